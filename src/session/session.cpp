// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/session.h"

#include "attention/export.h"
#include "session/jsontext.h"
#include "session/problem.h"

#include <algorithm>
#include <cstring>

namespace ae {

namespace {

/// The same bits, but for what a NaN carries besides being one: that is not saved either.
bool isSameNumber(double a, double b)
{
    return std::memcmp(&a, &b, sizeof a) == 0 || (a != a && b != b);
}

bool isSameMatrix(const Matrix& a, const Matrix& b)
{
    return shapeOf(a) == shapeOf(b) && std::equal(a.data(), a.data() + a.size(), b.data(), isSameNumber);
}

bool isSameInputs(const Inputs& a, const Inputs& b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](const auto& x, const auto& y) { return x.first == y.first && isSameMatrix(x.second, y.second); });
}

/// The unknown members that are part of the document.
std::vector<UnknownMember> documentMembers(const Session& session)
{
    std::vector<UnknownMember> members;
    std::copy_if(session.unknown.begin(), session.unknown.end(), std::back_inserter(members),
                 [](const UnknownMember& member) { return member.parent != "view" && !member.parent.starts_with("view."); });
    return members;
}

/// Collects what checkSession finds.
class SessionCheck {
public:
    explicit SessionCheck(const Session& session) : m_session(session) { }

    std::vector<Problem> problems()
    {
        checkText("title", m_session.title, limits::titleCodePoints);
        checkTokens();
        checkFeatures();
        checkNotebook();
        checkSizes();
        if (m_problems.empty())
            checkFit();
        return std::move(m_problems);
    }

private:
    void add(std::string where, const char* what, const char* advice, std::vector<std::string> arguments = {})
    {
        m_problems.push_back({ProblemKind::Data, std::move(where), what, advice, std::move(arguments)});
    }

    void checkText(const std::string& where, const std::string& text, Index most)
    {
        if (!isUtf8(text))
            add(where, AE_TR("ae", "the text is not UTF-8"), AE_TR("ae", "type it again"));
        else if (codePoints(text) > static_cast<std::size_t>(most))
            add(where, AE_TR("ae", "the text is longer than %1 characters"), AE_TR("ae", "shorten it"), {std::to_string(most)});
    }

    void checkTokens()
    {
        if (m_session.tokens.empty())
            add("tokens", AE_TR("ae", "there are no tokens"), AE_TR("ae", "give at least one"));
        if (m_session.tokenCount() > limits::tokens) {
            add("tokens", AE_TR("ae", "there are %1 tokens, and at most %2 are possible"), AE_TR("ae", "use fewer"),
                {std::to_string(m_session.tokenCount()), std::to_string(limits::tokens)});
        }
        for (std::size_t i = 0; i < m_session.tokens.size(); ++i)
            checkText("tokens entry " + std::to_string(i + 1), m_session.tokens[i], limits::tokenCodePoints);
    }

    void checkFeatures()
    {
        for (std::size_t i = 0; i < m_session.features.size(); ++i)
            checkText("features entry " + std::to_string(i + 1), m_session.features[i], limits::tokenCodePoints);
    }

    void checkNotebook()
    {
        for (std::size_t i = 0; i < m_session.notebook.size(); ++i) {
            const NotebookCell& cell = m_session.notebook[i];
            const std::string where = "notebook cell " + std::to_string(i + 1);
            if (!isUtf8(cell.kind) || !isUtf8(cell.markdown))
                add(where, AE_TR("ae", "the text is not UTF-8"), AE_TR("ae", "type it again"));
            if (cell.markdown.size() > limits::textCellBytes) {
                add(where, AE_TR("ae", "the text is longer than %1 bytes"), AE_TR("ae", "split it into several cells"),
                    {std::to_string(limits::textCellBytes)});
            }
        }
    }

    void checkSizes()
    {
        for (const auto& [key, matrix] : m_session.matrices) {
            if (matrix.rows() > limits::side || matrix.cols() > limits::side) {
                add("matrices." + key, AE_TR("ae", "%1 rows and %2 columns are too many: at most %3 of each are possible"),
                    AE_TR("ae", "use fewer"), {std::to_string(matrix.rows()), std::to_string(matrix.cols()), std::to_string(limits::side)});
            } else if (matrix.size() > limits::valuesPerMatrix) {
                add("matrices." + key, AE_TR("ae", "%1 values are too many: at most %2 are possible"),
                    AE_TR("ae", "use fewer rows or columns"), {std::to_string(matrix.size()), std::to_string(limits::valuesPerMatrix)});
            }
        }
    }

    const Matrix* find(std::string_view key) const
    {
        const auto found = m_session.matrices.find(key);
        return found == m_session.matrices.end() ? nullptr : &found->second;
    }

    static std::string text(const Matrix& matrix) { return std::to_string(matrix.rows()) + "x" + std::to_string(matrix.cols()); }

    /// Names against X, queries against keys, and what the equation itself asks for.
    void checkFit()
    {
        const Matrix* x = find("X");
        if (x && x->rows() != m_session.tokenCount()) {
            add("matrices.X", AE_TR("ae", "X has %1 rows, but there are %2 tokens"), AE_TR("ae", "give each token one row of X"),
                {std::to_string(x->rows()), std::to_string(m_session.tokenCount())});
        }
        if (x && !m_session.features.empty() && x->cols() != static_cast<Index>(m_session.features.size())) {
            add("features", AE_TR("ae", "X has %1 columns, but there are %2 names for them"),
                AE_TR("ae", "give each column of X one name, or leave all names out"),
                {std::to_string(x->cols()), std::to_string(m_session.features.size())});
        }
        const Matrix* wq = find("Wq");
        const Matrix* wk = find("Wk");
        if (wq && wk && wq->cols() != wk->cols())
            addError({ErrorCode::ColumnsDiffer, {"Wq", text(*wq), "Wk", text(*wk), std::to_string(wq->cols())}});
        else if (const Computed<Graph> graph = build(m_session.options, shapesOf(m_session.matrices)); !graph)
            addError(graph.error());
    }

    void addError(const Error& error)
    {
        Problem problem = problemOf(error);
        problem.where = placeOf(error);
        m_problems.push_back(std::move(problem));
    }

    /// Where in the session an error of the mathematics lies.
    static std::string placeOf(const Error& error)
    {
        switch (error.code) {
        case ErrorCode::InvalidExponent:
            return "options.scale_exponent";
        case ErrorCode::InvalidTemperature:
            return "options.temperature";
        case ErrorCode::UnknownMask:
            return "options.mask";
        case ErrorCode::MaskShape:
            return "options.allowed";
        case ErrorCode::UnknownRotary:
            return "options.rotary.convention";
        case ErrorCode::InvalidRotaryBase:
            return "options.rotary.base";
        case ErrorCode::InvalidRotaryWidth:
            return "options.rotary.width";
        case ErrorCode::MissingInput:
            return "matrices";
        case ErrorCode::RowsDiffer:
        case ErrorCode::ColumnsDiffer:
            return "matrices." + error.arguments[2];
        default:
            return error.arguments.empty() ? std::string() : "matrices." + error.arguments.front();
        }
    }

    const Session& m_session;
    std::vector<Problem> m_problems;
};

}  // namespace

bool isSameDocument(const Session& a, const Session& b)
{
    return a.majorVersion == b.majorVersion && a.minorVersion == b.minorVersion && a.title == b.title && a.tokens == b.tokens
        && a.features == b.features && isSameInputs(a.matrices, b.matrices) && a.options == b.options && a.notebook == b.notebook
        && documentMembers(a) == documentMembers(b);
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

std::vector<Problem> checkSession(const Session& session)
{
    return SessionCheck(session).problems();
}

}  // namespace ae
