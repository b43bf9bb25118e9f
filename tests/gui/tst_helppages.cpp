// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shortcutsheet.h"
#include "models/helppages.h"
#include "testmain.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace ae;
using namespace Qt::StringLiterals;

namespace {

const QString kFolder = QStringLiteral(AE_SOURCE_DIR "/resources/help");

QString textOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// What stays the same in every language: blocks of code, and lines of formulas.
QStringList untranslated(const QString& text)
{
    QStringList kept;
    bool isCode = false;
    for (const QString& line : text.split(u'\n')) {
        const bool isFence = line.startsWith(u"```"_s);
        if (isCode || isFence || (line.startsWith(u"$ "_s) && line.endsWith(u" $"_s)))
            kept << line;
        isCode = isCode != isFence;
    }
    return kept;
}

QStringList links(const QString& text)
{
    static const QRegularExpression pattern(u"\\]\\(([^)]*)\\)"_s);
    QStringList all;
    for (auto found = pattern.globalMatch(text); found.hasNext();)
        all << found.next().captured(1);
    all.sort();  // another language has another order of words
    return all;
}

QStringList headings(const HelpPage& page)
{
    QStringList all;
    for (const HelpSection& section : page.sections)
        all << u"#"_s.repeated(section.level) + section.place;
    return all;
}

}  // namespace

/// The pages of the manual, in every language that has some.
class tst_helppages : public QObject {
    Q_OBJECT
private slots:
    void hasEveryPageInTheProgram();
    void everyPageIsWellMade_data();
    void everyPageIsWellMade();
    void placesAreUniqueAndLinksGoToThem();
    void refusesWhatIsNoPage_data();
    void refusesWhatIsNoPage();
    void showsEnglishWhereALanguageHasNoPage();
    void findsWords();
    void listsTheKeysOfNow();
};

void tst_helppages::hasEveryPageInTheProgram()
{
    const QStringList files = QDir(kFolder + u"/en"_s).entryList({u"*.md"_s}, QDir::Files, QDir::Name);
    QVERIFY(files.size() >= 10);
    QStringList shown;
    for (const HelpPage& page : helpPages(u"en"_s))
        shown << page.file;
    QCOMPARE(shown, files);
}

void tst_helppages::everyPageIsWellMade_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("file");
    for (const QString& language : QDir(kFolder).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        for (const QString& file : QDir(kFolder + u'/' + language).entryList(QDir::Files))
            QTest::newRow(qPrintable(language + u'/' + file)) << language << file;
    }
}

void tst_helppages::everyPageIsWellMade()
{
    QFETCH(QString, language);
    QFETCH(QString, file);
    const QString text = textOf(kFolder + u'/' + language + u'/' + file);
    const ParsedHelpPage parsed = parseHelpPage(file, text);
    QCOMPARE(parsed.problems, QStringList());
    for (const HelpSection& section : parsed.page.sections)
        QVERIFY2(section.level == 1 || !section.text.trimmed().isEmpty(), qPrintable(section.place));
    QVERIFY2(!text.contains(QRegularExpression(u"<(?!!-- place: )[a-zA-Z/!]"_s)), "HTML is not shown");
    QVERIFY2(!text.contains(u"{{"_s), "the manual belongs to no session");
    const QString english = textOf(kFolder + u"/en/"_s + file);
    QVERIFY2(!english.isEmpty(), "there is no English page of this name");
    QCOMPARE(headings(parsed.page), headings(parseHelpPage(file, english).page));
    QCOMPARE(untranslated(text), untranslated(english));
    QCOMPARE(links(text), links(english));
}

void tst_helppages::placesAreUniqueAndLinksGoToThem()
{
    std::vector<HelpPage> pages = helpPages(u"en"_s);
    pages.push_back(shortcutPage());
    QSet<QString> places;
    for (const HelpPage& page : pages) {
        for (const HelpSection& section : page.sections) {
            QVERIFY2(!places.contains(section.place), qPrintable(section.place));
            places << section.place;
        }
    }
    for (const HelpPage& page : pages) {
        for (const HelpSection& section : page.sections) {
            for (const QString& link : links(section.text))
                QVERIFY2(link.startsWith(u'#') && places.contains(link.mid(1)), qPrintable(section.place + u": "_s + link));
        }
    }
}

void tst_helppages::refusesWhatIsNoPage_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("problem");
    QTest::newRow("no place") << u"# Title\n"_s << u"line 1: a heading needs"_s;
    QTest::newRow("no heading") << u"<!-- place: a -->\n"_s << u"line 2: a heading of one"_s;
    QTest::newRow("text behind a place") << u"<!-- place: a -->\nwords\n# Title\n"_s << u"line 2: a heading of one"_s;
    QTest::newRow("two titles") << u"<!-- place: a -->\n# A\n<!-- place: b -->\n# B\n"_s << u"line 4: a page has one heading"_s;
    QTest::newRow("no title") << u"<!-- place: a -->\n## A\n"_s << u"line 2: a page has one heading"_s;
    QTest::newRow("text before") << u"words\n<!-- place: a -->\n# A\n"_s << u"line 1: text stands before"_s;
    QTest::newRow("two places") << u"<!-- place: a -->\n<!-- place: b -->\n# A\n"_s << u"line 2: there are two places"_s;
    QTest::newRow("place with a capital") << u"<!-- place: A -->\n# A\n"_s << u"line 1: a heading of one"_s;
    QTest::newRow("open code") << u"<!-- place: a -->\n# A\n```\n"_s << u"line 4: the code block has no end"_s;
    QTest::newRow("nothing") << QString() << u"line 1: there is no heading"_s;
}

void tst_helppages::refusesWhatIsNoPage()
{
    QFETCH(QString, text);
    QFETCH(QString, problem);
    const QStringList problems = parseHelpPage(u"x.md"_s, text).problems;
    QVERIFY2(!problems.filter(problem).isEmpty(), qPrintable(problems.join(u'\n')));
}

void tst_helppages::showsEnglishWhereALanguageHasNoPage()
{
    const std::vector<HelpPage> english = helpPages(u"en"_s);
    const std::vector<HelpPage> unknown = helpPages(u"xx_YY"_s);
    QCOMPARE(unknown.size(), english.size());
    for (std::size_t i = 0; i < english.size(); ++i)
        QCOMPARE(unknown[i].title(), english[i].title());
}

void tst_helppages::findsWords()
{
    const std::vector<HelpPage> pages = helpPages(u"en"_s);
    const auto places = [&pages](const QStringList& words) {
        QStringList found;
        for (const HelpHit& hit : searchHelp(pages, words))
            found << pages[hit.page].sections[hit.section].place;
        return found;
    };
    QCOMPARE(places({u"SATURATION"_s}).value(0), u"saturation"_s);  // the heading first
    QVERIFY(places({u"bfloat16"_s}) == QStringList{u"precision"_s});
    QVERIFY(places({u"linear"_s, u"transposed"_s}).contains(u"stored-weights"_s));
    QVERIFY(places({u"no such word anywhere"_s}).isEmpty());
    QVERIFY(places({}).isEmpty());
    const HelpSection section{u"a"_s, 2, u"Title"_s, u"See [the **other** page](#b) and `code`."_s};
    QCOMPARE(plainHelpText(section), u"Title\nSee the other page and code."_s);
}

void tst_helppages::listsTheKeysOfNow()
{
    const HelpPage page = shortcutPage();
    QString all;
    for (const HelpSection& section : page.sections)
        all += section.text;
    QVERIFY(all.contains(u"- `Ctrl+Shift+D` **Derivatives**: "_s));
    QVERIFY(all.contains(u"q = W\\_Qᵀ x"_s) == false);  // column vectors has no key
    QVERIFY(all.contains(u"`F1`"_s));
    QVERIFY(page.sections.size() > 6);
}

AE_TEST(tst_helppages)
#include "tst_helppages.moc"
