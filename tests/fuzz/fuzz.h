// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/arrays.h"
#include "session/session.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <string>
#include <string_view>

namespace ae::fuzz {

/// Whatever bytes come: this holds, or the run ends and the input is kept.
inline void check(bool isTrue, const char* what)
{
    if (isTrue)
        return;
    std::fprintf(stderr, "does not hold: %s\n", what);
    std::abort();
}

/// The input of one run, without a byte behind it that could be read unnoticed.
class FuzzBytes : public ByteSource {
public:
    explicit FuzzBytes(std::string_view bytes) : m_bytes(bytes) { }
    std::uint64_t size() const override { return m_bytes.size(); }
    bool read(std::uint64_t offset, char* target, std::size_t count) const override
    {
        if (offset > m_bytes.size() || count > m_bytes.size() - offset)
            return false;
        if (count > 0)
            std::memcpy(target, m_bytes.data() + offset, count);
        return true;
    }

private:
    std::string_view m_bytes;
};

inline std::string_view viewOf(const std::uint8_t* data, std::size_t size)
{
    return {reinterpret_cast<const char*>(data), size};
}

/// The lowest `count` bytes of a number (at most 8), little-endian.
inline std::string littleEndian(std::uint64_t number, std::size_t count)
{
    std::string bytes;
    for (std::size_t i = 0; i < count; ++i)
        bytes += static_cast<char>(number >> (8 * i) & 0xff);
    return bytes;
}

/// Changed bytes seldom keep the length of a header right, and then nothing behind it is ever reached. So an input that starts with
/// the brace of a header stands for a file with the right length before it; the header ends with the first line.
inline std::string framedNpy(std::string_view bytes)
{
    if (!bytes.starts_with('{'))
        return std::string(bytes);
    const std::size_t length = std::min(bytes.find('\n'), bytes.size() - 1) + 1;
    return std::string("\x93NUMPY\x02\x00", 8) + littleEndian(length, 4) + std::string(bytes);
}

inline bool isSameNumber(double a, double b)
{
    return a == b || (std::isnan(a) && std::isnan(b));
}

inline void checkProblem(const Problem& problem)
{
    check(!problem.sentence().empty(), "a problem is told in words");
    check(problem.kind == ProblemKind::Data || problem.kind == ProblemKind::Usage, "bytes at hand can be had: only their content is bad");
}

inline void checkNames(const std::vector<std::string>& names, Index count)
{
    check(names.empty() || static_cast<Index>(names.size()) == count, "there are as many names as rows or columns, or none");
}

/// The matrix has the size that the file declares, within the limits.
inline void checkMatrix(const ArrayInfo& array, const ReadMatrix& read)
{
    const std::size_t axes = array.shape.size();
    const std::uint64_t rows = axes < 2 ? 1 : array.shape[axes - 2];
    const std::uint64_t columns = axes < 1 ? 1 : array.shape[axes - 1];
    const Matrix& numbers = read.numbers;
    check(numbers.rows() >= 1 && numbers.cols() >= 1, "a matrix has a cell");
    check(numbers.rows() <= limits::side && numbers.cols() <= limits::side && numbers.size() <= limits::valuesPerMatrix,
          "a matrix keeps to the limits");
    check(static_cast<std::uint64_t>(numbers.rows()) == rows && static_cast<std::uint64_t>(numbers.cols()) == columns,
          "a matrix has its declared shape");
    checkNames(read.rowNames, numbers.rows());
    checkNames(read.columnNames, numbers.cols());
    for (const Problem& note : read.notes)
        checkProblem(note);
}

inline void checkTurned(const ReadMatrix& read, const ReadMatrix& turned)
{
    check(turned.numbers.rows() == read.numbers.cols() && turned.numbers.cols() == read.numbers.rows(),
          "a turned matrix has the turned shape");
    check(turned.rowNames == read.columnNames && turned.columnNames == read.rowNames, "names turn with the matrix");
    const Index row = read.numbers.rows() - 1;
    check(isSameNumber(turned.numbers(0, row), read.numbers(row, 0)), "a turned matrix has the same numbers");
}

/// The lower right part, read alone, is that of the whole.
inline void checkBlock(const ArrayFile& file, std::size_t array, const Matrix& whole)
{
    const Region region{whole.rows() / 2, whole.cols() / 2, whole.rows() - whole.rows() / 2, whole.cols() - whole.cols() / 2};
    const Result<Matrix> block = file.readBlock(array, region);
    check(block.isOk(), "a part of a matrix that was read can be read");
    check(block->rows() == region.rows && block->cols() == region.columns, "a part has the size that was asked for");
    for (Index i = 0; i < region.rows; ++i) {
        for (Index j = 0; j < region.columns; ++j)
            check(isSameNumber((*block)(i, j), whole(region.row + i, region.column + j)), "a part has the numbers of the whole");
    }
    check(!file.readBlock(array, {0, 0, whole.rows() + 1, 1}).isOk(), "what lies outside is refused");
}

inline void checkArray(const ArrayFile& file, std::size_t array)
{
    const ArrayInfo& info = file.arrays()[array];
    for (const std::uint64_t slice : {std::uint64_t{0}, std::uint64_t{1}}) {
        ReadChoices choices;
        choices.slice = slice;
        const Result<ReadMatrix> read = file.read(array, choices);
        if (read)
            checkMatrix(info, *read);
        else
            checkProblem(read.error());
    }
    const Result<ReadMatrix> read = file.read(array);
    if (!read) {
        checkProblem(read.error());
        (void)file.readBlock(array, {0, 0, 1, 1});
        return;
    }
    checkMatrix(info, *read);
    checkBlock(file, array, read->numbers);
    ReadChoices turning;
    turning.transpose = true;
    const Result<ReadMatrix> turned = file.read(array, turning);
    check(turned.isOk(), "what can be read can be read turned");
    checkTurned(*read, *turned);
}

/// Reads every array that is offered, as a whole, as a slice, turned and in part.
inline void checkFile(const Result<std::unique_ptr<ArrayFile>>& file)
{
    if (!file)
        return checkProblem(file.error());
    for (const Problem& note : (*file)->notes())
        checkProblem(note);
    check(!(*file)->arrays().empty(), "a file that opens holds an array");
    for (std::size_t i = 0; i < (*file)->arrays().size(); ++i)
        checkArray(**file, i);
}

}  // namespace ae::fuzz
