// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/lesson.h"
#include "session/session.h"

#include <QLocale>
#include <QString>

#include <span>

namespace ae {

/// A language that the program speaks.
struct LanguageSpec {
    const char* code;  ///< as in settings and on the command line: "de", "zh_CN"
    const char* name;  ///< in the language itself, so that whoever needs it can read it
};
std::span<const LanguageSpec> languageCatalogue();

/// Installs the texts of a language, ours and Qt's, and its direction; an empty name follows the system. Says whether ours were found.
bool installLanguage(const QString& language);
/// The locale of the texts that were installed last.
const QLocale& windowLocale();

/// Numbers have the decimal mark of the window's language, or this one: "." or ",". Digits are Latin in every language, as they are in
/// formulas and in code.
void setNumberMark(const QString& mark);

/// Texts of what the program brings along, in the language of the window. Files of the user are never translated.
void translateTexts(Lesson& lesson);
void translateTexts(Session& session);

}  // namespace ae
