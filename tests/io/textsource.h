// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/text/textfile.h"

#include <bit>
#include <memory>
#include <string>

namespace ae::test {

/// Bytes of a test.
class HeldBytes : public ByteSource {
public:
    explicit HeldBytes(std::string content) : m_content(std::move(content)) { }
    std::uint64_t size() const override { return m_content.size(); }
    bool read(std::uint64_t offset, char* target, std::size_t count) const override
    {
        if (offset > m_content.size() || count > m_content.size() - offset)
            return false;
        m_content.copy(target, count, static_cast<std::size_t>(offset));
        return true;
    }

private:
    std::string m_content;
};

inline Result<std::unique_ptr<ArrayFile>> openHeld(std::string content, std::string_view name, const ReadChoices& choices = {})
{
    return openText(std::make_shared<HeldBytes>(std::move(content)), name, choices);
}

/// Same shape and same bits, all NaN being one.
inline bool isBitwise(const Matrix& a, const Matrix& b)
{
    if (shapeOf(a) != shapeOf(b))
        return false;
    for (Index i = 0; i < a.rows(); ++i) {
        for (Index j = 0; j < a.cols(); ++j) {
            const bool areNan = a(i, j) != a(i, j) && b(i, j) != b(i, j);
            if (!areNan && std::bit_cast<std::uint64_t>(a(i, j)) != std::bit_cast<std::uint64_t>(b(i, j)))
                return false;
        }
    }
    return true;
}

}  // namespace ae::test
