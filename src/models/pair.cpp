// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/pair.h"

#include "models/answersheet.h"
#include "models/convention.h"

#include <algorithm>
#include <cmath>

namespace ae {

namespace {

/// The key with the largest weight, of those that are not blank: the others must not be told by being chosen.
Index strongestKey(const Document& document, Index query)
{
    const Evaluation& evaluation = document.evaluation();
    const RowRecord& record = evaluation.rows()[static_cast<std::size_t>(query)];
    const std::string_view step = evaluation.graph().nodes().back().inputKeys.front();
    const std::vector<Index> hidden = AnswerSheet::of(document)->hiddenColumns(step, query);
    if (record.strongest < 0 || !std::ranges::binary_search(hidden, record.strongest))
        return record.strongest;
    const Values weights = evaluation.value(step);
    Index best = -1;
    for (Index j = 0; j < weights.cols(); ++j) {
        if (!std::ranges::binary_search(hidden, j) && (best < 0 || weights(query, j) > weights(query, best)))
            best = j;
    }
    return best;
}

/// Where the softmax found no strongest key: the largest score that is a number, hidden or not.
Index largestScore(const Document& document, Index query)
{
    const Graph& graph = document.evaluation().graph();
    const Values scores = document.evaluation().value(graph[graph.scorePath().front()].spec->key);
    Index best = -1;
    for (Index j = 0; j < scores.cols(); ++j) {
        const bool isSeen = std::isfinite(scores(query, j)) && !hidesScore(document, {query, j});
        if (isSeen && (best < 0 || scores(query, j) > scores(query, best)))
            best = j;
    }
    return best < 0 ? 0 : best;
}

}  // namespace

Pair pairInView(const Document& document)
{
    const Graph& graph = document.evaluation().graph();
    const Index query = document.pickedToken();
    if (const auto& cell = document.selectedCell(); cell && cell->row == query) {
        const Graph::Node* node = graph.node(cell->step);
        if (node && node->spec->rowNames == "token" && node->spec->columnNames == "token")
            return {query, cell->column};
    }
    const Index strongest = strongestKey(document, query);
    return {query, strongest < 0 ? largestScore(document, query) : strongest};
}

CellRef scoreOf(const Document& document, const Pair& pair)
{
    const Graph& graph = document.evaluation().graph();
    const StepSpec& step = dividesQueries(document) ? *dividedScores(graph) : *graph[graph.scorePath().front()].spec;
    return {std::string(step.key), 0, pair.query, pair.key};
}

ScoreOperands operandsOfScores(const Graph& graph)
{
    const Graph::Node& scores = graph[graph.scorePath().front()];
    return {scores.inputKeys[static_cast<std::size_t>(scores.spec->layout.left)],
            scores.inputKeys[static_cast<std::size_t>(scores.spec->layout.top)]};
}

QString blankReason()
{
    return translate("ae", "The worksheet asks for numbers that could be read here. They are shown once those are filled in.");
}

bool hidesRows(const Document& document, std::string_view step, Index first, Index count)
{
    const Graph::Node& node = *document.evaluation().graph().node(step);
    if (AnswerSheet::of(document)->hides(step, {first, 0, count, node.shape.columns}))
        return true;
    const bool isTurned = node.spec->kind == StepKind::Computed && node.spec->layout.left < 0;
    return isTurned && hidesRows(document, node.inputKeys.front(), first, count);
}

bool hidesScore(const Document& document, const Pair& pair)
{
    const Graph& graph = document.evaluation().graph();
    const AnswerSheet& sheet = *AnswerSheet::of(document);
    return std::ranges::any_of(graph.scorePath(),
                               [&](std::size_t step) { return sheet.hides(graph[step].spec->key, pair.query, pair.key); });
}

QString tokenName(const Document& document, Index token)
{
    return shownName(document.session().tokens[static_cast<std::size_t>(token)]);
}

}  // namespace ae
