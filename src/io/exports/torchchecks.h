// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/exports/pythonparts.h"

namespace ae {

/// What PyTorch can say beyond the steps: its own attention of the same queries, keys and values, and the gradient of one weight
/// with respect to every input against ours. Each only where it means the same thing as ours does; a comment says where not.
void writeTorchChecks(PieceWriter& out, const Results& results, const PythonParts& parts);

}  // namespace ae
