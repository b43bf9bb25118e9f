// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/arrays.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace ae::fuzz {

using Opener = Result<std::unique_ptr<ArrayFile>> (*)(const Bytes& bytes, std::string_view name, const ReadChoices& choices);

/// Opens the bytes and reads every array that is offered, as a whole, as a slice and as a block.
inline int readEverything(Opener open, const std::uint8_t* data, std::size_t size, std::string_view name)
{
    ReadChoices choices;
    const auto file = open(bytesOf(std::string(reinterpret_cast<const char*>(data), size)), name, choices);
    if (!file)
        return 0;
    for (std::size_t i = 0; i < (*file)->arrays().size(); ++i) {
        (void)(*file)->read(i, choices);
        ReadChoices turned;
        turned.slice = 0;
        turned.transpose = true;
        (void)(*file)->read(i, turned);
        (void)(*file)->readBlock(i, {0, 0, 1, 1});
    }
    return 0;
}

}  // namespace ae::fuzz
