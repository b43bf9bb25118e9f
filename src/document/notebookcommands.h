// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/command.h"

namespace ae {

/// A notebook cell that comes or goes; folding and unknown members of the cells go along.
class PlaceNotebookCell : public Command {
public:
    enum class Act { Insert, Remove };

    /// `cell` is what is inserted; it is not read when one is removed.
    PlaceNotebookCell(Document& document, const QString& text, Act act, std::size_t position, NotebookCell cell = {});

protected:
    void apply(Direction direction) override;

private:
    void insert();
    void remove();

    struct Member {
        std::size_t place;  ///< in Session::unknown
        UnknownMember member;
    };

    Act m_act;
    std::size_t m_position;
    NotebookCell m_cell;
    bool m_isFolded = false;
    std::vector<Member> m_members;
};

class MoveNotebookCell : public Command {
public:
    MoveNotebookCell(Document& document, const QString& text, std::size_t from, std::size_t to);

protected:
    void apply(Direction direction) override;

private:
    std::size_t m_from;
    std::size_t m_to;
};

/// Another text of a text cell.
class SetMarkdown : public Command {
public:
    SetMarkdown(Document& document, const QString& text, std::size_t position, std::string markdown);
    std::size_t bytes() const override { return m_markdown.size(); }

protected:
    void release() override { std::exchange(m_markdown, {}); }
    void apply(Direction direction) override;
    bool absorb(const Command& next) override;
    bool changesNothing() const override;

private:
    std::size_t m_position;
    std::string m_markdown;
};

}  // namespace ae
