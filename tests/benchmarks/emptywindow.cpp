// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The least that a window program can do: an empty main window that says when it is painted, and leaves.
#include "framewatch.h"

#include <QMainWindow>

#include <cstdio>
#include <cstdlib>

int main(int argc, char** argv)
{
    ae::bench::FrameWatch application(argc, argv);
    QMainWindow window;
    window.resize(1600, 1000);
    application.framePainted = [](QWidget*) {
        std::puts("painted");
        std::fflush(stdout);
        std::_Exit(0);
    };
    window.show();
    return QApplication::exec();
}
