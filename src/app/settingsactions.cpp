// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settingsactions.h"

#include "app/actions.h"
#include "app/settingeffects.h"
#include "app/settings.h"
#include "app/settingsdialog.h"
#include "app/shortcutsdialog.h"

#include <QAction>
#include <QActionGroup>
#include <QMenu>

namespace ae {

namespace {

/// All languages, and the desktop's; the one of the settings is ticked when the menu opens.
QMenu* makeLanguageMenu(QMenu* parent)
{
    auto* menu = new QMenu(parent);
    auto* group = new QActionGroup(menu);
    for (const SettingChoice& choice : settingeffects::languages()) {
        QAction* action = menu->addAction(choice.title);
        action->setCheckable(true);
        action->setData(choice.value);
        group->addAction(action);
    }
    QObject::connect(menu, &QMenu::aboutToShow, group, [group] {
        for (QAction* action : group->actions())
            action->setChecked(action->data().toString() == setting("language").toString());
    });
    QObject::connect(group, &QActionGroup::triggered, group, [](const QAction* action) {
        const QVariant language = action->data();  // the action goes with its window's menus
        setSetting("language", language);
        settingeffects::applyLanguage(language);
    });
    return menu;
}

}  // namespace

void connectSettings(const Actions& actions, QWidget* window)
{
    QObject::connect(actions["edit.settings"], &QAction::triggered, window, [window] { SettingsDialog(window).exec(); });
    QObject::connect(actions["help.shortcuts"], &QAction::triggered, window, [window] { ShortcutsDialog(window).exec(); });
    actions["view.language"]->setMenu(makeLanguageMenu(actions.menu("&View")));
}

}  // namespace ae
