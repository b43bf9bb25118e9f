// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/documentprivate.h"

#include <algorithm>

namespace ae {

namespace {

// Beyond this many rectangles of one input it is cheaper to take their hull.
constexpr std::size_t kMostRegions = 16;

}  // namespace

int DocumentWriter::gesture() const
{
    return m_document.d->gestureDepth > 0 ? m_document.d->gestures : 0;
}

void DocumentWriter::wroteCells(std::string_view step, const Region& region) const
{
    Document::Private& d = *m_document.d;
    d.prepared.reset();
    std::vector<Region>& regions = d.pending.written.try_emplace(std::string(step)).first->second;
    if (std::ranges::any_of(regions, [&region](const Region& known) { return known.contains(region); }))
        return;
    regions.push_back(region);
    if (regions.size() <= kMostRegions)
        return;
    Region hull;
    for (const Region& known : regions)
        hull = hull.united(known);
    regions = {hull};
}

void DocumentWriter::wroteOptions() const
{
    m_document.d->prepared.reset();
    m_document.d->pending.change.options = true;
}

void DocumentWriter::wroteShapes() const
{
    m_document.d->prepared.reset();
    m_document.d->pending.change.isStructural = true;
    m_document.d->pending.settlesAtOnce = true;
}

void DocumentWriter::wroteNames() const
{
    m_document.d->pending.change.names = true;
}

void DocumentWriter::movedTokens() const
{
    m_document.d->pending.change.names = true;
    m_document.d->pending.settlesAtOnce = true;
}

void DocumentWriter::wroteMarkdown() const
{
    m_document.d->pending.change.notebook = true;
}

void DocumentWriter::wroteBaselines() const
{
    m_document.d->pending.change.baselines = true;
}

void DocumentWriter::wroteWorksheet() const
{
    m_document.d->pending.change.worksheet = true;
}

void DocumentWriter::movedNotebook() const
{
    m_document.d->pending.change.notebook = true;
    m_document.d->pending.settlesAtOnce = true;
}

void DocumentWriter::setPicture(const Picture& picture) const
{
    m_document.m_session.view.pickedToken = picture.pickedToken;
    m_document.m_selected = picture.selected;
}

}  // namespace ae
