// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What d does: the picked token's weights with and without ÷ √d at a width, and curves over width.
#include "widgets/cells/cells.h"

#include "models/answersheet.h"
#include "models/rowsummary.h"
#include "models/saturationmodel.h"
#include "widgets/cells/gradientrowspart.h"
#include "widgets/cells/saturationcurves.h"
#include "widgets/cells/saturationprogress.h"
#include "widgets/charts/barchart.h"
#include "widgets/look/calmwheel.h"
#include "widgets/look/card.h"
#include "widgets/look/wrappedlabel.h"
#include "widgets/matrix/matrixpane.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSlider>
#include <QSpinBox>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include <cmath>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

constexpr int kSliderSteps = 1000;

class SaturationCell : public SightCell {
    Q_DECLARE_TR_FUNCTIONS(SaturationCell)
public:
    SaturationCell(const CellContext& context, Card* card)
        : m_document(context.document), m_model(context.saturation), m_board(context.board)
    {
        auto* layout = new QVBoxLayout(this);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->addLayout(makeControls());
        layout->addLayout(m_choices);
        auto* progress = new SaturationProgress(m_document, m_model);
        layout->addWidget(progress);
        connect(progress, &SaturationProgress::stopped, this, &SaturationCell::refresh);
        auto* middle = new QHBoxLayout;
        m_bars = new BarChart;
        m_sentences = new WrappedLabel;
        m_sentences->setAccessibleName(tr("What froze"));
        middle->addWidget(m_bars, 3);
        middle->addWidget(m_sentences, 2, Qt::AlignTop);
        layout->addLayout(middle);
        layout->addWidget(new GradientRowsPart(m_document, m_model));
        auto* about =
            new WrappedLabel(tr("Over width, from several draws: the line is the median of all tokens, the band holds the middle 80 %, the "
                                "dotted line is the picked token in your own draw."));
        about->setForegroundRole(QPalette::PlaceholderText);
        layout->addWidget(about);
        m_curves = new SaturationCurvesPart(m_document, m_model);
        layout->addWidget(m_curves);
        card->setTitle(tr("Saturation: what the width d does"));
        connect(m_curves, &SaturationCurvesPart::widthWanted, this, &SaturationCell::setWidth);
        connect(m_model, &SaturationModel::whatIfChanged, this, &SaturationCell::follow);
        connect(AnswerSheet::of(*m_document), &AnswerSheet::changed, this, &SaturationCell::follow);
        connect(m_document, &Document::viewChanged, this, &SaturationCell::showControls);
        connect(m_document, &Document::changed, this, &SaturationCell::showControls);
        connect(m_document, &Document::pickedTokenChanged, this, &SaturationCell::follow);
        connect(m_document, &Document::changed, this, [this] { m_model->setWatched(!visibleRegion().isEmpty()); });
        m_model->setWatched(false);  // until it is painted
        showControls();
        refresh();
    }

protected:
    void paintEvent(QPaintEvent* event) override
    {
        m_model->setWatched(true);
        SightCell::paintEvent(event);
    }

private:
    QHBoxLayout* makeControls()
    {
        auto* row = new QHBoxLayout;
        m_slider = new CalmWheel<QSlider>(Qt::Horizontal);
        m_slider->setRange(0, kSliderSteps);
        m_slider->setAccessibleName(tr("Width d"));
        m_slider->setMinimumWidth(160);
        m_width = new CalmWheel<QSpinBox>;
        m_width->setAccessibleName(tr("Width d as a number"));
        m_width->setRange(static_cast<int>(low()), static_cast<int>(high()));  // before anybody listens: this is no wish of the user
        m_width->setValue(static_cast<int>(m_model->widening().width));
        m_source = new CalmWheel<QComboBox>;
        m_source->setAccessibleName(tr("Source of the further columns"));
        for (const WideningSpec& source : wideningCatalogue()) {
            m_source->addItem(translated(source.title), fromUtf8(source.key));
            m_source->setItemData(m_source->count() - 1, translated(source.summary), Qt::ToolTipRole);
        }
        auto* label = new QLabel(tr("&Width"));
        label->setBuddy(m_slider);
        row->addWidget(label);
        row->addWidget(m_slider, 1);
        row->addWidget(m_width);
        m_choices = new QHBoxLayout;
        m_choices->addWidget(m_source);
        m_again = addButton(m_choices, tr("Draw again"), [this] {
            Widening next = m_model->widening();
            ++next.seed;
            m_document->setSaturation(next);
        });
        addButton(m_choices, tr("Back to mine"), [this] { setWidth(m_document->sizes().dK); });
        m_widen = addButton(m_choices, tr("Widen the session"), [this] {
            if (const auto refusal = m_document->widenTo(m_model->widening()))
                emit m_board->refused(sentenceOf(*refusal));
        });
        m_choices->addStretch(1);
        connect(m_slider, &QSlider::valueChanged, this, [this](int place) {
            if (place != placeOf(m_model->widening().width))
                setWidth(widthAt(place));
        });
        connect(m_width, &QSpinBox::valueChanged, this, [this](int width) { setWidth(width); });
        connect(m_source, &QComboBox::activated, this, [this](int index) {
            Widening next = m_model->widening();
            next.source = m_source->itemData(index).toString().toStdString();
            m_document->setSaturation(next);
        });
        return row;
    }

    template <class Action> QPushButton* addButton(QHBoxLayout* row, const QString& text, Action action)
    {
        auto* button = new QPushButton(text);
        connect(button, &QPushButton::clicked, this, action);
        row->addWidget(button);
        return button;
    }

    double low() const { return static_cast<double>(m_model->narrowest()); }
    double high() const { return std::max<double>(low(), static_cast<double>(SaturationModel::widest)); }

    Index widthAt(int place) const
    {
        const double share = static_cast<double>(place) / kSliderSteps;
        return static_cast<Index>(std::lround(low() * std::pow(high() / low(), share)));
    }

    int placeOf(Index width) const
    {
        if (high() <= low())
            return 0;
        const double share = std::log(static_cast<double>(width) / low()) / std::log(high() / low());
        return static_cast<int>(std::lround(std::clamp(share, 0.0, 1.0) * kSliderSteps));
    }

    void setWidth(Index width)
    {
        Widening next = m_model->widening();
        if (next.width == width)
            return;
        next.width = width;
        m_document->setSaturation(next);
    }

    void showControls()
    {
        const Widening widening = m_document->session().view.saturation;
        m_width->setRange(static_cast<int>(low()), static_cast<int>(high()));
        m_width->setValue(static_cast<int>(widening.width));
        m_slider->setValue(placeOf(widening.width));
        const WideningSpec* source = findWidening(widening.source);
        m_source->setCurrentIndex(m_source->findData(fromUtf8(widening.source)));
        for (int i = 0; i < m_source->count(); ++i) {
            const bool isAllowed = m_model->sourceIsAllowed(m_source->itemData(i).toString().toStdString());
            static_cast<QStandardItemModel*>(m_source->model())->item(i)->setEnabled(isAllowed);
        }
        m_again->setEnabled(source && source->drawsSamples);
        m_widen->setEnabled(source && source->keepsSession && widening.width > m_document->sizes().dK);
        m_curves->setMarker(widening.width);
    }

    void refresh() override
    {
        const auto& with = m_model->with();
        const auto& without = m_model->without();
        const auto row = static_cast<std::size_t>(m_document->pickedToken());
        BarChartData bars;
        // results of other sizes wait for the next ones
        const std::size_t tokens = m_document->session().tokens.size();
        if (!with || !without || with->rows.size() != tokens || without->rows.size() != tokens || row >= tokens) {
            bars.title = tr("Weights at d = %1").arg(m_model->widening().width);
            bars.reason = m_model->isCancelled() ? tr("Cancelled.") : tr("Calculating …");
            m_bars->setData(bars);
            m_sentences->show({});
            return;
        }
        const QString token = shownName(m_document->session().tokens[row]);
        bars.title = tr("Weights of “%1” at d = %2").arg(token).arg(m_model->widening().width);
        bars.valueName = tr("with %1").arg(m_model->division());
        bars.otherName = tr("without");
        bars.atLeast = 1;
        if (hasNoDistribution(with->rows[row].state) || hasNoDistribution(without->rows[row].state))
            bars.reason = tr("This token has no weights at this width: %1.").arg(stateInWords(with->rows[row].state));
        const AnswerSheet& sheet = *AnswerSheet::of(*m_document);
        const auto isHidden = [&](Index key) { return sheet.hides("weights", static_cast<Index>(row), key); };
        const bool hidesAny = hidesWeights(*m_document, static_cast<Index>(row));
        const AllowedKeys allowed(m_document->session().options, m_document->sizes().tokens);
        for (Index j = 0; j < with->weights.cols(); ++j) {
            bars.bars.push_back({shownName(m_document->session().tokens[static_cast<std::size_t>(j)]),
                                 with->weights(static_cast<Index>(row), j), without->weights(static_cast<Index>(row), j),
                                 isHidden(j)                                      ? BarState::Blank
                                     : allowed.allows(static_cast<Index>(row), j) ? BarState::Shown
                                                                                  : BarState::Hidden});
        }
        bars.equalShare = with->rows[row].allowedKeys > 0 ? 1.0 / static_cast<double>(with->rows[row].allowedKeys) : std::nan("");
        m_bars->setData(bars);
        const NumberStyle style = numberStyle(*m_document);
        QStringList lines;
        if (bars.reason.isEmpty()) {
            lines << tr("At d = %1 the largest weight of “%2” is %3 with %5 and %4 without.")
                         .arg(m_model->widening().width)
                         .arg(token, hidesAny ? blankSign() : style.text(with->measures[row].maxWeight, 3),
                              hidesAny ? blankSign() : style.text(without->measures[row].maxWeight, 3), m_model->division());
            lines << tr("Its gradient at the query: %1 with, %2 without.")
                         .arg(style.measure(with->measures[row].gradientNorm), style.measure(without->measures[row].gradientNorm));
        }
        lines += m_model->sentences();
        if (m_model->widening().source != "repeat")
            lines << tr(
                "Why: a score is a sum of d products, so its spread grows like √d; the softmax sees ever larger gaps, and the largest "
                "score takes all. Dividing by √d keeps the spread as it is.");
        else
            lines << tr(
                "Why: the same columns again and again make every score grow like d itself; dividing by √d is not enough, dividing by d "
                "(exponent 1) is.");
        if (m_model->widening().source == "random" && m_model->widening().width > m_document->sizes().dK)
            lines << tr("Columns beyond d_k = %1 are random draws; your own are unchanged.").arg(m_document->sizes().dK);
        m_sentences->show(lines.join(u"\n\n"_s));
    }

    Document* m_document;
    SaturationModel* m_model;
    PaneBoard* m_board;
    QHBoxLayout* m_choices = nullptr;  ///< source and buttons, a row of their own so that a narrow window fits
    QSlider* m_slider = nullptr;
    QSpinBox* m_width = nullptr;
    QComboBox* m_source = nullptr;
    QPushButton* m_again = nullptr;
    QPushButton* m_widen = nullptr;
    BarChart* m_bars = nullptr;
    WrappedLabel* m_sentences = nullptr;
    SaturationCurvesPart* m_curves = nullptr;
};

}  // namespace

QWidget* makeSaturationCell(const CellContext& context, Card* card, std::size_t)
{
    return new SaturationCell(context, card);
}

}  // namespace ae
