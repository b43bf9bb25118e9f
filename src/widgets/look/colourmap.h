// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRgb>

#include <array>
#include <span>
#include <string_view>

namespace ae {

enum class MapName {
    Weights,  ///< purple, from the background at 0 to the strongest at 1
    Signed,  ///< ochre below, petrol above, the background at the centre; symmetric
    Viridis,
    Grey,
};

/// What the cells stand on: the scale starts near it.
enum class Backdrop { Light, Dark };

/// Which numbers a scale covers.
enum class MapRange {
    FromZero,  ///< 0 to the largest
    AroundZero  ///< minus the largest to the largest, 0 in the middle
};

/// A row of the table from which a person chooses.
struct ColourMapSpec {
    MapName name;
    std::string_view key;  ///< as in settings: "purple", "ochre-petrol", "viridis", "grey"
    const char* title;  ///< marked for translation, context "ColourMap"
    bool isDiverging;
};
std::span<const ColourMapSpec> colourMapCatalogue();

/// A colour scale of 1,025 colours made in OKLab, with a text colour of contrast 4.5:1 or better for each of them.
class ColourMap {
public:
    static const ColourMap& of(MapName name, Backdrop backdrop);

    /// t in 0..1, clamped; of a diverging map 0.5 is the value 0. NaN has the colour of numbers that are not finite.
    QRgb at(double t) const;
    /// The colour of text on at(t).
    QRgb textAt(double t) const;

    QRgb notFinite() const { return m_notFinite; }  ///< under NaN and infinities; draw Hatch::NotFinite over it
    QRgb hidden() const { return m_hidden; }  ///< under masked cells; draw Hatch::Hidden over it

    static constexpr int size = 1025;  ///< odd, so that the centre is a colour of its own

private:
    ColourMap(MapName name, Backdrop backdrop);

    std::array<QRgb, size> m_colours{};
    std::array<QRgb, size> m_texts{};
    QRgb m_notFinite = 0;
    QRgb m_hidden = 0;
};

/// Where a value lies on a scale, 0..1; NaN for values that are not finite. A largest of 0 or not finite puts all at 0.
double placeOnScale(double value, double largest, MapRange range);

/// Dark or light text for a background, with a contrast of at least 4.5:1; soft black and white come first.
QRgb readableText(QRgb background);

}  // namespace ae
