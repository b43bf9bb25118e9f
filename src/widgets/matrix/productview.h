// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

namespace ae {

/// A matrix that is only looked at, with the heat, names and states of a pane; beyond a few rows and columns it scrolls. Its cells may
/// be computed when they are asked for, so that even a very large one costs what is in view.
class ProductView : public QTableView {
    Q_OBJECT
public:
    /// The model answers to MatrixRole; it must outlive the view.
    explicit ProductView(QAbstractItemModel* model, QWidget* parent = nullptr);

    /// Makes the columns as wide as these texts, the names and the font want them.
    void fit(const QStringList& widestTexts);
    /// The selected cells, with tabs and line ends, all digits.
    void copy() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    bool viewportEvent(QEvent* event) override;

private:
    QStringList m_widestTexts;
};

}  // namespace ae
