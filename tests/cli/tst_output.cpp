// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "clirun.h"
#include "testmain.h"

#include <QFile>
#include <QProcess>
#include <QTest>

using namespace ae::test;
using namespace Qt::StringLiterals;

/// Where results go: all of them or an exit code that says so.
class tst_output : public QObject {
    Q_OBJECT
private slots:
    void noticesAFullDevice_data();
    void noticesAFullDevice();
    void noticesAClosedOutput();
    void noticesAReaderThatLeaves();
    void ignoresTheLocale();
    void linksNoWindowLibrary();
};

void tst_output::noticesAFullDevice_data()
{
    QTest::addColumn<QStringList>("arguments");
    const QString file = nimbusFile();
    const auto row = [](const char* name, const QStringList& arguments) { QTest::newRow(name) << arguments; };
    row("compute text", {u"compute"_s, file});
    row("compute json", {u"compute"_s, file, u"--format"_s, u"json"_s});
    row("compute csv", {u"compute"_s, file, u"--format"_s, u"csv"_s, u"--step"_s, u"Q"_s});
    row("explain", {u"explain"_s, file, u"Q[0,0]"_s});
    row("gradient", {u"gradient"_s, file, u"--of"_s, u"Q[0,0]"_s});
    row("sweep", {u"sweep"_s, file, u"--widths"_s, u"2"_s});
    row("seek", {u"seek"_s, file, u"--goal"_s, u"Q[0,0]=1"_s, u"--free"_s, u"Wq"_s});
    row("matrix", {u"matrix"_s, file, u"--name"_s, u"X"_s});
    row("check", {u"check"_s, file});
    row("steps", {u"steps"_s});
    row("formats", {u"formats"_s});
    row("help", {u"--help"_s});
    row("help of a command", {u"compute"_s, u"--help"_s});
    row("version", {u"--version"_s});
}

void tst_output::noticesAFullDevice()
{
    QFETCH(QStringList, arguments);
    if (!QFile::exists(u"/dev/full"_s))
        QSKIP("there is no /dev/full on this system");
    const Ran ran = runCliInto(u"/dev/full"_s, arguments);
    QCOMPARE(ran.code, 74);
    QVERIFY2(ran.err.startsWith("attention-cli: ") && ran.err.count('\n') == 1, ran.err.constData());
}

void tst_output::noticesAClosedOutput()
{
    QProcess shell;
    shell.start(u"/bin/sh"_s,
                {u"-c"_s, u"exec \"$0\" compute \"$1\" >&-"_s, QStringLiteral(AE_BINARY_DIR "/bin/attention-cli"), nimbusFile()});
    QVERIFY(shell.waitForFinished());
    QCOMPARE(shell.exitCode(), 74);
}

void tst_output::noticesAReaderThatLeaves()
{
    QProcess shell;
    shell.start(u"/bin/sh"_s,
                {u"-c"_s, u"{ sleep 0.3; \"$0\" compute \"$1\" --format json; echo \"code $?\" >&2; } | true"_s,
                 QStringLiteral(AE_BINARY_DIR "/bin/attention-cli"), nimbusFile()});
    QVERIFY(shell.waitForFinished());
    const QByteArray said = shell.readAllStandardError();
    QVERIFY2(said.endsWith("code 74\n"), said.constData());
}

void tst_output::ignoresTheLocale()
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"LC_ALL"_s, u"de_DE.UTF-8"_s);
    environment.insert(u"LANGUAGE"_s, u"de"_s);
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(AE_BINARY_DIR "/bin/attention-cli"), {u"compute"_s, nimbusFile(), u"--set"_s, u"temperature=0.5"_s});
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitCode(), 0);
    QCOMPARE(process.readAllStandardOutput(), runCli({u"compute"_s, nimbusFile(), u"--set"_s, u"temperature=0.5"_s}).out);
}

void tst_output::linksNoWindowLibrary()
{
    QProcess ldd;
    ldd.start(u"ldd"_s, {QStringLiteral(AE_BINARY_DIR "/bin/attention-cli")});
    if (!ldd.waitForStarted())
        QSKIP("there is no ldd on this system");
    QVERIFY(ldd.waitForFinished());
    const QByteArray libraries = ldd.readAllStandardOutput();
    QVERIFY(libraries.contains("libae_attention"));
    for (const char* name : {"Qt6Gui", "Qt6Widgets", "Qt6Charts", "Qt6Svg", "libX11", "libxcb", "libGL", "wayland"})
        QVERIFY2(!libraries.contains(name), name);
}

AE_TEST(tst_output)
#include "tst_output.moc"
