// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/look/palettes.h"

#include <QApplication>
#include <QEvent>
#include <QWidget>

#include <algorithm>

namespace ae {

namespace {

constexpr PaletteSpec catalogue[] = {
    {"purple", QT_TRANSLATE_NOOP("Palette", "Purple; ochre and petrol"), MapName::Weights, MapName::Signed},
    {"viridis", QT_TRANSLATE_NOOP("Palette", "Viridis"), MapName::Viridis, MapName::Viridis},
    {"grey", QT_TRANSLATE_NOOP("Palette", "Grey"), MapName::Grey, MapName::Grey},
};

const PaletteSpec*& inForce()
{
    static const PaletteSpec* palette = catalogue;
    return palette;
}

}  // namespace

std::span<const PaletteSpec> paletteCatalogue()
{
    return catalogue;
}

const PaletteSpec& currentPalette()
{
    return *inForce();
}

void setPalette(std::string_view key)
{
    const auto* found = std::ranges::find(catalogue, key, &PaletteSpec::key);
    const PaletteSpec* palette = found == std::end(catalogue) ? catalogue : found;
    if (palette == inForce())
        return;
    inForce() = palette;
    for (QWidget* widget : QApplication::allWidgets()) {
        QEvent change(QEvent::PaletteChange);
        QCoreApplication::sendEvent(widget, &change);
        widget->update();
    }
}

MapName inPalette(MapName map)
{
    return map == MapName::Weights ? inForce()->weights : map == MapName::Signed ? inForce()->signedNumbers : map;
}

}  // namespace ae
