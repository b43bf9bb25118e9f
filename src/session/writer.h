// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/session.h"

namespace ae {

enum class ViewPart { Include, LeaveOut };

/// The canonical text: the same document gives the same bytes.
std::string writeSession(const Session& session, ViewPart view = ViewPart::Include);

}  // namespace ae
