// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "testmain.h"

#include "widgets/formula/formulalayout.h"
#include "widgets/formula/formulapainter.h"
#include "widgets/formula/formulaparser.h"

#include <QBuffer>
#include <QElapsedTimer>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>
#include <QTest>
#include <QXmlStreamReader>

using namespace ae;
using namespace Qt::StringLiterals;

/// Boxes, and what they look like on paper.
class tst_formulalayout : public QObject {
    Q_OBJECT

private slots:
    void everythingLiesWithinTheBox_data();
    void everythingLiesWithinTheBox();
    void baseLinesAgree();
    void fraction();
    void fractionWithinALineIsSmaller();
    void root();
    void scripts();
    void lowerIndexSlipsUnderTheSlope();
    void delimitersGrowWithTheirBody();
    void sumHasLimits();
    void matrixAligns();
    void growsEvenlyWithTheFont();
    void groupsAreHit();
    void svgKeepsText();
    void svgAndScreenAgree();
    void pdfIsWritten();
    void picture_data();
    void picture();
    void hostileTextIsDrawnQuickly_data();
    void hostileTextIsDrawnQuickly();
};

namespace {

const FormulaFont& font()
{
    static const FormulaFont made(20);
    return made;
}

FormulaBox laid(const Formula& formula, FormulaStyle style = FormulaStyle::Display)
{
    return layoutFormula(formula, font(), style);
}

FormulaBox laid(QStringView text)
{
    return laid(parseFormula(text));
}

const FormulaGlyphs* glyph(const FormulaBox& box, QStringView text)
{
    for (const FormulaGlyphs& run : box.glyphs) {
        if (run.text == text)
            return &run;
    }
    return nullptr;
}

QByteArray svgOf(const Formula& formula)
{
    const FormulaBox box = laid(formula);
    QBuffer buffer;
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(QSize(800, 200));
    generator.setViewBox(QRect(0, 0, 800, 200));
    QPainter painter(&generator);
    paintFormula(painter, box, font(), QPointF(10, 100), FormulaColors::light());
    painter.end();
    return buffer.data();
}

// All text of an SVG picture and the font sizes it is written in.
struct SvgText {
    QString all;
    QList<double> sizes;
    QString error;
};

SvgText svgText(const QByteArray& svg)
{
    SvgText result;
    QXmlStreamReader reader(svg);
    while (!reader.atEnd()) {
        if (reader.readNextStartElement() && reader.name() == u"text") {
            result.sizes += reader.attributes().value(u"font-size"_s).toDouble();
            result.all += reader.readElementText();
        } else if (reader.isEndElement()) {
            reader.readNext();
        }
    }
    if (reader.hasError())
        result.error = reader.errorString();
    return result;
}

QImage painted(const Formula& formula, const FormulaMarks& marks = {}, double scale = 1)
{
    QImage image(static_cast<int>(800 * scale), static_cast<int>(200 * scale), QImage::Format_RGB32);
    image.setDevicePixelRatio(scale);
    image.fill(Qt::white);
    QPainter painter(&image);
    paintFormula(painter, laid(formula), font(), QPointF(10, 100), FormulaColors::light(), marks);
    return image;
}

}  // namespace

void tst_formulalayout::everythingLiesWithinTheBox_data()
{
    QTest::addColumn<QString>("text");
    for (const QString& text : {u"softmax(Q Kᵀ / √d_k) V"_s, u"S / d_k^p"_s, u"Σ_{j=1}^n A_ij V_j"_s, u"|∂a/∂q|_F"_s, u"√(1 + √(x^2))"_s,
                                u"e^{e^{e^x}}"_s, u"[[1/2, 3], 4]"_s, u"S̃(export, fail) = 0.36"_s})
        QTest::newRow(qPrintable(text)) << text;
}

void tst_formulalayout::everythingLiesWithinTheBox()
{
    QFETCH(QString, text);
    const FormulaBox box = laid(text);
    const QRectF frame = box.rect().adjusted(-0.5, -0.5, 0.5, 0.5);
    QCOMPARE_LE(1.0, box.width);
    for (const FormulaGlyphs& run : box.glyphs) {
        const GlyphExtents extents = font().extents(run.face, run.text);
        const QRectF ink(run.origin.x(), run.origin.y() - extents.ascent * run.pixelSize * run.stretch.y(),
                         extents.advance * run.pixelSize * run.stretch.x(),
                         (extents.ascent + extents.descent) * run.pixelSize * run.stretch.y());
        QVERIFY2(frame.contains(ink), qPrintable(run.text));
    }
    for (const FormulaRule& rule : box.rules)
        QVERIFY(frame.contains(rule.rect));
    for (const FormulaShape& shape : box.shapes)
        QVERIFY(frame.contains(shape.path.boundingRect()));
}

void tst_formulalayout::baseLinesAgree()
{
    const FormulaBox box = laid(formula::row({formula::label(u"Scores "), parseFormula(u"softmax(x) = Q + 0.5")}));
    for (const FormulaGlyphs& run : box.glyphs)
        QCOMPARE(run.origin.y(), 0.0);
    // A fraction beside them keeps its bar on the axis, where the minus sign is.
    const FormulaBox mixed = laid(u"x − a/b");
    QCOMPARE(mixed.rules.size(), std::size_t(1));
    const double axis = font().constants().axis * font().pixelSize();
    QCOMPARE_LE(qAbs(mixed.rules[0].rect.center().y() + axis), 0.01);
    QCOMPARE(glyph(mixed, u"x")->origin.y(), 0.0);
}

void tst_formulalayout::fraction()
{
    const FormulaBox above = laid(u"a + b");
    const FormulaBox below = laid(u"c");
    const FormulaBox box = laid(u"(a + b) / c");
    QCOMPARE(box.rules.size(), std::size_t(1));
    const QRectF bar = box.rules[0].rect;
    QCOMPARE_LE(above.width, bar.width());
    QCOMPARE_LE(below.width, bar.width());
    QCOMPARE_LE(bar.width(), box.width);
    const FormulaGlyphs* a = glyph(box, u"a");
    const FormulaGlyphs* c = glyph(box, u"c");
    QVERIFY(a && c);
    QCOMPARE_LE(a->origin.y() + above.descent, bar.top());  // nothing touches the bar
    QCOMPARE_LE(bar.bottom(), c->origin.y() - below.ascent);
    QCOMPARE_LE(qAbs(c->origin.x() + below.width / 2 - bar.center().x()), 0.6);  // centred
    QCOMPARE(a->pixelSize, font().pixelSize());
}

void tst_formulalayout::fractionWithinALineIsSmaller()
{
    const Formula half = parseFormula(u"1/2");
    const FormulaBox line = laid(half, FormulaStyle::Line);
    QCOMPARE_LE(line.height(), 0.85 * laid(half).height());
    QCOMPARE_LE(line.glyphs[0].pixelSize, 0.75 * font().pixelSize());
}

void tst_formulalayout::root()
{
    const FormulaBox body = laid(u"d_k");
    const FormulaBox box = laid(u"√d_k");
    QCOMPARE(box.shapes.size(), std::size_t(1));
    QCOMPARE(box.rules.size(), std::size_t(1));
    const QRectF vinculum = box.rules[0].rect;
    QCOMPARE_LE(vinculum.bottom() + 0.5, -body.ascent);
    QCOMPARE_LE(vinculum.left(), glyph(box, u"d")->origin.x());
    QCOMPARE_LE(glyph(box, u"d")->origin.x() + body.width, vinculum.right() + 0.5);
    // The sign meets the vinculum and goes down to the foot of the body.
    const QRectF sign = box.shapes[0].path.boundingRect();
    QVERIFY(sign.intersects(vinculum));
    QCOMPARE_LE(body.descent * 0.9, sign.bottom());
    // It grows with what it holds.
    QCOMPARE_LE(sign.height() * 1.3, laid(u"√(a/b)").shapes[0].path.boundingRect().height());
}

void tst_formulalayout::scripts()
{
    const FormulaBox box = laid(u"d_k^p");
    const FormulaGlyphs* base = glyph(box, u"d");
    const FormulaGlyphs* lower = glyph(box, u"k");
    const FormulaGlyphs* upper = glyph(box, u"p");
    QVERIFY(base && lower && upper);
    QCOMPARE_LE(upper->origin.y(), base->origin.y() - 0.3 * font().pixelSize());
    QCOMPARE_LE(base->origin.y() + 0.1 * font().pixelSize(), lower->origin.y());
    QCOMPARE(lower->pixelSize, 0.7 * font().pixelSize());
    // One above the other without touching.
    const double gap = (lower->origin.y() - laid(u"k").ascent * 0.7) - (upper->origin.y() + laid(u"p").descent * 0.7);
    QCOMPARE_LE(1.0, gap);
    QCOMPARE_LE(laid(u"d_k").width, box.width + 0.01);
}

void tst_formulalayout::lowerIndexSlipsUnderTheSlope()
{
    const FormulaBox box = laid(u"V_j^p");
    QCOMPARE_LE(glyph(box, u"j")->origin.x() + 1, glyph(box, u"p")->origin.x());
    const GlyphExtents v = font().extents(FormulaFace::Italic, u"V"_s);
    QCOMPARE_LE((v.advance + v.overhang) * font().pixelSize(), glyph(box, u"p")->origin.x() + 0.5);
}

void tst_formulalayout::delimitersGrowWithTheirBody()
{
    QCOMPARE(glyph(laid(u"(x)"), u"(")->stretch, QPointF(1, 1));
    QCOMPARE(glyph(laid(u"S̃(export, fail)"), u"(")->stretch, QPointF(1, 1));
    const FormulaBox grown = laid(u"softmax(a / √b)");
    const FormulaGlyphs* left = glyph(grown, u"(");
    QCOMPARE_LE(1.5, left->stretch.y());
    QCOMPARE(left->stretch, glyph(grown, u")")->stretch);
    const double body = laid(u"a / √b").height();
    const GlyphExtents paren = font().extents(FormulaFace::Upright, u"("_s);
    QCOMPARE_LE(0.85 * body, (paren.ascent + paren.descent) * font().pixelSize() * left->stretch.y());
    // Bars and square brackets too, with feet that do not grow.
    QCOMPARE_LE(body * 0.85, laid(u"|a / √b|").rules[0].rect.height());
    const FormulaBox bracket = laid(u"[a / √b]");
    QCOMPARE(bracket.brackets.size(), std::size_t(2));
    QCOMPARE_LE(body * 0.85, bracket.brackets[0].rect.height());
    QCOMPARE_LE(bracket.brackets[0].foot, 2.0);
    QVERIFY(bracket.brackets[0].isLeft && !bracket.brackets[1].isLeft);
}

void tst_formulalayout::sumHasLimits()
{
    const Formula sum = parseFormula(u"Σ_j^n x");
    const FormulaBox tall = laid(sum);
    const FormulaGlyphs* sign = glyph(tall, u"Σ");
    QCOMPARE_LE(1.3 * font().pixelSize(), sign->pixelSize);
    QCOMPARE_LE(sign->origin.y() + 1, glyph(tall, u"j")->origin.y() - laid(u"j").ascent * 0.7);
    const double middle = sign->origin.x() + laid(u"Σ").width / 2;
    QCOMPARE_LE(qAbs(glyph(tall, u"n")->origin.x() + laid(u"n").width * 0.35 - middle), 2.0);
    const FormulaBox flat = laid(sum, FormulaStyle::Line);
    QCOMPARE_LE(glyph(flat, u"Σ")->origin.x() + 5, glyph(flat, u"j")->origin.x());
    QCOMPARE_LE(flat.height(), tall.height());
}

void tst_formulalayout::matrixAligns()
{
    const auto number = [](QStringView digits) { return formula::number(digits); };
    const FormulaBox box = laid(formula::matrix({{number(u"0.07"), number(u"−1.05")}, {number(u"10.24"), number(u"2")}}));
    const auto right = [&](QStringView text) {
        const FormulaGlyphs* run = glyph(box, text);
        return run->origin.x() + font().extents(run->face, run->text).advance * run->pixelSize;
    };
    QCOMPARE_LE(qAbs(right(u"0.07") - right(u"10.24")), 0.01);
    QCOMPARE(glyph(box, u"0.07")->origin.y(), glyph(box, u"−1.05")->origin.y());
    QCOMPARE_LE(glyph(box, u"0.07")->origin.y() + 0.9 * font().pixelSize(), glyph(box, u"10.24")->origin.y());
    // Centred on the axis.
    const double axis = font().constants().axis * font().pixelSize();
    QCOMPARE_LE(qAbs((box.ascent - box.descent) / 2 - axis), 0.5);
    QVERIFY(laid(formula::matrix({})).width > 0);
}

void tst_formulalayout::growsEvenlyWithTheFont()
{
    const Formula attention = parseFormula(u"softmax(Q Kᵀ / √d_k) V");
    const FormulaBox small = layoutFormula(attention, FormulaFont(10));
    const FormulaBox large = layoutFormula(attention, FormulaFont(35));
    QCOMPARE_LE(qAbs(large.width / small.width - 3.5), 1e-6);
    QCOMPARE_LE(qAbs(large.height() / small.height() - 3.5), 1e-6);
}

void tst_formulalayout::groupsAreHit()
{
    const Formula product =
        formula::row({formula::group(u"q", formula::number(u"0.35")), formula::op(u"·"), formula::group(u"k", formula::number(u"1.23"))});
    const FormulaBox box = laid(formula::row({formula::group(u"all", formula::fraction(product, formula::root(formula::number(u"2")))),
                                              formula::op(u"="), formula::number(u"0.36")}));
    QCOMPARE(box.groups.size(), std::size_t(3));
    const QStringList ids{box.groups[0].id, box.groups[1].id, box.groups[2].id};
    QCOMPARE(ids, (QStringList{u"all"_s, u"q"_s, u"k"_s}));  // reading order, outer first
    const auto hit = [&](const QPointF& point) { return box.groupAt(point); };
    QCOMPARE(hit(box.groups[1].rect.center()), 1);
    QCOMPARE(hit(box.groups[2].rect.center()), 2);
    QCOMPARE(hit(glyph(box, u"2")->origin), 0);  // the divisor belongs to the whole
    QCOMPARE(hit(glyph(box, u"0.36")->origin + QPointF(2, -2)), -1);
    QCOMPARE(hit(QPointF(-5, 0)), -1);
    QVERIFY(box.groups[0].rect.contains(box.groups[2].rect));
    QCOMPARE(box.groups[2].formula.toPlainText(), u"1.23"_s);
}

void tst_formulalayout::svgKeepsText()
{
    const SvgText text = svgText(svgOf(formula::row({parseFormula(u"softmax(Q Kᵀ / √d_k) V = "), formula::text(u"<img src=\"x\">&amp;")})));
    QVERIFY2(text.error.isEmpty(), qPrintable(text.error));
    for (const QString& part : {u"softmax"_s, u"("_s, u"Q"_s, u"K"_s, u"T"_s, u"d"_s, u"k"_s, u")"_s, u"V"_s, u"<img src=\"x\">&amp;"_s})
        QVERIFY2(text.all.contains(part), qPrintable(part));
}

void tst_formulalayout::svgAndScreenAgree()
{
    const SvgText text = svgText(svgOf(parseFormula(u"x_y")));
    QCOMPARE(text.sizes.size(), 2);
    QCOMPARE_LE(qAbs(text.sizes[0] - 20), 0.05);  // whatever the resolutions are
    QCOMPARE_LE(qAbs(text.sizes[1] - 14), 0.05);
    QVERIFY(svgOf(parseFormula(u"x")).contains(FormulaFont::serifFamilies().constFirst().toUtf8()));
}

void tst_formulalayout::pdfIsWritten()
{
    QBuffer buffer;
    QVERIFY(buffer.open(QIODevice::WriteOnly));
    QPdfWriter writer(&buffer);
    QPainter painter(&writer);
    painter.scale(writer.logicalDpiX() / 96.0, writer.logicalDpiY() / 96.0);
    paintFormula(painter, laid(u"softmax(Q Kᵀ / √d_k) V"), font(), QPointF(10, 100), FormulaColors::light());
    painter.end();
    QVERIFY(buffer.data().startsWith("%PDF"));
    QVERIFY(buffer.data().contains("/FontFile2") || buffer.data().contains("/FontFile3"));  // text, not outlines
}

void tst_formulalayout::picture_data()
{
    QTest::addColumn<double>("scale");
    QTest::newRow("100 %") << 1.0;
    QTest::newRow("150 %") << 1.5;
    QTest::newRow("200 %") << 2.0;
}

// Role colours are there, ink stays near its box, bars are sharp: one full row of pixels of the pure colour.
void tst_formulalayout::picture()
{
    QFETCH(double, scale);
    const Formula formula = parseFormula(u"Q K / V");
    const QImage image = painted(formula, {}, scale);
    const FormulaBox box = laid(formula);
    const QRectF frame = QRectF((box.rect().topLeft() + QPointF(10, 100)) * scale, box.rect().size() * scale).adjusted(-3, -3, 3, 3);
    const FormulaColors colors = FormulaColors::light();
    QSet<QRgb> found;
    int fullRows = 0;
    for (int y = 0; y < image.height(); ++y) {
        int dark = 0;
        for (int x = 0; x < image.width(); ++x) {
            const QRgb pixel = image.pixel(x, y);
            if (pixel != qRgb(255, 255, 255))
                QVERIFY(frame.contains(QPointF(x, y)));
            found += pixel;
            dark += pixel == colors.text.rgb() ? 1 : 0;
        }
        fullRows += dark >= box.rules[0].rect.width() * scale - 2 ? 1 : 0;
    }
    QVERIFY(found.contains(colors.query.rgb()) || scale < 2);  // thin strokes are blends at 100 %
    QCOMPARE_LE(1, fullRows);
    QCOMPARE_LE(fullRows, qRound(box.rules[0].rect.height() * scale) + 1);
}

void tst_formulalayout::hostileTextIsDrawnQuickly_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("a million letters") << QString(1'000'000, u'W');
    QTest::newRow("a heap of combining marks") << u"a"_s + QString(100'000, QChar(0x301));
    QTest::newRow("letters with marks") << u"a\u0300\u0301\u0302\u0303"_s.repeated(20'000);
    QTest::newRow("nested tables") << u"<table><tr><td>"_s.repeated(10'000);
    QTest::newRow("right to left override") << u"\u202Eabc\u202D"_s.repeated(1000);
    QTest::newRow("unassigned and private") << u"\uE000\uFDD0\U000F0000"_s.repeated(1000);
}

void tst_formulalayout::hostileTextIsDrawnQuickly()
{
    QFETCH(QString, text);
    QElapsedTimer timer;
    timer.start();
    painted(formula::row({formula::call(formula::symbol(u"Q"), {formula::text(text)}), formula::symbol(text), parseFormula(text)}));
    QCOMPARE_LE(timer.elapsed(), 3000);  // far above what it takes; a machine may be busy
}

AE_TEST(tst_formulalayout)
#include "tst_formulalayout.moc"
