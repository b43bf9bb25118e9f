// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace ae {

/// What a tool tip shows as it stands, whatever is in it: the paragraph makes it markup for sure, so that < and & are read as escaped.
inline QString tipText(const QString& plain)
{
    return QStringLiteral("<p>") + plain.toHtmlEscaped() + QStringLiteral("</p>");
}

}  // namespace ae
