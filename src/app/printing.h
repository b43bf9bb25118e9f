// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace ae {

class Actions;
class MainWindow;

/// Connects File > Print and File > Print preview, which print the notebook of the window.
void connectPrinting(const Actions& actions, MainWindow* window);

}  // namespace ae
