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
constexpr int kRoom = 6;  // between what is lit and its ring

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
}

void Spotlight::putOut()
{
    if (m_ring)
        m_ring->hide();
}

void Spotlight::light(QWidget* target, const QRect& area)
{
    if (!m_ring || m_ring->parentWidget() != target) {
        delete m_ring;
        m_ring = new Ring(target);
        m_ring->setAttribute(Qt::WA_TransparentForMouseEvents);
    }
    m_ring->setGeometry(area);
    m_ring->show();
    m_ring->raise();
    m_end.start();
}

bool Spotlight::showKind(const std::string& kind)
{
    const int position = m_notebook->find(kind);
    if (position < 0)
        return false;
    m_notebook->scrollToCell(position);
    light(m_notebook->sheet(), m_notebook->card(position)->geometry().adjusted(-2, -2, 2, 2));
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
            const QModelIndex index = view->matrix()->indexOf(cell);
            view->scrollTo(index);
            const QRect place = view->visualRect(index).adjusted(-kRoom, -kRoom, kRoom, kRoom);
            m_notebook->ensureVisible(view->viewport()->mapTo(m_notebook->sheet(), place.center()).x(),
                                      view->viewport()->mapTo(m_notebook->sheet(), place.center()).y(), 80, 80);
            light(m_notebook->sheet(), place.translated(view->viewport()->mapTo(m_notebook->sheet(), QPoint())));
            return true;
        }
    }
    return false;
}

}  // namespace ae
