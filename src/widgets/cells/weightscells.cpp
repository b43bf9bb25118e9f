// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The weights as a heat map with row sums, and the charts of them.
#include "widgets/cells/cells.h"

#include "attention/saturation.h"
#include "models/comparison.h"
#include "models/convention.h"
#include "models/gradientlens.h"
#include "models/highlight.h"
#include "models/rowsummary.h"
#include "models/rowsumsmodel.h"
#include "widgets/cells/sightcell.h"
#include "widgets/charts/barchart.h"
#include "widgets/charts/entropychart.h"
#include "widgets/charts/stackedrowschart.h"
#include "widgets/look/card.h"
#include "widgets/look/focusring.h"
#include "widgets/look/wrappedlabel.h"
#include "widgets/matrix/matrixpane.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

/// The Σ column beside the weights, or the Σ row below them where tokens are columns: as long as they are, scrolled together.
QTableView* makeSums(const CellContext& context, MatrixView* weights, QWidget* parent)
{
    auto* sums = new QTableView(parent);
    sums->setModel(new RowSumsModel(context.document, sums));
    sums->setAccessibleName(translate("ae", "Sums of the weights"));
    sums->setFrameShape(QFrame::NoFrame);
    sums->setShowGrid(false);
    sums->setEditTriggers(QAbstractItemView::NoEditTriggers);
    sums->setSelectionMode(QAbstractItemView::NoSelection);
    sums->setTabKeyNavigation(false);  // it would keep the keyboard
    showFocusAround(sums);
    sums->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    sums->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    sums->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    sums->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    sums->horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    sums->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    sums->setForegroundRole(QPalette::PlaceholderText);
    QObject::connect(weights->verticalScrollBar(), &QScrollBar::valueChanged, sums->verticalScrollBar(), &QScrollBar::setValue);
    QObject::connect(weights->horizontalScrollBar(), &QScrollBar::valueChanged, sums->horizontalScrollBar(), &QScrollBar::setValue);
    const auto fit = [sums, weights, document = context.document] {
        const bool isRow = hasTokenColumns(*document);
        sums->verticalHeader()->setVisible(isRow);
        sums->horizontalHeader()->setVisible(!isRow);
        sums->verticalHeader()->setDefaultSectionSize(weights->verticalHeader()->defaultSectionSize());
        if (isRow) {
            sums->horizontalHeader()->setDefaultSectionSize(weights->horizontalHeader()->defaultSectionSize());
            const int inset = weights->x();  // within its pane
            sums->verticalHeader()->setFixedWidth(inset + weights->verticalHeader()->width());
            sums->verticalHeader()->setDefaultAlignment(Qt::AlignRight | Qt::AlignVCenter);
            sums->setFixedSize(inset + weights->sizeHint().width(), sums->verticalHeader()->defaultSectionSize());
            return;
        }
        sums->horizontalHeader()->setFixedHeight(weights->horizontalHeader()->height());
        int width = sums->fontMetrics().horizontalAdvance(u"0.00000"_s);
        for (int r = 0; r < std::min(sums->model()->rowCount(), 64); ++r)
            width = std::max(width, sums->fontMetrics().horizontalAdvance(sums->model()->index(r, 0).data().toString()) + 12);
        sums->setColumnWidth(0, width);
        sums->setFixedSize(width, weights->sizeHint().height());
    };
    QObject::connect(weights, &MatrixView::metricsChanged, sums, fit);
    QObject::connect(sums->model(), &QAbstractItemModel::modelReset, sums, fit);
    QObject::connect(sums->model(), &QAbstractItemModel::dataChanged, sums, fit);
    fit();
    // beside a picture the rows do not lie beside their sums; beside derivatives and differences the sums of weights would be theirs
    const auto choose = [sums, weights] {
        const MatrixModel* model = weights->matrix();
        sums->setVisible(!weights->isPicture() && (model->layer() == Layer::Values || model->showsBoth()));
    };
    QObject::connect(weights, &MatrixView::formChanged, sums, choose);
    QObject::connect(context.highlight->lens(), &GradientLens::changed, sums, choose);
    QObject::connect(context.highlight->comparison(), &Comparison::changed, sums, choose);
    choose();
    return sums;
}

BarState stateOf(const RowSummary& summary, std::size_t key)
{
    return summary.isHidden[key] ? BarState::Blank : summary.allowed[key] ? BarState::Shown : BarState::Hidden;
}

BarChartData barsOf(const RowSummary& summary)
{
    BarChartData data;
    data.title = translate("ae", "Weights of “%1”").arg(summary.token);
    data.reason = hasNoDistribution(summary.state) ? summary.reason : QString();
    data.equalShare = summary.equalShare;
    data.valueName = translate("ae", "weight");
    for (qsizetype j = 0; j < summary.keys.size(); ++j) {
        const auto i = static_cast<std::size_t>(j);
        data.bars.push_back({summary.keys[j], summary.weights[i], 0, stateOf(summary, i)});
    }
    return data;
}

/// The bars of the pinned state beside those of now. Returns why not, in words; empty when it is done or nothing is compared.
QString addBaseline(const Comparison& comparison, Index row, BarChartData& data)
{
    if (!comparison.isOn() || !data.reason.isEmpty())
        return {};
    if (!comparison.has("weights"))
        return comparison.mismatch("weights");
    const RowRecord& before = comparison.before()->rows()[static_cast<std::size_t>(row)];
    if (hasNoDistribution(before.state))
        return translate("ae", "“%1” has no weights for this token: %2.").arg(comparison.name(), stateInWords(before.state));
    data.valueName = translate("ae", "now");
    data.otherName = comparison.name();
    data.pairOf = PairOf::Baseline;
    for (std::size_t j = 0; j < data.bars.size(); ++j) {
        const CellDifference cell = comparison.at({"weights", 0, row, static_cast<Index>(j)});
        Bar& bar = data.bars[j];
        if (bar.state == BarState::Blank)
            continue;  // neither number is told
        bar.other = cell.before;
        bar.state = cell.kind == DifferenceKind::Hidden ? BarState::Hidden : BarState::Shown;
        bar.hiddenSide = cell.kind == DifferenceKind::HiddenNow ? Bar::HiddenSide::Value
            : cell.kind == DifferenceKind::HiddenBefore         ? Bar::HiddenSide::Other
                                                                : Bar::HiddenSide::None;
    }
    return {};
}

/// `rows`: which tokens they are.
StackedRowsData stackOf(const Document& document, const Comparison& comparison, std::vector<Index>& rows)
{
    const Evaluation* before = comparison.has("weights") ? comparison.before() : nullptr;
    StackedRowsData data;
    data.title = translate("ae", "Weights of all tokens");
    data.pinnedName = before ? comparison.name() : QString();
    for (const std::string& token : document.session().tokens)
        data.keys << shownName(token);
    data.outOf = static_cast<int>(document.sizes().tokens);
    const bool isMany = data.outOf > StackedRowsChart::mostRows;
    rows = mostPickedRows(document, static_cast<std::size_t>(isMany ? StackedRowsChart::rowsShown : data.outOf));
    for (const Index i : rows) {
        if (i == document.pickedToken())
            data.pickedRow = static_cast<int>(data.rows.size());
        const RowSummary summary = summaryOf(document, i);
        // one segment less would show how long it is
        const QString reason = summary.hidesAny ? blankWeightsReason() : QString();
        data.rows.push_back({summary.token, summary.weights, hasNoDistribution(summary.state) ? summary.reason : reason, {}});
        if (!before || summary.hidesAny || hasNoDistribution(before->rows()[static_cast<std::size_t>(i)].state))
            continue;
        const Values pinned = before->value("weights");
        for (Index j = 0; j < pinned.cols(); ++j)
            data.rows.back().pinned.push_back(pinned(i, j));
    }
    return data;
}

EntropyChartData entropyOf(const Document& document, const Comparison& comparison)
{
    EntropyChartData data;
    data.title = translate("ae", "Entropy of each token");
    data.pickedRow = static_cast<int>(document.pickedToken());
    const Evaluation* before = comparison.has("weights") ? comparison.before() : nullptr;
    data.pinnedName = before ? comparison.name() : QString();
    for (Index i = 0; i < document.sizes().tokens; ++i) {
        const RowEntropy entropy = entropyOfRow(document, i);
        EntropyRow row;
        row.name = entropy.token;
        row.bits = entropy.bits;
        row.mostBits = entropy.mostBits;
        const bool hasNone = hasNoDistribution(entropy.state) || entropy.isHidden;
        row.mark = hasNone        ? RowMark::Undefined
            : entropy.isForced    ? RowMark::Forced
            : entropy.isSaturated ? RowMark::Saturated
                                  : RowMark::None;
        row.reason = entropy.reason;
        if (before && !entropy.isHidden && !hasNoDistribution(before->rows()[static_cast<std::size_t>(i)].state))
            row.pinnedBits = ae::entropyOf(*before, i);
        data.rows.push_back(row);
    }
    return data;
}

/// Three charts of one matrix, one in view: the picked token, all rows, entropy.
class WeightsCharts : public SightCell {
public:
    WeightsCharts(const CellContext& context, Card* card)
        : m_document(context.document), m_comparison(context.highlight->comparison()), m_card(card), m_bars(new BarChart),
          m_pages(new QStackedWidget), m_caption(new WrappedLabel)
    {
        auto* layout = new QVBoxLayout(this);
        layout->setContentsMargins(0, 0, 0, 0);
        auto* choices = new QHBoxLayout;
        auto* group = new QButtonGroup(this);
        const std::array names = {translate("ae", "This token"), translate("ae", "All tokens"), translate("ae", "Entropy")};
        for (int i = 0; i < static_cast<int>(names.size()); ++i) {
            auto* button = new QPushButton(names[static_cast<std::size_t>(i)]);
            button->setCheckable(true);
            button->setChecked(i == 0);
            group->addButton(button, i);
            choices->addWidget(button);
        }
        choices->addStretch(1);
        layout->addLayout(choices);
        m_pages->addWidget(m_bars);
        layout->addWidget(m_pages, 1);
        layout->addWidget(m_caption);
        setMinimumWidth(280);
        connect(group, &QButtonGroup::idClicked, this, [this](int page) {
            m_page = page;
            refresh();
        });
        connect(m_bars, &BarChart::barActivated, this, [this](int key) {
            m_document->selectCell(CellRef{"weights", 0, m_document->pickedToken(), key});
        });
        connect(m_document, &Document::changed, this, &WeightsCharts::follow);
        connect(m_document, &Document::viewChanged, this, &WeightsCharts::follow);
        connect(AnswerSheet::of(*m_document), &AnswerSheet::changed, this, &WeightsCharts::follow);
        connect(m_document, &Document::pickedTokenChanged, this, &WeightsCharts::follow);
        connect(m_comparison, &Comparison::changed, this, &WeightsCharts::follow);
        refresh();
    }

private:
    void refresh() override
    {
        const RowSummary summary = summaryOf(*m_document, m_document->pickedToken());
        m_card->setTitle(translate("ae", "Weights of “%1”").arg(summary.token));
        QStringList captions = captionsOf(summary, numberStyle(*m_document));
        BarChartData bars = barsOf(summary);
        if (const QString reason = addBaseline(*m_comparison, summary.row, bars); !reason.isEmpty())
            captions << reason;
        m_caption->show(captions.join(u'\n'));
        if (m_page == 0)
            m_bars->setData(std::move(bars));
        else if (m_page == 1)
            rows()->setData(stackOf(*m_document, *m_comparison, m_stacked));
        else
            entropy()->setData(entropyOf(*m_document, *m_comparison));
        m_pages->setCurrentWidget(m_page == 0 ? static_cast<QWidget*>(m_bars) : m_page == 1 ? static_cast<QWidget*>(rows()) : entropy());
    }

    // made when they are first looked at: the start of the program has no time for them
    StackedRowsChart* rows()
    {
        if (m_rows)
            return m_rows;
        m_rows = new StackedRowsChart;
        m_pages->addWidget(m_rows);
        connect(m_rows, &StackedRowsChart::segmentActivated, this, [this](int query, int key) {
            if (key >= 0)
                m_document->selectCell(CellRef{"weights", 0, m_stacked[static_cast<std::size_t>(query)], key});
        });
        return m_rows;
    }

    EntropyChart* entropy()
    {
        if (!m_entropy) {
            m_entropy = new EntropyChart;
            m_pages->addWidget(m_entropy);
        }
        return m_entropy;
    }

    Document* m_document;
    Comparison* m_comparison;
    Card* m_card;
    BarChart* m_bars;
    StackedRowsChart* m_rows = nullptr;
    EntropyChart* m_entropy = nullptr;
    int m_page = 0;
    std::vector<Index> m_stacked;  ///< tokens of the rows of m_rows
    QStackedWidget* m_pages;
    WrappedLabel* m_caption;
};

}  // namespace

QWidget* makeWeightsChartCell(const CellContext& context, Card* card, std::size_t)
{
    return new WeightsCharts(context, card);
}

QWidget* makeWeightsCell(const CellContext& context, Card*, std::size_t)
{
    auto* content = new QWidget;
    auto* sheet = new QVBoxLayout(content);
    sheet->setContentsMargins(0, 0, 0, 0);
    auto* layout = new QBoxLayout(QBoxLayout::LeftToRight);
    layout->setSpacing(2);
    sheet->addLayout(layout);
    sheet->addStretch(1);  // below both, so that the sums stay beside their rows
    auto* pane = new MatrixPane(context.document, context.highlight, "weights", Turn::None, {});
    auto* sums = makeSums(context, pane->view(), content);
    const auto arrange = [document = context.document, layout, pane, sums] {
        const bool isTurned = hasTokenColumns(*document);
        layout->setDirection(isTurned ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
        layout->setAlignment(sums, isTurned ? Qt::AlignLeft : Qt::AlignBottom);
        const QString remark =
            isTurned ? translate("ae", "columns look, rows are looked at") : translate("ae", "rows look, columns are looked at");
        pane->setRemark(pane->view()->isPicture() ? translate("ae", "%1; darker by the root of the weight").arg(remark) : remark);
    };
    context.board->add(pane->view());
    layout->addWidget(pane, 0, Qt::AlignTop | Qt::AlignLeft);
    layout->addWidget(sums, 0, Qt::AlignBottom);
    layout->addStretch(1);
    QObject::connect(pane->view(), &MatrixView::formChanged, pane, arrange);
    QObject::connect(context.document, &Document::viewChanged, pane, arrange);
    arrange();
    return content;
}

}  // namespace ae
