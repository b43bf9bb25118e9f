// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/cells/saturationprogress.h"

#include "widgets/matrix/matrixpicture.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

namespace ae {

SaturationProgress::SaturationProgress(Document* document, SaturationModel* model, QWidget* parent)
    : QWidget(parent), m_document(document), m_model(model), m_state(new QLabel), m_done(new QProgressBar), m_stop(new QPushButton)
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_state);
    row->addWidget(m_done, 1);
    row->addWidget(m_stop);
    m_state->setTextFormat(Qt::PlainText);
    m_done->setRange(0, 100);
    m_done->setTextVisible(false);
    m_done->setAccessibleName(tr("Progress of the curves"));
    m_tick.setInterval(100);
    connect(&m_tick, &QTimer::timeout, this, &SaturationProgress::refresh);
    connect(model, &SaturationModel::busyChanged, this, &SaturationProgress::refresh);
    connect(m_stop, &QPushButton::clicked, this, [this] {
        if (m_model->isBusy())
            m_model->cancel();
        else
            m_model->recompute();
        refresh();
        emit stopped();
    });
    refresh();
}

void SaturationProgress::refresh()
{
    const bool isLong = m_document->sizes().tokens > MatrixPicture::mostNumbers;
    const bool isBusy = m_model->isBusy();
    setVisible(isLong && (isBusy || m_model->isCancelled()));
    const int percent = static_cast<int>(100 * m_model->progress());
    m_done->setValue(percent);
    m_done->setVisible(isBusy);
    m_state->setText(isBusy ? tr("Calculating, %1 % done").arg(percent) : tr("What is shown below is not of the numbers as they are now."));
    m_stop->setText(isBusy ? tr("Cancel") : tr("Calculate"));
    if (isBusy && isLong)
        m_tick.start();
    else
        m_tick.stop();
}

}  // namespace ae
