// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/helpservice.h"

#include "app/actions.h"
#include "app/helpplaces.h"
#include "app/helpwindow.h"

#include <QApplication>
#include <QDialog>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMenuBar>
#include <QTextDocument>
#include <QWhatsThis>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

bool isManualKey(const QKeyEvent& event)
{
    const auto specs = actionCatalogue();
    const auto manual = std::ranges::find(specs, std::string_view("help.manual"), &ActionSpec::key);
    return shortcutsOf(*manual).contains(QKeySequence(event.keyCombination()));
}

void showWhatsThis(QWidget* widget, const QPoint& place)
{
    const QString text = whatsThisOf(widget);
    const QString markup = Qt::mightBeRichText(text) ? text : u"<p>"_s + text.toHtmlEscaped() + u"</p>"_s;
    QWhatsThis::showText(place, markup + u"<p><a href=\"#\">%1</a></p>"_s.arg(HelpService::tr("More in the manual").toHtmlEscaped()),
                         widget);
}

}  // namespace

void HelpService::start()
{
    if (!qApp->findChild<HelpService*>())
        qApp->installEventFilter(new HelpService(qApp));
}

bool HelpService::eventFilter(QObject* watched, QEvent* event)
{
    const QEvent::Type type = event->type();
    if (type != QEvent::KeyPress && type != QEvent::WhatsThis && type != QEvent::QueryWhatsThis && type != QEvent::WhatsThisClicked)
        return false;
    auto* widget = qobject_cast<QWidget*>(watched);
    if (!widget || qobject_cast<QMenu*>(widget) || qobject_cast<QMenuBar*>(widget))
        return false;  // menus speak for their actions themselves
    if (type == QEvent::KeyPress) {
        const bool isAsked = qobject_cast<QDialog*>(widget->window()) && isManualKey(*static_cast<QKeyEvent*>(event));
        if (isAsked)
            HelpWindow::open(helpPlaceOf(widget), widget);
        return isAsked;
    }
    if (type == QEvent::WhatsThis)
        showWhatsThis(widget, static_cast<QHelpEvent*>(event)->globalPos());
    else if (type == QEvent::WhatsThisClicked)
        HelpWindow::open(helpPlaceOf(widget), widget);
    event->accept();
    return true;
}

}  // namespace ae
