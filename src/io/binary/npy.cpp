// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/binary/npy.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <limits>
#include <vector>

namespace ae {

namespace {

static_assert(std::endian::native == std::endian::little, "values are written as they stand in memory");

/// Magic, version 1.0, header length, a Python literal padded so that the data starts at a multiple of 64.
std::string header(Shape shape)
{
    std::string literal =
        "{'descr': '<f8', 'fortran_order': False, 'shape': (" + std::to_string(shape.rows) + ", " + std::to_string(shape.columns) + "), }";
    constexpr std::size_t prefix = 10;
    const std::size_t total = (prefix + literal.size() + 1 + 63) / 64 * 64;
    literal.append(total - prefix - literal.size() - 1, ' ');
    literal += '\n';
    std::string bytes("\x93NUMPY\x01\x00", 8);
    bytes += static_cast<char>(literal.size() & 0xff);
    bytes += static_cast<char>(literal.size() >> 8);
    return bytes + literal;
}

}  // namespace

NpyBytes::NpyBytes(const Evaluation& evaluation, std::string step)
    : m_evaluation(evaluation), m_step(std::move(step)), m_header(header(shapeOf(evaluation.value(m_step))))
{
}

std::size_t NpyBytes::size() const
{
    return m_header.size() + static_cast<std::size_t>(m_evaluation.value(m_step).size()) * sizeof(double);
}

std::size_t NpyBytes::read(std::size_t offset, char* target, std::size_t count) const
{
    if (offset < m_header.size()) {
        const std::size_t taken = std::min(count, m_header.size() - offset);
        std::memcpy(target, m_header.data() + offset, taken);
        return taken;
    }
    return readData(offset - m_header.size(), target, count);
}

/// At most to the end of one row, so that a row without numbers can be told apart.
std::size_t NpyBytes::readData(std::size_t offset, char* target, std::size_t count) const
{
    const Values matrix = m_evaluation.value(m_step);
    const std::size_t rowBytes = static_cast<std::size_t>(matrix.cols()) * sizeof(double);
    const std::size_t row = offset / rowBytes;
    if (row >= static_cast<std::size_t>(matrix.rows()))
        return 0;
    const std::size_t start = offset % rowBytes;
    const std::size_t taken = std::min(count, rowBytes - start);
    std::vector<double> numbers(static_cast<std::size_t>(matrix.cols()), std::numeric_limits<double>::quiet_NaN());
    const bool hasNumbers = !isRowWithoutNumbers(m_evaluation, m_step, static_cast<Index>(row));
    const double* shown = hasNumbers ? matrix.rowOf(static_cast<Index>(row), numbers.data()) : numbers.data();
    std::memcpy(target, reinterpret_cast<const char*>(shown) + start, taken);
    return taken;
}

bool writeNpyFile(const Results& results, const std::string& step, const ByteSink& sink)
{
    const NpyBytes bytes(results.evaluation, step);
    std::vector<char> piece(256 * 1024);
    for (std::size_t offset = 0; offset < bytes.size();) {
        const std::size_t taken = bytes.read(offset, piece.data(), piece.size());
        if (taken == 0 || !sink(std::string_view(piece.data(), taken)))
            return false;
        offset += taken;
    }
    return true;
}

}  // namespace ae
