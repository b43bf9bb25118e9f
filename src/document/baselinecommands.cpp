// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/baselinecommands.h"

#include <algorithm>

namespace ae {

SetBaselines::SetBaselines(Document& document, const QString& text, std::vector<Baseline> baselines)
    : Command(document, text), m_others(std::move(baselines))
{
}

std::size_t SetBaselines::bytes() const
{
    std::size_t sum = 0;
    for (const Baseline& baseline : m_others) {
        if (baseline.state.use_count() > 1)
            continue;
        for (const auto& [step, matrix] : baseline.state->matrices)
            sum += bytesOf(matrix);
    }
    return sum;
}

void SetBaselines::apply(Direction)
{
    std::vector<Baseline>& baselines = session().baselines;
    baselines.swap(m_others);
    // the compared one is known by its state where its name is another now
    std::string& compared = session().view.baseline;
    const auto before = std::ranges::find(m_others, compared, &Baseline::name);
    const bool isThere = std::ranges::find(baselines, compared, &Baseline::name) != baselines.end();
    if (!isThere && before != m_others.end()) {
        const auto renamed = std::ranges::find_if(baselines, [&](const Baseline& baseline) { return baseline.state == before->state; });
        compared = renamed == baselines.end() ? std::string() : renamed->name;
    }
    writer().wroteBaselines();
}

SetWorksheet::SetWorksheet(Document& document, const QString& text, Worksheet worksheet)
    : Command(document, text), m_other(std::move(worksheet))
{
}

void SetWorksheet::apply(Direction)
{
    std::swap(session().worksheet, m_other);
    writer().wroteWorksheet();
}

}  // namespace ae
