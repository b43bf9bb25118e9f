// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/results.h"

#include <span>
#include <string>
#include <string_view>

namespace ae {

/// A way to write one matrix as text that goes into another program through the clipboard. Numbers are exact.
struct MatrixCopySpec {
    std::string_view key;  ///< "latex"
    const char* title;  ///< marked for translation
    /// The region of the step. Rows without a distribution have no numbers and are followed by their reasons.
    std::string (*text)(const Results& results, const Graph::Node& node, const Region& region);
};

std::span<const MatrixCopySpec> matrixCopyCatalogue();

/// \begin{bmatrix} ... \end{bmatrix}, for amsmath; reasons are comments.
std::string matrixAsLatex(const Results& results, const Graph::Node& node, const Region& region);
/// np.array([...]); reasons are comments.
std::string matrixAsNumpy(const Results& results, const Graph::Node& node, const Region& region);
/// A table with the names of rows and columns; reasons are a last column.
std::string matrixAsMarkdown(const Results& results, const Graph::Node& node, const Region& region);

}  // namespace ae
