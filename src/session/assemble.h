// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/jsonvalue.h"

#include <optional>

namespace ae {

/// Why this version cannot read the file whatever else it holds: no session, a later major version, a feature it does not know.
std::optional<Problem> unreadable(const JsonValue& root);

/// Makes the session of what was read; the matrices are moved out. Problems and notes go to the findings.
Session assemble(JsonValue& root, Findings& findings);

}  // namespace ae
