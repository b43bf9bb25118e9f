// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/derivativebar.h"

#include "models/answersheet.h"
#include "models/gradientlens.h"
#include "session/numbers.h"
#include "widgets/look/helpplace.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

constexpr const char* kRowAdvice = AE_TR("ae", "type one for each of its numbers, with ; between them");
constexpr auto kRowLoss = "row";  // beside those of one cell

}  // namespace

DerivativeBar::DerivativeBar(Document* document, GradientLens* lens, QWidget* parent) : QWidget(parent), m_document(document), m_lens(lens)
{
    setAccessibleName(tr("Derivatives"));
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::AlternateBase);
    m_about = new QLabel;
    m_about->setTextFormat(Qt::PlainText);
    m_about->setWordWrap(true);
    m_about->setAccessibleName(tr("What the cells show"));
    m_beside = new QCheckBox(tr("Beside the values"));
    m_beside->setToolTip(tr("Show values as well, with the derivative in small under each"));
    m_loss = new QComboBox;
    nameControl(m_loss, tr("What is differentiated"), tr("The selected value itself, or a loss that is made of it."));
    for (const LossSpec& loss : lossCatalogue())
        m_loss->addItem(translated(loss.title), fromUtf8(loss.key));
    m_loss->addItem(tr("Half the squared distance of the vector to a target"), QLatin1String(kRowLoss));
    m_target = new QDoubleSpinBox;
    nameControl(m_target, tr("Target"), tr("The value that the loss measures the distance to."));
    m_target->setRange(-1e6, 1e6);
    m_target->setDecimals(4);
    m_target->setSingleStep(0.1);
    m_row = new QLineEdit;
    m_row->setAccessibleName(tr("Target of the vector"));
    m_row->setToolTip(tr("One number for each of its numbers, with ; between them"));
    m_take = new QPushButton(tr("Of the selected cell"));
    m_take->setToolTip(tr("Show the derivatives of the cell that is selected now"));
    auto* close = new QPushButton(tr("Back to values"));
    auto* row = new QHBoxLayout(this);
    row->addWidget(m_about, 1);
    for (QWidget* part : {static_cast<QWidget*>(m_beside), static_cast<QWidget*>(m_loss), static_cast<QWidget*>(m_target),
                          static_cast<QWidget*>(m_row), static_cast<QWidget*>(m_take), static_cast<QWidget*>(close)})
        row->addWidget(part);
    connect(m_beside, &QCheckBox::toggled, lens, &GradientLens::setBesideValues);
    connect(m_loss, &QComboBox::activated, this, &DerivativeBar::takeLoss);
    connect(m_target, &QDoubleSpinBox::valueChanged, this, &DerivativeBar::takeLoss);
    connect(m_row, &QLineEdit::editingFinished, this, &DerivativeBar::takeRow);
    connect(m_take, &QPushButton::clicked, this, &DerivativeBar::takeSelectedCell);
    connect(close, &QPushButton::clicked, lens, &GradientLens::close);
    connect(lens, &GradientLens::changed, this, &DerivativeBar::show);
    connect(document, &Document::selectedCellChanged, this, &DerivativeBar::show);
    connect(document, &Document::viewChanged, this, &DerivativeBar::show);
    connect(AnswerSheet::of(*document), &AnswerSheet::changed, this, &DerivativeBar::show);
    show();
}

QString DerivativeBar::takeSelectedCell()
{
    const auto& cell = m_document->selectedCell();
    if (!cell)
        return tr("Select a cell first: the derivatives are those of it.");
    if (AnswerSheet::of(*m_document)->hidesAny())
        return tr("Derivatives would tell numbers that the worksheet asks for. Fill them in first, or reveal the key.");
    Target target = m_lens->target().value_or(Target{});
    target.cell = *cell;
    const auto columns = static_cast<std::size_t>(m_document->evaluation().value(cell->step).cols());
    m_lens->show(target, m_lens->row().size() == columns ? m_lens->row() : std::vector<double>());
    return {};
}

QString DerivativeBar::rowText(const std::vector<double>& row) const
{
    QStringList texts;
    for (const double number : row)
        texts << fromUtf8(numberText(number)).replace(u'.', QLatin1Char(localeMark()));
    return texts.join(u"; "_s);
}

Result<std::vector<double>> DerivativeBar::readRow() const
{
    std::vector<double> row;
    for (const QString& part : m_row->text().split(u';')) {
        const Result<double> number = evaluateTyped(part.trimmed().toStdString(), {localeMark()});
        if (!number) {
            // a comma may have been meant to part two numbers
            Problem problem = number.error();
            problem.advice = kRowAdvice;
            return problem;
        }
        row.push_back(*number);
    }
    const auto columns = static_cast<std::size_t>(m_document->evaluation().value(m_lens->target()->cell.step).cols());
    if (row.size() != columns) {
        return Problem{ProblemKind::Usage,
                       "",
                       AE_TR("ae", "the vector has %1 numbers, and %2 were typed"),
                       kRowAdvice,
                       {std::to_string(columns), std::to_string(row.size())}};
    }
    return row;
}

void DerivativeBar::takeRow()
{
    if (!m_lens->isOn() || m_lens->row().empty())
        return;
    const Result<std::vector<double>> row = readRow();
    if (!row)
        return m_about->setText(tr("This is no target: %1").arg(sentenceOf(row.error())));
    if (*row != m_lens->row())
        m_lens->show(*m_lens->target(), *row);
}

void DerivativeBar::takeLoss()
{
    if (!m_lens->isOn())
        return;
    Target target = *m_lens->target();
    if (m_loss->currentData() == QLatin1String(kRowLoss)) {
        if (m_lens->row().empty())  // zeros to begin with
            m_lens->show(target, std::vector<double>(static_cast<std::size_t>(m_document->evaluation().value(target.cell.step).cols())));
        return;
    }
    target.loss = m_loss->currentData().toString().toStdString();
    target.target = m_target->value();
    m_lens->show(target);
}

void DerivativeBar::show()
{
    setVisible(m_lens->isOn());
    if (!m_lens->isOn())
        return;
    const Target& target = *m_lens->target();
    m_beside->setChecked(m_lens->isBesideValues());
    const bool isOfRow = !m_lens->row().empty();
    m_loss->setCurrentIndex(m_loss->findData(isOfRow ? QString::fromLatin1(kRowLoss) : fromUtf8(target.loss)));
    m_target->setEnabled(!isOfRow && findLoss(target.loss)->takesTarget);
    m_target->setVisible(m_target->isEnabled());
    m_row->setVisible(isOfRow);
    if (!m_row->hasFocus() || !m_row->isModified())
        m_row->setText(rowText(m_lens->row()));
    m_take->setEnabled(m_document->selectedCell() && *m_document->selectedCell() != target.cell);
    const QString name = shownCellName(*m_document, target.cell);
    if (const auto problem = m_lens->problem()) {
        m_about->setText(tr("There are no derivatives of %1: %2").arg(name, sentenceOf(*problem)));
        return;
    }
    const bool isHidden = AnswerSheet::of(*m_document)->hides(target.cell);
    const QString value = isHidden ? blankSign() : numberStyle(*m_document).measure(m_lens->value());
    const QString what = isOfRow ? tr("the loss of the vector with %1 (now %2)").arg(name, value)
        : target.loss == "value" ? tr("%1 (now %2)").arg(name, value)
                                 : tr("the loss of %1 (now %2)").arg(name, value);
    m_about->setText(m_lens->isBesideValues() ? tr("Small, behind ∂: by how much each cell moves %1 per unit.").arg(what)
                                              : tr("Every cell shows by how much it moves %1 per unit.").arg(what));
}

}  // namespace ae
