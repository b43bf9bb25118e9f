// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/results.h"

#include <string>
#include <vector>

namespace ae {

/// What happens to one key on the way from the scores of a query to its output.
struct WorkedKey {
    Index key = 0;
    std::string name;  ///< plain
    bool isAllowed = true;
    std::vector<double> scores;  ///< one for each step of WorkedRow::path
    double exponential = 0;  ///< e^((score read - largest) / temperature)
    double weight = 0;
};

/// The equation of one query with its numbers: scores, what is made of them, exponentials, weights, output.
struct WorkedRow {
    Index row = 0;
    std::string name;  ///< plain
    std::string remark;  ///< state and reason, "" for a good row
    bool hasNumbers = true;  ///< exponentials, weights and output
    std::vector<const Graph::Node*> path;  ///< raw scores to what the softmax reads
    const Graph::Node* weights = nullptr;
    const Graph::Node* output = nullptr;
    std::vector<WorkedKey> keys;  ///< all of them, or those with the largest weights, in their order
    Index allKeys = 0;
    double largest = 0;
    double sum = 0;  ///< of the exponentials of all allowed keys
    double temperature = 1;

    std::string cutNote() const;  ///< "24 of 2048 keys shown, those with the largest weights", "" when all are
};

/// The row of the picked token.
WorkedRow workedRow(const Results& results, Index mostKeys);

}  // namespace ae
