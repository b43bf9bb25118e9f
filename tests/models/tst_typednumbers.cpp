// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/matrixmodel.h"
#include "models/roles.h"
#include "samples.h"
#include "testmain.h"

#include <QSignalSpy>
#include <QTest>

#include <cmath>
#include <limits>
#include <numbers>

using namespace ae;
using namespace ae::test;
using namespace Qt::StringLiterals;

/// What a text typed into a cell does, through the model that views use.
class tst_typednumbers : public QObject {
    Q_OBJECT
private slots:
    void readInTheOneWay_data();
    void readInTheOneWay();
    void refusedWithTheReason_data();
    void refusedWithTheReason();
    void leavingAnEditorChangesNothing_data();
    void leavingAnEditorChangesNothing();
    void theSameNumberMakesNoStep();
    void twoEditsOfOneFrameBothCount();
    void everyShownTextCanBeTypedAgain();
};

namespace {

constexpr double inf = std::numeric_limits<double>::infinity();

QLocale localeOf(char mark)
{
    return mark == ',' ? commaLocale() : pointLocale();
}

}  // namespace

void tst_typednumbers::readInTheOneWay_data()
{
    QTest::addColumn<char>("mark");
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("value");
    QTest::addRow("point") << '.' << u"2.5"_s << 2.5;
    QTest::addRow("no digit before the point") << '.' << u".5"_s << 0.5;
    QTest::addRow("power of ten") << '.' << u"-1.25e-3"_s << -1.25e-3;
    QTest::addRow("a third") << '.' << u"1/3"_s << 1.0 / 3.0;
    QTest::addRow("half of a root") << '.' << u"sqrt(2)/2"_s << std::sqrt(2.0) / 2;
    QTest::addRow("a power") << '.' << u"2^-3"_s << 0.125;
    QTest::addRow("pi") << '.' << u"pi"_s << std::numbers::pi;
    QTest::addRow("Unicode minus") << '.' << u"−5"_s << -5.0;
    QTest::addRow("no-break spaces around") << '.' << u"\u00A04.5\u202F"_s << 4.5;
    QTest::addRow("blanks around") << '.' << u" \t4.5 "_s << 4.5;
    QTest::addRow("comma as the decimal mark") << ',' << u"2,5"_s << 2.5;
    QTest::addRow("point under a decimal comma") << ',' << u"0.5"_s << 0.5;
    QTest::addRow("quotient under a decimal comma") << ',' << u"1,5/3"_s << 0.5;
    QTest::addRow("arguments under a decimal comma") << ',' << u"max(1,5;0,5)"_s << 1.5;
    QTest::addRow("infinity") << '.' << u"inf"_s << inf;
    QTest::addRow("minus infinity") << '.' << u"-inf"_s << -inf;
    QTest::addRow("smallest number") << '.' << u"4.9406564584124654e-324"_s << 4.9406564584124654e-324;
}

void tst_typednumbers::readInTheOneWay()
{
    QFETCH(const char, mark);
    QFETCH(const QString, text);
    QFETCH(const double, value);
    const LocaleGuard guard(localeOf(mark));
    Document document(plainSession());
    MatrixModel model(&document, nullptr, "Wk", Turn::None);
    QSignalSpy refused(&model, &MatrixModel::refused);
    QSignalSpy changed(&document, &Document::changed);
    QVERIFY2(model.setData(model.index(3, 2), text, Qt::EditRole), refused.isEmpty() ? "" : qPrintable(refused[0][1].toString()));
    QCOMPARE(refused.count(), 0);
    QCOMPARE(document.undoStack()->count(), 1);
    QVERIFY2(isSame(document.session().matrices.at("Wk")(3, 2), value),
             qPrintable(QString::number(document.session().matrices.at("Wk")(3, 2), 'g', 17)));
    document.settle();
    QCOMPARE(changed.count(), 1);
    QCOMPARE(differenceFromFresh(document), QString());
    QVERIFY(isSame(model.index(3, 2).data(ValueRole).toDouble(), value));
}

void tst_typednumbers::refusedWithTheReason_data()
{
    QTest::addColumn<char>("mark");
    QTest::addColumn<QString>("text");
    const auto both = [](const char* name, const QString& text) {
        QTest::addRow("%s, point", name) << '.' << text;
        QTest::addRow("%s, comma", name) << ',' << text;
    };
    both("a word", u"abc"_s);
    both("nothing", u""_s);
    both("blanks only", u" \u00A0\t"_s);
    both("beyond the range", u"1e999"_s);
    both("below the range", u"1e-400"_s);
    both("division by zero", u"1/0"_s);
    both("zero by zero", u"0/0"_s);
    both("root of a negative number", u"sqrt(-1)"_s);
    both("logarithm of zero", u"ln(0)"_s);
    both("two numbers", u"1 2"_s);
    both("blank as a group mark", u"1 234"_s);
    both("no-break space as a group mark", u"1\u00A0234"_s);
    both("Unicode minus and a blank", u"− 5"_s);
    both("apostrophe as a group mark", u"1'234"_s);
    both("open bracket", u"(1"_s);
    both("trailing sign", u"1+"_s);
    both("assignment", u"a=1"_s);
    both("formula of a spreadsheet", u"=A1"_s);
    both("percent", u"5%"_s);
    both("hexadecimal", u"0x10"_s);
    both("a line break", u"1\n2"_s);
    both("a NUL", QString(u"1"_s) + QChar(0) + u"2"_s);
    both("a lone surrogate", QString(QChar(0xD800)));
    both("digits of another script", u"१२"_s);
    both("a very long text", QString(200'000, u'9') + u"x"_s);
    both("deep brackets", QString(100'000, u'('));
    QTest::addRow("comma under a point") << '.' << u"1,5"_s;
    QTest::addRow("group mark under a point") << '.' << u"1,234"_s;
    QTest::addRow("groups and a point") << '.' << u"1,234.5"_s;
    QTest::addRow("a point that may be a group mark") << ',' << u"1.234"_s;
    QTest::addRow("groups and a comma") << ',' << u"1.234,5"_s;
    QTest::addRow("comma between arguments") << ',' << u"max(1,2)+max(1,2,3)"_s;
}

void tst_typednumbers::refusedWithTheReason()
{
    QFETCH(const char, mark);
    QFETCH(const QString, text);
    const LocaleGuard guard(localeOf(mark));
    Document document(plainSession());
    MatrixModel model(&document, nullptr, "X", Turn::None);
    const std::string bytes = documentBytes(document.session());
    QSignalSpy refused(&model, &MatrixModel::refused);
    QSignalSpy changed(&document, &Document::changed);
    QSignalSpy announced(&model, &MatrixModel::dataChanged);
    QVERIFY(!model.setData(model.index(2, 4), text, Qt::EditRole));
    QCOMPARE(refused.count(), 1);
    QCOMPARE(refused[0][0].value<QModelIndex>(), model.index(2, 4));
    const QString reason = refused[0][1].toString();
    QVERIFY2(reason.size() > 10 && reason.size() < 600 && !reason.contains(u"%1"_s), qPrintable(reason));
    document.settle();
    QCOMPARE(changed.count(), 0);
    QCOMPARE(announced.count(), 0);
    QCOMPARE(document.undoStack()->count(), 0);
    QVERIFY(documentBytes(document.session()) == bytes);
}

void tst_typednumbers::leavingAnEditorChangesNothing_data()
{
    QTest::addColumn<double>("value");
    QTest::addRow("a third") << 1.0 / 3.0;
    QTest::addRow("minus zero") << -0.0;
    QTest::addRow("subnormal") << 5e-324;
    QTest::addRow("largest") << std::numeric_limits<double>::max();
    QTest::addRow("infinity") << inf;
    QTest::addRow("NaN") << std::nan("");
}

void tst_typednumbers::leavingAnEditorChangesNothing()
{
    QFETCH(const double, value);
    for (const char mark : {'.', ','}) {
        const LocaleGuard guard(localeOf(mark));
        Session session = plainSession();
        session.matrices["X"](1, 3) = value;
        Document document(session);
        MatrixModel model(&document, nullptr, "X", Turn::None);
        QSignalSpy refused(&model, &MatrixModel::refused);
        const QModelIndex index = model.index(1, 3);
        model.setData(index, index.data(Qt::EditRole), Qt::EditRole);
        QCOMPARE(refused.count(), 0);
        QCOMPARE(document.undoStack()->count(), 0);
        QVERIFY(isSame(document.session().matrices.at("X")(1, 3), value));
    }
}

void tst_typednumbers::theSameNumberMakesNoStep()
{
    const LocaleGuard guard(pointLocale());
    Session session = plainSession();
    session.matrices["X"](0, 0) = 0.5;
    Document document(session);
    MatrixModel model(&document, nullptr, "X", Turn::None);
    QVERIFY(model.setData(model.index(0, 0), u"1/2"_s, Qt::EditRole));
    QCOMPARE(document.undoStack()->count(), 0);
    QVERIFY(!document.isModified());
}

void tst_typednumbers::twoEditsOfOneFrameBothCount()
{
    const LocaleGuard guard(pointLocale());
    Session session = plainSession();
    session.matrices["X"](0, 0) = 1;
    Document document(session);
    MatrixModel model(&document, nullptr, "X", Turn::None);
    QVERIFY(model.setData(model.index(0, 0), u"2"_s, Qt::EditRole));
    QVERIFY(!document.isSettled());
    QVERIFY(model.setData(model.index(0, 0), u"1"_s, Qt::EditRole));
    document.settle();
    QCOMPARE(document.session().matrices.at("X")(0, 0), 1.0);
    QCOMPARE(model.index(0, 0).data(ValueRole).toDouble(), 1.0);
}

void tst_typednumbers::everyShownTextCanBeTypedAgain()
{
    Document document(plainSession());
    MatrixModel model(&document, nullptr, "X", Turn::None);
    for (const char mark : {'.', ','}) {
        const LocaleGuard guard(localeOf(mark));
        for (const double value : {1234.5, 1.234, -0.001, 1e-300, 123456789.0, 12.345, 0.1 + 0.2}) {
            QVERIFY(!document.setCells("X", Region::cell(0, 0), matrixOf({{value}})));
            document.settle();
            const QString text = model.index(0, 0).data(Qt::EditRole).toString();
            QVERIFY2(model.setData(model.index(3, 3), text, Qt::EditRole), qPrintable(text));
            QVERIFY2(isSame(document.session().matrices.at("X")(3, 3), value), qPrintable(text));
        }
    }
}

AE_TEST(tst_typednumbers)
#include "tst_typednumbers.moc"
