// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/document.h"

class QWidget;

namespace ae {

/// Asks how queries and keys are turned by their position, and does it as one undo step. Returns why not, empty when done or cancelled.
QString askForRotary(Document* document, QWidget* window);

}  // namespace ae
