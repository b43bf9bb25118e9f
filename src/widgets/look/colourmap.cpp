// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/look/colourmap.h"

#include "widgets/look/oklab.h"

#include <QtGlobal>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <memory>

namespace ae {

namespace {

constexpr ColourMapSpec catalogue[] = {
    {MapName::Weights, "purple", QT_TRANSLATE_NOOP("ColourMap", "Purple"), false},
    {MapName::Signed, "ochre-petrol", QT_TRANSLATE_NOOP("ColourMap", "Ochre and petrol"), true},
    {MapName::Viridis, "viridis", QT_TRANSLATE_NOOP("ColourMap", "Viridis"), false},
    {MapName::Grey, "grey", QT_TRANSLATE_NOOP("ColourMap", "Grey"), false},
};

// The colour of an empty cell: what it stands on, or nearly so.
OkLab ground(Backdrop backdrop)
{
    return backdrop == Backdrop::Light ? OkLab{0.995, 0, 0} : OkLab::polar(0.262, 0.024, 273);
}

// From the ground towards a strong colour; the ground's own tint fades on the way.
OkLab raised(const OkLab& from, double lightness, double chroma, double hue, double share)
{
    const OkLab tint = OkLab::polar(0, chroma, hue);
    return {from.l + (lightness - from.l) * share, from.a * (1 - share) + tint.a, from.b * (1 - share) + tint.b};
}

// Chroma rises faster than lightness falls, so that small weights are tinted already.
OkLab purple(double t, Backdrop backdrop)
{
    const bool isLight = backdrop == Backdrop::Light;
    const double chroma = (isLight ? 0.172 : 0.130) * std::sin(1.45 * std::pow(t, 0.8));
    return raised(ground(backdrop), isLight ? 0.410 : 0.850, chroma, 300, std::pow(t, 0.85));
}

// Both sides share lightness and chroma at the same distance from the centre: no sign looks stronger.
OkLab ochrePetrol(double t, Backdrop backdrop)
{
    const bool isLight = backdrop == Backdrop::Light;
    constexpr double ochre = 72;
    const double petrol = isLight ? 220 : 213;  // further from the lighter blue of queries
    const double strength = std::abs(2 * t - 1);
    const double chroma = (isLight ? 0.098 : 0.106) * std::pow(strength, isLight ? 0.75 : 0.65);
    return raised(ground(backdrop), isLight ? 0.610 : 0.745, chroma, t < 0.5 ? ochre : petrol, std::pow(strength, 0.9));
}

OkLab grey(double t, Backdrop backdrop)
{
    return raised(ground(backdrop), backdrop == Backdrop::Light ? 0.300 : 0.930, 0, 0, t);
}

// Fit by Matt Zucker to the map of Nathaniel Smith and Stéfan van der Walt, both CC0.
QRgb viridis(double t)
{
    constexpr double fit[7][3] = {
        {0.2777273272234177, 0.005407344544966578, 0.3340998053353061}, {0.1050930431085774, 1.404613529898575, 1.384590162594685},
        {-0.3308618287255563, 0.214847559468213, 0.09509516302823659},  {-4.634230498983486, -5.799100973351585, -19.33244095627987},
        {6.228269936347081, 14.17993336680509, 56.69055260068105},      {4.776384997670288, -13.74514537774601, -65.35303263337234},
        {-5.435455855934631, 4.645852612178535, 26.3124352495832}};
    int channels[3];
    for (int channel = 0; channel < 3; ++channel) {
        double sum = 0;
        for (int power = 6; power >= 0; --power)
            sum = sum * t + fit[power][channel];
        channels[channel] = static_cast<int>(std::lround(255 * std::clamp(sum, 0.0, 1.0)));
    }
    return qRgb(channels[0], channels[1], channels[2]);
}

QRgb colourOf(MapName name, Backdrop backdrop, double t)
{
    switch (name) {
    case MapName::Weights:
        return toRgb(purple(t, backdrop));
    case MapName::Signed:
        return toRgb(ochrePetrol(t, backdrop));
    case MapName::Grey:
        return toRgb(grey(t, backdrop));
    case MapName::Viridis:
        break;
    }
    return viridis(t);
}

std::size_t indexOf(double t)
{
    return static_cast<std::size_t>(std::clamp(t, 0.0, 1.0) * (ColourMap::size - 1) + 0.5);
}

}  // namespace

std::span<const ColourMapSpec> colourMapCatalogue()
{
    return catalogue;
}

const ColourMap& ColourMap::of(MapName name, Backdrop backdrop)
{
    static std::array<std::array<std::unique_ptr<const ColourMap>, 2>, std::size(catalogue)> maps;
    std::unique_ptr<const ColourMap>& map = maps[static_cast<std::size_t>(name)][static_cast<std::size_t>(backdrop)];
    if (!map)  // most runs need two of them
        map.reset(new ColourMap(name, backdrop));
    return *map;
}

ColourMap::ColourMap(MapName name, Backdrop backdrop)
    : m_notFinite(backdrop == Backdrop::Light ? qRgb(0xff, 0xf1, 0xd6) : qRgb(0x4a, 0x38, 0x12)),
      m_hidden(backdrop == Backdrop::Light ? qRgb(0xf6, 0xf7, 0xfa) : qRgb(0x19, 0x1c, 0x28))
{
    for (std::size_t i = 0; i < size; ++i) {
        m_colours[i] = colourOf(name, backdrop, static_cast<double>(i) / (size - 1));
        m_texts[i] = readableText(m_colours[i]);
    }
}

QRgb ColourMap::at(double t) const
{
    return std::isnan(t) ? m_notFinite : m_colours[indexOf(t)];
}

QRgb ColourMap::textAt(double t) const
{
    return std::isnan(t) ? readableText(m_notFinite) : m_texts[indexOf(t)];
}

double placeOnScale(double value, double largest, MapRange range)
{
    if (!std::isfinite(value))
        return std::numeric_limits<double>::quiet_NaN();
    const bool isEmpty = !std::isfinite(largest) || largest <= 0;
    const double share = isEmpty ? 0 : std::clamp(value / largest, -1.0, 1.0);
    return range == MapRange::AroundZero ? 0.5 + share / 2 : std::max(share, 0.0);
}

QRgb readableText(QRgb background)
{
    constexpr QRgb softBlack = qRgb(0x11, 0x17, 0x26);
    constexpr QRgb white = qRgb(0xff, 0xff, 0xff);
    constexpr QRgb black = qRgb(0, 0, 0);
    constexpr double readable = 4.5;
    for (const QRgb candidate : {softBlack, white}) {
        if (contrastRatio(background, candidate) >= readable)
            return candidate;
    }
    return black;  // 4.58 at least: white and black are never both below that
}

}  // namespace ae
