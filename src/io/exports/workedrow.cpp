// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/exports/workedrow.h"

#include "attention/kernels.h"
#include "io/exports/plaintext.h"
#include "io/reason.h"

#include <algorithm>
#include <numeric>

namespace ae {

namespace {

/// The keys to show, ascending.
std::vector<Index> shownKeys(const Results& results, const WorkedRow& worked, Index most)
{
    std::vector<Index> keys(static_cast<std::size_t>(worked.allKeys));
    std::iota(keys.begin(), keys.end(), Index{0});
    if (worked.allKeys <= most)
        return keys;
    if (worked.hasNumbers) {
        const Values weights = results.evaluation.value(worked.weights->spec->key);
        std::stable_sort(keys.begin(), keys.end(), [&](Index a, Index b) { return weights(worked.row, a) > weights(worked.row, b); });
    }
    keys.resize(static_cast<std::size_t>(most));
    std::sort(keys.begin(), keys.end());
    return keys;
}

WorkedKey workedKey(const Results& results, const WorkedRow& worked, Index key)
{
    const Evaluation& evaluation = results.evaluation;
    WorkedKey result;
    result.key = key;
    result.name = plainText(results.session.tokens[static_cast<std::size_t>(key)]);
    result.isAllowed = evaluation.allowed().allows(worked.row, key);
    for (const Graph::Node* node : worked.path)
        result.scores.push_back(evaluation.value(node->spec->key)(worked.row, key));
    if (worked.hasNumbers && result.isAllowed) {
        const double shifted = (result.scores.back() - worked.largest) / worked.temperature;
        expNonPositive(&shifted, &result.exponential, 1);
        result.weight = evaluation.value(worked.weights->spec->key)(worked.row, key);
    }
    return result;
}

}  // namespace

std::string WorkedRow::cutNote() const
{
    if (static_cast<Index>(keys.size()) == allKeys)
        return {};
    return std::to_string(keys.size()) + " of " + std::to_string(allKeys) + " keys shown"
        + (hasNumbers ? ", those with the largest weights" : "");
}

WorkedRow workedRow(const Results& results, Index mostKeys)
{
    const Evaluation& evaluation = results.evaluation;
    const Graph& graph = evaluation.graph();
    WorkedRow worked;
    worked.row = std::clamp<Index>(results.session.view.pickedToken, 0, graph.tokens() - 1);
    worked.name = plainText(results.session.tokens[static_cast<std::size_t>(worked.row)]);
    worked.remark = rowRemark(evaluation, worked.row);
    for (const std::size_t step : graph.scorePath())
        worked.path.push_back(&graph[step]);
    worked.output = &graph.nodes().back();
    worked.weights = &graph[worked.output->inputs[0]];
    const RowRecord& record = evaluation.rows()[static_cast<std::size_t>(worked.row)];
    worked.hasNumbers = !hasNoDistribution(record.state);
    worked.allKeys = graph.tokens();
    worked.largest = record.largest;
    worked.sum = record.sum();
    worked.temperature = evaluation.options().temperature;
    for (const Index key : shownKeys(results, worked, mostKeys))
        worked.keys.push_back(workedKey(results, worked, key));
    return worked;
}

}  // namespace ae
