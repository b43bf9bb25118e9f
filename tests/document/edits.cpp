// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "edits.h"

#include "sessions.h"

#include <limits>

namespace ae::test {

namespace {

constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
constexpr double kInfinity = std::numeric_limits<double>::infinity();

std::function<Document::Refusal(Document&)> options(const std::function<void(Options&)>& change)
{
    return [change](Document& document) {
        Options wanted = document.session().options;
        change(wanted);
        return document.setOptions(wanted, QStringLiteral("options"));
    };
}

std::function<Document::Refusal(Document&)> inputs(const std::function<void(Inputs&)>& change)
{
    return [change](Document& document) {
        Inputs wanted = document.session().matrices;
        change(wanted);
        return document.setInputs(wanted, QStringLiteral("inputs"));
    };
}

std::function<Document::Refusal(Document&)> sizes(const std::function<void(Sizes&)>& change)
{
    return [change](Document& document) {
        Sizes wanted = document.sizes();
        change(wanted);
        return document.resize(wanted);
    };
}

void addCells(std::vector<NamedEdit>& all)
{
    all.push_back({"one cell", "Change Wq[a,1]", [](Document& d) { return d.setCells("Wq", Region::cell(0, 1), matrixOf({{2.5}})); }, true,
                   "Change Wq[0,1]"});
    all.push_back(
        {"a NaN", "Change X[green,a]", [](Document& d) { return d.setCells("X", Region::cell(1, 0), matrixOf({{kNan}})); }, false});
    all.push_back({"an infinity", "Change Wk[a,0]",
                   [](Document& d) { return d.setCells("Wk", Region::cell(0, 0), matrixOf({{-kInfinity}})); }, true, "Change Wk[0,0]"});
    all.push_back({"minus zero", "type",
                   [](Document& d) { return d.setCells("X", Region::cell(2, 0), matrixOf({{-0.0}}), QStringLiteral("type")); }});
    all.push_back({"a block", "Change 3 × 2 cells of X", [](Document& d) {
                       return d.setCells("X", {1, 2, 3, 2}, matrixOf({{1, 2}, {3, 4}, {5, 6}}));
                   }});
    all.push_back({"a whole matrix", "zeros", [](Document& d) {
                       return d.setCells("Wv", {0, 0, 5, 2}, Matrix::Zero(5, 2), QStringLiteral("zeros"));
                   }});
    all.push_back(
        {"a cell of a bias", "Change bk[0,2]", [](Document& d) { return d.setCells("bk", Region::cell(0, 2), matrixOf({{9}})); }, false});
}

void addOptions(std::vector<NamedEdit>& all)
{
    all.push_back({"scaling off", "options", options([](Options& o) { o.scaleExponent = 0; })});
    all.push_back({"temperature", "options", options([](Options& o) { o.temperature = 0.25; })});
    all.push_back({"causal mask", "options", options([](Options& o) { o.mask = "causal"; })});
    all.push_back({"no mask", "options", options([](Options& o) {
                       o.mask = "none";
                       o.temperature = 3;
                   })});
    all.push_back({"a painted mask with bits", "options", options([](Options& o) {
                       o.mask = "painted";
                       o.allowed = bitsOf({"1000", "0000", "0110", "1111"});
                   })});
    all.push_back({"painting hides", "Hide cells by the mask", [](Document& d) { return d.paintMask({0, 0, 2, 3}, false); }});
    all.push_back({"painting allows", "Allow cells of the mask", [](Document& d) { return d.paintMask({1, 0, 3, 4}, true); }, false});
}

void addShapes(std::vector<NamedEdit>& all)
{
    all.push_back({"other values of two inputs", "inputs", inputs([](Inputs& i) {
                       i["X"] *= 2;
                       i["Wv"].setOnes();
                   })});
    all.push_back({"inputs with a bias more", "inputs", inputs([](Inputs& i) { i["bv"] = matrixOf({{1, 2}}); })});
    all.push_back({"inputs without biases", "inputs", inputs([](Inputs& i) {
                       i.erase("bq");
                       i.erase("bk");
                       i.erase("bv");
                   }),
                   false});
    all.push_back({"inputs of other shapes", "inputs", inputs([](Inputs& i) {
                       i = {{"X", Matrix::Ones(6, 2)}, {"Wq", Matrix::Ones(2, 4)}, {"Wk", Matrix::Ones(2, 4)}, {"Wv", Matrix::Ones(2, 1)}};
                   })});
    all.push_back({"fewer tokens by inputs", "inputs", inputs([](Inputs& i) { i["X"] = Matrix(i["X"].topRows(2)); })});
    all.push_back({"keep two tokens", "Keep 2 of 4 tokens", [](Document& d) { return d.keepTokens({3, 1}); }});
    all.push_back({"resize all up", "Resize to n 8, d_model 6, d_k 4, d_v 3", [](Document& d) { return d.resize({8, 6, 4, 3}); }});
    all.push_back({"resize all down", "Resize to n 1, d_model 1, d_k 1, d_v 1", [](Document& d) { return d.resize({1, 1, 1, 1}); }});
    all.push_back({"resize both ways", "Resize to n 3, d_model 7, d_k 2, d_v 5", [](Document& d) { return d.resize({3, 7, 2, 5}); }});
    all.push_back({"resize n", "Resize to n 5, d_model 5, d_k 3, d_v 2", sizes([](Sizes& s) { s.tokens = 5; })});
    all.push_back({"resize d_model", "Resize to n 4, d_model 4, d_k 3, d_v 2", sizes([](Sizes& s) { s.dModel = 4; })});
    all.push_back({"resize d_k", "Resize to n 4, d_model 5, d_k 9, d_v 2", sizes([](Sizes& s) { s.dK = 9; })});
    all.push_back({"widen by draws", "Widen to d_k 16", [](Document& d) { return d.widenTo({"random", 16, 5}); }});
    all.push_back({"widen by repeating", "Widen to d_k 7", [](Document& d) { return d.widenTo({"repeat", 7, 1}); }});
}

void addNames(std::vector<NamedEdit>& all)
{
    all.push_back({"rename a token", "Rename token “green”", [](Document& d) { return d.renameToken(1, "grün"); }});
    all.push_back({"insert in front", "Insert token “new”", [](Document& d) { return d.insertToken(0, "new"); }});
    all.push_back({"insert at the end", "Insert token “new”", [](Document& d) { return d.insertToken(4, "new"); }});
    all.push_back({"remove the first", "Remove token “red”", [](Document& d) { return d.removeToken(0); }});
    all.push_back({"remove the picked one", "Remove token “blue”", [](Document& d) { return d.removeToken(2); }});
    all.push_back({"remove the last", "Remove token “red”", [](Document& d) { return d.removeToken(3); }});
    all.push_back({"move down", "Move token “red”", [](Document& d) { return d.moveToken(0, 2); }});
    all.push_back({"move up", "Move token “red”", [](Document& d) { return d.moveToken(3, 1); }});
    all.push_back({"a sentence with known and new words", "Change the sentence", [](Document& d) {
                       return d.setSentence({"blue", "red", "x", "red", "red"}, NewRows::Random, 4);
                   }});
    all.push_back({"a sentence of one word", "Change the sentence", [](Document& d) { return d.setSentence({"y"}, NewRows::Zeros, 0); }});
    all.push_back({"a sentence in another order", "Change the sentence", [](Document& d) {
                       return d.setSentence({"green", "red", "red", "blue"}, NewRows::Zeros, 0);
                   }});
    all.push_back({"rename a feature", "Rename feature “c”", [](Document& d) { return d.renameFeature(2, "colour"); }, false});
    all.push_back({"title", "Change the title", [](Document& d) { return d.setTitle("Another"); }});
}

void addNotebook(std::vector<NamedEdit>& all)
{
    all.push_back({"insert a text cell", "Insert a notebook cell", [](Document& d) { return d.insertNotebookCell(1, {"text", "# Hi"}); }});
    all.push_back({"insert at the end", "Insert a notebook cell", [](Document& d) {
                       return d.insertNotebookCell(d.session().notebook.size(), {"code", ""});
                   }});
    all.push_back({"delete a folded cell", "Delete a notebook cell", [](Document& d) { return d.removeNotebookCell(3); }});
    all.push_back({"delete the first cell", "Delete a notebook cell", [](Document& d) { return d.removeNotebookCell(0); }});
    all.push_back({"move a cell down", "Move a notebook cell", [](Document& d) { return d.moveNotebookCell(1, 4); }});
    all.push_back({"move a cell up", "Move a notebook cell", [](Document& d) { return d.moveNotebookCell(3, 0); }});
    all.push_back({"edit a text", "Edit a text", [](Document& d) { return d.setMarkdown(0, "{{weights[red,blue]}}"); }});
}

/// A baseline whose sizes, names and options all differ from those of the sessions.
SessionState otherState()
{
    SessionState state;
    state.tokens = {"x", "y"};
    state.features = {"u", "v", "w"};
    state.matrices = {
        {"X", Matrix::Random(2, 3)}, {"Wq", Matrix::Random(3, 6)}, {"Wk", Matrix::Random(3, 6)}, {"Wv", Matrix::Random(3, 4)}};
    state.matrices["bv"] = Matrix::Ones(1, 4);
    state.options = {2, 0.5, "painted", bitsOf({"10", "11"}), {"pairs", 500, 4}};
    return state;
}

void addPinned(std::vector<NamedEdit>& all)
{
    all.push_back({"pin", "Pin “now”", [](Document& d) { return d.pinBaseline("now"); }});
    all.push_back({"pin another state", "Pin “other”", [](Document& d) { return d.addBaseline("other", otherState()); }});
    all.push_back(
        {"rename the compared one", "Rename pinned state “first”", [](Document& d) { return d.renameBaseline(0, "second"); }, false});
    all.push_back({"remove the compared one", "Remove pinned state “first”", [](Document& d) { return d.removeBaseline(0); }, false});
    all.push_back({"restore another state", "back", [](Document& d) { return d.restore(otherState(), QStringLiteral("back")); }});
    all.push_back({"restore a state of the same sizes", "back", [](Document& d) {
                       SessionState state = d.session();
                       state.matrices["Wk"](0, 0) += 17;
                       state.tokens.back() = "other";
                       state.options.mask = "causal";
                       state.options.allowed = MaskBits();
                       return d.restore(state, QStringLiteral("back"));
                   }});
    all.push_back({"blanks", "blank", [](Document& d) { return d.setWorksheet({{"weights[1,1]"}, 0.5}, QStringLiteral("blank")); }});
}

}  // namespace

const std::vector<NamedEdit>& namedEdits()
{
    static const std::vector<NamedEdit> all = [] {
        std::vector<NamedEdit> edits;
        addCells(edits);
        addOptions(edits);
        addShapes(edits);
        addNames(edits);
        addNotebook(edits);
        addPinned(edits);
        return edits;
    }();
    return all;
}

}  // namespace ae::test
