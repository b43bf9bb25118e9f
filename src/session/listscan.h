// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/damagedtext.h"
#include "session/textscan.h"

namespace ae {

/// Finds the elements of a list, of which any part may be damaged, in the member's text.
void scanList(const TextScan& scan, FoundMember& member);

}  // namespace ae
