// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/look/themecolours.h"

namespace ae {

namespace {

QColor rgb(QRgb value)
{
    return QColor::fromRgb(value);
}

}  // namespace

// The role colours were chosen by search: contrast on the card first, then the largest distance in OKLab between any
// two of them as seen by normal, protanopic, deuteranopic and tritanopic eyes.

ThemeColours lightColours()
{
    ThemeColours c;
    c.window = rgb(0xf4f6f9);
    c.panel = rgb(0xfafbfd);
    c.card = rgb(0xffffff);
    c.cardBorder = rgb(0xe1e6ee);
    c.control = rgb(0xffffff);
    c.controlHover = rgb(0xf4f6fa);
    c.controlBorder = rgb(0xd0d6e1);
    c.groove = rgb(0xd9dee8);
    c.scrollHandle = rgb(0xbcc4d2);

    c.text = rgb(0x1b2333);
    c.softText = rgb(0x3d4657);
    c.faintText = rgb(0x667084);
    c.disabledText = rgb(0xa3abb9);

    c.accent = rgb(0x7a4fbf);
    c.accentHover = rgb(0x6c42ae);
    c.accentSoft = rgb(0xece6f8);
    c.accentText = rgb(0x5b2fa0);
    c.onAccent = rgb(0xffffff);
    c.focus = rgb(0x7a4fbf);

    c.query = rgb(0x2472dd);
    c.onQuery = rgb(0xffffff);
    c.key = rgb(0xc22f17);
    c.value = rgb(0x14704a);
    c.score = rgb(0x6f3fae);
    c.input = rgb(0x33415a);

    c.operand = rgb(0xf0a92b);
    c.operandFill = rgb(0xfff3d6);
    c.dependent = rgb(0x1799a8);
    c.selection = rgb(0x12182a);
    c.warning = rgb(0x8f5200);
    c.warningFill = rgb(0xfff4de);
    c.error = rgb(0xb3261e);
    c.good = rgb(0x14704a);
    c.hatch = rgb(0xc9cfdb);
    c.hatchNotFinite = rgb(0xe0b565);

    c.chartGrid = rgb(0xebeef3);
    c.chartAxis = rgb(0xd6dbe5);
    c.barQuiet = rgb(0xbda7e2);
    c.barStrong = rgb(0x7a4fbf);
    c.withScaling = rgb(0x7a4fbf);
    c.withScalingQuiet = rgb(0xbda7e2);
    c.withoutScaling = rgb(0xb8521a);
    c.withoutScalingQuiet = rgb(0xe8b48f);
    c.reference = rgb(0x8d97a8);
    return c;
}

ThemeColours darkColours()
{
    ThemeColours c;
    c.window = rgb(0x151822);
    c.panel = rgb(0x191d29);
    c.card = rgb(0x1e2230);
    c.cardBorder = rgb(0x2d3345);
    c.control = rgb(0x262b3b);
    c.controlHover = rgb(0x2f3548);
    c.controlBorder = rgb(0x3d4459);
    c.groove = rgb(0x3a4156);
    c.scrollHandle = rgb(0x4b546c);

    c.text = rgb(0xeceff6);
    c.softText = rgb(0xc9cfdc);
    c.faintText = rgb(0x98a2b6);
    c.disabledText = rgb(0x646d82);

    c.accent = rgb(0x9a73df);
    c.accentHover = rgb(0xab88e8);
    c.accentSoft = rgb(0x352a52);
    c.accentText = rgb(0xcdb6f7);
    c.onAccent = rgb(0x120a22);
    c.focus = rgb(0xb497ee);

    c.query = rgb(0x86bbff);
    c.onQuery = rgb(0x0a1a33);
    c.key = rgb(0xf46b5c);
    c.value = rgb(0x74efb2);
    c.score = rgb(0xa67fd8);
    c.input = rgb(0xb0afad);

    c.operand = rgb(0xf2b544);
    c.operandFill = rgb(0x463713);
    c.dependent = rgb(0x35b9c8);
    c.selection = rgb(0xffffff);
    c.warning = rgb(0xf2b95c);
    c.warningFill = rgb(0x2d2719);
    c.error = rgb(0xff8f83);
    c.good = rgb(0x74efb2);
    c.hatch = rgb(0x434a5f);
    c.hatchNotFinite = rgb(0x8a6c2c);

    c.chartGrid = rgb(0x2a3042);
    c.chartAxis = rgb(0x3d4459);
    c.barQuiet = rgb(0x655190);
    c.barStrong = rgb(0xb08cf0);
    c.withScaling = rgb(0xb08cf0);
    c.withScalingQuiet = rgb(0x655190);
    c.withoutScaling = rgb(0xf0a35e);
    c.withoutScalingQuiet = rgb(0x80583a);
    c.reference = rgb(0x8791a6);
    return c;
}

ThemeColours highContrastColours()
{
    ThemeColours c;
    const QColor black = rgb(0x000000);
    const QColor white = rgb(0xffffff);
    c.window = c.panel = c.card = c.control = black;
    c.cardBorder = c.controlBorder = white;
    c.controlHover = rgb(0x2b2b2b);
    c.groove = rgb(0x5a5a5a);
    c.scrollHandle = white;

    c.text = c.softText = white;
    c.faintText = rgb(0xdedede);
    c.disabledText = rgb(0x9a9a9a);

    c.accent = rgb(0xc9a6ff);
    c.accentHover = rgb(0xdcc6ff);
    c.accentSoft = rgb(0x3b2466);
    c.accentText = white;
    c.onAccent = black;
    c.focus = rgb(0xffe14d);

    c.query = rgb(0x90c6ff);
    c.onQuery = black;
    c.key = rgb(0xff7a6b);
    c.value = rgb(0x7dffc0);
    c.score = rgb(0xb189f5);
    c.input = rgb(0xbdbbb8);

    c.operand = rgb(0xffc83d);
    c.operandFill = rgb(0x5a4300);
    c.dependent = rgb(0x4de3f2);
    c.selection = rgb(0xffe14d);
    c.warning = rgb(0xffcf66);
    c.warningFill = rgb(0x332600);
    c.error = rgb(0xff9d92);
    c.good = rgb(0x7dffc0);
    c.hatch = rgb(0x8c8c8c);
    c.hatchNotFinite = rgb(0xffcf66);

    c.chartGrid = rgb(0x4a4a4a);
    c.chartAxis = white;
    c.barQuiet = rgb(0x8a66cc);
    c.barStrong = rgb(0xd9c2ff);
    c.withScaling = rgb(0xd9c2ff);
    c.withScalingQuiet = rgb(0x8a66cc);
    c.withoutScaling = rgb(0xff9a3d);
    c.withoutScalingQuiet = rgb(0xa8662b);
    c.reference = white;
    return c;
}

ThemeColours highContrastLightColours()
{
    ThemeColours c;
    const QColor black = rgb(0x000000);
    const QColor white = rgb(0xffffff);
    c.window = c.panel = c.card = c.control = white;
    c.cardBorder = c.controlBorder = black;
    c.controlHover = rgb(0xe0e0e0);
    c.groove = rgb(0x949494);
    c.scrollHandle = black;

    c.text = c.softText = black;
    c.faintText = rgb(0x2e2e2e);
    c.disabledText = rgb(0x6e6e6e);

    c.accent = rgb(0x4a1d96);
    c.accentHover = rgb(0x36126f);
    c.accentSoft = rgb(0xe6dbfa);
    c.accentText = rgb(0x3b1480);
    c.onAccent = white;
    c.focus = rgb(0x0033cc);

    c.query = rgb(0x0334fa);
    c.onQuery = white;
    c.key = rgb(0x8a1f0a);
    c.value = rgb(0x002a1f);
    c.score = rgb(0x9413a3);
    c.input = rgb(0x445566);

    c.operand = rgb(0xa86400);
    c.operandFill = rgb(0xffe3a6);
    c.dependent = rgb(0x00626e);
    c.selection = rgb(0x0033cc);
    c.warning = rgb(0x6b3a00);
    c.warningFill = rgb(0xffefcc);
    c.error = rgb(0x8f0d08);
    c.good = rgb(0x00542f);
    c.hatch = rgb(0x767676);
    c.hatchNotFinite = rgb(0x8a5500);

    c.chartGrid = rgb(0xb8b8b8);
    c.chartAxis = black;
    c.barQuiet = rgb(0x8b62cc);
    c.barStrong = rgb(0x4a1d96);
    c.withScaling = rgb(0x4a1d96);
    c.withScalingQuiet = rgb(0x8b62cc);
    c.withoutScaling = rgb(0x8f3600);
    c.withoutScalingQuiet = rgb(0xbf6a33);
    c.reference = black;
    return c;
}

QPalette paletteOf(const ThemeColours& c)
{
    QPalette p;
    const auto both = [&p](QPalette::ColorRole role, const QColor& colour) { p.setColor(QPalette::All, role, colour); };
    both(QPalette::Window, c.window);
    both(QPalette::WindowText, c.text);
    both(QPalette::Base, c.card);
    both(QPalette::AlternateBase, c.panel);
    both(QPalette::Text, c.text);
    both(QPalette::PlaceholderText, c.faintText);
    both(QPalette::Button, c.control);
    both(QPalette::ButtonText, c.text);
    both(QPalette::BrightText, c.error);
    both(QPalette::Highlight, c.accent);
    both(QPalette::HighlightedText, c.onAccent);
    both(QPalette::Link, c.accentText);
    both(QPalette::LinkVisited, c.accentText);
    both(QPalette::ToolTipBase, c.card);
    both(QPalette::ToolTipText, c.text);
    both(QPalette::Light, c.controlHover);
    both(QPalette::Midlight, c.controlHover);
    both(QPalette::Mid, c.controlBorder);
    both(QPalette::Dark, c.controlBorder);
    both(QPalette::Shadow, c.cardBorder);
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::PlaceholderText})
        p.setColor(QPalette::Disabled, role, c.disabledText);
    p.setColor(QPalette::Disabled, QPalette::Highlight, c.groove);
    p.setColor(QPalette::Disabled, QPalette::HighlightedText, c.text);
    return p;
}

}  // namespace ae
