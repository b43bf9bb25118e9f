// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/worksheettables.h"

class QPagedPaintDevice;
class QPainter;

namespace ae {

/// Draws the worksheet, black on white, from the first page of the device on: title, a line for name and date, what to do, the text
/// cells and the tables of all steps with boxes to write in, no table cut in two. The key is the same with its answers, and says so
/// on every page.
void drawWorksheet(const Document& document, PrintedAs as, QPainter& painter, QPagedPaintDevice& device);

}  // namespace ae
