// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/cells/saturationcurves.h"

#include "models/answersheet.h"
#include "models/rowsummary.h"
#include "widgets/charts/curvechart.h"

#include <QGridLayout>

#include <algorithm>
#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

constexpr std::array colours = {&ThemeColours::withScaling, &ThemeColours::withoutScaling};

Curve curveOf(const QString& name, const std::vector<double>& widths, const std::vector<double>& values, QColor ThemeColours::*colour,
              Dash dash)
{
    Curve curve;
    curve.name = name;
    curve.colour = colour;
    curve.dash = dash;
    for (std::size_t i = 0; i < std::min(values.size(), widths.size()); ++i)
        curve.points.emplace_back(widths[i], values[i]);
    return curve;
}

}  // namespace

SaturationCurvesPart::SaturationCurvesPart(Document* document, SaturationModel* model, QWidget* parent)
    : SightCell(parent), m_document(document), m_model(model), m_saturated(nullptr)
{
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(10);
    const auto addChart = [this, grid] {
        auto* chart = new CurveChart;
        chart->setMinimumHeight(230);
        connect(chart, &CurveChart::markerMoved, this, [this](double x) { emit widthWanted(static_cast<Index>(std::lround(x))); });
        grid->addWidget(chart, grid->count() / 2, grid->count() % 2);
        return chart;
    };
    for (const std::string_view measure : {"max_weight", "entropy_bits", "gradient_norm"})
        m_curves.push_back({measure, addChart()});
    m_saturated = addChart();
    connect(m_model, &SaturationModel::curvesChanged, this, &SaturationCurvesPart::follow);
    connect(AnswerSheet::of(*m_document), &AnswerSheet::changed, this, &SaturationCurvesPart::follow);
    refresh();
}

void SaturationCurvesPart::setMarker(Index width)
{
    for (const CurveOf& curve : m_curves)
        curve.chart->setMarker(static_cast<double>(width));
    m_saturated->setMarker(static_cast<double>(width));
}

void SaturationCurvesPart::refresh()
{
    const SaturationCurves& curves = m_model->curves();
    const SaturationCurves* pinned = m_model->pinnedCurves();
    const QString token = pickedName();
    for (const CurveOf& shown : m_curves) {
        CurveChartData drawn = empty();
        const auto found = std::ranges::find(curves.measures, shown.measure);
        const auto spec = std::ranges::find(measureCatalogue(), shown.measure, &MeasureSpec::key);
        drawn.title = drawn.yName = translated(spec->title);
        drawn.yKind = shown.measure == "gradient_norm" ? ScaleKind::Log : ScaleKind::Linear;
        if (shown.measure == "max_weight") {
            drawn.yLow = 0;
            drawn.yHigh = 1;
        }
        const auto measure = static_cast<std::size_t>(found - curves.measures.begin());
        for (std::size_t side = 0; side < colours.size() && found != curves.measures.end(); ++side)
            addSide(drawn, measure, side, token);
        for (std::size_t side = 0; side < colours.size() && pinned && measure < pinned->curves.size(); ++side)
            addPinned(drawn, side, tr("median %1").arg(sideName(side)), pinned->curves[measure][side].median);
        shown.chart->setData(drawn);
    }
    showSaturated();
}

/// At d_k the curve of the row is its weights: while one of them is blank it is not drawn.
QString SaturationCurvesPart::pickedName() const
{
    const bool isDrawn = m_model->curves().hasPicked && !hidesWeights(*m_document, m_document->pickedToken());
    return isDrawn ? shownName(m_document->session().tokens[static_cast<std::size_t>(m_document->pickedToken())]) : QString();
}

QString SaturationCurvesPart::sideName(std::size_t side) const
{
    return side == 0 ? tr("with %1").arg(m_model->division()) : tr("without");
}

CurveChartData SaturationCurvesPart::empty() const
{
    CurveChartData drawn;
    drawn.xName = tr("width d");
    drawn.markerName = tr("width d");
    drawn.marker = static_cast<double>(m_model->widening().width);
    drawn.xTicks = m_model->curves().widths;
    return drawn;
}

void SaturationCurvesPart::addSide(CurveChartData& drawn, std::size_t measure, std::size_t side, const QString& token) const
{
    const SaturationCurves& curves = m_model->curves();
    const QString name = sideName(side);
    const MeasureCurve& curve = curves.curves[measure][side];
    Curve median = curveOf(tr("median %1").arg(name), curves.widths, curve.median, colours[side], Dash::Solid);
    for (std::size_t i = 0; i < curves.widths.size(); ++i)
        median.band.push_back({curves.widths[i], curve.p10[i], curve.p90[i]});
    drawn.curves.push_back(median);
    if (!token.isEmpty())
        drawn.curves.push_back(curveOf(tr("“%1” %2").arg(token, name), curves.widths, curve.picked, colours[side], Dash::Dotted));
}

/// The same curve of the state that is compared with.
void SaturationCurvesPart::addPinned(CurveChartData& drawn, std::size_t side, const QString& name, const std::vector<double>& values) const
{
    Curve curve =
        curveOf(tr("%1 in “%2”").arg(name, m_model->pinnedName()), m_model->pinnedCurves()->widths, values, colours[side], Dash::Dashed);
    curve.isPinned = true;
    drawn.curves.push_back(curve);
}

/// Forced rows are left out: they are one-hot whatever the scores are.
void SaturationCurvesPart::showSaturated()
{
    const SaturationCurves& curves = m_model->curves();
    CurveChartData drawn = empty();
    drawn.title = drawn.yName = tr("Share of saturated queries");
    drawn.yLow = 0;
    drawn.yHigh = 1;
    for (std::size_t side = 0; side < colours.size(); ++side)
        drawn.curves.push_back(curveOf(sideName(side), curves.widths, curves.saturated[side], colours[side], Dash::Solid));
    for (std::size_t side = 0; side < colours.size() && m_model->pinnedCurves(); ++side)
        addPinned(drawn, side, sideName(side), m_model->pinnedCurves()->saturated[side]);
    m_saturated->setData(drawn);
}

}  // namespace ae
