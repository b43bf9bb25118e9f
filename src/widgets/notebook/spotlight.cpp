// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/notebook/spotlight.h"

#include "attention/cellref.h"
#include "widgets/look/card.h"
#include "widgets/look/theme.h"
#include "widgets/matrix/matrixview.h"
#include "widgets/notebook/notebookview.h"

#include <QPainter>

namespace ae {

namespace {

constexpr int kLitMilliseconds = 4000;
constexpr int kRoom = 4;  // between a number and its ring
constexpr int kLine = 2;
constexpr int kAround = 80;  // what is to be seen around a number

class Ring : public QWidget {
public:
    using QWidget::QWidget;

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(currentTheme().colours.focus, 3));
        painter.drawRoundedRect(QRectF(rect()).adjusted(2, 2, -2, -2), 9, 9);
    }
};

}  // namespace

Spotlight::Spotlight(NotebookView* notebook) : QObject(notebook), m_notebook(notebook)
{
    m_end.setSingleShot(true);
    m_end.setInterval(kLitMilliseconds);
    connect(&m_end, &QTimer::timeout, this, &Spotlight::putOut);
    connect(notebook, &NotebookView::cardsMoved, this, &Spotlight::follow);
}

void Spotlight::putOut()
{
    if (m_ring)
        m_ring->hide();
}

void Spotlight::light(const NotebookView::Place& place)
{
    QWidget* sheet = m_notebook->sheet();
    if (!m_ring || m_ring->parentWidget() != sheet) {
        delete m_ring;
        m_ring = new Ring(sheet);
        m_ring->setAttribute(Qt::WA_TransparentForMouseEvents);
    }
    m_place = place;
    m_ring->show();
    m_end.start();
    follow();
}

/// What is lit may have moved.
void Spotlight::follow()
{
    if (!isLit())
        return;
    const QRect area = m_place();
    m_ring->setVisible(!area.isNull());
    m_ring->setGeometry(area.adjusted(-kLine, -kLine, kLine, kLine));
    m_ring->raise();
}

bool Spotlight::showKind(const std::string& kind)
{
    const int position = m_notebook->find(kind);
    if (position < 0)
        return false;
    m_notebook->scrollToCell(position);
    light(m_notebook->placeOfCard(position));
    return true;
}

bool Spotlight::showCell(const CellRef& cell)
{
    m_notebook->complete();
    for (int i = 0; i < m_notebook->count(); ++i) {
        for (MatrixView* view : m_notebook->card(i)->findChildren<MatrixView*>()) {
            if (view->matrix()->step() != cell.step || view->isHidden())
                continue;
            m_notebook->scrollToCell(i);
            m_notebook->scrollToPlace(m_notebook->placeOfCell(view, cell), kAround);
            light(m_notebook->placeOfCell(view, cell, kRoom));
            return true;
        }
    }
    return false;
}

}  // namespace ae
