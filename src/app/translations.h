// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace ae {

/// Installs the texts of a language, ours and Qt's; an empty name follows the system. Says whether ours were found.
bool installLanguage(const QString& language);

}  // namespace ae
