// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/salvage.h"

#include <QString>

class QMessageBox;
class QWidget;

namespace ae {

/// What is left of a file that was refused. It opens in a window of its own, modified and without a name, so that the damaged file stays
/// as it is until the person decides.
namespace salvageoffer {

/// What is whole in the file; nothing where it is not damage that keeps it from being opened. A large file is looked through beside the
/// window, with a way to cancel: then nothing is found.
std::optional<Salvaged> find(const QString& path, const Problem& refusal, QWidget* parent);
/// Shows the refusal with a button for it; true when that was pressed.
bool ask(QMessageBox& refusal);
/// Opens it and lists what is missing; false when it was refused.
bool open(Salvaged salvaged, const QString& path, QWidget* parent);

}  // namespace salvageoffer

}  // namespace ae
