// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/look/colourmap.h"

namespace ae {

/// With which scales cells are coloured: a row of the table from which a person chooses.
struct PaletteSpec {
    std::string_view key;  ///< as in settings
    const char* title;  ///< marked for translation, context "Palette"
    MapName weights;
    MapName signedNumbers;  ///< of one that does not diverge, 0 is in the middle
};
std::span<const PaletteSpec> paletteCatalogue();

/// By its key, else the first one. Every widget gets a PaletteChange event.
void setPalette(std::string_view key);
const PaletteSpec& currentPalette();

/// The scale that stands for Weights or for Signed in the palette in force; others stay what they are.
MapName inPalette(MapName map);

}  // namespace ae
