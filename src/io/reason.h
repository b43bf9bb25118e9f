// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "attention/evaluation.h"

#include <string>
#include <vector>

namespace ae {

/// Why a row is not ok, as a template and its arguments, so that a window can translate it.
struct RowReasonText {
    const char* what = "";  ///< "%1 is %2, because %3 is %4"; "" for a row that is ok
    std::vector<std::string> arguments;

    /// In English, with the arguments in place: "V[2,0] is NaN, because X[2,0] is NaN".
    std::string sentence() const;
};

/// Cells are named by their indices.
RowReasonText reasonText(const RowReason& reason);
RowReasonText reasonText(const Evaluation& evaluation, Index row);

/// The state in a word or two, marked for translation: "fully masked".
const char* wordsOf(RowState state);

/// State and reason of a row in English, "fully masked: no key is allowed"; "" for a row that is ok.
std::string rowRemark(const Evaluation& evaluation, Index row);

/// "NaN", "Infinity", "-Infinity", or the number.
std::string wordFor(double value);

}  // namespace ae
