// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/matrixmodel.h"

#include <QItemSelectionRange>
#include <QMimeData>

#include <memory>

namespace ae {

/// Cells for the clipboard: tabs in the user's locale, a table for word processors, and the exact bits for ourselves.
std::unique_ptr<QMimeData> mimeOfCells(const MatrixModel& model, const QItemSelectionRange& range);

/// A block of numbers from the clipboard: our own exact cells, or text with tabs, semicolons, commas or blanks between the
/// fields. Nothing is guessed: a ragged block, a field that is no number and a comma that can be read in two ways are refused.
Result<Matrix> cellsOfMime(const QMimeData& mime, char localeMark);
Result<Matrix> cellsOfText(const QString& text, char localeMark);

/// Puts the block at the top left of the range, or one number into all of it. Returns why not, empty when done.
QString pasteCells(MatrixModel& model, const QItemSelectionRange& range, const Matrix& block);

}  // namespace ae
