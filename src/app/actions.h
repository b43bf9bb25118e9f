// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QList>

#include <map>
#include <span>
#include <string_view>

class QAction;
class QMainWindow;
class QMenu;

namespace ae {

/// One row of the table of actions: menus, shortcuts and the accessible names all come from here.
struct ActionSpec {
    std::string_view key;  ///< "file.open"
    const char* menu;  ///< marked for translation; actions of one menu stand together
    const char* text;  ///< marked for translation, with mnemonic
    const char* tip;  ///< marked for translation
    QKeySequence::StandardKey standardKey = QKeySequence::UnknownKey;
    const char* shortcut = "";  ///< where there is no standard key
    bool isCheckable = false;
    bool startsGroup = false;  ///< a separator before it
};
std::span<const ActionSpec> actionCatalogue();

/// The keys that an action comes with.
QList<QKeySequence> standardShortcuts(const ActionSpec& spec);
/// Those that the user gave it, else those that it comes with.
QList<QKeySequence> shortcutsOf(const ActionSpec& spec);
/// Kept in the settings; the standard ones need no entry. Windows follow by Actions::followShortcuts().
void setShortcuts(const ActionSpec& spec, const QList<QKeySequence>& keys);
/// All actions have the keys that they come with.
void resetShortcuts();
/// Another action that has the key; null for none.
const ActionSpec* ownerOf(const QKeySequence& key, const ActionSpec& other);

/// Makes the menus of a window from the table.
class Actions {
public:
    void build(QMainWindow* window);
    /// Menus and actions go, to be built anew in another language.
    void clear(QMainWindow* window);
    QAction* operator[](std::string_view key) const;
    QMenu* menu(const char* title) const;
    /// Gives every action the keys and the texts of now.
    void followShortcuts() const;

private:
    std::map<std::string_view, QAction*> m_actions;
    std::map<std::string_view, QMenu*> m_menus;
};

}  // namespace ae
