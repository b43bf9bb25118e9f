// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace ae {

/// A part of the notebook that is brought up to date only while it is in sight: what changed out of sight follows when it comes back.
class SightCell : public QWidget {
    Q_OBJECT
public:
    using QWidget::QWidget;

    /// What it shows has changed: it follows now when it is in sight, else after its next painting.
    void follow();

protected:
    /// Brings it up to date.
    virtual void refresh() = 0;

    void paintEvent(QPaintEvent* event) override;

private:
    void catchUp();

    bool m_isDue = false;
};

}  // namespace ae
