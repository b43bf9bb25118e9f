// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/document.h"

#include <functional>
#include <vector>

namespace ae::test {

/// One edit of each kind and corner that fullSession() and plainSession() take and that changes them.
struct NamedEdit {
    const char* name;
    const char* text;  ///< of the undo step
    std::function<Document::Refusal(Document&)> edit;
    bool isForPlain = true;
    const char* plainText = nullptr;  ///< where it is another one without names of features
};

const std::vector<NamedEdit>& namedEdits();

}  // namespace ae::test
