// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/arrays.h"

namespace ae {

/// The arrays of an archive that numpy.savez wrote. What cannot be offered (unsafe names, duplicates, damaged or foreign members) is
/// left out with a note; refused where nothing is left. Member names never become paths.
Result<std::unique_ptr<ArrayFile>> openNpz(const Bytes& bytes, std::string_view name, const ReadChoices& choices);

}  // namespace ae
