// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>
#include <QList>

namespace ae {

/// Puts its items side by side and goes on in a new line where they no longer fit; items of a line share their middle.
class FlowLayout : public QLayout {
    Q_OBJECT
public:
    explicit FlowLayout(QWidget* parent = nullptr, int spacing = 10);
    ~FlowLayout() override;

    void addItem(QLayoutItem* item) override;
    void insertWidget(int position, QWidget* widget);
    int count() const override { return static_cast<int>(m_items.size()); }
    QLayoutItem* itemAt(int position) const override;
    QLayoutItem* takeAt(int position) override;

    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSize() const override;
    void setGeometry(const QRect& area) override;

private:
    enum class Mode { Measure, Place };
    int lay(const QRect& area, Mode mode) const;
    int placeLine(const QList<QLayoutItem*>& line, const QRect& area, int y, Mode mode) const;

    QList<QLayoutItem*> m_items;
};

}  // namespace ae
