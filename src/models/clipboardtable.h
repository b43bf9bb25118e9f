// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/arrays.h"
#include "models/matrixmodel.h"

#include <QItemSelectionRange>
#include <QMimeData>

#include <memory>

namespace ae {

/// Cells for the clipboard: tabs in the user's locale, a table for word processors, and the exact bits for ourselves.
std::unique_ptr<QMimeData> mimeOfCells(const MatrixModel& model, const QItemSelectionRange& range);

/// A block of numbers from the clipboard: our own exact cells, or whatever text the importer of files reads, with the same notes
/// on what was assumed. Where two readings fit, the decimal mark of the locale decides, else the problem is a question (questionOf).
Result<ReadMatrix> cellsOfMime(const QMimeData& mime, char localeMark, const ReadChoices& choices = {});
Result<ReadMatrix> cellsOfText(const QString& text, char localeMark, const ReadChoices& choices = {});

/// Puts the block at the top left of the range, or one number into all of it. Returns why not, empty when done.
QString pasteCells(MatrixModel& model, const QItemSelectionRange& range, const Matrix& block);

}  // namespace ae
