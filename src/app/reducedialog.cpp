// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reducedialog.h"

#include "models/answersheet.h"
#include "widgets/look/dialogbuttons.h"
#include "widgets/look/wrappedlabel.h"

#include <QApplication>
#include <QFormLayout>
#include <QPointer>
#include <QPushButton>
#include <QSpinBox>
#include <QThreadPool>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

constexpr std::size_t kShownSingularValues = 8;

QString wordsOn(const ReducedHead& reduced)
{
    const auto measure = [](double value) { return NumberStyle{2, localeMark()}.measure(value); };
    QStringList values;
    for (std::size_t i = 0; i < std::min(reduced.singularValues.size(), kShownSingularValues); ++i)
        values << measure(reduced.singularValues[i]);
    if (reduced.singularValues.size() > kShownSingularValues)
        values << u"…"_s;
    return QStringList{ReduceDialog::tr("W_Q W_Kᵀ changes by %1 of its length (Frobenius norm).").arg(measure(reduced.relativeError)),
                       ReduceDialog::tr("The largest change of a scaled score is %1, of a weight %2.")
                           .arg(measure(reduced.largestScoreChange), measure(reduced.largestWeightChange)),
                       ReduceDialog::tr("Singular values of W_Q W_Kᵀ: %1.").arg(values.join(u"  "_s))}
        .join(u'\n');
}

}  // namespace

ReduceDialog::ReduceDialog(const Document* document, QWidget* parent)
    : QDialog(parent), m_session(std::make_shared<const Session>(document->session()))
{
    setWindowTitle(tr("Reduce d_k"));
    auto* form = new QFormLayout(this);
    auto* lead = new WrappedLabel(tr("Scores depend on W_Q and W_K only through their product W_Q W_Kᵀ. It is replaced by the closest "
                                     "product of narrower matrices; values are not touched."));
    form->addRow(lead);
    const auto width = static_cast<int>(document->sizes().dK);
    m_width = new QSpinBox;
    m_width->setAccessibleName(tr("Numbers of a query or key that stay"));
    m_width->setRange(1, std::max(1, width - 1));
    m_width->setValue(std::min(4, width - 1));
    form->addRow(tr("&Numbers that stay, of %1").arg(width), m_width);
    m_about = new WrappedLabel;
    m_about->setAccessibleName(tr("What changes"));
    form->addRow(m_about);
    m_reduce = addDialogButtons(this, tr("&Reduce"));
    connect(m_width, &QSpinBox::valueChanged, this, &ReduceDialog::measure);
    m_reduce->setDefault(true);
    resize(520, sizeHint().height());
    measure();
}

/// On a thread of its own: a head with thousands of columns takes seconds.
void ReduceDialog::measure()
{
    m_reduced.reset();
    m_reduce->setEnabled(false);
    m_about->setText(tr("Measuring …"));
    const int generation = ++m_generation;
    QThreadPool::globalInstance()->start(
        [session = m_session, width = m_width->value(), generation, dialog = QPointer(this), application = qApp] {
            auto reduced = std::make_shared<Result<ReducedHead>>(reduceHead(*session, width));
            QMetaObject::invokeMethod(
                application,
                [dialog, generation, reduced] {
                    if (dialog)
                        dialog->take(generation, std::move(*reduced));
                },
                Qt::QueuedConnection);
        });
}

void ReduceDialog::take(int generation, Result<ReducedHead> reduced)
{
    if (generation != m_generation)
        return;
    if (!reduced) {
        m_about->setText(sentenceOf(reduced.error()));
        return;
    }
    m_reduced = std::move(*reduced);
    m_about->setText(wordsOn(*m_reduced));
    m_reduce->setEnabled(true);
}

QString askForSmallerHead(Document* document, QWidget* window)
{
    if (document->sizes().dK == 1)
        return ReduceDialog::tr("Queries and keys have a single number already.");
    const AnswerSheet& sheet = *AnswerSheet::of(*document);
    for (const char* step : {"Wq", "Wk"}) {
        if (sheet.hides(step, Region::whole(document->evaluation().graph().node(step)->shape)))
            return ReduceDialog::tr("Some cells of W_Q or W_K are blank in the worksheet, and this would tell them. Reveal the key first.");
    }
    ReduceDialog dialog(document, window);
    if (dialog.exec() != QDialog::Accepted)
        return {};
    const Index before = document->sizes().dK;
    const Inputs& inputs = dialog.reduced().session.matrices;
    const auto refusal = document->setInputs(inputs, ReduceDialog::tr("Reduce d_k from %1 to %2").arg(before).arg(inputs.at("Wq").cols()));
    return refusal ? sentenceOf(*refusal) : QString();
}

}  // namespace ae
