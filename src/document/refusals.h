// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/document.h"

namespace ae::refusals {

// Why an edit cannot be done, as problems; nothing here looks at values.

Problem unknownInput(std::string_view step);
Problem outside(std::string_view step, const Region& region, Shape shape);
Problem blockDiffers(const Region& region, Shape block);
Problem noSuchToken(Index token, Index tokens);
Problem noSuchFeature(Index feature, Index features);
Problem noSuchNotebookCell(std::size_t position, std::size_t cells);
Problem noSuchBaseline(std::size_t position, std::size_t baselines);
Problem tooManyNotebookCells(std::size_t cells);
Problem lastToken();
Problem tooManyTokens(std::size_t tokens);
Problem noWords();
Problem notTextCell(std::size_t position, const std::string& kind);
Problem notebookCellWithoutKind();
Problem notRealizable(const std::string& source);
Problem outOfMemory();
Problem forgottenStep();
Problem fileTooLarge(std::size_t bytes);

/// Sides and matrices within the limits of a session, or the first that is not.
std::optional<Problem> checkSizes(const Sizes& sizes);

}  // namespace ae::refusals
