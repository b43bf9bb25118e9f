// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/reason.h"

#include "session/cellname.h"
#include "session/numbers.h"

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

std::string wordFor(double value)
{
    if (std::isnan(value))
        return "NaN";
    if (std::isinf(value))
        return value > 0 ? "Infinity" : "-Infinity";
    return numberText(value);
}

}  // namespace ae
