// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace ae {

enum class FormulaTokenKind { Word, Number, RaisedIndex, LoweredIndex, Sign, End };

struct FormulaToken {
    FormulaTokenKind kind = FormulaTokenKind::End;
    QString text;  ///< indices in their plain form: T for ᵀ, 2 for ²
    bool isAfterSpace = false;

    bool isSign(QStringView sign) const { return kind == FormulaTokenKind::Sign && text == sign; }
};

/// Words are letters with their combining marks and digits; every other character is a sign. The last token is End.
std::vector<FormulaToken> formulaTokens(QStringView text);

inline constexpr std::size_t noPartner = static_cast<std::size_t>(-1);

/// For every token the position of the delimiter that closes it, or noPartner. Bars close the bar before them within the same
/// delimiters; what is left over stands for itself. One pass, so that nothing has to be read twice.
std::vector<std::size_t> formulaPartners(const std::vector<FormulaToken>& tokens);

}  // namespace ae
