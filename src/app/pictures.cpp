// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures.h"

#include "app/themeforawhile.h"
#include "models/texts.h"
#include "session/safefile.h"
#include "widgets/charts/chart.h"
#include "widgets/matrix/matrixpane.h"

#include <QBuffer>
#include <QImage>
#include <QLayout>
#include <QPainter>
#include <QPdfWriter>
#include <QScrollBar>
#include <QSvgGenerator>
#include <QWidget>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

constexpr int kDotsInInch = 96;  // of drawings: a pixel of the window is a pixel of a web page
constexpr double kPointsInPixel = 72.0 / kDotsInInch;

void drawPng(const PicturePart& part, double scale, QBuffer& buffer)
{
    QImage image(part.widget->size() * scale, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(scale);
    image.fill(part.widget->palette().color(QPalette::Window));
    QPainter painter(&image);
    renderWithCharts(part.widget, &painter);
    painter.end();
    image.setText(u"Title"_s, part.title);
    image.save(&buffer, "PNG");
}

void drawSvg(const PicturePart& part, double, QBuffer& buffer)
{
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setTitle(part.title);
    generator.setDescription(part.widget->accessibleDescription());
    generator.setResolution(kDotsInInch);
    generator.setSize(part.widget->size());
    generator.setViewBox(part.widget->rect());
    QPainter painter(&generator);
    painter.fillRect(part.widget->rect(), part.widget->palette().color(QPalette::Window));
    renderWithCharts(part.widget, &painter);
}

void drawPdf(const PicturePart& part, double, QBuffer& buffer)
{
    QPdfWriter writer(&buffer);
    writer.setTitle(part.title);
    writer.setResolution(kDotsInInch);
    writer.setPageSize(QPageSize(QSizeF(part.widget->size()) * kPointsInPixel, QPageSize::Point));
    writer.setPageMargins({});
    QPainter painter(&writer);
    painter.fillRect(part.widget->rect(), part.widget->palette().color(QPalette::Window));
    renderWithCharts(part.widget, &painter);
}

/// A pane whose numbers scroll shows them all for as long as it lives; what is a picture shows what it is zoomed to.
class WholePaneForAWhile {
public:
    explicit WholePaneForAWhile(QWidget* part) : m_pane(qobject_cast<MatrixPane*>(part))
    {
        if (!m_pane)
            return;
        MatrixView* view = m_pane->view();
        m_most = view->mostShown();
        const QSize whole = m_most.expandedTo({view->model()->columnCount(), view->model()->rowCount()});
        if (view->isPicture() || whole == m_most) {
            m_pane = nullptr;
            return;
        }
        m_size = m_pane->size();
        m_place = {view->horizontalScrollBar()->value(), view->verticalScrollBar()->value()};
        view->setMostShown(whole.height(), whole.width());
        m_pane->resize(m_pane->sizeHint());
        m_pane->layout()->activate();
    }
    ~WholePaneForAWhile()
    {
        if (!m_pane)
            return;
        m_pane->view()->setMostShown(m_most.height(), m_most.width());
        m_pane->resize(m_size);
        m_pane->layout()->activate();
        m_pane->view()->horizontalScrollBar()->setValue(m_place.x());
        m_pane->view()->verticalScrollBar()->setValue(m_place.y());
    }
    WholePaneForAWhile(const WholePaneForAWhile&) = delete;
    WholePaneForAWhile& operator=(const WholePaneForAWhile&) = delete;

private:
    MatrixPane* m_pane;
    QSize m_most;
    QSize m_size;
    QPoint m_place;
};

}  // namespace

std::span<const PictureFormat> pictureFormats()
{
    static constexpr std::array all = {PictureFormat{".png", AE_TR("ae", "Picture in pixels"), true, drawPng},
                                       PictureFormat{".svg", AE_TR("ae", "Drawing for web pages"), false, drawSvg},
                                       PictureFormat{".pdf", AE_TR("ae", "Drawing for print"), false, drawPdf}};
    return all;
}

const PictureFormat* pictureFormatFor(const QString& path)
{
    const auto found = std::ranges::find_if(
        pictureFormats(), [&path](const PictureFormat& format) { return path.endsWith(fromUtf8(format.ending), Qt::CaseInsensitive); });
    return found == pictureFormats().end() ? nullptr : &*found;
}

QString savePicture(const PicturePart& part, const QString& path, const PictureChoices& choices)
{
    const PictureFormat* format = pictureFormatFor(path);
    if (!format)
        return translate("ae", "A picture ends with .png, .svg or .pdf.");
    const WholePaneForAWhile whole(part.widget);
    const int side = std::max(part.widget->width(), part.widget->height());
    if (format->hasPixels && side * choices.scale > kLongestPictureSide) {
        return translate("ae", "The picture would be %1 pixels long, more than %2; choose a smaller scale, SVG or PDF.")
            .arg(std::lround(side * choices.scale))
            .arg(kLongestPictureSide);
    }
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    {
        const ThemeForAWhile theme(choices.theme);
        format->draw(part, choices.scale, buffer);
    }
    const auto problem = writeFileSafely(path.toStdString(), buffer.data().toStdString());
    return problem ? sentenceOf(*problem) : QString();
}

}  // namespace ae
