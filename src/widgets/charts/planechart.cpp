// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/planechart.h"

#include "widgets/charts/charttext.h"

#include <QKeyEvent>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

constexpr double kNear = 7;  // pixels between the mouse and an arrow that it means
constexpr double kAir = 0.14;  // of the plot, around the arrows: room for names
constexpr double kLongestName = 130;
constexpr double kHeight = 0.86;  // of the width, without the notes

double distanceTo(const QLineF& line, const QPointF& place)
{
    const QPointF along = line.p2() - line.p1();
    const double square = QPointF::dotProduct(along, along);
    const double share = square > 0 ? std::clamp(QPointF::dotProduct(place - line.p1(), along) / square, 0.0, 1.0) : 0;
    return QLineF(place, line.pointAt(share)).length();
}

}  // namespace

PlaneChart::PlaneChart(QWidget* parent) : Chart(parent)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void PlaneChart::setFigure(const PlaneFigure& figure)
{
    m_figure = figure;
    m_hovered = -1;
    if (m_current >= static_cast<int>(figure.arrows.size()))
        m_current = -1;
    m_order.clear();
    for (int i = 0; i < static_cast<int>(figure.arrows.size()); ++i)
        m_order.push_back(i);
    const auto rank = [this](int i) {
        const PlaneArrow& arrow = m_figure.arrows[static_cast<std::size_t>(i)];
        return std::pair(arrow.isStrong ? 2 : arrow.isHidden ? 0 : 1, arrow.weight);
    };
    std::ranges::stable_sort(m_order, {}, rank);
    showData(figure.title);
}

QString PlaneChart::summary() const
{
    if (!m_figure.reason.isEmpty())
        return title() + u'\n' + oneLine(m_figure.reason);
    QStringList lines{title(), tr("%n arrow(s) from the origin.", nullptr, static_cast<int>(m_figure.arrows.size()))};
    return (lines + m_figure.sentences + m_figure.notes).join(u'\n');
}

ChartTable PlaneChart::table() const
{
    ChartTable table;
    table.columns = {tr("Arrow"), m_figure.xName};
    if (!m_figure.yName.isEmpty())
        table.columns << m_figure.yName;
    table.columns << tr("State");
    for (const PlaneArrow& arrow : m_figure.arrows) {
        QStringList row{arrow.name, exactNumber(arrow.tip.x())};
        if (!m_figure.yName.isEmpty())
            row << exactNumber(arrow.tip.y());
        row << (arrow.isHidden ? tr("hidden") : arrow.isStrong ? tr("in view") : QString());
        table.rows << row;
    }
    return table;
}

QSize PlaneChart::sizeHint() const
{
    const int width = 30 * fontMetrics().height();
    return {width, heightForWidth(width)};
}

QSize PlaneChart::smallestSize() const
{
    const int width = 16 * fontMetrics().height();
    return {width, static_cast<int>(width * kHeight)};
}

int PlaneChart::heightForWidth(int width) const
{
    if (!m_figure.reason.isEmpty())
        return 6 * fontMetrics().height();
    constexpr int widest = 560;  // beyond that it grows no higher than a window
    return static_cast<int>(std::min(width, widest) * kHeight + notesHeight(width));
}

double PlaneChart::notesHeight(double width) const
{
    const QFontMetricsF small(smallFont());
    double height = 0;
    for (const QString& note : m_figure.notes)
        height += small.boundingRect(QRectF(0, 0, width, 1e4), Qt::TextWordWrap, note).height() + 4;
    return height;
}

QRectF PlaneChart::arrange(const QSizeF& size)
{
    m_size = size;
    const double name = QFontMetricsF(smallFont()).height() + 4;
    m_plot = QRectF(0, name, size.width(), std::max(40.0, size.height() - notesHeight(size.width()) - 2 * name));
    fitAxes();
    placeLabels();
    return m_plot;
}

/// The smallest frame around the origin and all that is drawn, with air, and the same unit in both directions.
void PlaneChart::fitAxes()
{
    QRectF frame(0, 0, 0, 0);
    const auto include = [&frame](const QPointF& point) {
        frame.setCoords(std::min(frame.left(), point.x()), std::min(frame.top(), point.y()), std::max(frame.right(), point.x()),
                        std::max(frame.bottom(), point.y()));
    };
    for (const PlaneArrow& arrow : m_figure.arrows)
        include(arrow.tip);
    if (m_figure.projection)
        include(m_figure.projection->foot);
    const auto unitFor = [](double pixels, double length) {
        return length > 0 ? pixels * (1 - 2 * kAir) / length : std::numeric_limits<double>::infinity();
    };
    m_unit = std::min(unitFor(m_plot.width(), frame.width()), unitFor(m_plot.height(), frame.height()));
    if (!std::isfinite(m_unit) || m_unit == 0)
        m_unit = m_plot.height() / 2;  // all of it is the origin, or beyond any number
    m_centre = frame.center();
}

QPointF PlaneChart::placeOf(const QPointF& point) const
{
    const QPointF from = (point - m_centre) * m_unit;
    return m_plot.center() + QPointF(from.x(), -from.y());
}

QPointF PlaneChart::tipOf(int arrow) const
{
    return placeOf(m_figure.arrows[static_cast<std::size_t>(arrow)].tip);
}

/// Names beside the tips, those in view first; one that would lie on another, or outside, is left out.
void PlaneChart::placeLabels()
{
    m_labels.clear();
    m_namesLeftOut = 0;
    if (const QRectF length = lengthArea(); !length.isEmpty())
        m_labels.push_back({-1, length});
    QFont bold = smallFont();
    bold.setBold(true);
    const QFontMetricsF metrics(bold);
    std::vector<int> order(m_order.rbegin(), m_order.rend());
    const QRectF room = m_plot.adjusted(0, -metrics.height(), 0, 0);
    for (const int i : order) {
        const PlaneArrow& arrow = m_figure.arrows[static_cast<std::size_t>(i)];
        const QSizeF size(std::min(metrics.horizontalAdvance(oneLine(arrow.name)) + 2, kLongestName), metrics.height() - 1);
        const QPointF tip = placeOf(arrow.tip);
        QLineF away(placeOf({}), tip);
        if (away.length() < 1)
            away.setP2(away.p1() + QPointF(0, 1));
        Label found;
        for (const double turn : {0.0, 30.0, -30.0, 60.0, -60.0, 95.0, -95.0}) {
            QLineF ray = QLineF::fromPolar(1, away.angle() + turn);
            const QPointF step = ray.p2() * 6;
            // the nearest corner or side of the name to the tip
            const double left = std::abs(step.x()) < 2 ? tip.x() - size.width() / 2
                : step.x() > 0                         ? tip.x() + step.x()
                                                       : tip.x() + step.x() - size.width();
            const double top = tip.y() + step.y() - size.height() / 2 + step.y() / 6 * size.height() / 2;
            const QRectF area(QPointF(left, top), size);
            const bool isFree =
                room.contains(area) && std::ranges::none_of(m_labels, [&area](const Label& other) { return other.area.intersects(area); });
            if (isFree) {
                found = {i, area};
                break;
            }
        }
        if (found.arrow >= 0)
            m_labels.push_back(found);
        else
            ++m_namesLeftOut;
    }
}

int PlaneChart::arrowAt(const QPointF& place) const
{
    if (!m_figure.reason.isEmpty())
        return -1;
    for (const Label& label : m_labels) {
        if (label.arrow >= 0 && label.area.contains(place))
            return label.arrow;
    }
    int best = -1;
    double nearest = kNear;
    for (const int i : m_order) {
        const QPointF tip = tipOf(i);
        // the tip says more than the line: lines cross
        const double distance = std::min(distanceTo({placeOf({}), tip}, place) + 2, QLineF(tip, place).length());
        if (distance <= nearest) {
            nearest = distance;
            best = i;
        }
    }
    return best;
}

QString PlaneChart::tipAt(const QPointF& place) const
{
    const int arrow = arrowAt(place);
    return arrow < 0 ? QString() : oneLine(m_figure.arrows[static_cast<std::size_t>(arrow)].detail);
}

void PlaneChart::keyPressEvent(QKeyEvent* event)
{
    const int last = static_cast<int>(m_figure.arrows.size()) - 1;
    if (last < 0 || !m_figure.reason.isEmpty() || isTableShown()) {
        Chart::keyPressEvent(event);
        return;
    }
    int arrow = m_current;
    switch (event->key()) {
    case Qt::Key_Down:
    case Qt::Key_Right:
        arrow = std::min(arrow + 1, last);
        break;
    case Qt::Key_Up:
    case Qt::Key_Left:
        arrow = std::max(arrow - 1, 0);
        break;
    case Qt::Key_Home:
        arrow = 0;
        break;
    case Qt::Key_End:
        arrow = last;
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (arrow >= 0)
            emit arrowActivated(arrow);
        return;
    default:
        Chart::keyPressEvent(event);
        return;
    }
    m_current = arrow;
    announce(oneLine(m_figure.arrows[static_cast<std::size_t>(arrow)].detail));
    update();
}

void PlaneChart::focusInEvent(QFocusEvent* event)
{
    Chart::focusInEvent(event);
    update();
}

void PlaneChart::focusOutEvent(QFocusEvent* event)
{
    Chart::focusOutEvent(event);
    update();
}

void PlaneChart::mouseMoveEvent(QMouseEvent* event)
{
    setHovered(arrowAt(event->position()));
}

void PlaneChart::mouseReleaseEvent(QMouseEvent* event)
{
    const int arrow = arrowAt(event->position());
    if (event->button() != Qt::LeftButton || arrow < 0 || !rect().contains(event->position().toPoint()))
        return;
    m_current = arrow;
    emit arrowActivated(arrow);
    update();
}

void PlaneChart::leaveEvent(QEvent*)
{
    setHovered(-1);
}

void PlaneChart::setHovered(int arrow)
{
    if (arrow == m_hovered)
        return;
    m_hovered = arrow;
    setCursor(arrow >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
    update();
}

}  // namespace ae
