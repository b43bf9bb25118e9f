// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/arrays.h"

#include "attention/export.h"
#include "io/bytesource.h"
#include "io/formats.h"
#include "io/impostors.h"
#include "io/text/textfile.h"

#include <algorithm>

namespace ae {

namespace {

constexpr std::size_t startBytes = 64 * 1024;

const FormatSpec* recognised(std::string_view start, std::string_view name, Recognition wanted)
{
    for (const FormatSpec& format : formatCatalogue()) {
        if (format.recognises != nullptr && format.recognises(start, name) == wanted)
            return &format;
    }
    return nullptr;
}

std::string lower(std::string_view text)
{
    std::string result(text);
    std::transform(result.begin(), result.end(), result.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return result;
}

}  // namespace

std::optional<std::size_t> ArrayFile::find(std::string_view name) const
{
    const auto found = std::find_if(m_arrays.begin(), m_arrays.end(), [name](const ArrayInfo& array) { return array.name == name; });
    if (found == m_arrays.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - m_arrays.begin());
}

Result<std::unique_ptr<ArrayFile>> openArrays(const Bytes& bytes, std::string_view name, const ReadChoices& choices)
{
    if (bytes->size() == 0)
        return Problem{ProblemKind::Data,
                       "",
                       AE_TR("ae", "the file is empty"),
                       AE_TR("ae", "a save or a download that was cut off can leave that: look for a recovery copy or another one"),
                       {}};
    const std::string start = startOf(*bytes, startBytes);
    if (start.empty())
        return Problem{ProblemKind::InputOutput, "", AE_TR("ae", "the file could not be read"), AE_TR("ae", "try again"), {}};
    const std::string plainName = lower(name);
    if (const FormatSpec* format = recognised(start, plainName, Recognition::ByContent))
        return format->open(bytes, name, choices);
    if (auto impostor = impostorOf(start, plainName))
        return *impostor;
    if (const FormatSpec* format = recognised(start, plainName, Recognition::ByName))
        return format->open(bytes, name, choices);
    return openText(bytes, name, choices);
}

Result<std::unique_ptr<ArrayFile>> openArrays(const std::filesystem::path& path, const ReadChoices& choices)
{
    const Result<Bytes> bytes = openBytes(path);
    if (!bytes)
        return bytes.error();
    return openArrays(*bytes, path.filename().string(), choices);
}

}  // namespace ae
