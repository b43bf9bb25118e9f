// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "attention/gradient.h"
#include "document/document.h"

#include <QObject>

#include <optional>
#include <vector>

namespace ae {

/// The derivative of one cell, or of a loss made of it, with respect to every cell of every step, for panes that show derivatives in
/// place of values. Nothing is computed while nobody asks.
class GradientLens : public QObject {
    Q_OBJECT
public:
    explicit GradientLens(Document* document, QObject* parent = nullptr);

    bool isOn() const { return m_target.has_value(); }
    const std::optional<Target>& target() const { return m_target; }
    /// Numbers that the whole row of the target's cell is to have, one a column: then the loss is half its squared distance to them.
    /// Empty while the loss is made of the cell alone.
    const std::vector<double>& row() const { return m_row; }
    /// Switches the lens on, or to another target. The target goes when its cell does; a row must have as many numbers as the step has
    /// columns, or none.
    void show(const Target& target, std::vector<double> row = {});
    void close();
    /// Beside values, or in place of them, which is so at first.
    bool isBesideValues() const { return m_isBesideValues; }
    void setBesideValues(bool isBeside);

    /// Of the step's shape; nullptr while the lens is off or there are no derivatives (problem()).
    const Matrix* of(std::string_view step) const;
    /// What is differentiated, a number; NaN without derivatives.
    double value() const;
    /// Why there are no derivatives: the row has no distribution, the logarithm of 0. Empty when there are.
    std::optional<Problem> problem() const;

signals:
    void changed();  ///< other derivatives, another target, on or off

private:
    void follow();
    void compute() const;
    std::vector<Target> targets() const;

    Document* m_document;
    std::optional<Target> m_target;
    std::vector<double> m_row;
    bool m_isBesideValues = false;
    // found when somebody asks
    mutable bool m_isStale = true;
    mutable Gradients m_gradients;
    mutable std::optional<Error> m_error;
};

}  // namespace ae
