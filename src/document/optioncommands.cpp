// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/optioncommands.h"

namespace ae {

namespace {

bool isSameMask(const MaskBits& a, const MaskBits& b)
{
    return a.rows() == b.rows() && a.cols() == b.cols() && a == b;
}

}  // namespace

bool isSameOptions(const Options& a, const Options& b)
{
    return a == b;
}

std::string paintedMask()
{
    for (const MaskSpec& mask : maskCatalogue()) {
        if (mask.isPainted)
            return std::string(mask.key);
    }
    return {};
}

SetOptions::SetOptions(Document& document, const QString& text, const Options& options)
    : Command(document, text, CommandId::Options), m_other(options), m_isOtherMask(!isSameMask(options.allowed, session().options.allowed))
{
    if (!m_isOtherMask)
        m_other.allowed = MaskBits();
}

void SetOptions::apply(Direction)
{
    Options& options = session().options;
    std::swap(options, m_other);
    if (!m_isOtherMask)
        options.allowed.swap(m_other.allowed);  // the bits stay
    writer().wroteOptions();
}

bool SetOptions::absorb(const Command& next)
{
    const auto& later = static_cast<const SetOptions&>(next);
    if (!m_isOtherMask && later.m_isOtherMask) {
        m_other.allowed = later.m_other.allowed;
        m_isOtherMask = true;
    }
    return true;
}

bool SetOptions::changesNothing() const
{
    const Options& options = session().options;
    return options.isEqualBesideBits(m_other) && (!m_isOtherMask || isSameMask(options.allowed, m_other.allowed));
}

PaintMask::PaintMask(Document& document, const QString& text, const Region& region, bool isAllowed)
    : Command(document, text, CommandId::PaintMask), m_otherMask(paintedMask()), m_region(region),
      m_bits(MaskBits::Constant(region.rows, region.columns, isAllowed ? 1 : 0))
{
}

void PaintMask::apply(Direction direction)
{
    Options& options = session().options;
    const bool startsPainting = direction == Direction::Ahead && options.mask != m_otherMask;
    const bool endsPainting = direction == Direction::Back && options.mask != m_otherMask;
    if (startsPainting)
        options.allowed = AllowedKeys(options, session().tokenCount()).toBits();
    options.allowed.block(m_region.row, m_region.column, m_region.rows, m_region.columns).swap(m_bits);
    if (endsPainting)
        options.allowed.resize(0, 0);
    options.mask.swap(m_otherMask);
    writer().wroteOptions();
}

bool PaintMask::absorb(const Command& next)
{
    const auto& later = static_cast<const PaintMask&>(next);
    const Region both = m_region.united(later.m_region);
    // Bits before both strokes: what is there now, under what each of them found.
    MaskBits before = session().options.allowed.block(both.row, both.column, both.rows, both.columns);
    for (const PaintMask* stroke : {&later, static_cast<const PaintMask*>(this)}) {
        const Region& part = stroke->m_region;
        before.block(part.row - both.row, part.column - both.column, part.rows, part.columns) = stroke->m_bits;
    }
    m_region = both;
    m_bits.swap(before);
    return true;
}

bool PaintMask::changesNothing() const
{
    const auto now = session().options.allowed.block(m_region.row, m_region.column, m_region.rows, m_region.columns);
    return m_otherMask == session().options.mask && now == m_bits;
}

}  // namespace ae
