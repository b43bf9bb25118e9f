// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QToolButton;

namespace ae {

/// Tells screen readers of controls what Qt's own interfaces leave out: what a list of choices is for beside what is chosen, whether
/// what a button folds is open, and no description that repeats the name. Once for the program.
void installAccessibles();

/// The button opens and closes something: a reader hears "expanded" or "collapsed" by whether it is checked.
void markAsExpander(QToolButton* button);

}  // namespace ae
