// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktoplook.h"

#include <QApplication>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QFile>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

const QString kService = u"org.freedesktop.portal.Desktop"_s;
const QString kPath = u"/org/freedesktop/portal/desktop"_s;
const QString kInterface = u"org.freedesktop.portal.Settings"_s;
const QString kGroup = u"org.freedesktop.appearance"_s;

struct KeySpec {
    const char* key;
    void (*take)(unsigned value, DesktopLook& look);
};

constexpr std::array kKeys = {
    KeySpec{"color-scheme",  // 0: no preference, 1: dark, 2: light
            [](unsigned value, DesktopLook& look) {
                look.isDark = value == 1 ? std::optional(true) : value == 2 ? std::optional(false) : std::nullopt;
            }},
    KeySpec{"contrast", [](unsigned value, DesktopLook& look) { look.hasHighContrast = value == 1; }},
};

/// Without one Qt would start a bus of its own, and wait for it.
bool hasSessionBus()
{
    return qEnvironmentVariableIsSet("DBUS_SESSION_BUS_ADDRESS") || QFile::exists(qEnvironmentVariable("XDG_RUNTIME_DIR") + u"/bus"_s);
}

/// The old call of the portal wraps its answer twice.
QVariant unwrapped(QVariant value)
{
    while (value.canConvert<QDBusVariant>())
        value = value.value<QDBusVariant>().variant();
    return value;
}

}  // namespace

void DesktopLookWatch::begin(QApplication* application)
{
    if (hasSessionBus() && !application->findChild<DesktopLookWatch*>(QString(), Qt::FindDirectChildrenOnly))
        new DesktopLookWatch(application);
}

DesktopLookWatch::DesktopLookWatch(QApplication* application) : QObject(application), m_application(application)
{
    qRegisterMetaType<QDBusVariant>();  // by its name, or the slot is not found
    QDBusConnection::sessionBus().connect(kService, kPath, kInterface, u"SettingChanged"_s, this,
                                          SLOT(take(QString, QString, QDBusVariant)));
    for (const KeySpec& spec : kKeys)
        ask(QLatin1StringView(spec.key));
}

void DesktopLookWatch::ask(const QString& key)
{
    QDBusMessage question = QDBusMessage::createMethodCall(kService, kPath, kInterface, u"Read"_s);
    question << kGroup << key;
    auto* answer = new QDBusPendingCallWatcher(QDBusConnection::sessionBus().asyncCall(question), this);
    connect(answer, &QDBusPendingCallWatcher::finished, this, [this, key, answer] {
        const QDBusPendingReply<QDBusVariant> reply = *answer;
        if (reply.isValid())
            take(kGroup, key, reply.value());
        answer->deleteLater();
    });
}

void DesktopLookWatch::take(const QString& group, const QString& key, const QDBusVariant& value)
{
    const auto spec = std::ranges::find_if(kKeys, [&key](const KeySpec& known) { return key == QLatin1StringView(known.key); });
    bool isNumber = false;
    const unsigned number = unwrapped(value.variant()).toUInt(&isNumber);
    if (group != kGroup || spec == kKeys.end() || !isNumber)
        return;
    spec->take(number, m_look);
    setDesktopLook(*m_application, m_look);
}

}  // namespace ae
