// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktoplook.h"
#include "testmain.h"

#include <QApplication>
#include <QDBusConnection>
#include <QDBusVariant>
#include <QPointer>
#include <QProcess>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace ae;

namespace {

/// The settings portal of a desktop whose look can be changed.
class Portal : public QObject {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.portal.Settings")
public:
    QVariantMap values;

    void set(const QString& key, uint value)
    {
        values[key] = value;
        emit SettingChanged(u"org.freedesktop.appearance"_s, key, QDBusVariant(value));
    }

public slots:
    // the old call, which wraps its answer twice
    QDBusVariant Read(const QString& group, const QString& key) const
    {
        ++asked;
        return QDBusVariant(QVariant::fromValue(QDBusVariant(group == u"org.freedesktop.appearance"_s ? values.value(key) : QVariant())));
    }

signals:
    void SettingChanged(const QString& group, const QString& key, const QDBusVariant& value);

public:
    mutable int asked = 0;
};

}  // namespace

/// The window follows the desktop's portal on a bus of the test's own.
class tst_desktoplook : public QObject {
    Q_OBJECT

    QProcess m_bus;
    Portal m_portal;
    QByteArray m_address = qgetenv("DBUS_SESSION_BUS_ADDRESS");

    DesktopLookWatch* watch() const { return qApp->findChild<DesktopLookWatch*>(); }

private slots:
    void initTestCase()
    {
        m_bus.start(u"dbus-daemon"_s, {u"--session"_s, u"--nofork"_s, u"--print-address"_s});
        if (!m_bus.waitForStarted() || !m_bus.waitForReadyRead(10'000))
            QSKIP("there is no dbus-daemon");
        const QByteArray address = m_bus.readLine().trimmed();
        QDBusConnection own = QDBusConnection::connectToBus(QString::fromLatin1(address), u"portal"_s);
        QVERIFY(own.registerObject(u"/org/freedesktop/portal/desktop"_s, &m_portal,
                                   QDBusConnection::ExportAllSlots | QDBusConnection::ExportAllSignals));
        QVERIFY(own.registerService(u"org.freedesktop.portal.Desktop"_s));
        qputenv("DBUS_SESSION_BUS_ADDRESS", address);
        applyTheme(*qApp, ThemeName::System);
    }
    void cleanupTestCase()
    {
        delete watch();
        setDesktopLook(*qApp, {});
        applyTheme(*qApp, ThemeName::Light);
        QDBusConnection::disconnectFromBus(u"portal"_s);
        m_bus.kill();
        m_bus.waitForFinished();
        qputenv("DBUS_SESSION_BUS_ADDRESS", m_address);
    }

    void startsAsTheDesktopIs()
    {
        m_portal.values = {{u"color-scheme"_s, 1u}, {u"contrast"_s, 0u}};
        QCOMPARE(currentTheme().name, ThemeName::Light);
        DesktopLookWatch::begin(qApp);
        QVERIFY(watch());
        QTRY_COMPARE(currentTheme().name, ThemeName::Dark);
        QCOMPARE(QApplication::palette().color(QPalette::Window), themeOf(ThemeName::Dark).colours.window);
        DesktopLookWatch::begin(qApp);  // a second time is one too many
        QCOMPARE(qApp->findChildren<DesktopLookWatch*>().size(), 1);
        QTRY_COMPARE(m_portal.asked, 2);
    }

    void followsWhileRunning()
    {
        m_portal.set(u"contrast"_s, 1);
        QTRY_COMPARE(currentTheme().name, ThemeName::HighContrast);
        m_portal.set(u"color-scheme"_s, 2);
        QTRY_COMPARE(currentTheme().name, ThemeName::HighContrastLight);
        m_portal.set(u"contrast"_s, 0);
        QTRY_COMPARE(currentTheme().name, ThemeName::Light);
        m_portal.set(u"accent-color"_s, 7);  // of no concern here
        emit m_portal.SettingChanged(u"org.example"_s, u"color-scheme"_s, QDBusVariant(1u));
        emit m_portal.SettingChanged(u"org.freedesktop.appearance"_s, u"color-scheme"_s, QDBusVariant(u"dark"_s));
        m_portal.set(u"contrast"_s, 1);
        QTRY_COMPARE(currentTheme().name, ThemeName::HighContrastLight);
        m_portal.set(u"contrast"_s, 0);
        m_portal.set(u"color-scheme"_s, 0);  // no preference: Qt's idea of the palette, light on the offscreen desktop
        QTRY_COMPARE(currentTheme().name, ThemeName::Light);
    }

    void whatWasChosenStays()
    {
        applyTheme(*qApp, ThemeName::Light);
        m_portal.set(u"color-scheme"_s, 1);
        m_portal.set(u"contrast"_s, 1);
        QTest::qWait(50);
        QCOMPARE(currentTheme().name, ThemeName::Light);
        applyTheme(*qApp, ThemeName::System);  // what came meanwhile was not lost
        QCOMPARE(currentTheme().name, ThemeName::HighContrast);
    }
};

AE_TEST(tst_desktoplook)
#include "tst_desktoplook.moc"
