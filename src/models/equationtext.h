// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/texts.h"

namespace ae {

// Equations as they are in force and by the convention in force, in the notation of parseFormula().

/// "Q, K, V = X W_Q, X W_K, X W_V", or "Q, K, V = W_Qᵀ X, ..." where tokens are columns.
QString projectionsEquation(const Document& document);

/// "O = A V", or "O = V A".
QString outputEquation(const Document& document);

/// "J = diag(a) - aᵀ a" of a row a of weights; of a column the other way round.
QString jacobianEquation(const Document& document);

/// "S = Q Kᵀ", with the turned queries and keys where positions turn them.
QString scoresEquation(const Document& document);

/// What is done to the raw scores, with the numbers of the divisor: "S̃ = S / √2", "S̃ = S" with scaling off; any further step behind
/// it. The temperature stays with the softmax, as it does in the matrices below.
QString scalingEquation(const Document& document);

/// The one number that the scores are divided by, in a sentence; with a temperature what each of the two divides by, too.
QString divisorSentence(const Document& document);

/// That number with what it is made of, as plain text: "√2 = 1.414", "√2 · 3 = 4.243"; empty where nothing is divided.
QString divisorText(const Document& document);

/// "÷ √d", "÷ d", "÷ d^0.7": the division by d_k to the power of the exponent, for charts and sentences over any d.
QString divisionSign(double exponent, const NumberStyle& style);

/// The temperature; empty where it is 1.
QString temperatureText(const Document& document);

/// "A = softmax(S̃)", with τ where the temperature is not 1.
QString weightsEquation(const Document& document);

}  // namespace ae
