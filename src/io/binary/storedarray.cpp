// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/binary/storedarray.h"

#include "attention/export.h"
#include "io/bytesource.h"
#include "session/session.h"

#include <algorithm>
#include <iterator>
#include <limits>

namespace ae {

namespace {

constexpr std::uint64_t pieceBytes = 256 * 1024;
constexpr std::uint64_t closeBytes = 4096;  // lines that are no further apart are read together, with what lies between

Problem problem(ProblemKind kind, const char* what, const char* advice, std::vector<std::string> arguments = {})
{
    return {kind, "", what, advice, std::move(arguments)};
}

/// Distance of neighbours along each axis.
std::vector<std::uint64_t> stridesOf(const StoredArray& array)
{
    std::vector<std::uint64_t> strides(array.shape.size());
    std::uint64_t stride = 1;
    for (std::size_t i = 0; i < strides.size(); ++i) {
        const std::size_t axis = array.isFortran ? i : strides.size() - 1 - i;
        strides[axis] = stride;
        stride *= array.shape[axis];
    }
    return strides;
}

Result<std::uint64_t> chosenSlice(const StoredArray& array, std::uint64_t slices, bool isStack, std::optional<std::uint64_t> slice)
{
    if (!isStack && slice) {
        return problem(ProblemKind::Usage, AE_TR("ae", "the array is a single matrix and has no slices"),
                       AE_TR("ae", "leave the slice out"));
    }
    if (slice && *slice >= slices) {
        return problem(ProblemKind::Usage, AE_TR("ae", "there is no slice %1: the array of shape %2 has %3"),
                       AE_TR("ae", "slices are counted from 0"), {std::to_string(*slice), shapeText(array.shape), std::to_string(slices)});
    }
    if (!slice && slices != 1) {
        return problem(ProblemKind::Data, AE_TR("ae", "the array of shape %1 is a stack of %2 matrices"),
                       AE_TR("ae", "choose one of its slices, from 0 to %3 (--slice on the command line)"),
                       {shapeText(array.shape), std::to_string(slices), std::to_string(slices - 1)});
    }
    return slice.value_or(0);
}

/// Of an array of three dimensions or more, which is not empty.
Result<MatrixView> viewOfStack(const StoredArray& array, std::optional<std::uint64_t> slice, std::vector<Problem>& notes)
{
    const std::size_t leading = array.shape.size() - 2;
    std::uint64_t slices = 1;
    for (std::size_t axis = 0; axis < leading; ++axis)
        slices *= array.shape[axis];
    Result<std::uint64_t> chosen = chosenSlice(array, slices, true, slice);
    if (!chosen)
        return chosen.error();
    const std::vector<std::uint64_t> strides = stridesOf(array);
    MatrixView view{array.shape[leading], array.shape[leading + 1], 0, strides[leading], strides[leading + 1]};
    std::uint64_t rest = *chosen;
    for (std::size_t axis = leading; axis > 0; --axis) {
        view.first += rest % array.shape[axis - 1] * strides[axis - 1];
        rest /= array.shape[axis - 1];
    }
    if (slices == 1 && leading == 1)
        notes.push_back(problem(ProblemKind::Data, AE_TR("ae", "leading axis of length 1 left out"), ""));
    else if (slices == 1)
        notes.push_back(problem(ProblemKind::Data, AE_TR("ae", "%1 leading axes of length 1 left out"), "", {std::to_string(leading)}));
    else
        notes.push_back(problem(ProblemKind::Data, AE_TR("ae", "slice %1 of %2 read, counted from 0"), "",
                                {std::to_string(*chosen), std::to_string(slices)}));
    return view;
}

/// Lines of equally distant numbers: the axis whose numbers lie closer together runs along them.
struct Lines {
    std::uint64_t first;  // number in the array
    std::uint64_t count;
    std::uint64_t stride;  // from line to line
    std::uint64_t length;
    std::uint64_t step;  // from number to number
    double* target;
    std::ptrdiff_t targetStride;
    std::ptrdiff_t targetStep;
};

Lines linesOf(const MatrixView& view, const Region& region, Matrix& target)
{
    const auto rows = static_cast<std::uint64_t>(region.rows);
    const auto columns = static_cast<std::uint64_t>(region.columns);
    const std::uint64_t first = view.first + static_cast<std::uint64_t>(region.row) * view.rowStride
        + static_cast<std::uint64_t>(region.column) * view.columnStride;
    if (view.columnStride <= view.rowStride)
        return {first, rows, view.rowStride, columns, view.columnStride, target.data(), target.cols(), 1};
    return {first, columns, view.columnStride, rows, view.rowStride, target.data(), 1, target.cols()};
}

/// Reads all lines in pieces of bounded size.
bool readLines(const StoredArray& array, const Lines& lines, NumberCounts& counts)
{
    const std::uint64_t width = array.type.bytes;
    const std::uint64_t perPiece = std::max<std::uint64_t>(pieceBytes / width, 1);
    const std::uint64_t length = std::min(lines.length, (perPiece - 1) / lines.step + 1);
    const std::uint64_t span = (length - 1) * lines.step + 1;
    const bool isWhole = length == lines.length;
    const bool isClose = isWhole && (lines.stride - std::min(lines.stride, span)) * width <= closeBytes;
    const std::uint64_t together = isClose && span <= perPiece ? (perPiece - span) / std::max<std::uint64_t>(lines.stride, 1) + 1 : 1;
    std::string piece;
    for (std::uint64_t line = 0; line < lines.count; line += together) {
        const std::uint64_t taken = std::min(together, lines.count - line);
        for (std::uint64_t start = 0; start < lines.length; start += length) {
            const std::uint64_t numbers = std::min(length, lines.length - start);
            const std::uint64_t from = lines.first + line * lines.stride + start * lines.step;
            piece.resize(static_cast<std::size_t>(((taken - 1) * lines.stride + (numbers - 1) * lines.step + 1) * width));
            if (!array.bytes->read(array.offset + from * width, piece.data(), piece.size()))
                return false;
            for (std::uint64_t i = 0; i < taken; ++i) {
                double* target = lines.target + static_cast<std::ptrdiff_t>(line + i) * lines.targetStride
                    + static_cast<std::ptrdiff_t>(start) * lines.targetStep;
                decodeNumbers(array.type, piece.data() + i * lines.stride * width, lines.step, numbers, target, lines.targetStep, counts);
            }
        }
    }
    return true;
}

Result<Matrix> readRegion(const StoredArray& array, const MatrixView& view, const Region& region, NumberCounts& counts)
{
    constexpr Index side = limits::side;
    if (region.rows > side || region.columns > side || region.rows * region.columns > limits::valuesPerMatrix) {
        return problem(ProblemKind::Data, AE_TR("ae", "too big: %1x%2 is beyond the %3 rows or columns, or the %4 numbers, of a matrix"),
                       AE_TR("ae", "take a part of it"),
                       {std::to_string(region.rows), std::to_string(region.columns), std::to_string(limits::side),
                        std::to_string(limits::valuesPerMatrix)});
    }
    Matrix numbers(region.rows, region.columns);
    if (!region.isEmpty() && !readLines(array, linesOf(view, region, numbers), counts)) {
        return problem(ProblemKind::InputOutput, AE_TR("ae", "the numbers could not be read"),
                       AE_TR("ae", "the file may have changed meanwhile: open it again, or use another copy"));
    }
    return numbers;
}

void noteCounts(const NumberCounts& counts, std::vector<Problem>& notes)
{
    struct Row {
        std::uint64_t count;
        const char* one;
        const char* many;
    };
    const Row rows[] = {
        {counts.notFinite, AE_TR("ae", "1 cell is not finite"), AE_TR("ae", "%1 cells are not finite")},
        {counts.inexact, AE_TR("ae", "1 whole number is beyond 2^53 and lost its last digits"),
         AE_TR("ae", "%1 whole numbers are beyond 2^53 and lost their last digits")},
        {counts.oddBooleans, AE_TR("ae", "1 truth value is neither 0 nor 1 and was read as 1"),
         AE_TR("ae", "%1 truth values are neither 0 nor 1 and were read as 1")},
    };
    for (const Row& row : rows) {
        if (row.count > 0)
            notes.push_back(problem(ProblemKind::Data, row.count == 1 ? row.one : row.many, "", {std::to_string(row.count)}));
    }
}

}  // namespace

Result<MatrixView> viewOf(const StoredArray& array, std::optional<std::uint64_t> slice, std::vector<Problem>& notes)
{
    if (elementCount(array.shape).value_or(0) == 0) {
        return problem(ProblemKind::Data, AE_TR("ae", "the array has no elements (%1) and cannot be placed"),
                       AE_TR("ae", "choose one that has some"), {shapeText(array.shape)});
    }
    if (array.shape.size() > 2)
        return viewOfStack(array, slice, notes);
    const Result<std::uint64_t> chosen = chosenSlice(array, 1, false, slice);
    if (!chosen)
        return chosen.error();
    if (array.shape.empty()) {
        notes.push_back(problem(ProblemKind::Data, AE_TR("ae", "scalar read as 1x1"), ""));
        return MatrixView{};
    }
    if (array.shape.size() == 1) {
        notes.push_back(problem(ProblemKind::Data, AE_TR("ae", "one dimension read as a row"), AE_TR("ae", "transpose it for a column")));
        return MatrixView{1, array.shape[0], 0, array.shape[0], 1};
    }
    const std::vector<std::uint64_t> strides = stridesOf(array);
    return MatrixView{array.shape[0], array.shape[1], 0, strides[0], strides[1]};
}

Result<ReadMatrix> readStored(const StoredArray& array, const ReadChoices& choices)
{
    ReadMatrix matrix;
    const Result<MatrixView> view = viewOf(array, choices.slice, matrix.notes);
    if (!view)
        return view.error();
    constexpr auto most = static_cast<std::uint64_t>(std::numeric_limits<Index>::max() / limits::valuesPerMatrix);
    const Region whole{0, 0, static_cast<Index>(std::min(view->rows, most)), static_cast<Index>(std::min(view->columns, most))};
    NumberCounts counts;
    Result<Matrix> numbers = readRegion(array, *view, whole, counts);
    if (!numbers)
        return numbers.error();
    matrix.numbers = std::move(*numbers);
    if (choices.transpose)
        matrix.numbers = Matrix(matrix.numbers.transpose());
    noteCounts(counts, matrix.notes);
    return matrix;
}

Result<Matrix> readStoredBlock(const StoredArray& array, const Region& region)
{
    std::vector<Problem> notes;
    const Result<MatrixView> view = viewOf(array, std::nullopt, notes);
    if (!view)
        return view.error();
    const auto fits = [](Index start, Index count, std::uint64_t size) {
        return start >= 0 && count >= 0 && static_cast<std::uint64_t>(start) <= size
            && static_cast<std::uint64_t>(count) <= size - static_cast<std::uint64_t>(start);
    };
    if (!fits(region.row, region.rows, view->rows) || !fits(region.column, region.columns, view->columns)) {
        return problem(ProblemKind::Usage, AE_TR("ae", "a part was asked for that lies outside of the array of shape %1"), "",
                       {shapeText(array.shape)});
    }
    NumberCounts counts;
    return readRegion(array, *view, region, counts);
}

Result<ReadMatrix> StoredArrayFile::read(std::size_t array, const ReadChoices& choices) const
{
    return readStored(m_stored[array], choices);
}

Result<Matrix> StoredArrayFile::readBlock(std::size_t array, const Region& region) const
{
    return readStoredBlock(m_stored[array], region);
}

void StoredArrayFile::add(StoredArray array, std::string name, std::string type)
{
    m_arrays.push_back({std::move(name), array.shape, std::move(type)});
    m_stored.push_back(std::move(array));
}

}  // namespace ae
