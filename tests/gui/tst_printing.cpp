// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/examples.h"
#include "app/notebookpages.h"
#include "app/pagesplit.h"
#include "app/translations.h"
#include "models/texts.h"
#include "testmain.h"
#include "widgets/look/card.h"
#include "widgets/look/theme.h"
#include "widgets/notebook/notebookview.h"
#include "windowtest.h"

#include <QApplication>
#include <QPrinter>
#include <QProcess>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QScrollBar>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>

using namespace Qt::StringLiterals;
using namespace ae;
using namespace ae::test;

namespace {

constexpr double kRounding = 1e-6;

std::vector<QSizeF> rowsOf(const QList<double>& heights)
{
    std::vector<QSizeF> rows;
    for (const double height : heights)
        rows.emplace_back(10, height);
    return rows;
}

/// What is wrong with the places; empty when nothing is.
QString wrongIn(const std::vector<PagePlace>& places, const std::vector<QSizeF>& rows, const QSizeF& page, double head, double gap)
{
    if (places.size() != rows.size())
        return u"rows are missing"_s;
    PagePlace before;
    double end = head - gap;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const PagePlace& place = places[i];
        const auto number = u"row %1: "_s.arg(i);
        if (place.page < before.page)
            return number + u"on a page before"_s;
        if (place.page > before.page)
            end = -gap;
        if (place.scale > 1 || !(place.scale > 0))
            return number + u"scale"_s;
        if (place.top < end + gap - kRounding && !(place.top == 0 && end < 0))
            return number + u"over the one before"_s;
        end = place.top + rows[i].height() * place.scale;
        if (end > page.height() + kRounding)
            return number + u"cut by the end of the page"_s;
        if (rows[i].width() * place.scale > page.width() + kRounding)
            return number + u"cut by the side of the page"_s;
        before = place;
    }
    return {};
}

}  // namespace

/// The notebook on paper: which page a cell goes to, and what stands there.
class tst_printing : public WindowTest {
    Q_OBJECT

    QString output(const QString& program, const QStringList& arguments) const
    {
        QProcess process;
        process.start(program, arguments);
        return process.waitForFinished(60'000) ? QString::fromUtf8(process.readAllStandardOutput()) : QString();
    }
    QString printed(QPageSize::PageSizeId paper, QPageLayout::Orientation orientation) const
    {
        window()->notebook()->complete();
        window()->bringUpToDate(window()->notebook()->sheet());
        const QString path = m_folder.filePath(u"printed.pdf"_s);
        QPrinter printer(QPrinter::HighResolution);
        printer.setOutputFormat(QPrinter::PdfFormat);
        printer.setOutputFileName(path);
        printer.setPageSize(QPageSize(paper));
        printer.setPageOrientation(orientation);
        printer.setPageMargins(QMarginsF(15, 15, 15, 15), QPageLayout::Millimeter);
        return printNotebook(*window()->notebook(), document(), printer) ? path : QString();
    }
    static bool hasPoppler() { return !QStandardPaths::findExecutable(u"pdftotext"_s).isEmpty(); }

    QTemporaryDir m_folder;

private slots:
    void cleanup()
    {
        if (!windows().isEmpty())
            close();
        installLanguage(u"C"_s);
        applyTheme(*qApp, ThemeName::Light);
    }

    void rowsGoWhereTheyFit_data()
    {
        QTest::addColumn<QList<double>>("heights");
        QTest::addColumn<double>("head");
        QTest::addColumn<QList<int>>("pages");
        QTest::newRow("none") << QList<double>{} << 10.0 << QList<int>{};
        QTest::newRow("one") << QList<double>{40} << 10.0 << QList<int>{0};
        QTest::newRow("two that fill the page") << QList<double>{40, 50} << 0.0 << QList<int>{0, 0};
        QTest::newRow("a hair too much") << QList<double>{40, 50.001} << 0.0 << QList<int>{0, 1};
        QTest::newRow("the head takes room") << QList<double>{40, 50} << 5.0 << QList<int>{0, 1};
        QTest::newRow("never back to a page that has room") << QList<double>{60, 60, 10, 60} << 0.0 << QList<int>{0, 1, 1, 2};
        QTest::newRow("higher than a page") << QList<double>{10, 250, 10} << 0.0 << QList<int>{0, 1, 2};
        QTest::newRow("a page high, under a head") << QList<double>{100} << 20.0 << QList<int>{0};
        QTest::newRow("nothing stays under a head of a page") << QList<double>{100} << 99.0 << QList<int>{1};
        QTest::newRow("empty ones") << QList<double>{0, 0, 0} << 0.0 << QList<int>{0, 0, 0};
        QTest::newRow("no numbers") << QList<double>{std::nan(""), -5, std::numeric_limits<double>::infinity()} << 0.0
                                    << QList<int>{0, 0, 0};
    }
    void rowsGoWhereTheyFit()
    {
        QFETCH(const QList<double>, heights);
        QFETCH(const double, head);
        QFETCH(const QList<int>, pages);
        QList<int> found;
        for (const PagePlace& place : placeOnPages(rowsOf(heights), {50, 100}, head, 10))
            found << place.page;
        QCOMPARE(found, pages);
    }

    void oversizedRowsShrink()
    {
        const std::vector<QSizeF> rows{{100, 20}, {50, 400}, {500, 400}};
        const auto places = placeOnPages(rows, {50, 100}, 0, 10);
        QCOMPARE(places[0].scale, 0.5);
        QCOMPARE(places[1].scale, 0.25);
        QCOMPARE(places[2].scale, 0.1);
        QCOMPARE(places[2].page, 2);
        QCOMPARE(places[2].top, 0.0);
    }

    void noneIsCutWhateverTheHeights()
    {
        QRandomGenerator random(7);
        for (int round = 0; round < 2000; ++round) {
            const QSizeF page(1 + random.bounded(300.0), 1 + random.bounded(500.0));
            std::vector<QSizeF> rows;
            for (int i = random.bounded(12); i >= 0; --i)
                rows.emplace_back(random.bounded(2 * page.width()), random.bounded((i % 3 + 0.3) * page.height()));
            const double head = random.bounded(page.height());
            const double gap = random.bounded(0.2 * page.height());
            const QString wrong = wrongIn(placeOnPages(rows, page, head, gap), rows, page, head, gap);
            QVERIFY2(wrong.isEmpty(), qPrintable(u"round %1, %2"_s.arg(round).arg(wrong)));
        }
    }

    void everyCellIsOnOnePage_data()
    {
        QTest::addColumn<int>("paper");
        QTest::addColumn<bool>("isUpright");
        QTest::addColumn<QString>("size");
        QTest::newRow("A4") << int(QPageSize::A4) << true << u"595 x 842"_s;
        QTest::newRow("A4, across") << int(QPageSize::A4) << false << u"842 x 595"_s;
        QTest::newRow("Letter") << int(QPageSize::Letter) << true << u"612 x 792"_s;
        QTest::newRow("Letter, across") << int(QPageSize::Letter) << false << u"792 x 612"_s;
    }
    void everyCellIsOnOnePage()
    {
        if (!hasPoppler())
            QSKIP("there is no pdftotext");
        QFETCH(const int, paper);
        QFETCH(const bool, isUpright);
        QFETCH(const QString, size);
        open(lessonSession());
        const QString path = printed(static_cast<QPageSize::PageSizeId>(paper), isUpright ? QPageLayout::Portrait : QPageLayout::Landscape);
        QVERIFY(!path.isEmpty());
        const QString about = output(u"pdfinfo"_s, {path});
        QVERIFY2(about.contains(size), qPrintable(about));
        const QStringList pages = output(u"pdftotext"_s, {u"-layout"_s, path, u"-"_s}).split(u'\f', Qt::SkipEmptyParts);
        if (const QString kept = qEnvironmentVariable("AE_KEEP_PRINTED"); !kept.isEmpty())
            QFile::copy(path, kept + QString::fromLatin1(QTest::currentDataTag()) + u".pdf"_s);
        QCOMPARE_GT(pages.size(), 1);
        // "Weights of" before "Weights": what was found is taken away
        QStringList titles;
        for (int i = 0; i < window()->notebook()->count(); ++i)
            titles << window()->notebook()->card(i)->title();
        std::ranges::sort(titles, std::greater(), &QString::size);
        QString all = pages.join(u'\n');
        for (const QString& title : titles) {
            const QRegularExpression line(u"(?<=^|  )%1(?= |$)"_s.arg(QRegularExpression::escape(title).replace(u"\\ "_s, u" +"_s)),
                                          QRegularExpression::MultilineOption);
            const qsizetype found = all.count(line);
            QVERIFY2(found == 1, qPrintable(u"“%1” is there %2 times"_s.arg(title).arg(found)));
            all.remove(line);
        }
        for (qsizetype i = 0; i < pages.size(); ++i) {
            QVERIFY2(pages[i].contains(u"Page %1 of %2"_s.arg(i + 1).arg(pages.size())), qPrintable(pages[i]));
            QVERIFY(pages[i].contains(shownName(document().session().title)));
        }
        QVERIFY(output(u"pdfimages"_s, {u"-list"_s, path}).count(u'\n')
                <= 2);  // its two lines of heading: all is drawn with lines and letters
    }

    void theViewIsAsBefore()
    {
        open(lessonSession());
        applyTheme(*qApp, ThemeName::Dark);
        NotebookView* notebook = window()->notebook();
        notebook->complete();
        notebook->scrollToCell(4);
        QTest::qWait(700);
        window()->bringUpToDate(notebook->sheet());
        const int place = notebook->verticalScrollBar()->value();
        const QSize size = notebook->sheet()->size();
        const std::string before = bytes();
        QVERIFY(!printed(QPageSize::A4, QPageLayout::Portrait).isEmpty());
        QCOMPARE(currentTheme().name, ThemeName::Dark);
        QTest::qWait(50);
        QCOMPARE(notebook->sheet()->size(), size);
        QCOMPARE(notebook->verticalScrollBar()->value(), place);
        QCOMPARE(bytes(), before);
        QVERIFY(!document().isModified());
    }

    void anySessionHasPages_data()
    {
        QTest::addColumn<int>("tokens");
        QTest::addColumn<QString>("language");
        QTest::newRow("one token") << 1 << u"en"_s;
        QTest::newRow("matrices that are pictures") << 150 << u"en"_s;
        QTest::newRow("from the right") << 7 << u"ar"_s;
    }
    void anySessionHasPages()
    {
        if (!hasPoppler())
            QSKIP("there is no pdftotext");
        QFETCH(const int, tokens);
        QFETCH(const QString, language);
        installLanguage(language);
        open(lessonSession());
        const Sizes sizes = document().sizes();
        QVERIFY(!document().resize({tokens, sizes.dModel + 2, sizes.dK + 1, sizes.dV + 3}));
        document().settle();
        QVERIFY(!document().setTitle("<b>bold</b> 100% &amp; a title that is far too long for the foot of any page, so long that it ends "
                                     "with three dots before it comes to the number of the page, whatever the paper"));
        document().settle();
        const QString path = printed(QPageSize::A4, QPageLayout::Portrait);
        QVERIFY(!path.isEmpty());
        if (const QString kept = qEnvironmentVariable("AE_KEEP_PRINTED"); !kept.isEmpty())
            QFile::copy(path, kept + QString::fromLatin1(QTest::currentDataTag()) + u".pdf"_s);
        const QStringList pages = output(u"pdftotext"_s, {u"-layout"_s, path, u"-"_s}).split(u'\f', Qt::SkipEmptyParts);
        QCOMPARE_GT(pages.size(), 1);
        for (const QString& page : pages)
            QVERIFY2(page.contains(u"<b>bold</b> 100% &amp;"_s) || language == u"ar"_s, qPrintable(page));
    }

    void pathsThatCannotBeWrittenAreSaid()
    {
        open(lessonSession());
        QPrinter printer(QPrinter::HighResolution);
        printer.setOutputFormat(QPrinter::PdfFormat);
        printer.setOutputFileName(u"/no/such/folder/notebook.pdf"_s);
        QTest::ignoreMessage(QtWarningMsg, "QPainter::begin(): Returned false");
        QVERIFY(!printNotebook(*window()->notebook(), document(), printer));
    }
};

AE_TEST(tst_printing)
#include "tst_printing.moc"
