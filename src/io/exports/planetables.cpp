// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Queries, keys and values as points of the plane that shows most of them.
#include "attention/principalplane.h"
#include "io/exports/plaintext.h"
#include "io/exports/pythonparts.h"
#include "io/exports/viewtables.h"
#include "session/cellname.h"
#include "session/numbers.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace ae {

namespace {

constexpr Index kWidestPlane = 2048;  // dimensions: beyond it the directions take minutes
constexpr double kRounding = 1e-12;

/// Vectors of one kind that a plane shows: the first rows of a step, or one of them.
struct Vectors {
    std::string sign;  ///< "q"
    std::string_view step;
    Index first = 0;
    Index count = 0;
};

std::string directionsCode(const Matrix& directions, const std::string& name)
{
    std::string code = name + " = np.array([";
    for (Index i = 0; i < directions.rows(); ++i) {
        code += i == 0 ? "[" : ", [";
        for (Index j = 0; j < directions.cols(); ++j)
            code += (j == 0 ? "" : ", ") + numberText(directions(i, j));
        code += "]";
    }
    return code + "])\n";
}

ViewTable tableOf(const Results& results, const std::string& id, const std::string& title, const std::vector<Vectors>& shown,
                  const std::vector<std::string_view>& axes, const PrincipalPlane& plane, const RoundingBounds& rounding)
{
    const Evaluation& evaluation = results.evaluation;
    ViewTable table{.id = id, .title = title, .rowHead = "vector"};
    Index rows = 0;
    for (const Vectors& vectors : shown)
        rows += vectors.count;
    table.numbers.resize(rows, plane.directions.cols());
    std::string parts;
    double largest = 0;
    Index at = 0;
    bool leavesOut = false;
    for (const Vectors& vectors : shown) {
        const Values values = evaluation.value(vectors.step);
        for (Index i = vectors.first; i < vectors.first + vectors.count; ++i, ++at) {
            const Matrix vector = values.row(i);
            table.rowNames.push_back(vectors.sign + " " + plainText(results.session.tokens[static_cast<std::size_t>(i)]));
            table.numbers.row(at).setConstant(std::nan(""));
            leavesOut = leavesOut || !vector.allFinite();
            if (vector.allFinite()) {
                table.numbers.row(at) = vector * plane.directions;
                largest = std::max(largest, vector.cwiseAbs().sum());
            }
        }
        parts += (parts.empty() ? "" : ", ") + std::string(vectors.step) + "[" + std::to_string(vectors.first) + ":"
            + std::to_string(vectors.first + vectors.count) + "]";
        const double sides = std::sqrt(static_cast<double>(values.cols()));
        table.rounding = std::max(table.rounding, sides * rounding.of(static_cast<std::size_t>(evaluation.graph().find(vectors.step))));
    }
    for (Index c = 0; c < plane.directions.cols(); ++c) {
        std::string name = c == 0 ? "first principal direction" : "second principal direction";
        if (plane.isWhole) {
            name.clear();
            for (const std::string_view step : axes)
                name += (name.empty() ? "" : ", ") + plainText(nameOf(findStep(step)->columnNames, c, results.session));
        }
        table.columnNames.push_back(name);
    }
    if (!plane.isWhole) {
        table.notes.push_back("The two directions, of " + std::to_string(plane.directions.rows())
                              + " dimensions, that hold most of the squared lengths: " + roundedText(100 * plane.share, 1)
                              + " % of them. They go through the origin.");
    }
    if (leavesOut)
        table.notes.push_back("Vectors with a number that is not finite are left out.");
    table.rounding += kRounding * std::min(largest, 1e300);
    table.code = directionsCode(plane.directions, "directions") + "vectors = np.vstack([" + parts
        + "])\nvectors = np.where(np.isfinite(vectors).all(axis=1, keepdims=True), vectors, np.nan)\n" + id + " = vectors @ directions";
    return table;
}

void addCutNote(ViewTable& table, Index shown, Index all)
{
    if (shown < all)
        table.notes.push_back("The first " + std::to_string(shown) + " of " + std::to_string(all) + " tokens are shown.");
}

PrincipalPlane planeOf(const Evaluation& evaluation, const std::vector<std::string_view>& steps)
{
    std::vector<const Matrix*> matrices;
    for (const std::string_view step : steps)
        matrices.push_back(&evaluation.result(step).storage());
    return principalPlane(matrices);
}

}  // namespace

std::vector<ViewTable> planeTables(const Results& results, PageSize page, const RoundingBounds& rounding)
{
    const Evaluation& evaluation = results.evaluation;
    const Graph& graph = evaluation.graph();
    const Graph::Node& scores = graph[graph.scorePath().front()];
    const std::string_view queries = scores.inputKeys[static_cast<std::size_t>(scores.spec->layout.left)];
    const std::string_view keys = scores.inputKeys[static_cast<std::size_t>(scores.spec->layout.top)];
    const Graph::Node& output = graph.nodes().back();
    const std::string_view values = output.inputKeys[static_cast<std::size_t>(output.spec->layout.top)];
    const Index picked = std::clamp<Index>(results.session.view.pickedToken, 0, graph.tokens() - 1);
    const Index shown = std::min(graph.tokens(), std::max<Index>(1, page.rows / 2));
    std::vector<ViewTable> tables;
    const auto add = [&](const std::string& id, const std::string& title, const std::vector<Vectors>& vectors,
                         const std::vector<std::string_view>& steps) {
        if (evaluation.value(steps.front()).cols() > kWidestPlane) {
            tables.push_back({.id = id, .title = title, .notes = {"There are too many dimensions for the plane that shows most of them."}});
            return;
        }
        tables.push_back(tableOf(results, id, title, vectors, steps, planeOf(evaluation, steps), rounding));
        addCutNote(tables.back(), shown, graph.tokens());
    };
    add("plane", "Plane of queries and keys", {{"q", queries, 0, shown}, {"k", keys, 0, shown}}, {queries, keys});
    add("value_plane", "Plane of the values", {{"v", values, 0, shown}, {"output", output.spec->key, picked, 1}}, {values});
    return tables;
}

}  // namespace ae
