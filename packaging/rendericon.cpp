// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>

#include <cstdio>

using namespace Qt::StringLiterals;

/// rendericon SVG SIZE PNG: draws an icon into a square picture of that many pixels. Part of the build only; needs no display.
int main(int argc, char** argv)
{
    const int size = argc == 4 ? QByteArray(argv[2]).toInt() : 0;
    QSvgRenderer drawing(argc == 4 ? QString::fromLocal8Bit(argv[1]) : QString());
    if (size <= 0 || !drawing.isValid()) {
        std::fputs("usage: rendericon SVG SIZE PNG, with an SVG that can be read\n", stderr);
        return 64;
    }
    QImage picture(size, size, QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    drawing.render(&painter, QRectF(0, 0, size, size));
    painter.end();
    if (picture.save(QString::fromLocal8Bit(argv[3]), "PNG"))
        return 0;
    std::fprintf(stderr, "rendericon: %s cannot be written\n", argv[3]);
    return 74;
}
