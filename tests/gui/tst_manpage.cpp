// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions.h"
#include "app/commandline.h"
#include "testmain.h"
#include "widgets/cells/cellcatalogue.h"

#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <algorithm>

using namespace ae;
using namespace Qt::StringLiterals;

/// docs/man/attention-explorer.1 names neither more nor less than the program has.
class tst_manpage : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void hasTheOptionsOfHelpAndNoOther();
    void hasTheValueOfEveryOption();
    void hasEveryKeyOfTheMenus();
    void hasEveryCellKind();
    void hasEveryExitCode();

private:
    static QSet<QString> optionsIn(const QString& text)
    {
        static const QRegularExpression pattern(u"(?<![\\w-])--[a-z][a-z-]*"_s);
        QSet<QString> options;
        for (auto match = pattern.globalMatch(text); match.hasNext();)
            options.insert(match.next().captured());
        return options;
    }

    QString m_page;  ///< with \- as the plain sign that it prints
    QString m_help;
};

void tst_manpage::initTestCase()
{
    QFile file(QStringLiteral(AE_SOURCE_DIR "/docs/man/attention-explorer.1"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    m_page = QString::fromUtf8(file.readAll()).replace(u"\\-"_s, u"-"_s);
    QByteArray program("attention-explorer");
    QByteArray help("--help");
    std::array arguments = {program.data(), help.data()};
    m_help = readArguments(2, arguments.data()).answer;
}

void tst_manpage::hasTheOptionsOfHelpAndNoOther()
{
    const QSet<QString> ofHelp = optionsIn(m_help);
    QVERIFY(ofHelp.size() >= 8);
    QCOMPARE(optionsIn(m_page), ofHelp);
}

void tst_manpage::hasTheValueOfEveryOption()
{
    static const QRegularExpression pattern(u"^  (--[a-z-]+) (\\S+) "_s, QRegularExpression::MultilineOption);
    int found = 0;
    for (auto match = pattern.globalMatch(m_help); match.hasNext(); ++found) {
        const auto option = match.next();
        if (option.captured(2).isEmpty())
            continue;
        const QString line = u"\n.BI "_s + option.captured(1) + u" \" "_s + option.captured(2) + u"\"\n"_s;
        QVERIFY2(m_page.contains(line), qPrintable(line));
    }
    QCOMPARE(found, 6);
}

void tst_manpage::hasEveryKeyOfTheMenus()
{
    for (const ActionSpec& spec : actionCatalogue()) {
        QList<QKeySequence> keys = QKeySequence::keyBindings(spec.standardKey);
        if (*spec.shortcut)
            keys << QKeySequence(QLatin1String(spec.shortcut));
        // the platforms differ: one of the keys of an action is enough
        const bool isNamed =
            keys.isEmpty() || std::ranges::any_of(keys, [this](const QKeySequence& key) {
                return m_page.contains(QRegularExpression(
                    u"(?<![\\w+])"_s + QRegularExpression::escape(key.toString(QKeySequence::PortableText)) + u"(?![\\w+])"_s));
            });
        QVERIFY2(isNamed, spec.text);
    }
}

void tst_manpage::hasEveryCellKind()
{
    for (const CellSpec& cell : cellCatalogue())
        QVERIFY2(m_page.contains(
                     QRegularExpression(u"\\b"_s + QLatin1String(cell.kind.data(), static_cast<qsizetype>(cell.kind.size())) + u"\\b"_s)),
                 cell.kind.data());
}

void tst_manpage::hasEveryExitCode()
{
    for (const char* code : {"0", "64", "65", "66", "74"})
        QVERIFY2(m_page.contains(u".B "_s + QLatin1String(code) + u"\n"_s), code);
}

AE_TEST(tst_manpage)
#include "tst_manpage.moc"
