// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/look/theme.h"

#include "widgets/look/calmstyle.h"
#include "widgets/look/themecolours.h"

#include <QApplication>
#include <QEvent>
#include <QPointer>
#include <QWidget>

#include <array>
#include <utility>

namespace ae {

namespace {

Theme made(ThemeName name, std::string_view key, const char* title, Backdrop backdrop, double lineWidth, const ThemeColours& colours)
{
    return {name, key, title, backdrop, lineWidth, colours, paletteOf(colours)};
}

const std::array<Theme, 4>& table()
{
    static const std::array<Theme, 4> all = {
        made(ThemeName::Light, "light", QT_TRANSLATE_NOOP("Theme", "Light"), Backdrop::Light, 1, lightColours()),
        made(ThemeName::Dark, "dark", QT_TRANSLATE_NOOP("Theme", "Dark"), Backdrop::Dark, 1, darkColours()),
        made(ThemeName::HighContrast, "high-contrast", QT_TRANSLATE_NOOP("Theme", "High contrast"), Backdrop::Dark, 2,
             highContrastColours()),
        made(ThemeName::HighContrastLight, "high-contrast-light", QT_TRANSLATE_NOOP("Theme", "High contrast, light"), Backdrop::Light, 2,
             highContrastLightColours()),
    };
    return all;
}

const Theme*& inForce()
{
    static const Theme* theme = table().data();
    return theme;
}

DesktopLook& desktopLook()
{
    static DesktopLook look;
    return look;
}

ThemeName likeTheDesktop()
{
    if (desktopLook().hasHighContrast)
        return isSystemDark() ? ThemeName::HighContrast : ThemeName::HighContrastLight;
    return isSystemDark() ? ThemeName::Dark : ThemeName::Light;
}

bool isDark(const QColor& window)
{
    return window.lightnessF() < 0.5F;
}

/// Follows the desktop while the chosen theme is System; lives with the application.
class SystemFollower : public QObject {
public:
    explicit SystemFollower(QApplication* application) : QObject(application), m_application(application)
    {
        application->installEventFilter(this);
    }

    bool isFollowing = false;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        // Qt tells every window; one answer after all of them is enough.
        if (isFollowing && !m_isPending && event->type() == QEvent::ThemeChange) {
            m_isPending = true;
            QMetaObject::invokeMethod(
                this,
                [this] {
                    m_isPending = false;
                    if (isFollowing)
                        applyTheme(*m_application, ThemeName::System);
                },
                Qt::QueuedConnection);
        }
        return QObject::eventFilter(watched, event);
    }

private:
    QApplication* m_application;
    bool m_isPending = false;
};

/// Menus, lists and hints are there at once.
void stopEffects()
{
    for (const Qt::UIEffect effect : {Qt::UI_General, Qt::UI_AnimateMenu, Qt::UI_FadeMenu, Qt::UI_AnimateCombo, Qt::UI_AnimateTooltip,
                                      Qt::UI_FadeTooltip, Qt::UI_AnimateToolBox})
        QApplication::setEffectEnabled(effect, false);
}

SystemFollower& follower(QApplication& application)
{
    static QPointer<SystemFollower> one;
    if (one.isNull())
        one = new SystemFollower(&application);
    return *one;
}

}  // namespace

QColor Theme::roleColour(Role role) const
{
    switch (role) {
    case Role::Query:
        return colours.query;
    case Role::Key:
        return colours.key;
    case Role::Value:
        return colours.value;
    case Role::Score:
        return colours.score;
    case Role::Input:
        break;
    }
    return colours.input;
}

std::span<const Theme> themes()
{
    return table();
}

const Theme& themeOf(ThemeName name)
{
    if (name == ThemeName::System)
        name = likeTheDesktop();
    for (const Theme& theme : table()) {
        if (theme.name == name)
            return theme;
    }
    return table().front();
}

const Theme* findTheme(std::string_view key)
{
    for (const Theme& theme : table()) {
        if (theme.key == key)
            return &theme;
    }
    return nullptr;
}

const Theme& currentTheme()
{
    return *inForce();
}

void applyTheme(QApplication& application, ThemeName name)
{
    follower(application).isFollowing = name == ThemeName::System;
    inForce() = &themeOf(name);
    if (qobject_cast<CalmStyle*>(QApplication::style()) == nullptr)
        QApplication::setStyle(new CalmStyle);
    stopEffects();
    QApplication::setPalette(currentTheme().palette);
    // Before the event loop runs (start, pictures, tests) Qt tells nobody. Told twice, a widget changes once.
    const QWidgetList widgets = QApplication::allWidgets();
    for (QWidget* widget : widgets) {
        QEvent event(QEvent::ApplicationPaletteChange);
        QCoreApplication::sendEvent(widget, &event);
    }
}

ThemeName chosenTheme()
{
    return follower(*qApp).isFollowing ? ThemeName::System : currentTheme().name;
}

void setDesktopLook(QApplication& application, const DesktopLook& look)
{
    if (std::exchange(desktopLook(), look) != look && chosenTheme() == ThemeName::System)
        applyTheme(application, ThemeName::System);
}

bool isSystemDark()
{
    if (const std::optional<bool> said = desktopLook().isDark)
        return *said;
    // Without our own palette Qt answers with the desktop's.
    const QPalette ours = QApplication::palette();
    if (ours.resolveMask() == 0)
        return isDark(ours.color(QPalette::Window));
    QApplication::setPalette(QPalette());
    const bool answer = isDark(QApplication::palette().color(QPalette::Window));
    QApplication::setPalette(ours);
    return answer;
}

}  // namespace ae
