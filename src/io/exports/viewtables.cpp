// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/exports/viewtables.h"

#include "attention/jacobian.h"
#include "attention/spectrum.h"
#include "io/exports/plaintext.h"
#include "io/exports/pythonparts.h"
#include "io/reason.h"
#include "session/cellname.h"
#include "session/numbers.h"

#include <algorithm>
#include <cmath>

namespace ae {

namespace {

constexpr Index kWidestSpectrum = 2048;  // of the shorter side: beyond it singular values take minutes
constexpr double kRounding = 1e-12;

Index pickedRow(const Results& results)
{
    return std::clamp<Index>(results.session.view.pickedToken, 0, results.evaluation.graph().tokens() - 1);
}

std::string token(const Results& results, Index row)
{
    return plainText(results.session.tokens[static_cast<std::size_t>(row)]);
}

std::string cutNote(Index shown, Index all, const std::string& what)
{
    return std::to_string(shown) + " of " + std::to_string(all) + " " + what + " shown.";
}

/// The key whose score with the picked query is written out: the selected one, else the strongest, else the first.
Index keyInView(const Results& results)
{
    const Graph& graph = results.evaluation.graph();
    const Index query = pickedRow(results);
    const Result<CellRef> selected = parseCellName(results.session.view.selection, results.session, graph);
    if (selected && selected->row == query) {
        const StepSpec& spec = *graph.node(selected->step)->spec;
        if (spec.rowNames == "token" && spec.columnNames == "token")
            return selected->column;
    }
    return std::max<Index>(0, results.evaluation.rows()[static_cast<std::size_t>(query)].strongest);
}

std::size_t stepAt(const Graph& graph, std::string_view key)
{
    return static_cast<std::size_t>(graph.find(key));
}

ViewTable spectrumTable(const std::string& id, const std::string& title, const std::optional<Spectrum>& spectrum, Index shorterSide,
                        PageSize page, const std::string& code)
{
    ViewTable table{.id = id, .title = title, .rowHead = "direction"};
    if (!spectrum) {
        table.notes = {shorterSide > kWidestSpectrum ? "There are too many dimensions for singular values."
                                                     : "A number in it is not finite, so there are no singular values."};
        return table;
    }
    const auto count = static_cast<Index>(spectrum->values.size());
    const Index shown = std::min(count, page.rows);
    table.numbers.resize(shown, 1);
    for (Index i = 0; i < shown; ++i) {
        table.rowNames.push_back(std::to_string(i + 1));
        table.numbers(i, 0) = spectrum->values[static_cast<std::size_t>(i)];
    }
    table.columnNames = {"singular value"};
    table.notes = {"Rank " + std::to_string(spectrum->rank) + " of at most " + std::to_string(count) + "."};
    if (shown < count)
        table.notes.push_back(cutNote(shown, count, "singular values"));
    table.code = code + "[:" + std::to_string(shown) + ", None]";
    table.rounding = kRounding * (count > 0 ? spectrum->values.front() : 0);
    return table;
}

}  // namespace

bool ViewTable::isRowEmpty(Index row) const
{
    return numbers.row(row).array().isNaN().all();
}

std::vector<ViewTable> termTables(const Results& results, PageSize page, const RoundingBounds& rounding)
{
    const Evaluation& evaluation = results.evaluation;
    const Graph& graph = evaluation.graph();
    const std::size_t position = graph.scorePath().front();
    const Graph::Node& scores = graph[position];
    const Index query = pickedRow(results);
    const Index key = keyInView(results);
    ViewTable table{.id = "terms", .title = "Terms of the score of " + token(results, query) + " with " + token(results, key)};
    table.rowHead = "dimension";
    table.columnNames = {"query", "key", "product", "sum so far"};
    const std::string left(scores.inputKeys[static_cast<std::size_t>(scores.spec->layout.left)]);
    const std::string top(scores.inputKeys[static_cast<std::size_t>(scores.spec->layout.top)]);
    const Values queries = evaluation.value(left);
    const Values keys = evaluation.value(top);
    const Index shown = std::min(queries.cols(), page.rows);
    table.numbers.resize(shown, 4);
    double sum = 0;
    for (Index m = 0; m < shown; ++m) {
        const double product = queries(query, m) * keys(key, m);
        sum += product;
        table.rowNames.push_back(std::to_string(m + 1));
        table.numbers.row(m) << queries(query, m), keys(key, m), product, sum;
    }
    const double score = evaluation.value(scores.spec->key)(query, key);
    table.notes = {
        "The products add up to the score " + numberText(score) + ".",
        "Scaled and divided by the temperature it is "
            + numberText(evaluation.value(graph[graph.scorePath().back()].spec->key)(query, key) / evaluation.options().temperature)
            + ", which the softmax reads."};
    if (!evaluation.allowed().allows(query, key))
        table.notes.push_back("The mask hides this pair, so the softmax leaves it out.");
    if (shown < queries.cols())
        table.notes.push_back(cutNote(shown, queries.cols(), "terms"));
    const std::string part = "[:" + std::to_string(shown) + "]";
    table.code = "query, key = " + left + "[" + std::to_string(query) + "]" + part + ", " + top + "[" + std::to_string(key) + "]" + part
        + "\nterms = np.stack([query, key, query * key, np.cumsum(query * key)], axis=1)";
    table.rounding = 2 * std::max({rounding.of(position), rounding.of(stepAt(graph, left)), rounding.of(stepAt(graph, top))});
    return {table};
}

std::vector<ViewTable> mergedTables(const Results& results, PageSize page, const RoundingBounds&)
{
    const Graph& graph = results.evaluation.graph();
    const Matrix& wq = results.session.matrices.at("Wq");
    const Matrix& wk = results.session.matrices.at("Wk");
    const Matrix& wv = results.session.matrices.at("Wv");
    const Index rows = std::min(wq.rows(), page.rows);
    const Index columns = std::min(wk.rows(), page.columns);
    ViewTable merged{.id = "merged", .title = "W_Q W_K transposed", .rowHead = "of the query"};
    for (Index i = 0; i < std::max(rows, columns); ++i) {
        const std::string feature = plainText(nameOf("feature", i, results.session));
        if (i < rows)
            merged.rowNames.push_back(feature);
        if (i < columns)
            merged.columnNames.push_back(feature);
    }
    merged.numbers = wq.topRows(rows) * wk.topRows(columns).transpose();
    merged.notes = {"The score of token x with token y is x times this matrix times y: of W_Q and W_K only their product counts."};
    if (rows < graph.modelWidth() || columns < graph.modelWidth())
        merged.notes.push_back(cutNote(rows, graph.modelWidth(), "rows and " + std::to_string(columns) + " columns"));
    merged.code = "merged = Wq[:" + std::to_string(rows) + "] @ Wk[:" + std::to_string(columns) + "].T";
    const Matrix sizes = wq.topRows(rows).cwiseAbs() * wk.topRows(columns).cwiseAbs().transpose();
    merged.rounding = sizes.allFinite() ? kRounding * sizes.maxCoeff() : 0;
    const Index sideOfScores = std::min(wq.rows(), wq.cols());
    const Index sideOfValues = std::min(wv.rows(), wv.cols());
    return {merged,
            spectrumTable("merged_spectrum", "Singular values of W_Q W_K transposed",
                          sideOfScores > kWidestSpectrum ? std::nullopt : spectrumOfProduct(wq, wk), sideOfScores, page,
                          "left, right = np.linalg.qr(Wq, mode=\"r\"), np.linalg.qr(Wk, mode=\"r\")\n"
                          "merged_spectrum = np.linalg.svd(left @ right.T, compute_uv=False)"),
            spectrumTable("value_spectrum", "Singular values of W_V", sideOfValues > kWidestSpectrum ? std::nullopt : spectrumOf(wv),
                          sideOfValues, page, "value_spectrum = np.linalg.svd(Wv, compute_uv=False)")};
}

std::vector<ViewTable> jacobianTables(const Results& results, PageSize page, const RoundingBounds& rounding)
{
    const Evaluation& evaluation = results.evaluation;
    const Graph& graph = evaluation.graph();
    const Index row = pickedRow(results);
    ViewTable table{.id = "jacobian", .title = "Softmax Jacobian of " + token(results, row), .rowHead = "weight of"};
    if (hasNoDistribution(evaluation.rows()[static_cast<std::size_t>(row)].state)) {
        table.notes = {"There is none: the row is " + rowRemark(evaluation, row) + "."};
        return {table};
    }
    const Index rows = std::min(graph.tokens(), page.rows);
    const Index columns = std::min(graph.tokens(), page.columns);
    table.numbers.resize(rows, columns);
    for (Index i = 0; i < rows; ++i) {
        for (Index j = 0; j < columns; ++j)
            table.numbers(i, j) = softmaxJacobianAt(evaluation, row, i, j);
    }
    for (Index i = 0; i < std::max(rows, columns); ++i) {
        if (i < rows)
            table.rowNames.push_back(token(results, i));
        if (i < columns)
            table.columnNames.push_back(token(results, i));
    }
    table.notes = {"How much the weight of a row moves when the scaled score of a column, divided by the temperature, moves by one."};
    if (rows < graph.tokens() || columns < graph.tokens())
        table.notes.push_back(cutNote(rows, graph.tokens(), "rows and " + std::to_string(columns) + " columns"));
    const std::string weights(graph.nodes().back().inputKeys.front());
    table.code = "a = " + weights + "[" + std::to_string(row) + "]\njacobian = (np.diag(a) - np.outer(a, a))[:" + std::to_string(rows)
        + ", :" + std::to_string(columns) + "]";
    table.rounding = 3 * rounding.of(stepAt(graph, weights)) + kRounding;
    return {table};
}

std::vector<ViewTable> viewTables(const Results& results, PageSize page)
{
    struct Kind {
        std::string_view cell;
        std::vector<ViewTable> (*tables)(const Results&, PageSize, const RoundingBounds&);
    };
    static constexpr Kind kinds[] = {
        {"plane", planeTables}, {"waterfall", termTables}, {"merged", mergedTables}, {"jacobian", jacobianTables}};
    std::vector<ViewTable> all;
    std::optional<RoundingBounds> rounding;  // another pass over the steps: only where it is wanted
    const auto add = [&](std::vector<ViewTable> (*tables)(const Results&, PageSize, const RoundingBounds&)) {
        if (!rounding)
            rounding.emplace(results.evaluation);
        for (ViewTable& table : tables(results, page, *rounding)) {
            // a kind of cell may stand in a notebook twice
            if (std::ranges::find(all, table.id, &ViewTable::id) == all.end())
                all.push_back(std::move(table));
        }
    };
    for (const NotebookCell& cell : results.session.notebook) {
        const auto found = std::ranges::find(kinds, std::string_view(cell.kind), &Kind::cell);
        if (found != std::end(kinds))
            add(found->tables);
    }
    if (!results.session.view.baseline.empty())
        add(differenceTables);
    return all;
}

}  // namespace ae
