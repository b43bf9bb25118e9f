// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace ae {

/// Which work in the background counts.
enum class WorkAhead {
    ForPictures,  ///< what charts and panes wait for
    ForWindow,  ///< the check of all numbers too, which the status bar tells of
};

/// Whether something of the window is being computed in the background, or will be as soon as edits are over.
bool hasWorkAhead(const QWidget& window, WorkAhead which);

/// Paints a part of the window, which is what makes it follow and may begin work in the background, and lets that work come to its end,
/// until there is none: at most for so many milliseconds. Events of the user wait meanwhile.
void letWorkFinish(QWidget* part, const QWidget& window, WorkAhead which, int longest);

}  // namespace ae
