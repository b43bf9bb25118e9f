// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "attention/cellref.h"
#include "io/arrays.h"

#include <random>

namespace ae::test {

/// A file of arrays that lies in memory and counts how many numbers are read of it.
class MemoryArrays : public ArrayFile {
public:
    /// Returns what was added, so that a test can compute with it.
    const Matrix& add(std::string name, const Matrix& numbers, std::string type = "F32")
    {
        m_arrays.push_back({std::move(name), {std::uint64_t(numbers.rows()), std::uint64_t(numbers.cols())}, std::move(type)});
        m_numbers.push_back(numbers);
        return m_numbers.back();
    }
    const Matrix& addVector(std::string name, const Matrix& row)
    {
        add(std::move(name), row);
        m_arrays.back().shape = {std::uint64_t(row.cols())};
        return m_numbers.back();
    }
    /// An array of zeros whose numbers no test needs.
    void addShape(std::string name, std::vector<std::uint64_t> shape)
    {
        m_arrays.push_back({std::move(name), std::move(shape), "F32"});
        m_numbers.emplace_back();
    }
    void setMetadata(const std::string& key, const std::string& text) { m_metadata[key] = text; }

    Result<ReadMatrix> read(std::size_t array, const ReadChoices&) const override
    {
        m_read += m_numbers[array].size();
        return ReadMatrix{m_numbers[array], {}, {}, {}};
    }
    Result<Matrix> readBlock(std::size_t array, const Region& region) const override
    {
        const Matrix& all = m_numbers[array];
        if (region.row < 0 || region.column < 0 || region.row + region.rows > all.rows() || region.column + region.columns > all.cols())
            return Problem{ProblemKind::Bug, {}, "the block lies outside", "", {}};
        m_read += region.rows * region.columns;
        return Matrix(all.block(region.row, region.column, region.rows, region.columns));
    }
    Index numbersRead() const { return m_read; }

private:
    std::vector<Matrix> m_numbers;
    mutable Index m_read = 0;
};

inline Matrix randomMatrix(Index rows, Index columns, std::mt19937_64& random)
{
    std::normal_distribution<double> normal;
    return Matrix::NullaryExpr(rows, columns, [&] { return normal(random); });
}

}  // namespace ae::test
