// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Queries and keys as arrows, the dot product as a shadow; the values in a plane of their own.
#include "widgets/cells/cells.h"

#include "models/answersheet.h"
#include "models/convention.h"
#include "models/latestjob.h"
#include "models/planefigure.h"
#include "widgets/cells/sightcell.h"
#include "widgets/charts/planechart.h"
#include "widgets/look/card.h"
#include "widgets/look/toggleswitch.h"
#include "widgets/look/wrappedlabel.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

constexpr double kAtOnce = 1e7;  // multiplications that directions may cost within a frame

/// One plane with its sentences, and where its directions come from.
struct Side {
    std::vector<Matrix> (*matrices)(const Document& document) = nullptr;
    PlaneFigure (*figure)(const Document& document, const PrincipalPlane& plane) = nullptr;
    QWidget* part = nullptr;
    PlaneChart* chart = nullptr;
    WrappedLabel* sentences = nullptr;
    std::optional<PrincipalPlane> plane;  ///< of the matrices as they are now, or as they were while others are being found
    bool isStale = true;
    LatestJob* job = nullptr;
};

class PlaneCell : public SightCell {
    Q_DECLARE_TR_FUNCTIONS(PlaneCell)
public:
    PlaneCell(const CellContext& context, Card* card)
        : m_document(context.document), m_card(card), m_dividesQueries(dividesQueries(*context.document))
    {
        auto* layout = new QHBoxLayout(this);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->setSpacing(16);
        m_sides[0].matrices = queriesAndKeysOf;
        m_sides[0].figure = figureOfScores;
        m_sides[1].matrices = valuesOf;
        m_sides[1].figure = figureOfValues;
        for (Side& side : m_sides)
            addSide(layout, side);
        auto* values = new ToggleSwitch(tr("values"));
        values->setCheckable(true);
        values->setChecked(true);
        values->setAccessibleName(tr("Show the values"));
        card->addTitleWidget(values);
        connect(values, &QAbstractButton::toggled, this, [this](bool isOn) {
            m_sides[1].part->setVisible(isOn);
            follow();
        });
        connect(m_sides[0].chart, &PlaneChart::arrowActivated, this, [this](int arrow) { activate(m_sides[0], arrow); });
        connect(m_sides[1].chart, &PlaneChart::arrowActivated, this, [this](int arrow) { activate(m_sides[1], arrow); });
        connect(m_document, &Document::changed, this, [this](const Change&) {
            for (Side& side : m_sides)
                side.isStale = true;
            follow();
        });
        connect(m_document, &Document::viewChanged, this, [this] {
            if (std::exchange(m_dividesQueries, dividesQueries(*m_document)) != m_dividesQueries)
                m_sides[0].isStale = true;
            follow();
        });
        connect(m_document, &Document::pickedTokenChanged, this, &PlaneCell::follow);
        connect(m_document, &Document::selectedCellChanged, this, &PlaneCell::follow);
        connect(AnswerSheet::of(*m_document), &AnswerSheet::changed, this, &PlaneCell::follow);
        refresh();
    }

private:
    void addSide(QHBoxLayout* layout, Side& side)
    {
        side.part = new QWidget;
        auto* column = new QVBoxLayout(side.part);
        column->setContentsMargins(0, 0, 0, 0);
        side.chart = new PlaneChart;
        column->addWidget(side.chart);
        side.sentences = new WrappedLabel;
        column->addWidget(side.sentences);
        column->addStretch(1);
        layout->addWidget(side.part, 1);
        side.job = new LatestJob(this);
    }

    void refresh() override
    {
        m_card->setTitle(tr("Plane: “%1” and its keys").arg(tokenName(*m_document, m_document->pickedToken())));
        for (Side& side : m_sides) {
            if (side.part->isHidden())
                continue;
            if (side.isStale)
                findPlane(side);
            show(side);
        }
    }

    void findPlane(Side& side)
    {
        side.isStale = false;
        std::vector<Matrix> matrices = side.matrices(*m_document);
        const auto width = static_cast<double>(matrices.front().cols());
        double work = 10 * width * width * width;
        for (const Matrix& matrix : matrices)
            work += static_cast<double>(matrix.size()) * width;
        if (width <= 2 || work <= kAtOnce) {
            side.job->drop();
            side.plane = planeOf(matrices);
            return;
        }
        if (side.plane && side.plane->directions.rows() != matrices.front().cols())
            side.plane.reset();
        side.job->request([this, &side, matrices = std::move(matrices)]() -> LatestJob::Deliver {
            return [this, &side, plane = planeOf(matrices)] {
                side.plane = plane;
                show(side);
            };
        });
    }

    void show(Side& side)
    {
        PlaneFigure figure;
        // a change of shapes may come between a request and its result
        if (side.plane && side.plane->directions.rows() == side.matrices(*m_document).front().cols())
            figure = side.figure(*m_document, *side.plane);
        else
            figure.reason = tr("Calculating …");
        side.chart->setFigure(figure);
        side.sentences->show(figure.sentences.join(u' '));
    }

    void activate(const Side& side, int position)
    {
        const PlaneArrow arrow = side.chart->figure().arrows[static_cast<std::size_t>(position)];
        const Graph::Node& output = m_document->evaluation().graph().nodes().back();
        switch (arrow.kind) {
        case ArrowKind::Query:
            return m_document->pickToken(arrow.token);
        case ArrowKind::Key:
            return m_document->selectCell(scoreOf(*m_document, {m_document->pickedToken(), arrow.token}));
        case ArrowKind::Value:
            return m_document->selectCell(CellRef{std::string(output.inputKeys.front()), 0, m_document->pickedToken(), arrow.token});
        case ArrowKind::Output:
            return m_document->selectCell(CellRef{std::string(output.spec->key), 0, arrow.token, 0});
        }
    }

    Document* m_document;
    Card* m_card;
    std::array<Side, 2> m_sides;
    bool m_dividesQueries = false;
};

}  // namespace

QWidget* makePlaneCell(const CellContext& context, Card* card, std::size_t)
{
    return new PlaneCell(context, card);
}

}  // namespace ae
