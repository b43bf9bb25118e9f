// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "attention/export.h"
#include "attention/saturation.h"
#include "lessons/goals.h"
#include "lessons/lessonlines.h"
#include "session/cellname.h"
#include "session/jsontext.h"
#include "session/numbers.h"

#include <algorithm>
#include <limits>

namespace ae {

namespace {

constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();

Quantity numberOf(double number)
{
    return {QuantityKind::Number, number, {}, {}, {}, {}};
}

Quantity wordOf(std::string_view word, std::vector<std::string> possible = {})
{
    return {QuantityKind::Word, 0, std::string(word), std::move(possible), {}, {}};
}

/// Keys of a table.
template <class Rows> std::vector<std::string> keysOf(const Rows& rows, std::vector<std::string> others = {})
{
    for (const auto& row : rows)
        others.emplace_back(row.key);
    return others;
}

Quantity cellOf(const std::optional<CellRef>& cell)
{
    return {QuantityKind::Cell, 0, {}, {}, cell, {}};
}

std::string orderOf(const Session& session)
{
    std::string order;
    for (const std::string& token : session.tokens)
        order.append(order.empty() ? "" : " ").append(token);
    return order;
}

/// A row of measureCatalogue(); NaN where the row has no distribution.
template <double RowMeasures::*Member> Quantity measured(const LessonMoment& moment, Index row)
{
    if (hasNoDistribution(moment.evaluation->rows()[static_cast<std::size_t>(row)].state))
        return numberOf(notANumber);
    return numberOf(measure(*moment.evaluation, row).*Member);
}

Problem refusal(const char* what, const char* advice, std::vector<std::string> arguments)
{
    return {ProblemKind::Usage, "", what, advice, std::move(arguments)};
}

/// Where the brackets that open at `open` are closed; quotes protect what is in them.
std::size_t closingBracket(std::string_view text, std::size_t open)
{
    bool isQuoted = false;
    for (std::size_t i = open + 1; i < text.size(); ++i) {
        if (text[i] == '"')
            isQuoted = !isQuoted;
        else if (text[i] == ']' && !isQuoted)
            return i;
    }
    return std::string_view::npos;
}

bool isNameSign(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

/// The row that stands in brackets, of a step of tokens.
Result<Index> rowOf(std::string_view step, std::string_view inside, const LessonMoment& moment)
{
    const std::string name = std::string(step) + '[' + std::string(inside) + ",0]";
    const Result<CellRef> cell = parseCellName(name, *moment.session, moment.evaluation->graph());
    if (!cell)
        return cell.error();
    return cell->row;
}

bool hasComma(std::string_view inside)
{
    bool isQuoted = false;
    return std::ranges::any_of(inside, [&isQuoted](char c) {
        isQuoted = isQuoted != (c == '"');
        return c == ',' && !isQuoted;
    });
}

double valueAt(const Evaluation& evaluation, const CellRef& cell)
{
    const StepResult& result = evaluation.result(cell.step);
    if (!result.rows.empty() && hasNoDistribution(result.rows[static_cast<std::size_t>(cell.row)].state))
        return notANumber;
    return result.values()(cell.row, cell.column);
}

/// A step, one of its rows, or one of its cells.
Result<Quantity> stepQuantity(std::string_view name, std::optional<std::string_view> inside, const LessonMoment& moment)
{
    const Evaluation& evaluation = *moment.evaluation;
    if (!evaluation.has(name)) {
        std::string known;
        for (const GoalSubject& subject : goalSubjects())
            known.append(known.empty() ? "" : ", ").append(subject.name);
        for (const Graph::Node& node : evaluation.graph().nodes())
            known.append(", ").append(node.spec->key);
        return refusal(AE_TR("ae", "there is no quantity \"%1\""), AE_TR("ae", "use one of %2"), {shortened(name, 40), known});
    }
    if (!inside)
        return Quantity{QuantityKind::Block, 0, {}, {}, {}, evaluation.value(name).toMatrix()};
    if (!hasComma(*inside)) {
        const Result<Index> row = rowOf(name, *inside, moment);
        if (!row)
            return row.error();
        return Quantity{QuantityKind::Block, 0, {}, {}, {}, evaluation.value(name).row(*row)};
    }
    const Result<CellRef> cell = parseCellName(std::string(name) + '[' + std::string(*inside) + ']', *moment.session, evaluation.graph());
    if (!cell)
        return cell.error();
    return Quantity{QuantityKind::Number, valueAt(evaluation, *cell), {}, {}, *cell, {}};
}

}  // namespace

std::span<const GoalSubject> goalSubjects()
{
    using M = const LessonMoment&;
    static constexpr GoalSubject all[] = {
        {"scale_exponent", "the exponent p of the divisor", false, [](M m, Index) { return numberOf(m.session->options.scaleExponent); }},
        {"temperature", "the temperature", false, [](M m, Index) { return numberOf(m.session->options.temperature); }},
        {"divisor", "what scores are divided by, without the temperature", false,
         [](M m, Index) { return numberOf(m.evaluation->divisor()); }},
        {"n", "the number of tokens", false, [](M m, Index) { return numberOf(static_cast<double>(m.evaluation->graph().tokens())); }},
        {"d_k", "the width of queries and keys", false,
         [](M m, Index) { return numberOf(static_cast<double>(m.evaluation->graph().headWidth())); }},
        {"width", "the width of the saturation cell", false,
         [](M m, Index) { return numberOf(static_cast<double>(m.session->view.saturation.width)); }},
        {"mask", "none, causal or painted", false, [](M m, Index) { return wordOf(m.session->options.mask, keysOf(maskCatalogue())); }},
        {"rotary", "none, halves or pairs", false,
         [](M m, Index) {
             const Rotary& rotary = m.session->options.rotary;
             return wordOf(rotary.isOn() ? std::string_view(rotary.convention) : "none", keysOf(rotaryCatalogue(), {"none"}));
         }},
        {"source", "where the saturation cell takes wider matrices from: random, repeat or normal", false,
         [](M m, Index) { return wordOf(m.session->view.saturation.source, keysOf(wideningCatalogue())); }},
        {"loss", "the loss of goal seek: square or nll", false,
         [](M m, Index) { return wordOf(m.session->view.seek.loss, keysOf(seekLosses())); }},
        {"method", "the method of goal seek: descent or adam", false,
         [](M m, Index) { return wordOf(m.session->view.seek.method, keysOf(seekMethods())); }},
        {"picked", "the picked token", false,
         [](M m, Index) { return wordOf(m.session->tokens[static_cast<std::size_t>(m.session->view.pickedToken)], m.session->tokens); }},
        {"order", "all tokens in their order, with blanks between them", false, [](M m, Index) { return wordOf(orderOf(*m.session)); }},
        {"prediction", "the answer of this step: none, right or wrong", false,
         [](M m, Index) {
             return wordOf(m.prediction, {"none", "right", "wrong"});
         }},
        {"selected", "the selected cell", false, [](M m, Index) { return cellOf(m.selected); }},
        {"derivatives", "the cell whose derivatives are on show", false, [](M m, Index) { return cellOf(m.derivatives); }},
        {"max_weight", "the largest weight of a row", true, measured<&RowMeasures::maxWeight>},
        {"entropy_bits", "the entropy of a row of weights in bits", true, measured<&RowMeasures::entropyBits>},
        {"effective_tokens", "2 to the power of that entropy", true, measured<&RowMeasures::effectiveTokens>},
        {"jacobian_norm", "the norm of the Jacobian of a row", true, measured<&RowMeasures::jacobianNorm>},
        {"gradient_norm", "the norm of the gradient of a row by its query", true, measured<&RowMeasures::gradientNorm>},
    };
    return all;
}

Result<Quantity> readQuantity(std::string_view text, const LessonMoment& moment, std::string_view& rest)
{
    text = trimmedText(text);
    const auto end = static_cast<std::size_t>(std::ranges::find_if_not(text, isNameSign) - text.begin());
    const std::string_view name = text.substr(0, end);
    std::optional<std::string_view> inside;
    rest = text.substr(end);
    if (rest.starts_with('[')) {
        const std::size_t closing = closingBracket(rest, 0);
        if (closing == std::string_view::npos)
            return refusal(AE_TR("ae", "\"%1\" opens a bracket that is not closed"), AE_TR("ae", "write STEP[ROW,COLUMN]"),
                           {shortened(text)});
        inside = rest.substr(1, closing - 1);
        rest = rest.substr(closing + 1);
    }
    rest = trimmedText(rest);
    const auto all = goalSubjects();
    const auto subject = std::ranges::find(all, name, &GoalSubject::name);
    if (subject == all.end())
        return stepQuantity(name, inside, moment);
    if (subject->takesRow != inside.has_value())
        return refusal(subject->takesRow ? AE_TR("ae", "\"%1\" is a quantity of one row") : AE_TR("ae", "\"%1\" stands alone"),
                       subject->takesRow ? AE_TR("ae", "write %1[ROW] with a token or an index") : AE_TR("ae", "leave the brackets out"),
                       {std::string(name)});
    if (!inside)
        return subject->read(moment, 0);
    const Result<Index> row = rowOf("weights", *inside, moment);
    if (!row)
        return row.error();
    return subject->read(moment, *row);
}

Result<double> quantityNow(std::string_view text, const LessonMoment& now)
{
    if (const std::optional<double> number = readNumber(trimmedText(text)))
        return *number;
    std::string_view rest;
    const Result<Quantity> quantity = readQuantity(text, now, rest);
    if (!quantity)
        return quantity.error();
    if (quantity->kind != QuantityKind::Number || !rest.empty())
        return refusal(AE_TR("ae", "\"%1\" is not a number"), AE_TR("ae", "write a number, a cell or a quantity of a row"),
                       {shortened(text)});
    return quantity->number;
}

}  // namespace ae
