// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/cells/jacobianpicture.h"

#include "models/jacobianmodel.h"
#include "widgets/look/hatch.h"
#include "widgets/look/theme.h"
#include "widgets/look/tiptext.h"

#include <QHelpEvent>
#include <QImage>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace ae {

JacobianPicture::JacobianPicture(JacobianModel* model, QWidget* parent) : QWidget(parent), m_model(model)
{
    setFixedSize(side, side);
    setAccessibleName(tr("Softmax Jacobian"));
    setAccessibleDescription(tr("A picture: rows are weights, columns are logits, in the order of the tokens"));
}

void JacobianPicture::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Theme& theme = currentTheme();
    if (!m_model->hasJacobian()) {
        painter.fillRect(rect(), QColor(theme.map(MapName::Signed).notFinite()));
        paintHatch(painter, rect(), Hatch::NotFinite, theme.colours);
        return;
    }
    const ColourMap& map = theme.map(MapName::Signed);
    const double scale = m_model->largest();
    const int keys = m_model->rowCount();
    const int cells = std::min(keys, width());
    QImage image(cells, cells, QImage::Format_RGB32);
    const auto first = [=](int cell) { return static_cast<Index>(static_cast<qint64>(cell) * keys / cells); };
    for (int y = 0; y < cells; ++y) {
        for (int x = 0; x < cells; ++x) {
            const Index lastRow = first(y + 1) - 1;
            const Index lastColumn = first(x + 1) - 1;
            const bool isOneCell = first(y) == lastRow && first(x) == lastColumn;
            const double value = m_model->strongestIn(first(y), lastRow, first(x), lastColumn);
            const bool isHidden = isOneCell && m_model->isHidden(first(y), first(x));
            image.setPixel(x, y,
                           isHidden ? map.hidden()
                                    : map.at(scale > 0 ? 0.5 + std::copysign(std::sqrt(std::abs(value) / scale), value) / 2 : 0.5));
        }
    }
    painter.drawImage(rect(), image);
}

bool JacobianPicture::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const int keys = m_model->rowCount();
    const auto key = [&](int place) { return std::clamp<Index>(static_cast<Index>(place) * keys / side, 0, keys - 1); };
    QToolTip::showText(help->globalPos(), tipText(m_model->hint(key(help->pos().y()), key(help->pos().x()))), this);
    return true;
}

}  // namespace ae
