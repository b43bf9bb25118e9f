// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/retext.h"

#include "document/documentwriter.h"

namespace ae {

void retext(Document& document, const TextVisitor& visit)
{
    document.settle();
    const DocumentWriter writer(document);
    bool isOther = false;
    visitTexts(writer.session(), [&](std::string& text, const std::string& part) {
        const std::string before = text;
        visit(text, part);
        isOther |= text != before;
    });
    if (!isOther)
        return;
    writer.wroteNames();
    writer.wroteMarkdown();
    // the document announces what was written when its stack moves; here it stays where it is
    QUndoStack* stack = document.undoStack();
    emit stack->indexChanged(stack->index());
    document.settle();
}

}  // namespace ae
