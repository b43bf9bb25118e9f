// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/document.h"

#include <QString>

#include <span>

class QWidget;

namespace ae {

class Card;
class Highlight;
class PaneBoard;
class SaturationModel;

/// What every cell of the notebook may use.
struct CellContext {
    Document* document;
    Highlight* highlight;
    SaturationModel* saturation;
    PaneBoard* board;
};

/// One kind of notebook cell; rows of cellCatalogue().
struct CellSpec {
    std::string_view kind;  ///< as in files
    const char* title;  ///< marked for translation
    std::string_view formula;  ///< beside the title, empty for none
    bool takesWholeRow;  ///< never side by side
    int stretch;  ///< how much of a row's spare width it takes
    /// Makes what stands in the card; may set the card's title and formula. `position` is its place in the notebook.
    QWidget* (*make)(const CellContext& context, Card* card, std::size_t position);
    const char* summary;  ///< marked for translation: what it shows, for those who may add it
    bool isMathematics = true;  ///< runs from the left to the right in every language
};

std::span<const CellSpec> cellCatalogue();
const CellSpec* findCell(std::string_view kind);
/// Title of a notebook cell: of its kind, or the first line of a text.
QString cellTitle(const NotebookCell& cell);

}  // namespace ae
