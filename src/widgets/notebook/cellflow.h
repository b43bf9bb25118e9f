// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>
#include <QList>
#include <QWidget>

namespace ae {

/// Lays cards one after the other, side by side where there is room; what a row has to spare goes to those that stretch.
class CellFlow : public QLayout {
    Q_OBJECT
public:
    explicit CellFlow(QWidget* parent);
    ~CellFlow() override;

    void add(QWidget* widget, bool takesWholeRow, int stretch);
    /// How much of the sheet is in view: rows are made for that, and only what is wider itself stands out.
    void setVisibleWidth(int width);
    /// At least this wide a row is laid out for, so that a narrow window scrolls instead of cutting.
    void addItem(QLayoutItem* item) override;
    int count() const override { return static_cast<int>(m_items.size()); }
    QLayoutItem* itemAt(int position) const override;
    QLayoutItem* takeAt(int position) override;
    Qt::Orientations expandingDirections() const override { return Qt::Horizontal; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSize() const override;
    void setGeometry(const QRect& area) override;

private:
    struct Item {
        QLayoutItem* item;
        bool takesWholeRow;
        int stretch;
    };
    enum class Mode { Measure, Place };
    int lay(const QRect& area, Mode mode) const;
    int layRow(const QList<Item>& row, const QRect& area, int y, Mode mode) const;

    QList<Item> m_items;
    int m_visibleWidth = QWIDGETSIZE_MAX;
};

}  // namespace ae
