// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace ae {

/// A name from a file as one short line for painting as plain text: no control characters, no marks that turn the
/// direction of what follows, at most 256 code points.
QString oneLine(const QString& text);

/// The same for whatever reads markup (Qt Charts titles, labels and legends, tool tips): nothing in it is a tag.
QString plainChartText(const QString& text);

/// For people: fixed decimals with the locale's mark, powers of ten where that would be long or empty ("3×10⁻⁵"). A value
/// that rounds to zero but is not zero shows as "<0.001"; NaN and infinities in words or signs.
QString shownNumber(double value, int decimals);

/// The number at a tick of an axis with that step.
QString tickNumber(double value, double step);

/// All digits, with the locale's decimal mark: for tables and the clipboard.
QString exactNumber(double value);

/// "10⁻⁵", "1", "10".
QString powerOfTen(int exponent);

}  // namespace ae
