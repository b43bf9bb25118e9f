// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/helppages.h"

#include <QByteArray>
#include <QKeySequence>
#include <QString>

#include <span>

class QWidget;

namespace ae {

/// Keys that belong to the part of the window that has the focus; they are no actions and cannot be changed.
struct PartKeySpec {
    const char* keys;  ///< portable names, with "; " between them
    const char* text;  ///< marked for translation
};
std::span<const PartKeySpec> partKeyCatalogue();
/// What the key does in a part of the window; null for none.
const PartKeySpec* partWith(const QKeySequence& key);

/// All keys, the user's own among them, by menu: a page of its own in the language of the window.
QString shortcutSheet();
QByteArray shortcutSheetPdf();
/// The same as a page of the manual.
HelpPage shortcutPage();

/// Asks for a file, PDF or HTML by its ending, and writes the sheet; says in a sentence what went wrong.
QString saveShortcutSheet(QWidget* window);
void printShortcutSheet(QWidget* window);

}  // namespace ae
