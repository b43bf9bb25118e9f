// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "fuzz.h"
#include "io/binary/npyreader.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string bytes = ae::fuzz::framedNpy(ae::fuzz::viewOf(data, size));
    ae::fuzz::checkFile(ae::openNpy(std::make_shared<ae::fuzz::FuzzBytes>(bytes), "a.npy", {}));
    return 0;
}
