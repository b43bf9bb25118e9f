// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/look/theme.h"

#include <QPushButton>

namespace ae {

/// A line of text that is clicked: quiet until pointed at, cut in the middle where there is no room, plain text always.
class LinkButton : public QPushButton {
    Q_OBJECT
public:
    explicit LinkButton(const QString& text, QWidget* parent = nullptr);

    void setLink(const QString& text);
    void setInk(QColor ThemeColours::*ink);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_shown;
    QColor ThemeColours::*m_ink = &ThemeColours::text;
};

}  // namespace ae
