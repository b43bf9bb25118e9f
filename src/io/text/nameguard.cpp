// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/text/nameguard.h"

namespace ae {

namespace {

/// Apostrophes in front do not count: each of them may be a guard.
bool isReadAsFormula(std::string_view name)
{
    constexpr std::string_view formulaStarts = "=+-@\t\r";
    const std::size_t first = name.find_first_not_of('\'');
    return first != std::string_view::npos && formulaStarts.find(name[first]) != std::string_view::npos;
}

}  // namespace

std::string guardedName(std::string_view name)
{
    return isReadAsFormula(name) ? "'" + std::string(name) : std::string(name);
}

std::string unguardedName(std::string name)
{
    if (name.starts_with('\'') && isReadAsFormula(name))
        name.erase(0, 1);
    return name;
}

}  // namespace ae
