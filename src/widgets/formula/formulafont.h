// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QHash>
#include <QStringList>

#include <memory>

class QPaintDevice;

namespace ae {

enum class FormulaFace { Upright, Italic, Label };

/// Extents of a text in em: ink above and below the base line, and how far it reaches to the right of its advance.
struct GlyphExtents {
    double advance = 0;
    double ascent = 0;
    double descent = 0;  ///< positive below the base line
    double underhang = 0;  ///< ink to the left of the origin, at least 0: the foot of a J
    double overhang = 0;  ///< ink beyond the advance, at least 0: the italic correction
    double lowerEdge = 0;  ///< right edge of the ink where a lower index stands
    double upperEdge = 0;  ///< and where an upper index stands
};

/// What a mathematical font would tell about itself, in em; measured, because text fonts do not tell.
struct FontConstants {
    double xHeight = 0.5;
    double axis = 0.3;  ///< height of the minus sign: fractions, sums and brackets are centred on it
    double rule = 0.05;  ///< thickness of the fraction bar and the vinculum
    double ascent = 0.9;  ///< of a line of text
    double descent = 0.25;
};

/// The fonts of a formula: a serif family for mathematics and the font of the text around it. Everything is measured once at a
/// large size without hinting and scaled, so a layout does not depend on the device and grows evenly with the size.
class FormulaFont {
public:
    /// `pixelSize`: of the letters of mathematics, in the painter's units. `label`: family, weight and style for
    /// FormulaKind::Label; its size is `labelPixelSize`, or pixelSize when that is 0.
    explicit FormulaFont(double pixelSize, const QFont& label = QFont(), double labelPixelSize = 0);

    /// Mathematics that sits well in a line of text: as large as the text, larger where the serif's small letters are smaller.
    static FormulaFont matching(const QFont& surrounding, const QPaintDevice* device = nullptr);

    /// Families in the order of preference; only installed ones and a last resort.
    static QStringList serifFamilies();

    double pixelSize() const { return m_pixelSize; }
    double labelPixelSize() const { return m_labelPixelSize; }
    const FontConstants& constants() const;
    const FontConstants& labelConstants() const;
    GlyphExtents extents(FormulaFace face, const QString& text) const;

    /// The font for painting at `pixelSize` on the device, whatever its resolution.
    QFont on(const QPaintDevice* device, FormulaFace face, double pixelSize) const;

private:
    struct Metrics;
    std::shared_ptr<Metrics> m_metrics;
    double m_pixelSize;
    double m_labelPixelSize;
};

}  // namespace ae
