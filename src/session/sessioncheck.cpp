// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "attention/export.h"
#include "session/combining.h"
#include "session/jsontext.h"
#include "session/parts.h"
#include "session/problem.h"

#include <cmath>
#include <set>

namespace ae {

namespace {

struct ProblemList {
    std::vector<Problem> problems;

    void add(std::string where, const char* what, const char* advice, std::vector<std::string> arguments = {})
    {
        problems.push_back({ProblemKind::Data, std::move(where), what, advice, std::move(arguments)});
    }

    void text(const std::string& where, const std::string& content, Index most)
    {
        if (!isUtf8(content))
            add(where, AE_TR("ae", "the text is not UTF-8"), AE_TR("ae", "type it again"));
        else if (codePoints(content) > static_cast<std::size_t>(most))
            add(where, AE_TR("ae", "the text has %1 characters, and at most %2 are possible"), AE_TR("ae", "shorten it"),
                {std::to_string(codePoints(content)), std::to_string(most)});
        else
            marks(where, content);
    }

    void marks(const std::string& where, const std::string& content)
    {
        if (const std::size_t longest = longestCombining(content); longest > limits::combiningMarks) {
            add(where, AE_TR("ae", "%1 combining marks stand on one letter, and at most %2 are possible"), AE_TR("ae", "remove them"),
                {std::to_string(longest), std::to_string(limits::combiningMarks)});
        }
    }
};

/// What keeps a state from being computed.
class StateCheck {
public:
    StateCheck(const SessionState& state, std::string path, ProblemList& list) : m_state(state), m_path(std::move(path)), m_list(list) { }

    void run()
    {
        const std::size_t before = m_list.problems.size();
        checkTokens();
        checkFeatures();
        checkSizes();
        if (m_list.problems.size() == before)
            checkFit();
    }

private:
    std::string inside(std::string_view member) const { return ae::inside(m_path, member); }

    void checkTokens()
    {
        if (m_state.tokens.empty())
            m_list.add(inside("tokens"), AE_TR("ae", "there are no tokens"), AE_TR("ae", "give at least one"));
        if (m_state.tokenCount() > limits::tokens) {
            m_list.add(inside("tokens"), AE_TR("ae", "there are %1 tokens, and at most %2 are possible"), AE_TR("ae", "use fewer"),
                       {std::to_string(m_state.tokenCount()), std::to_string(limits::tokens)});
        }
        for (std::size_t i = 0; i < m_state.tokens.size(); ++i)
            m_list.text(inside("tokens entry ") + std::to_string(i + 1), m_state.tokens[i], limits::tokenCodePoints);
    }

    void checkFeatures()
    {
        for (std::size_t i = 0; i < m_state.features.size(); ++i)
            m_list.text(inside("features entry ") + std::to_string(i + 1), m_state.features[i], limits::tokenCodePoints);
    }

    void checkSizes()
    {
        for (const auto& [key, matrix] : m_state.matrices) {
            if (matrix.rows() > limits::side || matrix.cols() > limits::side) {
                m_list.add(inside("matrices." + key), AE_TR("ae", "%1 rows and %2 columns are too many: at most %3 of each are possible"),
                           AE_TR("ae", "use fewer"),
                           {std::to_string(matrix.rows()), std::to_string(matrix.cols()), std::to_string(limits::side)});
            } else if (matrix.size() > limits::valuesPerMatrix) {
                m_list.add(inside("matrices." + key), AE_TR("ae", "%1 values are too many: at most %2 are possible"),
                           AE_TR("ae", "use fewer rows or columns"),
                           {std::to_string(matrix.size()), std::to_string(limits::valuesPerMatrix)});
            }
        }
    }

    const Matrix* find(std::string_view key) const
    {
        const auto found = m_state.matrices.find(key);
        return found == m_state.matrices.end() ? nullptr : &found->second;
    }

    static std::string text(const Matrix& matrix) { return std::to_string(matrix.rows()) + "x" + std::to_string(matrix.cols()); }

    /// Names against X, queries against keys, and what the equation itself asks for.
    void checkFit()
    {
        const Matrix* x = find("X");
        if (x && x->rows() != m_state.tokenCount()) {
            m_list.add(inside("matrices.X"), AE_TR("ae", "X has %1 rows, but there are %2 tokens"),
                       AE_TR("ae", "give each token one row of X"), {std::to_string(x->rows()), std::to_string(m_state.tokenCount())});
        }
        if (x && !m_state.features.empty() && x->cols() != static_cast<Index>(m_state.features.size())) {
            m_list.add(inside("features"), AE_TR("ae", "X has %1 columns, but there are %2 names for them"),
                       AE_TR("ae", "give each column of X one name, or leave all names out"),
                       {std::to_string(x->cols()), std::to_string(m_state.features.size())});
        }
        const Matrix* wq = find("Wq");
        const Matrix* wk = find("Wk");
        if (wq && wk && wq->cols() != wk->cols())
            addError({ErrorCode::ColumnsDiffer, {"Wq", text(*wq), "Wk", text(*wk), std::to_string(wq->cols())}});
        else if (const Computed<Graph> graph = build(m_state.options, shapesOf(m_state.matrices)); !graph)
            addError(graph.error());
    }

    void addError(const Error& error)
    {
        Problem problem = problemOf(error);
        problem.where = inside(placeOf(error));
        m_list.problems.push_back(std::move(problem));
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

    const SessionState& m_state;
    std::string m_path;
    ProblemList& m_list;
};

class SessionCheck {
public:
    explicit SessionCheck(const Session& session) : m_session(session) { }

    std::vector<Problem> problems()
    {
        m_list.text("title", m_session.title, limits::titleCodePoints);
        checkNotebook();
        StateCheck(m_session, "", m_list).run();
        checkBaselines();
        checkWorksheet();
        return std::move(m_list.problems);
    }

private:
    void checkNotebook()
    {
        for (std::size_t i = 0; i < m_session.notebook.size(); ++i) {
            const NotebookCell& cell = m_session.notebook[i];
            const std::string where = "notebook cell " + std::to_string(i + 1);
            if (!isUtf8(cell.kind) || !isUtf8(cell.markdown))
                m_list.add(where, AE_TR("ae", "the text is not UTF-8"), AE_TR("ae", "type it again"));
            if (cell.markdown.size() > limits::textCellBytes) {
                m_list.add(where, AE_TR("ae", "the text has %1 bytes, and at most %2 are possible"),
                           AE_TR("ae", "split it into several cells"),
                           {std::to_string(cell.markdown.size()), std::to_string(limits::textCellBytes)});
            } else {
                m_list.marks(where, cell.markdown);
            }
            if (codePoints(cell.kind) > static_cast<std::size_t>(limits::titleCodePoints)) {
                m_list.add(where, AE_TR("ae", "the kind of the cell has %1 characters, and at most %2 are possible"),
                           AE_TR("ae", "shorten it"), {std::to_string(codePoints(cell.kind)), std::to_string(limits::titleCodePoints)});
            }
        }
    }

    void checkBaselines()
    {
        if (m_session.baselines.size() > limits::baselines) {
            m_list.add("baselines", AE_TR("ae", "there are %1 pinned states, and at most %2 are possible"), AE_TR("ae", "remove some"),
                       {std::to_string(m_session.baselines.size()), std::to_string(limits::baselines)});
        }
        std::set<std::string_view> names;
        for (std::size_t i = 0; i < m_session.baselines.size(); ++i) {
            const Baseline& baseline = m_session.baselines[i];
            const std::string place = "baselines entry " + std::to_string(i + 1);
            m_list.text(place + ".name", baseline.name, limits::titleCodePoints);
            if (baseline.name.empty()) {
                m_list.add(place + ".name", AE_TR("ae", "the pinned state has no name"), AE_TR("ae", "give it one"));
            } else if (!names.insert(baseline.name).second) {
                m_list.add(place + ".name", AE_TR("ae", "another pinned state has the name \"%1\" already"), AE_TR("ae", "choose another"),
                           {shortened(baseline.name)});
            }
            StateCheck(*baseline.state, place, m_list).run();
        }
    }

    void checkWorksheet()
    {
        const Worksheet& worksheet = m_session.worksheet;
        if (!std::isfinite(worksheet.tolerance) || worksheet.tolerance < 0) {
            m_list.add("worksheet.tolerance", AE_TR("ae", "the tolerance is no number from 0"),
                       AE_TR("ae", "0.005 takes what is right to two decimals"));
        }
        if (worksheet.blanks.size() > limits::blanks) {
            m_list.add("worksheet.blanks", AE_TR("ae", "%1 entries are too many: at most %2 are possible"), AE_TR("ae", "use fewer"),
                       {std::to_string(worksheet.blanks.size()), std::to_string(limits::blanks)});
        }
        for (std::size_t i = 0; i < worksheet.blanks.size(); ++i)
            m_list.text("worksheet.blanks entry " + std::to_string(i + 1), worksheet.blanks[i], limits::titleCodePoints);
    }

    const Session& m_session;
    ProblemList m_list;
};

}  // namespace

std::vector<Problem> checkSession(const Session& session)
{
    return SessionCheck(session).problems();
}

std::vector<Problem> checkState(const SessionState& state)
{
    ProblemList list;
    StateCheck(state, "", list).run();
    return std::move(list.problems);
}

}  // namespace ae
