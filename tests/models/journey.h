// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "samples.h"

#include <QAbstractItemModel>

#include <functional>
#include <memory>

namespace ae::test {

/// One thing that happens to an open document while models show it.
struct Stop {
    const char* name;
    std::function<void(Document&)> go;
};

/// Edits of cells, blocks, sizes, tokens, options, biases and mask, then undo all and redo all. Each stop leaves the document
/// settled; what must not be refused ends the program when it is.
const std::vector<Stop>& journey();

/// The sessions that the journey is made with: plain, full and troubled.
std::vector<Session> journeySessions();

/// Reads every cell that a model announces, at once, the way a view or a screen reader may do.
void readWhatIsAnnounced(QAbstractItemModel* model);

/// To be called before the model is made: reads all of it at every change before the model itself hears of it, as a view does
/// that another model's signal has woken.
void readBeforeItHears(Document& document, const std::unique_ptr<QAbstractItemModel>& model);

}  // namespace ae::test
