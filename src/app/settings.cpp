// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings.h"

#include "attention/export.h"

#include <QCoreApplication>
#include <QFile>
#include <QSettings>

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

}  // namespace

std::span<const SettingSpec> settingCatalogue()
{
    static const std::array catalogue = {
        SettingSpec{"theme", AE_TR("Theme"), u"system"_s},
        SettingSpec{"welcome", AE_TR("Show the welcome"), true},
        SettingSpec{"recent", AE_TR("Recent files"), QStringList()},
        SettingSpec{"geometry", AE_TR("Place of the window"), QByteArray()},
        SettingSpec{"language", AE_TR("Language"), u""_s},
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
    const bool isDamaged = content.contains('\0') || QSettings(path, QSettings::IniFormat).status() == QSettings::FormatError;
    if (!isDamaged)
        return {};
    const QString aside = path + u".damaged"_s;
    QFile::remove(aside);
    QFile::rename(path, aside);
    return QCoreApplication::translate("ae::Settings", "The settings file was damaged. The standard settings are in force; the damaged file is kept as %1.")
        .arg(aside);
}

}  // namespace ae
