// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/clipboardtable.h"

#include "models/roles.h"
#include "samples.h"
#include "session/numbers.h"
#include "testmain.h"

#include <QElapsedTimer>
#include <QTest>

#include <cmath>
#include <limits>

using namespace ae;
using namespace ae::test;
using namespace Qt::StringLiterals;

/// Cells that go to the clipboard and come from it.
class tst_clipboardtable : public QObject {
    Q_OBJECT
private slots:
    void blocksAreRead_data();
    void blocksAreRead();
    void blocksAreRefused_data();
    void blocksAreRefused();
    void ourOwnCellsLoseNoBit();
    void textIsInTheUsersLocale();
    void rowsWithoutADistributionAreCopiedEmpty();
    void pastingIsOneStep();
    void pastingIntoATurnedTable();
    void oneNumberFillsTheSelection();
    void aBlockThatDoesNotFitIsRefused();
    void aHugeBlockIsQuick();
};

namespace {

QItemSelectionRange range(const MatrixModel& model, int top, int left, int bottom, int right)
{
    return {model.index(top, left), model.index(bottom, right)};
}

QString sentence(const Result<ReadMatrix>& result)
{
    return result ? QString() : sentenceOf(result.error());
}

}  // namespace

void tst_clipboardtable::blocksAreRead_data()
{
    QTest::addColumn<char>("mark");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("block");
    QTest::addRow("tabs") << '.' << u"1\t2\t3\n4\t5\t6"_s << u"1 2 3;4 5 6"_s;
    QTest::addRow("trailing newline") << '.' << u"1\t2\n3\t4\n"_s << u"1 2;3 4"_s;
    QTest::addRow("Windows line ends") << '.' << u"1\t2\r\n3\t4\r\n"_s << u"1 2;3 4"_s;
    QTest::addRow("old Macintosh line ends") << '.' << u"1\t2\r3\t4\r"_s << u"1 2;3 4"_s;
    QTest::addRow("several empty lines at the end") << '.' << u"1\n2\n\n \n"_s << u"1;2"_s;
    QTest::addRow("commas") << '.' << u"1.5,2,3\n4,5,6.5"_s << u"1.5 2 3;4 5 6.5"_s;
    QTest::addRow("commas and blanks") << '.' << u"1, 2, 3"_s << u"1 2 3"_s;
    QTest::addRow("two columns with points and a comma between") << '.' << u"1.5,2.5\n3.5,4.5"_s << u"1.5 2.5;3.5 4.5"_s;
    QTest::addRow("semicolons") << '.' << u"1.5;2\n3;4"_s << u"1.5 2;3 4"_s;
    QTest::addRow("semicolons, decimal comma") << '.' << u"1,5;2\n3;0,4"_s << u"1.5 2;3 0.4"_s;
    QTest::addRow("tabs, decimal comma") << '.' << u"0,5\t2\n3\t0,25"_s << u"0.5 2;3 0.25"_s;
    QTest::addRow("tabs, decimal comma of the locale") << ',' << u"0,5\t1,234\n3\t-0,25"_s << u"0.5 1.234;3 -0.25"_s;
    QTest::addRow("blanks, decimal comma of the locale") << ',' << u"1,5 2,5\n3 4"_s << u"1.5 2.5;3 4"_s;
    QTest::addRow("points under a decimal comma") << ',' << u"0.5\t2.25"_s << u"0.5 2.25"_s;
    QTest::addRow("blanks") << '.' << u"  1 2   3 \n 4 5 6"_s << u"1 2 3;4 5 6"_s;
    QTest::addRow("Unicode minus and no-break spaces") << '.' << u"−1\t\u00A02\u00A0"_s << u"-1 2"_s;
    QTest::addRow("one number") << '.' << u"-2.5e3"_s << u"-2500"_s;
    QTest::addRow("not finite") << '.' << u"nan\tinf\t-inf"_s << u"nan inf -inf"_s;
    QTest::addRow("an empty line within") << '.' << u"1\t2\n\n3\t4"_s << u"1 2;3 4"_s;
    QTest::addRow("names above") << '.' << u"a\tb\n1\t2"_s << u"1 2"_s;
    QTest::addRow("names above and at the left") << '.' << u"\ta\tb\nx\t1\t2\ny\t3\t4"_s << u"1 2;3 4"_s;
    QTest::addRow("quoted, commas within") << '.' << u"\"1,5\",\"2,5\""_s << u"1.5 2.5"_s;
    QTest::addRow("points and commas, comma locale") << ',' << u"1.5,2.5"_s << u"1.5 2.5"_s;
    QTest::addRow("NumPy literal") << '.' << u"array([[1., 2.],\n       [3., 4.]])"_s << u"1 2;3 4"_s;
    QTest::addRow("MATLAB literal") << ',' << u"[1 2.5; 3 4]"_s << u"1 2.5;3 4"_s;
    QTest::addRow("Markdown table") << '.' << u"| a | b |\n|---|---|\n| 3 | 4 |"_s << u"3 4"_s;
    QTest::addRow("a column") << '.' << u"1\n2\n3"_s << u"1;2;3"_s;
}

void tst_clipboardtable::blocksAreRead()
{
    QFETCH(const char, mark);
    QFETCH(const QString, text);
    QFETCH(const QString, block);
    const Result<ReadMatrix> result = cellsOfText(text, mark);
    QVERIFY2(result, qPrintable(sentence(result)));
    QStringList rows;
    const Matrix& numbers = result->numbers;
    for (Index i = 0; i < numbers.rows(); ++i) {
        QStringList row;
        for (Index j = 0; j < numbers.cols(); ++j)
            row << QString::fromStdString(numberText(numbers(i, j)));
        rows << row.join(u' ');
    }
    QCOMPARE(rows.join(u';'), block);
    QMimeData mime;
    mime.setText(text);
    const Result<ReadMatrix> again = cellsOfMime(mime, mark);
    QVERIFY(again && isSame(again->numbers, numbers));
}

void tst_clipboardtable::blocksAreRefused_data()
{
    QTest::addColumn<char>("mark");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("part");  // of the sentence
    QTest::addRow("nothing") << '.' << QString() << u"no numbers"_s;
    QTest::addRow("empty lines") << '.' << u"\n\n \n"_s << u"no numbers"_s;
    QTest::addRow("ragged, short") << '.' << u"1\t2\n3"_s << u"row 2 has 1 cells, row 1 has 2"_s;
    QTest::addRow("ragged, long") << '.' << u"1\t2\n3\t4\n5\t6\t7"_s << u"row 3 has 3 cells, row 1 has 2"_s;
    QTest::addRow("a word") << '.' << u"1\t2\n3\tfour"_s << u"row 2 column 2"_s;
    QTest::addRow("an empty cell") << '.' << u"1\t2\n\t4"_s << u"row 2 column 1"_s;
    QTest::addRow("overflow") << '.' << u"1\t1e999"_s << u"row 1 column 2"_s;
    QTest::addRow("a date") << '.' << u"2020-01-01"_s << u"row 1 column 1"_s;
    QTest::addRow("a formula") << '.' << u"1\t=1+1"_s << u"row 1 column 2"_s;
    QTest::addRow("percent") << '.' << u"5%"_s << u"row 1 column 1"_s;
    QTest::addRow("commas that may be group marks") << '.' << u"1,234\t5,678"_s << u"the comma groups digits"_s;
    QTest::addRow("commas and points in one block") << '.' << u"1,5\t0.5"_s << u"are mixed"_s;
    QTest::addRow("a point that may be a group mark") << ',' << u"1.234\t2"_s << u"the point groups digits"_s;
    QTest::addRow("one comma: a mark or a separator") << '.' << u"0,5"_s << u"comma"_s;
    QTest::addRow("one comma in each line") << '.' << u"1,5\n2,25\n"_s << u"comma"_s;
    QTest::addRow("one comma, groups") << '.' << u"1,234"_s << u"comma"_s;
    QTest::addRow("a NUL") << '.' << QString(u"1\t2"_s) + QChar(0) << u"NUL"_s;
}

void tst_clipboardtable::blocksAreRefused()
{
    QFETCH(const char, mark);
    QFETCH(const QString, text);
    QFETCH(const QString, part);
    const Result<ReadMatrix> result = cellsOfText(text, mark);
    QVERIFY(!result);
    QVERIFY2(sentence(result).contains(part), qPrintable(sentence(result)));
    QVERIFY2(sentence(result).contains(u"; "_s), qPrintable(sentence(result)));  // says what to try
}

void tst_clipboardtable::ourOwnCellsLoseNoBit()
{
    Session session = plainSession();
    session.matrices["X"].row(0) << 1.0 / 3, -0.0, 5e-324, 1.7976931348623157e308, std::nan("");
    session.matrices["X"].row(1) << std::numeric_limits<double>::infinity(), -std::numeric_limits<double>::infinity(), 1e23, -1234.5,
        0.1 + 0.2;
    Document document(session);
    MatrixModel model(&document, nullptr, "X", Turn::None);
    for (const QLocale& locale : {pointLocale(), commaLocale()}) {
        const LocaleGuard guard(locale);
        const auto mime = mimeOfCells(model, range(model, 0, 0, 3, 4));
        const Result<ReadMatrix> read = cellsOfMime(*mime, localeMark());
        QVERIFY2(read, qPrintable(sentence(read)));
        QVERIFY(isSame(read->numbers, session.matrices["X"]));
        // other programs get text: it must read back too
        const Result<ReadMatrix> text = cellsOfText(mime->text(), localeMark());
        QVERIFY2(text && isSame(text->numbers, session.matrices["X"]), qPrintable(mime->text()));
        for (int column = 0; column < 5; ++column) {
            const Result<ReadMatrix> single = cellsOfMime(*mimeOfCells(model, range(model, 0, column, 3, column)), localeMark());
            QVERIFY(single && isSame(single->numbers, Matrix(session.matrices["X"].col(column))));
        }
    }
}

void tst_clipboardtable::textIsInTheUsersLocale()
{
    const LocaleGuard guard(commaLocale());
    Session session = plainSession();
    session.matrices["Wv"](0, 0) = -1.5;
    session.matrices["Wv"](0, 1) = 2;
    Document document(session);
    const MatrixModel model(&document, nullptr, "Wv", Turn::None);
    const auto mime = mimeOfCells(model, range(model, 0, 0, 0, 1));
    QCOMPARE(mime->text(), u"-1,5\t2\n"_s);
    QCOMPARE(mime->html(), u"<table><tr><td>-1,5</td><td>2</td></tr></table>"_s);
}

void tst_clipboardtable::rowsWithoutADistributionAreCopiedEmpty()
{
    Document document(troubledSession());
    const MatrixModel model(&document, nullptr, "weights", Turn::None);
    QCOMPARE(mimeOfCells(model, range(model, 1, 0, 1, 2))->text(), u"\t\t\n"_s);
    QCOMPARE(mimeOfCells(model, range(model, 0, 1, 0, 2))->text(), u"0\t0\n"_s);
}

void tst_clipboardtable::pastingIsOneStep()
{
    Document document(plainSession());
    MatrixModel model(&document, nullptr, "Wk", Turn::None);
    QCOMPARE(pasteCells(model, range(model, 1, 1, 1, 1), matrixOf({{1, 2}, {3, 4}})), QString());
    QCOMPARE(document.undoStack()->count(), 1);
    QVERIFY2(document.undoStack()->undoText().contains(u"2 × 2"_s), qPrintable(document.undoStack()->undoText()));
    QVERIFY(isSame(Matrix(document.session().matrices.at("Wk").block(1, 1, 2, 2)), matrixOf({{1, 2}, {3, 4}})));
    document.undoStack()->undo();
    QVERIFY(documentBytes(document.session()) == documentBytes(plainSession()));
}

void tst_clipboardtable::pastingIntoATurnedTable()
{
    Document document(plainSession());
    MatrixModel model(&document, nullptr, "Wk", Turn::Transposed);
    QCOMPARE(pasteCells(model, range(model, 1, 2, 1, 2), matrixOf({{1, 2, 3}, {4, 5, 6}})), QString());
    QVERIFY(isSame(Matrix(document.session().matrices.at("Wk").block(2, 1, 3, 2)), matrixOf({{1, 4}, {2, 5}, {3, 6}})));
    document.settle();
    const Result<ReadMatrix> read = cellsOfMime(*mimeOfCells(model, range(model, 1, 2, 2, 4)), '.');
    QVERIFY(read && isSame(read->numbers, matrixOf({{1, 2, 3}, {4, 5, 6}})));
}

void tst_clipboardtable::oneNumberFillsTheSelection()
{
    Document document(plainSession());
    MatrixModel model(&document, nullptr, "X", Turn::None);
    QCOMPARE(pasteCells(model, range(model, 1, 1, 3, 2), matrixOf({{8}})), QString());
    QCOMPARE(document.undoStack()->count(), 1);
    QVERIFY(isSame(Matrix(document.session().matrices.at("X").block(1, 1, 3, 2)), Matrix::Constant(3, 2, 8)));
    QVERIFY(document.session().matrices.at("X")(0, 1) != 8.0);
}

void tst_clipboardtable::aBlockThatDoesNotFitIsRefused()
{
    Document document(plainSession());
    MatrixModel model(&document, nullptr, "X", Turn::None);
    const QString reason = pasteCells(model, range(model, 3, 4, 3, 4), matrixOf({{1, 2}}));
    QVERIFY2(reason.contains(u"1 × 2"_s) && reason.contains(u"1 × 1 are left"_s), qPrintable(reason));
    MatrixModel weights(&document, nullptr, "weights", Turn::None);
    QVERIFY(!pasteCells(weights, range(weights, 0, 0, 0, 0), matrixOf({{1}})).isEmpty());
    QCOMPARE(document.undoStack()->count(), 0);
}

void tst_clipboardtable::aHugeBlockIsQuick()
{
    QString text;
    for (int i = 0; i < 500; ++i)
        text += u"0.125\t"_s.repeated(499) + u"-3\n"_s;
    QElapsedTimer timer;
    timer.start();
    const Result<ReadMatrix> block = cellsOfText(text, '.');
    QVERIFY(block && block->numbers.rows() == 500 && block->numbers.cols() == 500);
    QVERIFY(!cellsOfText(QString(1'000'000, u'9'), '.'));
    QVERIFY(!cellsOfText(QString(1'000'000, u','), '.'));
    QVERIFY2(timer.elapsed() < 3'000, qPrintable(QString::number(timer.elapsed())));
}

AE_TEST(tst_clipboardtable)
#include "tst_clipboardtable.moc"
