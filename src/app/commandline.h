// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
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
    bool measuresStart = false;  ///< say when the window and when its notebook is painted, and leave
    QString error;  ///< usage error in a sentence; exit with 64
    QString answer;  ///< --help or --version: print and leave
};

/// One option as --help shows it; what completion by the shell and the tests of the man page read.
struct StartOption {
    QString name;  ///< "--theme"
    QString value;  ///< "NAME"; empty for an option without a value
    QString help;
    QStringList words;  ///< values worth offering; empty for any
};
QList<StartOption> startOptions();

/// Reads the arguments without any application object, because a screenshot chooses the platform before there is one.
StartRequest readArguments(int argc, char** argv);

}  // namespace ae
