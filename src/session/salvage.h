// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/problem.h"
#include "session/session.h"

#include <map>
#include <optional>

namespace ae {

/// What is whole in a damaged file.
struct Salvaged {
    Session session;  ///< opens and can be saved; NaN stands where a row is missing
    std::optional<Problem> damage;  ///< why the reader refuses the file; nothing where it is good
    std::vector<Problem> missing;  ///< all that is missing, was assumed, or could not be checked
    std::vector<Problem> notes;  ///< as in LoadedSession
    std::map<std::string, std::vector<Index>> lostRows;  ///< by matrix, counted from 0: just these hold NaN in place of a row

    bool isComplete() const { return missing.empty(); }
};

/// Takes what is whole out of a file that is cut off or has damaged bytes. A row counts as whole when its brackets or quotes, what
/// follows them, and the number of its values are right and its place in the matrix is certain; a number that a cut has reached is
/// none. Checksums are checked where they and all rows are there. What a damaged byte turned into another digit of a row without
/// checksum cannot be known: that row says what the file says.
/// Errors (Data): the file is something else, of a later version, or holds no whole row; then what is there is named.
Result<Salvaged> salvageSession(std::string_view bytes);

/// Rows or entries counted from 0 as text that counts from 1: "3, 5 to 7".
std::string rangesText(const std::vector<Index>& positions);

}  // namespace ae
