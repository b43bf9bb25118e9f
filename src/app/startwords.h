// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <future>

namespace ae {

inline constexpr int kNoDisplay = 69;  ///< exit code where windows cannot be shown

/// While it lives, at the making of the application object: where Qt finds no way to show windows it ends the program by a crash and
/// several lines; this ends it with kNoDisplay and one sentence on standard error that says what to do.
class PlatformWatch {
public:
    PlatformWatch();
    ~PlatformWatch();
    PlatformWatch(const PlatformWatch&) = delete;
    PlatformWatch& operator=(const PlatformWatch&) = delete;
};

/// What to do where Qt cannot show windows; `platform` is the wish of QT_QPA_PLATFORM, `display` that of the desktop.
QString platformSentence(const QString& platform, const QString& display);

/// Begins to read the fonts of the system beside whatever the program does next; who needs a font before the end waits for it. The answer
/// is what to install where there is no font at all, and empty where there is one. Needs the application object.
std::future<QString> startReadingFonts();

}  // namespace ae
