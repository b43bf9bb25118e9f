// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldenfile.h"

#include <fstream>
#include <limits>

namespace ae::test {

namespace {

double numberOf(const Json& value)
{
    if (value.is_number())
        return value.get<double>();
    if (value == "Infinity")
        return std::numeric_limits<double>::infinity();
    if (value == "-Infinity")
        return -std::numeric_limits<double>::infinity();
    return std::numeric_limits<double>::quiet_NaN();
}

}  // namespace

Json readGolden(const char* name)
{
    std::ifstream file(std::string(AE_TEST_DATA) + "/" + name);
    return Json::parse(file);
}

Matrix matrixOf(const Json& rows, Index columns)
{
    for (const Json& row : rows) {
        if (row.is_array())
            columns = static_cast<Index>(row.size());
    }
    Matrix matrix = Matrix::Constant(static_cast<Index>(rows.size()), columns, std::numeric_limits<double>::quiet_NaN());
    for (Index i = 0; i < matrix.rows(); ++i) {
        const Json& row = rows[static_cast<std::size_t>(i)];
        for (Index j = 0; row.is_array() && j < columns; ++j)
            matrix(i, j) = numberOf(row[static_cast<std::size_t>(j)]);
    }
    return matrix;
}

Inputs inputsOf(const Json& session)
{
    Inputs inputs;
    for (const auto& [key, matrix] : session.at("matrices").items())
        inputs[key] = matrixOf(matrix.at("rows"));
    return inputs;
}

const Inputs& nimbus()
{
    static const Inputs inputs = inputsOf(readGolden("reference/nimbus.attn"));
    return inputs;
}

}  // namespace ae::test
