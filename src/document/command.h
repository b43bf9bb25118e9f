// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/documentwriter.h"

#include <QUndoCommand>

#include <memory>
#include <utility>
#include <vector>

namespace ae {

/// Which commands may merge: equal ids, the same gesture and the same place.
enum class CommandId : int {
    None = -1,
    Cells = 1,
    Matrices,
    Resize,
    Options,
    PaintMask,
    TokenName,
    FeatureName,
    Title,
    Markdown,
};

enum class Direction { Ahead, Back };

template <typename Numbers> std::size_t bytesOf(const Numbers& matrix)
{
    return sizeof(typename Numbers::Scalar) * static_cast<std::size_t>(matrix.size());
}

/// One edit of the session. A command holds the half of its change that is not in the session: running it swaps the two, so
/// nothing is stored twice.
class Command : public QUndoCommand {
public:
    Command(Document& document, const QString& text, CommandId id = CommandId::None);

    // The document tries a command before the stack runs it, so the first redo() may find it done.
    void redo() final { run(Direction::Ahead); }
    void undo() final { run(Direction::Back); }
    bool isApplied() const { return m_isApplied; }
    int id() const final { return static_cast<int>(m_id); }
    bool mergeWith(const QUndoCommand* other) final;

    /// What it holds of numbers and texts of any length; others are not worth counting.
    virtual std::size_t bytes() const { return 0; }
    /// From now on it does nothing and holds nothing: undoing it leaves the session as it is.
    void forget();
    bool isForgotten() const { return m_isForgotten; }

protected:
    virtual void apply(Direction direction) = 0;
    /// Takes the effect of a later command of the same id and gesture into this one; false where the places differ.
    virtual bool absorb(const Command& next);
    /// Whether what this command holds is, bit for bit, what the session has now.
    virtual bool changesNothing() const { return false; }
    /// Frees what bytes() counts.
    virtual void release() { }

    const DocumentWriter& writer() const { return m_writer; }
    Session& session() const { return m_writer.session(); }

private:
    void run(Direction direction);

    DocumentWriter m_writer;
    CommandId m_id;
    int m_gesture;
    bool m_isApplied = false;
    bool m_isForgotten = false;
};

/// Several commands that are one step.
class CompositeCommand : public Command {
public:
    using Command::Command;

    void add(std::unique_ptr<Command> part) { m_parts.push_back(std::move(part)); }
    std::size_t bytes() const override;

protected:
    void apply(Direction direction) override;
    void release() override { m_parts.clear(); }
    void append(const CompositeCommand& next) { m_parts.insert(m_parts.end(), next.m_parts.begin(), next.m_parts.end()); }

private:
    void runAll(Direction direction);

    std::vector<std::shared_ptr<Command>> m_parts;  // shared, because a merged command is destroyed by the stack
};

}  // namespace ae
