// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/answersheet.h"

#include "models/blanking.h"
#include "session/cellname.h"
#include "session/numbers.h"

#include <algorithm>
#include <cmath>
#include <utility>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

constexpr auto kShown = "?";
constexpr qsizetype kLongestAnswer = 200;
// 0.285 is no further from 0.29 than 0.005, whatever the last bits of these three say
constexpr double kSlack = 1e-9;

std::uint64_t keyOf(Index row, Index column)
{
    return static_cast<std::uint64_t>(row) << 32 | static_cast<std::uint64_t>(column);
}

std::optional<double> numberIn(const QString& text)
{
    const Result<double> number = evaluateTyped(text.toStdString(), {localeMark()});
    return number && std::isfinite(*number) ? std::optional(*number) : std::nullopt;
}

/// "weights[4,5]=0.51": a typed number holds no such pair of signs, a name may.
std::pair<std::string_view, std::string_view> split(std::string_view answer)
{
    const std::size_t end = answer.rfind("]=");
    if (end == std::string_view::npos)
        return {answer, {}};
    return {answer.substr(0, end + 1), answer.substr(end + 2)};
}

}  // namespace

QString answerInWords(Answer answer)
{
    switch (answer) {
    case Answer::Empty:
        return translate("ae", "blank: type your answer");
    case Answer::Unchecked:
        return translate("ae", "not checked yet");
    case Answer::Right:
        return translate("ae", "right");
    case Answer::Wrong:
        return translate("ae", "wrong");
    case Answer::Shown:
        return translate("ae", "the answer was shown");
    case Answer::Revealed:
        return translate("ae", "blank, and the key is shown");
    case Answer::None:
        break;
    }
    return {};
}

AnswerSheet* AnswerSheet::of(const Document& document)
{
    if (auto* sheet = document.findChild<AnswerSheet*>(QString(), Qt::FindDirectChildrenOnly))
        return sheet;
    // the document keeps it like any QObject keeps its children: nothing of the session changes
    return new AnswerSheet(const_cast<Document*>(&document));
}

AnswerSheet::AnswerSheet(Document* document) : QObject(document), m_document(document)
{
    connect(document, &Document::changed, this, [this](const Change& change) {
        if (change.worksheet || change.names || change.isStructural)
            read();
        if (isEmpty() && !change.worksheet)
            return;
        // other numbers may make another answer the right one; who hears of it may still hold results of other sizes
        QMetaObject::invokeMethod(this, &AnswerSheet::changed, change.isStructural ? Qt::QueuedConnection : Qt::DirectConnection);
    });
    connect(document, &Document::viewChanged, this, [this] {
        if (m_document->session().view.answers == m_typed)
            return;
        readAnswers();
        emit changed();
    });
    read();
}

void AnswerSheet::read()
{
    std::map<std::string, Blank> before;  // hints and checks stay with their cells
    for (Blank& blank : m_blanks)
        before[plainCellName(blank.cell)] = std::move(blank);
    m_blanks.clear();
    m_places.clear();
    m_names = m_document->session().worksheet.blanks;
    for (const std::string& name : m_names) {
        const Result<CellRef> cell = parseCellName(name, m_document->session(), m_document->evaluation().graph());
        if (!cell || !m_places[cell->step].emplace(keyOf(cell->row, cell->column), m_blanks.size()).second)
            continue;
        Blank blank{.cell = *cell, .typed = {}, .number = {}};
        if (const auto known = before.find(plainCellName(*cell)); known != before.end()) {
            blank.hints = known->second.hints;
            blank.isChecked = known->second.isChecked;
            blank.wasRevealed = known->second.wasRevealed;
        }
        m_blanks.push_back(std::move(blank));
    }
    readAnswers();
}

void AnswerSheet::readAnswers()
{
    std::vector<QString> before;
    for (Blank& blank : m_blanks) {
        before.push_back(std::exchange(blank.typed, {}));
        blank.number.reset();
    }
    m_typed = m_document->session().view.answers;
    for (const std::string& entry : m_typed) {
        const auto [name, text] = split(entry);
        const Result<CellRef> cell = parseCellName(name, m_document->session(), m_document->evaluation().graph());
        if (Blank* blank = cell ? find(*cell) : nullptr)
            blank->typed = fromUtf8(text).trimmed();
    }
    for (std::size_t i = 0; i < m_blanks.size(); ++i) {
        Blank& blank = m_blanks[i];
        blank.number = blank.typed.isEmpty() || blank.typed == QLatin1String(kShown) ? std::nullopt : numberIn(blank.typed);
        blank.isChecked = blank.isChecked && blank.typed == before[i];
    }
}

const AnswerSheet::Blank* AnswerSheet::find(std::string_view step, Index row, Index column) const
{
    const auto places = m_places.find(step);
    if (places == m_places.end())
        return nullptr;
    const auto place = places->second.find(keyOf(row, column));
    return place == places->second.end() ? nullptr : &m_blanks[place->second];
}

AnswerSheet::Blank* AnswerSheet::find(const CellRef& cell)
{
    return const_cast<Blank*>(std::as_const(*this).find(cell.step, cell.row, cell.column));
}

Answer AnswerSheet::judge(const Blank& blank) const
{
    if (!hasOwnNumber(m_document->evaluation(), blank.cell))
        return Answer::None;
    const double value = m_document->evaluation().value(blank.cell.step)(blank.cell.row, blank.cell.column);
    const double reach = m_document->session().worksheet.tolerance;
    const double slack = kSlack * (reach + std::abs(value));
    const bool isRight = blank.number && std::abs(*blank.number - value) <= reach + slack;
    const bool isChecked = m_checksAsTyped || blank.isChecked;
    if (m_isRevealed)
        return isRight && isChecked ? Answer::Right : Answer::Revealed;
    if (blank.typed.isEmpty())
        return Answer::Empty;
    if (blank.typed == QLatin1String(kShown))
        return Answer::Shown;
    return !isChecked ? Answer::Unchecked : isRight ? Answer::Right : Answer::Wrong;
}

Answer AnswerSheet::stateOf(std::string_view step, Index row, Index column) const
{
    const Blank* blank = find(step, row, column);
    return blank ? judge(*blank) : Answer::None;
}

bool AnswerSheet::hides(std::string_view step, Index row, Index column, Gate gate) const
{
    const Answer state = gate == Gate::Open ? Answer::None : stateOf(step, row, column);
    if (gate == Gate::Blank)
        return state != Answer::None;
    return state == Answer::Empty || state == Answer::Unchecked || state == Answer::Wrong;
}

bool AnswerSheet::hides(std::string_view step, const Region& region) const
{
    if (!hasBlanks(step))
        return false;
    return std::ranges::any_of(m_blanks, [&](const Blank& blank) {
        return blank.cell.step == step && region.contains(blank.cell.row, blank.cell.column) && hides(blank.cell);
    });
}

bool AnswerSheet::hidesAny() const
{
    return std::ranges::any_of(m_blanks, [this](const Blank& blank) { return hides(blank.cell); });
}

std::vector<Index> AnswerSheet::hiddenColumns(std::string_view step, Index row) const
{
    std::vector<Index> columns;
    const auto places = m_places.find(step);
    if (places == m_places.end())
        return columns;
    for (auto place = places->second.lower_bound(keyOf(row, 0)); place != places->second.end(); ++place) {
        const CellRef& cell = m_blanks[place->second].cell;
        if (cell.row != row)
            break;
        if (hides(cell))
            columns.push_back(cell.column);
    }
    return columns;
}

bool AnswerSheet::takesAnswer(const CellRef& cell) const
{
    return !m_isRevealed && isBlank(cell);
}

QString AnswerSheet::typedAt(const CellRef& cell) const
{
    const Blank* blank = find(cell.step, cell.row, cell.column);
    return blank ? shownName(blank->typed.toStdString()) : QString();
}

std::optional<Problem> AnswerSheet::problemOf(const QString& text)
{
    const QString typed = text.trimmed();
    if (typed.size() > kLongestAnswer) {
        return Problem{ProblemKind::Data,
                       {},
                       AE_TR("ae", "the answer is longer than %1 signs"),
                       AE_TR("ae", "type a number"),
                       {std::to_string(kLongestAnswer)}};
    }
    if (typed.isEmpty() || typed == QLatin1String(kShown))
        return std::nullopt;
    const Result<double> number = evaluateTyped(typed.toStdString(), {localeMark()});
    if (!number)
        return number.error();
    if (std::isfinite(*number))
        return std::nullopt;
    return Problem{ProblemKind::Data,
                   {},
                   AE_TR("ae", "“%1” is no finite number, and every answer is one"),
                   AE_TR("ae", "type a number, or ? to be shown the answer"),
                   {typed.toStdString()}};
}

std::optional<Problem> AnswerSheet::answer(const CellRef& cell, const QString& text)
{
    if (const auto problem = problemOf(text))
        return problem;
    write(cell, text.trimmed());
    return std::nullopt;
}

/// Other entries stay as they are, also those that nobody can read.
void AnswerSheet::write(const CellRef& cell, const QString& text)
{
    if (Blank* blank = find(cell))
        blank->isChecked = false;
    std::vector<std::string> answers = withoutAnswersTo({plainCellName(cell)});
    if (!text.isEmpty())
        answers.push_back(plainCellName(cell) + '=' + text.toStdString());
    keep(answers);
}

/// No undo step, but work that is lost unless it is saved: closing the window asks.
void AnswerSheet::keep(const std::vector<std::string>& answers)
{
    if (answers == m_document->session().view.answers)
        return;
    m_document->setAnswers(answers);
    m_document->markModified();
}

std::vector<std::string> AnswerSheet::withoutAnswersTo(const std::set<std::string>& cells) const
{
    std::vector<std::string> answers = m_document->session().view.answers;
    std::erase_if(answers, [&](const std::string& entry) {
        const Result<CellRef> cell = parseCellName(split(entry).first, m_document->session(), m_document->evaluation().graph());
        return cell && cells.contains(plainCellName(*cell));
    });
    return answers;
}

int AnswerSheet::hintsAt(const CellRef& cell) const
{
    const Blank* blank = find(cell.step, cell.row, cell.column);
    return blank ? blank->hints : 0;
}

void AnswerSheet::takeHint(const CellRef& cell)
{
    Blank* blank = find(cell);
    if (!blank || blank->hints == mostHints)
        return;
    ++blank->hints;
    emit changed();
}

void AnswerSheet::showAnswer(const CellRef& cell)
{
    if (takesAnswer(cell))
        write(cell, QLatin1String(kShown));
}

void AnswerSheet::startOver()
{
    for (Blank& blank : m_blanks) {
        blank.hints = 0;
        blank.isChecked = false;
        blank.wasRevealed = false;
    }
    m_isRevealed = false;
    keep({});
    emit changed();
}

void AnswerSheet::setChecksAsTyped(bool checks)
{
    if (checks == m_checksAsTyped)
        return;
    if (!checks)
        checkAll();  // what was told stays told
    m_checksAsTyped = checks;
    emit changed();
}

void AnswerSheet::checkAll()
{
    for (Blank& blank : m_blanks)
        blank.isChecked = !blank.typed.isEmpty();
    emit changed();
}

void AnswerSheet::setRevealed(bool isRevealed)
{
    if (isRevealed == m_isRevealed)
        return;
    for (Blank& blank : m_blanks)
        blank.wasRevealed = blank.wasRevealed || (isRevealed && judge(blank) != Answer::Right);
    m_isRevealed = isRevealed;
    emit changed();
}

void AnswerSheet::forget(const std::vector<CellRef>& cells)
{
    std::set<std::string> leaving;
    for (const CellRef& cell : cells) {
        leaving.insert(plainCellName(cell));
        if (Blank* blank = find(cell))
            *blank = {.cell = cell, .typed = {}, .number = {}};
    }
    m_document->setAnswers(withoutAnswersTo(leaving));
}

}  // namespace ae
