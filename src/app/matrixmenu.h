// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/document.h"

#include <QString>

class QWidget;

namespace ae {

class Actions;
class PaneBoard;

/// Connects the entries of the Matrix menu: each asks for what it needs and makes one undo step on the matrix in use.
/// `tell` receives why something was not done.
void connectMatrixMenu(const Actions& actions, Document* document, PaneBoard* board, QWidget* window);

/// Asks for n, d_model, d_k and d_v and resizes.
QString askAndResize(Document* document, QWidget* window);

}  // namespace ae
