// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "fuzz.h"
#include "io/binary/safetensors.h"

namespace {

/// An input that starts with the brace of a header gets the right length before it; the header ends at the first NUL byte, which
/// goes, and the numbers follow.
std::string framed(std::string_view bytes)
{
    if (!bytes.starts_with('{'))
        return std::string(bytes);
    const std::size_t length = std::min(bytes.find('\0'), bytes.size());
    return ae::fuzz::littleEndian(length, 8).append(bytes.substr(0, length)).append(bytes.substr(std::min(length + 1, bytes.size())));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string bytes = framed(ae::fuzz::viewOf(data, size));
    ae::fuzz::checkFile(ae::openSafetensors(std::make_shared<ae::fuzz::FuzzBytes>(bytes), "a.safetensors", {}));
    return 0;
}
