// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/formula/formulabox.h"

namespace ae {

/// Measures of one size of the mathematical font, in the painter's units.
struct LevelMetrics {
    double em = 0;
    double xHeight = 0;
    double axis = 0;
    double rule = 0;
};

/// A delimiter for a body: as the font has it where that covers the body, grown about the axis where it does not.
FormulaBox delimiter(const QString& sign, const FormulaBox& body, const FormulaFont& font, const LevelMetrics& level, Role role);

/// The root sign around a body; the vinculum stands `gap` above it.
FormulaBox rootAround(FormulaBox body, double gap, const LevelMetrics& level, Role role);

}  // namespace ae
