// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "attention/graph.h"
#include "cli/commands.h"
#include "cli/console.h"
#include "cli/texttable.h"

#include <vector>

namespace ae::cli {

namespace {

/// A graph with every optional input, which is where the inputs of a step are known.
Computed<Graph> fullGraph()
{
    InputShapes shapes;
    for (const StepSpec* spec : stepCatalogue()) {
        if (spec->kind != StepKind::Computed)
            shapes.emplace(spec->key, Shape{1, 1});
    }
    return build(Options(), shapes);
}

/// A step that an option brings into force has no operands before.
std::string inputsOf(const Graph::Node* node)
{
    if (!node)
        return "(not in force by default)";
    std::string list;
    for (std::size_t i = 0; i < node->inputs.size(); ++i)
        list.append(i == 0 ? "" : ", ").append(node->inputKeys[i]);
    return list.empty() ? "-" : list;
}

int runSteps(const Arguments&, Console& console)
{
    const Computed<Graph> graph = fullGraph();
    if (!graph)
        return console.fail({}, problemOf(graph.error()));
    TextTable table(std::vector<Align>(5, Align::Left));
    for (const StepSpec* spec : stepCatalogue()) {
        table.add({std::string(spec->key), std::string(spec->symbol), std::string(spec->shapeRule), std::string(spec->formula),
                   inputsOf(graph->node(spec->key))});
    }
    return console.print([&](PieceWriter& out) { table.print(out); });
}

}  // namespace

const CommandSpec stepsCommand = {
    .name = "steps",
    .summary = "List the steps: key, symbol, shape, formula and inputs, one a line",
    .run = runSteps,
};

}  // namespace ae::cli
