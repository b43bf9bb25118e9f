// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/cells/gradientrowspart.h"

#include "models/gradientdraws.h"
#include "widgets/charts/curvechart.h"
#include "widgets/look/wrappedlabel.h"

#include <QHBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

Curve curveOf(const QString& name, const std::vector<double>& sorted, QColor ThemeColours::*colour, Dash dash)
{
    Curve curve;
    curve.name = name;
    curve.colour = colour;
    curve.dash = dash;
    for (std::size_t i = 0; i < sorted.size(); ++i)
        curve.points.emplace_back(static_cast<double>(i + 1), sorted[i]);
    return curve;
}

}  // namespace

GradientRowsPart::GradientRowsPart(Document* document, SaturationModel* model, QWidget* parent)
    : SightCell(parent), m_document(document), m_model(model), m_chart(new CurveChart), m_sentences(new WrappedLabel)
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    m_chart->setMinimumHeight(200);
    m_sentences->setAccessibleName(tr("What is left of the gradient"));
    row->addWidget(m_chart, 3);
    row->addWidget(m_sentences, 2, Qt::AlignTop);
    connect(model, &SaturationModel::whatIfChanged, this, &GradientRowsPart::follow);
    connect(model->draws(), &GradientDraws::changed, this, &GradientRowsPart::show);
    connect(document, &Document::viewChanged, this, &GradientRowsPart::show);  // decimals
    show();
    follow();
}

/// What is drawn comes when the draws have it.
void GradientRowsPart::refresh()
{
    m_model->draws()->refresh();
}

void GradientRowsPart::show()
{
    const GradientRows& rows = m_model->draws()->rows();
    const Index tokens = m_document->session().tokenCount();
    if (rows.draws == 1 && std::ranges::any_of(rows.order, [tokens](auto row) { return static_cast<Index>(row) >= tokens; }))
        return;  // results of other sizes: the next ones are on their way
    CurveChartData drawn;
    drawn.title = rows.isAtQuery ? tr("Queries sorted by their gradient at q, d = %1").arg(m_model->widening().width)
                                 : tr("Queries sorted by their gradient at W_Q, d = %1").arg(m_model->widening().width);
    drawn.xName = rows.draws > 1 ? tr("rank of the query, over %1 draws").arg(rows.draws) : tr("rank of the query");
    drawn.yName = rows.isAtQuery ? tr("gradient at the query") : tr("gradient at W_Q");
    drawn.xKind = ScaleKind::Linear;
    drawn.yKind = ScaleKind::Log;
    drawn.curves.push_back(curveOf(tr("with %1").arg(m_model->division()), rows.sides[0].sorted, &ThemeColours::withScaling, Dash::Solid));
    drawn.curves.push_back(curveOf(tr("without"), rows.sides[1].sorted, &ThemeColours::withoutScaling, Dash::Dashed));
    m_chart->setData(drawn);
    m_sentences->show(sentencesOf(rows, m_document->session().tokens, m_model->division(), numberStyle(*m_document)).join(u"\n\n"_s));
}

}  // namespace ae
