// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/numbers.h"
#include "sessions.h"
#include "testmain.h"

#include <QTest>

#include <cmath>
#include <numbers>

using ae::test::reason;

/// Simple arithmetic typed into a cell.
class tst_arithmetic : public QObject {
    Q_OBJECT
private slots:
    void computes_data();
    void computes();
    void refuses_data();
    void refuses();
    void survivesAnything();
};

void tst_arithmetic::computes_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<char>("decimal");
    QTest::addColumn<double>("value");
    const auto row = [](const char* typed, char decimal, double value) {
        QTest::addRow("%s (%c)", typed, decimal) << QString::fromUtf8(typed) << decimal << value;
    };
    for (const char mark : {'.', ','}) {
        row("1/3", mark, 1.0 / 3.0);
        row("sqrt(2)/2", mark, std::sqrt(2.0) / 2.0);
        row("2^-3", mark, 0.125);
        row("-2^2", mark, -4);
        row("2^3^2", mark, 512);
        row("pi", mark, std::numbers::pi);
        row("PI*2", mark, std::numbers::pi * 2);
        row("e", mark, std::numbers::e);
        row("1--1", mark, 2);
        row("2 + +3", mark, 5);
        row("\u00A01\u00A0/\u00A03", mark, 1.0 / 3.0);
        row("3×4÷2·5", mark, 30);
        row("5−7", mark, -2);
        row("2**3", mark, 8);
        row("π/2", mark, std::numbers::pi / 2);
        row("(1+2)*(3-1)", mark, 6);
        row("1-1", mark, 0);
        row("0*5", mark, 0);
        row("1e-310-1e-310", mark, 0);
        row("1e-320*1", mark, 1e-320);
        row("ln(exp(1))", mark, 1);
        row("2e3/4", mark, 500);
        row("-inf", mark, -INFINITY);
    }
    row("1.234*2", '.', 2.468);
    row("max(1,5)", '.', 5);
    row("min(3, 1, 2)", '.', 1);
    row("1,5*2", ',', 3);
    row("max(1,5; 2,5)", ',', 2.5);
    row("0.5+0,5", ',', 1);
}

void tst_arithmetic::computes()
{
    QFETCH(QString, typed);
    QFETCH(char, decimal);
    QFETCH(double, value);
    const auto result = ae::evaluateTyped(typed.toStdString(), {decimal});
    QVERIFY2(result, reason(result).c_str());
    QCOMPARE(ae::numberText(*result), ae::numberText(value));
}

void tst_arithmetic::refuses_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<char>("decimal");
    QTest::addColumn<QString>("reason");
    const auto row = [](const char* typed, char decimal, const char* reason) {
        QTest::addRow("%s (%c)", typed, decimal) << QString::fromUtf8(typed) << decimal << QString::fromUtf8(reason);
    };
    row("1,5", '.', "has a comma, but the decimal mark is a point here; type 1.5");
    row("1.234", ',', "can be read as 1,234 or as 1234");
    row("1.234*2", ',', "can be read as 1,234 or as 1234");
    row("1,5*2", '.', "has a comma outside of a function");
    row("1;5", ',', "has a \";\" outside of a function");
    row("max(1;2)", '.', "use \",\" for that");
    row("max(1,2;3,4", ',', "opening bracket without a closing one");
    row("1/0", '.', "does not give a finite number");
    row("0/0", '.', "does not give a finite number");
    row("1/(1/0)", '.', "does not give a finite number");
    row("sqrt(-1)", '.', "does not give a finite number");
    row("ln(0)", '.', "does not give a finite number");
    row("1e308*10", '.', "does not give a finite number");
    row("exp(-1000)", '.', "too small to be held and would become 0");
    row("1e-200*1e-200", '.', "too small to be held and would become 0");
    row("1e-400+1", '.', "below the smallest number");
    row("1e999*0", '.', "beyond the largest number");
    row("2pi", '.', "two numbers without a sign between them");
    row("1 2", '.', "looks like a number with group marks");
    row("x+1", '.', "no function or constant that a cell knows");
    row("_pi", '.', "no function or constant that a cell knows");
    row("nan+1", '.', "no function or constant that a cell knows");
    row("a=5", '.', "no function or constant that a cell knows");
    row("1>2", '.', "has no meaning in a calculation");
    row("10%", '.', "has no meaning in a calculation");
    row("\"a\"", '.', "has no meaning in a calculation");
    row("1+", '.', "ends too early");
    row("(1", '.', "opening bracket without a closing one");
    row("1)", '.', "bracket in a wrong place");
    row("sqrt()", '.', "too few arguments");
    row("sqrt(1,2)", '.', "too many arguments");
    row("sqrt", '.', "no calculation that can be read");
    row("", '.', "there is no number");
}

void tst_arithmetic::refuses()
{
    QFETCH(QString, typed);
    QFETCH(char, decimal);
    QFETCH(QString, reason);
    const auto result = ae::evaluateTyped(typed.toStdString(), {decimal});
    QVERIFY(!result);
    COMPARE_CONTAINS(result.error().sentence(), reason.toStdString());
}

void tst_arithmetic::survivesAnything()
{
    static constexpr std::string_view signs[] = {"1", "2.5",  "0,5",  "+", "-",  "*", "/",  "^",    "(", ")", ",",
                                                 ";", "sqrt", "max(", "e", "pi", " ", "1e", "\xFF", "π", "?"};
    std::mt19937_64 random(3);
    for (int i = 0; i < 20'000; ++i) {
        std::string typed;
        for (std::size_t length = 1 + random() % 12; length > 0; --length)
            typed += signs[random() % std::size(signs)];
        for (const char mark : {'.', ','}) {
            const auto result = ae::evaluateTyped(typed, {mark});
            if (!result)
                QVERIFY2(!result.error().sentence().empty(), typed.c_str());
            else
                QVERIFY2(std::isfinite(*result), typed.c_str());
        }
    }
    QVERIFY(!ae::evaluateTyped(std::string(100'000, '('), {'.'}));
    QVERIFY(!ae::evaluateTyped(std::string(900, '('), {'.'}));
    QVERIFY(!ae::evaluateTyped(std::string(900, '-'), {'.'}));
}

AE_TEST(tst_arithmetic)
#include "tst_arithmetic.moc"
