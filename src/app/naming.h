// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/document.h"

class QWidget;

namespace ae {

class Actions;
class PaneBoard;

/// Other names for tokens and features: by a double click on a name, or by the menu for the row and column of the current cell.
void connectNaming(const Actions& actions, Document* document, PaneBoard* board, QWidget* window);

}  // namespace ae
