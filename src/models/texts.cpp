// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/texts.h"

#include "io/reason.h"
#include "session/cellname.h"
#include "session/numbers.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(Texts)
};

/// A place in a file, "matrices.Wq row 3 column 2", of which the words that count something are translated.
QString placeIn(const std::string& where)
{
    struct Counted {
        QLatin1String word;
        QString (*text)();
    };
    static const std::array<Counted, 5> words = {{
        {"line"_L1, [] { return Texts::tr("line %1", "of a file"); }},
        {"row"_L1, [] { return Texts::tr("row %1", "of a matrix in a file"); }},
        {"column"_L1, [] { return Texts::tr("column %1", "of a matrix or of a line in a file"); }},
        {"cell"_L1, [] { return Texts::tr("cell %1", "of a notebook in a file"); }},
        {"entry"_L1, [] { return Texts::tr("entry %1", "of a list in a file"); }},
    }};
    QString place = fromUtf8(where);
    for (const Counted& counted : words) {
        static const auto pattern = u"(^| )%1 (\\d+)(?= |$)"_s;
        place.replace(QRegularExpression(pattern.arg(counted.word)), u"\\1"_s + counted.text().arg(u"\\2"_s));
    }
    return place;
}

constexpr qsizetype kLongestName = 80;
constexpr int kMostCombining = 4;

bool isInvisible(char32_t c)
{
    const QChar::Category category = QChar::category(c);
    return category == QChar::Other_Control || category == QChar::Other_Format || category == QChar::Separator_Line
        || category == QChar::Separator_Paragraph;
}

enum class Lines { Shown, Kept };

/// At most `most` characters, all where that is negative.
QString visible(const QString& text, qsizetype most, Lines lines)
{
    QString shown;
    int combining = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (most >= 0 && shown.size() >= most)
            return shown + u'…';
        const bool isPair = text[i].isHighSurrogate() && i + 1 < text.size() && text[i + 1].isLowSurrogate();
        const char32_t point = isPair ? QChar::surrogateToUcs4(text[i], text[i + 1]) : text[i].unicode();
        const QChar::Category category = QChar::category(point);
        const bool isCombining = category == QChar::Mark_NonSpacing || category == QChar::Mark_Enclosing;
        combining = isCombining ? combining + 1 : 0;
        if (combining <= kMostCombining) {
            const bool isLine = lines == Lines::Kept && (point == u'\n' || point == u'\t' || point == u'\r');
            if (isInvisible(point) && !isLine)
                shown += u"⟨%1⟩"_s.arg(point, 4, 16, QChar(u'0')).toUpper();
            else
                shown += QStringView(text).mid(i, isPair ? 2 : 1);
        }
        i += isPair ? 1 : 0;
    }
    return shown;
}

}  // namespace

QString translate(const char* context, const char* text)
{
    return QCoreApplication::translate(context, text);
}

QString translated(const char* text)
{
    return text && *text ? translate("ae", text) : QString();
}

QString sentenceOf(const Problem& problem)
{
    const auto filled = [&problem](const char* text) { return fromUtf8(fill(translated(text).toStdString(), problem.arguments)); };
    QString sentence = filled(problem.what);
    if (*problem.advice)
        sentence = Texts::tr("%1; %2", "what is wrong; what to try").arg(sentence, filled(problem.advice));
    return problem.where.empty() ? sentence : Texts::tr("%1: %2", "where: what is wrong").arg(placeIn(problem.where), sentence);
}

QString linesOf(const std::vector<Problem>& problems)
{
    QStringList lines;
    for (const Problem& problem : problems)
        lines << sentenceOf(problem);
    return lines.join(u'\n');
}

QString shownName(const std::string& name)
{
    return visible(fromUtf8(name), kLongestName, Lines::Shown);
}

QString shownLines(const QString& text, qsizetype most)
{
    return visible(text, most, Lines::Kept);
}

QString shownPath(const QString& path)
{
    return visible(path, -1, Lines::Shown);
}

QString shownCellName(const Document& document, const CellRef& cell)
{
    const std::string name = cellName(cell, document.session());
    const QString shown = shownName(name);
    return shown == fromUtf8(name) ? shown : fromUtf8(plainCellName(cell));
}

char localeMark()
{
    return QLocale().decimalPoint() == u","_s ? ',' : '.';
}

NumberStyle numberStyle(const Document& document)
{
    return {document.session().view.decimals, localeMark()};
}

QString NumberStyle::text(double value) const
{
    return text(value, decimals);
}

QString NumberStyle::text(double value, int decimalsWanted) const
{
    // Far beyond the decimals a power of ten says more than thirty digits.
    if (std::isfinite(value) && std::abs(value) >= 1e7)
        return measure(value);
    return fromUtf8(shownText(value, decimalsWanted, std::string_view(&mark, 1)));
}

bool NumberStyle::roundsToZero(double value) const
{
    if (value == 0 || !(std::abs(value) < std::pow(10.0, -decimals)))
        return false;
    return std::ranges::none_of(text(value), [](QChar c) { return c >= u'1' && c <= u'9'; });
}

QString NumberStyle::measure(double value) const
{
    if (!std::isfinite(value) || value == 0)
        return text(value, 0);
    const double size = std::abs(value);
    if (size >= 0.001 && size < 1e5)
        return text(value, size >= 100 ? 0 : size >= 10 ? 1 : size >= 0.1 ? 3 : 4);
    int power = static_cast<int>(std::floor(std::log10(size)));
    // two steps, so that a subnormal number does not meet a power of ten that is not there
    double mantissa = value / std::pow(10.0, power / 2) / std::pow(10.0, power - power / 2);
    // 9.96 would show as 10.0
    if (std::abs(mantissa) >= 9.95) {
        mantissa /= 10;
        ++power;
    }
    QString exponent;
    for (const QChar digit : QString::number(power)) {
        static const QString superscripts = u"⁰¹²³⁴⁵⁶⁷⁸⁹"_s;
        exponent += digit == u'-' ? QChar(u'⁻') : superscripts[digit.digitValue()];
    }
    return text(mantissa, 1) + u" · 10"_s + exponent;
}

QString NumberStyle::exact(double value) const
{
    QString digits = fromUtf8(numberText(value));
    if (mark != '.')
        digits.replace(u'.', QLatin1Char(mark));
    return digits;
}

QString titleOf(const StepSpec& spec)
{
    return translated(spec.title);
}

QString placeInWords(const Document& document, const CellRef& cell)
{
    const Graph::Node* node = document.evaluation().graph().node(cell.step);
    if (!node)
        return {};
    const auto name = [&](const std::vector<std::string>& names, Index i) { return shownName(names[static_cast<std::size_t>(i)]); };
    const QString row =
        node->spec->rowNames.empty() ? QString() : name(rowNames(*node->spec, node->shape.rows, document.session()), cell.row);
    const QString column = name(columnNames(*node->spec, node->shape.columns, document.session()), cell.column);
    if (node->spec->columnNames == "token")
        return translate("ae", "query %1, key %2").arg(row, column);
    if (row.isEmpty())
        return column;
    return translate("ae", "%1, %2").arg(row, column);
}

QString stateInWords(RowState state)
{
    return translated(wordsOf(state));
}

QString reasonInWords(const Document& document, Index row)
{
    const RowReason reason = reasonOf(document.evaluation(), row);
    if (reason.state == RowState::Ok)
        return {};
    if (reason.state == RowState::FullyMasked)
        return translate("ae", "No key is allowed for this query, so there is nothing to share out.");
    const auto is = [](double value) {
        return std::isnan(value) ? translate("ae", "NaN") : value > 0 ? translate("ae", "infinity") : translate("ae", "minus infinity");
    };
    const QString spoiled = shownCellName(document, reason.spoiled);
    if (reason.cause == reason.spoiled)
        return translate("ae", "%1 is %2.").arg(spoiled, is(reason.spoiledValue));
    const QString cause = shownCellName(document, reason.cause);
    return translate("ae", "%1 is %2, because %3 is %4.").arg(spoiled, is(reason.spoiledValue), cause, is(reason.causeValue));
}

}  // namespace ae
