// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/clipboardtable.h"

#include "io/text/textfile.h"
#include "io/text/textquestion.h"
#include "models/roles.h"
#include "session/numbers.h"

using namespace Qt::StringLiterals;

namespace ae {

namespace {

constexpr auto kExactType = "application/x-attention-explorer-cells";

Problem nothingToPaste()
{
    return {ProblemKind::Data, {}, AE_TR("ae", "there are no numbers on the clipboard"), AE_TR("ae", "copy cells of a table first"), {}};
}

}  // namespace

std::unique_ptr<QMimeData> mimeOfCells(const MatrixModel& model, const QItemSelectionRange& range)
{
    QString text;
    QString html = u"<table>"_s;
    QByteArray exact;
    bool hasBlanks = false;
    for (int r = range.top(); r <= range.bottom(); ++r) {
        html += u"<tr>"_s;
        for (int c = range.left(); c <= range.right(); ++c) {
            const double value = model.index(r, c).data(ValueRole).toDouble();
            const auto state = static_cast<CellState>(model.index(r, c).data(StateRole).toInt());
            const bool isBlank = model.hides(model.index(r, c), model.index(r, c));
            const bool hasNumber = state != CellState::Undefined && !isBlank;
            hasBlanks = hasBlanks || isBlank;
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
    if (!hasBlanks)  // a gap is no number that could be pasted
        mime->setData(QLatin1String(kExactType), exact);
    return mime;
}

Result<ReadMatrix> cellsOfText(const QString& text, char localeMark, const ReadChoices& choices)
{
    if (text.trimmed().isEmpty())
        return nothingToPaste();
    Result<ReadMatrix> read = readText(text.toStdString(), choices);
    const bool isAboutMark = !read && questionOf(read.error()) == TextQuestion::Decimal;
    // this user writes commas in numbers; what points mean beside them stays a question
    if (!isAboutMark || localeMark != ',' || text.contains(u'.'))
        return read;
    ReadChoices withComma = choices;
    withComma.decimal = ',';
    return readText(text.toStdString(), withComma);
}

Result<ReadMatrix> cellsOfMime(const QMimeData& mime, char localeMark, const ReadChoices& choices)
{
    if (mime.hasFormat(QLatin1String(kExactType))) {
        ReadChoices own;
        own.decimal = '.';
        own.hasHeader = false;
        return readText(mime.data(QLatin1String(kExactType)).toStdString(), own);
    }
    if (mime.hasText())
        return cellsOfText(mime.text(), localeMark, choices);
    return mime.hasHtml() ? cellsOfText(mime.html(), localeMark, choices) : nothingToPaste();
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
    if (model.hides(range.topLeft(), last))
        return translate("ae",
                         "Blank cells of the worksheet take answers only. Choose Worksheet > Reveal the key to change their numbers.");
    const Region region = model.regionOf(range.topLeft(), last);
    const QString text = translate("ae", "Paste %1 × %2 cells into %3").arg(rows).arg(columns).arg(fromUtf8(model.step()));
    const auto refusal = model.document()->setCells(model.step(), region, model.isTransposed() ? Matrix(cells.transpose()) : cells, text);
    return refusal ? sentenceOf(*refusal) : QString();
}

}  // namespace ae
