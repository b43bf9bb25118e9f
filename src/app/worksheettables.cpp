// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/worksheettables.h"

#include "models/blanking.h"
#include "models/convention.h"
#include "models/equationtext.h"
#include "models/pair.h"
#include "models/wording.h"
#include "session/cellname.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>
#include <set>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(WorksheetTables)
};

constexpr std::size_t kMostRows = 24;
constexpr std::size_t kMostColumns = 12;

/// Which rows or columns are printed: all, or those with blank cells and then the first ones, in their order.
std::vector<Index> chosen(const std::set<Index>& withBlanks, Index all, std::size_t most)
{
    std::set<Index> taken;
    for (const Index each : withBlanks) {
        if (taken.size() < most)
            taken.insert(each);
    }
    for (Index i = 0; i < all && taken.size() < most; ++i)
        taken.insert(i);
    return {taken.begin(), taken.end()};
}

QString noteOf(std::size_t rows, Index allRows, std::size_t columns, Index allColumns, std::size_t lostBlanks)
{
    QStringList parts;
    if (static_cast<Index>(rows) < allRows)
        parts << Words::tr("%1 of %n row(s)", "of a printed table", static_cast<int>(allRows)).arg(rows);
    if (static_cast<Index>(columns) < allColumns)
        parts << Words::tr("%1 of %n column(s)", "of a printed table", static_cast<int>(allColumns)).arg(columns);
    if (lostBlanks > 0)
        parts << Words::tr("%n blank cell(s) have no room here", nullptr, static_cast<int>(lostBlanks));
    return listOf(parts);
}

struct BlankPlaces {
    std::set<Index> rows;
    std::set<Index> columns;
    std::vector<CellRef> cells;
};

class TableMaker {
public:
    TableMaker(const Document& document, PrintedAs as)
        : m_document(document), m_evaluation(document.evaluation()), m_sheet(*AnswerSheet::of(document)), m_as(as),
          m_style(numberStyle(document))
    {
        for (const CellRef& cell : m_sheet.cells()) {
            BlankPlaces& places = m_places[cell.step];
            places.rows.insert(cell.row);
            places.columns.insert(cell.column);
            places.cells.push_back(cell);
        }
    }

    /// As panes show it: where tokens are columns, what its letter stands for.
    PrintedTable table(const Graph::Node& node) const
    {
        PrintedTable table = rowTable(node, 1);
        return isTurned(*node.spec) ? turned(std::move(table)) : table;
    }

    /// Where the queries are divided before the product.
    PrintedTable dividedQueries() const
    {
        const Graph& graph = m_evaluation.graph();
        const Graph::Node& node = *graph.node(operandsOfScores(graph).queries);
        PrintedTable table = rowTable(node, m_evaluation.divisor());
        table.title = translate("ae", "%1, divided").arg(table.title);
        table.sign = dividedQueriesSign();
        table.formula = scalingEquation(m_document).section(u" = "_s, 1).section(u",  "_s, 0, 0);
        table.hasBlanks = false;
        return isTurned(*node.spec) ? turned(std::move(table)) : table;
    }

    bool hasBlanks(const Graph::Node& node) const { return m_places.contains(node.spec->key); }

private:
    bool isTurned(const StepSpec& spec) const { return hasTokenColumns(m_document) && letterTurns(spec); }

    static PrintedTable turned(PrintedTable table)
    {
        std::vector<std::vector<PrintedCell>> cells(static_cast<std::size_t>(table.columns.size()));
        for (const std::vector<PrintedCell>& line : table.cells) {
            for (std::size_t i = 0; i < line.size(); ++i)
                cells[i].push_back(line[i]);
        }
        table.cells = std::move(cells);
        table.rows.swap(table.columns);
        return table;
    }

    PrintedTable rowTable(const Graph::Node& node, double divisor) const
    {
        static const BlankPlaces none;
        const StepSpec& spec = *node.spec;
        const auto found = m_places.find(spec.key);
        const BlankPlaces& places = found == m_places.end() ? none : found->second;
        const bool turns = isTurned(spec);
        const std::vector<Index> rows = chosen(places.rows, node.shape.rows, turns ? kMostColumns : kMostRows);
        const std::vector<Index> columns = chosen(places.columns, node.shape.columns, turns ? kMostRows : kMostColumns);
        PrintedTable table;
        table.title = titleOf(spec);
        table.sign = fromUtf8(spec.symbol);
        if (spec.kind == StepKind::Computed)
            table.formula = shownFormula(m_document, node);
        table.hasBlanks = !places.cells.empty();
        const auto isLost = [&](const CellRef& cell) {
            return !std::ranges::binary_search(rows, cell.row) || !std::ranges::binary_search(columns, cell.column);
        };
        const auto lost = static_cast<std::size_t>(std::ranges::count_if(places.cells, isLost));
        table.note = turns ? noteOf(columns.size(), node.shape.columns, rows.size(), node.shape.rows, lost)
                           : noteOf(rows.size(), node.shape.rows, columns.size(), node.shape.columns, lost);
        for (const Index column : columns)
            table.columns << shownName(nameOf(spec.columnNames, column, m_document.session()));
        for (const Index row : rows) {
            table.rows << (spec.rowNames.empty() ? QString() : shownName(nameOf(spec.rowNames, row, m_document.session())));
            std::vector<PrintedCell>& line = table.cells.emplace_back();
            for (const Index column : columns)
                line.push_back(cellOf({std::string(spec.key), 0, row, column}, divisor));
        }
        return table;
    }

    PrintedCell cellOf(const CellRef& cell, double divisor) const
    {
        PrintedCell printed;
        const StepResult& result = m_evaluation.result(cell.step);
        const bool isUndefined = !result.rows.empty() && hasNoDistribution(result.rows[static_cast<std::size_t>(cell.row)].state);
        printed.isBlank = m_sheet.isBlank(cell) && divisor == 1;
        printed.isHatched = findStep(cell.step)->isDistribution && !m_evaluation.allowed().allows(cell.row, cell.column);
        if (isUndefined)
            printed.text = u"–"_s;
        else if (!printed.isHatched && !m_sheet.hides(cell, m_as == PrintedAs::Key ? Gate::Open : Gate::Blank))
            printed.text = m_style.text(result.values()(cell.row, cell.column) / divisor, decimalsOf(printed.isBlank));
        else if (!printed.isHatched && !printed.isBlank)
            printed.text = blankSign();
        return printed;
    }

    /// An answer has as many decimals as the tolerance asks for.
    int decimalsOf(bool isAnswer) const
    {
        constexpr int most = 9;
        int decimals = m_style.decimals;
        while (isAnswer && decimals < most && toleranceOf(decimals) > m_document.session().worksheet.tolerance * (1 + 1e-9))
            ++decimals;
        return decimals;
    }

    const Document& m_document;
    const Evaluation& m_evaluation;
    const AnswerSheet& m_sheet;
    PrintedAs m_as;
    NumberStyle m_style;
    std::map<std::string, BlankPlaces, std::less<>> m_places;
};

}  // namespace

std::vector<PrintedTable> printedTables(const Document& document, PrintedAs as)
{
    const TableMaker maker(document, as);
    std::vector<PrintedTable> tables;
    const Graph& graph = document.evaluation().graph();
    const Graph::Node& product = graph[graph.scorePath().front()];
    for (const Graph::Node& node : graph.nodes()) {
        const bool isDivided = &node == &product && dividesQueries(document);
        if (isDivided)
            tables.push_back(maker.dividedQueries());
        if (!isDivided || maker.hasBlanks(node))  // of divided queries nobody needs the raw scores, unless they are asked for
            tables.push_back(maker.table(node));
    }
    return tables;
}

QString printedInstructions(const Document& document, PrintedAs as)
{
    const QString tolerance = toleranceInWords(document.session().worksheet.tolerance, numberStyle(document));
    const QString task = as == PrintedAs::Key ? translate("ae", "The numbers in the boxes are the answers; each is to be %1.")
                                              : translate("ae", "Write the missing numbers into the boxes, %1.");
    return task.arg(tolerance) + u' ' + divisorSentence(document);
}

}  // namespace ae
