// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/arrays.h"
#include "io/binary/numbertypes.h"

namespace ae {

/// One tensor as the header of a .safetensors file has it.
struct TensorEntry {
    std::string name;
    std::optional<std::string> type;  ///< "BF16"; set once the header was found good, like the next one
    std::optional<std::vector<std::uint64_t>> shape;
    std::vector<std::uint64_t> range;  ///< begin and end, counted from the end of the header
};

struct SafetensorsHeader {
    std::vector<TensorEntry> tensors;  ///< in the order of the file
    std::map<std::string, std::string> metadata;
    std::uint64_t dataStart = 0;
};

/// The type of that name, or nothing for one that is not read (F8_E4M3 and its like).
std::optional<NumberType> tensorType(std::string_view name);

/// Whether the first 9 bytes can be the start of such a file.
bool startsLikeSafetensors(std::string_view start);

/// Reads the header, and no more than that, and checks it as strictly as the reference reader does:
/// https://github.com/huggingface/safetensors Problems: truncated, bad header, bad range (overlap, gap, bytes that belong to no tensor, a
/// size that does not fit the shape).
Result<SafetensorsHeader> readSafetensorsHeader(const ByteSource& bytes);

}  // namespace ae
