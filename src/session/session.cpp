// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/session.h"

#include "attention/export.h"
#include "attention/samenumber.h"

#include <algorithm>

namespace ae {

namespace {

bool isSameInputs(const Inputs& a, const Inputs& b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](const auto& x, const auto& y) { return x.first == y.first && isSameMatrix(x.second, y.second); });
}

bool isSameBaseline(const Baseline& a, const Baseline& b)
{
    return a.name == b.name && (a.state == b.state || isSameState(*a.state, *b.state)) && a.unknown == b.unknown;
}

/// The unknown members that are part of the document.
std::vector<UnknownMember> documentMembers(const Session& session)
{
    std::vector<UnknownMember> members;
    std::copy_if(session.unknown.begin(), session.unknown.end(), std::back_inserter(members),
                 [](const UnknownMember& member) { return member.parent != "view" && !member.parent.starts_with("view."); });
    return members;
}

}  // namespace

bool isSameDocument(const Session& a, const Session& b)
{
    return a.majorVersion == b.majorVersion && a.minorVersion == b.minorVersion && a.title == b.title && isSameState(a, b)
        && a.notebook == b.notebook && std::ranges::equal(a.baselines, b.baselines, isSameBaseline) && a.worksheet == b.worksheet
        && documentMembers(a) == documentMembers(b);
}

bool isSameState(const SessionState& a, const SessionState& b)
{
    return a.tokens == b.tokens && a.features == b.features && isSameInputs(a.matrices, b.matrices) && a.options == b.options;
}

std::vector<NotebookCell> defaultNotebook()
{
    static constexpr const char* introduction =
        "# About\n"
        "\n"
        "Every token asks a question (its query), offers an answer (its key) and has something to say (its value).\n"
        "\n"
        "    Q, K, V = X Wq, X Wk, X Wv        score = Q Kᵀ / √d_k        out = softmax(score) V\n"
        "\n"
        "Pick a token to see where it looks and why. Change any number of X or of a projection, and every step follows at once. "
        "The lesson's numbers were made by hand, and its q1 and q2 have no names.\n";
    // What a first look needs stands first; the longer tables follow.
    return {{std::string(textCellKind), introduction},
            {"tokens", ""},
            {"projections", ""},
            {"weights-chart", ""},
            {"scaling", ""},
            {"weights", ""},
            {"saturation", ""},
            {"scores", ""},
            {"output", ""},
            {"worked-row", ""},
            {"code", ""}};
}

}  // namespace ae
