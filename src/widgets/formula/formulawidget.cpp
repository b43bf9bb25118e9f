// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/formula/formulawidget.h"

#include "widgets/formula/formulaaccessible.h"

#include <QAccessible>
#include <QClipboard>
#include <QFontMetrics>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMimeData>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace ae {

namespace {

constexpr int horizontalMargin = 5;  // room for the ring around a group at the edge
constexpr int verticalMargin = 4;
constexpr double smallestFit = 0.6;
constexpr int widestHint = 16'384;
constexpr int widestMinimum = 360;  // a long formula must not hold a window open
constexpr double disabledOpacity = 0.5;

}  // namespace

FormulaWidget::FormulaWidget(QWidget* parent) : FormulaWidget(Formula(), parent) { }

FormulaWidget::FormulaWidget(const Formula& formula, QWidget* parent) : QWidget(parent), m_font(FormulaFont::matching(font(), this))
{
    installFormulaAccessibility();
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setLayoutDirection(Qt::LeftToRight);  // mathematics runs to the right in every language
    m_formula = formula;
    layOut();
}

void FormulaWidget::setFormula(const Formula& formula)
{
    if (formula == m_formula)
        return;
    m_formula = formula;
    layOut();
}

void FormulaWidget::setFormulaStyle(FormulaStyle style)
{
    if (style == m_style)
        return;
    m_style = style;
    layOut();
}

void FormulaWidget::setColors(const std::optional<FormulaColors>& colors)
{
    m_colors = colors;
    update();
}

FormulaColors FormulaWidget::colors() const
{
    return m_colors ? *m_colors : FormulaColors::of(palette());
}

void FormulaWidget::setHighlighted(const QStringList& ids)
{
    if (ids == m_marks.highlighted)
        return;
    m_marks.highlighted = ids;
    update();
}

// Keeps the keyboard where it was when only numbers changed.
void FormulaWidget::layOut()
{
    m_font = FormulaFont::matching(font(), this);
    m_box = layoutFormula(m_formula, m_font, m_style);
    const int count = static_cast<int>(m_box.groups.size());
    m_pressed = -1;
    m_marks.hovered = m_marks.hovered < count ? m_marks.hovered : -1;
    m_marks.focused = std::min(m_marks.focused, count - 1);
    setFocusPolicy(count > 0 ? Qt::StrongFocus : Qt::NoFocus);
    if (accessibleName() == m_givenName) {
        m_givenName = m_formula.toPlainText();
        setAccessibleName(m_givenName);
    }
    updateGeometry();
    update();
}

QSize FormulaWidget::sizeHint() const
{
    const QFontMetrics line(font());
    // Symmetric about the middle of a line of text, so that a label beside it, centred too, stands on the same base line.
    const double middle = line.ascent() - line.height() / 2.0;
    const double half = std::max({m_box.ascent - middle, m_box.descent + middle, line.height() / 2.0});
    const double width = std::min<double>(m_box.width, widestHint);
    return {static_cast<int>(std::ceil(width)) + 2 * horizontalMargin, 2 * (static_cast<int>(std::ceil(half)) + verticalMargin)};
}

QSize FormulaWidget::minimumSizeHint() const
{
    const QSize wanted = sizeHint();
    return {std::min(static_cast<int>(std::ceil(wanted.width() * smallestFit)), widestMinimum), wanted.height()};
}

double FormulaWidget::fit() const
{
    const double room = std::max(1, width() - 2 * horizontalMargin);
    return m_box.width <= room ? 1.0 : std::max(smallestFit, room / m_box.width);
}

int FormulaWidget::baseline() const
{
    const QFontMetrics line(font());
    return (height() - line.height()) / 2 + line.ascent();
}

QPointF FormulaWidget::origin() const
{
    return QPointF(horizontalMargin, baseline());
}

QRectF FormulaWidget::groupRect(int position) const
{
    if (position < 0 || position >= static_cast<int>(m_box.groups.size()))
        return {};
    const QRectF rect = m_box.groups[static_cast<std::size_t>(position)].rect;
    return QRectF(rect.topLeft() * fit() + origin(), rect.size() * fit());
}

int FormulaWidget::groupAt(const QPointF& point) const
{
    return m_box.groupAt((point - origin()) / fit());
}

void FormulaWidget::activate(int position)
{
    if (position >= 0 && position < static_cast<int>(m_box.groups.size()))
        emit activated(QString(m_box.groups[static_cast<std::size_t>(position)].id));
}

bool FormulaWidget::event(QEvent* event)
{
    if (event->type() == QEvent::Polish || event->type() == QEvent::ScreenChangeInternal)
        layOut();
    return QWidget::event(event);
}

void FormulaWidget::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    if (!isEnabled() && m_colors)
        painter.setOpacity(disabledOpacity);
    painter.translate(origin());
    painter.scale(fit(), fit());
    FormulaMarks marks = m_marks;
    marks.focused = hasFocus() ? m_marks.focused : -1;
    paintFormula(painter, m_box, m_font, QPointF(0, 0), colors(), marks);
}

void FormulaWidget::setHovered(int position)
{
    if (position == m_marks.hovered)
        return;
    m_marks.hovered = position;
    setCursor(position >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
    update();
    emit hovered(position >= 0 ? m_box.groups[static_cast<std::size_t>(position)].id : QString());
}

void FormulaWidget::setCurrent(int position)
{
    if (position < 0 || position >= static_cast<int>(m_box.groups.size()) || position == m_marks.focused)
        return;
    m_marks.focused = position;
    update();
    QAccessibleEvent moved(this, QAccessible::Focus);
    moved.setChild(position);
    QAccessible::updateAccessibility(&moved);
    emit hovered(m_box.groups[static_cast<std::size_t>(position)].id);
}

void FormulaWidget::mouseMoveEvent(QMouseEvent* event)
{
    setHovered(groupAt(event->position()));
}

void FormulaWidget::mousePressEvent(QMouseEvent* event)
{
    m_pressed = event->button() == Qt::LeftButton ? groupAt(event->position()) : -1;
    if (m_pressed < 0) {
        event->ignore();
        return;
    }
    m_marks.focused = m_pressed;
    update();
}

void FormulaWidget::mouseReleaseEvent(QMouseEvent* event)
{
    const int pressed = std::exchange(m_pressed, -1);
    if (event->button() == Qt::LeftButton && pressed >= 0 && pressed == groupAt(event->position()))
        activate(pressed);
}

void FormulaWidget::leaveEvent(QEvent* event)
{
    setHovered(-1);
    QWidget::leaveEvent(event);
}

void FormulaWidget::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy)) {
        copy();
        return;
    }
    const int last = static_cast<int>(m_box.groups.size()) - 1;
    switch (event->key()) {
    case Qt::Key_Left:
        setCurrent(std::max(0, m_marks.focused - 1));
        return;
    case Qt::Key_Right:
        setCurrent(std::min(last, m_marks.focused + 1));
        return;
    case Qt::Key_Home:
        setCurrent(0);
        return;
    case Qt::Key_End:
        setCurrent(last);
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        activate(m_marks.focused);
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

void FormulaWidget::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    if (m_marks.focused < 0)
        setCurrent(event->reason() == Qt::BacktabFocusReason ? static_cast<int>(m_box.groups.size()) - 1 : 0);
    update();
}

void FormulaWidget::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    update();
    if (m_marks.hovered < 0)
        emit hovered(QString());
}

void FormulaWidget::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        layOut();
    else if (event->type() == QEvent::PaletteChange || event->type() == QEvent::EnabledChange)
        update();
}

void FormulaWidget::copy() const
{
    auto* content = new QMimeData;  // the clipboard owns it
    content->setText(m_formula.toPlainText());
    content->setData(QStringLiteral("application/mathml+xml"), m_formula.toMathMl().toUtf8());
    QGuiApplication::clipboard()->setMimeData(content);
}

}  // namespace ae
