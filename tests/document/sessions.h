// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/document.h"

#include <QString>

namespace ae::test {

/// Four tokens, d_model 5, d_k 3, d_v 2: all sizes differ. No names of features, no bias, no mask.
Session plainSession();

/// The same with names, biases, a painted mask, a picture, and unknown members everywhere.
Session fullSession();

/// Everything of the document but its view, as it would be written.
std::string documentBytes(const Session& session);

/// Where the results of a document differ from a fresh evaluation of its session; empty when they agree.
QString differenceFromFresh(const Document& document);

QString sentenceOf(const Document::Refusal& refusal);

MaskBits bitsOf(const std::vector<std::string>& rows);
Matrix matrixOf(std::initializer_list<std::initializer_list<double>> rows);

}  // namespace ae::test
