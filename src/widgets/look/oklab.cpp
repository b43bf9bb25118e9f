// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/look/oklab.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace ae {

namespace {

using Linear = std::array<double, 3>;

Linear linearOf(const OkLab& c)
{
    const double l = std::pow(c.l + 0.3963377774 * c.a + 0.2158037573 * c.b, 3);
    const double m = std::pow(c.l - 0.1055613458 * c.a - 0.0638541728 * c.b, 3);
    const double s = std::pow(c.l - 0.0894841775 * c.a - 1.2914855480 * c.b, 3);
    return {4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s, -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
            -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s};
}

bool isShowable(const Linear& light)
{
    return std::all_of(light.begin(), light.end(), [](double c) { return c > -1e-4 && c < 1.0001; });
}

int byte(double light)
{
    return static_cast<int>(std::lround(255 * gammaEncoded(std::clamp(light, 0.0, 1.0))));
}

}  // namespace

OkLab OkLab::polar(double lightness, double chroma, double hueDegrees)
{
    const double hue = hueDegrees * std::numbers::pi / 180;
    return {lightness, chroma * std::cos(hue), chroma * std::sin(hue)};
}

double OkLab::chroma() const
{
    return std::hypot(a, b);
}

OkLab toOkLab(QRgb colour)
{
    const double r = linearLight(qRed(colour) / 255.0);
    const double g = linearLight(qGreen(colour) / 255.0);
    const double b = linearLight(qBlue(colour) / 255.0);
    const double l = std::cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
    const double m = std::cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
    const double s = std::cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
    return {0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s, 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
            0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s};
}

QRgb toRgb(const OkLab& colour)
{
    Linear light = linearOf(colour);
    if (!isShowable(light)) {
        double low = 0;
        double high = 1;
        for (int step = 0; step < 24; ++step) {
            const double share = (low + high) / 2;
            (isShowable(linearOf({colour.l, colour.a * share, colour.b * share})) ? low : high) = share;
        }
        light = linearOf({colour.l, colour.a * low, colour.b * low});
    }
    return qRgb(byte(light[0]), byte(light[1]), byte(light[2]));
}

double distance(const OkLab& x, const OkLab& y)
{
    return std::hypot(x.l - y.l, x.a - y.a, x.b - y.b);
}

double relativeLuminance(QRgb colour)
{
    return 0.2126 * linearLight(qRed(colour) / 255.0) + 0.7152 * linearLight(qGreen(colour) / 255.0)
        + 0.0722 * linearLight(qBlue(colour) / 255.0);
}

double contrastRatio(QRgb x, QRgb y)
{
    const double one = relativeLuminance(x) + 0.05;
    const double other = relativeLuminance(y) + 0.05;
    return std::max(one, other) / std::min(one, other);
}

double linearLight(double channel)
{
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double gammaEncoded(double light)
{
    return light <= 0.0031308 ? 12.92 * light : 1.055 * std::pow(light, 1 / 2.4) - 0.055;
}

}  // namespace ae
