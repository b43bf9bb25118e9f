// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings.h"

#include "attention/export.h"
#include "models/texts.h"

#include <QFile>
#include <QSettings>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

bool s_isIgnored = false;

const SettingSpec* find(const char* key)
{
    for (const SettingSpec& spec : settingCatalogue()) {
        if (std::string_view(spec.key) == key)
            return &spec;
    }
    return nullptr;
}

/// QSettings takes almost anything and says nothing: sections, comments and "key=value" are all that it writes itself.
bool isIniFile(const QByteArray& content)
{
    const auto isGood = [](const QByteArray& line) {
        return line.isEmpty() || line.startsWith(';') || line.startsWith('#') || (line.startsWith('[') && line.endsWith(']'))
            || line.indexOf('=') > 0;
    };
    const QList<QByteArray> lines = content.split('\n');
    return !content.contains('\0')
        && std::all_of(lines.begin(), lines.end(), [&](const QByteArray& line) { return isGood(line.trimmed()); });
}

}  // namespace

std::span<const SettingSpec> settingCatalogue()
{
    static const std::array catalogue = {
        SettingSpec{"theme", AE_TR("ae", "Theme"), u"system"_s},
        SettingSpec{"welcome", AE_TR("ae", "Show the welcome"), true},
        SettingSpec{"recent", AE_TR("ae", "Recent files"), QStringList()},
        SettingSpec{"geometry", AE_TR("ae", "Place of the window"), QByteArray()},
        SettingSpec{"language", AE_TR("ae", "Language"), u""_s},
    };
    return catalogue;
}

QVariant setting(const char* key)
{
    const SettingSpec* spec = find(key);
    Q_ASSERT(spec);
    return s_isIgnored ? spec->standard : QSettings().value(QLatin1String(key), spec->standard);
}

void setSetting(const char* key, const QVariant& value)
{
    if (!s_isIgnored)
        QSettings().setValue(QLatin1String(key), value);
}

void ignoreUserSettings()
{
    s_isIgnored = true;
}

bool ignoresUserSettings()
{
    return s_isIgnored;
}

QString mendSettings()
{
    if (s_isIgnored)
        return {};
    const QString path = QSettings().fileName();
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QByteArray content = file.readAll();
    file.close();
    if (isIniFile(content))
        return {};
    const QString aside = path + u".damaged"_s;
    QFile::remove(aside);
    QFile::rename(path, aside);
    return translate("ae", "The settings file was damaged. The standard settings are in force; the damaged file is kept as %1.").arg(aside);
}

}  // namespace ae
