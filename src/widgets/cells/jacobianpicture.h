// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace ae {

class JacobianModel;

/// The Jacobian of more keys than numbers can show: each pixel has the colour of the strongest number under it,
/// by its root, as weights have.
class JacobianPicture : public QWidget {
    Q_OBJECT
public:
    explicit JacobianPicture(JacobianModel* model, QWidget* parent = nullptr);

    QSize sizeHint() const override { return {side, side}; }
    static constexpr int side = 360;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    JacobianModel* m_model;
};

}  // namespace ae
