// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/look/theme.h"

namespace ae {

ThemeColours lightColours();
ThemeColours darkColours();
ThemeColours highContrastColours();
ThemeColours highContrastLightColours();

/// What Qt's own drawing and plain widgets use, from our colours.
QPalette paletteOf(const ThemeColours& colours);

}  // namespace ae
