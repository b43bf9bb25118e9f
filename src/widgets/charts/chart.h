// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/look/theme.h"

#include <QList>
#include <QStringList>
#include <QWidget>

#include <memory>

QT_BEGIN_NAMESPACE
class QChart;
class QTableWidget;
QT_END_NAMESPACE

namespace ae {

/// The numbers of a chart for those who read instead of look.
struct ChartTable {
    QStringList columns;
    QList<QStringList> rows;
};

/// What every chart does: Qt Charts draws the series, we draw all writing (as plain text: names come from files). A chart has a
/// spoken summary, a table of the same numbers (key T, or the context menu), and draws itself anywhere.
class Chart : public QWidget {
    Q_OBJECT
public:
    ~Chart() override;

    /// Not drawn; the accessible name and the start of the summary.
    QString title() const { return m_title; }

    /// What the chart shows, in sentences; also the accessible description.
    virtual QString summary() const = 0;
    virtual ChartTable table() const = 0;
    /// The table with tabs and line ends, all digits, the locale's decimal mark.
    QString tableText() const;

    bool isTableShown() const;
    void setTableShown(bool isShown);

    /// Draws the chart with its background into a rectangle of any device: crisp, in the proportions of the rectangle, with
    /// letters as large relative to the chart as on screen.
    void render(QPainter* painter, const QRectF& target, const Theme& theme = currentTheme());
    using QWidget::render;

signals:
    void tableShownChanged(bool isShown);

protected:
    explicit Chart(QWidget* parent);

    QChart& chart() const;
    /// The theme that is being drawn with; another than the current one while rendering.
    const Theme& theme() const;
    QFont smallFont() const;

    /// Places everything for a size in logical pixels; returns the rectangle of the series.
    virtual QRectF arrange(const QSizeF& size) = 0;
    /// Gives the series the theme's colours.
    virtual void colourSeries() = 0;
    virtual void paintUnder(QPainter& painter) const = 0;  ///< below the series
    virtual void paintOver(QPainter& painter) const = 0;  ///< above them
    /// Plain text; empty for none.
    virtual QString tipAt(const QPointF& place) const = 0;
    virtual QSize smallestSize() const = 0;

    /// To be called when the data changed.
    void showData(const QString& title);
    void relayout();
    /// Speaks a sentence about the current part, before the summary.
    void announce(const QString& sentence);

    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Parts;
    void drawAll(QPainter& painter);
    void place(const QSizeF& size);
    void nameActions();
    void fillTable();
    void copyPicture();

    std::unique_ptr<Parts> m_parts;
    const Theme* m_theme = nullptr;
    QString m_title;
    QTableWidget* m_table = nullptr;
    bool m_isReachedByKey = false;
};

/// Draws a widget with all charts in it onto any device. QWidget::render() moves the painter of a child, and QPainter::restore() then
/// puts clips back moved twice (Qt 6.4, engines of PDF and of the preview of prints): a clipped bar would be gone. Charts are drawn by
/// themselves there.
void renderWithCharts(QWidget* part, QPainter* painter);

}  // namespace ae
