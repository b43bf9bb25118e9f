// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/barchart.h"
#include "widgets/charts/curvechart.h"
#include "widgets/look/theme.h"

#include <QApplication>
#include <QImage>
#include <QPainter>

#include <limits>

namespace ae::test {

using namespace Qt::StringLiterals;

inline constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();
inline constexpr double infinity = std::numeric_limits<double>::infinity();

inline QApplication& application()
{
    return *static_cast<QApplication*>(QCoreApplication::instance());
}

// The weights of "export" in the lesson.
inline BarChartData lesson()
{
    BarChartData data;
    data.title = u"Weights of “export”"_s;
    const QStringList names{u"Why"_s, u"did"_s, u"my"_s, u"Nimbus"_s, u"export"_s, u"fail"_s, u"?"_s};
    const double weights[] = {0.127, 0.117, 0.105, 0.117, 0.165, 0.2407, 0.127};
    for (int i = 0; i < 7; ++i)
        data.bars.push_back({names.at(i), weights[i], weights[i] / 2, BarState::Shown});
    data.equalShare = 1 / 7.0;
    return data;
}

inline CurveChartData curves()
{
    CurveChartData data;
    data.title = u"Largest weight"_s;
    Curve curve;
    curve.name = u"with"_s;
    for (int k = 1; k <= 10; ++k) {
        data.xTicks.push_back(1 << k);
        curve.points.push_back({static_cast<double>(1 << k), 0.2 + k / 50.0});
        curve.band.push_back({static_cast<double>(1 << k), 0.1, 0.6});
    }
    data.curves = {curve};
    data.marker = 32;
    data.markerName = u"d ="_s;
    return data;
}

inline QImage pictureOf(Chart& chart, const QSize& size = {500, 300}, const Theme& theme = currentTheme())
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(Qt::black);
    QPainter painter(&image);
    chart.render(&painter, QRectF(QPointF(), QSizeF(size)), theme);
    return image;
}

inline bool hasColour(const QImage& image, const QColor& colour)
{
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixel(x, y) == colour.rgb())
                return true;
        }
    }
    return false;
}

}  // namespace ae::test
