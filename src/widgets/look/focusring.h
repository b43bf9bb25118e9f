// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QAbstractScrollArea;
class QWidget;

namespace ae {

/// A ring around what scrolls, list, table or text, while it has the keyboard and was reached by a key. Once for each.
void showFocusAround(QAbstractScrollArea* area);

/// Hides a part and deletes it later; the keyboard, where it was in it, stays in the area.
void dropFrom(QAbstractScrollArea* area, QWidget* part);

}  // namespace ae
