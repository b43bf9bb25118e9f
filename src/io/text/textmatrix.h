// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/arrays.h"
#include "io/text/textfields.h"
#include "io/text/textnames.h"

namespace ae {

/// A table of which everything is decided.
struct TextReading {
    FieldTable table;
    TableFrame frame;
    char decimal = '.';
};

/// Decides what is left open in a table that is split already: names, then the decimal mark. Problems: those of frameOf, decimalOf.
Result<TextReading> readingOf(FieldTable table, const ReadChoices& choices);

/// The numbers and names, with a note for everything that was assumed. Problems: numbers beyond the range of double.
Result<ReadMatrix> matrixOf(const TextReading& reading);

}  // namespace ae
