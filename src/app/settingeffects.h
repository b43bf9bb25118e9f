// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/settings.h"

/// What the settings may be and what they do; the rows of settingCatalogue() name these.
namespace ae::settingeffects {

QList<SettingChoice> languages();
QList<SettingChoice> numberMarks();
QList<SettingChoice> decimals();
QList<SettingChoice> palettes();
QList<SettingChoice> themes();
QList<SettingChoice> autosaves();
QList<SettingChoice> undoMemories();
QList<SettingChoice> threads();

void applyLanguage(const QVariant& code);
void applyNumberMark(const QVariant& name);
void applyDecimals(const QVariant& count);
void applyPalette(const QVariant& key);
void applyThemeKey(const QVariant& key);
void applyAutosave(const QVariant& seconds);
void applyUndoMemory(const QVariant& megabytes);
void applyThreads(const QVariant& count);

}  // namespace ae::settingeffects
