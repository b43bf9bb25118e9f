// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers of now minus those of the baseline that the session is compared with.
#include "io/exports/plaintext.h"
#include "io/exports/viewtables.h"
#include "session/cellname.h"
#include "session/differences.h"
#include "session/numbers.h"

#include <algorithm>
#include <cmath>

namespace ae {

namespace {

constexpr std::size_t kMostChanges = 12;

/// What was changed since, each in a sentence.
std::vector<std::string> changesSince(const SessionState& before, const SessionState& now)
{
    std::vector<std::string> sentences;
    const std::vector<Difference> all = differencesOf(before, now);
    for (const Difference& difference : all) {
        if (sentences.size() == kMostChanges)
            break;
        const auto shown = [](const std::string& text) { return text.empty() ? std::string("nothing") : plainText(text); };
        sentences.push_back(plainText(fill(difference.what, difference.arguments)) + ": " + shown(difference.before) + " there, "
                            + shown(difference.after) + " here.");
    }
    if (all.empty())
        sentences.push_back("Nothing was changed since.");
    if (all.size() > sentences.size() && sentences.size() == kMostChanges)
        sentences.push_back("So were " + std::to_string(all.size() - kMostChanges) + " more.");
    return sentences;
}

std::string arrayCode(const Matrix& numbers)
{
    std::string code = "np.array([";
    for (Index i = 0; i < numbers.rows(); ++i) {
        code += i == 0 ? "\n    [" : ",\n    [";
        for (Index j = 0; j < numbers.cols(); ++j) {
            const double value = numbers(i, j);
            code += (j == 0 ? "" : ", ")
                + (std::isnan(value)       ? std::string("np.nan")
                       : std::isinf(value) ? std::string(value < 0 ? "-np.inf" : "np.inf")
                                           : numberText(value));
        }
        code += "]";
    }
    return code + "\n])";
}

class Differences {
public:
    Differences(const Results& results, const Evaluation& before, const std::string& name, PageSize page, const RoundingBounds& rounding)
        : m_results(results), m_before(before), m_name(name), m_page(page), m_rounding(rounding)
    {
    }

    /// The first table has the notes on all.
    std::vector<ViewTable> tables(std::vector<std::string> notes)
    {
        std::vector<ViewTable> tables;
        const Graph& graph = m_results.evaluation.graph();
        std::string same;
        for (std::size_t i = 0; i < graph.size(); ++i) {
            const std::string key(graph[i].spec->key);
            const Graph::Node* node = m_before.has(key) ? m_before.graph().node(key) : nullptr;
            if (!node)
                notes.push_back(key + " is not there in the baseline.");
            else if (node->shape.rows != graph[i].shape.rows || node->shape.columns != graph[i].shape.columns)
                notes.push_back(key + " is " + shapeText(node->shape) + " there and " + shapeText(graph[i].shape) + " here.");
            else if (isSame(key))
                same += (same.empty() ? "" : ", ") + key;
            else
                tables.push_back(table(i));
        }
        if (!same.empty())
            notes.push_back("The same in both: " + same + ".");
        tables.insert(tables.begin(), {.id = "compared", .title = "Compared with " + m_name, .notes = std::move(notes)});
        return tables;
    }

private:
    bool isSame(const std::string& key) const
    {
        const Values now = m_results.evaluation.value(key);
        const Values before = m_before.value(key);
        for (Index i = 0; i < now.rows(); ++i) {
            for (Index j = 0; j < now.cols(); ++j) {
                if (now(i, j) != before(i, j) && !(std::isnan(now(i, j)) && std::isnan(before(i, j))))
                    return false;
            }
        }
        return true;
    }

    ViewTable table(std::size_t position) const
    {
        const Graph::Node& node = m_results.evaluation.graph()[position];
        const std::string key(node.spec->key);
        const ReportTable now = reportTable(m_results, node, m_page);
        ViewTable table{.id = "difference_" + key, .title = std::string(node.spec->title) + " (" + key + ") minus " + m_name};
        table.rowHead = node.spec->rowNames.empty() ? "row" : std::string(node.spec->rowNames);
        table.rowNames = now.rowNames;
        table.columnNames = now.columnNames;
        if (!now.cutNote.empty())
            table.notes.push_back(now.cutNote + ".");
        const Values values = m_before.value(key);
        Matrix before(now.rows(), now.columns());
        table.numbers.resize(now.rows(), now.columns());
        for (Index i = 0; i < now.rows(); ++i) {
            for (Index j = 0; j < now.columns(); ++j) {
                before(i, j) = values(i, j);
                table.numbers(i, j) = now.value(i, j) - before(i, j);
            }
        }
        table.code = "before = " + arrayCode(before) + "\nchange = " + key + "[:" + std::to_string(now.rows()) + ", :"
            + std::to_string(now.columns()) + "] - before\n# what rounding leaves where large numbers are the same is no difference\n"
            + table.id + " = np.where(np.abs(change) <= 1e-12 * np.abs(before), 0, change)";
        table.rounding = m_rounding.of(position);
        return table;
    }

    const Results& m_results;
    const Evaluation& m_before;
    std::string m_name;
    PageSize m_page;
    const RoundingBounds& m_rounding;
};

}  // namespace

std::vector<ViewTable> differenceTables(const Results& results, PageSize page, const RoundingBounds& rounding)
{
    const auto& all = results.session.baselines;
    const auto baseline = std::ranges::find(all, results.session.view.baseline, &Baseline::name);
    if (baseline == all.end())
        return {};
    const std::string name = plainText(baseline->name);
    const Computed<Evaluation> before = Evaluation::of(baseline->state->matrices, baseline->state->options);
    if (!before)
        return {{.id = "compared",
                 .title = "Compared with " + name,
                 .notes = {"It has no results: " + problemOf(before.error()).sentence() + "."}}};
    return Differences(results, *before, name, page, rounding).tables(changesSince(*baseline->state, results.session));
}

}  // namespace ae
