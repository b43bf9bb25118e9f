// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "arrayfiles.h"

#include "session/crc32.h"
#include "session/numbers.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <random>
#include <span>
#include <sstream>

namespace ae::test {

namespace {

std::string little(std::uint64_t value, std::size_t bytes)
{
    std::string text;
    for (std::size_t i = 0; i < bytes; ++i)
        text += i < sizeof value ? static_cast<char>(value >> (8 * i) & 0xFF) : '\0';
    return text;
}

std::string deflated(const std::string& content)
{
    return "\x01" + little(content.size(), 2) + little(~content.size() & 0xFFFF, 2) + content;
}

std::uint32_t crcOf(const std::string& content)
{
    Crc32 crc;
    crc.update(std::span(reinterpret_cast<const std::uint8_t*>(content.data()), content.size()));
    return crc.value();
}

/// The part that local and central header share: from version needed to the length of the extra field.
std::string commonHeader(const ZipEntry& entry, std::size_t packedSize)
{
    const std::uint16_t method = entry.method.value_or(entry.isDeflated ? 8 : 0);
    return little(20, 2) + little(entry.flags, 2) + little(method, 2) + little(0, 2) + little(0x21, 2)
        + little(entry.crc.value_or(crcOf(entry.content)), 4) + little(packedSize, 4)
        + little(entry.size.value_or(static_cast<std::uint32_t>(entry.content.size())), 4) + little(entry.name.size(), 2) + little(0, 2);
}

void readAll(const ArrayFile& file)
{
    for (std::size_t i = 0; i < file.arrays().size(); ++i) {
        (void)file.read(i, {});
        ReadChoices choices;
        choices.slice = 0;
        choices.transpose = true;
        (void)file.read(i, choices);
        (void)file.readBlock(i, {0, 0, 1, 1});
    }
}

}  // namespace

std::string npyLiteral(std::string_view descr, std::string_view shape, bool isFortran)
{
    std::ostringstream text;
    text << "{'descr': '" << descr << "', 'fortran_order': " << (isFortran ? "True" : "False") << ", 'shape': " << shape << ", }";
    return text.str();
}

std::string npyFile(std::string_view literal, std::string_view data, int version)
{
    std::string header(literal);
    const std::size_t prefix = version == 1 ? 10 : 12;
    while ((prefix + header.size() + 1) % 64 != 0)
        header += ' ';
    header += '\n';
    std::string file = "\x93NUMPY";
    file += static_cast<char>(version);
    file += '\0';
    return file + little(header.size(), version == 1 ? 2 : 4) + header + std::string(data);
}

std::string zipFile(const std::vector<ZipEntry>& entries)
{
    std::string file;
    std::string directory;
    for (const ZipEntry& entry : entries) {
        const std::string packedContent = entry.isDeflated ? deflated(entry.content) : entry.content;
        const std::string header = commonHeader(entry, packedContent.size());
        directory += std::string("PK\x01\x02") + little(20, 2) + header + little(0, 10) + little(file.size(), 4) + entry.name;
        file += std::string("PK\x03\x04") + header + entry.name + packedContent;
    }
    const std::size_t start = file.size();
    return file + directory + std::string("PK\x05\x06") + little(0, 4) + little(entries.size(), 2) + little(entries.size(), 2)
        + little(directory.size(), 4) + little(start, 4) + little(0, 2);
}

std::string tensorFile(std::string_view header, std::string_view data)
{
    return little(header.size(), 8) + std::string(header) + std::string(data);
}

Result<std::unique_ptr<ArrayFile>> openBytesAs(std::string bytes, std::string_view name)
{
    return openArrays(bytesOf(std::move(bytes)), name);
}

std::string textOf(const Matrix& matrix)
{
    std::string text = "[";
    for (Index i = 0; i < matrix.rows(); ++i) {
        text += i == 0 ? "[" : ", [";
        for (Index j = 0; j < matrix.cols(); ++j)
            text += (j == 0 ? "" : ", ") + numberText(matrix(i, j));
        text += "]";
    }
    return text + "]";
}

std::string textOf(const Problem& problem)
{
    return (problem.where.empty() ? "" : problem.where + ": ") + problem.sentence();
}

std::string readAs(std::string bytes, std::string_view array, const ReadChoices& choices, std::string_view name)
{
    const auto file = openArrays(bytesOf(std::move(bytes)), name, choices);
    if (!file)
        return "! " + textOf(file.error());
    const auto position = array.empty() ? std::size_t{0} : (*file)->find(array);
    if (!position || (array.empty() && (*file)->arrays().size() > 1))
        return "! no such array";
    const Result<ReadMatrix> matrix = (*file)->read(*position, choices);
    if (!matrix)
        return "! " + textOf(matrix.error());
    std::string text = textOf(matrix->numbers);
    for (const auto* notes : {&(*file)->notes(), &matrix->notes}) {
        for (const Problem& note : *notes)
            text += " | " + textOf(note);
    }
    return text;
}

std::string dataBytes(const std::string& name)
{
    std::ifstream file(std::string(AE_TEST_DATA "/") + name, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

int readMutations(const std::string& folder, int rounds)
{
    std::mt19937 random(20240229);
    const auto below = [&random](std::size_t count) { return std::uniform_int_distribution<std::size_t>(0, count - 1)(random); };
    std::vector<std::string> samples;
    for (const auto& entry : std::filesystem::directory_iterator(AE_TEST_DATA "/cases/" + folder))
        samples.push_back(entry.path().filename().string());
    std::sort(samples.begin(), samples.end());
    int opened = 0;
    for (const std::string& sample : samples) {
        const std::string good = dataBytes("cases/" + folder + "/" + sample);
        for (int round = 0; round < rounds; ++round) {
            std::string bytes = good;
            for (std::size_t change = below(4); change < 4 && !bytes.empty(); ++change) {
                const std::size_t at = below(bytes.size());
                switch (below(8)) {
                case 0:
                    bytes.resize(at);
                    break;
                case 1:
                    bytes.insert(at, bytes.substr(at, below(64) + 1));
                    break;
                case 2:
                    bytes.erase(at, below(16) + 1);
                    break;
                default:
                    bytes[at] = static_cast<char>(below(256));
                }
            }
            if (const auto file = openBytesAs(std::move(bytes), sample)) {
                readAll(**file);
                ++opened;
            }
        }
    }
    return opened;
}

}  // namespace ae::test
