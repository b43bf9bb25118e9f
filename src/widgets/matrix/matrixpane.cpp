// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/matrix/matrixpane.h"

#include "models/comparison.h"
#include "models/convention.h"
#include "models/highlight.h"
#include "widgets/look/theme.h"
#include "widgets/look/tiptext.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

constexpr int kBar = 3;
constexpr int kBarGap = 5;
constexpr int kRemarkGap = 8;
constexpr qsizetype kFewestLetters = 4;  ///< of a shortened remark; with fewer it says nothing
constexpr qsizetype kLongestBaseline = 18;

/// "W_Q" with a real subscript for a label that shows rich text made by us alone.
QString signOf(const StepSpec& spec)
{
    const QString sign = fromUtf8(spec.symbol);
    const qsizetype index = sign.indexOf(u'_');
    if (index < 0)
        return sign;
    return sign.left(index) + u"<sub>"_s + sign.mid(index + 1) + u"</sub>"_s;
}

}  // namespace

/// What stands behind the shape; where it may give way it is shortened, and goes, before its pane is cut.
class RemarkLabel : public QLabel {
public:
    explicit RemarkLabel(QWidget* parent) : QLabel(parent) { setTextFormat(Qt::PlainText); }

    void show(const QString& text, bool givesWay)
    {
        if (const bool isSlanted = hasSlantedLetters(text); font().italic() != isSlanted) {
            QFont own = font();
            own.setItalic(isSlanted);
            setFont(own);
        }
        setText(text);
        setVisible(!text.isEmpty());
        if (std::exchange(m_givesWay, givesWay) != givesWay)
            updateGeometry();
    }

    QSize minimumSizeHint() const override { return m_givesWay ? QSize(0, sizeHint().height()) : sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override
    {
        if (width() >= sizeHint().width()) {
            QLabel::paintEvent(event);
            return;
        }
        if (const QString cut = fontMetrics().elidedText(text(), Qt::ElideRight, width()); cut.size() > kFewestLetters)
            QPainter(this).drawText(rect(), static_cast<int>(Qt::AlignLeading | Qt::AlignVCenter), cut);
    }

private:
    bool m_givesWay = false;
};

MatrixPane::MatrixPane(Document* document, const Highlight* highlight, std::string_view step, Turn turn, const QString& place,
                       QWidget* parent, Portion portion)
    : QWidget(parent), m_model(new MatrixModel(document, highlight, std::string(step), turn, this, portion)),
      m_view(new MatrixView(m_model, this)), m_caption(new QLabel(this)), m_remarkLabel(new RemarkLabel(this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(kBar + kBarGap, 0, 0, 0);
    layout->setSpacing(1);
    auto* captions = new QHBoxLayout;
    captions->setSpacing(kRemarkGap);
    captions->addWidget(m_caption);
    captions->addWidget(m_remarkLabel);
    captions->addStretch(1);
    layout->addLayout(captions);
    layout->addWidget(m_view, 0, Qt::AlignLeft | Qt::AlignTop);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    m_caption->setTextFormat(Qt::RichText);
    if (!place.isEmpty())
        m_view->setAccessibleName(place);
    m_isEditable = m_model->isEditable();
    connect(m_model, &MatrixModel::modelReset, this, &MatrixPane::showCaption);
    connect(m_view, &MatrixView::metricsChanged, this, &MatrixPane::updateGeometry);
    if (highlight)
        connect(highlight->comparison(), &Comparison::changed, this, &MatrixPane::showCaption);
    showCaption();
}

void MatrixPane::setRemark(const QString& remark)
{
    m_remark = remark;
    showCaption();
}

/// What the numbers are compared with, or why they are not; empty while they are values alone.
QString MatrixPane::comparisonNote() const
{
    const Comparison* comparison = m_model->highlight() ? m_model->highlight()->comparison() : nullptr;
    if (!comparison || !comparison->isOn() || m_model->showsDerivatives() || comparison->form() == CompareForm::Values)
        return {};
    if (m_model->layer() != Layer::Differences)
        return comparison->briefMismatch(m_model->step());
    QString name = comparison->name();
    if (name.size() > kLongestBaseline)
        name = name.left(kLongestBaseline - 1) + u'…';
    return m_model->showsBoth() ? tr("and minus “%1”").arg(name) : tr("minus “%1”").arg(name);
}

void MatrixPane::showCaption()
{
    if (const bool isInForce = m_model->isInForce(); parentWidget() || !isInForce)  // what has no parent yet would be a window
        setVisible(isInForce);
    const Graph::Node* node = m_model->document()->evaluation().graph().node(m_model->step());
    if (!node)
        return;
    const Theme& theme = currentTheme();
    const QString colour = theme.roleColour(m_model->spec().role).name();
    const QString faint = theme.colours.faintText.name();
    QString sign = m_model->isDivided() ? dividedQueriesSign() : signOf(m_model->spec());
    if (m_model->isLetterTransposed())
        sign += u"<sup>T</sup>"_s;
    const Index rows = m_model->isTransposed() ? node->shape.columns : node->shape.rows;
    const Index columns = m_model->isTransposed() ? node->shape.rows : node->shape.columns;
    const QString note = comparisonNote();
    m_caption->setText(
        u"<b style='color:%1'>%2</b>&nbsp; <span style='color:%3'>%4 × %5</span>"_s.arg(colour, sign, faint).arg(rows).arg(columns));
    const bool isPlain = note.isEmpty() && m_remark.isEmpty();
    m_remarkLabel->show(!note.isEmpty()               ? note
                            : isPlain && m_isEditable ? tr("editable")
                                                      : m_remark,
                        isPlain || !note.isEmpty());  // the bar above says it too
    QPalette quiet = m_remarkLabel->palette();
    quiet.setColor(QPalette::WindowText, theme.colours.faintText);
    m_remarkLabel->setPalette(quiet);
    QStringList tips{translated(m_model->spec().summary)};
    if (!note.isEmpty())
        tips << (m_model->layer() == Layer::Differences ? note : m_model->highlight()->comparison()->mismatch(m_model->step()));
    m_caption->setAccessibleDescription(tips.join(u' '));
    m_caption->setToolTip(u"<p>"_s + tips.join(u'\n').toHtmlEscaped().replace(u'\n', u"</p><p>"_s) + u"</p>"_s);
    // also where it is shortened
    m_remarkLabel->setToolTip(note.isEmpty() ? QString() : u"<p>"_s + tips.last().toHtmlEscaped() + u"</p>"_s);
}

void MatrixPane::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(currentTheme().roleColour(m_model->spec().role));
    const int top = m_view->y();
    painter.drawRoundedRect(QRectF(0, top, kBar, m_view->height()), 1.5, 1.5);
}

void MatrixPane::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::LanguageChange)
        showCaption();
}

PaneBoard* PaneBoard::of(QWidget* widget)
{
    for (QObject* object = widget; object; object = object->parent()) {
        if (auto* board = object->findChild<PaneBoard*>(QString(), Qt::FindDirectChildrenOnly))
            return board;
    }
    return nullptr;
}

void PaneBoard::add(MatrixView* view)
{
    connect(view, &MatrixView::gotFocus, this, [this, view] {
        m_current = view;
        emit currentChanged();
    });
    m_views << view;
    view->setPaintsMask(m_paintsMask);
    connect(view, &MatrixView::refused, this, &PaneBoard::refused);
    connect(view, &MatrixView::noted, this, &PaneBoard::noted);
    connect(view, &MatrixView::filePasted, this,
            [this, view](const QString& path) { emit filePasted(path, fromUtf8(view->matrix()->step())); });
    connect(view, &MatrixView::renameAsked, this, &PaneBoard::renameAsked);
    connect(view, &MatrixView::boxWanted, this, &PaneBoard::boxWanted);
    connect(view, &QObject::destroyed, this, [this, view] {
        m_views.removeAll(view);
        if (m_current == view)
            m_current = nullptr;
    });
}

void PaneBoard::setPaintsMask(bool paints)
{
    m_paintsMask = paints;
    for (MatrixView* view : m_views)
        view->setPaintsMask(paints);
}

}  // namespace ae
