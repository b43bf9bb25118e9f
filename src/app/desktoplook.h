// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/look/theme.h"

#include <QDBusVariant>
#include <QObject>

class QApplication;

namespace ae {

/// Asks the desktop's settings portal for its look (light or dark, high contrast) and hears of changes while the program runs. Nothing
/// waits for the answer; where there is no session bus or no portal, nothing comes of it, and Qt's own idea of the desktop's palette holds.
/// Source: https://flatpak.github.io/xdg-desktop-portal/docs/doc-org.freedesktop.portal.Settings.html
class DesktopLookWatch : public QObject {
    Q_OBJECT
public:
    /// Once for a program, owned by it.
    static void begin(QApplication* application);

private slots:
    void take(const QString& group, const QString& key, const QDBusVariant& value);

private:
    explicit DesktopLookWatch(QApplication* application);
    void ask(const QString& key);

    QApplication* m_application;
    DesktopLook m_look;
};

}  // namespace ae
