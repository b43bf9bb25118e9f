// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/binary/zipnames.h"

#include "io/bytesource.h"

#include <algorithm>

namespace ae {

namespace {

using namespace std::string_view_literals;

constexpr std::uint64_t endRecordBytes = 22;
constexpr std::uint64_t longestComment = 0xFFFF;
constexpr std::uint64_t locatorBytes = 20;
constexpr std::uint64_t zip64RecordBytes = 56;
constexpr std::uint64_t entryBytes = 46;
constexpr std::uint64_t mostDirectoryBytes = 64 * 1024 * 1024;

struct Directory {
    std::uint64_t offset = 0;
    std::uint64_t size = 0;
};

std::string bytesAt(const ByteSource& bytes, std::uint64_t offset, std::uint64_t count)
{
    std::string part(static_cast<std::size_t>(count), '\0');
    if (!bytes.read(offset, part.data(), part.size()))
        part.clear();
    return part;
}

/// Of an archive whose directory does not fit into 32 bits, or whose writer prefers 64.
std::optional<Directory> zip64Directory(const ByteSource& bytes, std::uint64_t endRecord)
{
    if (endRecord < locatorBytes)
        return std::nullopt;
    const std::string locator = bytesAt(bytes, endRecord - locatorBytes, locatorBytes);
    if (!locator.starts_with("PK\x06\x07"sv))
        return std::nullopt;
    const std::string record = bytesAt(bytes, littleEndian(locator.data() + 8, 8), zip64RecordBytes);
    if (!record.starts_with("PK\x06\x06"sv))
        return std::nullopt;
    return Directory{littleEndian(record.data() + 48, 8), littleEndian(record.data() + 40, 8)};
}

std::optional<Directory> directoryOf(const ByteSource& bytes)
{
    const std::uint64_t tailBytes = std::min(bytes.size(), endRecordBytes + longestComment);
    const std::uint64_t tailStart = bytes.size() - tailBytes;
    const std::string tail = bytesAt(bytes, tailStart, tailBytes);
    const std::size_t end = tail.rfind("PK\x05\x06"sv);
    if (end == std::string::npos || tail.size() - end < endRecordBytes)
        return std::nullopt;
    if (const auto directory = zip64Directory(bytes, tailStart + end))
        return directory;
    return Directory{littleEndian(tail.data() + end + 16, 4), littleEndian(tail.data() + end + 12, 4)};
}

}  // namespace

std::vector<std::string> zipNames(const ByteSource& bytes)
{
    const std::optional<Directory> directory = directoryOf(bytes);
    if (!directory || directory->size > mostDirectoryBytes || directory->size > bytes.size())
        return {};
    const std::string entries = bytesAt(bytes, directory->offset, directory->size);
    std::vector<std::string> names;
    for (std::size_t at = 0; at + entryBytes <= entries.size();) {
        const char* entry = entries.data() + at;
        if (!std::string_view(entry, 4).starts_with("PK\x01\x02"sv))
            break;
        const auto length = static_cast<std::size_t>(littleEndian(entry + 28, 2));
        const auto extra = static_cast<std::size_t>(littleEndian(entry + 30, 2) + littleEndian(entry + 32, 2));
        if (length > entries.size() - at - entryBytes)
            break;
        names.push_back(entries.substr(at + entryBytes, length));
        at += entryBytes + length + extra;
    }
    return names;
}

bool isSafeName(std::string_view name)
{
    const bool isAbsolute = name.empty() || name.front() == '/' || (name.size() > 1 && name[1] == ':');
    if (isAbsolute || name.find('\\') != std::string_view::npos || name.find('\0') != std::string_view::npos)
        return false;
    for (std::size_t start = 0; start <= name.size();) {
        const std::size_t end = std::min(name.find('/', start), name.size());
        if (name.substr(start, end - start) == "..")
            return false;
        start = end + 1;
    }
    return true;
}

}  // namespace ae
