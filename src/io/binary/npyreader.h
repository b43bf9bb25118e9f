// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/binary/storedarray.h"

namespace ae {

/// One array as NumPy stores it: https://numpy.org/doc/stable/reference/generated/numpy.lib.format.html
struct NpyArray {
    StoredArray array;
    std::string type;  ///< as the header spells it: "<f4"
    std::uint64_t extraBytes = 0;  ///< behind the numbers
};

bool startsLikeNpy(std::string_view start);

/// Reads the header, versions 1 to 3, and checks the sizes against the bytes; no numbers are read. Problems: not a NumPy array,
/// truncated, bad header, unsupported type.
Result<NpyArray> readNpy(const Bytes& bytes);

/// What bytes behind the numbers are worth saying.
std::optional<Problem> noteOfExtraBytes(const NpyArray& npy);

Result<std::unique_ptr<ArrayFile>> openNpy(const Bytes& bytes, std::string_view name, const ReadChoices& choices);

}  // namespace ae
