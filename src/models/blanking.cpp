// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/blanking.h"

#include "models/answersheet.h"
#include "session/cellname.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <random>
#include <set>

namespace ae {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Blanking)
};

/// Index spelling: it stays what it is when tokens get other names.
std::vector<std::string> namesOf(const std::vector<CellRef>& cells)
{
    std::vector<std::string> names;
    for (const CellRef& cell : cells)
        names.push_back(plainCellName(cell));
    return names;
}

/// The spelling that blankCells would give to an entry of a file; empty where it is the name of no cell.
std::string plainNameOf(const Document& document, const std::string& name)
{
    const Result<CellRef> cell = parseCellName(name, document.session(), document.evaluation().graph());
    return cell ? plainCellName(*cell) : std::string();
}

/// A pinned state with the same number in a cell that is blank now: whoever compares with it sees the answer.
QString noteOnBaselines(const Document& document, const std::vector<CellRef>& cells)
{
    constexpr Index mostTokens = 256;  // beyond it the look would take longer than the blanking
    const double tolerance = document.session().worksheet.tolerance;
    for (const Baseline& baseline : document.session().baselines) {
        if (baseline.state->tokenCount() > mostTokens)
            continue;
        const auto evaluation = Evaluation::of(baseline.state->matrices, baseline.state->options);
        if (!evaluation.isOk())
            continue;
        const auto isSame = [&](const CellRef& cell) {
            return hasOwnNumber(*evaluation, cell)
                && std::abs(evaluation->value(cell.step)(cell.row, cell.column)
                            - document.evaluation().value(cell.step)(cell.row, cell.column))
                <= tolerance;
        };
        const auto found = std::ranges::find_if(cells, isSame);
        if (found != cells.end()) {
            return translate("ae", "The pinned state “%1” has the same number in %2: whoever compares with it sees the answer.")
                .arg(shownName(baseline.name), shownCellName(document, *found));
        }
    }
    return {};
}

}  // namespace

bool hasOwnNumber(const Evaluation& evaluation, const CellRef& cell)
{
    const Graph::Node* node = evaluation.graph().node(cell.step);
    if (!node || cell.row < 0 || cell.column < 0 || cell.row >= node->shape.rows || cell.column >= node->shape.columns)
        return false;
    const StepResult& result = evaluation.result(cell.step);
    if (!result.rows.empty() && hasNoDistribution(result.rows[static_cast<std::size_t>(cell.row)].state))
        return false;
    if (node->spec->isDistribution && !evaluation.allowed().allows(cell.row, cell.column))
        return false;
    return std::isfinite(result.values()(cell.row, cell.column));
}

QString reasonNotBlank(const Document& document, const CellRef& cell)
{
    const Evaluation& evaluation = document.evaluation();
    if (hasOwnNumber(evaluation, cell))
        return {};
    const QString name = shownCellName(document, cell);
    const StepResult& result = evaluation.result(cell.step);
    if (!result.rows.empty() && hasNoDistribution(result.rows[static_cast<std::size_t>(cell.row)].state))
        return translate("ae", "%1 has no number to ask for. %2").arg(name, reasonInWords(document, cell.row));
    if (std::isfinite(result.values()(cell.row, cell.column)))
        return translate("ae", "%1 is hidden by the mask: everybody sees that it is 0.").arg(name);
    return translate("ae", "%1 is not finite: there is no number to ask for.").arg(name);
}

Blanking blankCells(Document& document, const std::vector<CellRef>& cells)
{
    document.settle();
    Worksheet worksheet = document.session().worksheet;
    std::set<std::string> present;
    for (const std::string& name : worksheet.blanks)
        present.insert(plainNameOf(document, name));
    std::vector<CellRef> taken;
    QString reason;
    std::size_t left = 0;
    for (const CellRef& cell : cells) {
        const QString why = reasonNotBlank(document, cell);
        if (!why.isEmpty()) {
            ++left;
            reason = reason.isEmpty() ? why : reason;
        } else if (present.insert(plainCellName(cell)).second) {
            taken.push_back(cell);
        }
    }
    if (!taken.empty()) {
        const std::vector<std::string> names = namesOf(taken);
        worksheet.blanks.insert(worksheet.blanks.end(), names.begin(), names.end());
        const QString text = taken.size() == 1 ? translate("ae", "Blank %1").arg(shownCellName(document, taken.front()))
                                               : Words::tr("Blank %n cell(s)", "an undo step", static_cast<int>(taken.size()));
        AnswerSheet::of(document)->forget(taken);
        if (const auto refusal = document.setWorksheet(worksheet, text))
            return {0, sentenceOf(*refusal)};
        document.settle();
    }
    QString words = taken.empty() ? translate("ae", "No further cell became blank.")
                                  : Words::tr("%n cell(s) are blank now.", nullptr, static_cast<int>(taken.size()));
    if (left > 0)
        words += u' ' + Words::tr("%n cell(s) were left out: %1", "the reason of the first", static_cast<int>(left)).arg(reason);
    if (const QString note = noteOnBaselines(document, taken); !note.isEmpty())
        words += u' ' + note;
    return {taken.size(), words};
}

Blanking unblankCells(Document& document, const std::vector<CellRef>& cells)
{
    document.settle();
    const std::vector<std::string> names = namesOf(cells);
    const std::set<std::string> leaving(names.begin(), names.end());
    Worksheet worksheet = document.session().worksheet;
    const std::size_t count =
        std::erase_if(worksheet.blanks, [&](const std::string& name) { return leaving.contains(plainNameOf(document, name)); });
    if (count == 0)
        return {0, translate("ae", "None of these cells is blank.")};
    if (const auto refusal = document.setWorksheet(worksheet, Words::tr("Unblank %n cell(s)", "an undo step", static_cast<int>(count))))
        return {0, sentenceOf(*refusal)};
    document.settle();
    return {count, Words::tr("%n cell(s) show their numbers again.", nullptr, static_cast<int>(count))};
}

Blanking unblankAll(Document& document)
{
    Worksheet worksheet = document.session().worksheet;
    const std::size_t count = worksheet.blanks.size();
    worksheet.blanks.clear();
    if (const auto refusal = document.setWorksheet(worksheet, translate("ae", "Unblank all cells")))
        return {0, sentenceOf(*refusal)};
    document.settle();
    return {count, Words::tr("%n cell(s) show their numbers again.", nullptr, static_cast<int>(count))};
}

Blanking blankTenth(Document& document, std::uint64_t seed)
{
    document.settle();
    constexpr Index part = 10;
    const Evaluation& evaluation = document.evaluation();
    Index count = 0;
    for (const Graph::Node& node : evaluation.graph().nodes())
        count += node.spec->kind == StepKind::Computed ? node.shape.rows * node.shape.columns : 0;
    if (count / part > static_cast<Index>(limits::blanks)) {
        return {0,
                translate("ae", "A tenth of all computed cells are %1, and a worksheet has at most %2 blank cells. Blank parts of it.")
                    .arg(count / part)
                    .arg(limits::blanks)};
    }
    std::vector<CellRef> cells;
    for (const Graph::Node& node : evaluation.graph().nodes()) {
        if (node.spec->kind != StepKind::Computed)
            continue;
        for (const CellRef& cell : cellsOf(node.spec->key, Region::whole(node.shape))) {
            if (hasOwnNumber(evaluation, cell) && !AnswerSheet::of(document)->isBlank(cell))
                cells.push_back(cell);
        }
    }
    // our own shuffle: that of the library is not the same everywhere
    std::mt19937_64 draw(seed);
    const std::size_t wanted = std::min(cells.size(), std::max<std::size_t>(1, cells.size() / part));
    for (std::size_t i = 0; i < wanted; ++i)
        std::swap(cells[i], cells[i + draw() % (cells.size() - i)]);
    cells.resize(wanted);
    return blankCells(document, cells);
}

std::vector<CellRef> cellsOf(std::string_view step, const Region& region)
{
    std::vector<CellRef> cells;
    for (Index r = region.row; r < region.row + region.rows; ++r) {
        for (Index c = region.column; c < region.column + region.columns; ++c)
            cells.push_back({std::string(step), 0, r, c});
    }
    return cells;
}

double toleranceOf(int decimals)
{
    return 0.5 / std::pow(10.0, decimals);
}

QString toleranceInWords(double tolerance, const NumberStyle& style)
{
    constexpr int most = 9;
    for (int decimals = 0; decimals <= most; ++decimals) {
        if (std::abs(tolerance - toleranceOf(decimals)) > 1e-6 * tolerance)
            continue;
        const QString places = decimals == 0 ? translate("ae", "right to the whole number")
            : decimals == 1                  ? translate("ae", "right to 1 decimal")
                                             : translate("ae", "right to %1 decimals").arg(decimals);
        return places;
    }
    if (tolerance == 0)
        return translate("ae", "right to the last digit");
    return translate("ae", "right within %1").arg(style.measure(tolerance));
}

}  // namespace ae
