// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/look/wrappedlabel.h"

#include "models/wording.h"

#include <QEvent>
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
    const QString shown = isolated(text);
    if (shown == this->text())
        return;
    setText(shown);
    // a screen reader is told the words without marks of direction
    if (shown != text && (accessibleName().isEmpty() || accessibleName() == m_told))
        setAccessibleName(m_told = text);
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

void WrappedLabel::setWidthInLines(int lines)
{
    m_widthInLines = lines;
    setFixedWidth(lines * fontMetrics().lineSpacing());
}

void WrappedLabel::changeEvent(QEvent* event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::FontChange && m_widthInLines > 0)
        setWidthInLines(m_widthInLines);
}

}  // namespace ae
