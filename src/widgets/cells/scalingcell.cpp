// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/cells/cells.h"

#include "models/convention.h"
#include "models/equationtext.h"
#include "models/pair.h"
#include "models/rowsummary.h"
#include "widgets/formula/formulaparser.h"
#include "widgets/formula/formulawidget.h"
#include "widgets/look/card.h"
#include "widgets/look/wrappedlabel.h"
#include "widgets/matrix/matrixpane.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
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
        const Document& document = *m_context.document;
        const Graph& graph = document.evaluation().graph();
        std::vector<std::string_view> steps;
        for (const std::size_t step : graph.scorePath())
            steps.push_back(graph[step].spec->key);
        steps.erase(steps.begin());  // the raw scores have a cell of their own
        const bool isDivided = dividesQueries(document);
        if (isDivided)  // and so have the divided ones, which are the product of what is divided here
            steps.front() = operandsOfScores(graph).queries;
        const QString remark = hasTokenColumns(document) ? translate("ae", "columns look") : translate("ae", "rows look");
        if (steps == m_shown && remark == m_remark)
            return;
        m_shown = std::move(steps);
        m_remark = remark;
        std::erase_if(m_panes, [this](const auto& known) {
            if (std::ranges::find(m_shown, known.first) != m_shown.end())
                return false;
            known.second->hide();  // a pane that is not in force hides itself; one that has no place here would not
            known.second->deleteLater();  // its own event can be what brought us here
            return true;
        });
        for (std::size_t i = 0; i < m_shown.size(); ++i) {
            MatrixPane* pane = paneOf(m_shown[i], i == 0 && isDivided ? Portion::Divided : Portion::Whole);
            m_layout->insertWidget(static_cast<int>(i), pane);
            pane->setRemark(pane->model()->isDivided() ? QString() : remark);  // shows it too
        }
    }

private:
    MatrixPane* paneOf(std::string_view step, Portion portion)
    {
        MatrixPane*& pane = m_panes[step];
        if (!pane) {
            const QString name = portion == Portion::Divided ? translate("ae", "%1 divided").arg(fromUtf8(step)) : QString();
            pane = new MatrixPane(m_context.document, m_context.highlight, step, Turn::None, name, this, portion);
            m_context.board->add(pane->view());
        }
        return pane;
    }

    CellContext m_context;
    QVBoxLayout* m_layout;
    std::vector<std::string_view> m_shown;
    QString m_remark;
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
