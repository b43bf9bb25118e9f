// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/numbers.h"
#include "sessions.h"
#include "testmain.h"

#include <QTest>

#include <bit>
#include <cmath>
#include <limits>

using ae::test::reason;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();

bool isSame(double a, double b)
{
    return (std::isnan(a) && std::isnan(b)) || std::bit_cast<std::uint64_t>(a) == std::bit_cast<std::uint64_t>(b);
}

}  // namespace

/// Numbers to text and back: for files, for people, and as people type them.
class tst_numbers : public QObject {
    Q_OBJECT
private slots:
    void writesForFiles_data();
    void writesForFiles();
    void writesForPeople_data();
    void writesForPeople();
    void readsBackTheSameBits();
    void readsWholeTexts_data();
    void readsWholeTexts();
    void readsTyped_data();
    void readsTyped();
    void refusesTyped_data();
    void refusesTyped();
};

void tst_numbers::writesForFiles_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("plain");
    QTest::addColumn<QString>("json");
    QTest::newRow("zero") << 0.0 << "0"
                          << "0";
    QTest::newRow("minus zero keeps its sign") << -0.0 << "-0.0"
                                               << "-0.0";
    QTest::newRow("a half") << 0.5 << "0.5"
                            << "0.5";
    QTest::newRow("a tenth") << 0.1 << "0.1"
                             << "0.1";
    QTest::newRow("subnormal") << 1e-320 << "1e-320"
                               << "1e-320";
    QTest::newRow("largest") << std::numeric_limits<double>::max() << "1.7976931348623157e+308"
                             << "1.7976931348623157e+308";
    QTest::newRow("not a number") << notANumber << "nan"
                                  << "\"NaN\"";
    QTest::newRow("infinity") << infinity << "inf"
                              << "\"Infinity\"";
    QTest::newRow("minus infinity") << -infinity << "-inf"
                                    << "\"-Infinity\"";
}

void tst_numbers::writesForFiles()
{
    QFETCH(double, value);
    QFETCH(QString, plain);
    QFETCH(QString, json);
    QCOMPARE(QString::fromStdString(ae::numberText(value)), plain);
    QCOMPARE(QString::fromStdString(ae::jsonNumber(value)), json);
}

void tst_numbers::writesForPeople_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<int>("decimals");
    QTest::addColumn<QString>("mark");
    QTest::addColumn<QString>("shown");
    const auto row = [](const char* name, double value, int decimals, const char* mark, const char* shown) {
        QTest::newRow(name) << value << decimals << QString::fromUtf8(mark) << QString::fromUtf8(shown);
    };
    row("two decimals", 0.247, 2, ".", "0.25");
    row("comma", 0.247, 2, ",", "0,25");
    row("no decimals", 2.6, 0, ".", "3");
    row("the sign is a minus, no hyphen", -1.5, 2, ".", "−1.50");
    row("rounded to zero from below has no sign", -0.004, 2, ".", "0.00");
    row("minus zero has no sign", -0.0, 2, ".", "0.00");
    row("just not zero", -0.006, 2, ".", "−0.01");
    row("not a number", notANumber, 2, ".", "NaN");
    row("infinity", infinity, 2, ".", "∞");
    row("minus infinity", -infinity, 2, ",", "−∞");
    row("too long for fixed decimals", -1e300, 2, ",", "−1,00e+300");
    row("more decimals than make sense", 0.5, 1000, ".", "0.500000000000000000000000000000");
    row("negative decimals", 0.6, -3, ".", "1");
}

void tst_numbers::writesForPeople()
{
    QFETCH(double, value);
    QFETCH(int, decimals);
    QFETCH(QString, mark);
    QFETCH(QString, shown);
    QCOMPARE(QString::fromStdString(ae::shownText(value, decimals, mark.toStdString())), shown);
}

void tst_numbers::readsBackTheSameBits()
{
    std::mt19937_64 random(7);
    for (int i = 0; i < 100'000; ++i) {
        const double value = ae::test::randomBits(random);
        const auto back = ae::readNumber(ae::numberText(value));
        QVERIFY2(back && isSame(*back, value), ae::numberText(value).c_str());
    }
}

void tst_numbers::readsWholeTexts_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isRead");
    QTest::addColumn<double>("value");
    const auto good = [](const char* text, double value) { QTest::newRow(text) << QString::fromUtf8(text) << true << value; };
    const auto bad = [](const char* text) { QTest::addRow("refused: '%s'", text) << QString::fromUtf8(text) << false << 0.0; };
    good("1", 1);
    good("-0", -0.0);
    good("+2.5", 2.5);
    good(".5", 0.5);
    good("5.", 5);
    good("1e3", 1000);
    good("1e-400", 0);
    good("-1e-400", -0.0);
    good("1e-320", 1e-320);
    good("nan", notANumber);
    good("Infinity", infinity);
    good("-inf", -infinity);
    for (const char* text :
         {"", " 1", "1 ", "1,5", "1e999", "-1e999", "0x10", "1e", "e5", ".", "-", "+-1", "1.2.3", "nan(1)", "1_000", "one"})
        bad(text);
}

void tst_numbers::readsWholeTexts()
{
    QFETCH(QString, text);
    QFETCH(bool, isRead);
    QFETCH(double, value);
    const auto number = ae::readNumber(text.toStdString());
    QCOMPARE(number.has_value(), isRead);
    if (isRead)
        QVERIFY2(isSame(*number, value), ae::numberText(*number).c_str());
}

void tst_numbers::readsTyped_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<char>("decimal");
    QTest::addColumn<double>("value");
    const auto row = [](const char* name, const char* typed, char decimal, double value) {
        QTest::newRow(name) << QString::fromUtf8(typed) << decimal << value;
    };
    row("English point", "1.234", '.', 1.234);
    row("German comma", "1,5", ',', 1.5);
    row("German comma with three digits", "1,234", ',', 1.234);
    row("point under a comma, no group possible", "1.5", ',', 1.5);
    row("point under a comma, begins with 0", "0.125", ',', 0.125);
    row("point under a comma, four digits before it", "1234.567", ',', 1234.567);
    row("point under a comma, two digits behind it", "1.23", ',', 1.23);
    row("point under a comma, with exponent", "1.500e3", ',', 1500);
    row("Unicode minus", "−1.5", '.', -1.5);
    row("Unicode minus in the exponent", "1e−3", '.', 0.001);
    row("Arabic digits and mark", "−١٢٫٥", '.', -12.5);
    row("Persian digits", "۳٫۲۵", '.', 3.25);
    row("full width digits, mark and minus", "－１．５", '.', -1.5);
    row("plus", "+3", '.', 3);
    row("no-break blanks around", "\u00A0\u202F2,5\u00A0", ',', 2.5);
    row("blanks around", "  \t2.5 \n", '.', 2.5);
    row("nan", "nan", '.', notANumber);
    row("NaN as shown", "NaN", ',', notANumber);
    row("inf", "inf", '.', infinity);
    row("-inf", "-inf", '.', -infinity);
    row("infinity as shown", "−∞", '.', -infinity);
    row("minus zero", "-0", '.', -0.0);
    row("begins with the mark", ",5", ',', 0.5);
    row("ends with the mark", "5.", '.', 5);
    row("smallest", "4.9e-324", '.', std::numeric_limits<double>::denorm_min());
}

void tst_numbers::readsTyped()
{
    QFETCH(QString, typed);
    QFETCH(char, decimal);
    QFETCH(double, value);
    const auto number = ae::readTypedNumber(typed.toStdString(), {decimal});
    QVERIFY2(number, reason(number).c_str());
    QVERIFY2(isSame(*number, value), ae::numberText(*number).c_str());
}

void tst_numbers::refusesTyped_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<char>("decimal");
    QTest::addColumn<QString>("reason");
    const auto row = [](const char* name, const char* typed, char decimal, const char* reason) {
        QTest::newRow(name) << QString::fromUtf8(typed) << decimal << QString::fromUtf8(reason);
    };
    row("empty", "", '.', "there is no number; type a number such as 0.5");
    row("blanks only", " \u00A0", ',', "there is no number; type a number such as 0,5");
    row("comma under a point", "1,5", '.', "\"1,5\" has a comma, but the decimal mark is a point here; type 1.5");
    row("both readings under a comma", "1.234", ',', "\"1.234\" can be read as 1,234 or as 1234; type one of the two");
    row("both readings, negative", "-12.345", ',', "\"-12.345\" can be read as -12,345 or as -12345; type one of the two");
    row("both readings under a point", "1,234", '.', "\"1,234\" can be read as 1.234 or as 1234; type one of the two");
    row("groups", "1.234.567", ',', "\"1.234.567\" looks like a number with group marks; type 1234567, without them");
    row("German number under a point", "1.234,5", '.', "\"1.234,5\" looks like a number with group marks; type 1234.5, without them");
    row("English number under a comma", "1,234.5", ',', "\"1,234.5\" looks like a number with group marks; type 1234,5, without them");
    row("blank inside", "1 234", '.', "\"1 234\" looks like a number with group marks; type 1234, without them");
    row("no-break blank inside", "1\u202F234,5", ',', "\"1\u202F234,5\" looks like a number with group marks; type 1234,5, without them");
    row("apostrophe", "1'234", '.', "\"1'234\" looks like a number with group marks; type 1234, without them");
    row("word", "much", '.', "\"much\" is not a number; type a number such as 0.5");
    row("two signs", "--1", '.', "\"--1\" is not a number; type a number such as 0.5");
    row("two commas", "1,2,3", ',', "\"1,2,3\" is not a number; type a number such as 0,5");
    row("overflow", "1e999", '.', "1e999 is beyond the largest number that can be held, about 1.8e308; type a smaller number, or inf");
    row("underflow", "1e-400", '.', "1e-400 is below the smallest number that can be held, about 4.9e-324; type 0 if 0 is meant");
    row("hexadecimal", "0x10", '.', "\"0x10\" is not a number; type a number such as 0.5");
    row("only a sign", "−", '.', "\"-\" is not a number; type a number such as 0.5");
    row("percent in the text is no place for an argument", "%1", '.', "\"%1\" is not a number; type a number such as 0.5");
}

void tst_numbers::refusesTyped()
{
    QFETCH(QString, typed);
    QFETCH(char, decimal);
    QFETCH(QString, reason);
    const auto number = ae::readTypedNumber(typed.toStdString(), {decimal});
    QVERIFY(!number);
    QCOMPARE(QString::fromStdString(number.error().sentence()), reason);
}

AE_TEST(tst_numbers)
#include "tst_numbers.moc"
