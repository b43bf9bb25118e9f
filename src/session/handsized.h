// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/problem.h"
#include "session/session.h"

#include <optional>
#include <span>
#include <vector>

namespace ae {

// From a real head to one that a hand can follow: fewer tokens, fewer columns of queries and keys.

/// Why not just the tokens at these positions can stay (kind Usage): none, one that does not exist, one given twice.
std::optional<Problem> checkKeptTokens(const Session& session, std::span<const Index> positions);
/// What a session with fewer of its tokens means other than before.
std::vector<Problem> notesOnKeptTokens(const Session& session);

/// A session with narrower queries and keys, and what that changed.
struct ReducedHead {
    Session session;
    double relativeError = 0;  ///< |M - M_r|_F / |M|_F of M = W_Q W_K^T, with biases of M = [W_Q; b_Q] [W_K; b_K]^T
    double largestScoreChange = 0;  ///< of a scaled score (what the softmax reads, before the temperature) over allowed keys
    double largestWeightChange = 0;  ///< over rows that have a distribution before and after
    std::vector<double> singularValues;  ///< of M, largest first; as many as could be kept
};

/// The factors of width r whose product is closest to W_Q W_K^T (Eckart and Young 1936): M = U S V^T gives U_r S_r^(1/2) and
/// V_r S_r^(1/2). Scores are x_i M x_j^T, so nothing else of W_Q and W_K counts. Both factors are multiplied by (r/k)^(p/2), so that
/// the raw scores change by (r/k)^p as their divisor d_k^p does: scaled scores stay what they were. Values are not touched.
/// Errors (kind Usage): a width outside 1 ... d_k, rotary positions (they turn columns in pairs, which a change of columns breaks),
/// numbers that are not finite; what checkSession() and the evaluation refuse.
Result<ReducedHead> reduceHead(const Session& session, Index width);

}  // namespace ae
