// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>
#include <QStringList>

namespace ae {

/// What the program was asked for on its command line.
struct StartRequest {
    QStringList files;
    QString screenshot;  ///< PNG to draw and leave, empty for a normal start
    QSize size = {1600, 1000};
    QString theme;
    QString language;
    QString scrollTo;  ///< kind of a notebook cell
    double scale = 1;
    bool measuresStart = false;  ///< say when the first frame is painted, and leave
    QString error;  ///< usage error in a sentence; exit with 64
    QString answer;  ///< --help or --version: print and leave
};

/// Reads the arguments without any application object, because a screenshot chooses the platform before there is one.
StartRequest readArguments(int argc, char** argv);

}  // namespace ae
