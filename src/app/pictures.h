// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/look/theme.h"

#include <QList>
#include <QString>

#include <span>

class QBuffer;
class QWidget;

namespace ae {

/// A part of the window that can be taken away as a picture.
struct PicturePart {
    QString title;  ///< "Chart: weights of export"
    QWidget* widget;
};

struct PictureChoices {
    double scale = 2;  ///< pixels of a PNG for one of the window
    ThemeName theme = chosenTheme();
};

struct PictureFormat {
    std::string_view ending;  ///< ".png"
    const char* title;  ///< marked for translation
    bool hasPixels;
    void (*draw)(const PicturePart& part, double scale, QBuffer& buffer);
};

std::span<const PictureFormat> pictureFormats();
const PictureFormat* pictureFormatFor(const QString& path);  ///< by the ending, capitals or not

inline constexpr int kLongestPictureSide = 32'000;  ///< pixels; beyond that programs that open PNG files give up

/// Draws a part into a PNG, SVG or PDF file, by the ending of its name. Letters stay letters in SVG and PDF. The theme on screen does
/// not change. Returns why not, empty when done.
QString savePicture(const PicturePart& part, const QString& path, const PictureChoices& choices = {});

}  // namespace ae
