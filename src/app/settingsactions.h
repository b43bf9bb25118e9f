// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace ae {

class Actions;

/// The settings dialog, the keyboard shortcuts and the menu of languages.
void connectSettings(const Actions& actions, QWidget* window);

}  // namespace ae
