// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/document.h"

class QPrinter;

namespace ae {

class NotebookView;

/// Draws the notebook on the pages of a printer, as large as its paper is: the title, then the cells as they are on screen, in the light
/// theme and laid out for the width of the page, as vectors. No cell is cut in two; see placeOnPages(). Title and number stand at the
/// foot of each page. The view is as before afterwards; its cells must all be there and up to date. False when the printer takes no pages.
bool printNotebook(NotebookView& notebook, const Document& document, QPrinter& printer);

}  // namespace ae
