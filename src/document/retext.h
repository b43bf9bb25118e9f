// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/shippedtexts.h"

namespace ae {

class Document;

/// Other words for the title and the notes, which `visit` may replace: for those that the program itself brought, when its language
/// changes. No undo step, and the document is as modified as before.
void retext(Document& document, const TextVisitor& visit);

}  // namespace ae
