// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/answersheet.h"

namespace ae {

/// The picked token's weights and what they amount to, ready for a chart and its caption.
struct RowSummary {
    Index row = 0;
    QString token;
    RowState state = RowState::Ok;
    QString reason;  ///< in words, when there are no weights
    bool isForced = false;
    QStringList keys;
    std::vector<double> weights;
    std::vector<bool> allowed;
    std::vector<bool> isHidden;  ///< blank in the worksheet, the number must not be seen
    bool hidesAny = false;
    double equalShare = 0;  ///< 1 / allowed keys
    Index allowedKeys = 0;
    Index strongest = -1;
    RowMeasures measures;
    double mostEntropyBits = 0;
    std::vector<double> output;
    std::vector<bool> isOutputHidden;
};
/// Whether any weight of the row is blank in the worksheet: then nothing is told of what they amount to, or which is the largest.
bool hidesWeights(const Document& document, Index row);
/// That, as a sentence.
QString blankWeightsReason();

RowSummary summaryOf(const Document& document, Index row);

/// How decided a row is, for a chart of all rows: costs one look at its weights.
struct RowEntropy {
    QString token;
    RowState state = RowState::Ok;
    QString reason;
    bool isForced = false;
    bool isSaturated = false;
    bool isHidden = false;  ///< blank weights: the reason says so
    double bits = 0;
    double mostBits = 0;
};
RowEntropy entropyOfRow(const Document& document, Index row);

/// The `most` rows with the largest weights and, in any case, the picked token's, in their order.
std::vector<Index> mostPickedRows(const Document& document, std::size_t most);

/// Sentences under the chart: largest weight, entropy, effective tokens, equal share, output.
QStringList captionsOf(const RowSummary& summary, const NumberStyle& style);

/// What the switch does now to the picked token's strongest key: "0.29 → 0.24".
QString switchEffect(const Document& document);

}  // namespace ae
