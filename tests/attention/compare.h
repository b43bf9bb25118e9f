// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "attention/step.h"

#include <QString>

#include <vector>

namespace ae::test {

/// Whatever can be read as a matrix, copied.
class Numbers : public Matrix {
public:
    Numbers(const Values& values) : Matrix(values.toMatrix()) { }
    template <typename Derived> Numbers(const Eigen::DenseBase<Derived>& expression) : Matrix(expression.derived()) { }
};

/// The matrix in rows, all digits, for messages.
QString text(const Numbers& matrix);

/// Largest magnitude of the finite entries.
double largestOf(const Numbers& matrix);

/// Empty when every entry is within relative * largest + absolute of the wanted one and entries that are not finite are
/// of the same kind; otherwise the first place that is not, with both numbers.
QString difference(const Numbers& got, const Numbers& want, double relative, double absolute = 0);

/// Same bits, or both NaN.
bool isSame(double a, double b);

/// Empty when all bits agree (any NaN equals any other).
QString bitDifference(const Numbers& got, const Numbers& want);

/// Empty when every cell that differs between the two lies in one of the regions; otherwise the first that does not.
QString changeOutside(const Numbers& before, const Numbers& after, const std::vector<Region>& regions);

/// Empty when two lists of row records agree in all that a row without a distribution has too.
QString recordDifference(const std::vector<RowRecord>& got, const std::vector<RowRecord>& want);

}  // namespace ae::test

/// Fails with the words of a comparison unless there are none.
#define AE_VERIFY_EMPTY(words)                                                                                                             \
    do {                                                                                                                                   \
        const QString wordsOfComparison = (words);                                                                                         \
        QVERIFY2(wordsOfComparison.isEmpty(), qPrintable(wordsOfComparison));                                                              \
    } while (false)
