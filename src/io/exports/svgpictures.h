// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/exports/workedrow.h"
#include "io/results.h"

#include <string>

namespace ae {

/// How a picture fits what is around it.
struct SvgLook {
    std::string id;  ///< in front of every id, so that several pictures go onto one page
    std::string ink = "#000000";  ///< of text and lines; "currentColor" within a page
    std::string paper = "#ffffff";  ///< "none" within a page
    bool standsAlone = true;  ///< a file of its own, with a namespace
};

/// A distribution as a heat map: rows are queries, columns are keys, names at both. Large ones are cut, and say so. Hidden cells
/// and rows without a distribution are hatched, states stand behind their rows, the description gives the reasons. Text stays text.
std::string heatMapSvg(const Results& results, const Graph::Node& node, const SvgLook& look);

/// The weights of one row as bars.
std::string rowBarsSvg(const WorkedRow& worked, const SvgLook& look);

}  // namespace ae
