// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/look/wrappedlabel.h"

#include <QGuiApplication>

namespace ae {

WrappedLabel::WrappedLabel(const QString& text, QWidget* parent) : QLabel(text, parent)
{
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    setLayoutDirection(QGuiApplication::layoutDirection());  // words, also among numbers that run to the right
}

void WrappedLabel::show(const QString& text)
{
    if (text != this->text())
        setText(text);
}

int WrappedLabel::heightForWidth(int width) const
{
    if (text() != m_measuredText || font() != m_measuredFont) {
        m_measuredText = text();
        m_measuredFont = font();
        m_heights = {};
    }
    for (const Height& known : m_heights) {
        if (known.width == width)
            return known.height;
    }
    Height& measured = m_heights[m_next++ % m_heights.size()];
    measured = {width, QLabel::heightForWidth(width)};
    return measured.height;
}

}  // namespace ae
