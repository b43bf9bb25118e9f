// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/worksheetpages.h"

#include "models/livetext.h"

#include <QAbstractTextDocumentLayout>
#include <QFontMetricsF>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextFrame>
#include <QTextLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

// in millimetres
constexpr double kGap = 5;
constexpr double kBoxWidth = 15;
constexpr double kBoxHeight = 8;
constexpr double kPadding = 1.2;
constexpr double kFooter = 8;
constexpr double kWidestName = 28;
// in points
constexpr double kTitle = 15;
constexpr double kText = 10;
constexpr double kNumber = 9;
constexpr double kSmall = 7.5;

constexpr double kMillimetresInInch = 25.4;
constexpr double kPointsInInch = 72;

/// A table with its size on paper.
struct Block {
    const PrintedTable* table;
    double nameWidth = 0;
    double columnWidth = 0;
    double rowHeight = 0;
    QSizeF size;
};

/// Puts one thing below the other and begins a page where it does not fit.
class Pages {
public:
    Pages(const Document& document, PrintedAs as, QPainter& painter, QPagedPaintDevice& device)
        : m_document(document), m_as(as), m_painter(painter), m_device(device), m_unit(device.logicalDpiX() / kMillimetresInInch),
          m_page(painter.viewport().width(), painter.viewport().height())
    {
    }

    void draw()
    {
        const std::vector<PrintedTable> tables = printedTables(m_document, m_as);
        drawHead();
        drawTexts();
        std::vector<Block> line;
        double width = 0;
        for (const PrintedTable& table : tables) {
            const Block block = blockOf(table);
            const bool fits = line.empty() || width + mm(kGap) + block.size.width() <= m_page.width();
            if (!fits)
                drawLine(std::exchange(line, {}));
            width = fits && !line.empty() ? width + mm(kGap) + block.size.width() : block.size.width();
            line.push_back(block);
        }
        drawLine(line);
        drawFooter();
    }

private:
    double mm(double millimetres) const { return millimetres * m_unit; }

    QFont font(double points, bool isBold = false) const
    {
        QFont font = m_painter.font();
        font.setPixelSize(std::max(1, static_cast<int>(points / kPointsInInch * kMillimetresInInch * m_unit)));
        font.setBold(isBold);
        return font;
    }

    void newPage()
    {
        drawFooter();
        m_device.newPage();
        ++m_number;
        m_top = 0;
    }

    void makeRoom(double height)
    {
        if (m_top > 0 && m_top + height > room())
            newPage();
    }

    void drawFooter()
    {
        m_painter.setFont(font(kSmall));
        m_painter.setPen(Qt::black);
        const QRectF line(0, m_page.height() - mm(kFooter) / 2, m_page.width(), mm(kFooter) / 2);
        const QString title = shownName(m_document.session().title);
        m_painter.drawText(line, Qt::AlignLeft | Qt::AlignBottom, m_as == PrintedAs::Key ? translate("ae", "Key: %1").arg(title) : title);
        m_painter.drawText(line, Qt::AlignRight | Qt::AlignBottom, translate("ae", "Page %1").arg(m_number));
    }

    double drawText(const QString& text, double points, bool isBold, double left, double width)
    {
        m_painter.setFont(font(points, isBold));
        m_painter.setPen(Qt::black);
        QRectF taken;
        m_painter.drawText(QRectF(left, m_top, width, m_page.height()), Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, text, &taken);
        return taken.height();
    }

    void drawHead()
    {
        const QString title = shownName(m_document.session().title);
        const QString name = title.isEmpty() ? translate("ae", "Worksheet") : title;
        m_top += drawText(m_as == PrintedAs::Key ? translate("ae", "Key: %1").arg(name) : name, kTitle, true, 0, m_page.width()) + mm(3);
        if (m_as == PrintedAs::Worksheet) {
            m_painter.setFont(font(kText));
            const double base = m_top + QFontMetricsF(font(kText), &m_device).ascent() + mm(2);
            drawWriteLine(translate("ae", "Name:"), 0, m_page.width() * 0.62, base);
            drawWriteLine(translate("ae", "Date:"), m_page.width() * 0.66, m_page.width(), base);
            m_top = base + mm(4);
        }
        m_top += drawText(printedInstructions(m_document, m_as), kText, false, 0, m_page.width()) + mm(4);
    }

    void drawWriteLine(const QString& label, double left, double right, double base)
    {
        m_painter.drawText(QPointF(left, base), label);
        const double start = left + QFontMetricsF(font(kText), &m_device).horizontalAdvance(label) + mm(2);
        m_painter.setPen(QPen(Qt::black, mm(0.2)));
        m_painter.drawLine(QPointF(start, base + mm(0.6)), QPointF(right, base + mm(0.6)));
    }

    void drawTexts()
    {
        for (const NotebookCell& cell : m_document.session().notebook) {
            if (cell.kind != textCellKind)
                continue;
            QTextDocument text;
            text.documentLayout()->setPaintDevice(&m_device);
            text.setDefaultFont(font(kText));
            text.setDocumentMargin(0);
            text.setMarkdown(withLiveValues(fromUtf8(cell.markdown), m_document, m_as == PrintedAs::Key ? Gate::Open : Gate::Blank),
                             QTextDocument::MarkdownFeatures(QTextDocument::MarkdownNoHTML | QTextDocument::MarkdownDialectGitHub));
            text.setTextWidth(m_page.width());
            drawFlowing(text);
        }
    }

    /// A text may be longer than a page: its paragraphs go on line by line, its tables stay whole.
    void drawFlowing(QTextDocument& text)
    {
        const QAbstractTextDocumentLayout& layout = *text.documentLayout();
        for (auto part = text.rootFrame()->begin(); !part.atEnd(); ++part) {
            if (const QTextFrame* table = part.currentFrame()) {
                drawPart(text, layout.frameBoundingRect(const_cast<QTextFrame*>(table)));
            } else {
                const QRectF place = layout.blockBoundingRect(part.currentBlock());
                for (const QRectF& piece : place.height() > room() ? linesOf(part.currentBlock(), place) : std::vector{place})
                    drawPart(text, piece);
            }
            m_top += mm(1);
        }
        m_top += mm(2);
    }

    static std::vector<QRectF> linesOf(const QTextBlock& block, const QRectF& place)
    {
        std::vector<QRectF> lines;
        for (int i = 0; i < block.layout()->lineCount(); ++i) {
            const QRectF line = block.layout()->lineAt(i).rect();
            lines.emplace_back(place.left(), place.top() + line.top(), place.width(), line.height());
        }
        return lines;
    }

    /// As large as fits.
    void drawPart(const QTextDocument& text, const QRectF& place)
    {
        const double scale = std::min({1.0, room() / place.height(), m_page.width() / std::max(place.right(), 1.0)});
        makeRoom(place.height() * scale);
        m_painter.save();
        m_painter.translate(0, m_top);
        m_painter.scale(scale, scale);
        m_painter.translate(0, -place.top());
        QAbstractTextDocumentLayout::PaintContext part = blackContext();
        part.clip = place;
        m_painter.setClipRect(place);
        text.documentLayout()->draw(&m_painter, part);
        m_painter.restore();
        m_top += place.height() * scale;
    }

    double room() const { return m_page.height() - mm(kFooter); }

    static QAbstractTextDocumentLayout::PaintContext blackContext()
    {
        QAbstractTextDocumentLayout::PaintContext context;
        context.palette.setColor(QPalette::Text, Qt::black);
        return context;
    }

    Block blockOf(const PrintedTable& table) const
    {
        const QFontMetricsF metrics(font(kNumber), &m_device);
        const QFontMetricsF bold(font(kText, true), &m_device);
        Block block{.table = &table, .size = {}};
        for (const QString& name : table.rows)
            block.nameWidth = std::max(block.nameWidth, std::min(mm(kWidestName), metrics.horizontalAdvance(name)));
        double widest = table.hasBlanks ? mm(kBoxWidth) - 2 * mm(kPadding) : 0;
        for (const QString& name : table.columns)
            widest = std::max(widest, std::min(mm(kWidestName), metrics.horizontalAdvance(name)));
        for (const std::vector<PrintedCell>& row : table.cells) {
            for (const PrintedCell& cell : row)
                widest = std::max(widest, metrics.horizontalAdvance(cell.text));
        }
        block.nameWidth += block.nameWidth > 0 ? 2 * mm(kPadding) : 0;
        block.columnWidth = widest + 2 * mm(kPadding);
        block.rowHeight = table.hasBlanks ? mm(kBoxHeight) : metrics.height() + mm(kPadding);
        const double heading = bold.height() + QFontMetricsF(font(kSmall), &m_device).height() + mm(1);
        const double own = block.nameWidth + block.columnWidth * static_cast<double>(table.columns.size());
        block.size = {std::max(own, headingWidth(table)), heading + block.rowHeight * static_cast<double>(table.rows.size() + 1)};
        // wider or taller than a page: as large as fits
        const double scale = std::min({1.0, m_page.width() / block.size.width(), room() / block.size.height()});
        block.size *= scale;
        return block;
    }

    double headingWidth(const PrintedTable& table) const
    {
        const QFontMetricsF bold(font(kText, true), &m_device);
        const QFontMetricsF small(font(kSmall), &m_device);
        return std::max(bold.horizontalAdvance(headingOf(table)), small.horizontalAdvance(belowHeading(table)));
    }

    static QString headingOf(const PrintedTable& table) { return table.sign + u"  "_s + table.title; }

    static QString belowHeading(const PrintedTable& table)
    {
        QStringList parts;
        if (!table.formula.isEmpty())
            parts << table.sign + u" = "_s + table.formula;
        parts << (table.note.isEmpty() ? translate("ae", "%1 × %2").arg(table.rows.size()).arg(table.columns.size()) : table.note);
        return parts.join(u",  "_s);
    }

    void drawLine(const std::vector<Block>& line)
    {
        double height = 0;
        for (const Block& block : line)
            height = std::max(height, block.size.height());
        makeRoom(height);
        double left = 0;
        for (const Block& block : line) {
            drawBlock(block, QPointF(left, m_top));
            left += block.size.width() + mm(kGap);
        }
        m_top += height + mm(kGap);
    }

    void drawBlock(const Block& block, const QPointF& place)
    {
        const PrintedTable& table = *block.table;
        const QFontMetricsF bold(font(kText, true), &m_device);
        const QFontMetricsF small(font(kSmall), &m_device);
        m_painter.save();
        m_painter.translate(place);
        const double own = block.nameWidth + block.columnWidth * static_cast<double>(table.columns.size());
        const double scale = std::min(1.0, block.size.width() / std::max(own, headingWidth(table)));
        m_painter.scale(scale, scale);
        m_painter.setPen(Qt::black);
        m_painter.setFont(font(kText, true));
        drawFormula(QPointF(0, bold.ascent()), headingOf(table), font(kText, true));
        drawFormula(QPointF(0, bold.height() + small.ascent()), belowHeading(table), font(kSmall));
        double top = bold.height() + small.height() + mm(1);
        m_painter.setFont(font(kNumber));
        for (qsizetype c = 0; c < table.columns.size(); ++c)
            drawName(cellRect(block, c, top), table.columns[c], Qt::AlignRight);
        for (qsizetype r = 0; r < table.rows.size(); ++r) {
            top += block.rowHeight;
            drawName(QRectF(0, top, block.nameWidth, block.rowHeight), table.rows[r], Qt::AlignLeft);
            for (qsizetype c = 0; c < table.columns.size(); ++c)
                drawCell(cellRect(block, c, top), table.cells[static_cast<std::size_t>(r)][static_cast<std::size_t>(c)]);
        }
        m_painter.restore();
    }

    /// With what follows _ and ^ as a real index or exponent.
    void drawFormula(QPointF base, const QString& text, const QFont& normal)
    {
        constexpr double share = 0.7;
        QFont small = normal;
        small.setPixelSize(std::max(1, static_cast<int>(normal.pixelSize() * share)));
        double shift = 0;
        for (qsizetype i = 0; i < text.size(); ++i) {
            if (text[i] == u'_' || text[i] == u'^') {
                shift = normal.pixelSize() * (text[i] == u'_' ? 0.2 : -0.35);
                continue;
            }
            if (!text[i].isLetterOrNumber())
                shift = 0;
            const QFont& own = shift == 0 ? normal : small;
            qsizetype length = 1;
            while (i + length < text.size() && text[i + length].category() == QChar::Mark_NonSpacing)  // the tilde of S̃
                ++length;
            const QString sign = text.mid(i, length);
            m_painter.setFont(own);
            m_painter.drawText(base + QPointF(0, shift), sign);
            base += QPointF(QFontMetricsF(own, &m_device).horizontalAdvance(sign), 0);
            i += length - 1;
        }
    }

    static QRectF cellRect(const Block& block, qsizetype column, double top)
    {
        return {block.nameWidth + block.columnWidth * static_cast<double>(column), top, block.columnWidth, block.rowHeight};
    }

    void drawName(const QRectF& area, const QString& name, Qt::AlignmentFlag side)
    {
        const QFontMetricsF metrics(m_painter.font(), &m_device);
        const QRectF inside = area.adjusted(side == Qt::AlignLeft ? 0 : mm(kPadding), 0, -mm(kPadding), 0);
        m_painter.drawText(inside, side | Qt::AlignVCenter | Qt::TextSingleLine, metrics.elidedText(name, Qt::ElideRight, inside.width()));
    }

    void drawCell(const QRectF& area, const PrintedCell& cell)
    {
        m_painter.setPen(QPen(Qt::black, mm(cell.isBlank ? 0.35 : 0.1)));
        if (cell.isBlank)
            m_painter.drawRect(area.adjusted(mm(0.5), mm(0.5), -mm(0.5), -mm(0.5)));
        else
            m_painter.drawRect(area);
        if (cell.isHatched)
            hatch(area);
        m_painter.setPen(Qt::black);
        m_painter.setFont(font(kNumber, cell.isBlank));
        m_painter.drawText(area.adjusted(0, 0, -mm(kPadding), 0), Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine, cell.text);
        m_painter.setFont(font(kNumber));
    }

    void hatch(const QRectF& area)
    {
        m_painter.save();
        m_painter.setClipRect(area, Qt::IntersectClip);
        m_painter.setPen(QPen(Qt::black, mm(0.1)));
        for (double x = area.left() - area.height(); x < area.right(); x += mm(1.5))
            m_painter.drawLine(QPointF(x, area.bottom()), QPointF(x + area.height(), area.top()));
        m_painter.restore();
    }

    const Document& m_document;
    PrintedAs m_as;
    QPainter& m_painter;
    QPagedPaintDevice& m_device;
    double m_unit;  ///< of the device in a millimetre
    QSizeF m_page;
    double m_top = 0;
    int m_number = 1;
};

}  // namespace

void drawWorksheet(const Document& document, PrintedAs as, QPainter& painter, QPagedPaintDevice& device)
{
    Pages(document, as, painter, device).draw();
}

}  // namespace ae
