// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/results.h"
#include "session/safefile.h"

#include <string>

namespace ae {

/// All inputs and steps as F64 tensors, by name, without gaps, the data at a multiple of 8, as the reference writer does. The
/// metadata hold tokens and features (JSON lists), title, source, and the rows that are not good with their reasons (a JSON object).
bool writeSafetensorsFile(const Results& results, const std::string& step, const ByteSink& sink);

}  // namespace ae
