// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/documentwriter.h"
#include "document/freshpass.h"

#include <QElapsedTimer>
#include <QTimer>

#include <map>

namespace ae {

/// What was written and is not evaluated and announced yet.
struct Pending {
    Change change;
    std::map<std::string, std::vector<Region>, std::less<>> written;  ///< regions of inputs
    bool settlesAtOnce = false;  ///< positions moved
};

struct Document::Private {
    Pending pending;
    std::optional<Evaluation> prepared;  ///< the results of the session as it is, when they had to be made for a check
    double preparedMicroseconds = 0;
    Evaluator evaluator = &Evaluation::of;
    QTimer frame;
    QElapsedTimer sinceSettled;
    int index = 0;  ///< of the undo stack when it was last followed
    int forgotten = 0;  ///< so many of the oldest steps cannot be undone any more
    bool isReturning = false;  ///< taking back an undo or redo that could not be evaluated
    int gestureDepth = 0;
    int gestures = 0;  ///< serial number of the last one
    Picture announced;
    FreshPass fresh;

    void forgetOldSteps(QUndoStack& stack);
};

}  // namespace ae
