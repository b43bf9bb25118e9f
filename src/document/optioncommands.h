// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/command.h"

namespace ae {

bool isSameOptions(const Options& a, const Options& b);

/// Key of the mask that is painted by hand.
std::string paintedMask();

/// All options, exchanged as one value. Bits of a painted mask are held only where they differ.
class SetOptions : public Command {
public:
    SetOptions(Document& document, const QString& text, const Options& options);
    std::size_t bytes() const override { return bytesOf(m_other.allowed); }

protected:
    void release() override { m_other = {}; }
    void apply(Direction direction) override;
    bool absorb(const Command& next) override;
    bool changesNothing() const override;

private:
    Options m_other;
    bool m_isOtherMask;  ///< whether the bits are swapped too
};

/// Cells of the mask switched on or off; the first stroke turns the mask in force into a painted one.
class PaintMask : public Command {
public:
    PaintMask(Document& document, const QString& text, const Region& region, bool isAllowed);
    std::size_t bytes() const override { return bytesOf(m_bits); }

protected:
    void release() override { m_bits = {}; }
    void apply(Direction direction) override;
    bool absorb(const Command& next) override;
    bool changesNothing() const override;

private:
    std::string m_otherMask;  ///< key of the mask before painting, or of the painted one
    Region m_region;
    MaskBits m_bits;  ///< of the region: those that the session does not have now
};

}  // namespace ae
