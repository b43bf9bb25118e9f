// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/results.h"
#include "session/safefile.h"

#include <string>

namespace ae {

/// The bytes of a NumPy array file, version 1.0, '<f8' in C order, made piece by piece.
/// Rows without a distribution are NaN.
class NpyBytes {
public:
    NpyBytes(const Evaluation& evaluation, std::string step);

    std::size_t size() const;
    /// Copies up to `count` bytes from `offset` on and says how many.
    std::size_t read(std::size_t offset, char* target, std::size_t count) const;

private:
    std::size_t readData(std::size_t offset, char* target, std::size_t count) const;

    const Evaluation& m_evaluation;
    std::string m_step;
    std::string m_header;
};

bool writeNpyFile(const Results& results, const std::string& step, const ByteSink& sink);

}  // namespace ae
