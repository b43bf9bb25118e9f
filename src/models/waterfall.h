// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/pair.h"

namespace ae {

enum class TermOrder {
    Dimensions,  ///< as they stand in the query and the key
    Size,  ///< the largest magnitude first
};

/// One bar: it starts where the one before ended.
struct WaterfallTerm {
    QString name;  ///< "q1 · k1"
    QString arithmetic;  ///< "0.35 × 1.23"
    double value = 0;
    double start = 0;
    double end = 0;
    Index dimension = -1;  ///< -1 for the rest, which stands for several
};

/// The score of one pair, term by term.
struct Waterfall {
    Pair pair;
    QString query;
    QString key;
    std::vector<WaterfallTerm> terms;
    Index dimensions = 0;  ///< d_k
    Index rest = 0;  ///< how many terms the last one stands for; 0 where all are shown
    double score = 0;  ///< the sum, as the evaluation has it
    QString totalName;  ///< "q · k"
    double divided = 0;  ///< what the softmax reads of it
    QString dividedName;  ///< "÷ √2 = 1.414"; empty where nothing is divided
    QString reason;  ///< in place of the terms, where one of them is not finite
    QStringList sentences;

    static constexpr Index mostTerms = 64;
    static constexpr Index strongestShown = 32;
};

/// Terms are those of the scores' own explanation.
Waterfall waterfallOf(const Document& document, const Pair& pair, TermOrder order);

}  // namespace ae
