// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/arrays.h"

#include <cstring>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace ae::test {

/// Numbers as they stand in memory: little-endian.
template <class T> std::string packed(std::initializer_list<T> numbers)
{
    std::string bytes;
    for (const T number : numbers) {
        char raw[sizeof(T)];
        std::memcpy(raw, &number, sizeof raw);
        bytes.append(raw, sizeof raw);
    }
    return bytes;
}

/// {'descr': '<f8', 'fortran_order': False, 'shape': (2, 2), }
std::string npyLiteral(std::string_view descr, std::string_view shape, bool isFortran = false);
/// A whole .npy file around a header literal.
std::string npyFile(std::string_view literal, std::string_view data, int version = 1);

struct ZipEntry {
    std::string name;
    std::string content;
    bool isDeflated = false;  ///< in blocks that are stored: as long as the content
    std::uint16_t flags = 0;
    std::optional<std::uint16_t> method{};  ///< another one than that of the content
    std::optional<std::uint32_t> crc{};  ///< a wrong one
    std::optional<std::uint32_t> size{};  ///< a wrong unpacked size
};
/// A zip archive made byte by byte, lies included.
std::string zipFile(const std::vector<ZipEntry>& entries);

/// Length, header, data.
std::string tensorFile(std::string_view header, std::string_view data);

Result<std::unique_ptr<ArrayFile>> openBytesAs(std::string bytes, std::string_view name = {});

/// "[[1, 2], [3, nan]] | note | note", or "!" and the sentence of the problem with its place; of the array of that name, or of the only
/// one.
std::string readAs(std::string bytes, std::string_view array = {}, const ReadChoices& choices = {}, std::string_view name = {});
std::string textOf(const Matrix& matrix);
std::string textOf(const Problem& problem);

/// Bytes of a file of tests/data.
std::string dataBytes(const std::string& name);

/// Flips, cuts and doubles bytes of the samples in a folder of cases and reads whatever opens; returns how many of the `rounds`
/// of each file opened. The generator is seeded: the same every time.
int readMutations(const std::string& folder, int rounds);

}  // namespace ae::test
