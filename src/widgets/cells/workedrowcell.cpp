// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/cells/cells.h"

#include "models/answersheet.h"
#include "models/convention.h"
#include "models/workedrowmodel.h"
#include "widgets/formula/formulaparser.h"
#include "widgets/formula/formulawidget.h"
#include "widgets/look/card.h"
#include "widgets/look/focusring.h"
#include "widgets/look/wrappedlabel.h"

#include <QHeaderView>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <numeric>
#include <vector>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

constexpr int kMostRows = 16;

RowState pickedState(const Document& document)
{
    return document.evaluation().rows()[static_cast<std::size_t>(document.pickedToken())].state;
}

Formula pickedFormula(const Document& document)
{
    const QString token = shownName(document.session().tokens[static_cast<std::size_t>(document.pickedToken())]);
    const NumberStyle style = numberStyle(document);
    std::vector<Formula> entries;
    const Evaluation& evaluation = document.evaluation();
    const Values output = evaluation.value(evaluation.graph().nodes().back().spec->key);
    const auto isHidden = [&](Index c) {
        return AnswerSheet::of(document)->hides(evaluation.graph().nodes().back().spec->key, document.pickedToken(), c);
    };
    const bool isNone = hasNoDistribution(pickedState(document));
    for (Index c = 0; c < std::min<Index>(output.cols(), 4); ++c) {
        const QString number = isNone ? u"–"_s : style.text(output(document.pickedToken(), c));
        entries.push_back(formula::number(isHidden(c) ? blankSign() : number, Role::Value));
    }
    if (output.cols() > 4)
        entries.push_back(formula::text(u"…"_s));
    return formula::row({formula::call(formula::symbol(u"O", Role::Value), {formula::text(token)}), formula::op(u"="),
                         formula::sum(formula::symbol(u"j")), formula::subscript(formula::symbol(u"a", Role::Score), formula::symbol(u"j")),
                         formula::call(formula::symbol(u"V", Role::Value), {formula::symbol(u"j")}), formula::op(u"="),
                         hasTokenColumns(document) ? formula::superscript(formula::vector(entries, Role::Value), formula::text(u"T"_s))
                                                   : formula::vector(entries, Role::Value)});
}

/// A table whose columns have what their texts need, and an equal part of the rest.
class WorkedTable : public QTableView {
public:
    WorkedTable()
    {
        setAccessibleName(translate("ae", "Worked row"));
        setTabKeyNavigation(false);  // it would keep the keyboard
        showFocusAround(this);
        setFrameShape(QFrame::NoFrame);
        setShowGrid(false);
        setAlternatingRowColors(false);
        setSelectionMode(QAbstractItemView::SingleSelection);
        setMinimumWidth(520);
        horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
        horizontalHeader()->setMinimumSectionSize(1);
        horizontalHeader()->setResizeContentsPrecision(0);  // of the rows in view: all of them take longer than a frame
    }

    void fit()
    {
        const int count = model()->columnCount();
        if (count == 0)
            return;
        std::vector<int> widths;
        for (int column = 0; column < count; ++column)
            widths.push_back(std::max(sizeHintForColumn(column) + kGap, horizontalHeader()->sectionSizeHint(column)));
        int spare = std::max(0, viewport()->width() - std::accumulate(widths.begin(), widths.end(), 0));
        for (int column = 0; column < count; ++column) {
            const int more = spare / (count - column);
            spare -= more;
            horizontalHeader()->resizeSection(column, widths[static_cast<std::size_t>(column)] + more);
        }
    }

protected:
    void resizeEvent(QResizeEvent* event) override
    {
        QTableView::resizeEvent(event);
        fit();
    }

private:
    static constexpr int kGap = 8;
};

}  // namespace

QWidget* makeWorkedRowCell(const CellContext& context, Card* card, std::size_t)
{
    auto* part = new QWidget;
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    auto* table = new WorkedTable;
    auto* reason = new WrappedLabel;
    column->addWidget(table);
    column->addWidget(reason);
    auto* model = new WorkedRowModel(context.document, table);
    table->setModel(model);
    auto* formula = new FormulaWidget;
    card->setFormula(formula);
    Document* document = context.document;
    const auto refresh = [document, formula, table, reason, model, card] {
        const int height = table->fontMetrics().height() + 7;
        if (table->verticalHeader()->defaultSectionSize() != height)
            table->verticalHeader()->setDefaultSectionSize(height);
        table->setFixedHeight((std::min(model->rowCount(), kMostRows) + 1) * height + 10);
        table->fit();
        formula->setFormula(pickedFormula(*document));
        reason->show(reasonInWords(*document, document->pickedToken()));
        reason->setVisible(!reason->text().isEmpty());
        card->setTitle(translate("ae", "Worked row of “%1”")
                           .arg(shownName(document->session().tokens[static_cast<std::size_t>(document->pickedToken())])));
    };
    QObject::connect(document, &Document::changed, table, refresh);
    QObject::connect(document, &Document::viewChanged, table, refresh);
    QObject::connect(AnswerSheet::of(*document), &AnswerSheet::changed, table, refresh);
    QObject::connect(document, &Document::pickedTokenChanged, table, refresh);
    QObject::connect(table, &QTableView::clicked, document, [document, model](const QModelIndex& index) {
        if (const auto cell = model->cellAt(index))
            document->selectCell(cell);
    });
    refresh();
    return part;
}

}  // namespace ae
