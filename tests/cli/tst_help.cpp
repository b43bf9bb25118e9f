// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "clirun.h"
#include "testmain.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace ae::test;
using namespace Qt::StringLiterals;

/// --help, --version, and a man page that names neither more nor less.
class tst_help : public QObject {
    Q_OBJECT
private slots:
    void listsEveryCommand();
    void listsEveryOption();
    void printsTheVersion();
    void winsOverEverythingElse();
    void manPageHasEveryCommandAndOption();
    void manPageHasNoOtherOption();
    void manPageHasEveryExitCode();

private:
    static QString text(std::string_view view) { return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size())); }
    /// The man page with \- as the plain sign that it prints.
    static QString manPage()
    {
        QString page = QString::fromUtf8(readBytes(QStringLiteral(AE_SOURCE_DIR "/docs/man/attention-cli.1")));
        return page.replace(u"\\-"_s, u"-"_s);
    }
    static QSet<QString> optionsIn(const QString& page)
    {
        static const QRegularExpression pattern(u"(?<![\\w-])--[a-z]+(-[a-z]+)*"_s);
        QSet<QString> options;
        for (auto match = pattern.globalMatch(page); match.hasNext();)
            options.insert(match.next().captured());
        return options;
    }
};

void tst_help::listsEveryCommand()
{
    const Ran ran = runCli({u"--help"_s});
    QCOMPARE(ran.code, 0);
    QCOMPARE(ran.err, QByteArray());
    for (const ae::cli::CommandSpec* command : ae::cli::commandCatalogue())
        QVERIFY(ran.out.contains((QLatin1String("\n  ") + text(command->name) + QLatin1Char(' ')).toUtf8()));
    for (const char* code : {"64", "65", "66", "70", "73", "74"})
        QVERIFY2(ran.out.contains(code), code);
}

void tst_help::listsEveryOption()
{
    for (const ae::cli::CommandSpec* command : ae::cli::commandCatalogue()) {
        const Ran ran = runCli({text(command->name), u"--help"_s});
        QCOMPARE(ran.code, 0);
        for (const ae::cli::OptionSpec& option : command->options) {
            QVERIFY(ran.out.contains((QLatin1String("\n  ") + text(option.name)).toUtf8()));
            for (const std::string_view choice : option.choices)
                QVERIFY(ran.out.contains(text(choice).toUtf8()));
        }
        for (const QByteArray& line : ran.lines())
            QVERIFY2(line.size() <= 130, line.constData());
    }
}

void tst_help::printsTheVersion()
{
    const Ran ran = runCli({u"--version"_s});
    QCOMPARE(ran.code, 0);
    static const QRegularExpression pattern(u"^attention-cli \\d+\\.\\d+\\.\\d+\\b"_s);
    QVERIFY(pattern.match(QString::fromUtf8(ran.out)).hasMatch());
}

void tst_help::winsOverEverythingElse()
{
    const Ran ran = runCli({u"compute"_s, u"--nonsense"_s, u"--help"_s});
    QCOMPARE(ran.code, 0);
    QVERIFY(ran.out.startsWith("Usage: attention-cli compute FILE"));
}

void tst_help::manPageHasEveryCommandAndOption()
{
    const QString page = manPage();
    for (const ae::cli::CommandSpec* command : ae::cli::commandCatalogue()) {
        const qsizetype start = page.indexOf(QRegularExpression(u"\\.SS \"?"_s + text(command->name) + u"\\b"_s));
        QVERIFY2(start >= 0, qPrintable(text(command->name)));
        const qsizetype end = page.indexOf(QRegularExpression(u"\n\\.S[SH] "_s), start + 1);
        const QString section = page.mid(start, end - start);
        for (const ae::cli::OptionSpec& option : command->options) {
            QVERIFY2(section.contains(text(option.name)), qPrintable(text(command->name) + u" "_s + text(option.name)));
            QVERIFY2(section.contains(text(option.value)), qPrintable(text(option.value)));
            for (const std::string_view choice : option.choices)
                QVERIFY2(section.contains(text(choice)), qPrintable(text(choice)));
        }
    }
    for (const QString& option : {u"--help"_s, u"--version"_s})
        QVERIFY(page.contains(option));
}

void tst_help::manPageHasNoOtherOption()
{
    QSet<QString> known = {u"--help"_s, u"--version"_s};
    for (const ae::cli::CommandSpec* command : ae::cli::commandCatalogue()) {
        for (const ae::cli::OptionSpec& option : command->options)
            known.insert(text(option.name));
    }
    const QSet<QString> unknown = optionsIn(manPage()) - known;
    QVERIFY2(unknown.isEmpty(), qPrintable(QStringList(unknown.values()).join(u", "_s)));
}

void tst_help::manPageHasEveryExitCode()
{
    const QString page = manPage();
    for (const char* code : {"0", "64", "65", "66", "70", "73", "74"})
        QVERIFY2(page.contains(u".B "_s + QLatin1StringView(code) + u"\n"_s), code);
}

AE_TEST(tst_help)
#include "tst_help.moc"
