// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/arrays.h"
#include "session/session.h"

namespace ae {

/// Whether a file holds X, Wq, Wk and Wv under these names: a head by itself, not a model.
bool holdsHead(const ArrayFile& file);

/// The session of such a file, biases included. What its metadata say is taken: tokens and features (JSON lists of as many names),
/// causal ("true" is the causal mask); what cannot be followed (rope_theta without a convention) is said in the first text of the
/// notebook. Errors: what reading and checkSession() find.
Result<Session> storedHead(const ArrayFile& file, const std::string& title);

}  // namespace ae
