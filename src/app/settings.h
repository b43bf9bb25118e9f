// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QStringList>
#include <QVariant>

#include <span>
#include <string_view>

namespace ae {

/// A value that a setting may have.
struct SettingChoice {
    QVariant value;
    QString title;  ///< in the language of the window
};

/// One setting of the user; rows of settingCatalogue().
struct SettingSpec {
    const char* key;
    const char* title;  ///< marked for translation
    QVariant standard;
    // of those that the settings dialog shows
    const char* summary = "";  ///< marked for translation: what it does, in a sentence
    QList<SettingChoice> (*choices)() = nullptr;
    void (*apply)(const QVariant& value) = nullptr;  ///< for all that is open

    bool isChosen() const { return choices != nullptr; }
};
std::span<const SettingSpec> settingCatalogue();

QVariant setting(const char* key);
void setSetting(const char* key, const QVariant& value);

/// Every setting takes effect; those in `instead` with another value, for this run only: what the command line says.
void applySettings(const QVariantMap& instead);

/// For pictures and tests: nothing is read from or written to the user's settings any more.
void ignoreUserSettings();
bool ignoresUserSettings();

/// A settings file that cannot be read is kept aside under another name; says so in a sentence, empty when all is well.
QString mendSettings();

}  // namespace ae
