// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The score of one pair as a sum of steps, one for each dimension.
#include "widgets/cells/cells.h"

#include "models/answersheet.h"
#include "models/waterfall.h"
#include "widgets/cells/sightcell.h"
#include "widgets/charts/waterfallchart.h"
#include "widgets/look/card.h"
#include "widgets/look/wrappedlabel.h"

#include <QButtonGroup>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

class WaterfallCell : public SightCell {
    Q_DECLARE_TR_FUNCTIONS(WaterfallCell)
public:
    WaterfallCell(const CellContext& context, Card* card)
        : m_document(context.document), m_card(card), m_chart(new WaterfallChart), m_sentences(new WrappedLabel)
    {
        auto* layout = new QVBoxLayout(this);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->addLayout(makeChoices());
        layout->addWidget(m_chart);
        layout->addWidget(m_sentences);
        layout->addStretch(1);
        setMinimumWidth(360);
        connect(m_chart, &WaterfallChart::scoreActivated, this,
                [this] { m_document->selectCell(scoreOf(*m_document, m_chart->data().pair)); });
        connect(m_chart, &WaterfallChart::dividedActivated, this, [this] {
            const Graph& graph = m_document->evaluation().graph();
            const Pair pair = m_chart->data().pair;
            m_document->selectCell(CellRef{std::string(graph[graph.scorePath().back()].spec->key), 0, pair.query, pair.key});
        });
        connect(m_document, &Document::changed, this, &WaterfallCell::follow);
        connect(m_document, &Document::viewChanged, this, &WaterfallCell::follow);
        connect(m_document, &Document::pickedTokenChanged, this, &WaterfallCell::follow);
        connect(m_document, &Document::selectedCellChanged, this, &WaterfallCell::follow);
        connect(AnswerSheet::of(*m_document), &AnswerSheet::changed, this, &WaterfallCell::follow);
        refresh();
    }

private:
    QHBoxLayout* makeChoices()
    {
        auto* row = new QHBoxLayout;
        auto* group = new QButtonGroup(this);
        const std::array names = {tr("As they stand"), tr("Largest first")};
        for (int i = 0; i < static_cast<int>(names.size()); ++i) {
            auto* button = new QPushButton(names[static_cast<std::size_t>(i)]);
            button->setCheckable(true);
            button->setChecked(i == 0);
            group->addButton(button, i);
            row->addWidget(button);
        }
        row->addStretch(1);
        connect(group, &QButtonGroup::idClicked, this, [this](int id) {
            m_order = id == 0 ? TermOrder::Dimensions : TermOrder::Size;
            refresh();
        });
        return row;
    }

    void refresh() override
    {
        const Waterfall waterfall = waterfallOf(*m_document, pairInView(*m_document), m_order);
        m_card->setTitle(tr("Terms of the score of “%1” with “%2”").arg(waterfall.query, waterfall.key));
        m_chart->setData(waterfall, m_document->session().view.decimals);
        m_sentences->show(waterfall.sentences.join(u' '));
    }

    Document* m_document;
    Card* m_card;
    WaterfallChart* m_chart;
    WrappedLabel* m_sentences;
    TermOrder m_order = TermOrder::Dimensions;
};

}  // namespace

QWidget* makeWaterfallCell(const CellContext& context, Card* card, std::size_t)
{
    return new WaterfallCell(context, card);
}

}  // namespace ae
