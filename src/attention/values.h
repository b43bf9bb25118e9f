// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "attention/export.h"
#include "attention/matrix.h"

#include <vector>

namespace ae {

struct RowRecord;

/// The numbers of a step as they are read: what is stored, divided by one number for all or by one for each row. Scaled scores
/// share the storage of the scores that way, and weights stay the exponentials that an edit of one key leaves alone in all other
/// columns. Valid as long as the evaluation is neither changed nor gone.
class AE_EXPORT Values {
public:
    /// Any matrix, as it is.
    Values(const Matrix& stored) : Values(stored, 1, nullptr) { }  // NOLINT(google-explicit-constructor): a matrix has values
    Values(const Matrix& stored, double divisor, const std::vector<RowRecord>* rowSums)
        : m_stored(&stored), m_divisor(divisor), m_rowSums(rowSums)
    {
    }

    Index rows() const { return m_stored->rows(); }
    Index cols() const { return m_stored->cols(); }
    Index size() const { return m_stored->size(); }
    double operator()(Index row, Index column) const { return (*m_stored)(row, column) / divisorOf(row); }
    /// True when what is stored is what is read.
    bool isPlain() const { return m_divisor == 1 && !m_rowSums; }
    const Matrix& stored() const { return *m_stored; }
    double divisorOf(Index row) const;

    /// The numbers of one row: where they are stored, if they stand there as they are, else in `scratch` (cols() numbers).
    const double* rowOf(Index row, double* scratch) const;
    /// Copies, of a part or of all.
    Matrix block(Index row, Index column, Index rows, Index columns) const;
    Matrix row(Index row) const { return block(row, 0, 1, cols()); }
    Matrix toMatrix() const { return block(0, 0, rows(), cols()); }

private:
    const Matrix* m_stored;
    double m_divisor;
    const std::vector<RowRecord>* m_rowSums;
};

inline Shape shapeOf(const Values& values)
{
    return {values.rows(), values.cols()};
}

}  // namespace ae
