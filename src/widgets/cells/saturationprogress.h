// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/saturationmodel.h"

#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;

namespace ae {

/// Of a session too large to be done within a blink: how far the what-if is, and a way to end it or to have it done after all.
class SaturationProgress : public QWidget {
    Q_OBJECT
public:
    SaturationProgress(Document* document, SaturationModel* model, QWidget* parent = nullptr);

signals:
    void stopped();  ///< or begun again, by hand

private:
    void refresh();

    Document* m_document;
    SaturationModel* m_model;
    QLabel* m_state;
    QProgressBar* m_done;
    QPushButton* m_stop;
    QTimer m_tick;
};

}  // namespace ae
