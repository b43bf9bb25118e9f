// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings.h"
#include "testmain.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace ae;

/// A damaged settings file is set aside, once, and the program starts with its standard settings.
class tst_settings : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    QString file() const { return m_folder.filePath(u"attention-explorer/attention-explorer.ini"_s); }
    void write(const QByteArray& content)
    {
        QVERIFY(QDir().mkpath(QFileInfo(file()).path()));
        QFile out(file());
        QVERIFY(out.open(QIODevice::WriteOnly));
        QCOMPARE(out.write(content), content.size());
    }

private slots:
    void initTestCase()
    {
        QCoreApplication::setOrganizationName(u"attention-explorer"_s);
        QCoreApplication::setApplicationName(u"attention-explorer"_s);
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
        QCOMPARE(QSettings().fileName(), file());
    }

    void remembers()
    {
        QCOMPARE(setting("theme").toString(), u"system"_s);
        setSetting("theme", u"dark"_s);
        QCOMPARE(setting("theme").toString(), u"dark"_s);
        QCOMPARE(mendSettings(), QString());
        QCOMPARE(setting("theme").toString(), u"dark"_s);
    }

    void setsADamagedFileAside_data()
    {
        QTest::addColumn<QByteArray>("content");
        QFile nul(QStringLiteral(AE_TEST_DATA "/session/settings_all_nul.ini"));
        QVERIFY(nul.open(QIODevice::ReadOnly));
        QTest::newRow("only NUL bytes") << nul.readAll();
        QTest::newRow("cut in a section") << QByteArray("theme=dark\n[General\nx=1\n");
        QTest::newRow("not settings at all") << QByteArray("\x7f"
                                                           "ELF\x02\x01\x00\x00garbage",
                                                           15);
    }
    void setsADamagedFileAside()
    {
        QFETCH(QByteArray, content);
        write(content);
        const QString said = mendSettings();
        QVERIFY2(said.contains(file() + u".damaged"_s), qPrintable(said));
        QFile aside(file() + u".damaged"_s);
        QVERIFY(aside.open(QIODevice::ReadOnly));
        QCOMPARE(aside.readAll(), content);
        QCOMPARE(setting("theme").toString(), u"system"_s);
        // said once: the next start finds nothing to mend
        QCOMPARE(mendSettings(), QString());
    }
};

AE_TEST(tst_settings)
#include "tst_settings.moc"
