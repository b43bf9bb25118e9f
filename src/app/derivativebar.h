// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/document.h"

#include <QWidget>

#include <vector>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace ae {

class GradientLens;

/// The strip above the notebook while panes show derivatives: of what, and what else. Hidden while they show values.
class DerivativeBar : public QWidget {
    Q_OBJECT
public:
    DerivativeBar(Document* document, GradientLens* lens, QWidget* parent = nullptr);

    /// Shows the derivatives of the selected cell. Returns why not, empty when done.
    QString takeSelectedCell();

private:
    void takeLoss();
    void takeRow();
    QString rowText(const std::vector<double>& row) const;
    Result<std::vector<double>> readRow() const;
    void show();

    Document* m_document;
    GradientLens* m_lens;
    QLabel* m_about;
    QCheckBox* m_beside;
    QComboBox* m_loss;
    QDoubleSpinBox* m_target;
    QLineEdit* m_row;
    QPushButton* m_take;
};

}  // namespace ae
