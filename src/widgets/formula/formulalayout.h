// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/formula/formulabox.h"

namespace ae {

/// Display: a formula on its own, tall fractions, limits above and below. Line: within a line of text, kept low.
enum class FormulaStyle { Display, Line };

/// Lays a formula out in the painter's units. Rules and proportions follow appendix G of The TeXbook.
FormulaBox layoutFormula(const Formula& formula, const FormulaFont& font, FormulaStyle style = FormulaStyle::Display);

}  // namespace ae
