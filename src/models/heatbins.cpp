// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/heatbins.h"

#include "attention/peaks.h"
#include "attention/workers.h"
#include "models/answersheet.h"
#include "models/comparison.h"
#include "models/highlight.h"
#include "models/matrixmodel.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>

namespace ae {

namespace {

constexpr Index kTileRows = 16;

struct Bin {
    double strongest = 0;  // infinite where something is not finite
    bool hasNumber = false;
};

/// What stands in the columns of a few rows, and in the bins of these columns.
class Band {
public:
    /// `before`: who was allowed in the baseline, where differences are shown.
    Band(const MatrixModel& model, const AllowedKeys* before)
        : m_model(model), m_result(model.document()->evaluation().result(model.step())),
          m_allowed(model.document()->evaluation().allowed()), m_before(before), m_hasLayer(model.layer() != Layer::Values),
          m_hasHidden(model.hasWeightColours() || before), m_scratch(static_cast<std::size_t>(m_result.storage().cols())),
          m_peaks(m_scratch.size()), m_any(m_scratch.size())
    {
    }

    void clear()
    {
        std::ranges::fill(m_peaks, 0);
        std::ranges::fill(m_any, std::uint8_t(m_hasHidden ? 0 : 1));
        m_isUndefined = false;
    }

    void read(Index row)
    {
        const auto columns = static_cast<Index>(m_peaks.size());
        if (m_hasLayer) {
            gatherPeaks(m_model.layerRow(row, m_scratch.data()), columns, m_peaks.data());
            if (m_before) {
                gather(m_allowed, row);
                gather(*m_before, row);
            }
            return;
        }
        m_isUndefined = m_isUndefined || (!m_result.rows.empty() && hasNoDistribution(m_result.rows[static_cast<std::size_t>(row)].state));
        if (m_isUndefined)
            return;
        gatherPeaks(m_result.values().rowOf(row, m_scratch.data()), columns, m_peaks.data());
        if (m_hasHidden)
            gather(m_allowed, row);
    }

    Bin bin(Index first, Index behind) const
    {
        if (m_isUndefined)
            return {.strongest = std::numeric_limits<double>::infinity(), .hasNumber = true};
        Bin bin;
        for (auto j = static_cast<std::size_t>(first); j < static_cast<std::size_t>(behind); ++j) {
            bin.hasNumber = bin.hasNumber || m_any[j] != 0;
            if (std::abs(m_peaks[j]) > std::abs(bin.strongest))
                bin.strongest = m_peaks[j];
        }
        return bin;
    }

private:
    void gather(const AllowedKeys& keys, Index row)
    {
        if (const std::uint8_t* allowed = keys.row(row))  // the weight of a masked key is exactly 0
            gatherAllowed(allowed, static_cast<Index>(m_any.size()), m_any.data());
        else
            std::ranges::fill(m_any, std::uint8_t(1));
    }

    const MatrixModel& m_model;
    const StepResult& m_result;
    const AllowedKeys& m_allowed;
    const AllowedKeys* m_before;
    bool m_hasLayer;
    bool m_hasHidden;
    bool m_isUndefined = false;
    std::vector<double> m_scratch;
    std::vector<double> m_peaks;
    std::vector<std::uint8_t> m_any;
};

/// The bin that holds a row or column, -1 where none does.
int binOf(const std::vector<Index>& edges, Index place)
{
    const auto above = std::ranges::upper_bound(edges, place);
    return above == edges.begin() || above == edges.end() ? -1 : static_cast<int>(above - edges.begin()) - 1;
}

void hideBlanks(const MatrixModel& model, const std::vector<Index>& ownRows, const std::vector<Index>& ownColumns, HeatBins& bins)
{
    const AnswerSheet& sheet = *model.sheet();
    if (!sheet.hasBlanks(model.step()) || model.showsDerivatives())
        return;
    for (const CellRef& cell : sheet.cells()) {
        if (cell.step != model.step() || !sheet.hides(cell))
            continue;
        const int row = binOf(ownRows, cell.row);
        const int column = binOf(ownColumns, cell.column);
        if (row < 0 || column < 0)
            continue;
        const int place = model.isTransposed() ? column * bins.columns + row : row * bins.columns + column;
        bins.states[static_cast<std::size_t>(place)] = HeatBins::Blank;
        bins.heat[static_cast<std::size_t>(place)] = 0;
    }
}

}  // namespace

HeatBins heatBinsOf(const MatrixModel& model, const std::vector<Index>& rowEdges, const std::vector<Index>& columnEdges)
{
    // rows and columns of the matrix itself from here on
    const bool isTurned = model.isTransposed();
    const std::vector<Index>& ownRows = isTurned ? columnEdges : rowEdges;
    const std::vector<Index>& ownColumns = isTurned ? rowEdges : columnEdges;
    HeatBins bins;
    bins.rows = static_cast<int>(rowEdges.size()) - 1;
    bins.columns = static_cast<int>(columnEdges.size()) - 1;
    const auto count = static_cast<std::size_t>(bins.rows) * static_cast<std::size_t>(bins.columns);
    bins.heat.assign(count, 0);
    bins.states.assign(count, HeatBins::Number);
    const bool isDistribution = model.hasWeightColours();
    if (model.showsDerivatives() && !model.derivatives()) {
        bins.states.assign(count, HeatBins::NotFinite);
        return bins;
    }
    const bool hasDifferences = model.layer() == Layer::Differences && model.spec().isDistribution;
    const AllowedKeys* before = hasDifferences ? &model.highlight()->comparison()->before()->allowed() : nullptr;
    const double scale = isDistribution ? 1 : model.heatScale() / model.unit();
    forRows(0, static_cast<Index>(ownRows.size()) - 1, kTileRows, [&](Index first, Index rows) {
        Band band(model, before);
        for (Index r = first; r < first + rows; ++r) {
            const auto ownRow = static_cast<std::size_t>(r);
            band.clear();
            for (Index i = ownRows[ownRow]; i < std::max(ownRows[ownRow] + 1, ownRows[ownRow + 1]); ++i)
                band.read(i);
            const std::size_t width = ownColumns.size() - 1;
            for (std::size_t c = 0; c < width; ++c) {
                const Bin bin = band.bin(ownColumns[c], std::max(ownColumns[c] + 1, ownColumns[c + 1]));
                const std::size_t place = isTurned ? c * static_cast<std::size_t>(bins.columns) + ownRow : ownRow * width + c;
                const bool isBad = std::isinf(bin.strongest);
                bins.states[place] = isBad ? HeatBins::NotFinite : bin.hasNumber ? HeatBins::Number : HeatBins::Hidden;
                bins.heat[place] = static_cast<float>(scale > 0 && !isBad ? bin.strongest / scale : 0);
            }
        }
    });
    hideBlanks(model, ownRows, ownColumns, bins);
    return bins;
}

}  // namespace ae
