// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/answersheet.h"

#include <QStringList>

namespace ae {

/// What one cell of a printed table holds.
struct PrintedCell {
    QString text;  ///< empty where the learner writes, and behind the mask
    bool isBlank = false;  ///< a box; of the key with its number
    bool isHatched = false;  ///< behind the mask
};

/// One step on paper.
struct PrintedTable {
    QString title;  ///< "Attention weights"
    QString formula;  ///< "A = softmax(S̃)", empty for inputs
    QString sign;
    QString note;  ///< what is left out of a large matrix, empty when nothing is
    QStringList rows;
    QStringList columns;
    std::vector<std::vector<PrintedCell>> cells;
    bool hasBlanks = false;
};

enum class PrintedAs { Worksheet, Key };

/// Inputs and computed steps in the order of the equation. Of a matrix that does not fit a page the rows and columns with blank
/// cells come first.
std::vector<PrintedTable> printedTables(const Document& document, PrintedAs as);

/// "An answer is right to 2 decimals." and the like; of the key that it is one.
QString printedInstructions(const Document& document, PrintedAs as);

}  // namespace ae
