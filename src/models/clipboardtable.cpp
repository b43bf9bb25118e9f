// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/clipboardtable.h"

#include "models/roles.h"
#include "session/numbers.h"

#include <QRegularExpression>

#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

constexpr auto kExactType = "application/x-attention-explorer-cells";

Problem problem(std::string where, const char* what, const char* advice, std::vector<std::string> arguments = {})
{
    return {ProblemKind::Data, std::move(where), what, advice, std::move(arguments)};
}

QStringList fieldsOf(const QString& line, QChar separator)
{
    if (separator == u' ') {
        static const QRegularExpression blanks(u"\\s+"_s);
        return line.trimmed().split(blanks);
    }
    return line.split(separator);
}

QChar separatorOf(const QString& text, char localeMark)
{
    if (text.contains(u'\t'))
        return u'\t';
    if (text.contains(u';'))
        return u';';
    if (localeMark == '.' && text.contains(u','))
        return u',';
    return u' ';
}

/// Whether every line is also one number with a decimal comma: "0,5" can be a half, or 0 and 5 side by side.
bool canBeDecimalCommas(const QStringList& lines)
{
    return std::ranges::all_of(
        lines, [](const QString& line) { return line.contains(u',') && readTypedNumber(line.toStdString(), {','}).isOk(); });
}

/// The decimal mark of a block whose fields are already apart; none when its commas can be read in two ways.
std::optional<char> markOf(const QList<QStringList>& rows, char localeMark)
{
    if (localeMark == ',')
        return ',';
    static const QRegularExpression group(u"^\\s*[-+−]?[1-9]\\d{0,2}(,\\d{3})+\\s*$"_s);
    bool hasComma = false;
    bool hasPoint = false;
    bool hasPlainComma = false;
    for (const QStringList& row : rows) {
        for (const QString& field : row) {
            hasPoint = hasPoint || field.contains(u'.');
            if (!field.contains(u','))
                continue;
            hasComma = true;
            hasPlainComma = hasPlainComma || !group.match(field).hasMatch();
        }
    }
    if (!hasComma)
        return '.';
    if (hasPoint || !hasPlainComma)
        return std::nullopt;
    return ',';
}

std::string place(qsizetype row, qsizetype column)
{
    return translate("ae", "row %1 column %2 of the pasted block").arg(row + 1).arg(column + 1).toStdString();
}

Result<Matrix> numbersOf(const QList<QStringList>& rows, char mark)
{
    Matrix block(rows.size(), rows.first().size());
    for (qsizetype r = 0; r < rows.size(); ++r) {
        for (qsizetype c = 0; c < rows[r].size(); ++c) {
            const Result<double> number = readTypedNumber(rows[r][c].toStdString(), {mark});
            if (!number) {
                Problem bad = number.error();
                bad.where = place(r, c);
                return bad;
            }
            block(r, c) = *number;
        }
    }
    return block;
}

}  // namespace

std::unique_ptr<QMimeData> mimeOfCells(const MatrixModel& model, const QItemSelectionRange& range)
{
    QString text;
    QString html = u"<table>"_s;
    QByteArray exact;
    for (int r = range.top(); r <= range.bottom(); ++r) {
        html += u"<tr>"_s;
        for (int c = range.left(); c <= range.right(); ++c) {
            const double value = model.index(r, c).data(ValueRole).toDouble();
            const bool hasNumber = model.index(r, c).data(StateRole).toInt() != static_cast<int>(CellState::Undefined);
            const QString number = hasNumber ? fromUtf8(numberText(value)).replace(u'.', QLatin1Char(localeMark())) : QString();
            text += number + (c == range.right() ? u'\n' : u'\t');
            html += u"<td>%1</td>"_s.arg(number);
            exact += QByteArray::fromStdString(numberText(value)) + (c == range.right() ? '\n' : '\t');
        }
        html += u"</tr>"_s;
    }
    auto mime = std::make_unique<QMimeData>();
    mime->setText(text);
    mime->setHtml(html + u"</table>"_s);
    mime->setData(QLatin1String(kExactType), exact);
    return mime;
}

Result<Matrix> cellsOfText(const QString& text, char localeMark)
{
    QStringList lines = QString(text).replace(u"\r\n"_s, u"\n"_s).replace(u'\r', u'\n').split(u'\n');
    while (!lines.isEmpty() && lines.last().trimmed().isEmpty())
        lines.removeLast();
    if (lines.isEmpty())
        return problem({}, AE_TR("ae", "there are no numbers on the clipboard"), AE_TR("ae", "copy cells of a table first"));
    const QChar separator = separatorOf(text, localeMark);
    if (separator == u',' && canBeDecimalCommas(lines)) {
        return problem({}, AE_TR("ae", "a comma in this block can be a decimal mark or stand between two cells"),
                       AE_TR("ae", "write the numbers with a decimal point, or with tabs or semicolons between the cells"));
    }
    QList<QStringList> rows;
    for (const QString& line : lines)
        rows << fieldsOf(line, separator);
    for (qsizetype r = 1; r < rows.size(); ++r) {
        if (rows[r].size() != rows[0].size()) {
            return problem(translate("ae", "row %1 of the pasted block").arg(r + 1).toStdString(),
                           AE_TR("ae", "it has %1 cells, the first row has %2"), AE_TR("ae", "give every row the same number of cells"),
                           {std::to_string(rows[r].size()), std::to_string(rows[0].size())});
        }
    }
    const std::optional<char> mark = markOf(rows, localeMark);
    if (!mark) {
        return problem({}, AE_TR("ae", "a comma in this block can be a decimal mark or a group mark"),
                       AE_TR("ae", "write the numbers with a decimal point and without group marks"));
    }
    return numbersOf(rows, *mark);
}

Result<Matrix> cellsOfMime(const QMimeData& mime, char localeMark)
{
    if (mime.hasFormat(QLatin1String(kExactType)))
        return cellsOfText(QString::fromLatin1(mime.data(QLatin1String(kExactType))), '.');
    if (!mime.hasText())
        return problem({}, AE_TR("ae", "there are no numbers on the clipboard"), AE_TR("ae", "copy cells of a table first"));
    return cellsOfText(mime.text(), localeMark);
}

QString pasteCells(MatrixModel& model, const QItemSelectionRange& range, const Matrix& block)
{
    const bool fillsAll = block.size() == 1 && (range.width() > 1 || range.height() > 1);
    const Index rows = fillsAll ? range.height() : block.rows();
    const Index columns = fillsAll ? range.width() : block.cols();
    if (range.top() + rows > model.rowCount() || range.left() + columns > model.columnCount()) {
        return translate("ae",
                         "The block has %1 × %2 cells and does not fit here: %3 × %4 are left. Choose its upper left cell further up or "
                         "left, or resize first.")
            .arg(rows)
            .arg(columns)
            .arg(model.rowCount() - range.top())
            .arg(model.columnCount() - range.left());
    }
    const Matrix cells = fillsAll ? Matrix::Constant(rows, columns, block(0, 0)) : block;
    const QModelIndex last = model.index(range.top() + static_cast<int>(rows) - 1, range.left() + static_cast<int>(columns) - 1);
    const Region region = model.regionOf(range.topLeft(), last);
    const QString text = translate("ae", "Paste %1 × %2 cells into %3").arg(rows).arg(columns).arg(fromUtf8(model.step()));
    const auto refusal = model.document()->setCells(model.step(), region, model.isTransposed() ? Matrix(cells.transpose()) : cells, text);
    return refusal ? sentenceOf(*refusal) : QString();
}

}  // namespace ae
