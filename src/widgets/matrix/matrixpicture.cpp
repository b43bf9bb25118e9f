// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/matrix/matrixpicture.h"

#include "models/heatbins.h"
#include "models/highlight.h"
#include "models/matrixmodel.h"
#include "models/roles.h"
#include "widgets/look/hatch.h"
#include "widgets/look/theme.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace ae {

namespace {

constexpr double kSmallestMark = 9;  // pixels of a frame that must be found among thousands of cells
constexpr int kMostFrames = 64;
constexpr double kNameRoom = 56;

const ColourMap& mapOf(const MatrixModel& model)
{
    return currentTheme().map(model.hasWeightColours() ? MapName::Weights : MapName::Signed);
}

/// At least of a size that the eye finds, around the same centre.
QRectF atLeast(QRectF rect, double size)
{
    const double x = std::max(0.0, size - rect.width()) / 2;
    const double y = std::max(0.0, size - rect.height()) / 2;
    return rect.adjusted(-x, -y, x, y);
}

void paintName(QPainter& painter, const QFont& font, const QRectF& area, Qt::Alignment alignment, const QString& name, bool isStrong)
{
    const ThemeColours& colours = currentTheme().colours;
    QFont own = font;
    own.setBold(isStrong);
    painter.setFont(own);
    painter.setPen(isStrong ? colours.text : colours.softText);
    if (isStrong)
        painter.fillRect(area, colours.card);
    painter.drawText(area, static_cast<int>(alignment | Qt::TextSingleLine),
                     QFontMetricsF(own).elidedText(name, Qt::ElideRight, area.width()));
}

}  // namespace

void MatrixPicture::setFrame(const QSize& pane, const QSize& bands, const QSize& numberCell)
{
    m_pane = pane;
    m_bands = bands;
    rows.setFrame(m_model->rowCount(), pane.height() - bands.height(), numberCell.height());
    columns.setFrame(m_model->columnCount(), pane.width() - bands.width(), numberCell.width());
}

QRectF MatrixPicture::rectOf(Index firstRow, Index firstColumn, Index rowCount, Index columnCount) const
{
    const double left = columns.startOf(firstColumn);
    const double top = rows.startOf(firstRow);
    return QRectF(left, top, columns.startOf(firstColumn + columnCount) - left, rows.startOf(firstRow + rowCount) - top)
        .translated(plot().topLeft());
}

QRectF MatrixPicture::rectOfRegion(const Region& region) const
{
    if (m_model->isTransposed())
        return rectOf(region.column, region.row, region.columns, region.rows);
    return rectOf(region.row, region.column, region.rows, region.columns);
}

void MatrixPicture::refreshImage(double pixel)
{
    const ColourMap& map = mapOf(*m_model);
    const auto colours = reinterpret_cast<quint64>(&map);
    const bool isSame = m_version == m_model->version() && m_pixel == pixel && m_imageRows == rows && m_imageColumns == columns;
    if (isSame && m_colours == colours)
        return;
    m_version = m_model->version();
    m_pixel = pixel;
    m_imageRows = rows;
    m_imageColumns = columns;
    m_colours = colours;
    const AxisZoom::Bins rowBins = rows.bins(pixel);
    const AxisZoom::Bins columnBins = columns.bins(pixel);
    if (rowBins.edges.size() < 2 || columnBins.edges.size() < 2) {
        m_image = {};
        return;
    }
    m_imagePlace =
        QRectF(QPointF(columnBins.places.front(), rowBins.places.front()), QPointF(columnBins.places.back(), rowBins.places.back()));
    const HeatBins bins = heatBinsOf(*m_model, rowBins.edges, columnBins.edges);
    if (m_image.size() != QSize(bins.columns, bins.rows))
        m_image = QImage(bins.columns, bins.rows, QImage::Format_RGB32);
    const bool isDistribution = m_model->hasWeightColours();
    for (int r = 0; r < bins.rows; ++r) {
        auto* line = reinterpret_cast<QRgb*>(m_image.scanLine(r));
        const std::size_t start = static_cast<std::size_t>(r) * static_cast<std::size_t>(bins.columns);
        for (int c = 0; c < bins.columns; ++c) {
            const std::size_t place = start + static_cast<std::size_t>(c);
            const double heat = static_cast<double>(bins.heat[place]);
            // of thousands of keys each has a small share: the root lets the eye see it
            line[c] = bins.states[place] == HeatBins::Number ? map.at(isDistribution ? std::sqrt(heat) : 0.5 + heat / 2)
                : bins.states[place] == HeatBins::Hidden     ? map.hidden()
                : bins.states[place] == HeatBins::Blank      ? currentTheme().colours.card.rgb()
                                                             : map.notFinite();
        }
    }
}

void MatrixPicture::paintColours(QPainter& painter, double pixel)
{
    refreshImage(pixel);
    painter.save();
    painter.setClipRect(plot());
    painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
    if (!m_image.isNull())
        painter.drawImage(m_imagePlace.translated(plot().topLeft()), m_image);
    painter.restore();
}

void MatrixPicture::paintRegions(QPainter& painter) const
{
    const Highlight* highlight = m_model->highlight();
    if (!highlight)
        return;
    const ThemeColours& colours = currentTheme().colours;
    const auto frame = [&](const std::vector<Region>& regions, const QPen& pen) {
        painter.setPen(pen);
        for (std::size_t i = 0; i < regions.size() && i < kMostFrames; ++i)
            painter.drawRect(atLeast(rectOfRegion(regions[i]), 3));
    };
    frame(highlight->dependents(m_model->step()), QPen(colours.dependent, 1.5, Qt::DotLine));
    frame(highlight->operands(m_model->step()), QPen(colours.operand, 2));
    std::vector<Region> causes;
    for (const CellRef& cause : highlight->causes()) {
        if (cause.step == m_model->step() && causes.size() < kMostFrames)
            causes.push_back(Region::cell(cause.row, cause.column));
    }
    painter.setPen(QPen(colours.error, 2, Qt::DashLine));
    for (const Region& cause : causes)
        painter.drawRect(atLeast(rectOfRegion(cause), kSmallestMark));
}

/// The selected cell with a frame that is found at any zoom, and hairs that lead the eye to it from both edges.
void MatrixPicture::paintSelected(QPainter& painter) const
{
    const auto& cell = m_model->document()->selectedCell();
    if (!cell || cell->step != m_model->step())
        return;
    const QRectF rect = rectOfRegion(Region::cell(cell->row, cell->column));
    const QRectF area = plot();
    QColor hair = currentTheme().colours.selection;
    hair.setAlpha(110);
    painter.setPen(QPen(hair, 1));
    painter.drawLine(QLineF(area.left(), rect.center().y(), rect.left() - 4, rect.center().y()));
    painter.drawLine(QLineF(rect.center().x(), area.top(), rect.center().x(), rect.top() - 4));
    painter.setPen(QPen(currentTheme().colours.selection, 2.5));
    painter.drawRect(atLeast(rect, kSmallestMark));
}

void MatrixPicture::paintMarks(QPainter& painter) const
{
    painter.save();
    painter.setClipRect(plot());
    painter.setBrush(Qt::NoBrush);
    paintRegions(painter);
    paintSelected(painter);
    painter.restore();
}

void MatrixPicture::paintNames(QPainter& painter, const QFont& font) const
{
    const QFontMetricsF metrics(font);
    const auto nameOf = [this](Index section, Qt::Orientation orientation) {
        return m_model->headerData(static_cast<int>(section), orientation, Qt::DisplayRole).toString();
    };
    const auto isPicked = [this](Index section, Qt::Orientation orientation) {
        return (m_model->headerData(static_cast<int>(section), orientation, MarksRole).toInt() & PickedMark) != 0;
    };
    const auto forEachName = [&](const AxisZoom& axis, double room, Qt::Orientation orientation, const auto& paint) {
        const auto step = std::max<Index>(1, static_cast<Index>(std::ceil(room / axis.cell())));
        const auto [first, behind] = axis.shown();
        Index picked = -1;
        for (Index i = first; i < behind; ++i)
            picked = isPicked(i, orientation) ? i : picked;
        for (Index i = (first + step - 1) / step * step; i < behind; i += step) {
            if (picked < 0 || i == picked || std::abs(i - picked) >= step)
                paint(i, axis.cell() * static_cast<double>(step), i == picked);
        }
        if (picked >= 0)  // over the others: the picked token is never thinned out
            paint(picked, std::max(room, axis.cell()), true);
    };
    if (m_bands.width() > 0) {
        painter.setClipRect(QRect(0, plot().top(), m_bands.width(), plot().height()));
        double free = plot().top();  // where the name before ended
        forEachName(rows, metrics.height(), Qt::Vertical, [&](Index i, double, bool isStrong) {
            const double centre = plot().top() + rows.startOf(i) + rows.cell() / 2;
            const double top = std::clamp(centre - metrics.height() / 2, static_cast<double>(plot().top()),
                                          std::max<double>(plot().top(), plot().bottom() - metrics.height()));
            if (top < free - 1 && !isStrong)
                return;
            free = top + metrics.height();
            paintName(painter, font, QRectF(0, top, m_bands.width() - 6, metrics.height()), Qt::AlignRight | Qt::AlignVCenter,
                      nameOf(i, Qt::Vertical), isStrong);
        });
    }
    painter.setClipRect(QRect(plot().left(), 0, plot().width(), m_bands.height()));
    forEachName(columns, columns.showsNumbers() ? columns.cell() : kNameRoom, Qt::Horizontal, [&](Index i, double room, bool isStrong) {
        const double start = plot().left() + columns.startOf(i);
        const bool isNarrow = !columns.showsNumbers();
        const QString name = nameOf(i, Qt::Horizontal);
        if (isNarrow && start + std::min(room, metrics.horizontalAdvance(name)) > plot().right() + 1 && !isStrong)
            return;  // a name that is cut says something else
        paintName(painter, font, QRectF(start + 1, 0, room - 4, m_bands.height()),
                  (isNarrow ? Qt::AlignLeft : Qt::AlignHCenter) | Qt::AlignVCenter, name, isStrong);
    });
    painter.setClipping(false);
}

}  // namespace ae
