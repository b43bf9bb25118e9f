// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/charttext.h"

#include "models/texts.h"
#include "session/numbers.h"

#include <QLocale>

#include <cmath>

namespace ae {

namespace {

using namespace Qt::StringLiterals;

constexpr qsizetype longestName = 256;  // longer ones are not in any session

QString decimalMark()
{
    return QLocale().decimalPoint();
}

QString fixed(double value, int decimals)
{
    return QString::fromStdString(shownText(value, decimals, decimalMark().toStdString()));
}

QString superscript(int number)
{
    static constexpr char16_t digits[] = u"⁰¹²³⁴⁵⁶⁷⁸⁹";
    QString text = number < 0 ? u"⁻"_s : QString();
    for (const QChar digit : QString::number(std::abs(number)))
        text += QChar(digits[digit.digitValue()]);
    return text;
}

QString scientific(double value, int decimals)
{
    int exponent = static_cast<int>(std::floor(std::log10(std::abs(value))));
    // In two steps: a power of ten below the smallest double would divide by zero.
    double mantissa = value / std::pow(10.0, exponent / 2) / std::pow(10.0, exponent - exponent / 2);
    if (fixed(std::abs(mantissa), decimals) == fixed(10, decimals)) {
        mantissa /= 10;
        ++exponent;
    }
    return fixed(mantissa, decimals) + u"×10"_s + superscript(exponent);
}

}  // namespace

QString oneLine(const QString& text)
{
    QString line = text;
    for (QChar& c : line) {
        const QChar::Category category = c.category();
        if (c == u'\n' || c == u'\r' || c == u'\t' || category == QChar::Separator_Line || category == QChar::Separator_Paragraph)
            c = u' ';
    }
    return shownLines(line, longestName);
}

QString plainChartText(const QString& text)
{
    return oneLine(text).toHtmlEscaped();
}

QString shownNumber(double value, int decimals)
{
    const double size = std::abs(value);
    if (!std::isfinite(value) || value == 0)
        return fixed(value, decimals);
    if (size >= 1e7)
        return scientific(value, 2);
    const double smallest = std::pow(10.0, -decimals);
    if (size >= smallest / 2)
        return fixed(value, decimals);
    return (value < 0 ? u">−"_s : u"<"_s) + fixed(smallest, decimals);
}

QString tickNumber(double value, double step)
{
    const double size = std::abs(value);
    if (value == 0 || size < std::abs(step) * 1e-9)
        return u"0"_s;
    if (!std::isfinite(step) || step <= 0)
        return QString::fromStdString(numberText(value));
    if (size >= 1e6 || step < 1e-5)
        return scientific(value, size / step > 12 ? 2 : 1);
    // The digits of the step; 0.25 has two.
    int decimals = 0;
    for (double s = step; decimals < 8 && std::abs(s - std::round(s)) > 1e-6 * s; s *= 10)
        ++decimals;
    return fixed(value, decimals);
}

QString exactNumber(double value)
{
    QString text = QString::fromStdString(numberText(value));
    return text.replace(u'.', decimalMark());
}

QString powerOfTen(int exponent)
{
    if (exponent == 0)
        return u"1"_s;
    return exponent == 1 ? u"10"_s : u"10"_s + superscript(exponent);
}

}  // namespace ae
