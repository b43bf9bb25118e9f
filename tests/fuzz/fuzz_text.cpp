// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/text/textfile.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <memory>

namespace {

/// The input of one run.
class FuzzBytes : public ae::ByteSource {
public:
    FuzzBytes(const std::uint8_t* data, std::size_t count) : m_data(data), m_size(count) { }
    std::uint64_t size() const override { return m_size; }
    bool read(std::uint64_t offset, char* target, std::size_t count) const override
    {
        if (offset > m_size || count > m_size - offset)
            return false;
        if (count > 0)
            std::memcpy(target, m_data + offset, count);
        return true;
    }

private:
    const std::uint8_t* m_data;
    std::size_t m_size;
};

void check(bool isTrue)
{
    if (!isTrue)
        std::abort();
}

}  // namespace

/// The first byte makes the choices, the others are the file.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const unsigned bits = size > 0 ? data[0] : 0u;
    ae::ReadChoices choices;
    if ((bits & 1u) != 0)
        choices.decimal = (bits & 2u) != 0 ? ',' : '.';
    if ((bits & 4u) != 0)
        choices.hasHeader = (bits & 8u) != 0;
    const auto bytes = std::make_shared<FuzzBytes>(size > 0 ? data + 1 : data, size > 0 ? size - 1 : 0);
    const auto file = ae::openText(bytes, (bits & 16u) != 0 ? "a.csv" : "", choices);
    if (!file) {
        check(!file.error().sentence().empty());
        return 0;
    }
    ae::ReadChoices turned;
    turned.transpose = true;
    const auto read = (*file)->read(0, turned);
    check(read.isOk() && read->numbers.size() > 0);
    const auto& shape = (*file)->arrays().front().shape;
    check(static_cast<std::uint64_t>(read->numbers.cols()) == shape[0] && static_cast<std::uint64_t>(read->numbers.rows()) == shape[1]);
    check((*file)->readBlock(0, {0, 0, 1, 1}).isOk());
    return 0;
}
