// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/arrays.h"

namespace ae {

/// Whether a text can be one of our sessions.
bool startsLikeSession(std::string_view start);

/// A session as a file of arrays: X, Wq, Wk, Wv and the biases it has, with the names of their rows and columns.
Result<std::unique_ptr<ArrayFile>> openSessionArrays(const Bytes& bytes, std::string_view name, const ReadChoices& choices);

}  // namespace ae
