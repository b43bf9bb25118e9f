// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/worksheetbar.h"

#include "app/actions.h"
#include "models/answersheet.h"
#include "models/blanking.h"
#include "models/wording.h"
#include "session/numbers.h"
#include "widgets/look/tiptext.h"
#include "widgets/look/wrappedlabel.h"

#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

constexpr int kMostDecimals = 4;  // that the list offers; any other number can be typed
constexpr qsizetype kMostListed = 8;

QString scoreText(const AnswerSheet::Score& score)
{
    QStringList parts{WorksheetBar::tr("%1 of %2 right").arg(score.right).arg(score.all)};
    if (score.wrong > 0)
        parts << WorksheetBar::tr("%1 wrong").arg(score.wrong);
    if (score.shown > 0)
        parts << WorksheetBar::tr("%1 shown").arg(score.shown);
    if (score.revealed > 0)
        parts << WorksheetBar::tr("%1 revealed").arg(score.revealed);
    if (score.unchecked > 0)
        parts << WorksheetBar::tr("%1 not checked").arg(score.unchecked);
    if (score.empty() > 0)
        parts << WorksheetBar::tr("%1 empty").arg(score.empty());
    return listOf(parts);
}

/// Blanks that have no effect now, with the reasons below each other.
QString unusedText(const QList<QString>& lines, qsizetype all)
{
    QString text = WorksheetBar::tr("%n blank(s) have no effect now:", nullptr, static_cast<int>(all));
    text += u'\n' + lines.join(u'\n');
    return all > lines.size() ? text + u"\n…"_s : text;
}

/// A button for an action: its name without the mnemonic, its tip, and on or off together.
QPushButton* buttonFor(QAction* action)
{
    auto* button = new QPushButton(action->text().remove(u'&').remove(u'…'));
    button->setAccessibleName(button->text());
    button->setToolTip(action->toolTip());
    button->setCheckable(action->isCheckable());
    QObject::connect(button, &QPushButton::clicked, action, &QAction::trigger);
    const auto follow = [button, action] {
        button->setEnabled(action->isEnabled());
        button->setChecked(action->isChecked());
    };
    QObject::connect(action, &QAction::changed, button, follow);
    follow();
    return button;
}

}  // namespace

WorksheetBar::WorksheetBar(Document* document, const Actions& actions, QWidget* parent)
    : QWidget(parent), m_document(document), m_sheet(AnswerSheet::of(*document)), m_score(new WrappedLabel), m_tolerance(new QComboBox)
{
    setAccessibleName(tr("Worksheet"));
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::AlternateBase);
    m_score->setAccessibleName(tr("Score of the worksheet"));
    m_tolerance->setEditable(true);
    m_tolerance->setInsertPolicy(QComboBox::NoInsert);
    m_tolerance->setAccessibleName(tr("Tolerance"));
    m_tolerance->setToolTip(tr("How far an answer may be from the number: choose one, or type a number"));
    m_tolerance->setMinimumContentsLength(18);
    for (int decimals = 1; decimals <= kMostDecimals; ++decimals)
        m_tolerance->addItem(toleranceInWords(toleranceOf(decimals), numberStyle(*document)), toleranceOf(decimals));
    auto* row = new QHBoxLayout(this);
    row->addWidget(m_score, 1);
    row->addWidget(m_tolerance);
    for (const char* key : {"worksheet.hint", "worksheet.check", "worksheet.startover", "worksheet.reveal"})
        row->addWidget(buttonFor(actions[key]));
    connect(m_tolerance, &QComboBox::activated, this, &WorksheetBar::takeTolerance);
    connect(m_tolerance->lineEdit(), &QLineEdit::editingFinished, this, &WorksheetBar::takeTolerance);
    connect(m_sheet, &AnswerSheet::changed, this, &WorksheetBar::refresh);
    refresh();
}

void WorksheetBar::takeTolerance()
{
    const QString text = m_tolerance->currentText();
    const double present = m_document->session().worksheet.tolerance;
    if (text == toleranceInWords(present, numberStyle(*m_document)))
        return;
    const int listed = m_tolerance->findText(text);
    const Result<double> typed = evaluateTyped(text.toStdString(), {localeMark()});
    Worksheet worksheet = m_document->session().worksheet;
    if (listed >= 0)
        worksheet.tolerance = m_tolerance->itemData(listed).toDouble();
    else if (typed && *typed >= 0)
        worksheet.tolerance = *typed;
    if (const auto refusal = m_document->setWorksheet(worksheet, tr("Tolerance of the worksheet")))
        m_tolerance->setToolTip(tipText(sentenceOf(*refusal)));
    m_document->settle();
    showTolerance();  // what could not be read goes
}

void WorksheetBar::showTolerance()
{
    const QSignalBlocker quiet(m_tolerance);
    m_tolerance->setEditText(toleranceInWords(m_document->session().worksheet.tolerance, numberStyle(*m_document)));
}

void WorksheetBar::refresh()
{
    setVisible(!m_document->session().worksheet.blanks.empty());
    if (isHidden())
        return;
    QString text = scoreText(m_sheet->score());
    QStringList lines;
    const auto unused = m_sheet->unused();
    for (const AnswerSheet::Unused& each : unused) {
        if (lines.size() < kMostListed)
            lines << (each.reason.startsWith(each.name) ? each.reason : tr("%1: %2", "a cell and a reason").arg(each.name, each.reason));
    }
    if (!unused.empty())
        text += u'\n' + unusedText(lines, static_cast<qsizetype>(unused.size()));
    m_score->setText(text);
    showTolerance();
}

}  // namespace ae
