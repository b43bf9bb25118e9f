// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/cells/cellcatalogue.h"

namespace ae {

// One function a kind of cell; each is the `make` of its row in the catalogue.
QWidget* makeTextCell(const CellContext& context, Card* card, std::size_t position);
QWidget* makeTokensCell(const CellContext& context, Card* card, std::size_t position);
QWidget* makeProjectionsCell(const CellContext& context, Card* card, std::size_t position);
QWidget* makeScoresCell(const CellContext& context, Card* card, std::size_t position);
QWidget* makeScalingCell(const CellContext& context, Card* card, std::size_t position);
QWidget* makeWeightsCell(const CellContext& context, Card* card, std::size_t position);
QWidget* makeWeightsChartCell(const CellContext& context, Card* card, std::size_t position);
QWidget* makeOutputCell(const CellContext& context, Card* card, std::size_t position);
QWidget* makeWorkedRowCell(const CellContext& context, Card* card, std::size_t position);
QWidget* makePlaneCell(const CellContext& context, Card* card, std::size_t position);
QWidget* makeWaterfallCell(const CellContext& context, Card* card, std::size_t position);
QWidget* makeMergedCell(const CellContext& context, Card* card, std::size_t position);
QWidget* makeSaturationCell(const CellContext& context, Card* card, std::size_t position);
QWidget* makeJacobianCell(const CellContext& context, Card* card, std::size_t position);
QWidget* makeCodeCell(const CellContext& context, Card* card, std::size_t position);

}  // namespace ae
