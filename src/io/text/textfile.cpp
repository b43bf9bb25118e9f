// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/text/textfile.h"

#include "attention/export.h"
#include "io/text/textdecode.h"
#include "io/text/textdialect.h"
#include "io/text/texthtml.h"
#include "io/text/textlatex.h"
#include "io/text/textliteral.h"
#include "io/text/textmatrix.h"
#include "session/session.h"

#include <algorithm>
#include <array>
#include <utility>

namespace ae {

namespace {

bool isCsvName(std::string_view name)
{
    constexpr std::string_view ending = ".csv";
    return name.size() >= ending.size()
        && std::equal(ending.begin(), ending.end(), name.end() - static_cast<std::ptrdiff_t>(ending.size()),
                      [](char a, char b) { return a == b || (b >= 'A' && b <= 'Z' && a == b - 'A' + 'a'); });
}

/// Text that holds no table, by its first words.
struct OtherContent {
    std::string_view start;
    const char* what;
    const char* advice;
};

constexpr std::array otherContents = {
    OtherContent{"version https://git-lfs.github.com/spec/",
                 AE_TR("ae", "this is a Git LFS pointer file: it stands for the data, which is elsewhere"),
                 AE_TR("ae", "fetch the data with \"git lfs pull\"")},
    OtherContent{"%%MatrixMarket", AE_TR("ae", "this is a Matrix Market file, which is not read"),
                 AE_TR("ae", "save the matrix as .npy or CSV (scipy.io.mmread reads it)")},
};

std::optional<Problem> refusedContent(std::string_view text)
{
    const std::string_view bare = trimmedBlanks(text);
    if (bare.empty()) {
        return Problem{ProblemKind::Data,
                       "",
                       text.empty() ? AE_TR("ae", "the file is empty") : AE_TR("ae", "the file holds only blanks"),
                       AE_TR("ae", "choose a table with numbers"),
                       {}};
    }
    for (const OtherContent& other : otherContents) {
        if (bare.starts_with(other.start))
            return Problem{ProblemKind::Data, "", other.what, other.advice, {}};
    }
    return std::nullopt;
}

using TableReader = Result<FieldTable> (*)(std::string_view text);

/// Forms of a table that brackets or tags part, by how they look.
struct MarkedForm {
    bool (*looksLike)(std::string_view text);
    TableReader read;
    bool hasDecimalPoint;  ///< whatever the user chose
};

constexpr std::array markedForms = {
    MarkedForm{looksLikeHtml, readHtmlTable, false},
    MarkedForm{looksLikeLatex, readLatex, false},
    MarkedForm{looksLikeLiteral, readLiteral, true},
};

Result<TextReading> readTable(std::string_view text, bool isCsv, const ReadChoices& choices)
{
    for (const MarkedForm& form : markedForms) {
        if (!form.looksLike(text))
            continue;
        Result<FieldTable> table = form.read(text);
        if (!table)
            return table.error();
        ReadChoices chosen = choices;
        if (form.hasDecimalPoint)
            chosen.decimal = '.';
        return readingOf(*std::move(table), chosen);
    }
    return readSeparated(text, isCsv, choices);
}

Result<ReadMatrix> readContent(std::string content, std::string_view name, const ReadChoices& choices)
{
    if (choices.slice.value_or(0) != 0) {
        return Problem{ProblemKind::Usage,
                       "",
                       AE_TR("ae", "a text table is one matrix and has no slice %1"),
                       AE_TR("ae", "leave the slice out"),
                       {std::to_string(*choices.slice)}};
    }
    const Result<DecodedText> decoded = decodeText(std::move(content));
    if (!decoded)
        return decoded.error();
    if (const auto problem = refusedContent(decoded->text))
        return *problem;
    const Result<TextReading> reading = readTable(decoded->text, isCsvName(name), choices);
    if (!reading)
        return reading.error();
    Result<ReadMatrix> read = matrixOf(*reading);
    if (read)
        read->notes.insert(read->notes.begin(), decoded->notes.begin(), decoded->notes.end());
    return read;
}

Result<std::string> contentOf(const Bytes& bytes)
{
    const std::uint64_t size = bytes->size();
    if (size > limits::fileBytes) {
        return Problem{ProblemKind::Data,
                       "",
                       AE_TR("ae", "the text has %1 bytes, more than the %2 that are read"),
                       AE_TR("ae", "cut it down, or save the matrix as .npy"),
                       {std::to_string(size), std::to_string(limits::fileBytes)}};
    }
    std::string content(static_cast<std::size_t>(size), '\0');
    if (!bytes->read(0, content.data(), content.size()))
        return Problem{
            ProblemKind::InputOutput, "", AE_TR("ae", "the text cannot be read"), AE_TR("ae", "check the file and its disk"), {}};
    return content;
}

Result<ReadMatrix> readBytes(const Bytes& bytes, std::string_view name, const ReadChoices& choices)
{
    Result<std::string> content = contentOf(bytes);
    if (!content)
        return content.error();
    return readContent(*std::move(content), name, choices);
}

ReadMatrix turned(const ReadMatrix& read, bool isTransposed)
{
    if (!isTransposed)
        return read;
    return {read.numbers.transpose(), read.notes, read.columnNames, read.rowNames};
}

/// A text table, read when it is opened: nothing is known of its shape before.
class TextFile : public ArrayFile {
public:
    TextFile(Bytes bytes, std::string_view name, const ReadChoices& choices, ReadMatrix matrix)
        : m_bytes(std::move(bytes)), m_name(name), m_choices(choices), m_read(std::move(matrix))
    {
        m_arrays.push_back(
            {"", {static_cast<std::uint64_t>(m_read.numbers.rows()), static_cast<std::uint64_t>(m_read.numbers.cols())}, "text"});
    }

    Result<ReadMatrix> read(std::size_t array, const ReadChoices& choices) const override;
    Result<Matrix> readBlock(std::size_t array, const Region& region) const override;

private:
    Bytes m_bytes;
    std::string m_name;
    ReadChoices m_choices;
    ReadMatrix m_read;
};

Problem noSuchArray()
{
    return {ProblemKind::Usage, "", AE_TR("ae", "a text table holds one array"), AE_TR("ae", "choose the first one"), {}};
}

/// What the choices leave open was chosen when the file was opened.
Result<ReadMatrix> TextFile::read(std::size_t array, const ReadChoices& choices) const
{
    if (array != 0)
        return noSuchArray();
    ReadChoices chosen = choices;
    chosen.decimal = choices.decimal ? choices.decimal : m_choices.decimal;
    chosen.hasHeader = choices.hasHeader ? choices.hasHeader : m_choices.hasHeader;
    const bool isSame = chosen.decimal == m_choices.decimal && chosen.hasHeader == m_choices.hasHeader && chosen.slice.value_or(0) == 0;
    if (isSame)
        return turned(m_read, choices.transpose);
    const Result<ReadMatrix> again = readBytes(m_bytes, m_name, chosen);
    return again ? Result<ReadMatrix>(turned(*again, choices.transpose)) : again;
}

Result<Matrix> TextFile::readBlock(std::size_t array, const Region& region) const
{
    if (array != 0)
        return noSuchArray();
    const Shape shape = shapeOf(m_read.numbers);
    if (region.rows < 0 || region.columns < 0 || !Region::whole(shape).contains(region)) {
        return Problem{ProblemKind::Usage,
                       "",
                       AE_TR("ae", "the block lies outside of the table, which is %1x%2"),
                       AE_TR("ae", "choose rows and columns of the table"),
                       {std::to_string(shape.rows), std::to_string(shape.columns)}};
    }
    return Matrix(m_read.numbers.block(region.row, region.column, region.rows, region.columns));
}

}  // namespace

Result<std::unique_ptr<ArrayFile>> openText(const Bytes& bytes, std::string_view name, const ReadChoices& choices)
{
    Result<ReadMatrix> read = readBytes(bytes, name, choices);
    if (!read)
        return read.error();
    return std::unique_ptr<ArrayFile>(std::make_unique<TextFile>(bytes, name, choices, *std::move(read)));
}

Result<ReadMatrix> readText(std::string content, const ReadChoices& choices)
{
    const Result<ReadMatrix> read = readContent(std::move(content), "", choices);
    return read ? Result<ReadMatrix>(turned(*read, choices.transpose)) : read;
}

}  // namespace ae
