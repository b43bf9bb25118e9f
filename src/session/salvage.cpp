// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/salvage.h"

#include "attention/export.h"
#include "session/assemble.h"
#include "session/grammar.h"
#include "session/reader.h"
#include "session/restoredtext.h"

#include <algorithm>

namespace ae {

namespace {

constexpr int mostAttempts = 100;

/// Missing rows take memory that the file never had: a file of a few bytes must not ask for gigabytes.
constexpr Index freeValues = 1'000'000;
constexpr Index valuesPerByte = 64;

Problem refusal(const char* what, const char* advice, std::vector<std::string> arguments)
{
    return {ProblemKind::Data, "", what, advice, std::move(arguments)};
}

std::string whatIsThere(const FoundMember& root)
{
    std::string text = statedShapes(root);
    for (const FoundMember& member : root.members) {
        if (member.key != "matrices" && member.key != "format" && member.schema)
            text.append(text.empty() ? "" : ", ").append(member.key);
    }
    return text.empty() ? "-" : text;
}

bool isTooLarge(const SessionSizes& sizes, std::size_t bytes)
{
    const auto of = [&sizes](Size size) { return sizes.of(size).count; };
    const Index model = of(Size::Model);
    const Index values = model * (of(Size::Tokens) + 2 * of(Size::Key) + of(Size::Value));
    return values > freeValues + valuesPerByte * static_cast<Index>(bytes)
        || model * std::max({of(Size::Tokens), of(Size::Key), of(Size::Value)}) > limits::valuesPerMatrix;
}

/// What is left once all that the matrices ask for is set aside, which stand beside the text.
std::vector<Problem> problemsOfText(std::vector<Problem> problems)
{
    std::erase_if(problems, [](const Problem& problem) { return problem.where.starts_with("matrices"); });
    return problems;
}

/// Reads the restored text and the matrices as one session; leaves out, round by round, what does not fit.
class Salvaging {
public:
    Salvaging(std::string_view bytes, Problem damage) : m_bytes(bytes), m_root(scanDamaged(bytes)), m_sizes(m_root), m_text(m_root, m_sizes)
    {
        m_salvaged.damage = std::move(damage);
    }

    Result<Salvaged> run()
    {
        if (isTooLarge(m_sizes, m_bytes.size())) {
            return refusal(AE_TR("ae", "too little of the file is left for the sizes that it states: %1"),
                           AE_TR("ae", "use another copy; nothing was changed"), {whatIsThere(m_root)});
        }
        if (!salvageMatrices(m_root, m_sizes, m_salvaged)) {
            return refusal(AE_TR("ae", "no row of any matrix is whole, so that nothing can be recovered; found: %1"),
                           AE_TR("ae", "use another copy; nothing was changed"), {whatIsThere(m_root)});
        }
        const Inputs matrices = std::move(m_salvaged.session.matrices);
        for (int attempt = 0; attempt < mostAttempts; ++attempt) {
            const std::vector<Problem> problems = readText(matrices);
            if (problems.empty())
                return finished();
            if (m_isUnreadable)
                return problems.front();
            bool isChanged = false;
            // from the last one on, so that entries that are left out do not renumber the others
            for (auto problem = problems.rbegin(); problem != problems.rend(); ++problem)
                isChanged = m_text.leaveOut(*problem) || isChanged;
            if (!isChanged)
                return problems.front();
        }
        return refusal(AE_TR("ae", "the parts of the file do not fit together: %1"), AE_TR("ae", "use another copy; nothing was changed"),
                       {whatIsThere(m_root)});
    }

private:
    std::vector<Problem> readText(const Inputs& matrices)
    {
        Findings findings;
        ParsedFile file = parseFile(m_text.write(), findings);
        if (!file.isComplete) {
            if (findings.problems.empty())
                m_isUnreadable = true;
            return findings.problems.empty() ? std::vector{*m_salvaged.damage} : findings.problems;
        }
        if (auto problem = unreadable(file.root)) {
            m_isUnreadable = true;
            return {std::move(*problem)};
        }
        Session session = assemble(file.root, findings);
        std::vector<Problem> problems = problemsOfText(std::move(findings.problems));
        if (!problems.empty())
            return problems;
        session.matrices = matrices;
        problems = checkSession(session);
        m_salvaged.session = std::move(session);
        m_salvaged.notes = std::move(findings.notes);
        return problems;
    }

    Salvaged finished()
    {
        const std::vector<Problem>& missing = m_text.missing();
        m_salvaged.missing.insert(m_salvaged.missing.end(), missing.begin(), missing.end());
        return std::move(m_salvaged);
    }

    std::string_view m_bytes;
    FoundMember m_root;
    SessionSizes m_sizes;
    RestoredText m_text;
    Salvaged m_salvaged;
    bool m_isUnreadable = false;
};

}  // namespace

Result<Salvaged> salvageSession(std::string_view bytes)
{
    Result<LoadedSession> loaded = readSession(bytes);
    if (loaded) {
        Salvaged salvaged;
        salvaged.session = std::move(loaded->session);
        salvaged.notes = std::move(loaded->notes);
        return salvaged;
    }
    // damage can look like another format, and NUL bytes are damage too
    if (const auto foreign = foreignContent(bytes); foreign && bytes.find("\"matrices\"") == std::string_view::npos)
        return *foreign;
    return Salvaging(bytes, loaded.error()).run();
}

std::string rangesText(const std::vector<Index>& positions)
{
    std::string text;
    for (std::size_t i = 0; i < positions.size();) {
        std::size_t last = i;
        while (last + 1 < positions.size() && positions[last + 1] == positions[last] + 1)
            ++last;
        text.append(text.empty() ? "" : ", ").append(std::to_string(positions[i] + 1));
        if (last > i)
            text.append(last == i + 1 ? ", " : " to ").append(std::to_string(positions[last] + 1));
        i = last + 1;
    }
    return text;
}

}  // namespace ae
