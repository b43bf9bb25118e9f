// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/texts.h"

#include <QObject>

#include <cstdint>
#include <map>
#include <set>

namespace ae {

/// What a learner has written into one cell of the worksheet.
enum class Answer {
    None,  ///< not a blank cell
    Empty,
    Unchecked,  ///< written, and not looked at yet
    Right,
    Wrong,
    Shown,  ///< the learner asked to be shown it
    Revealed,  ///< the key is on the table
};
/// "right", "wrong" ... for tooltips and screen readers.
QString answerInWords(Answer answer);

/// What stands where the number of a blank cell would stand in a line of text.
inline QString blankSign()
{
    return QStringLiteral("□");
}

/// For whom a number is shown. A blank cell's number is never shown Blank, as the learner's answers allow it, or in any case.
enum class Gate { Blank, Answers, Open };

/// The cells that a learner is to fill in, what was written into them and whether it is right: Session::worksheet and
/// View::answers against the results as they are now. There is one for each document. Whoever makes a text or a mark of the number
/// of a cell asks hides() first: no other place decides it.
///
/// A blank cell counts while it has a finite number of its own; the others are listed by unused(). An answer is right when it is no
/// further from the number than the tolerance. Answers are typed as numbers are typed into cells; "?" asks for the number.
class AnswerSheet : public QObject {
    Q_OBJECT
public:
    /// The document's own, made when somebody first asks.
    static AnswerSheet* of(const Document& document);

    /// A cell by name that has no effect now, and why.
    struct Unused {
        QString name;
        QString reason;
    };
    struct Score {
        int all = 0;
        int right = 0;
        int wrong = 0;
        int shown = 0;
        int revealed = 0;  ///< not found before the key was on the table, whatever was written since
        int unchecked = 0;
        int empty() const { return all - right - wrong - shown - revealed - unchecked; }
    };

    bool isEmpty() const { return m_blanks.empty(); }
    /// Whether the step has blank cells, with an effect or without.
    bool hasBlanks(std::string_view step) const { return m_places.find(step) != m_places.end(); }
    Answer stateOf(std::string_view step, Index row, Index column) const;
    Answer stateOf(const CellRef& cell) const { return stateOf(cell.step, cell.row, cell.column); }
    bool isBlank(const CellRef& cell) const { return stateOf(cell) != Answer::None; }
    /// True while the number of this cell must not be seen.
    bool hides(std::string_view step, Index row, Index column, Gate gate = Gate::Answers) const;
    bool hides(const CellRef& cell, Gate gate = Gate::Answers) const { return hides(cell.step, cell.row, cell.column, gate); }
    /// Whether any cell of the region is hidden.
    bool hides(std::string_view step, const Region& region) const;
    bool hidesAny() const;
    /// Columns of a row whose numbers must not be seen, in ascending order.
    std::vector<Index> hiddenColumns(std::string_view step, Index row) const;
    /// Whether what is typed into the cell is an answer; with the key on the table it changes an input as ever.
    bool takesAnswer(const CellRef& cell) const;
    QString typedAt(const CellRef& cell) const;
    std::vector<CellRef> cells() const;  ///< all that count, in the order of the session
    std::vector<CellRef> boxesOf(std::string_view step) const;  ///< likewise of one step, row by row
    /// The first box of the next step that has one, or, backwards, the last box of the one before, as data flows.
    std::optional<CellRef> boxBeyond(std::string_view step, int direction) const;
    std::vector<Unused> unused() const;
    Score score() const;

    /// Why a text is no answer; nothing for an empty one and for "?".
    static std::optional<Problem> problemOf(const QString& text);
    /// Writes down an answer as it was typed; an empty text takes it back. Refused: what is no number, NaN and infinities.
    std::optional<Problem> answer(const CellRef& cell, const QString& text);
    /// How much of the explanation the learner wants: 0 nothing, 1 the rule, 2 the terms too.
    int hintsAt(const CellRef& cell) const;
    void takeHint(const CellRef& cell);
    static constexpr int mostHints = 2;
    void showAnswer(const CellRef& cell);
    void startOver();  ///< no answers, no hints, the key is put away
    bool checksAsTyped() const { return m_checksAsTyped; }
    void setChecksAsTyped(bool checks);
    void checkAll();
    bool isRevealed() const { return m_isRevealed; }
    void setRevealed(bool isRevealed);
    /// What was written into these cells goes: they were blanked anew.
    void forget(const std::vector<CellRef>& cells);

signals:
    void changed();  ///< other blanks, other answers, the key

private:
    struct Blank {
        CellRef cell;
        QString typed;
        std::optional<double> number;  ///< what was typed
        int hints = 0;
        bool isChecked = false;
        bool wasRevealed = false;  ///< before it was found
    };
    explicit AnswerSheet(Document* document);
    void read();
    void readAnswers();
    void write(const CellRef& cell, const QString& text);
    void keep(const std::vector<std::string>& answers);
    std::vector<std::string> withoutAnswersTo(const std::set<std::string>& cells) const;  ///< plain names of cells
    const Blank* find(std::string_view step, Index row, Index column) const;
    Blank* find(const CellRef& cell);
    Answer judge(const Blank& blank) const;

    Document* m_document;
    std::vector<std::string> m_names;  ///< of the session, as they were read
    std::vector<std::string> m_typed;  ///< likewise the answers
    std::vector<Blank> m_blanks;  ///< those whose names can be read, also where they have no effect
    using Places = std::map<std::uint64_t, std::size_t>;
    std::map<std::string, Places, std::less<>> m_places;  ///< row and column, rows first, to a place in m_blanks
    bool m_checksAsTyped = true;
    bool m_isRevealed = false;
};

}  // namespace ae
