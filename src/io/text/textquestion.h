// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/problem.h"

namespace ae {

/// What a text leaves open where two readings fit; ReadChoices answers it.
enum class TextQuestion { None, Decimal, Header };

/// A problem that asks: both readings are in its sentence, and its advice names the flag that chooses.
Problem questionAbout(TextQuestion question, std::string where, const char* what, std::vector<std::string> arguments);

/// Which question a problem of openText asks, if any.
TextQuestion questionOf(const Problem& problem);

}  // namespace ae
