// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Blocks of cells of a MatrixView: clipboard, clearing, filling.
#include "widgets/matrix/matrixview.h"

#include "io/text/textquestion.h"
#include "models/clipboardtable.h"
#include "models/texts.h"

#include <QAbstractButton>
#include <QApplication>
#include <QClipboard>
#include <QMessageBox>
#include <QMimeData>
#include <QStringList>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

/// Two readings fit a block: the user says which. False when they want neither.
bool askReading(const Problem& question, ReadChoices& choices, QWidget* parent)
{
    struct Reading {
        QString text;
        void (*choose)(ReadChoices& choices);
    };
    const bool isAboutMark = questionOf(question) == TextQuestion::Decimal;
    const Reading readings[] = {
        isAboutMark ? Reading{MatrixView::tr("Decimal &point"), [](ReadChoices& c) { c.decimal = '.'; }}
                    : Reading{MatrixView::tr("They are &names"), [](ReadChoices& c) { c.hasHeader = true; }},
        isAboutMark ? Reading{MatrixView::tr("Decimal &comma"), [](ReadChoices& c) { c.decimal = ','; }}
                    : Reading{MatrixView::tr("They are n&umbers"), [](ReadChoices& c) { c.hasHeader = false; }},
    };
    Problem both = question;
    both.advice = "";  // it names flags of the command line
    QMessageBox box(QMessageBox::Question, MatrixView::tr("Paste"), sentenceOf(both), QMessageBox::Cancel, parent);
    box.setTextFormat(Qt::PlainText);
    for (const Reading& reading : readings)
        box.addButton(reading.text, QMessageBox::AcceptRole);
    box.exec();
    for (const Reading& reading : readings) {
        if (box.clickedButton()->text() != reading.text)
            continue;
        reading.choose(choices);
        return true;
    }
    return false;
}

}  // namespace

void MatrixView::copy()
{
    const QItemSelectionRange range = selectedRange();
    if (range.isEmpty())
        return;
    QGuiApplication::clipboard()->setMimeData(mimeOfCells(*m_model, range).release());
}

void MatrixView::cut()
{
    copy();
    clearCells();
}

void MatrixView::paste()
{
    const QItemSelectionRange range = selectedRange();
    if (range.isEmpty())
        return;
    if (!m_model->isEditable())
        return refuse(m_model->takesAnswer(range.topLeft())
                          ? tr("Type the answer: a block of numbers has no place in a worksheet.")
                          : tr("%1 is computed. Paste into X or one of the projections.").arg(titleOf(m_model->spec())));
    const QMimeData nothing;
    const QMimeData* held = QGuiApplication::clipboard()->mimeData();  // some platforms have none while the clipboard is empty
    const QMimeData& mime = held ? *held : nothing;
    if (!mime.urls().isEmpty() && mime.urls().first().isLocalFile())
        return emit filePasted(mime.urls().first().toLocalFile());
    ReadChoices choices;
    Result<ReadMatrix> block = cellsOfMime(mime, localeMark(), choices);
    while (!block && questionOf(block.error()) != TextQuestion::None) {
        if (!askReading(block.error(), choices, this))
            return;
        block = cellsOfMime(mime, localeMark(), choices);
    }
    if (!block)
        return refuse(sentenceOf(block.error()));
    if (const QString reason = pasteCells(*m_model, range, block->numbers); !reason.isEmpty())
        return refuse(reason);
    QStringList words{tr("%1 × %2 cells were pasted.").arg(block->numbers.rows()).arg(block->numbers.cols())};
    for (const Problem& note : block->notes)
        words << sentenceOf(note);
    emit noted(words.join(u"  "_s));
}

bool MatrixView::refusesBlanks(const QItemSelectionRange& range)
{
    if (!m_model->hides(range.topLeft(), range.bottomRight()))
        return false;
    refuse(tr("Blank cells of the worksheet take answers only. Choose Worksheet > Reveal the key to change their numbers."));
    return true;
}

/// In blank cells the answers.
void MatrixView::clearCells()
{
    const QItemSelectionRange range = selectedRange();
    if (range.isEmpty())
        return;
    bool takesAnswers = false;
    for (const QModelIndex& index : range.indexes()) {
        if (m_model->takesAnswer(index))
            takesAnswers = m_model->setData(index, QString(), Qt::EditRole);
    }
    if (takesAnswers || !m_model->isEditable())
        return;
    const Region region = m_model->regionOf(range.topLeft(), range.bottomRight());
    if (const auto refusal = m_model->document()->setCells(m_model->step(), region, Matrix::Zero(region.rows, region.columns)))
        refuse(sentenceOf(*refusal));
}

void MatrixView::fill(Qt::Orientation direction)
{
    const QItemSelectionRange range = selectedRange();
    if (range.isEmpty() || !m_model->isEditable() || refusesBlanks(range))
        return;
    const Region region = m_model->regionOf(range.topLeft(), range.bottomRight());
    const bool fillsDown = (direction == Qt::Vertical) != m_model->isTransposed();
    Matrix block =
        m_model->document()->session().matrices.at(m_model->step()).block(region.row, region.column, region.rows, region.columns);
    for (Index r = 0; r < region.rows; ++r) {
        for (Index c = 0; c < region.columns; ++c)
            block(r, c) = fillsDown ? block(0, c) : block(r, 0);
    }
    const QString text = tr("Fill %1").arg(fromUtf8(m_model->step()));
    if (const auto refusal = m_model->document()->setCells(m_model->step(), region, block, text))
        refuse(sentenceOf(*refusal));
}

}  // namespace ae
