// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/answersheet.h"

namespace ae {

/// How a learner can come to the number of a blank input, which no formula makes.
struct InputHint {
    QString words;  ///< what it goes into, and which result tells it, or that none does
    std::optional<CellRef> result;  ///< a number that is shown, the sum of products of which only this input is not
};

/// The cell must be one of an input in force. Of a large session the first few hundred results are looked at.
InputHint hintForInput(const Document& document, const CellRef& input);

}  // namespace ae
