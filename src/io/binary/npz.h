// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/results.h"
#include "session/safefile.h"

#include <string>

namespace ae {

/// All steps in force, inputs included, as one NumPy archive: a member KEY.npy each, stored as numpy.savez does.
/// The same results give the same bytes.
bool writeNpzFile(const Results& results, const std::string& step, const ByteSink& sink);

}  // namespace ae
