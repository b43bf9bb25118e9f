// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/rowchart.h"

#include "widgets/charts/charttext.h"
#include "widgets/look/calmpaint.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace ae {

namespace {

constexpr double gap = 8;  // between names and bars, and around what is written
constexpr double tickRoom = 4;  // between the axis and its numbers
constexpr double widestNames = 0.34;  // of the width

}  // namespace

RowChart::RowChart(Qt::Orientation orientation, QWidget* parent) : Chart(parent), m_orientation(orientation) { }

QSize RowChart::sizeHint() const
{
    const int line = fontMetrics().height();
    const int rows = std::max(1, rowCount());
    if (!frame.sentence.isEmpty())
        return {420, 6 * line};
    if (m_orientation == Qt::Vertical)
        return {std::clamp(rows * 3 * line, 420, 700), 15 * line};
    const double row = line * (frame.linesPerRow > 1 ? 3.0 : 1.75);
    return {420, static_cast<int>(std::ceil(rows * row + heightAround() + notesHeight(420)))};
}

QSize RowChart::minimumSizeHint() const
{
    return smallestSize();
}

QSize RowChart::smallestSize() const
{
    const int line = fontMetrics().height();
    if (!frame.sentence.isEmpty())
        return {200, 4 * line};
    if (m_orientation == Qt::Vertical)
        return {240, 9 * line};
    const double row = line * (frame.linesPerRow > 1 ? 2.5 : 1.3);
    return {240, static_cast<int>(std::ceil(std::max(1, rowCount()) * row + heightAround() + notesHeight(300)))};
}

QRectF RowChart::rowRect(int row) const
{
    const int count = std::max(1, rowCount());
    if (m_orientation == Qt::Horizontal) {
        const double thick = m_plot.height() / count;
        return {0, m_plot.top() + row * thick, m_size.width(), thick};
    }
    const double thick = m_plot.width() / count;
    return {m_plot.left() + row * thick, 0, thick, m_names.bottom()};
}

QRectF RowChart::trackRect(int row) const
{
    const QRectF whole = rowRect(row);
    if (m_orientation == Qt::Horizontal) {
        const double thick = whole.height() * trackShare();
        return {m_plot.left(), whole.center().y() - thick / 2, m_plot.width(), thick};
    }
    const double thick = whole.width() * trackShare();
    return {whole.center().x() - thick / 2, m_plot.top(), thick, m_plot.height()};
}

double RowChart::trackShare() const
{
    return frame.linesPerRow > 1 ? 0.78 : 0.62;
}

double RowChart::placeOf(double value) const
{
    const double share = scale.place(value);
    return m_orientation == Qt::Horizontal ? m_plot.left() + share * m_plot.width() : m_plot.bottom() - share * m_plot.height();
}

int RowChart::rowAt(const QPointF& place) const
{
    if (!frame.sentence.isEmpty() || rowCount() == 0)
        return -1;
    const double share =
        m_orientation == Qt::Horizontal ? (place.y() - m_plot.top()) / m_plot.height() : (place.x() - m_plot.left()) / m_plot.width();
    const double row = std::floor(share * rowCount());
    return row >= 0 && row < rowCount() ? static_cast<int>(row) : -1;
}

void RowChart::paintBeside(QPainter& painter, const QRectF& area, Qt::Alignment alignment, const QString& text, const QColor& colour) const
{
    const double line = frame.hasReference ? placeOf(frame.reference) : -1;
    const bool isLying = m_orientation == Qt::Horizontal;
    if (frame.hasReference && (isLying ? line > area.left() - 2 && line < area.right() : line > area.top() && line < area.bottom())) {
        QRectF under = painter.fontMetrics().boundingRect(text).toRectF();
        under.setHeight(std::min(under.height(), area.height()));
        under.moveCenter(area.center());
        if (alignment.testFlag(Qt::AlignLeft))
            under.moveLeft(area.left());
        QColor veil = theme().colours.card;
        veil.setAlphaF(0.85F);
        painter.fillRect(under.adjusted(-1, 0, 1, 0), veil);
    }
    painter.setPen(colour);
    painter.drawText(area, static_cast<int>(alignment) | Qt::TextSingleLine | Qt::TextDontClip, text);
}

QRectF RowChart::arrange(const QSizeF& size)
{
    m_size = size;
    const QFontMetricsF small(smallFont());
    const double top = frame.referenceText.isEmpty() ? 2 : small.height() + 4;
    const double notes = notesHeight(size.width());
    const double axis = frame.hasAxis ? small.height() + tickRoom + 2 : 2;
    m_below = QRectF(0, size.height() - notes, size.width(), notes);
    if (m_orientation == Qt::Horizontal) {
        const double left = nameRoom(size.width());
        const double bottom = m_below.top() - axis;
        m_plot = QRectF(left + gap, top, std::max(20.0, size.width() - left - gap - frame.valueRoom - 4), std::max(10.0, bottom - top));
        m_names = QRectF(0, m_plot.top(), left, m_plot.height());
    } else {
        const double left = small.horizontalAdvance(tickNumber(scale.high() - scale.step() / 2, scale.step() / 2)) + gap;
        const double width = std::max(20.0, size.width() - left - 2);
        const double widest = nameRoom(size.height() / widestNames * 0.25);
        m_areNamesUpright = widest > width / std::max(1, rowCount());
        const double names = m_areNamesUpright ? widest : small.height();
        const double above = top + (frame.valueRoom > 0 ? small.height() : 0);
        m_plot = QRectF(left, above, width, std::max(10.0, m_below.top() - names - tickRoom - 2 - above));
        m_names = QRectF(m_plot.left(), m_plot.bottom() + tickRoom, m_plot.width(), names);
    }
    return m_plot;
}

void RowChart::paintUnder(QPainter& painter) const
{
    const ThemeColours& c = theme().colours;
    if (!frame.sentence.isEmpty() || rowCount() == 0) {
        const QRectF sheet = QRectF(QPointF(), m_size).adjusted(1, 1, -1, -1);
        paintRounded(painter, sheet, 8, c.warningFill, Qt::transparent, 0);
        painter.setPen(c.warning);
        const QString words = frame.sentence.isEmpty() ? tr("There is nothing to show.") : frame.sentence;
        painter.drawText(sheet.adjusted(16, 8, -16, -8), Qt::AlignCenter | Qt::TextWordWrap, words);
        return;
    }
    const int lit = m_hovered >= 0 ? m_hovered : -1;
    if (lit >= 0 && lit < rowCount())
        paintRounded(painter, rowRect(lit).adjusted(0, 1, 0, -1), 4, c.controlHover, Qt::transparent, 0);
    paintAxis(painter);
}

void RowChart::paintOver(QPainter& painter) const
{
    if (!frame.sentence.isEmpty() || rowCount() == 0)
        return;
    paintNames(painter);
    paintBelow(painter);
    if (hasFocus() && m_current >= 0 && m_current < rowCount())
        paintFocusRing(painter, rowRect(m_current).adjusted(0, 0.5, 0, -0.5), 4);
}

QString RowChart::tipAt(const QPointF& place) const
{
    const int row = rowAt(place);
    return row < 0 ? QString() : rowTip(row, place);
}

void RowChart::keyPressEvent(QKeyEvent* event)
{
    const int last = rowCount() - 1;
    if (last < 0 || !frame.sentence.isEmpty() || isTableShown()) {
        Chart::keyPressEvent(event);
        return;
    }
    const bool isLying = m_orientation == Qt::Horizontal;
    int row = m_current > last ? -1 : m_current;  // there may be fewer rows than before
    if (event->key() == (isLying ? Qt::Key_Down : Qt::Key_Right))
        row = std::min(row + 1, last);
    else if (event->key() == (isLying ? Qt::Key_Up : Qt::Key_Left))
        row = std::max(row - 1, 0);
    else if (event->key() == Qt::Key_Home)
        row = 0;
    else if (event->key() == Qt::Key_End)
        row = last;
    else if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space) && row >= 0) {
        activate(row, trackRect(row).center());
        return;
    } else {
        Chart::keyPressEvent(event);
        return;
    }
    m_current = row;
    announce(rowTip(row, trackRect(row).center()));
    update();
}

void RowChart::focusInEvent(QFocusEvent* event)
{
    Chart::focusInEvent(event);
    update();
}

void RowChart::focusOutEvent(QFocusEvent* event)
{
    Chart::focusOutEvent(event);
    update();
}

void RowChart::mouseMoveEvent(QMouseEvent* event)
{
    setHovered(rowAt(event->position()));
}

void RowChart::mouseReleaseEvent(QMouseEvent* event)
{
    const int row = rowAt(event->position());
    if (event->button() != Qt::LeftButton || row < 0 || !rect().contains(event->position().toPoint()))
        return;
    m_current = row;
    activate(row, event->position());
    update();
}

void RowChart::leaveEvent(QEvent*)
{
    setHovered(-1);
}

// Above and below the rows: reference text, axis.
double RowChart::heightAround() const
{
    const double small = QFontMetricsF(smallFont()).height();
    return (frame.referenceText.isEmpty() ? 2 : small + 4) + (frame.hasAxis ? small + tickRoom + 2 : 2);
}

double RowChart::nameRoom(double width) const
{
    QFont bold = font();
    bold.setBold(true);
    const QFontMetricsF metrics(bold);
    double room = 0;
    for (const QString& name : frame.names) {
        room = std::max(room, metrics.horizontalAdvance(oneLine(name)));
        if (room > width * widestNames)
            return width * widestNames;
    }
    return std::ceil(room);
}

double RowChart::notesHeight(double width) const
{
    const QFontMetricsF small(smallFont());
    double height = frame.legend.isEmpty() ? 0 : small.height() + 8;
    for (const QString& note : frame.notes)
        height += small.boundingRect(QRectF(0, 0, width, 1e4), Qt::TextWordWrap, note).height() + 4;
    return height;
}

void RowChart::paintAxis(QPainter& painter) const
{
    const ThemeColours& c = theme().colours;
    const bool isLying = m_orientation == Qt::Horizontal;
    if (frame.hasAxis) {
        painter.setFont(smallFont());
        const QFontMetricsF small(painter.font());
        const double length = isLying ? m_plot.width() : m_plot.height();
        const std::vector<double> ticks = scale.ticks(std::max(1, static_cast<int>(length / (isLying ? 64 : 36))));
        const double step = ticks.size() > 1 ? ticks[1] - ticks[0] : scale.step();
        for (const double tick : ticks) {
            const double at = placeOf(tick);
            painter.setPen(QPen(c.chartGrid, 1));
            painter.drawLine(isLying ? QLineF(at, m_plot.top(), at, m_plot.bottom()) : QLineF(m_plot.left(), at, m_plot.right(), at));
            painter.setPen(c.faintText);
            const QString number = tickNumber(tick, step);
            if (isLying)
                painter.drawText(QRectF(at - 60, m_plot.bottom() + tickRoom, 120, small.height()), Qt::AlignHCenter | Qt::AlignTop, number);
            else
                painter.drawText(QRectF(0, at - small.height() / 2, m_plot.left() - gap, small.height()), Qt::AlignRight | Qt::AlignVCenter,
                                 number);
        }
        painter.setPen(QPen(c.chartAxis, 1.5));
        painter.drawLine(isLying ? QLineF(m_plot.bottomLeft(), m_plot.bottomRight()) : QLineF(m_plot.bottomLeft(), m_plot.topLeft()));
    }
    if (frame.hasReference)
        paintReference(painter);
}

void RowChart::paintReference(QPainter& painter) const
{
    const ThemeColours& c = theme().colours;
    const bool isLying = m_orientation == Qt::Horizontal;
    const double at = placeOf(frame.reference);
    QPen dashed(c.reference, 1.5);
    dashed.setDashPattern({2.5, 2.5});
    painter.setPen(dashed);
    painter.drawLine(isLying ? QLineF(at, m_plot.top() - 3, at, m_plot.bottom()) : QLineF(m_plot.left(), at, m_plot.right(), at));
    painter.setFont(smallFont());
    const QFontMetricsF small(painter.font());
    const double width = small.horizontalAdvance(frame.referenceText) + 2;
    double x = std::clamp(at - width / 2, 0.0, std::max(0.0, m_size.width() - width));
    if (!isLying) {  // far from its line: it brings a sample of it
        x = m_plot.right() - width;
        painter.drawLine(QLineF(x - 26, small.height() / 2, x - 6, small.height() / 2));
    }
    painter.setPen(c.faintText);
    painter.drawText(QRectF(x, 0, width, m_plot.top()), Qt::AlignTop | Qt::AlignLeft | Qt::TextSingleLine, frame.referenceText);
}

void RowChart::paintNames(QPainter& painter) const
{
    const ThemeColours& c = theme().colours;
    const bool isLying = m_orientation == Qt::Horizontal;
    const QFont plain = isLying ? font() : smallFont();
    QFont bold = plain;
    bold.setBold(true);
    for (int row = 0; row < rowCount(); ++row) {
        const bool isStrong = row == frame.emphasised;
        painter.setFont(isStrong ? bold : plain);
        painter.setPen(isStrong ? c.text : c.softText);
        const QRectF slot = rowRect(row);
        const QRectF area = isLying ? QRectF(m_names.left(), slot.top(), m_names.width(), slot.height())
                                    : QRectF(slot.left() + 1, m_names.top(), slot.width() - 2, m_names.height());
        const bool isUpright = !isLying && m_areNamesUpright;
        const double room = isUpright ? area.height() : area.width();
        const QString name = painter.fontMetrics().elidedText(oneLine(frame.names.at(row)), Qt::ElideRight, static_cast<int>(room) + 1);
        if (isUpright) {  // read from below, ending at the bar
            painter.save();
            painter.translate(area.center().x(), area.top());
            painter.rotate(-90);
            painter.drawText(QRectF(-room, -area.width() / 2, room, area.width()),
                             Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine | Qt::TextDontClip, name);
            painter.restore();
            continue;
        }
        painter.drawText(area, (isLying ? Qt::AlignRight | Qt::AlignVCenter : Qt::AlignHCenter | Qt::AlignTop) | Qt::TextSingleLine, name);
    }
}

void RowChart::paintBelow(QPainter& painter) const
{
    const ThemeColours& c = theme().colours;
    painter.setFont(smallFont());
    const QFontMetricsF small(painter.font());
    double y = m_below.top() + 4;
    double x = m_orientation == Qt::Horizontal ? m_plot.left() : m_below.left() + 2;
    for (const Frame::Legend& entry : frame.legend) {
        const double width = small.horizontalAdvance(entry.text) + 2;
        paintRounded(painter, QRectF(x, y + small.height() / 2 - 5, 14, 10), 2, c.*entry.colour, Qt::transparent, 0);
        painter.setPen(c.softText);
        painter.drawText(QRectF(x + 20, y, width, small.height()), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, entry.text);
        x += width + 40;
    }
    if (!frame.legend.isEmpty())
        y += small.height() + 4;
    painter.setPen(c.faintText);
    for (const QString& note : frame.notes) {
        const QRectF area(m_below.left(), y, m_below.width(), m_below.bottom() - y);
        QRectF used;
        painter.drawText(area, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, note, &used);
        y = used.bottom() + 4;
    }
}

void RowChart::setHovered(int row)
{
    if (row == m_hovered)
        return;
    m_hovered = row;
    setCursor(row >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
    update();
}

}  // namespace ae
