// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/exports/pythonparts.h"

#include "io/exports/numpycode.h"
#include "io/exports/plaintext.h"
#include "io/exports/reporttable.h"
#include "io/exports/steprows.h"
#include "io/reason.h"
#include "session/base64.h"
#include "session/numbers.h"

#include <cmath>

namespace ae {

namespace {

constexpr Index kMostListed = 20'000;  // numbers of a session, in lists that a person may read
constexpr Index kAlwaysListed = 64;  // numbers of a matrix
constexpr std::size_t kPackedLine = 72;  // bytes; a multiple of 3 and of 8, which makes 96 characters

Index numbersOf(const Graph& graph)
{
    Index count = 0;
    for (const Graph::Node& node : graph.nodes())
        count += node.shape.rows * node.shape.columns;
    return count;
}

void writeStrings(PieceWriter& out, std::string_view name, const std::vector<std::string>& texts)
{
    out << name << " = [";
    for (std::size_t i = 0; i < texts.size(); ++i)
        out << (i == 0 ? "" : ", ") << pythonString(texts[i]);
    out << "]\n";
}

/// Gathers bytes to full lines of base64.
class PackedLines {
public:
    explicit PackedLines(PieceWriter& out) : m_out(out) { }

    void add(std::span<const double> numbers)
    {
        std::vector<std::uint8_t> bytes;
        toLittleEndian(numbers, bytes);
        m_bytes.insert(m_bytes.end(), bytes.begin(), bytes.end());
        std::size_t done = 0;
        for (; m_bytes.size() - done >= kPackedLine; done += kPackedLine)
            writeLine(std::span(m_bytes).subspan(done, kPackedLine));
        m_bytes.erase(m_bytes.begin(), m_bytes.begin() + static_cast<std::ptrdiff_t>(done));
    }

    void finish()
    {
        if (!m_bytes.empty())
            writeLine(m_bytes);
    }

private:
    void writeLine(std::span<const std::uint8_t> bytes)
    {
        std::string line;
        appendBase64(line, bytes);
        m_out << line << "\n";
    }

    PieceWriter& m_out;
    std::vector<std::uint8_t> m_bytes;
};

}  // namespace

PythonParts::PythonParts(const Results& results, const PythonDialect& dialect)
    : m_results(results), m_dialect(dialect), m_rounding(results.evaluation),
      m_isPacked(numbersOf(results.evaluation.graph()) > kMostListed)
{
}

void PythonParts::writeHeading(PieceWriter& out) const
{
    out << "# " << plainText(m_results.session.title.empty() ? m_results.name : m_results.session.title) << "\n"
        << "# The attention equation of " << plainText(m_results.name) << ", written by Attention Explorer " AE_VERSION ".\n"
        << "# Every number is exact: it reads back to the same float64. Each step is compared with what the program had.\n";
}

void PythonParts::writeImports(PieceWriter& out) const
{
    if (m_isPacked)
        out << "import base64\n";
    out << m_dialect.imports << "\n\n" << m_dialect.helpers;
}

std::string PythonParts::number(double value) const
{
    if (std::isnan(value))
        return std::string(m_dialect.nan);
    if (std::isinf(value))
        return (value < 0 ? "-" : "") + std::string(m_dialect.infinity);
    return numberText(value);
}

void PythonParts::writeListed(PieceWriter& out, Shape shape, const std::function<const double*(Index)>& row) const
{
    out << m_dialect.arrayStart;
    for (Index i = 0; i < shape.rows && out.isGood(); ++i) {
        out << (i == 0 ? "\n    [" : ",\n    [");
        const double* numbers = row(i);
        for (Index j = 0; j < shape.columns; ++j)
            out << (j == 0 ? "" : ", ") << number(numbers[j]);
        out << "]";
    }
    out << "\n" << m_dialect.arrayEnd;
}

void PythonParts::writePacked(PieceWriter& out, Shape shape, const std::function<const double*(Index)>& row) const
{
    out << m_dialect.packedStart << "\n";
    PackedLines lines(out);
    for (Index i = 0; i < shape.rows && out.isGood(); ++i)
        lines.add(std::span(row(i), static_cast<std::size_t>(shape.columns)));
    lines.finish();
    out << m_dialect.packedEnd << ".reshape" << pythonShape(shape);
}

void PythonParts::writeAny(PieceWriter& out, Shape shape, const std::function<const double*(Index)>& row) const
{
    if (m_isPacked && shape.rows * shape.columns > kAlwaysListed)
        writePacked(out, shape, row);
    else
        writeListed(out, shape, row);
}

void PythonParts::writeArray(PieceWriter& out, std::string_view step) const
{
    StepRows rows(m_results.evaluation, step);
    writeAny(out, {rows.rows(), rows.columns()}, [&](Index i) { return rows.row(i); });
}

void PythonParts::writeArray(PieceWriter& out, const Matrix& matrix) const
{
    writeAny(out, shapeOf(matrix), [&](Index i) { return matrix.data() + i * matrix.cols(); });
}

void PythonParts::writeInputs(PieceWriter& out) const
{
    writeStrings(out, "tokens", m_results.session.tokens);
    if (!m_results.session.features.empty())
        writeStrings(out, "features", m_results.session.features);
    for (const Graph::Node& node : m_results.evaluation.graph().nodes()) {
        if (node.spec->kind == StepKind::Computed)
            continue;
        out << "\n# " << node.spec->title << ": " << node.spec->shapeRule << "\n" << node.spec->key << " = ";
        writeArray(out, node.spec->key);
        out << m_dialect.inputEnd << "\n";
    }
}

void PythonParts::writeStep(PieceWriter& out, std::size_t position) const
{
    const Evaluation& evaluation = m_results.evaluation;
    const Graph::Node& node = evaluation.graph()[position];
    if (position == evaluation.graph().scorePath().front())
        out << headWidthCode(evaluation.graph());
    const PythonCode code = node.spec->*m_dialect.code ? node.spec->*m_dialect.code : node.spec->numpy;
    out << commentedCode(code(evaluation.view(position)), pythonShape(node.shape));
}

void PythonParts::writeCheck(PieceWriter& out, std::size_t position) const
{
    const std::string_view key = m_results.evaluation.graph()[position].spec->key;
    out << "agree(\"" << key << "\", " << key << ", ";
    writeArray(out, key);
    out << ", " << roundedText(m_rounding.of(position), 0) << ")\n";
}

void PythonParts::writeRemarks(PieceWriter& out) const
{
    const Evaluation& evaluation = m_results.evaluation;
    bool isFirst = true;
    for (Index row = 0; row < evaluation.graph().tokens() && out.isGood(); ++row) {
        const std::string remark = rowRemark(evaluation, row);
        if (remark.empty())
            continue;
        if (isFirst)
            out << "# Rows without a distribution are nan in weights and output; rows that are not good:\n";
        isFirst = false;
        out << "#   row ";
        out.integer(row) << " (" << plainText(m_results.session.tokens[static_cast<std::size_t>(row)]) << "): " << remark << "\n";
    }
}

}  // namespace ae
