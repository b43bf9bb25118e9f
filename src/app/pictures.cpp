// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures.h"

#include "models/texts.h"
#include "session/safefile.h"

#include <QBuffer>
#include <QFileInfo>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>
#include <QWidget>

#include <array>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

constexpr double kPngScale = 2;

void drawPng(QWidget* widget, QBuffer& buffer)
{
    QImage image(widget->size() * kPngScale, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(kPngScale);
    image.fill(widget->palette().color(QPalette::Window));
    QPainter painter(&image);
    widget->render(&painter);
    painter.end();
    image.save(&buffer, "PNG");
}

void drawSvg(QWidget* widget, QBuffer& buffer)
{
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(widget->size());
    generator.setViewBox(widget->rect());
    QPainter painter(&generator);
    painter.fillRect(widget->rect(), widget->palette().color(QPalette::Window));
    widget->render(&painter);
}

void drawPdf(QWidget* widget, QBuffer& buffer)
{
    QPdfWriter writer(&buffer);
    writer.setResolution(96);
    writer.setPageSize(QPageSize(QSizeF(widget->size()) * 72.0 / 96.0, QPageSize::Point));
    writer.setPageMargins({});
    QPainter painter(&writer);
    widget->render(&painter);
}

struct PictureFormat {
    const char* ending;
    void (*draw)(QWidget*, QBuffer&);
};
constexpr std::array kFormats = {PictureFormat{"png", drawPng}, PictureFormat{"svg", drawSvg}, PictureFormat{"pdf", drawPdf}};

}  // namespace

QString savePicture(QWidget* widget, const QString& path)
{
    for (const PictureFormat& format : kFormats) {
        if (QFileInfo(path).suffix().compare(QLatin1String(format.ending), Qt::CaseInsensitive) != 0)
            continue;
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        format.draw(widget, buffer);
        const auto problem = writeFileSafely(path.toStdString(), buffer.data().toStdString());
        return problem ? sentenceOf(*problem) : QString();
    }
    return translate("ae", "A picture ends with .png, .svg or .pdf.");
}

}  // namespace ae
