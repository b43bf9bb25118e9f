// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace ae {

/// A name that a spreadsheet would run as a formula (it starts with = + - @, a tab or a carriage return, perhaps behind apostrophes)
/// gets an apostrophe in front, which spreadsheets take for "this is text".
std::string guardedName(std::string_view name);

/// The name that guardedName was given.
std::string unguardedName(std::string name);

}  // namespace ae
