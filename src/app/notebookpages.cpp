// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/notebookpages.h"

#include "app/pagesplit.h"
#include "app/themeforawhile.h"
#include "models/texts.h"
#include "widgets/charts/chart.h"
#include "widgets/look/card.h"
#include "widgets/notebook/cellflow.h"
#include "widgets/notebook/notebookview.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <QPrinter>
#include <QScrollBar>
#include <QTextOption>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

// Pixels of the window on a millimetre of paper: writing of 13 pixels is 8.4 points high, and an upright A4 page 800 pixels wide.
constexpr double kPixelsInMillimetre = 4.4;
constexpr double kGap = 12;
constexpr double kFoot = 30;
constexpr double kTitleSize = 21;
constexpr double kTextSize = 13;
constexpr double kSmallSize = 11;
constexpr double kWidestLayout = 1.4;  // pages: so much smaller a notebook is printed before matrices are scrolled as on screen
constexpr int kTokenLines = 3;  // under the title, where no cell shows them

/// The printer as a device on which widgets are drawn as vectors: where QWidget::render() finds a printer, it draws a pixmap.
class VectorPrinter : public QPaintDevice {
public:
    VectorPrinter(const QPrinter& printer, const QWidget& screen) : m_printer(printer), m_dots(screen.logicalDpiX(), screen.logicalDpiY())
    {
    }
    int devType() const override { return QInternal::Pbuffer; }
    QPaintEngine* paintEngine() const override { return m_printer.paintEngine(); }

protected:
    int metric(PaintDeviceMetric metric) const override
    {
        switch (metric) {
        case PdmWidth:
            return m_printer.width();
        case PdmHeight:
            return m_printer.height();
        case PdmWidthMM:
            return m_printer.widthMM();
        case PdmHeightMM:
            return m_printer.heightMM();
        case PdmNumColors:
            return m_printer.colorCount();
        case PdmDepth:
            return m_printer.depth();
        case PdmDpiX:
            return m_dots.width();
        case PdmDpiY:
            return m_dots.height();
        case PdmPhysicalDpiX:
            return m_printer.physicalDpiX();
        case PdmPhysicalDpiY:
            return m_printer.physicalDpiY();
        case PdmDevicePixelRatio:
            return 1;
        case PdmDevicePixelRatioScaled:
            return static_cast<int>(devicePixelRatioFScale());
        default:
            return 0;
        }
    }

private:
    const QPrinter& m_printer;
    QSize m_dots;  ///< in an inch of the screen: writing of so many points has as many pixels as there
};

/// The sheet laid out for another width as long as it lives.
class SheetForPaper {
public:
    SheetForPaper(NotebookView& view, double width)
        : m_view(view), m_across(view.horizontalScrollBar()->value()), m_down(view.verticalScrollBar()->value())
    {
        view.setWidgetResizable(false);
        QWidget* sheet = view.sheet();
        const QMargins margins = sheet->layout()->contentsMargins();
        const int wanted =
            static_cast<int>(std::min(std::max(width, widestCard(view)), kWidestLayout * width)) + margins.left() + margins.right();
        show(wanted, std::max(wanted, sheet->layout()->totalMinimumSize().width()));
    }
    ~SheetForPaper()
    {
        show(m_view.viewport()->width(), m_view.viewport()->width());
        m_view.setWidgetResizable(true);
        settle();
        m_view.horizontalScrollBar()->setValue(m_across);
        m_view.verticalScrollBar()->setValue(m_down);
    }
    SheetForPaper(const SheetForPaper&) = delete;
    SheetForPaper& operator=(const SheetForPaper&) = delete;

private:
    static double widestCard(const NotebookView& view)
    {
        int widest = 0;
        for (int i = 0; i < view.count(); ++i)
            widest = std::max(widest, view.card(i)->isHidden() ? 0 : view.card(i)->sizeHint().width());
        return widest;
    }

    /// Rows for `visible` pixels; a single cell may be wider.
    void show(int visible, int width)
    {
        QWidget* sheet = m_view.sheet();
        if (auto* flow = qobject_cast<CellFlow*>(sheet->layout()))
            flow->setVisibleWidth(visible);
        constexpr int passes = 3;  // a cell that has its width may want another height
        for (int i = 0; i < passes; ++i) {
            sheet->resize(width, sheet->layout()->heightForWidth(width));
            sheet->layout()->activate();
            settle();
        }
    }

    static void settle()
    {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::Resize);
    }

    NotebookView& m_view;
    int m_across;
    int m_down;
};

/// Cards that stand side by side.
struct CardRow {
    std::vector<Card*> cards;
    QRect area;
};

std::vector<CardRow> rowsOf(const NotebookView& notebook)
{
    std::vector<Card*> cards;
    for (int i = 0; i < notebook.count(); ++i) {
        if (!notebook.card(i)->isHidden())
            cards.push_back(notebook.card(i));
    }
    std::ranges::stable_sort(cards, {}, [](const Card* card) { return card->y(); });
    std::vector<CardRow> rows;
    for (Card* card : cards) {
        if (rows.empty() || card->y() > rows.back().area.bottom())
            rows.push_back({{}, card->geometry()});
        rows.back().cards.push_back(card);
        rows.back().area |= card->geometry();
    }
    return rows;
}

/// Lengths are pixels of the window.
class NotebookPages {
public:
    NotebookPages(const NotebookView& notebook, const Document& document, QPainter& painter, QPrinter& printer)
        : m_document(document), m_painter(painter), m_printer(printer), m_rows(rowsOf(notebook)), m_font(notebook.font())
    {
        const QSizeF paper = printer.pageLayout().paintRect(QPageLayout::Millimeter).size();
        m_page = paper * kPixelsInMillimetre;
        m_scale = printer.pageLayout().paintRectPixels(printer.resolution()).width() / m_page.width();
        m_painter.scale(m_scale, m_scale);
        m_painter.setLayoutDirection(notebook.layoutDirection());
        const bool showsTokens =
            std::ranges::any_of(document.session().notebook, [](const NotebookCell& cell) { return cell.kind == "tokens"; });
        if (!showsTokens)
            m_tokens = tokensInOneLine();
    }

    void draw()
    {
        std::vector<QSizeF> sizes;
        for (const CardRow& row : m_rows)
            sizes.emplace_back(row.area.size());
        const std::vector<PagePlace> places = placeOnPages(sizes, {m_page.width(), m_page.height() - kFoot}, drawHead(), kGap);
        const int pages = places.empty() ? 1 : places.back().page + 1;
        int page = 0;
        for (std::size_t i = 0; i < places.size(); ++i) {
            for (; page < places[i].page; ++page) {
                drawFoot(page, pages);
                m_printer.newPage();
            }
            drawRow(m_rows[i], places[i]);
        }
        drawFoot(page, pages);
    }

private:
    QFont font(double size, bool isBold = false) const
    {
        QFont font = m_font;
        font.setPixelSize(std::max(1, static_cast<int>(std::lround(size))));
        font.setBold(isBold);
        return font;
    }

    QString title() const
    {
        const QString own = shownName(m_document.session().title);
        return own.isEmpty() ? translate("ae", "Attention") : own;
    }

    QString tokensInOneLine() const
    {
        QStringList names;
        for (const std::string& token : m_document.session().tokens)
            names << shownName(token);
        return QFontMetricsF(font(kTextSize)).elidedText(names.join(u"  "_s), Qt::ElideRight, (kTokenLines - 1) * m_page.width());
    }

    /// Returns how much of the page it takes.
    double drawHead()
    {
        double top = write(title(), font(kTitleSize, true), 0);
        if (!m_tokens.isEmpty())
            top = write(m_tokens, font(kTextSize), top + kGap / 2);
        return top + kGap;
    }

    /// One line from the side where a direction begins; the text itself runs as its letters do.
    static QTextOption optionFor(const QString& text, Qt::AlignmentFlag vertical, Qt::LayoutDirection start)
    {
        QTextOption option((start == Qt::RightToLeft ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignAbsolute | vertical);
        option.setTextDirection(text.isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight);
        option.setWrapMode(QTextOption::NoWrap);
        return option;
    }

    /// Over as many lines as it takes; returns where it ends.
    double write(const QString& text, const QFont& font, double top)
    {
        m_painter.setFont(font);
        m_painter.setPen(currentTheme().colours.text);
        QTextOption option = optionFor(text, Qt::AlignTop, m_painter.layoutDirection());
        option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
        const QRectF room(0, top, m_page.width(), m_page.height() - kFoot - top);
        const QRectF taken = m_painter.boundingRect(room, text, option);
        m_painter.drawText(room, text, option);
        return top + taken.height();
    }

    void drawFoot(int page, int pages)
    {
        const QRectF line(0, m_page.height() - kFoot, m_page.width(), kFoot);
        m_painter.setFont(font(kSmallSize));
        m_painter.setPen(currentTheme().colours.faintText);
        const Qt::LayoutDirection direction = m_painter.layoutDirection();
        const QString number = translate("ae", "Page %1 of %2").arg(page + 1).arg(pages);
        m_painter.drawText(line, number,
                           optionFor(number, Qt::AlignBottom, direction == Qt::LeftToRight ? Qt::RightToLeft : Qt::LeftToRight));
        const QFontMetricsF metrics(m_painter.font());
        const double room = m_page.width() - metrics.horizontalAdvance(number) - 2 * kGap;
        m_painter.drawText(line, metrics.elidedText(title(), Qt::ElideRight, room), optionFor(title(), Qt::AlignBottom, direction));
    }

    void drawRow(const CardRow& row, const PagePlace& place)
    {
        const double spare = m_page.width() - row.area.width() * place.scale;  // beside a row that is higher than a page
        for (Card* card : row.cards) {
            m_painter.save();
            m_painter.translate(spare / 2, place.top);
            m_painter.scale(place.scale, place.scale);
            m_painter.translate(card->pos() - row.area.topLeft());
            renderWithCharts(card, &m_painter);
            m_painter.restore();
        }
    }

    const Document& m_document;
    QPainter& m_painter;
    QPrinter& m_printer;
    std::vector<CardRow> m_rows;
    QFont m_font;
    QSizeF m_page;
    double m_scale = 1;
    QString m_tokens;
};

}  // namespace

bool printNotebook(NotebookView& notebook, const Document& document, QPrinter& printer)
{
    const ThemeForAWhile theme(ThemeName::Light);
    const SheetForPaper sheet(notebook, printer.pageLayout().paintRect(QPageLayout::Millimeter).width() * kPixelsInMillimetre);
    VectorPrinter device(printer, notebook);
    QPainter painter;
    if (!painter.begin(&device))
        return false;
    NotebookPages(notebook, document, painter, printer).draw();
    return painter.end();
}

}  // namespace ae
