// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QMenuBar;

namespace ae {

/// The texts with the letters marked by & made different from each other, in any language: a text keeps its mark where it is the
/// first with that letter, gets another one of its letters otherwise, and none when all are taken.
QStringList withoutDoubledMnemonics(QStringList texts);

/// The same for the menus of a bar and for the entries of each of them; screen readers hear a menu by the name of its entry.
void settleMnemonics(QMenuBar* bar);

/// "Open…" for "&Open…", and "開く…" for "開く(&O)…".
QString withoutMnemonic(const QString& text);

}  // namespace ae
