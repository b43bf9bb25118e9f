// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/text/delimited.h"

#include "session/cellname.h"
#include "session/numbers.h"

namespace ae {

namespace {

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

std::string delimitedName(std::string_view name, char separator)
{
    constexpr std::string_view formulaStarts = "=+-@\t\r";
    if (!name.empty() && formulaStarts.find(name.front()) != std::string_view::npos)
        return delimitedField("'" + std::string(name), separator);
    return delimitedField(name, separator);
}

void writeDelimited(PieceWriter& out, const Results& results, const std::string& step, char separator)
{
    const Graph::Node& node = *results.evaluation.graph().node(step);
    const Values matrix = results.evaluation.value(step);
    const bool hasStates = hasRowStates(results.evaluation, step);
    const std::string_view between(&separator, 1);

    out << node.spec->rowNames;
    for (const std::string& name : columnNames(*node.spec, matrix.cols(), results.session))
        out << between << delimitedName(name, separator);
    if (hasStates)
        out << between << "state";
    out << "\n";

    const std::vector<std::string> names = rowNames(*node.spec, matrix.rows(), results.session);
    for (Index row = 0; row < matrix.rows() && out.isGood(); ++row) {
        const bool isEmpty = isRowWithoutNumbers(results.evaluation, step, row);
        out << delimitedName(names[static_cast<std::size_t>(row)], separator);
        for (Index column = 0; column < matrix.cols(); ++column) {
            out << between;
            if (!isEmpty)
                out << numberText(matrix(row, column));
        }
        if (hasStates)
            out << between << rowStateKey(results.evaluation.rows()[static_cast<std::size_t>(row)].state);
        out << "\n";
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
