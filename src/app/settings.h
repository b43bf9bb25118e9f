// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QVariant>

#include <span>
#include <string_view>

namespace ae {

/// One setting of the user; rows of settingCatalogue().
struct SettingSpec {
    const char* key;
    const char* title;  ///< marked for translation
    QVariant standard;
};
std::span<const SettingSpec> settingCatalogue();

QVariant setting(const char* key);
void setSetting(const char* key, const QVariant& value);

/// For pictures and tests: nothing is read from or written to the user's settings any more.
void ignoreUserSettings();
bool ignoresUserSettings();

/// A settings file that cannot be read is kept aside under another name; says so in a sentence, empty when all is well.
QString mendSettings();

}  // namespace ae
