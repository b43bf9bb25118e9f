// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRgb>

namespace ae {

/// A colour in OKLab (Björn Ottosson, 2020): equal steps look equal. l is 0 (black) to 1 (white).
struct OkLab {
    double l = 0;
    double a = 0;
    double b = 0;

    static OkLab polar(double lightness, double chroma, double hueDegrees);
    double chroma() const;
};

OkLab toOkLab(QRgb colour);
/// The nearest colour a screen can show: lightness and hue are kept, chroma gives way.
QRgb toRgb(const OkLab& colour);
double distance(const OkLab& x, const OkLab& y);

/// WCAG 2: 0 (black) to 1 (white), linear light.
double relativeLuminance(QRgb colour);
/// WCAG 2: 1 to 21.
double contrastRatio(QRgb x, QRgb y);

/// sRGB channel 0..1 to linear light and back.
double linearLight(double channel);
double gammaEncoded(double light);

}  // namespace ae
