// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "attention/step.h"
#include "widgets/look/palettes.h"

#include <QColor>
#include <QPalette>

#include <optional>
#include <span>
#include <string_view>

class QApplication;

namespace ae {

enum class ThemeName {
    System,  ///< light or dark, of high contrast or not, as the desktop is
    Light,
    Dark,
    HighContrast,
    HighContrastLight,
};

/// What the desktop says of its own look, where it says anything: by its portal, while the program runs.
struct DesktopLook {
    std::optional<bool> isDark;
    bool hasHighContrast = false;

    bool operator==(const DesktopLook&) const = default;
};

/// Every colour that the window draws with, by what it means.
struct ThemeColours {
    // surfaces
    QColor window;  ///< behind the cards
    QColor panel;  ///< outline and inspector
    QColor card;  ///< cards, tool bar, menus
    QColor cardBorder;
    QColor control;  ///< buttons, fields
    QColor controlHover;
    QColor controlBorder;
    QColor groove;  ///< the empty part of sliders, tracks of bars
    QColor scrollHandle;

    // writing
    QColor text;
    QColor softText;  ///< running text beside numbers
    QColor faintText;  ///< captions; still 4.5:1
    QColor disabledText;

    // what is active
    QColor accent;
    QColor accentHover;
    QColor accentSoft;  ///< background of the chosen entry
    QColor accentText;  ///< text on accentSoft or on a card
    QColor onAccent;  ///< text on accent
    QColor focus;  ///< ring of the keyboard focus

    // whose number it is; all 4.5:1 on a card
    QColor query;
    QColor onQuery;  ///< text on query
    QColor key;
    QColor value;
    QColor score;
    QColor input;

    // what happened to a cell
    QColor operand;  ///< frame of the operands of the selected cell
    QColor operandFill;
    QColor dependent;  ///< frame of what depends on it
    QColor selection;  ///< frame of the selected cell
    QColor warning;  ///< text
    QColor warningFill;
    QColor error;
    QColor good;
    QColor hatch;
    QColor hatchNotFinite;

    // charts
    QColor chartGrid;
    QColor chartAxis;
    QColor barQuiet;
    QColor barStrong;
    QColor withScaling;
    QColor withScalingQuiet;
    QColor withoutScaling;
    QColor withoutScalingQuiet;
    QColor reference;  ///< dashed lines: equal share, largest possible entropy, the slider's place
};

struct Theme {
    ThemeName name = ThemeName::Light;  ///< never System
    std::string_view key;  ///< as in settings and on the command line: "light", "dark", "high-contrast", "high-contrast-light"
    const char* title = "";  ///< marked for translation, context "Theme"
    Backdrop backdrop = Backdrop::Light;
    double lineWidth = 1;  ///< of frames, in logical pixels
    ThemeColours colours;
    QPalette palette;

    QColor roleColour(Role role) const;
    /// Weights and Signed in the palette in force.
    const ColourMap& map(MapName map) const { return ColourMap::of(inPalette(map), backdrop); }
};

/// Light, dark, high contrast on black and on white, in this order.
std::span<const Theme> themes();
/// System gives the one that is like the desktop.
const Theme& themeOf(ThemeName name);
/// By its key; null for anything else, "system" included.
const Theme* findTheme(std::string_view key);

/// The theme in force; light before applyTheme().
const Theme& currentTheme();

/// Sets style and palette. Every widget gets a PaletteChange event, after which currentTheme() is the new one: widgets with
/// colours of their own read it there. System follows the desktop from now on.
void applyTheme(QApplication& application, ThemeName name);

/// What applyTheme() was last asked for, System included.
ThemeName chosenTheme();

/// Whether the desktop says that it is dark or, where it says nothing, its own window colour is.
bool isSystemDark();

/// Takes the answer of the desktop, and the look that goes with it if the chosen theme is System.
void setDesktopLook(QApplication& application, const DesktopLook& look);

}  // namespace ae
