// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

namespace ae {

inline constexpr char helpPlaceProperty[] = "helpPlace";

/// Where the manual speaks of a part of the window: F1 goes there from it and from what stands in it. Places are those of the pages in
/// resources/help.
inline void setHelpPlace(QWidget* part, const char* place)
{
    part->setProperty(helpPlaceProperty, QLatin1String(place));
}

/// The name of a control for screen readers, and What's This of it.
inline void nameControl(QWidget* control, const QString& name, const QString& about)
{
    control->setAccessibleName(name);
    control->setWhatsThis(about);
}

}  // namespace ae
