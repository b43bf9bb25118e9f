// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <span>

class QWidget;

namespace ae {

/// A kind of panel, bar or dialog: where the manual speaks of it, and what it is in a sentence or two.
struct HelpSpot {
    const char* kind;  ///< name of its class
    const char* place;  ///< in the manual
    const char* about;  ///< marked for translation
};
std::span<const HelpSpot> helpSpots();

/// Where the manual speaks of what has the focus: the widget itself, else what it stands in; the first steps where nothing has a place.
QString helpPlaceOf(const QWidget* widget);

/// What's This of a widget: its own text, else its tool tip, else what is said of the part that it stands in. Plain text or markup.
QString whatsThisOf(const QWidget* widget);

}  // namespace ae
