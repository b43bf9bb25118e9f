// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/cells/cells.h"

#include "models/equationtext.h"
#include "models/rowsummary.h"
#include "widgets/formula/formulaparser.h"
#include "widgets/formula/formulawidget.h"
#include "widgets/look/card.h"
#include "widgets/look/wrappedlabel.h"
#include "widgets/matrix/matrixpane.h"

#include <QLabel>
#include <QVBoxLayout>

#include <map>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

/// A pane for each step that makes of the raw scores what the softmax reads, in their order.
class ScorePanes : public QWidget {
public:
    explicit ScorePanes(const CellContext& context) : m_context(context), m_layout(new QVBoxLayout(this))
    {
        m_layout->setContentsMargins(0, 0, 0, 0);
        follow();
    }

    void follow()
    {
        const Graph& graph = m_context.document->evaluation().graph();
        std::vector<std::string_view> steps;
        for (const std::size_t step : graph.scorePath())
            steps.push_back(graph[step].spec->key);
        steps.erase(steps.begin());  // the raw scores have a cell of their own
        if (steps == m_shown)
            return;
        m_shown = std::move(steps);
        for (std::size_t i = 0; i < m_shown.size(); ++i)
            m_layout->insertWidget(static_cast<int>(i), paneOf(m_shown[i]));
    }

private:
    /// Once made it stays: a pane hides itself while its step is not in force.
    MatrixPane* paneOf(std::string_view step)
    {
        MatrixPane*& pane = m_panes[step];
        if (!pane) {
            pane = new MatrixPane(m_context.document, m_context.highlight, step, Turn::None, {});
            pane->setRemark(translate("ae", "rows look"));
            m_context.board->add(pane->view());
        }
        return pane;
    }

    CellContext m_context;
    QVBoxLayout* m_layout;
    std::vector<std::string_view> m_shown;
    std::map<std::string_view, MatrixPane*> m_panes;
};

}  // namespace

QWidget* makeScalingCell(const CellContext& context, Card* card, std::size_t)
{
    auto* content = new QWidget;
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* panes = new ScorePanes(context);
    layout->addWidget(panes);
    auto* effect = new WrappedLabel;
    layout->addWidget(effect);
    layout->addStretch(1);
    auto* formula = new FormulaWidget;
    card->setFormula(formula);
    Document* document = context.document;
    const auto refresh = [document, formula, effect, panes] {
        panes->follow();
        formula->setFormula(parseFormula(scalingEquation(*document)));
        effect->show(divisorSentence(*document) + u' ' + switchEffect(*document));
    };
    QObject::connect(document, &Document::changed, content, refresh);
    QObject::connect(document, &Document::viewChanged, content, refresh);
    QObject::connect(document, &Document::pickedTokenChanged, content, refresh);
    refresh();
    return content;
}

}  // namespace ae
