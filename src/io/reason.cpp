// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/reason.h"

#include "session/cellname.h"
#include "session/numbers.h"

#include <array>
#include <cmath>

namespace ae {

std::string RowReasonText::sentence() const
{
    return fill(what, arguments);
}

RowReasonText reasonText(const RowReason& reason)
{
    if (reason.state == RowState::Ok)
        return {};
    if (reason.spoiled.step.empty())
        return {AE_TR("ae", "no key is allowed"), {}};
    RowReasonText text{AE_TR("ae", "%1 is %2"), {plainCellName(reason.spoiled), wordFor(reason.spoiledValue)}};
    if (reason.cause.step.empty() || reason.cause == reason.spoiled)
        return text;
    text.what = AE_TR("ae", "%1 is %2, because %3 is %4");
    text.arguments.push_back(plainCellName(reason.cause));
    text.arguments.push_back(wordFor(reason.causeValue));
    return text;
}

RowReasonText reasonText(const Evaluation& evaluation, Index row)
{
    return reasonText(reasonOf(evaluation, row));
}

const char* wordsOf(RowState state)
{
    static constexpr std::array words = {
        AE_TR("ae", "good"),     AE_TR("ae", "fully masked"),     AE_TR("ae", "not a number"),
        AE_TR("ae", "overflow"), AE_TR("ae", "value not finite"),
    };
    return words[static_cast<std::size_t>(state)];
}

std::string rowRemark(const Evaluation& evaluation, Index row)
{
    const RowState state = evaluation.rows()[static_cast<std::size_t>(row)].state;
    return state == RowState::Ok ? std::string() : std::string(wordsOf(state)) + ": " + reasonText(evaluation, row).sentence();
}

std::string wordFor(double value)
{
    if (std::isnan(value))
        return "NaN";
    if (std::isinf(value))
        return value > 0 ? "Infinity" : "-Infinity";
    return numberText(value);
}

}  // namespace ae
