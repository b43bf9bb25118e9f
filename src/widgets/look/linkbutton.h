// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/look/theme.h"

#include <QPushButton>

namespace ae {

/// A line of text that is clicked: quiet until pointed at, cut in the middle where there is no room, or over
/// several lines; plain text always.
class LinkButton : public QPushButton {
    Q_OBJECT
public:
    explicit LinkButton(const QString& text, QWidget* parent = nullptr);

    void setLink(const QString& text);
    void setInk(QColor ThemeColours::*ink);
    /// Over as many lines as it takes, instead of being cut.
    void setWraps(bool wraps);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_shown;
    bool m_wraps = false;
    QColor ThemeColours::*m_ink = &ThemeColours::text;
};

}  // namespace ae
