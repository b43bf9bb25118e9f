// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace ae {

/// How many bytes of numbers the steps of one undo stack may hold together; 0 is without limit, and the start. From the next edit on
/// the oldest steps above it are forgotten, never the last one: they stay in the list and cannot be undone.
void setUndoMemory(std::size_t bytes);
std::size_t undoMemory();

}  // namespace ae
