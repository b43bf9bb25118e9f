// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <algorithm>

namespace ae {

/// What a tool tip shows as it stands, whatever is in it: the paragraph makes it markup for sure, so that < and & are read as escaped.
inline QString tipText(const QString& plain)
{
    return QStringLiteral("<p>") + plain.toHtmlEscaped() + QStringLiteral("</p>");
}

/// Whether fonts have slanted letters for it: they have them for Latin ones.
inline bool hasSlantedLetters(const QString& plain)
{
    return std::all_of(plain.begin(), plain.end(), [](QChar c) { return !c.isLetter() || c.script() == QChar::Script_Latin; });
}

/// A remark as markup, slanted where its writing can be.
inline QString remarkText(const QString& plain)
{
    const QString escaped = plain.toHtmlEscaped();
    return hasSlantedLetters(plain) ? QStringLiteral("<i>") + escaped + QStringLiteral("</i>") : escaped;
}

}  // namespace ae
