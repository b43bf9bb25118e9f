// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Pinned states, and the worksheet.
#include "document/baselinecommands.h"
#include "document/document.h"
#include "document/refusals.h"

#include <algorithm>

namespace ae {

namespace {

QString shown(const std::string& name)
{
    return QString::fromStdString(name);
}

}  // namespace

std::string Document::freeBaselineName(const std::string& name) const
{
    const auto isTaken = [this](const std::string& wanted) {
        return std::ranges::find(m_session.baselines, wanted, &Baseline::name) != m_session.baselines.end();
    };
    std::string free = name;
    for (int number = 2; isTaken(free); ++number)
        free = name + " " + std::to_string(number);
    return free;
}

Document::Refusal Document::pinBaseline(const std::string& name)
{
    return addBaseline(name, m_session);
}

Document::Refusal Document::addBaseline(const std::string& name, const SessionState& state)
{
    std::vector<Baseline> baselines = m_session.baselines;
    baselines.push_back({name, std::make_shared<const SessionState>(state), {}});
    return commit(std::make_unique<SetBaselines>(*this, tr("Pin “%1”").arg(shown(name)), std::move(baselines)));
}

Document::Refusal Document::renameBaseline(std::size_t position, const std::string& name)
{
    std::vector<Baseline> baselines = m_session.baselines;
    if (position >= baselines.size())
        return refusals::noSuchBaseline(position, baselines.size());
    if (baselines[position].name == name)
        return std::nullopt;
    const QString text = tr("Rename pinned state “%1”").arg(shown(baselines[position].name));
    baselines[position].name = name;
    return commit(std::make_unique<SetBaselines>(*this, text, std::move(baselines)));
}

Document::Refusal Document::removeBaseline(std::size_t position)
{
    std::vector<Baseline> baselines = m_session.baselines;
    if (position >= baselines.size())
        return refusals::noSuchBaseline(position, baselines.size());
    const QString text = tr("Remove pinned state “%1”").arg(shown(baselines[position].name));
    baselines.erase(baselines.begin() + static_cast<std::ptrdiff_t>(position));
    return commit(std::make_unique<SetBaselines>(*this, text, std::move(baselines)));
}

Document::Refusal Document::setWorksheet(const Worksheet& worksheet, const QString& text)
{
    if (worksheet == m_session.worksheet)
        return std::nullopt;
    return commit(std::make_unique<SetWorksheet>(*this, text, worksheet));
}

}  // namespace ae
