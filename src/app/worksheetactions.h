// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/document.h"

class QWidget;

namespace ae {

class Actions;
class PaneBoard;

/// Connects the entries of the Worksheet menu: what a teacher blanks, what a learner asks for, print and PDF.
void connectWorksheetMenu(const Actions& actions, Document* document, PaneBoard* board, QWidget* window);

}  // namespace ae
