// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/chart.h"

#include "widgets/charts/charttext.h"
#include "widgets/look/calmpaint.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QAction>
#include <QChart>
#include <QClipboard>
#include <QEvent>
#include <QFocusEvent>
#include <QGraphicsLayout>
#include <QGraphicsScene>
#include <QGuiApplication>
#include <QHeaderView>
#include <QHelpEvent>
#include <QLegend>
#include <QPaintEngine>
#include <QPainter>
#include <QTableWidget>
#include <QToolTip>

#include <algorithm>

namespace ae {

namespace {

// A chart is a chart to a screen reader, with a name and a description, and not a nameless box.
QAccessibleInterface* accessibleChart(const QString& className, QObject* object)
{
    if (className != QLatin1String("ae::Chart"))
        return nullptr;
    auto* chart = qobject_cast<Chart*>(object);
    return chart == nullptr ? nullptr : new QAccessibleWidget(chart, QAccessible::Chart);
}

/// See renderWithCharts().
bool isDrawnByItself(const QPainter& painter)
{
    const QPaintEngine::Type type = painter.paintEngine()->type();
    return type == QPaintEngine::Pdf || type == QPaintEngine::Picture;
}

}  // namespace

struct Chart::Parts {
    QGraphicsScene scene;
    QChart* chart = new QChart;
    QAction* asTable = nullptr;
    QAction* copyNumbers = nullptr;
    QAction* copyPicture = nullptr;
};

Chart::Chart(QWidget* parent) : QWidget(parent), m_parts(std::make_unique<Parts>())
{
    static const bool isInstalled = (QAccessible::installFactory(accessibleChart), true);
    Q_UNUSED(isInstalled)

    QChart* chart = m_parts->chart;
    m_parts->scene.setItemIndexMethod(QGraphicsScene::NoIndex);
    m_parts->scene.addItem(chart);
    chart->setAnimationOptions(QChart::NoAnimation);
    chart->legend()->hide();
    chart->setBackgroundVisible(false);
    chart->setPlotAreaBackgroundVisible(false);
    chart->setMargins(QMargins());
    chart->layout()->setContentsMargins(0, 0, 0, 0);
    connect(&m_parts->scene, &QGraphicsScene::changed, this, qOverload<>(&QWidget::update));

    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setContextMenuPolicy(Qt::ActionsContextMenu);
    m_parts->asTable = new QAction(this);
    m_parts->asTable->setCheckable(true);
    m_parts->asTable->setShortcut(Qt::Key_T);
    m_parts->copyNumbers = new QAction(this);
    m_parts->copyPicture = new QAction(this);
    for (QAction* action : {m_parts->asTable, m_parts->copyNumbers, m_parts->copyPicture}) {
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        addAction(action);
    }
    connect(m_parts->asTable, &QAction::triggered, this, &Chart::setTableShown);
    connect(m_parts->copyNumbers, &QAction::triggered, this, [this] { QGuiApplication::clipboard()->setText(tableText()); });
    connect(m_parts->copyPicture, &QAction::triggered, this, &Chart::copyPicture);
    nameActions();
}

Chart::~Chart() = default;

QString Chart::tableText() const
{
    const ChartTable numbers = table();
    QString text;
    const auto addLine = [&text](const QStringList& cells) {
        QStringList clean;
        for (const QString& cell : cells)
            clean.append(oneLine(cell));
        text += clean.join(u'\t') + u'\n';
    };
    addLine(numbers.columns);
    for (const QStringList& row : numbers.rows)
        addLine(row);
    return text;
}

bool Chart::isTableShown() const
{
    return m_table != nullptr && !m_table->isHidden();
}

void Chart::setTableShown(bool isShown)
{
    m_parts->asTable->setChecked(isShown);
    if (isShown == isTableShown())
        return;
    if (m_table == nullptr) {
        m_table = new QTableWidget(this);
        m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
        m_table->setTabKeyNavigation(false);  // it would keep the keyboard
        m_table->verticalHeader()->hide();
        m_table->horizontalHeader()->setStretchLastSection(true);
    }
    m_table->setVisible(isShown);
    if (isShown) {
        fillTable();
        m_table->setGeometry(rect());
        m_table->setFocus();
    } else {
        setFocus();
    }
    update();
    emit tableShownChanged(isShown);
}

void Chart::render(QPainter* painter, const QRectF& target, const Theme& theme)
{
    if (target.isEmpty())
        return;
    // As large as on screen, in the proportions of the target, and never so small that nothing fits.
    const QSizeF shown = testAttribute(Qt::WA_WState_Created) && isVisible() ? QSizeF(size()) : QSizeF(sizeHint());
    QSizeF logical(shown.width(), shown.width() * target.height() / target.width());
    const double least = smallestSize().height();
    if (logical.height() < least)
        logical = QSizeF(least * target.width() / target.height(), least);

    m_theme = &theme;
    place(logical);
    colourSeries();
    painter->save();
    painter->setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter->translate(target.topLeft());
    painter->scale(target.width() / logical.width(), target.height() / logical.height());
    painter->fillRect(QRectF(QPointF(), logical), theme.colours.card);
    drawAll(*painter);
    painter->restore();
    m_theme = nullptr;
    place(size());
    colourSeries();
}

void renderWithCharts(QWidget* part, QPainter* painter)
{
    part->render(painter);
    if (!isDrawnByItself(*painter))
        return;
    QList<Chart*> charts = part->findChildren<Chart*>();
    if (auto* itself = qobject_cast<Chart*>(part))
        charts << itself;
    for (Chart* chart : charts) {
        if (chart->isVisible() && !chart->isTableShown())
            chart->render(painter, QRectF(chart->mapTo(part, QPoint()), QSizeF(chart->size())));
    }
}

QChart& Chart::chart() const
{
    return *m_parts->chart;
}

const Theme& Chart::theme() const
{
    return m_theme != nullptr ? *m_theme : currentTheme();
}

QFont Chart::smallFont() const
{
    QFont small = font();
    if (small.pixelSize() > 0)
        small.setPixelSize(std::max(1, qRound(small.pixelSize() * 0.88)));
    else
        small.setPointSizeF(std::max(1.0, small.pointSizeF() * 0.88));
    return small;
}

void Chart::showData(const QString& title)
{
    m_title = oneLine(title);
    setAccessibleName(m_title);
    setAccessibleDescription(summary());
    if (isTableShown())
        fillTable();
    colourSeries();
    updateGeometry();
    relayout();
}

void Chart::relayout()
{
    place(size());
    update();
}

void Chart::announce(const QString& sentence)
{
    setAccessibleDescription(sentence.isEmpty() ? summary() : sentence + u'\n' + summary());
}

bool Chart::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        auto* help = static_cast<QHelpEvent*>(event);
        const QString tip = isTableShown() ? QString() : tipAt(help->pos());
        if (tip.isEmpty())
            QToolTip::hideText();
        else  // the paragraph makes it markup for sure, so that the escapes are read as such
            QToolTip::showText(help->globalPos(),
                               QLatin1String("<p style='white-space:pre'>") + tip.toHtmlEscaped() + QLatin1String("</p>"), this);
        return true;
    }
    return QWidget::event(event);
}

void Chart::changeEvent(QEvent* event)
{
    switch (event->type()) {
    case QEvent::PaletteChange:
    case QEvent::StyleChange:
        colourSeries();
        update();
        break;
    case QEvent::FontChange:
        updateGeometry();
        relayout();
        break;
    case QEvent::LanguageChange:
    case QEvent::LocaleChange:
        nameActions();
        showData(m_title);
        break;
    default:
        break;
    }
    QWidget::changeEvent(event);
}

void Chart::paintEvent(QPaintEvent*)
{
    if (isTableShown())
        return;
    QPainter painter(this);
    if (isDrawnByItself(painter))
        return;  // see renderWithCharts()
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    drawAll(painter);
    if (hasFocus() && m_isReachedByKey)
        paintFocusRing(painter, QRectF(rect()).adjusted(1, 1, -1, -1), 6);
}

void Chart::focusInEvent(QFocusEvent* event)
{
    m_isReachedByKey = event->reason() != Qt::MouseFocusReason;
    QWidget::focusInEvent(event);
    update();
}

void Chart::resizeEvent(QResizeEvent*)
{
    if (m_table != nullptr)
        m_table->setGeometry(rect());
    relayout();
}

void Chart::drawAll(QPainter& painter)
{
    painter.setFont(font());
    painter.save();
    paintUnder(painter);
    painter.restore();
    painter.save();
    const QRectF whole = m_parts->scene.sceneRect();
    m_parts->scene.render(&painter, whole, whole, Qt::IgnoreAspectRatio);
    painter.restore();
    painter.save();
    paintOver(painter);
    painter.restore();
}

void Chart::place(const QSizeF& size)
{
    if (size.isEmpty())
        return;
    const QRectF whole(QPointF(), size);
    m_parts->scene.setSceneRect(whole);
    m_parts->chart->setGeometry(whole);
    m_parts->chart->setPlotArea(arrange(size));
    m_parts->chart->layout()->activate();  // now, not with the next event: a picture may be drawn at once
}

void Chart::nameActions()
{
    m_parts->asTable->setText(tr("Show the numbers as a &table"));
    m_parts->copyNumbers->setText(tr("&Copy the numbers"));
    m_parts->copyPicture->setText(tr("Copy the &picture"));
}

void Chart::fillTable()
{
    const ChartTable numbers = table();
    m_table->setAccessibleName(m_title);
    m_table->clear();
    m_table->setColumnCount(static_cast<int>(numbers.columns.size()));
    m_table->setRowCount(static_cast<int>(numbers.rows.size()));
    m_table->setHorizontalHeaderLabels(numbers.columns);
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const QStringList& cells = numbers.rows.at(row);
        for (int column = 0; column < m_table->columnCount(); ++column)
            m_table->setItem(row, column, new QTableWidgetItem(column < cells.size() ? oneLine(cells.at(column)) : QString()));
    }
    m_table->resizeColumnsToContents();
}

void Chart::copyPicture()
{
    constexpr int scale = 2;
    QImage picture(size() * scale, QImage::Format_ARGB32_Premultiplied);
    if (picture.isNull())
        return;
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    render(&painter, QRectF(QPointF(), QSizeF(picture.size())));
    painter.end();
    QGuiApplication::clipboard()->setImage(picture);
}

}  // namespace ae
