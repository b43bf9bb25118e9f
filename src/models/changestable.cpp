// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/changestable.h"

#include "io/text/nameguard.h"

#include <cmath>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

using Field = ChangesTable::Field;
using Row = ChangesTable::Row;

QString shapeText(Shape shape)
{
    return shape.rows == 0 ? ChangesTable::tr("none") : ChangesTable::tr("%1 × %2").arg(shape.rows).arg(shape.columns);
}

/// Sorted by size, what is no number first.
Field change(const NumberStyle& style, double difference)
{
    if (std::isnan(difference))
        return {u"–"_s, -1.0};
    return {signedText(style, difference), std::abs(difference)};
}

Row rowOf(const InputChange& input, const NumberStyle& style, const Document& document)
{
    const QString step = fromUtf8(input.step);
    if (input.before != input.now)
        return {{{ChangesTable::tr("Shape of %1").arg(step)}, {shapeText(input.before)}, {shapeText(input.now)}, {QString(), -2.0}}};
    const QString what = ChangesTable::tr("%1: %2 of %n cell(s), most %3", nullptr, static_cast<int>(input.now.rows * input.now.columns))
                             .arg(step, QString::number(input.changed), shownCellName(document, input.largestAt));
    return {{{what},
             {style.text(input.largest.before), input.largest.before},
             {style.text(input.largest.now), input.largest.now},
             change(style, input.largest.difference)},
            input.largestAt};
}

QString tokenAt(const Document& document, Index token)
{
    return token < 0 ? u"–"_s : shownName(document.session().tokens[static_cast<std::size_t>(token)]);
}

QString quoted(const QString& field, QChar separator)
{
    QString text = field;
    text.replace(u'\n', u' ').replace(u'\t', u' ');
    // "+0.25" is a number, "+SUM(A1)" a name that a spreadsheet would run
    const bool isNumber = text.size() > 1 && (text.at(1).isDigit() || text.at(1) == u'∞');
    if (!isNumber)
        text = fromUtf8(guardedName(text.toStdString()));
    if (separator != u',' || !(text.contains(u',') || text.contains(u'"')))
        return text;
    return u'"' + text.replace(u"\""_s, u"\"\""_s) + u'"';
}

}  // namespace

void ChangesTable::setContent(QStringList columns, std::vector<Row> rows)
{
    beginResetModel();
    m_columns = std::move(columns);
    m_rows = std::move(rows);
    endResetModel();
}

QString ChangesTable::text(QChar separator) const
{
    QStringList lines;
    const auto add = [&](const QStringList& fields) {
        QStringList cells;
        for (const QString& field : fields)
            cells << quoted(field, separator);
        lines << cells.join(separator);
    };
    add(m_columns);
    for (const Row& row : m_rows) {
        QStringList fields;
        for (const Field& field : row.fields)
            fields << field.text;
        add(fields);
    }
    return lines.join(u'\n') + u'\n';
}

int ChangesTable::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ChangesTable::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
}

QVariant ChangesTable::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    if (static_cast<std::size_t>(index.column()) >= row.fields.size())
        return {};
    const Field& field = row.fields[static_cast<std::size_t>(index.column())];
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return field.text;
    case Qt::ToolTipRole:
        return field.text.toHtmlEscaped();
    case Qt::UserRole:
        return field.key.isValid() ? field.key : QVariant(field.text);
    default:
        return {};
    }
}

QVariant ChangesTable::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::DisplayRole && section < m_columns.size())
        return m_columns[section];
    return {};
}

void showInputs(ChangesTable& table, const ComparisonReport& report, const Document& document)
{
    const NumberStyle style = numberStyle(document);
    std::vector<Row> rows;
    for (const InputChange& input : report.inputs)
        rows.push_back(rowOf(input, style, document));
    for (const WordsChange& words : report.words)
        rows.push_back({{{words.what}, {words.before}, {words.now}, {QString(), -2.0}}});
    table.setContent({ChangesTable::tr("What"), ChangesTable::tr("Before"), ChangesTable::tr("Now"), ChangesTable::tr("Change")}, rows);
}

void showRows(ChangesTable& table, const ComparisonReport& report, const Document& document)
{
    const NumberStyle style = numberStyle(document);
    const auto bits = [&style](double value) { return std::isnan(value) ? u"–"_s : style.text(value, 2); };
    std::vector<Row> rows;
    for (const RowDifference& row : report.rows) {
        const double entropy = row.entropyBits.second - row.entropyBits.first;
        const QString token = tokenAt(document, row.row);
        Row shown{
            {{token, static_cast<int>(row.row)},
             change(style, row.weight),
             {tokenAt(document, row.key), static_cast<int>(row.key)},
             {u"%1 → %2"_s.arg(tokenAt(document, row.strongest.first), tokenAt(document, row.strongest.second))},
             {u"%1 → %2"_s.arg(bits(row.entropyBits.first), bits(row.entropyBits.second)), std::isnan(entropy) ? -1 : std::abs(entropy)},
             {std::isfinite(row.outputDistance) ? style.measure(row.outputDistance) : u"–"_s,
              std::isfinite(row.outputDistance) ? row.outputDistance : -1},
             {row.words}},
            CellRef{"weights", 0, row.row, std::max<Index>(row.key, 0)}};
        rows.push_back(std::move(shown));
    }
    table.setContent({ChangesTable::tr("Token"), ChangesTable::tr("Weight"), ChangesTable::tr("of key"), ChangesTable::tr("Strongest key"),
                      ChangesTable::tr("Entropy, bits"), ChangesTable::tr("Output |Δ|"), ChangesTable::tr("Remark")},
                     rows);
}

void showSteps(ChangesTable& table, const ComparisonReport& report, const Document& document)
{
    const NumberStyle style = numberStyle(document);
    std::vector<Row> rows;
    for (const StepDifference& step : report.steps) {
        const QString title = titleOf(*findStep(step.step));
        if (!step.mismatch.isEmpty() || step.at.row < 0)
            rows.push_back({{{title}, {u"–"_s, -1.0}, {step.mismatch}}});
        else
            rows.push_back({{{title}, change(style, step.largest), {shownCellName(document, step.at)}}, step.at});
    }
    table.setContent({ChangesTable::tr("Step"), ChangesTable::tr("Largest change"), ChangesTable::tr("Where")}, rows);
}

}  // namespace ae
