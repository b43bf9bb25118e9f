// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHeaderView>

namespace ae {

/// Row or column names of a matrix, small and quiet; the picked token's stands out. Names are drawn as plain text.
class NamesHeader : public QHeaderView {
    Q_OBJECT
public:
    explicit NamesHeader(Qt::Orientation orientation, QWidget* parent = nullptr);

protected:
    void paintSection(QPainter* painter, const QRect& rect, int section) const override;
    void paintEvent(QPaintEvent* event) override;
};

}  // namespace ae
