// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settingeffects.h"

#include "app/languagechange.h"
#include "app/mainwindow.h"
#include "app/translations.h"
#include "attention/workers.h"
#include "document/recovery.h"
#include "document/undomemory.h"
#include "models/texts.h"
#include "widgets/look/palettes.h"
#include "widgets/look/theme.h"

#include <QApplication>
#include <QThread>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace ae::settingeffects {

namespace {

constexpr int kMostDecimals = 12;
constexpr std::size_t kMebibyte = 1024 * 1024;

struct MarkSpec {
    const char* key;
    const char* mark;  ///< empty: that of the language
    const char* title;
};
constexpr std::array kMarks = {
    MarkSpec{"language", "", AE_TR("ae", "As in the language")},
    MarkSpec{"point", ".", AE_TR("ae", "Point: 0.5")},
    MarkSpec{"comma", ",", AE_TR("ae", "Comma: 0,5")},
};

template <typename Act> void forEachWindow(const Act& act)
{
    for (QWidget* widget : QApplication::topLevelWidgets()) {
        if (auto* window = qobject_cast<MainWindow*>(widget))
            act(window);
    }
}

/// A title with the number in it.
QList<SettingChoice> counted(std::initializer_list<int> counts, const char* none, const char* title)
{
    QList<SettingChoice> choices;
    for (const int count : counts) {
        choices << SettingChoice{count, count == 0 ? translated(none) : QCoreApplication::translate("ae::Settings", title, nullptr, count)};
    }
    return choices;
}

}  // namespace

QList<SettingChoice> languages()
{
    QList<SettingChoice> choices{{QString(), translate("ae", "As the desktop")}};
    for (const LanguageSpec& language : languageCatalogue())
        choices << SettingChoice{QLatin1String(language.code), QString::fromUtf8(language.name)};
    return choices;
}

QList<SettingChoice> numberMarks()
{
    QList<SettingChoice> choices;
    for (const MarkSpec& mark : kMarks)
        choices << SettingChoice{QLatin1String(mark.key), translated(mark.title)};
    return choices;
}

QList<SettingChoice> decimals()
{
    QList<SettingChoice> choices;
    for (int count = 0; count <= kMostDecimals; ++count)
        choices << SettingChoice{count, QString::number(count)};
    return choices;
}

QList<SettingChoice> palettes()
{
    QList<SettingChoice> choices;
    for (const PaletteSpec& palette : paletteCatalogue())
        choices << SettingChoice{fromUtf8(palette.key), QCoreApplication::translate("Palette", palette.title)};
    return choices;
}

QList<SettingChoice> themes()
{
    QList<SettingChoice> choices{{u"system"_s, translate("ae", "As the desktop")}};
    for (const Theme& theme : ae::themes())
        choices << SettingChoice{fromUtf8(theme.key), QCoreApplication::translate("Theme", theme.title)};
    return choices;
}

QList<SettingChoice> autosaves()
{
    return counted({2, 10, 30, 60, 0}, AE_TR("ae", "Never"), QT_TRANSLATE_N_NOOP("ae::Settings", "%n second(s) after an edit"));
}

QList<SettingChoice> undoMemories()
{
    return counted({0, 64, 256, 1024, 4096}, AE_TR("ae", "Without limit"), QT_TRANSLATE_N_NOOP("ae::Settings", "%n MiB a session"));
}

QList<SettingChoice> threads()
{
    QList<SettingChoice> choices{{0, translate("ae", "All that the machine has")}};
    for (int count = 1; count <= std::max(1, QThread::idealThreadCount()); count *= 2)
        choices << SettingChoice{count, QString::number(count)};
    return choices;
}

void applyLanguage(const QVariant& code)
{
    changeLanguage(code.toString());
}

void applyNumberMark(const QVariant& name)
{
    const std::string key = name.toString().toStdString();
    const auto mark = std::ranges::find_if(kMarks, [&key](const MarkSpec& spec) { return key == spec.key; });
    changeNumberMark(mark == kMarks.end() ? QString() : QLatin1String(mark->mark));
}

void applyDecimals(const QVariant& count)
{
    forEachWindow([&count](const MainWindow* window) { window->document()->setDecimals(std::clamp(count.toInt(), 0, kMostDecimals)); });
}

void applyPalette(const QVariant& key)
{
    setPalette(key.toString().toStdString());
}

void applyThemeKey(const QVariant& key)
{
    const Theme* theme = findTheme(key.toString().toStdString());
    applyTheme(*qApp, theme ? theme->name : ThemeName::System);
}

void applyAutosave(const QVariant& seconds)
{
    RecoveryCopy::setStandardTiming(RecoveryCopy::Timing::after(std::max(0, seconds.toInt())));
    forEachWindow([](const MainWindow* window) {
        for (auto* copy : window->document()->findChildren<RecoveryCopy*>(QString(), Qt::FindDirectChildrenOnly))
            copy->setTiming(RecoveryCopy::standardTiming());
    });
}

void applyUndoMemory(const QVariant& megabytes)
{
    setUndoMemory(static_cast<std::size_t>(std::max(0, megabytes.toInt())) * kMebibyte);
}

void applyThreads(const QVariant& count)
{
    setThreadCount(std::clamp(count.toInt(), 0, std::max(1, QThread::idealThreadCount())));
}

}  // namespace ae::settingeffects
