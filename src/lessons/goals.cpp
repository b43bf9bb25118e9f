// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/goals.h"

#include "attention/export.h"
#include "lessons/lessonlines.h"
#include "session/cellname.h"
#include "session/jsontext.h"
#include "session/numbers.h"

#include <algorithm>
#include <cmath>
#include <sstream>

namespace ae {

namespace {

constexpr double usualTolerance = 1e-9;  ///< of equal numbers, and of what did not change

bool isNumber(QuantityKind kind)
{
    return kind == QuantityKind::Number;
}
bool isBlock(QuantityKind kind)
{
    return kind == QuantityKind::Block;
}
bool isWord(QuantityKind kind)
{
    return kind == QuantityKind::Word;
}
bool isCell(QuantityKind kind)
{
    return kind == QuantityKind::Cell;
}
bool isAny(QuantityKind /*kind*/)
{
    return true;
}

double tolerance(const GoalQuestion& question)
{
    return question.tolerance.value_or(usualTolerance);
}

/// Largest difference of two blocks; infinity where their shapes differ or one of them is not finite.
double distance(const Matrix& a, const Matrix& b)
{
    if (a.rows() != b.rows() || a.cols() != b.cols() || !a.allFinite() || !b.allFinite())
        return INFINITY;
    return (a - b).cwiseAbs().maxCoeff();
}

bool hasChanged(const GoalQuestion& question)
{
    const Quantity& now = question.now;
    const Quantity& start = question.start;
    if (now.kind == QuantityKind::Number)
        return std::abs(now.number - start.number) > tolerance(question);
    if (now.kind == QuantityKind::Block)
        return distance(now.block, start.block) > tolerance(question);
    return now.kind == QuantityKind::Word ? now.word != start.word : now.cell != start.cell;
}

bool isUnchanged(const GoalQuestion& question)
{
    const Quantity& now = question.now;
    if (now.kind == QuantityKind::Number)
        return std::abs(now.number - question.start.number) <= tolerance(question);
    if (now.kind == QuantityKind::Block)
        return distance(now.block, question.start.block) <= tolerance(question);
    return !hasChanged(question);
}

std::vector<std::string> sortedWords(const std::string& text)
{
    std::istringstream stream(text);
    std::vector<std::string> words;
    for (std::string word; stream >> word;)
        words.push_back(word);
    std::ranges::sort(words);
    return words;
}

bool isReordered(const GoalQuestion& question)
{
    return question.now.word != question.start.word && sortedWords(question.now.word) == sortedWords(question.start.word);
}

double asymmetry(const Matrix& block)
{
    return distance(block, block.transpose());
}

bool isNamedCell(const GoalQuestion& question)
{
    const Result<CellRef> cell = parseCellName(question.word, *question.moment.session, question.moment.evaluation->graph());
    return cell && question.now.cell == *cell;
}

bool isHidden(const GoalQuestion& question)
{
    const auto& cell = question.now.cell;
    const Index tokens = question.moment.evaluation->graph().tokens();
    return cell && cell->row < tokens && cell->column < tokens && !question.moment.evaluation->allowed().toBits()(cell->row, cell->column);
}

Problem refusal(const char* what, const char* advice, std::vector<std::string> arguments)
{
    return {ProblemKind::Usage, "", what, advice, std::move(arguments)};
}

/// "0.9 within 0.01" without its second part, which goes to `tolerance`.
Result<std::string_view> withoutTolerance(std::string_view text, std::optional<double>& tolerance)
{
    constexpr std::string_view within = "within ";
    const std::size_t at = text.rfind(within);
    if (at == std::string_view::npos || (at > 0 && text[at - 1] != ' '))
        return text;
    const std::string_view written = trimmedText(text.substr(at + within.size()));
    tolerance = readNumber(written);
    if (!tolerance || !(*tolerance >= 0))
        return refusal(AE_TR("ae", "\"%1\" cannot be read as a tolerance"), AE_TR("ae", "write it like within 0.01"), {shortened(written)});
    return trimmedText(text.substr(0, at));
}

std::optional<Problem> takeObject(const GoalVerb& verb, std::string_view text, const Quantity& start, GoalQuestion& question)
{
    using Object = GoalVerb::Object;
    const bool isWanted = verb.object != Object::None;
    if (isWanted == text.empty())
        return refusal(isWanted ? AE_TR("ae", "nothing follows \"%1\"") : AE_TR("ae", "\"%2\" follows \"%1\", which stands alone"),
                       isWanted ? AE_TR("ae", "say what it is compared with") : AE_TR("ae", "leave it out"),
                       {std::string(verb.name), shortened(text)});
    const bool isQuoted = text.size() >= 2 && text.starts_with('"') && text.ends_with('"');
    question.word = isQuoted && verb.object == Object::Word ? text.substr(1, text.size() - 2) : text;
    const std::vector<std::string>& possible = question.now.possible;
    if (verb.object == Object::Word && !possible.empty() && std::ranges::find(possible, question.word) == possible.end()) {
        std::string known;
        for (const std::string& word : possible)
            known.append(known.empty() ? "" : ", ").append(word);
        return refusal(AE_TR("ae", "it can never be \"%1\""), AE_TR("ae", "use one of %2"), {shortened(text, 40), shortened(known, 400)});
    }
    if (verb.object == Object::Number && text == "start") {
        question.number = start.number;
    } else if (verb.object == Object::Number) {
        const Result<double> number = quantityNow(text, question.moment);
        if (!number)
            return number.error();
        question.number = *number;
    } else if (verb.object == Object::Cell) {
        const Result<CellRef> cell = parseCellName(text, *question.moment.session, question.moment.evaluation->graph());
        if (!cell)
            return cell.error();
    } else if (verb.object == Object::Step && !question.moment.evaluation->has(text)) {
        return refusal(AE_TR("ae", "there is no step \"%1\""), AE_TR("ae", "choose one of the steps in force"), {shortened(text)});
    }
    return std::nullopt;
}

const GoalVerb* findVerb(std::string_view name, QuantityKind kind, bool& isKnown)
{
    isKnown = false;
    for (const GoalVerb& verb : goalVerbs()) {
        if (verb.name != name)
            continue;
        isKnown = true;
        if (verb.takes(kind))
            return &verb;
    }
    return nullptr;
}

/// One condition without "and".
Result<bool> termHolds(std::string_view term, const LessonMoment& now, const LessonMoment& start)
{
    std::string_view rest;
    const Result<Quantity> quantity = readQuantity(term, now, rest);
    if (!quantity)
        return quantity.error();
    const std::string_view verbName = rest.substr(0, rest.find(' '));
    bool isKnown = false;
    const GoalVerb* verb = findVerb(verbName, quantity->kind, isKnown);
    if (!verb) {
        std::string known;
        for (const GoalVerb& candidate : goalVerbs()) {
            if (candidate.takes(quantity->kind))
                known.append(known.empty() ? "" : ", ").append(candidate.name);
        }
        return refusal(isKnown                ? AE_TR("ae", "\"%1\" cannot be said of \"%2\"")
                           : verbName.empty() ? AE_TR("ae", "it is not said what \"%2\" is to be")
                                              : AE_TR("ae", "there is no verb \"%1\""),
                       AE_TR("ae", "use one of %3"), {shortened(verbName, 40), shortened(term), known});
    }
    std::string_view unread;
    const Result<Quantity> before = readQuantity(term, start, unread);
    // a token that has come since: there is nothing to compare with
    const Quantity startQuantity = before ? *before : Quantity{quantity->kind, NAN, {}, {}, {}, {}};
    GoalQuestion question{*quantity, startQuantity, 0, {}, {}, now};
    const Result<std::string_view> object = withoutTolerance(trimmedText(rest.substr(verbName.size())), question.tolerance);
    if (!object)
        return object.error();
    if (const auto problem = takeObject(*verb, *object, startQuantity, question))
        return *problem;
    return verb->holds(question);
}

/// At " and " outside of quotes and brackets.
std::vector<std::string_view> termsOf(std::string_view goal)
{
    constexpr std::string_view sign = " and ";
    std::vector<std::string_view> terms;
    int depth = 0;
    bool isQuoted = false;
    std::size_t begin = 0;
    for (std::size_t i = 0; i < goal.size(); ++i) {
        isQuoted = isQuoted != (goal[i] == '"');
        if (isQuoted)
            continue;
        depth += goal[i] == '[' ? 1 : goal[i] == ']' ? -1 : 0;
        if (depth == 0 && goal.substr(i).starts_with(sign)) {
            terms.push_back(goal.substr(begin, i - begin));
            begin = i + sign.size();
            i = begin - 1;
        }
    }
    terms.push_back(goal.substr(begin));
    return terms;
}

}  // namespace

std::span<const GoalVerb> goalVerbs()
{
    using Q = const GoalQuestion&;
    using Object = GoalVerb::Object;
    static constexpr GoalVerb all[] = {
        {">=", "at least", isNumber, Object::Number, [](Q q) { return q.now.number >= q.number; }},
        {"<=", "at most", isNumber, Object::Number, [](Q q) { return q.now.number <= q.number; }},
        {">", "more than", isNumber, Object::Number, [](Q q) { return q.now.number > q.number; }},
        {"<", "less than", isNumber, Object::Number, [](Q q) { return q.now.number < q.number; }},
        {"=", "equal, within the tolerance", isNumber, Object::Number,
         [](Q q) { return std::abs(q.now.number - q.number) <= tolerance(q); }},
        {"grew", "more than at the start of the step", isNumber, Object::None,
         [](Q q) { return q.now.number > q.start.number + tolerance(q); }},
        {"fell", "less than at the start of the step", isNumber, Object::None,
         [](Q q) { return q.now.number < q.start.number - tolerance(q); }},
        {"changed", "not what it was at the start of the step", isAny, Object::None, hasChanged},
        {"unchanged", "what it was at the start of the step", isAny, Object::None, isUnchanged},
        {"is", "this word, or this cell", isWord, Object::Word, [](Q q) { return q.now.word == q.word; }},
        {"is", "this word, or this cell", isCell, Object::Cell, isNamedCell},
        {"in", "a cell of this step", isCell, Object::Step, [](Q q) { return q.now.cell && q.now.cell->step == q.word; }},
        {"reordered", "the same words in another order than at the start of the step", isWord, Object::None, isReordered},
        {"hidden", "a pair of query and key that the mask hides", isNumber, Object::None, isHidden},
        {"symmetric", "equal to itself turned over", isBlock, Object::None, [](Q q) { return asymmetry(q.now.block) <= tolerance(q); }},
        {"asymmetric", "not equal to itself turned over", isBlock, Object::None, [](Q q) { return asymmetry(q.now.block) > tolerance(q); }},
    };
    return all;
}

Result<bool> goalHolds(std::string_view goal, const LessonMoment& now, const LessonMoment& start)
{
    bool holds = true;
    for (const std::string_view term : termsOf(goal)) {
        const Result<bool> one = termHolds(term, now, start);
        if (!one)
            return one.error();
        holds = holds && *one;
    }
    return holds;
}

}  // namespace ae
