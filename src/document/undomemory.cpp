// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/undomemory.h"

#include "document/command.h"
#include "document/documentprivate.h"

namespace ae {

namespace {

std::size_t& limit()
{
    static std::size_t bytes = 0;
    return bytes;
}

Command* commandAt(const QUndoStack& stack, int position)
{
    return const_cast<Command*>(static_cast<const Command*>(stack.command(position)));  // all commands are ours
}

}  // namespace

void setUndoMemory(std::size_t bytes)
{
    limit() = bytes;
}

std::size_t undoMemory()
{
    return limit();
}

/// From the newest back to the first that has no room any more; that one and all before it go. The newest stays whatever it holds.
void Document::Private::forgetOldSteps(QUndoStack& stack)
{
    forgotten = std::min(forgotten, stack.count());
    if (limit() == 0)
        return;
    std::size_t sum = 0;
    for (int i = stack.count() - 1; i >= forgotten; --i) {
        sum += commandAt(stack, i)->bytes();
        if (sum <= limit() || i == stack.count() - 1)
            continue;
        for (int old = forgotten; old <= i; ++old)
            commandAt(stack, old)->forget();
        forgotten = i + 1;
        return;
    }
}

}  // namespace ae
