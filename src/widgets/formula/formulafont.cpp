// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/formula/formulafont.h"

#include <QFontDatabase>
#include <QFontInfo>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPaintDevice>
#include <QPainterPath>
#include <QPolygonF>
#include <QScreen>

#include <algorithm>
#include <array>
#include <optional>

namespace ae {

namespace {

constexpr int measuringSize = 512;  // pixels an em while measuring
constexpr QChar firstForeign(0x0400);  // beyond Latin and Greek nothing slopes, and fonts are searched for slowly
constexpr double smallestSize = 1;  // pixels
constexpr qsizetype rememberedTexts = 4096;
constexpr qsizetype outlinedCharacters = 4;  // longer texts carry no index that would hug their ink

QFont serif(QFont::Style style)
{
    QFont font;
    font.setFamilies(FormulaFont::serifFamilies());
    font.setStyleHint(QFont::Serif);
    font.setStyle(style);
    font.setHintingPreference(QFont::PreferNoHinting);
    font.setKerning(true);
    return font;
}

// Right edge of the outline within a horizontal band, y downwards; no value where the band is empty.
std::optional<double> rightEdge(const QList<QPolygonF>& outline, double top, double bottom)
{
    std::optional<double> edge;
    const auto reach = [&edge](double x) { edge = std::max(edge.value_or(x), x); };
    for (const QPolygonF& polygon : outline) {
        for (qsizetype i = 0; i + 1 < polygon.size(); ++i) {
            QPointF a = polygon[i];
            QPointF b = polygon[i + 1];
            if (a.y() > b.y())
                std::swap(a, b);
            if (b.y() < top || a.y() > bottom)
                continue;
            const double height = b.y() - a.y();
            const auto at = [&](double y) { return height > 0 ? a.x() + (b.x() - a.x()) * (y - a.y()) / height : a.x(); };
            reach(at(std::max(a.y(), top)));
            reach(at(std::min(b.y(), bottom)));
            if (height <= 0)
                reach(b.x());
        }
    }
    return edge;
}

double deviceDpi(const QPaintDevice* device)
{
    int dpi = 0;
    if (device)
        dpi = device->logicalDpiY();
    else if (const QScreen* screen = QGuiApplication::primaryScreen())
        dpi = qRound(screen->logicalDotsPerInchY());
    return dpi > 0 ? dpi : 96;
}

double pixelSizeOf(const QFont& font, const QPaintDevice* device)
{
    return font.pixelSize() > 0 ? font.pixelSize() : font.pointSizeF() * deviceDpi(device) / 72;
}

}  // namespace

struct FormulaFont::Metrics {
    explicit Metrics(const QFont& label) : fonts{serif(QFont::StyleNormal), serif(QFont::StyleItalic), label}
    {
        fonts[2].setHintingPreference(QFont::PreferNoHinting);
        for (QFont& font : fonts)
            font.setPixelSize(measuringSize);
        constants = constantsOf(FormulaFace::Upright);
        labelConstants = constantsOf(FormulaFace::Label);
    }

    FontConstants constantsOf(FormulaFace face) const
    {
        const QFontMetricsF metrics(font(face));
        const QRectF minus = metrics.tightBoundingRect(QStringLiteral("−"));
        FontConstants result;
        result.xHeight = std::clamp(metrics.xHeight() / measuringSize, 0.3, 0.7);
        if (!minus.isEmpty()) {
            result.axis = std::clamp(-minus.center().y() / measuringSize, 0.2, 0.45);
            result.rule = std::clamp(minus.height() / measuringSize, 0.04, 0.06);
        }
        result.ascent = metrics.ascent() / measuringSize;
        result.descent = metrics.descent() / measuringSize;
        return result;
    }

    const QFont& font(FormulaFace face) const { return fonts[static_cast<std::size_t>(face)]; }
    GlyphExtents measured(FormulaFace face, const QString& text) const;

    std::array<QFont, 3> fonts;
    FontConstants constants;
    FontConstants labelConstants;
    QHash<QString, GlyphExtents> remembered;  ///< key: the text and one character for the face
};

GlyphExtents FormulaFont::Metrics::measured(FormulaFace face, const QString& text) const
{
    const QFontMetricsF metrics(font(face));
    const QRectF ink = metrics.tightBoundingRect(text);
    GlyphExtents result;
    result.advance = metrics.horizontalAdvance(text) / measuringSize;
    if (!ink.isEmpty()) {
        result.ascent = -ink.top() / measuringSize;
        result.descent = ink.bottom() / measuringSize;
        result.underhang = std::max(0.0, -ink.left() / measuringSize);
        result.overhang = std::max(0.0, ink.right() / measuringSize - result.advance);
    }
    result.lowerEdge = result.advance;
    result.upperEdge = result.advance + result.overhang;
    if (text.size() > outlinedCharacters || text[0] >= firstForeign || ink.isEmpty())
        return result;
    QPainterPath path;
    path.addText(0, 0, font(face), text);
    const QList<QPolygonF> outline = path.toSubpathPolygons();
    const double xHeight = constants.xHeight * measuringSize;
    if (const auto edge = rightEdge(outline, -0.7 * xHeight, 0.6 * xHeight))
        result.lowerEdge = *edge / measuringSize;
    if (const auto edge = rightEdge(outline, -4.0 * xHeight, -0.75 * xHeight))
        result.upperEdge = *edge / measuringSize;
    return result;
}

FormulaFont::FormulaFont(double pixelSize, const QFont& label, double labelPixelSize)
    : m_pixelSize(std::max(smallestSize, pixelSize)), m_labelPixelSize(labelPixelSize > 0 ? labelPixelSize : m_pixelSize)
{
    // Fonts come and go rarely: the last label font answers nearly always.
    static QFont lastLabel;
    static std::shared_ptr<Metrics> last;
    QFont key = label;
    key.setPixelSize(measuringSize);
    if (!last || key != lastLabel) {
        lastLabel = key;
        last = std::make_shared<Metrics>(key);
    }
    m_metrics = last;
}

FormulaFont FormulaFont::matching(const QFont& surrounding, const QPaintDevice* device)
{
    const double size = std::max(smallestSize, pixelSizeOf(surrounding, device));
    const FormulaFont font(size, surrounding);
    const double ratio = font.labelConstants().xHeight / font.constants().xHeight;
    return FormulaFont(size * std::clamp(ratio, 1.0, 1.2), surrounding, size);
}

QStringList FormulaFont::serifFamilies()
{
    static const QStringList known{QStringLiteral("STIX Two Text"), QStringLiteral("Noto Serif"), QStringLiteral("DejaVu Serif")};
    QStringList installed;
    for (const QString& family : known) {
        if (QFontDatabase::hasFamily(family))
            installed += family;
    }
    if (installed.isEmpty()) {
        QFont font;
        font.setFamily(QString());
        font.setStyleHint(QFont::Serif);
        installed += QFontInfo(font).family();
    }
    return installed;
}

const FontConstants& FormulaFont::constants() const
{
    return m_metrics->constants;
}

const FontConstants& FormulaFont::labelConstants() const
{
    return m_metrics->labelConstants;
}

GlyphExtents FormulaFont::extents(FormulaFace face, const QString& text) const
{
    QHash<QString, GlyphExtents>& remembered = m_metrics->remembered;
    const QString key = text + QChar(static_cast<char16_t>(u'0' + static_cast<int>(face)));
    if (const auto found = remembered.constFind(key); found != remembered.constEnd())
        return *found;
    if (remembered.size() >= rememberedTexts)
        remembered.clear();
    return *remembered.insert(key, m_metrics->measured(face, text));
}

QFont FormulaFont::on(const QPaintDevice* device, FormulaFace face, double pixelSize) const
{
    QFont font = m_metrics->font(face);
    font.setPointSizeF(std::max(smallestSize, pixelSize) * 72 / deviceDpi(device));
    return font;
}

}  // namespace ae
