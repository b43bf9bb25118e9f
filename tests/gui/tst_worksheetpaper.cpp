// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/examples.h"
#include "app/worksheetdialog.h"
#include "app/worksheettables.h"
#include "testmain.h"

#include <QPrinter>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;
using namespace ae;

/// A worksheet on paper: the conventions of the window, any paper, tables in one piece.
class tst_worksheetpaper : public QObject {
    Q_OBJECT

    static std::unique_ptr<Document> documentWith(const Conventions& conventions, const std::vector<std::string>& blanks)
    {
        auto document = std::make_unique<Document>(lessonSession());
        document->setWorksheet({blanks, 0.005}, u"blank"_s);
        document->setConventions(conventions);
        document->settle();
        return document;
    }
    static const PrintedTable* find(const std::vector<PrintedTable>& tables, const QString& sign)
    {
        const auto found = std::ranges::find(tables, sign, &PrintedTable::sign);
        return found == tables.end() ? nullptr : &*found;
    }
    static QString number(double value) { return NumberStyle{2, '.'}.text(value); }

    QString pathOf(const char* name) const { return m_folder.filePath(QLatin1String(name)); }
    QString output(const QString& program, const QStringList& arguments) const
    {
        QProcess process;
        process.start(program, arguments);
        return process.waitForFinished(60'000) ? QString::fromUtf8(process.readAllStandardOutput()) : QString();
    }
    QString printed(const Document& document, QPageSize::PageSizeId paper, const std::vector<PrintedAs>& what) const
    {
        const QString path = pathOf("printed.pdf");
        QPrinter printer(QPrinter::HighResolution);
        printer.setOutputFormat(QPrinter::PdfFormat);
        printer.setOutputFileName(path);
        printer.setPageSize(QPageSize(paper));
        printer.setPageMargins(QMarginsF(15, 15, 15, 15), QPageLayout::Millimeter);
        return printOn(printer, document, what).contains(u"sent"_s) ? path : QString();
    }

    QTemporaryDir m_folder;

private slots:
    void columnsAreColumnsOnPaper()
    {
        const auto document = documentWith({"column", "scores"}, {"weights[4,5]", "Q[4,0]"});
        const std::vector<PrintedTable> tables = printedTables(*document, PrintedAs::Worksheet);
        const PrintedTable* x = find(tables, u"X"_s);
        QVERIFY(x);
        QCOMPARE(x->columns.size(), 7);  // a token a column
        QCOMPARE(x->columns[4], u"export"_s);
        QCOMPARE(x->rows.size(), 4);
        QCOMPARE(x->cells[1][4].text, number(document->session().matrices.at("X")(4, 1)));
        const PrintedTable* weights = find(tables, u"A"_s);
        QVERIFY(weights->cells[5][4].isBlank && !weights->cells[4][5].isBlank);
        const PrintedTable* q = find(tables, u"Q"_s);
        QCOMPARE(q->formula, u"W_Qᵀ X"_s);
        QVERIFY(q->cells[0][4].isBlank && q->cells.size() == 2 && q->cells[0].size() == 7);
        const PrintedTable* projection = find(tables, u"W_Q"_s);  // the same matrix in both
        QCOMPARE(projection->rows.size(), 4);
        QCOMPARE(find(tables, u"S"_s)->formula, u"Kᵀ Q"_s);
        const auto rows = documentWith({"row", "scores"}, {});
        QCOMPARE(find(printedTables(*rows, PrintedAs::Key), u"Q"_s)->formula, u"X W_Q"_s);
    }

    void dividedQueriesAreOnPaperToo()
    {
        const auto document = documentWith({"row", "queries"}, {"Q[4,0]"});
        const std::vector<PrintedTable> tables = printedTables(*document, PrintedAs::Worksheet);
        const PrintedTable* divided = find(tables, u"Q\u0303"_s);
        QVERIFY(divided);
        QCOMPARE(divided->formula, u"Q / √2"_s);
        QCOMPARE(divided->cells[3][1].text, number(document->evaluation().value("Q")(3, 1) / std::sqrt(2.0)));
        QCOMPARE(divided->cells[4][0].text, blankSign());  // it would tell the one above
        QCOMPARE(find(tables, u"S\u0303"_s)->formula, u"Q\u0303 Kᵀ"_s);
        QVERIFY(!find(tables, u"S"_s));  // nobody needs it
        const auto asked = documentWith({"row", "queries"}, {"scores[4,5]"});
        QVERIFY(find(printedTables(*asked, PrintedAs::Worksheet), u"S"_s));
    }

    void largeOnesAreTurnedBeforeTheyAreCut()
    {
        auto document = documentWith({"column", "scores"}, {});
        QVERIFY(!document->resize({90, 40, 7, 3}));
        document->settle();
        QVERIFY(!document->setWorksheet({{"Q[80,6]"}, 0.005}, u"blank"_s));
        document->settle();
        const std::vector<PrintedTable> tables = printedTables(*document, PrintedAs::Worksheet);
        const PrintedTable* q = find(tables, u"Q"_s);
        QVERIFY(q->columns.size() <= 12 && q->rows.size() == 7);
        QVERIFY2(q->note.contains(u"12 of 90 column(s)"_s), qPrintable(q->note));
        QVERIFY(q->cells.back().back().isBlank);
    }

    void anyPaperHoldsWholeTables_data()
    {
        QTest::addColumn<int>("paper");
        QTest::addColumn<QString>("size");
        QTest::newRow("A4") << int(QPageSize::A4) << u"595 x 842"_s;
        QTest::newRow("Letter") << int(QPageSize::Letter) << u"612 x 792"_s;
        QTest::newRow("A5") << int(QPageSize::A5) << u"420 x 595"_s;
    }
    void anyPaperHoldsWholeTables()
    {
        if (QStandardPaths::findExecutable(u"pdftotext"_s).isEmpty())
            QSKIP("there is no pdftotext");
        QFETCH(const int, paper);
        QFETCH(const QString, size);
        Session session = lessonSession();
        session.notebook.insert(session.notebook.begin(), {std::string(textCellKind), "| alpha | beta |\n|---|---|\n| gamma | delta |\n"});
        Document document(session);
        QVERIFY(!document.resize({12, 5, 3, 2}));
        document.settle();
        for (Index token = 0; token < 12; ++token)
            QVERIFY(!document.renameToken(token, "tok" + std::to_string(10 + token)));
        document.settle();
        QVERIFY(!document.setWorksheet({{"weights[11,3]", "scores[0,0]", "scaled[2,2]", "X[3,3]", "Q[1,1]"}, 0.005}, u"blank"_s));
        document.settle();
        const QString path = printed(document, static_cast<QPageSize::PageSizeId>(paper), {PrintedAs::Worksheet, PrintedAs::Key});
        QVERIFY(!path.isEmpty());
        const QString about = output(u"pdfinfo"_s, {path});
        QVERIFY2(about.contains(size), qPrintable(about));
        const QString text = output(u"pdftotext"_s, {u"-layout"_s, path, u"-"_s});
        const QStringList pages = text.split(u'\f', Qt::SkipEmptyParts);
        QVERIFY2(pages.size() >= 4, qPrintable(text));
        for (const QString& page : pages) {
            // every table that has the first token has the last one too
            QVERIFY2(page.count(u"tok10"_s) == page.count(u"tok21"_s), qPrintable(page));
        }
        QVERIFY2(text.contains(QRegularExpression(u"alpha +beta"_s)) && text.contains(QRegularExpression(u"gamma +delta"_s)),
                 qPrintable(text));  // a table of a text cell has its cells side by side
        QVERIFY(text.contains(u"Key: "_s) && text.contains(u"Name:"_s));
    }

    void aParagraphLongerThanAPageGoesOn()
    {
        if (QStandardPaths::findExecutable(u"pdftotext"_s).isEmpty())
            QSKIP("there is no pdftotext");
        Session session = lessonSession();
        std::string words;
        for (int i = 0; i < 3000; ++i)
            words += "word" + std::to_string(i) + ' ';
        session.notebook.insert(session.notebook.begin(), {std::string(textCellKind), words});
        const Document document(session);
        const QString text = output(u"pdftotext"_s, {printed(document, QPageSize::A4, {PrintedAs::Worksheet}), u"-"_s});
        for (int i = 0; i < 3000; i += 7)
            QVERIFY2(text.contains(u"word%1"_s.arg(i)), qPrintable(QString::number(i)));
    }
};

AE_TEST(tst_worksheetpaper)
#include "tst_worksheetpaper.moc"
