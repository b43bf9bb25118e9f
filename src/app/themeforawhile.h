// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/look/theme.h"

#include <QApplication>

namespace ae {

/// Another theme for as long as it lives. Nothing is painted on screen meanwhile: painting waits for the event loop.
class ThemeForAWhile {
public:
    explicit ThemeForAWhile(ThemeName theme) : m_chosen(chosenTheme()), m_changes(themeOf(theme).name != currentTheme().name)
    {
        if (m_changes)
            applyTheme(*qApp, theme);
    }
    ~ThemeForAWhile()
    {
        if (m_changes)
            applyTheme(*qApp, m_chosen);
    }
    ThemeForAWhile(const ThemeForAWhile&) = delete;
    ThemeForAWhile& operator=(const ThemeForAWhile&) = delete;

private:
    ThemeName m_chosen;
    bool m_changes;
};

}  // namespace ae
