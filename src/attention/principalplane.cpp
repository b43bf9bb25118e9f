// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "attention/principalplane.h"

#include <Eigen/Eigenvalues>
#include <Eigen/QR>

#include <algorithm>
#include <cmath>

namespace ae {

namespace {

constexpr Index kExactWidth = 512;  // up to here all eigenvectors are found; above, the first few by iteration
constexpr Index kBlock = 12;  // vectors that are iterated: the more, the faster the first two settle
constexpr int kMostRounds = 300;

/// All finite rows, one below the other, divided by their largest magnitude so that no square overflows.
Eigen::MatrixXd finiteRows(std::span<const Matrix* const> matrices)
{
    Index rows = 0;
    for (const Matrix* matrix : matrices)
        rows += matrix->rows();
    Eigen::MatrixXd all(rows, matrices.front()->cols());
    Index count = 0;
    for (const Matrix* matrix : matrices) {
        for (Index i = 0; i < matrix->rows(); ++i) {
            if (matrix->row(i).allFinite())
                all.row(count++) = matrix->row(i);
        }
    }
    all.conservativeResize(count, Eigen::NoChange);
    const double largest = count == 0 ? 0 : all.cwiseAbs().maxCoeff();
    if (largest > 0)
        all /= largest;
    return all;
}

/// Orthogonal iteration with the d x d matrix rows^T rows, which is never made.
Eigen::MatrixXd firstByIteration(const Eigen::MatrixXd& rows)
{
    const Index width = rows.cols();
    Eigen::MatrixXd block(width, kBlock);
    for (Index c = 0; c < kBlock; ++c) {  // any start will do that no data are likely to be at right angles to
        for (Index i = 0; i < width; ++i)
            block(i, c) = std::cos(static_cast<double>((i + 1) * (c + 1)) * 0.7390851332);
    }
    double before = 0;
    for (int round = 0; round < kMostRounds; ++round) {
        const Eigen::HouseholderQR<Eigen::MatrixXd> qr(block);
        const Eigen::MatrixXd basis = qr.householderQ() * Eigen::MatrixXd::Identity(width, kBlock);
        const Eigen::MatrixXd image = rows * basis;
        const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> small(image.transpose() * image);
        const Eigen::MatrixXd turned = small.eigenvectors().rowwise().reverse();  // largest first
        const double held = small.eigenvalues().tail(2).sum();
        if (std::abs(held - before) <= 1e-13 * held)
            return (basis * turned).leftCols(2);
        before = held;
        block = rows.transpose() * (image * turned);
    }
    const Eigen::HouseholderQR<Eigen::MatrixXd> qr(block);
    return qr.householderQ() * Eigen::MatrixXd::Identity(width, 2);
}

Eigen::MatrixXd firstTwo(const Eigen::MatrixXd& rows)
{
    if (rows.cols() > kExactWidth)
        return firstByIteration(rows);
    const Eigen::MatrixXd squares = rows.transpose() * rows;
    const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> solver(squares);
    return solver.eigenvectors().rightCols(2).rowwise().reverse();
}

}  // namespace

PrincipalPlane principalPlane(std::span<const Matrix* const> matrices)
{
    PrincipalPlane plane;
    const Index width = matrices.front()->cols();
    plane.directions = Matrix::Identity(width, std::min<Index>(width, 2));
    if (width <= 2)
        return plane;
    plane.isWhole = false;
    const Eigen::MatrixXd rows = finiteRows(matrices);
    const double all = rows.squaredNorm();
    if (all == 0)
        return plane;
    Eigen::MatrixXd directions = firstTwo(rows);
    for (Index c = 0; c < directions.cols(); ++c) {
        Index largest = 0;
        directions.col(c).cwiseAbs().maxCoeff(&largest);
        if (directions(largest, c) < 0)
            directions.col(c) = -directions.col(c);
    }
    plane.directions = directions;
    plane.share = std::min(1.0, (rows * directions).squaredNorm() / all);
    return plane;
}

}  // namespace ae
