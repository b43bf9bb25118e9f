// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Qt>

namespace ae {

/// What a matrix cell tells its delegate, beside the usual roles.
enum MatrixRole {
    ValueRole = Qt::UserRole + 1,  ///< double
    StateRole,  ///< CellState
    HeatRole,  ///< double: -1..1 for signed matrices, 0..1 for weights
    MarksRole,  ///< CellMarks
    IsDistributionRole,  ///< bool: sequential colours from 0 to 1
    ExactTextRole,  ///< QString: the fewest digits that read back to the same number
    BesideRole,  ///< QString: the derivative or difference, smaller, under the value; empty where only one of them shows
    HintRole,  ///< QString: name, value and meaning in words
    AnswerRole,  ///< Answer: of a blank cell of the worksheet
};

enum class CellState {
    Number,
    Hidden,  ///< behind the mask: exactly 0, drawn hatched
    Undefined,  ///< its row has no distribution: a dash
    NotFinite,  ///< NaN or an infinity
    TinyNumber,  ///< not 0, but 0 at the shown decimals
    Blank,  ///< to be filled in: its number is not told
    HalfHidden,  ///< behind the mask now, or in the baseline, not in both: a number, hatched
};

enum CellMark {
    NoMark = 0,
    OperandMark = 1,  ///< the selected cell was made from this one
    DependentMark = 2,  ///< this one follows from the selected cell
    PickedMark = 4,  ///< row of the picked token
    CauseMark = 8,  ///< the input that spoils a row
    SelectedMark = 16,  ///< the selected cell itself
};

}  // namespace ae
