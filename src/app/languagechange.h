// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace ae {

/// Another language while the program runs: all windows follow, with what is open and arranged in them. Titles and notes that the
/// program brought follow too, where they are as it brought them and in no file of the user yet.
void changeLanguage(const QString& language);

/// Another decimal mark while the program runs, "." or ","; an empty one is that of the language.
void changeNumberMark(const QString& mark);

}  // namespace ae
