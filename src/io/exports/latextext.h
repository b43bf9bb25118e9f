// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace ae {

/// Plain text for LaTeX, whatever its engine: signs of LaTeX are escaped, ligatures kept apart, letters with accents and Greek
/// ones composed, and what pdfLaTeX cannot set is \unicodechar{732B}, which latexUnicodeChar() defines.
std::string latexText(std::string_view text);

/// Defines \unicodechar: the character itself where the engine knows Unicode, its number where it does not.
std::string_view latexUnicodeChar();

/// A number in math mode, exact: "-1.5\cdot10^{-7}", "\infty", "\mathrm{NaN}".
std::string latexNumber(double value);

/// A number in math mode for reading: so many decimals, or a power of ten where they would show 0 or too many digits.
std::string latexRounded(double value, int decimals);

}  // namespace ae
