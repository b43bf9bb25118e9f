// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace ae {

/// Makes every FormulaWidget an equation to assistive technology, with its groups as buttons. Once is enough.
void installFormulaAccessibility();

}  // namespace ae
