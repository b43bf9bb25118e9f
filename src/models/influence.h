// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/texts.h"

namespace ae {

/// How much the results move per unit of one cell of an input: of each step the cell that moves most, and how many move at all.
QString influenceInWords(const Document& document, const CellRef& input);

}  // namespace ae
