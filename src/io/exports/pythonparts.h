// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/exports/rounding.h"
#include "io/piecewriter.h"
#include "io/results.h"

#include <functional>
#include <string>
#include <string_view>

namespace ae {

/// How a library of Python says what our scripts need.
struct PythonDialect {
    PythonCode StepSpec::*code;
    std::string_view imports;
    std::string_view arrayStart;  ///< around lists of numbers
    std::string_view arrayEnd;
    std::string_view inputEnd;  ///< behind the array of an input
    std::string_view packedStart;  ///< around base64
    std::string_view packedEnd;
    std::string_view nan;
    std::string_view infinity;
    std::string_view helpers;  ///< functions: agree(key, here, there, rounding) and what the steps call
};

extern const PythonDialect numpyDialect;
extern const PythonDialect torchDialect;

/// Writes the parts that scripts and notebooks in Python are made of.
class PythonParts {
public:
    PythonParts(const Results& results, const PythonDialect& dialect);

    /// What the file is, as comments: title, source, what its numbers are.
    void writeHeading(PieceWriter& out) const;
    void writeImports(PieceWriter& out) const;
    /// tokens = [...], features = [...], and a variable for each input.
    void writeInputs(PieceWriter& out) const;
    /// The lines that compute one step; those of the first score with d_k in front.
    void writeStep(PieceWriter& out, std::size_t position) const;
    /// agree("Q", Q, <what the program had>, 1e-13)
    void writeCheck(PieceWriter& out, std::size_t position) const;
    /// Which rows have no distribution or a value that is not finite, and why, as comments; nothing where all are good.
    void writeRemarks(PieceWriter& out) const;
    /// An array of the library with exactly these numbers.
    void writeArray(PieceWriter& out, std::string_view step) const;
    void writeArray(PieceWriter& out, const Matrix& matrix) const;

    const RoundingBounds& rounding() const { return m_rounding; }

private:
    void writeListed(PieceWriter& out, Shape shape, const std::function<const double*(Index)>& row) const;
    void writePacked(PieceWriter& out, Shape shape, const std::function<const double*(Index)>& row) const;
    void writeAny(PieceWriter& out, Shape shape, const std::function<const double*(Index)>& row) const;
    std::string number(double value) const;

    const Results& m_results;
    const PythonDialect& m_dialect;
    RoundingBounds m_rounding;
    bool m_isPacked;  ///< too many numbers for a text that a person reads
};

}  // namespace ae
