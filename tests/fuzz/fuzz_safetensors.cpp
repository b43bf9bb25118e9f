// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "fuzz.h"
#include "io/binary/safetensors.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    return ae::fuzz::readEverything(ae::openSafetensors, data, size, "a.safetensors");
}
