// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/heatbins.h"

#include "attention/workers.h"
#include "models/matrixmodel.h"

#include <cmath>
#include <limits>

namespace ae {

namespace {

constexpr Index kTileRows = 16;

struct Bin {
    double strongest = 0;
    bool hasNumber = false;
    bool hasBad = false;
};

/// One row of the matrix into the bins of its columns.
class RowReader {
public:
    RowReader(const Evaluation& evaluation, const std::string& step, bool isDistribution)
        : m_result(evaluation.result(step)), m_allowed(evaluation.allowed()), m_isDistribution(isDistribution),
          m_scratch(static_cast<std::size_t>(m_result.storage().cols()))
    {
    }

    void read(Index row, const std::vector<Index>& edges, std::vector<Bin>& bins)
    {
        const bool isUndefined = !m_result.rows.empty() && hasNoDistribution(m_result.rows[static_cast<std::size_t>(row)].state);
        const double* numbers = m_result.values().rowOf(row, m_scratch.data());
        const std::uint8_t* allowed = m_isDistribution ? m_allowed.row(row) : nullptr;
        for (std::size_t bin = 0; bin + 1 < edges.size(); ++bin) {
            Bin& into = bins[bin];
            for (Index j = edges[bin]; j < std::max(edges[bin] + 1, edges[bin + 1]); ++j) {
                if (isUndefined) {
                    into.hasBad = true;
                } else if (!allowed || allowed[j] != 0) {
                    const double size = std::abs(numbers[j]);
                    into.hasBad = into.hasBad || !(size <= std::numeric_limits<double>::max());
                    into.hasNumber = true;
                    if (size > std::abs(into.strongest))
                        into.strongest = numbers[j];
                }
            }
        }
    }

private:
    const StepResult& m_result;
    const AllowedKeys& m_allowed;
    bool m_isDistribution;
    std::vector<double> m_scratch;
};

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
    const bool isDistribution = model.spec().isDistribution;
    const double scale = isDistribution ? 1 : model.heatScale();
    forRows(0, static_cast<Index>(ownRows.size()) - 1, kTileRows, [&](Index first, Index rows) {
        RowReader reader(model.document()->evaluation(), model.step(), isDistribution);
        for (Index r = first; r < first + rows; ++r) {
            const auto ownRow = static_cast<std::size_t>(r);
            std::vector<Bin> row(ownColumns.size() - 1);
            for (Index i = ownRows[ownRow]; i < std::max(ownRows[ownRow] + 1, ownRows[ownRow + 1]); ++i)
                reader.read(i, ownColumns, row);
            for (std::size_t c = 0; c < row.size(); ++c) {
                const std::size_t place = isTurned ? c * static_cast<std::size_t>(bins.columns) + ownRow : ownRow * row.size() + c;
                bins.states[place] = row[c].hasBad ? HeatBins::NotFinite : row[c].hasNumber ? HeatBins::Number : HeatBins::Hidden;
                bins.heat[place] = static_cast<float>(scale > 0 ? row[c].strongest / scale : 0);
            }
        }
    });
    return bins;
}

}  // namespace ae
