// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/command.h"

#include <numeric>

namespace ae {

namespace {

constexpr qsizetype kMostCharacters = 80;

/// Names come from files: one short line for the history, and a text for menus whose & are no mnemonics.
QString stepText(const QString& text)
{
    QString line = text.simplified();
    for (QChar& character : line) {
        if (character.category() == QChar::Other_Control || character.category() == QChar::Other_Format)
            character = QLatin1Char(' ');
    }
    if (line.size() > kMostCharacters)
        line = line.left(kMostCharacters - 1) + QChar(0x2026);
    QString menu = line;
    menu.replace(QLatin1Char('&'), QLatin1String("&&"));
    return menu == line ? line : line + QLatin1Char('\n') + menu;
}

}  // namespace

Command::Command(Document& document, const QString& text, CommandId id)
    : QUndoCommand(stepText(text)), m_writer(document), m_id(id), m_gesture(m_writer.gesture())
{
}

void Command::run(Direction direction)
{
    const bool isForward = direction == Direction::Ahead;
    if (m_isApplied == isForward || m_isForgotten)
        return;
    apply(direction);
    m_isApplied = isForward;
}

void Command::forget()
{
    if (!std::exchange(m_isForgotten, true))
        release();
}

bool Command::mergeWith(const QUndoCommand* other)
{
    const auto* next = static_cast<const Command*>(other);  // the stack asks for equal ids only, and all ids are ours
    if (m_isForgotten || m_gesture == 0 || m_gesture != next->m_gesture || !absorb(*next))
        return false;
    setText(next->actionText() == next->text() ? next->text() : next->text() + QLatin1Char('\n') + next->actionText());
    setObsolete(changesNothing());
    return true;
}

bool Command::absorb(const Command&)
{
    return false;
}

std::size_t CompositeCommand::bytes() const
{
    return std::accumulate(m_parts.begin(), m_parts.end(), std::size_t{0},
                           [](std::size_t sum, const auto& part) { return sum + part->bytes(); });
}

void CompositeCommand::apply(Direction direction)
{
    try {
        runAll(direction);
    } catch (...) {  // out of memory half way: parts that ran go back, the others do nothing
        runAll(direction == Direction::Ahead ? Direction::Back : Direction::Ahead);
        throw;
    }
}

void CompositeCommand::runAll(Direction direction)
{
    if (direction == Direction::Ahead) {
        for (const auto& part : m_parts)
            part->redo();
    } else {
        for (auto part = m_parts.rbegin(); part != m_parts.rend(); ++part)
            (*part)->undo();
    }
}

}  // namespace ae
