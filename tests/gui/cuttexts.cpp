// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cuttexts.h"

#include "app/mainwindow.h"
#include "app/settingsdialog.h"
#include "app/shortcutsdialog.h"
#include "app/worksheetdialog.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QAction>
#include <QComboBox>
#include <QCoreApplication>
#include <QDialog>
#include <QLabel>
#include <QListWidget>
#include <QScrollArea>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <QTabBar>
#include <QTest>
#include <QToolBar>

using namespace Qt::StringLiterals;

namespace ae::test {

namespace {

constexpr int kPanelTime = 100;  // milliseconds
constexpr int kSlack = 1;  // rounding of widths of letters

bool isCutLabel(const QLabel& label)
{
    if (label.text().isEmpty() || label.minimumSizeHint().width() == 0)  // a remark that gives way as a whole
        return false;
    if (label.wordWrap())
        return label.heightForWidth(label.width()) > label.height() + kSlack;
    return label.sizeHint().width() > label.width() + kSlack || label.minimumSizeHint().height() > label.height() + kSlack;
}

bool isCutBox(const QComboBox& box)
{
    QStyleOptionComboBox option;
    option.initFrom(&box);
    const QRect field = box.style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &box);
    return box.fontMetrics().horizontalAdvance(box.currentText()) > field.width() + kSlack;
}

QString cutTab(const QTabBar& tabs)
{
    for (int i = 0; i < tabs.count(); ++i) {
        if (tabs.isTabVisible(i) && (tabs.tabRect(i).right() > tabs.width() + kSlack || tabs.tabRect(i).left() < -kSlack))
            return tabs.tabText(i);
    }
    return {};
}

QString cutEntry(const QListWidget& list)
{
    for (int i = 0; i < list.count(); ++i) {
        if (list.sizeHintForIndex(list.model()->index(i, 0)).width() > list.viewport()->width() + kSlack)
            return list.item(i)->text();
    }
    return {};
}

/// The text that is cut, empty when it has its room.
QString cutText(const QWidget* widget)
{
    if (const auto* label = qobject_cast<const QLabel*>(widget))
        return isCutLabel(*label) ? label->text() : QString();
    if (const auto* button = qobject_cast<const QAbstractButton*>(widget)) {
        if (button->objectName() == u"qt_toolbar_ext_button"_s)
            return button->isVisible() ? u"the tool bar"_s : QString();
        if (button->hasHeightForWidth())
            return button->heightForWidth(button->width()) > button->height() + kSlack ? button->text() : QString();
        return !button->text().isEmpty() && button->sizeHint().width() > button->width() + kSlack ? button->text() : QString();
    }
    if (const auto* box = qobject_cast<const QComboBox*>(widget))
        return isCutBox(*box) ? box->currentText() : QString();
    if (const auto* spin = qobject_cast<const QAbstractSpinBox*>(widget))
        return spin->minimumSizeHint().width() > spin->width() + kSlack ? spin->text() : QString();
    if (const auto* tabs = qobject_cast<const QTabBar*>(widget))
        return cutTab(*tabs);
    if (const auto* list = qobject_cast<const QListWidget*>(widget))
        return cutEntry(*list);
    return {};
}

}  // namespace

QStringList cutTexts(const QWidget* root)
{
    QStringList cut;
    QList<const QWidget*> all{root};
    for (const QWidget* widget : root->findChildren<QWidget*>())
        all << widget;
    for (const QWidget* widget : all) {
        if (!widget->isVisible())
            continue;
        if (const QString text = cutText(widget); !text.isEmpty()) {
            cut << u"%1 “%2”: %3 of %4 pixels, \"%5\""_s.arg(QLatin1String(widget->metaObject()->className()), widget->accessibleName())
                       .arg(widget->width())
                       .arg(widget->sizeHint().width())
                       .arg(text);
        }
    }
    return cut;
}

QStringList cutTextsOfAllParts(MainWindow& window, const QSize& screen)
{
    QStringList cut = cutTexts(&window);
    const Actions& actions = window.actionTable();
    for (const char* panel : {"lessons.panel", "view.history", "view.baselines", "view.derivatives"}) {
        actions[panel]->trigger();
        QTest::qWait(kPanelTime);
        for (const QString& text : cutTexts(&window))
            cut << QLatin1String(panel) + u": "_s + text;
        actions[panel]->trigger();
    }
    actions["view.outline"]->setChecked(true);
    actions["matrix.seek"]->trigger();
    for (const QDialog* dialog : window.findChildren<QDialog*>())
        cut << cutTexts(dialog);
    SettingsDialog settings(&window);
    ShortcutsDialog shortcuts(&window);
    WorksheetDialog worksheet(WorksheetDialog::tr("Print worksheet"), WorksheetDialog::tr("&Print…"), &window);
    for (QDialog* dialog : {static_cast<QDialog*>(&settings), static_cast<QDialog*>(&shortcuts), static_cast<QDialog*>(&worksheet)}) {
        dialog->show();
        QCoreApplication::processEvents();
        if (screen.expandedTo(dialog->size()) != screen)
            cut << QLatin1String(dialog->metaObject()->className()) + u" is larger than the screen"_s;
        cut << cutTexts(dialog);
    }
    return cut;
}

}  // namespace ae::test
