// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/look/oklab.h"

#include <algorithm>
#include <array>

namespace ae::test {

enum class Eyes { Usual, Protanopic, Deuteranopic, Tritanopic };
inline constexpr std::array allEyes = {Eyes::Usual, Eyes::Protanopic, Eyes::Deuteranopic, Eyes::Tritanopic};

/// A colour as those eyes see it: Machado, Oliveira and Fernandes 2009, severity 1, in linear light.
inline QRgb seenBy(Eyes eyes, QRgb colour)
{
    static constexpr double matrices[4][3][3] = {
        {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
        {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}},
        {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}},
        {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}};
    const auto& m = matrices[static_cast<int>(eyes)];
    const double light[3] = {linearLight(qRed(colour) / 255.0), linearLight(qGreen(colour) / 255.0), linearLight(qBlue(colour) / 255.0)};
    int channels[3];
    for (int row = 0; row < 3; ++row) {
        const double sum = m[row][0] * light[0] + m[row][1] * light[1] + m[row][2] * light[2];
        channels[row] = static_cast<int>(255 * gammaEncoded(std::clamp(sum, 0.0, 1.0)) + 0.5);
    }
    return qRgb(channels[0], channels[1], channels[2]);
}

/// How different two colours look to those eyes, in OKLab; black and white are 1 apart.
inline double difference(Eyes eyes, QRgb x, QRgb y)
{
    return distance(toOkLab(seenBy(eyes, x)), toOkLab(seenBy(eyes, y)));
}

}  // namespace ae::test
