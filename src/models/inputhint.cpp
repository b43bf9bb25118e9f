// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/inputhint.h"

#include "models/convention.h"
#include "models/inspection.h"
#include "models/wording.h"

#include <cmath>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

constexpr Index kMostLooked = 512;

/// What a result that is shown says about the input.
struct Telling {
    double coefficient = 0;  ///< by which the input is multiplied in it; 0 where it says nothing
    bool isAlone = false;  ///< no other of its numbers is blank
};

Telling tellingOf(const Document& document, const CellRef& result, const CellRef& input)
{
    const AnswerSheet& sheet = *AnswerSheet::of(document);
    const auto explanation = shownExplanation(document, result);
    if (!explanation || explanation->rule != Rule::Sum || sheet.hides(result) || !std::isfinite(explanation->value))
        return {};
    double coefficient = 0;
    bool hasOthers = false;
    for (const Term& term : explanation->terms) {
        double product = 1;
        bool isOwn = false;
        for (const Factor& factor : term.factors) {
            if (!factor.isLiteral() && factor.cell == input) {
                isOwn = true;
                continue;
            }
            hasOthers = hasOthers || (!factor.isLiteral() && sheet.hides(factor.cell));
            product *= factor.value;
        }
        coefficient += isOwn ? product : 0;
    }
    return std::isfinite(coefficient) ? Telling{coefficient, !hasOthers} : Telling{};
}

}  // namespace

InputHint hintForInput(const Document& document, const CellRef& input)
{
    InputHint hint;
    const auto explanation = explain(document.evaluation(), input);
    QStringList ranges;
    bool isTold = false;
    double largest = 0;  // shown digits are divided by it: the larger, the better
    Index looked = 0;
    for (const DependentRange& range : explanation->usedBy) {
        ranges << rangeInWords(document, range);
        const Region& region = range.region;
        for (Index i = 0; i < region.rows * region.columns && looked < kMostLooked; ++i, ++looked) {
            const CellRef result{range.step, 0, region.row + i / region.columns, region.column + i % region.columns};
            const Telling telling = tellingOf(document, result, input);
            isTold = isTold || telling.coefficient != 0;
            if (!telling.isAlone || !(std::abs(telling.coefficient) > largest))
                continue;
            largest = std::abs(telling.coefficient);
            hint.result = result;
        }
    }
    QStringList words = {translate("ae", "An input: no formula makes it, it was chosen or learned.")};
    if (!ranges.isEmpty())
        words << translate("ae", "It goes into %1.").arg(listOf(ranges));
    if (hint.result)
        words << translate("ae", "%1 tells it: every other number in that sum is shown.").arg(shownCellName(document, *hint.result));
    else if (isTold)
        words << translate("ae", "No result tells it alone, because others of its numbers are blank too: fill in those first.");
    else
        words << translate("ae", "Nothing that is shown tells it: it is given, not worked out. Ask for the answer.");
    hint.words = words.join(u' ');
    return hint;
}

}  // namespace ae
