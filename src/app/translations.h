// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/lesson.h"
#include "session/session.h"

#include <QString>

namespace ae {

/// Installs the texts of a language, ours and Qt's; an empty name follows the system. Says whether ours were found.
bool installLanguage(const QString& language);

/// Texts of what the program brings along, in the language of the window. Files of the user are never translated.
void translateTexts(Lesson& lesson);
void translateTexts(Session& session);

}  // namespace ae
