// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "attention/spectrum.h"

#include <Eigen/QR>
#include <Eigen/SVD>

#include <algorithm>
#include <cmath>
#include <limits>

namespace ae {

namespace {

constexpr Index kTileRows = 64;

double largestIn(const Matrix& matrix)
{
    return matrix.size() == 0 ? 0 : matrix.cwiseAbs().maxCoeff();
}

/// `unit`: what the numbers were divided by beforehand. `noise`: singular values up to it are rounding.
Spectrum spectrumOfScaled(const Eigen::MatrixXd& scaled, double unit, double noise)
{
    const Eigen::BDCSVD<Eigen::MatrixXd> svd(scaled);
    Spectrum spectrum;
    for (const double value : svd.singularValues()) {
        spectrum.values.push_back(value * unit);
        spectrum.rank += value > noise ? 1 : 0;
    }
    return spectrum;
}

/// R of the thin QR decomposition, or the matrix itself where it is not taller than wide.
Eigen::MatrixXd triangleOf(const Eigen::MatrixXd& matrix)
{
    if (matrix.rows() <= matrix.cols())
        return matrix;
    const Eigen::HouseholderQR<Eigen::MatrixXd> qr(matrix);
    return qr.matrixQR().topRows(matrix.cols()).triangularView<Eigen::Upper>();
}

}  // namespace

double Spectrum::share(Index count) const
{
    if (rank == 0)
        return 0;
    double part = 0;
    double all = 0;
    for (std::size_t i = 0; i < values.size(); ++i) {
        const double relative = values[i] / values.front();  // squares of the values themselves could overflow
        all += relative * relative;
        part += static_cast<Index>(i) < count ? relative * relative : 0;
    }
    return part / all;
}

double Spectrum::condition() const
{
    return rank == 0 ? 0 : values.front() / values[static_cast<std::size_t>(rank) - 1];
}

std::optional<Spectrum> spectrumOf(const Matrix& matrix)
{
    if (!matrix.allFinite())
        return std::nullopt;
    const double unit = largestIn(matrix);
    if (unit == 0)
        return Spectrum{std::vector<double>(static_cast<std::size_t>(std::min(matrix.rows(), matrix.cols())), 0.0), 0};
    const Eigen::MatrixXd scaled = triangleOf(matrix / unit);
    Spectrum spectrum = spectrumOfScaled(scaled, unit, 0);
    const double noise =
        static_cast<double>(std::max(matrix.rows(), matrix.cols())) * std::numeric_limits<double>::epsilon() * spectrum.values.front();
    spectrum.rank = std::ranges::count_if(spectrum.values, [noise](double value) { return value > noise; });
    return spectrum;
}

std::optional<Spectrum> spectrumOfProduct(const Matrix& left, const Matrix& right)
{
    if (!left.allFinite() || !right.allFinite())
        return std::nullopt;
    const double leftUnit = largestIn(left);
    const double rightUnit = largestIn(right);
    const Index count = std::min({left.rows(), right.rows(), left.cols()});
    if (leftUnit == 0 || rightUnit == 0)
        return Spectrum{std::vector<double>(static_cast<std::size_t>(count), 0.0), 0};
    const Eigen::MatrixXd r = triangleOf(left / leftUnit);
    const Eigen::MatrixXd t = triangleOf(right / rightUnit);
    // the product may be far smaller than its factors: what rounding leaves is measured by these
    const double noise = static_cast<double>(std::max({left.rows(), right.rows(), left.cols()})) * std::numeric_limits<double>::epsilon()
        * r.norm() * t.norm();
    return spectrumOfScaled(r * t.transpose(), leftUnit * rightUnit, noise);
}

double largestOfProduct(const Matrix& left, const Matrix& right)
{
    double largest = 0;
    for (Index first = 0; first < left.rows(); first += kTileRows) {
        const Matrix tile = left.middleRows(first, std::min(kTileRows, left.rows() - first)) * right.transpose();
        largest = std::max(largest, tile.array().isFinite().select(tile.cwiseAbs(), 0).maxCoeff());
    }
    return largest;
}

}  // namespace ae
