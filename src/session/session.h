// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "attention/graph.h"
#include "attention/options.h"
#include "attention/saturation.h"
#include "attention/seek.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace ae {

/// A member that this version does not know; it survives a load and a save where it stood.
struct UnknownMember {
    std::string parent;  ///< "", "version", "options", "matrices", "matrices.X", "notebook[3]", "worksheet", "view", "view.seek", ...
    std::string key;
    std::string json;  ///< its value as JSON text on one line
    bool operator==(const UnknownMember&) const = default;
};

/// One cell of the notebook, in order.
struct NotebookCell {
    std::string kind;  ///< "text", "tokens", "projections" ...; unknown kinds are kept and shown as such
    std::string markdown;  ///< text cells only
    bool operator==(const NotebookCell&) const = default;
};

/// What a goal seek starts from, as the file spells it; goalseek.h makes a plan of it.
struct SeekSettings {
    std::vector<std::string> goals;  ///< "weights[4,5]=0.9"
    std::vector<std::string> free;  ///< keys of the inputs that may move
    std::vector<std::string> locks;  ///< cells of inputs that stay: "Wq[0,1]"
    std::string loss = SeekPlan().loss;
    std::string method = SeekPlan().method;
    double rate = SeekPlan().rate;
    int steps = SeekPlan().steps;
    double tolerance = SeekPlan().tolerance;
    bool operator==(const SeekSettings&) const = default;
};

/// How the same numbers are written down; files, cell names and the command line keep to row vectors and scaled scores.
struct Conventions {
    static constexpr std::string_view rowVectors = "row";
    static constexpr std::string_view columnVectors = "column";
    static constexpr std::string_view scaledScores = "scores";
    static constexpr std::string_view scaledQueries = "queries";

    std::string vectors{rowVectors};  ///< a token is a row, q = x W_Q, or a column, q = W_Qᵀ x
    std::string scaling{scaledScores};  ///< what is divided by d_k^p: the scores, or the queries before the product
    bool operator==(const Conventions&) const = default;
};

/// What belongs to the picture only: changing it is no undo step and does not mark the document as modified.
struct View {
    Widening saturation;
    Index pickedToken = 0;
    int decimals = 2;
    std::string selection;  ///< a cell by name, "" for none
    std::vector<std::size_t> folded;  ///< positions in the notebook, ascending
    SeekSettings seek;
    std::string baseline;  ///< name of the one that panes and charts are compared with, "" for none
    Conventions conventions;
    std::vector<std::string> answers;  ///< what was typed into blank cells, "weights[4,5]=0.51", as it was typed
    bool operator==(const View&) const = default;
};

/// All that the numbers depend on, and their names.
struct SessionState {
    std::vector<std::string> tokens;  ///< n names, one a row of X
    std::vector<std::string> features;  ///< names of X's columns: d_model of them, or none
    Inputs matrices;  ///< X, Wq, Wk, Wv and perhaps bq, bk, bv
    Options options;

    Index tokenCount() const { return static_cast<Index>(tokens.size()); }
};

/// Equal to the last bit; every NaN equals every other.
bool isSameState(const SessionState& a, const SessionState& b);

/// A state that was pinned under a name, to be compared with and to return to.
struct Baseline {
    std::string name;  ///< not empty, and of no other baseline of the session
    std::shared_ptr<const SessionState> state;  ///< never null; shared, because nobody writes it
    std::vector<UnknownMember> unknown;  ///< their parents as in a session: "", "matrices.X", "options"
};

/// Cells that a learner is to fill in.
struct Worksheet {
    std::vector<std::string> blanks;  ///< cells of inputs and computed steps, "weights[4,5]"; those that do not exist have no effect
    double tolerance = 0.005;  ///< an answer this near to the number is right; half a unit of the second decimal
    bool operator==(const Worksheet&) const = default;
};

/// What one .attn file holds.
struct Session : SessionState {
    int majorVersion = 1;
    int minorVersion = 0;
    std::string title;
    std::vector<NotebookCell> notebook;
    std::vector<Baseline> baselines;
    Worksheet worksheet;
    View view;
    bool hasView = false;  ///< whether the file has a "view" member
    std::vector<UnknownMember> unknown;
};

/// Equal but for the view: what "the identical file" means.
bool isSameDocument(const Session& a, const Session& b);

/// The default notebook: text, tokens, projections, weights-chart, scaling, weights, saturation, scores, output, worked-row, code.
std::vector<NotebookCell> defaultNotebook();

inline constexpr std::string_view textCellKind = "text";

namespace limits {
inline constexpr Index side = 65'536;
inline constexpr Index valuesPerMatrix = 16'777'216;
inline constexpr Index tokens = 16'384;
inline constexpr Index tokenCodePoints = 256;
inline constexpr Index titleCodePoints = 1'024;
inline constexpr std::size_t baselines = 1'000;
inline constexpr std::size_t blanks = 100'000;
inline constexpr std::size_t textCellBytes = 256 * 1024;
inline constexpr std::size_t fileBytes = std::size_t{512} * 1024 * 1024;
inline constexpr int nesting = 64;
inline constexpr Index plainValues = 65'536;  ///< larger matrices are written as base64
}  // namespace limits

/// Shapes, options, names and limits of a session that was not read from a file (edits, imports).
std::vector<struct Problem> checkSession(const Session& session);
/// The same of a state alone; places as in a session.
std::vector<struct Problem> checkState(const SessionState& state);

}  // namespace ae
