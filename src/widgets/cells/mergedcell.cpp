// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a head keeps of its projections: W_Q W_Kᵀ, by which tokens are matched, and W_V, by which they are read; and in how many
// directions each of them works.
#include "widgets/cells/cells.h"

#include "models/mergedmodel.h"
#include "widgets/charts/barchart.h"
#include "widgets/look/theme.h"
#include "widgets/look/tiptext.h"
#include "widgets/look/wrappedlabel.h"
#include "widgets/matrix/matrixpane.h"
#include "widgets/matrix/productview.h"

#include <QCoreApplication>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

/// W_Q W_Kᵀ with its sign, shape and bar, as other panes have them.
class MergedPane : public QWidget {
    Q_DECLARE_TR_FUNCTIONS(MergedPane)
public:
    explicit MergedPane(MergedModel* model) : m_model(model), m_caption(new QLabel), m_view(new ProductView(model))
    {
        auto* layout = new QVBoxLayout(this);
        layout->setContentsMargins(8, 0, 0, 0);
        layout->setSpacing(1);
        layout->addWidget(m_caption);
        layout->addWidget(m_view, 0, Qt::AlignLeft | Qt::AlignTop);
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
        m_caption->setTextFormat(Qt::RichText);
        connect(model, &MergedModel::spectraChanged, this, &MergedPane::refresh);
        connect(model, &MergedModel::modelReset, this, &MergedPane::refresh);
        connect(model, &MergedModel::headerDataChanged, this, &MergedPane::refresh);
        refresh();
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(currentTheme().colours.score);
        painter.drawRoundedRect(QRectF(0, m_view->y(), 3, m_view->height()), 1.5, 1.5);
    }

    void changeEvent(QEvent* event) override
    {
        QWidget::changeEvent(event);
        if (event->type() == QEvent::PaletteChange)
            refresh();
    }

private:
    void refresh()
    {
        const ThemeColours& c = currentTheme().colours;
        const bool isTurned = m_model->hasTokenColumns();
        m_view->setAccessibleName(isTurned ? tr("Wk Wq transposed") : tr("Wq Wk transposed"));
        m_view->setAccessibleDescription(isTurned ? tr("Rows: features of the key. Columns: features of the query.")
                                                  : tr("Rows: features of the query. Columns: features of the key."));
        const QString sign = isTurned ? u"W<sub>K</sub> W<sub>Q</sub><sup>T</sup>"_s : u"W<sub>Q</sub> W<sub>K</sub><sup>T</sup>"_s;
        const QString remark = isTurned ? tr("rows: of the key, columns: of the query") : tr("rows: of the query, columns: of the key");
        m_caption->setText(u"<b style='color:%1'>%2</b>&nbsp; <span style='color:%3'>%4 × %4 &nbsp;%5</span>"_s
                               .arg(c.score.name(), sign, c.faintText.name())
                               .arg(m_model->rowCount())
                               .arg(remarkText(remark)));
        m_view->fit(m_model->widestTexts());
    }

    MergedModel* m_model;
    QLabel* m_caption;
    ProductView* m_view;
};

/// Singular values as bars, and what they amount to in words.
class SpectrumPart : public QWidget {
    Q_DECLARE_TR_FUNCTIONS(SpectrumPart)
public:
    SpectrumPart() : m_bars(new BarChart), m_words(new WrappedLabel)
    {
        auto* layout = new QVBoxLayout(this);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->addWidget(m_bars);
        layout->addWidget(m_words);
        layout->addStretch(1);
        setMinimumWidth(220);
    }

    void show(const QString& title, const MergedModel& model, MergedModel::Which which, const NumberStyle& style)
    {
        BarChartData bars;
        bars.title = title;
        bars.rowName = tr("Direction");
        bars.valueName = tr("Singular value");
        bars.reason = model.reason(which);
        bars.decimals = style.decimals;
        if (const auto& spectrum = model.spectrum(which); spectrum && bars.reason.isEmpty()) {
            for (std::size_t i = 0; i < spectrum->values.size(); ++i)
                bars.bars.push_back({u"σ%1"_s.arg(i + 1), spectrum->values[i]});
            m_words->show(wordsOf(*spectrum, style));
        } else {
            m_words->show({});
        }
        m_bars->setData(std::move(bars));
    }

private:
    static QString wordsOf(const Spectrum& spectrum, const NumberStyle& style)
    {
        const auto most = static_cast<Index>(spectrum.values.size());
        if (spectrum.rank == 0)
            return tr("Rank 0: it is all zeros.");
        QStringList words{spectrum.rank == most ? tr("Rank %1, all that there can be.").arg(most)
                                                : tr("Rank %1 of at most %2.").arg(spectrum.rank).arg(most)};
        if (most > 1) {
            words << tr("The first direction holds %1 % of the sum of squares%2.")
                         .arg(style.text(100 * spectrum.share(1), 1),
                              most > 2 ? tr(", the first two %1 %").arg(style.text(100 * spectrum.share(2), 1)) : QString());
            words << tr("Condition, σ1 ÷ σ%1: %2.").arg(spectrum.rank).arg(style.measure(spectrum.condition()));
        }
        return words.join(u' ');
    }

    BarChart* m_bars;
    WrappedLabel* m_words;
};

class MergedCell : public QWidget {
    Q_DECLARE_TR_FUNCTIONS(MergedCell)
public:
    explicit MergedCell(const CellContext& context)
        : m_document(context.document), m_model(new MergedModel(context.document, this)), m_about(new WrappedLabel),
          m_ofScores(new SpectrumPart), m_ofValues(new SpectrumPart)
    {
        auto* layout = new QVBoxLayout(this);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->setSpacing(10);
        layout->addWidget(m_about);
        auto* grid = new QGridLayout;
        grid->setHorizontalSpacing(24);
        grid->setVerticalSpacing(14);
        grid->setColumnStretch(1, 1);
        grid->addWidget(new MergedPane(m_model), 0, 0, Qt::AlignLeft | Qt::AlignTop);
        grid->addWidget(m_ofScores, 0, 1);
        auto* values = new MatrixPane(context.document, context.highlight, "Wv", Turn::None, tr("Wv of merged matrices"));
        context.board->add(values->view());
        grid->addWidget(values, 1, 0, Qt::AlignLeft | Qt::AlignTop);
        grid->addWidget(m_ofValues, 1, 1);
        layout->addLayout(grid);
        layout->addStretch(1);
        connect(m_model, &MergedModel::spectraChanged, this, &MergedCell::refresh);
        connect(m_document, &Document::viewChanged, this, &MergedCell::refresh);
        connect(m_document, &Document::changed, this, [this] {
            m_model->setWatched(!visibleRegion().isEmpty());
            refresh();
        });
        refresh();
    }

protected:
    void paintEvent(QPaintEvent* event) override
    {
        m_model->setWatched(true);
        QWidget::paintEvent(event);
    }

private:
    QString about() const
    {
        const bool isTurned = m_model->hasTokenColumns();
        const QString product = isTurned ? u"yᵀ W_K W_Qᵀ x"_s : u"x W_Q W_Kᵀ yᵀ"_s;
        QStringList words{tr("The score of token x with token y is %1: of W_Q and W_K only this one matrix counts. Heads that share "
                             "it look at the same tokens, however they split it in two.")
                              .arg(product)};
        const Session& session = m_document->session();
        const bool hasQueryBias = session.matrices.contains("bq");
        const bool hasKeyBias = session.matrices.contains("bk");
        if (hasQueryBias)
            words << tr("b_Q adds %1: how much every query likes the key y.").arg(isTurned ? u"yᵀ W_K b_Q"_s : u"b_Q W_Kᵀ yᵀ"_s);
        if (hasKeyBias)
            words << tr("b_K adds %1, the same for every key, which the softmax does not see.")
                         .arg(isTurned ? u"b_Kᵀ W_Qᵀ x"_s : u"x W_Q b_Kᵀ"_s);
        if (hasQueryBias && hasKeyBias)
            words << tr("Both together add the number %1 to every score.").arg(isTurned ? u"b_Kᵀ b_Q"_s : u"b_Q b_Kᵀ"_s);
        if (session.options.rotary.isOn())
            words << tr("Rotary positions turn between the two: this matrix is that of a token with itself, at distance 0.");
        words << tr("W_V is what is read from a token that is looked at.");
        return words.join(u' ');
    }

    void refresh()
    {
        m_about->show(about());
        const NumberStyle style = numberStyle(*m_document);
        m_ofScores->show(tr("Singular values of %1").arg(m_model->hasTokenColumns() ? u"W_K W_Qᵀ"_s : u"W_Q W_Kᵀ"_s), *m_model,
                         MergedModel::Scores, style);
        m_ofValues->show(tr("Singular values of W_V"), *m_model, MergedModel::Values, style);
    }

    Document* m_document;
    MergedModel* m_model;
    WrappedLabel* m_about;
    SpectrumPart* m_ofScores;
    SpectrumPart* m_ofValues;
};

}  // namespace

QWidget* makeMergedCell(const CellContext& context, Card*, std::size_t)
{
    return new MergedCell(context);
}

}  // namespace ae
