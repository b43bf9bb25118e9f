// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/look/closedbrowser.h"

#include <QDesktopServices>
#include <QEvent>
#include <QMessageBox>
#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

constexpr double kTextMargin = 2;

}  // namespace

ClosedBrowser::ClosedBrowser(QWidget* parent) : QTextBrowser(parent)
{
    setOpenLinks(false);
    setMinimumSize(1, 1);  // as high as its text, not as high as a scroll area likes to be
    setFrameShape(QFrame::NoFrame);
    viewport()->setAutoFillBackground(false);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // not Fixed: a layout would hold it to the height that its last width asked for
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(this, &QTextBrowser::anchorClicked, this, &ClosedBrowser::openLink);
}

void ClosedBrowser::showMarkdown(const QString& markdown)
{
    for (QTextDocument* document : {this->document(), static_cast<QTextDocument*>(&m_measured)}) {
        document->setDocumentMargin(kTextMargin);
        setClosedMarkdown(*document, markdown);
    }
    updateGeometry();
}

int ClosedBrowser::heightForWidth(int width) const
{
    if (m_measured.defaultFont() != font())
        m_measured.setDefaultFont(font());
    m_measured.setTextWidth(width);
    const bool isWider = m_measured.size().width() > width;  // a line of code is not broken: a scroll bar stands below it
    const int bar = isWider ? horizontalScrollBar()->sizeHint().height() : 0;
    return static_cast<int>(std::ceil(m_measured.size().height())) + 2 + bar;
}

QSize ClosedBrowser::sizeHint() const
{
    const int wide = std::max(width(), 200);
    return {wide, heightForWidth(wide)};
}

QVariant ClosedBrowser::loadResource(int /*type*/, const QUrl& /*address*/)
{
    return noResource();
}

void ClosedBrowser::wheelEvent(QWheelEvent* event)
{
    event->ignore();  // what it stands in scrolls
}

void ClosedBrowser::changeEvent(QEvent* event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateGeometry();
}

void ClosedBrowser::openLink(const QUrl& link)
{
    if (link.scheme() != u"http"_s && link.scheme() != u"https"_s)
        return;
    QMessageBox question(QMessageBox::Question, tr("Open a link"), tr("Open this address in the browser?"),
                         QMessageBox::Open | QMessageBox::Cancel, this);
    question.setTextFormat(Qt::PlainText);
    question.setInformativeText(link.toDisplayString().left(500));
    if (question.exec() == QMessageBox::Open)
        QDesktopServices::openUrl(link);
}

}  // namespace ae
