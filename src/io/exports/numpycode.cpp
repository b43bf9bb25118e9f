// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/exports/numpycode.h"

#include "io/exports/numpyconventions.h"
#include "session/session.h"

namespace ae {

std::string commentedCode(const std::string& lines, const std::string& comment)
{
    constexpr std::size_t kColumn = 38;
    const std::size_t last = lines.rfind('\n') + 1;  // 0 where there is only one line
    if (lines.find('#', last) != std::string::npos)
        return lines + '\n';
    const std::size_t length = lines.size() - last;
    return lines + std::string(length < kColumn ? kColumn - length : 0, ' ') + "  # " + comment + '\n';
}

std::string pythonShape(Shape shape)
{
    return "(" + std::to_string(shape.rows) + ", " + std::to_string(shape.columns) + ")";
}

std::string headWidthCode(const Graph& graph)
{
    const Graph::Node& product = graph[graph.scorePath().front()];
    const std::string keys(product.inputKeys[static_cast<std::size_t>(product.spec->layout.top)]);
    return commentedCode("d_k = " + keys + ".shape[-1]", std::to_string(graph.headWidth()));
}

std::string numpyLines(const Evaluation& evaluation)
{
    return numpyLines(evaluation, Conventions());
}

}  // namespace ae
