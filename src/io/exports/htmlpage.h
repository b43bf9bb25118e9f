// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/results.h"
#include "session/safefile.h"

#include <string>

namespace ae {

/// One page that needs nothing else, no scripts and no other addresses: text cells, the equation as MathML, a table for every
/// input and step, the weights as a picture, the picked row worked out. Cells show the session's decimals and hold the exact
/// number (<data value>).
bool writeHtmlPage(const Results& results, const std::string& step, const ByteSink& sink);

}  // namespace ae
