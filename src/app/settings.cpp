// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings.h"

#include "app/settingeffects.h"
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
    using namespace settingeffects;
    static const std::array catalogue = {
        SettingSpec{"language", AE_TR("ae", "Language"), u""_s,
                    AE_TR("ae", "All texts of the program; sessions of your own stay as they are."), languages, applyLanguage},
        SettingSpec{"mark", AE_TR("ae", "Number mark"), u"language"_s,
                    AE_TR("ae", "The decimal mark that is shown and typed; files always have a point."), numberMarks, applyNumberMark},
        SettingSpec{"decimals", AE_TR("ae", "Decimals"), 2,
                    AE_TR("ae", "For the sessions that are open and new ones; a file keeps its own."), decimals, applyDecimals},
        SettingSpec{"palette", AE_TR("ae", "Palette"), u"purple"_s,
                    AE_TR("ae", "Colours of the cells of matrices; all of them can be told apart by colour-blind eyes."), palettes,
                    applyPalette},
        SettingSpec{"theme", AE_TR("ae", "Theme"), u"system"_s, AE_TR("ae", "Light, dark or of high contrast."), themes, applyThemeKey},
        SettingSpec{"autosave", AE_TR("ae", "Autosave"), 2,
                    AE_TR("ae", "When unsaved work is copied aside, to be recovered after a crash; files are written only when you save."),
                    autosaves, applyAutosave},
        SettingSpec{"undo", AE_TR("ae", "Undo memory"), 1024,
                    AE_TR("ae", "Above it the oldest steps are forgotten and can no longer be undone."), undoMemories, applyUndoMemory},
        SettingSpec{"threads", AE_TR("ae", "Threads"), 0,
                    AE_TR("ae", "How many processors compute together; the numbers are the same to the last bit."), threads, applyThreads},
        SettingSpec{"welcome", AE_TR("ae", "Show the welcome"), true},
        SettingSpec{"recent", AE_TR("ae", "Recent files"), QStringList()},
        SettingSpec{"geometry", AE_TR("ae", "Place of the window"), QByteArray()},
        SettingSpec{"shortcuts", AE_TR("ae", "Shortcuts"), QVariantMap()},
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

void applySettings(const QVariantMap& instead)
{
    for (const SettingSpec& spec : settingCatalogue()) {
        if (spec.isChosen())
            spec.apply(instead.value(QLatin1String(spec.key), setting(spec.key)));
    }
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
