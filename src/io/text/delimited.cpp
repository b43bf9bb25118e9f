// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/text/delimited.h"

#include "io/text/nameguard.h"

#include "session/cellname.h"
#include "session/numbers.h"

namespace ae {

namespace {

/// Writes the fields of one line.
class Line {
public:
    Line(PieceWriter& out, char separator) : m_out(out), m_separator(separator) { }

    /// Gnumeric takes the first sign behind a quoted field and its separator for the separator of the whole file, unless that sign
    /// is a letter, a digit or a quote: what stands beside a quoted field is then quoted as well.
    void add(std::string_view text)
    {
        std::string field = delimitedField(text, m_separator);
        const bool isQuoted = field.starts_with('"');
        if (m_wasQuoted && !isQuoted && !field.empty() && !isLetterOrDigit(field.front()))
            field = '"' + field + '"';
        if (!m_isFirst)
            m_out << std::string_view(&m_separator, 1);
        m_out << field;
        m_isFirst = false;
        m_wasQuoted = field.starts_with('"');
    }

    void end() { m_out << "\n"; }

private:
    static bool isLetterOrDigit(char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

    PieceWriter& m_out;
    char m_separator;
    bool m_isFirst = true;
    bool m_wasQuoted = false;
};

bool writeFile(const Results& results, const std::string& step, char separator, const ByteSink& sink)
{
    PieceWriter out(sink);
    writeDelimited(out, results, step, separator);
    return out.finish();
}

}  // namespace

std::string delimitedField(std::string_view text, char separator)
{
    const bool needsQuotes = text.find_first_of("\"\r\n") != std::string_view::npos || text.find(separator) != std::string_view::npos;
    if (!needsQuotes)
        return std::string(text);
    std::string field = "\"";
    for (const char c : text) {
        if (c == '"')
            field += '"';
        field += c;
    }
    return field + '"';
}

void writeDelimited(PieceWriter& out, const Results& results, const std::string& step, char separator)
{
    const Graph::Node& node = *results.evaluation.graph().node(step);
    const Values matrix = results.evaluation.value(step);
    const bool hasStates = hasRowStates(results.evaluation, step);

    Line header(out, separator);
    header.add(node.spec->rowNames);
    for (const std::string& name : columnNames(*node.spec, matrix.cols(), results.session))
        header.add(guardedName(name));
    if (hasStates)
        header.add("state");
    header.end();

    const std::vector<std::string> names = rowNames(*node.spec, matrix.rows(), results.session);
    for (Index row = 0; row < matrix.rows() && out.isGood(); ++row) {
        const bool isEmpty = isRowWithoutNumbers(results.evaluation, step, row);
        Line line(out, separator);
        line.add(guardedName(names[static_cast<std::size_t>(row)]));
        for (Index column = 0; column < matrix.cols(); ++column)
            line.add(isEmpty ? std::string() : numberText(matrix(row, column)));
        if (hasStates)
            line.add(rowStateKey(results.evaluation.rows()[static_cast<std::size_t>(row)].state));
        line.end();
    }
}

bool writeCsvFile(const Results& results, const std::string& step, const ByteSink& sink)
{
    return writeFile(results, step, ',', sink);
}

bool writeTsvFile(const Results& results, const std::string& step, const ByteSink& sink)
{
    return writeFile(results, step, '\t', sink);
}

}  // namespace ae
