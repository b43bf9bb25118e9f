// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace ae {

/// F1 in dialogs, where the keys of the window's menus do not reach, and What's This of every part of every window, with a link to the
/// manual. One for the program.
class HelpService : public QObject {
    Q_OBJECT
public:
    /// Makes it, where it is not there yet.
    static void start();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    using QObject::QObject;
};

}  // namespace ae
