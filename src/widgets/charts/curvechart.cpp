// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/curvechart.h"

#include "widgets/charts/charttext.h"

#include <QAreaSeries>
#include <QChart>
#include <QKeyEvent>
#include <QLineSeries>
#include <QPen>
#include <QValueAxis>

#include <algorithm>
#include <cmath>

namespace ae {

namespace {

constexpr double air = 4;  // logical pixels around the plot in which a line at its edge keeps its thickness

bool isShowable(double value, ScaleKind kind)
{
    return std::isfinite(value) && (kind == ScaleKind::Linear || value > 0);
}

}  // namespace

CurveChart::CurveChart(QWidget* parent) : Chart(parent), m_xAxis(new QValueAxis(this)), m_yAxis(new QValueAxis(this))
{
    chart().addAxis(m_xAxis, Qt::AlignBottom);
    chart().addAxis(m_yAxis, Qt::AlignLeft);
    m_xAxis->setVisible(false);
    m_yAxis->setVisible(false);
}

void CurveChart::setData(CurveChartData data)
{
    m_data = std::move(data);
    chooseScales();
    countOmitted();
    buildSeries();
    showData(m_data.title);
}

void CurveChart::setMarker(double x)
{
    if (!m_data.marker || !std::isfinite(x) || *m_data.marker == x)
        return;
    m_data.marker = std::clamp(x, m_x.low(), m_x.high());
    update();
}

QString CurveChart::summary() const
{
    QStringList lines{title()};
    for (const Curve& curve : m_data.curves) {
        FiniteRange range;
        QPointF first;
        QPointF last;
        for (const QPointF& point : curve.points) {
            if (!isShowable(point.x(), m_data.xKind) || !isShowable(point.y(), m_data.yKind))
                continue;
            if (range.isEmpty)
                first = point;
            last = point;
            range.include(point.y());
        }
        const auto shown = [this](double value) { return shownNumber(value, m_data.decimals); };
        if (range.isEmpty)
            lines += tr("%1: no points.").arg(oneLine(curve.name));
        else
            lines += tr("%1: from %2 at %3 to %4 at %5; smallest %6, largest %7.")
                         .arg(oneLine(curve.name), shown(first.y()), exactNumber(first.x()), shown(last.y()), exactNumber(last.x()),
                              shown(range.low), shown(range.high));
    }
    if (m_data.marker)
        lines += tr("The marked place is %1 %2; the arrow keys move it.").arg(oneLine(m_data.markerName), shownNumber(*m_data.marker, 0));
    return (lines + m_notes).join(u'\n');
}

ChartTable CurveChart::table() const
{
    ChartTable table;
    table.columns = {tr("Curve"), m_data.xName.isEmpty() ? QStringLiteral("x") : m_data.xName,
                     m_data.yName.isEmpty() ? QStringLiteral("y") : m_data.yName, tr("10 %"), tr("90 %")};
    for (const Curve& curve : m_data.curves) {
        for (std::size_t i = 0; i < curve.points.size(); ++i) {
            const QPointF& point = curve.points[i];
            QStringList row{curve.name, exactNumber(point.x()), exactNumber(point.y())};
            const bool hasBand = i < curve.band.size() && curve.band[i].x == point.x();
            row +=
                hasBand ? QStringList{exactNumber(curve.band[i].low), exactNumber(curve.band[i].high)} : QStringList{QString(), QString()};
            table.rows += row;
        }
    }
    return table;
}

double CurveChart::placeOfX(double x) const
{
    return m_plot.left() + m_x.place(x) * m_plot.width();
}

double CurveChart::xAt(double place) const
{
    return m_x.valueAt(std::clamp((place - m_plot.left()) / std::max(m_plot.width(), 1.0), 0.0, 1.0));
}

int CurveChart::drawnPoints() const
{
    int count = 0;
    for (const Lines& lines : m_lines)
        count += lines.line->count();
    return count;
}

QRectF CurveChart::arrange(const QSizeF& size)
{
    m_size = size;
    const QFontMetricsF small(smallFont());
    double names = small.horizontalAdvance(u'0');
    const std::vector<double> ticks = m_y.ticks(5);
    for (const double tick : ticks)
        names = std::max(names, small.horizontalAdvance(tickText(m_y, tick, ticks.size() > 1 ? ticks[1] - ticks[0] : m_y.step())));
    const double below = legendHeight(size.width()) + notesHeight(size.width());
    const double top = m_data.yName.isEmpty() && !m_data.marker ? small.height() / 2 : small.height() + 8;
    const double bottom = size.height() - below - small.height() - 8 - (m_data.xName.isEmpty() ? 0 : small.height() + 1);
    m_plot = QRectF(names + 10, top, std::max(20.0, size.width() - names - 10 - 14), std::max(20.0, bottom - top));
    m_below = QRectF(0, size.height() - below, size.width(), below);
    fillSeries(m_plot.width());
    m_xAxis->setRange(-air / m_plot.width(), 1 + air / m_plot.width());
    m_yAxis->setRange(-air / m_plot.height(), 1 + air / m_plot.height());
    return m_plot.adjusted(-air, -air, air, air);
}

void CurveChart::colourSeries()
{
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const Curve& curve = m_data.curves[i];
        m_lines[i].line->setPen(penOf(curve));
        if (m_lines[i].area == nullptr)
            continue;
        QColor fill = theme().colours.*curve.colour;
        fill.setAlphaF(theme().backdrop == Backdrop::Light ? 0.13F : 0.22F);
        m_lines[i].area->setBrush(fill);
        m_lines[i].area->setPen(Qt::NoPen);
    }
}

QString CurveChart::tipAt(const QPointF& place) const
{
    if (!m_plot.adjusted(-air, -air, air, air).contains(place))
        return {};
    const double x = xAt(place.x());
    QStringList lines;
    for (const Curve& curve : m_data.curves) {
        const QPointF* nearest = nullptr;
        for (const QPointF& point : curve.points) {
            if (!isShowable(point.x(), m_data.xKind))
                continue;
            if (nearest == nullptr || std::abs(m_x.place(point.x()) - m_x.place(x)) < std::abs(m_x.place(nearest->x()) - m_x.place(x)))
                nearest = &point;
        }
        if (nearest != nullptr)
            lines += tr("%1: %2 at %3").arg(oneLine(curve.name), shownNumber(nearest->y(), m_data.decimals + 1), exactNumber(nearest->x()));
    }
    return lines.join(u'\n');
}

void CurveChart::keyPressEvent(QKeyEvent* event)
{
    const double share = !m_data.marker ? 0 : m_x.place(*m_data.marker);
    double moved = share;
    switch (m_data.marker && !isTableShown() ? event->key() : 0) {
    case Qt::Key_Right:
    case Qt::Key_Up:
        moved += 0.02;
        break;
    case Qt::Key_Left:
    case Qt::Key_Down:
        moved -= 0.02;
        break;
    case Qt::Key_PageUp:
        moved += 0.1;
        break;
    case Qt::Key_PageDown:
        moved -= 0.1;
        break;
    case Qt::Key_Home:
        moved = 0;
        break;
    case Qt::Key_End:
        moved = 1;
        break;
    default:
        Chart::keyPressEvent(event);
        return;
    }
    const double x = m_x.valueAt(std::clamp(moved, 0.0, 1.0));
    // Receivers that round to whole widths must not swallow a small step.
    const double whole = moved > share ? std::max(x, std::floor(*m_data.marker) + 1) : std::min(x, std::ceil(*m_data.marker) - 1);
    const bool isWhole = m_data.xKind == ScaleKind::Log && m_x.low() >= 1;
    moveMarker(isWhole && moved != 0 && moved != 1 ? whole : x);
}

void CurveChart::focusInEvent(QFocusEvent* event)
{
    Chart::focusInEvent(event);
    update();
}

void CurveChart::focusOutEvent(QFocusEvent* event)
{
    Chart::focusOutEvent(event);
    update();
}

void CurveChart::mousePressEvent(QMouseEvent* event)
{
    const QRectF reach = m_plot.adjusted(-8, -8, 8, 16);
    m_isDragging = m_data.marker && event->button() == Qt::LeftButton && reach.contains(event->position());
    if (m_isDragging)
        moveMarker(xAt(event->position().x()));
}

void CurveChart::mouseMoveEvent(QMouseEvent* event)
{
    if (m_isDragging)
        moveMarker(xAt(event->position().x()));
    const bool isNear = m_data.marker && std::abs(event->position().x() - placeOfX(*m_data.marker)) < 8;
    setCursor(m_isDragging || isNear ? Qt::SplitHCursor : Qt::ArrowCursor);
}

void CurveChart::mouseReleaseEvent(QMouseEvent*)
{
    m_isDragging = false;
}

void CurveChart::chooseScales()
{
    FiniteRange xs;
    FiniteRange ys;
    const bool isLogX = m_data.xKind == ScaleKind::Log;
    const bool isLogY = m_data.yKind == ScaleKind::Log;
    const auto addX = [&](double x) { isLogX ? xs.includePositive(x) : xs.include(x); };
    const auto addY = [&](double y) { isLogY ? ys.includePositive(y) : ys.include(y); };
    for (const Curve& curve : m_data.curves) {
        for (const QPointF& point : curve.points) {
            if (!isShowable(point.y(), m_data.yKind) || !isShowable(point.x(), m_data.xKind))
                continue;
            addX(point.x());
            addY(point.y());
        }
        for (const BandPoint& point : curve.band) {
            if (!isShowable(point.x, m_data.xKind) || !std::isfinite(point.low) || !std::isfinite(point.high))
                continue;
            addX(point.x);
            addY(point.low);
            addY(point.high);
        }
    }
    for (const double tick : m_data.xTicks)
        addX(tick);
    addY(m_data.yLow);
    addY(m_data.yHigh);
    if (!isLogX && m_data.xTicks.empty())
        m_x = ChartScale::linear(xs, 6);
    else if (xs.isEmpty || !(xs.high > xs.low))
        m_x = isLogX ? ChartScale::decades(xs) : ChartScale::linear(xs, 6);
    else
        m_x = ChartScale::exactly(m_data.xKind, xs.low, xs.high);
    m_y = isLogY ? ChartScale::decades(ys) : ChartScale::linear(ys, 5);
    if (m_data.marker)
        m_data.marker = std::isfinite(*m_data.marker) ? std::clamp(*m_data.marker, m_x.low(), m_x.high()) : m_x.low();
}

void CurveChart::countOmitted()
{
    int notFinite = 0;
    int notPositive = 0;
    int below = 0;
    for (const Curve& curve : m_data.curves) {
        for (const QPointF& point : curve.points) {
            if (!std::isfinite(point.x()) || !std::isfinite(point.y()))
                ++notFinite;
            else if (!isShowable(point.x(), m_data.xKind) || !isShowable(point.y(), m_data.yKind))
                ++notPositive;
            else if (m_data.yKind == ScaleKind::Log && m_y.place(point.y()) < -1e-9)
                ++below;
        }
    }
    m_notes.clear();
    if (notFinite > 0)
        m_notes += tr("%n point(s) left out: not a finite number.", nullptr, notFinite);
    if (notPositive > 0)
        m_notes += tr("%n point(s) left out: 0 or less has no place on a logarithmic axis.", nullptr, notPositive);
    if (below > 0)
        m_notes += tr("%n point(s) lie below the axis.", nullptr, below);
}

void CurveChart::buildSeries()
{
    chart().removeAllSeries();
    m_lines.clear();
    const auto attach = [this](QAbstractSeries* series) {
        chart().addSeries(series);
        series->attachAxis(m_xAxis);
        series->attachAxis(m_yAxis);
    };
    for (const Curve& curve : m_data.curves) {  // all bands lie behind all lines
        Lines lines;
        if (!curve.band.empty()) {
            lines.upper = new QLineSeries;
            lines.lower = new QLineSeries;
            lines.area = new QAreaSeries(lines.upper, lines.lower);
            lines.upper->setParent(lines.area);
            lines.lower->setParent(lines.area);
            attach(lines.area);
        }
        m_lines.push_back(lines);
    }
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        m_lines[i].line = new QLineSeries;
        m_lines[i].line->setName(plainChartText(m_data.curves[i].name));
        attach(m_lines[i].line);
    }
}

// Everything reaches Qt Charts as 0..1 along both axes: logarithms and extreme numbers are dealt with here.
void CurveChart::fillSeries(double width)
{
    const int columns = std::max(1, static_cast<int>(width));
    const auto listed = [columns](const std::vector<QPointF>& points) {
        const std::vector<QPointF> few = thinned(points, columns);
        return QList<QPointF>(few.begin(), few.end());
    };
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const Curve& curve = m_data.curves[i];
        std::vector<QPointF> points;
        for (const QPointF& point : curve.points) {
            const QPointF unit = unitPoint(point.x(), point.y());
            if (std::isfinite(unit.x()) && std::isfinite(unit.y()) && unit.y() > -1e-9)
                points.push_back(unit);
        }
        m_lines[i].line->replace(listed(points));
        if (m_lines[i].area == nullptr)
            continue;
        std::vector<QPointF> upper;
        std::vector<QPointF> lower;
        for (const BandPoint& point : curve.band) {
            const QPointF high = unitPoint(point.x, point.high);
            // A lower edge of 0 on a logarithmic axis lies at the bottom.
            const bool isAtBottom = m_data.yKind == ScaleKind::Log && point.low <= 0;
            const QPointF low = isAtBottom ? QPointF(high.x(), 0) : unitPoint(point.x, point.low);
            if (!std::isfinite(high.x()) || !std::isfinite(high.y()) || !std::isfinite(low.y()))
                continue;
            upper.push_back({high.x(), std::max(high.y(), 0.0)});
            lower.push_back({low.x(), std::max(low.y(), 0.0)});
        }
        m_lines[i].upper->replace(listed(upper));
        m_lines[i].lower->replace(listed(lower));
    }
}

QPointF CurveChart::unitPoint(double x, double y) const
{
    if (!std::isfinite(x) || !std::isfinite(y))
        return {std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::quiet_NaN()};
    return {m_x.place(x), m_y.place(y)};
}

void CurveChart::moveMarker(double x)
{
    const double inside = std::clamp(x, m_x.low(), m_x.high());
    if (inside == *m_data.marker)
        return;
    m_data.marker = inside;
    setAccessibleDescription(summary());
    update();
    emit markerMoved(inside);
}

}  // namespace ae
