// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/inspection.h"

#include "attention/gradient.h"
#include "models/convention.h"
#include "models/equationtext.h"
#include "models/inputhint.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

// A whole reverse pass for one number: worth it while it takes a few milliseconds.
constexpr double kMostGradientWork = 4e6;
constexpr double kMostWorkInAFrame = 1.5e5;

/// What is done before the exponentials; where the largest score is blank its number is not told.
QString softmaxText(const Document& document, const Explanation& explanation, const NumberStyle& style)
{
    const Evaluation& evaluation = document.evaluation();
    const CellRef& cell = explanation.cell;
    const auto isLargest = [&](const Term& term) {
        return term.factors.front().value == evaluation.rows()[static_cast<std::size_t>(cell.row)].largest;
    };
    const auto largest = std::ranges::find_if(explanation.terms, isLargest);
    const bool isBlank = largest == explanation.terms.end() || AnswerSheet::of(document)->hides(largest->factors.front().cell);
    const QString score = isBlank ? blankSign() : style.text(largest->factors.front().value);
    const QString temperature = temperatureText(document);
    const QString first = temperature.isEmpty()
        ? translate("ae", "The query's largest score, %1, is subtracted from each first.").arg(score)
        : translate("ae", "The query's largest score, %1, is subtracted from each first, and the rest is divided by the temperature %2.")
              .arg(score, temperature);
    return first + u' ' + translate("ae", "Then: its exponential, divided by the sum of all of them:");
}

QString ruleText(const Document& document, const Explanation& explanation, const NumberStyle& style)
{
    switch (explanation.rule) {
    case Rule::Input:
        return translate("ae", "An input: typed, loaded or learned. Change it and everything below follows.");
    case Rule::Sum:
        return translate("ae", "The sum of these products:");
    case Rule::Scale:
        return translate("ae", "One score, divided:");
    case Rule::Function:
        return translate("ae", "A function of one number x, %1:").arg(fromUtf8(explanation.function));
    case Rule::Softmax:
        return softmaxText(document, explanation, style);
    case Rule::Hidden:
        return translate("ae", "Hidden by the mask: exactly 0, and left out of every sum.");
    case Rule::None:
        return translate("ae", "This token has no distribution.");
    }
    return {};
}

/// Of a hidden result nothing is multiplied out; an exponential is no result of its own.
bool hidesTerm(const Document& document, const Explanation& explanation, const Term& term)
{
    const AnswerSheet& sheet = *AnswerSheet::of(document);
    if (explanation.rule != Rule::Softmax && sheet.hides(explanation.cell))
        return true;
    // of another weight of the row the exponential and their sum would make it
    const bool isOfOtherWeight = explanation.rule == Rule::Softmax && !term.isOwn && !term.factors.empty();
    if (isOfOtherWeight && !sheet.hides(explanation.cell)
        && sheet.hides(explanation.cell.step, explanation.cell.row, term.factors.front().cell.column))
        return true;
    return std::ranges::any_of(term.factors, [&](const Factor& factor) { return !factor.isLiteral() && sheet.hides(factor.cell); });
}

TermLine lineOf(const Document& document, const Explanation& explanation, const Term& term, const NumberStyle& style)
{
    TermLine line;
    line.value = term.value;
    line.isOwn = term.isOwn;
    // small terms keep their digits: a rounded 0 is told apart from a true one
    line.valueText = std::abs(term.value) < 0.001 ? style.measure(term.value) : style.text(term.value, style.decimals + 1);
    if (hidesTerm(document, explanation, term)) {
        line.valueText = blankSign();
        line.value = std::nan("");
    }
    for (const Factor& factor : term.factors) {
        if (factor.isLiteral()) {
            line.factorTexts << literalInWords(factor.literal);
            continue;
        }
        line.factors.append({shownCellName(document, factor.cell), factor.cell});
        line.factorTexts << (AnswerSheet::of(document)->hides(factor.cell) ? blankSign() : style.text(factor.value));
    }
    return line;
}

void fillTerms(const Document& document, const Explanation& explanation, const NumberStyle& style, Inspection& inspection)
{
    std::vector<const Term*> order;
    for (const Term& term : explanation.terms)
        order.push_back(&term);
    if (static_cast<qsizetype>(order.size()) > Inspection::mostTerms) {
        std::ranges::stable_sort(
            order, [](const Term* a, const Term* b) { return a->isOwn != b->isOwn ? a->isOwn : std::abs(a->value) > std::abs(b->value); });
        inspection.hiddenTerms = static_cast<qsizetype>(order.size()) - Inspection::mostTerms;
        order.resize(static_cast<std::size_t>(Inspection::mostTerms));
    }
    double largest = 0;
    for (const Term* term : order) {
        if (std::isfinite(term->value) && !hidesTerm(document, explanation, *term))
            largest = std::max(largest, std::abs(term->value));
    }
    for (const Term* term : order) {
        TermLine line = lineOf(document, explanation, *term, style);
        line.share = largest > 0 && std::isfinite(line.value) ? term->value / largest : 0;
        inspection.terms.append(line);
    }
}

void fillTotal(const Document& document, const Explanation& explanation, const NumberStyle& style, Inspection& inspection)
{
    // with the other terms it would tell the one that is blank
    const bool tellsTerm = explanation.rule == Rule::Softmax
        && std::ranges::any_of(explanation.terms, [&](const Term& term) { return hidesTerm(document, explanation, term); });
    if (tellsTerm)
        return;
    double sum = 0;
    for (const Term& term : explanation.terms)
        sum += term.value;
    if (explanation.rule == Rule::Sum && !inspection.isHidden)
        inspection.totalText = translate("ae", "Sum: %1").arg(style.text(sum, style.decimals + 1));
    if (explanation.rule == Rule::Softmax)
        inspection.totalText = translate("ae", "Sum of all exponentials: %1").arg(style.text(sum, style.decimals + 1));
    if (explanation.rule == Rule::Scale && explanation.terms.front().factors.size() == 2) {
        const double divisor = 1.0 / explanation.terms.front().factors[1].value;
        inspection.totalText = translate("ae", "Divided by %1").arg(style.text(divisor, 3));
    }
}

void fillOrigins(const Document& document, const Explanation& explanation, Inspection& inspection)
{
    std::map<std::string, std::set<std::pair<Index, Index>>> seen;
    std::map<std::string, qsizetype> places;
    for (const Term& term : explanation.terms) {
        for (const Factor& factor : term.factors) {
            if (factor.isLiteral() || !seen[factor.cell.step].emplace(factor.cell.row, factor.cell.column).second)
                continue;
            const auto [place, isNew] = places.emplace(factor.cell.step, inspection.origins.size());
            if (isNew)
                inspection.origins.append(OriginsOfStep());
            OriginsOfStep& origins = inspection.origins[place->second];
            if (origins.cells.size() < Inspection::mostTerms)
                origins.cells.append({shownCellName(document, factor.cell), factor.cell});
            else
                ++origins.more;
        }
    }
}

QString answerText(const AnswerSheet& sheet, const CellRef& cell)
{
    switch (const Answer answer = sheet.stateOf(cell)) {
    case Answer::None:
        return {};
    case Answer::Unchecked:
        return translate("ae", "Your answer %1 is not checked yet.").arg(sheet.typedAt(cell));
    case Answer::Right:
        return translate("ae", "✓ Your answer %1 is right.").arg(sheet.typedAt(cell));
    case Answer::Wrong:
        return translate("ae", "✗ Your answer %1 is wrong.").arg(sheet.typedAt(cell));
    case Answer::Empty:
        return translate("ae", "This cell is blank: type its number into it.");
    case Answer::Shown:
    case Answer::Revealed:
        return translate("ae", "%1.").arg(answerInWords(answer));
    }
    return {};
}

/// No formula makes an input: the terms are those of a result that tells it.
void hintAtInput(const Document& document, const NumberStyle& style, Inspection& inspection)
{
    const InputHint hint = hintForInput(document, inspection.cell);
    inspection.ruleText = hint.words;
    if (!hint.result) {
        inspection.hints = inspection.hints > 0 ? AnswerSheet::mostHints : 0;  // there are no numbers to come
        return;
    }
    const auto explanation = shownExplanation(document, *hint.result);
    fillTerms(document, *explanation, style, inspection);
    inspection.totalText = translate("ae", "They add up to %1 = %2.")
                               .arg(shownCellName(document, *hint.result), style.text(explanation->value, style.decimals + 1));
}

/// What the learner has not asked for yet, and the result in any case.
void keepSecret(Inspection& inspection)
{
    inspection.valueText = blankSign();
    inspection.exactText.clear();
    if (inspection.hints < 1) {
        inspection.ruleText.clear();
        inspection.formula.clear();
    }
    if (inspection.hints < AnswerSheet::mostHints) {
        inspection.terms.clear();
        inspection.hiddenTerms = 0;
        inspection.totalText.clear();
    }
}

std::string weightsKey(const Graph& graph)
{
    return std::string(graph.nodes().back().inputKeys.front());
}

/// The weight that the reader looks at: of the selected pair, else the strongest of the picked query.
std::optional<CellRef> pickedWeight(const Document& document, const CellRef& cell)
{
    const Evaluation& evaluation = document.evaluation();
    const Graph::Node& node = *evaluation.graph().node(cell.step);
    const bool isPair = node.spec->rowNames == "token" && node.spec->columnNames == "token";
    const Index row = isPair ? cell.row : document.pickedToken();
    const RowRecord& record = evaluation.rows()[static_cast<std::size_t>(row)];
    if (hasNoDistribution(record.state))
        return std::nullopt;
    return CellRef{weightsKey(evaluation.graph()), 0, row, isPair ? cell.column : record.strongest};
}

void fillDerivative(const Document& document, const NumberStyle& style, Gradients& workspace, Derivative derivative, Inspection& inspection)
{
    const Graph& graph = document.evaluation().graph();
    if (graph.find(inspection.cell.step) > graph.find(weightsKey(graph)))
        return;  // what follows from the weights moves none of them
    if (AnswerSheet::of(document)->hidesAny()) {  // a weight moves with its own score by a (1 - a) / τ
        inspection.derivativeText = translate("ae", "Not shown while the worksheet asks for numbers, which it would tell.");
        return;
    }
    const auto target = pickedWeight(document, inspection.cell);
    if (!target) {
        inspection.derivativeText = translate("ae", "The picked token has no weights to move.");
        return;
    }
    inspection.target = *target;
    if (*target == inspection.cell) {
        inspection.derivativeText = translate("ae", "This is the picked weight itself.");
        return;
    }
    inspection.targetName = shownCellName(document, *target);
    const double work = static_cast<double>(graph.tokens()) * static_cast<double>(graph.tokens() + graph.modelWidth());
    if (work > kMostGradientWork) {
        inspection.derivativeText = translate("ae", "Not shown at this size.");
        return;
    }
    if (work > kMostWorkInAFrame && derivative == Derivative::WhenCalm) {
        inspection.isDerivativeDue = true;
        inspection.derivativeText = u"…"_s;
        return;
    }
    if (const auto error = gradientInto(document.evaluation(), {*target, "value", 0}, workspace)) {
        inspection.derivativeText = sentenceOf(problemOf(*error));
        return;
    }
    const double slope = workspace.of.find(inspection.cell.step)->second(inspection.cell.row, inspection.cell.column);
    inspection.derivativeText = translate("ae", "%1 per unit").arg(style.measure(slope));
}

}  // namespace

QString literalInWords(const std::string& literal)
{
    QString words = fromUtf8(literal);
    static const QRegularExpression rootOfWord(u"sqrt\\((\\w+)\\)"_s);  // one number or letter needs no parentheses
    static const QRegularExpression root(u"sqrt(?=\\(.*\\))"_s);
    return words.replace(rootOfWord, u"√\\1"_s).replace(root, u"√"_s);
}

QString rangeInWords(const Document& document, const DependentRange& range)
{
    const CellRef first{range.step, 0, range.region.row, range.region.column};
    const CellRef last{range.step, 0, range.region.row + range.region.rows - 1, range.region.column + range.region.columns - 1};
    if (first == last)
        return shownCellName(document, first);
    return translate("ae", "%1 to %2").arg(shownCellName(document, first), shownCellName(document, last));
}

Inspection inspect(const Document& document, const CellRef& cell)
{
    Gradients workspace;
    return inspect(document, cell, workspace);
}

Inspection inspect(const Document& document, const CellRef& cell, Gradients& workspace, Derivative derivative)
{
    Inspection inspection;
    const NumberStyle style = numberStyle(document);
    const auto explanation = shownExplanation(document, cell);
    if (!explanation)
        return inspection;
    inspection.cell = cell;
    inspection.spec = findStep(cell.step);
    inspection.rule = explanation->rule;
    inspection.title = titleOf(*inspection.spec);
    inspection.name = shownCellName(document, cell);
    inspection.place = placeInWords(document, cell);
    const AnswerSheet& sheet = *AnswerSheet::of(document);
    inspection.answer = sheet.stateOf(cell);
    inspection.answerText = answerText(sheet, cell);
    inspection.isHidden = sheet.hides(cell);
    inspection.hints = sheet.hintsAt(cell);
    const Graph& graph = document.evaluation().graph();
    if (inspection.spec->kind == StepKind::Computed)
        inspection.formula = shownEquation(document, *graph.node(cell.step));
    inspection.ruleText = ruleText(document, *explanation, style);
    const bool isNumber = explanation->rule != Rule::None;
    inspection.valueText = isNumber ? style.text(explanation->value) : u"–"_s;
    if (isNumber && style.roundsToZero(explanation->value))
        inspection.valueText = style.measure(explanation->value);
    inspection.exactText = isNumber ? style.exact(explanation->value) : QString();
    if (isDividedWhenShown(document, cell.step) && !inspection.isHidden)
        inspection.dividedText = dividedInWords(document, cell);
    if (!document.evaluation().result(cell.step).rows.empty())
        inspection.stateText = reasonInWords(document, cell.row);
    fillTerms(document, *explanation, style, inspection);
    fillTotal(document, *explanation, style, inspection);
    fillOrigins(document, *explanation, inspection);
    for (const DependentRange& range : explanation->usedBy)
        inspection.usedBy.append({rangeInWords(document, range), {range.step, 0, range.region.row, range.region.column}});
    fillDerivative(document, style, workspace, derivative, inspection);
    if (inspection.isHidden && inspection.rule == Rule::Input)
        hintAtInput(document, style, inspection);
    if (inspection.isHidden)
        keepSecret(inspection);
    return inspection;
}

}  // namespace ae
