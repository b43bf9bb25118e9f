// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "attention/export.h"
#include "attention/matrix.h"

#include <functional>

namespace ae {

/// How many threads share a large computation, the calling one among them. 0 takes all that the machine has; that is the start.
/// The results have the same bits for any number: work is cut into tiles that do not depend on it.
AE_EXPORT void setThreadCount(int count);
AE_EXPORT int threadCount();

/// While it lives, its thread computes alone and leaves the others to those that someone waits for.
class AE_EXPORT ComputeAlone {
public:
    ComputeAlone();
    ~ComputeAlone();
    ComputeAlone(const ComputeAlone&) = delete;
    ComputeAlone& operator=(const ComputeAlone&) = delete;

private:
    bool m_wasAlone;
};

/// Runs body(tile) for every tile from 0 to `tiles` - 1, in any order and on several threads, and returns when all are done.
/// Inside another such call, or while another thread has the workers, the calling thread does all of it.
AE_EXPORT void forEachTile(Index tiles, const std::function<void(Index tile)>& body);

/// The same for rows in tiles of a fixed height: body(first, count).
AE_EXPORT void forRows(Index first, Index rows, Index tileRows, const std::function<void(Index first, Index count)>& body);

}  // namespace ae
