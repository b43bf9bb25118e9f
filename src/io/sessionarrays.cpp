// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/sessionarrays.h"

#include "attention/export.h"
#include "attention/graph.h"
#include "session/cellname.h"
#include "session/reader.h"
#include "session/schema.h"

namespace ae {

namespace {

Problem refusal(ProblemKind kind, const char* what, const char* advice, std::vector<std::string> arguments = {})
{
    return {kind, "", what, advice, std::move(arguments)};
}

/// The inputs of a session.
class SessionArrays : public ArrayFile {
public:
    SessionArrays(LoadedSession loaded, const Graph& graph) : m_session(std::move(loaded.session))
    {
        m_notes = std::move(loaded.notes);
        for (const Graph::Node& node : graph.nodes()) {
            if (node.spec->kind == StepKind::Computed)
                continue;
            const std::vector<std::uint64_t> shape = {static_cast<std::uint64_t>(node.shape.rows),
                                                      static_cast<std::uint64_t>(node.shape.columns)};
            m_arrays.push_back({std::string(node.spec->key), shape, "session", node.spec->title});
            m_specs.push_back(node.spec);
        }
    }

    Result<ReadMatrix> read(std::size_t array, const ReadChoices& choices) const override
    {
        if (choices.slice) {
            return refusal(ProblemKind::Usage, AE_TR("ae", "%1 is a single matrix and has no slices"), AE_TR("ae", "leave the slice out"),
                           {m_arrays[array].name});
        }
        const Matrix& own = matrix(array);
        ReadMatrix read;
        read.rowNames = rowNames(*m_specs[array], own.rows(), m_session);
        read.columnNames = columnNames(*m_specs[array], own.cols(), m_session);
        read.numbers = choices.transpose ? Matrix(own.transpose()) : own;
        if (choices.transpose)
            std::swap(read.rowNames, read.columnNames);
        return read;
    }

    Result<Matrix> readBlock(std::size_t array, const Region& region) const override
    {
        const Matrix& own = matrix(array);
        if (region.row < 0 || region.column < 0 || region.rows < 0 || region.columns < 0
            || !Region::whole(ae::shapeOf(own)).contains(region))
            return refusal(ProblemKind::Usage, AE_TR("ae", "a part was asked for that lies outside of %1"), "", {m_arrays[array].name});
        return Matrix(own.block(region.row, region.column, region.rows, region.columns));
    }

private:
    const Matrix& matrix(std::size_t array) const { return m_session.matrices.find(m_arrays[array].name)->second; }

    Session m_session;
    std::vector<const StepSpec*> m_specs;  ///< in the order of m_arrays
};

}  // namespace

bool startsLikeSession(std::string_view start)
{
    const std::size_t first = start.find_first_not_of("\xEF\xBB\xBF \t\r\n");
    return first != std::string_view::npos && start[first] == '{' && start.find(sessionFormat) != std::string_view::npos;
}

Result<std::unique_ptr<ArrayFile>> openSessionArrays(const Bytes& bytes, std::string_view, const ReadChoices&)
{
    if (bytes->size() > limits::fileBytes) {
        return refusal(ProblemKind::Data, AE_TR("ae", "too big for a session: %1 bytes, at most %2 are read"),
                       AE_TR("ae", "choose a smaller file"), {std::to_string(bytes->size()), std::to_string(limits::fileBytes)});
    }
    std::string text(static_cast<std::size_t>(bytes->size()), '\0');
    if (!bytes->read(0, text.data(), text.size()))
        return refusal(ProblemKind::InputOutput, AE_TR("ae", "the session could not be read"),
                       AE_TR("ae", "try again or use another copy"));
    Result<LoadedSession> loaded = readSession(text);
    if (!loaded)
        return loaded.error();
    const Computed<Graph> graph = build(loaded->session.options, shapesOf(loaded->session.matrices));
    if (!graph) {
        Problem problem = problemOf(graph.error());
        problem.kind = ProblemKind::Data;
        return problem;
    }
    return std::unique_ptr<ArrayFile>(std::make_unique<SessionArrays>(std::move(*loaded), *graph));
}

}  // namespace ae
