// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/command.h"

#include <map>

namespace ae {

/// Other values in a rectangle of one input.
class SetCells : public Command {
public:
    SetCells(Document& document, const QString& text, std::string step, const Region& region, Matrix block);
    std::size_t bytes() const override { return bytesOf(m_block); }

protected:
    void release() override { m_block.resize(0, 0); }
    void apply(Direction direction) override;
    bool absorb(const Command& next) override;
    bool changesNothing() const override;

private:
    std::string m_step;
    Region m_region;
    Matrix m_block;
};

/// Whole inputs replaced, added or taken away.
class ReplaceInputs : public Command {
public:
    using Replacement = std::map<std::string, std::optional<Matrix>, std::less<>>;  ///< no matrix: the input is not there

    ReplaceInputs(Document& document, const QString& text, Replacement others);
    std::size_t bytes() const override;

protected:
    void release() override { m_others.clear(); }
    void apply(Direction direction) override;
    bool absorb(const Command& next) override;
    bool changesNothing() const override;

private:
    Replacement m_others;
};

/// One input brought to another shape: what is cut is held, what is new is 0.
class ReshapeInput : public Command {
public:
    ReshapeInput(Document& document, std::string step, Shape shape);
    std::size_t bytes() const override { return bytesOf(m_right) + bytesOf(m_bottom); }

protected:
    void apply(Direction direction) override;

private:
    std::string m_step;
    Shape m_other;
    Matrix m_right;  ///< values right of the smaller width, down to the smaller height
    Matrix m_bottom;  ///< whole rows below the smaller height
};

/// Other sizes of the whole session.
class Resize : public CompositeCommand {
public:
    Resize(Document& document, const QString& text, const Sizes& from, const Sizes& to);

protected:
    bool absorb(const Command& next) override;
    bool changesNothing() const override;

private:
    Sizes m_from;
    Sizes m_to;
    Sizes m_least;  ///< smallest of each on the way; values are lost only below the first sizes
};

}  // namespace ae
