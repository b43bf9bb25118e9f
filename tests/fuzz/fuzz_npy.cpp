// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "fuzz.h"
#include "io/binary/npyreader.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    return ae::fuzz::readEverything(ae::openNpy, data, size, "a.npy");
}
