// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string_view>

class QMenu;

namespace ae {

class Document;

/// Fills the menu each time it opens: texts, and every other kind of cell that the notebook lacks; those that it has are shown as such.
void followCellKinds(QMenu* menu, const Document* document, const std::function<void(std::string_view kind)>& add);

}  // namespace ae
