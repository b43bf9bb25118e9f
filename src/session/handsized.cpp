// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/handsized.h"

#include "attention/evaluation.h"
#include "attention/export.h"

#include <Eigen/QR>
#include <Eigen/SVD>

#include <algorithm>
#include <cmath>
#include <set>

namespace ae {

namespace {

using Columns = Eigen::MatrixXd;  // column-major, as the decompositions work

Problem refusal(const char* what, const char* advice, std::vector<std::string> arguments = {})
{
    return {ProblemKind::Usage, {}, what, advice, std::move(arguments)};
}

const Matrix* findInput(const Session& session, std::string_view key)
{
    const auto found = session.matrices.find(key);
    return found == session.matrices.end() ? nullptr : &found->second;
}

/// W with its bias as a last row, or a row of zeros where only the other projection has one.
Columns withBias(const Matrix& w, const Matrix* bias, bool hasRow)
{
    Columns all(w.rows() + (hasRow ? 1 : 0), w.cols());
    all.topRows(w.rows()) = w;
    if (hasRow && bias)
        all.bottomRows(1) = *bias;
    else if (hasRow)
        all.bottomRows(1).setZero();
    return all;
}

/// A = Q R with as many columns of Q as there are rows of R: the smaller side of A.
struct Thin {
    Columns q;
    Columns r;
};

Thin thinQr(const Columns& a)
{
    const Index side = std::min(a.rows(), a.cols());
    const Eigen::HouseholderQR<Columns> qr(a);
    const Columns q = qr.householderQ() * Columns::Identity(a.rows(), side);
    const Columns r = qr.matrixQR().topRows(side).triangularView<Eigen::Upper>();
    return {q, r};
}

/// The two factors of width r, d_model (+ 1) x r each, and the singular values of their product.
struct Factors {
    Columns query;
    Columns key;
    Eigen::VectorXd singularValues;
};

Factors bestFactors(const Columns& a, const Columns& b, Index width)
{
    const Thin left = thinQr(a);
    const Thin right = thinQr(b);
    // A B^T = Qa (Ra Rb^T) Qb^T: the singular values are those of the small matrix in the middle
    const Columns middle = left.r * right.r.transpose();
    const Eigen::BDCSVD<Columns> svd(middle, Eigen::ComputeThinU | Eigen::ComputeThinV);
    const Index kept = std::min(width, svd.singularValues().size());
    const Eigen::VectorXd roots = svd.singularValues().head(kept).cwiseMax(0).cwiseSqrt();
    Factors factors{Columns::Zero(a.rows(), width), Columns::Zero(b.rows(), width), svd.singularValues()};
    factors.query.leftCols(kept) = left.q * (svd.matrixU().leftCols(kept) * roots.asDiagonal());
    factors.key.leftCols(kept) = right.q * (svd.matrixV().leftCols(kept) * roots.asDiagonal());
    return factors;
}

double relativeErrorOf(const Eigen::VectorXd& singularValues, Index width)
{
    const double all = singularValues.norm();
    const Index left = std::max<Index>(0, singularValues.size() - width);
    return all == 0 ? 0 : singularValues.tail(left).norm() / all;
}

void putFactor(Inputs& inputs, const char* weightKey, const char* biasKey, const Columns& factor)
{
    const Index rows = inputs.at(weightKey).rows();
    inputs[weightKey] = factor.topRows(rows);
    if (factor.rows() > rows)
        inputs[biasKey] = factor.bottomRows(1);
}

std::optional<Problem> checkReduction(const Session& session, Index width)
{
    const std::vector<Problem> problems = checkSession(session);
    if (!problems.empty())
        return problems.front();
    if (!session.options.rotary.convention.empty()) {
        return refusal(AE_TR("ae", "with rotary positions queries and keys cannot be made narrower: positions turn their columns in pairs"),
                       AE_TR("ae", "switch the positions off first, or keep fewer tokens instead"));
    }
    const Index own = findInput(session, "Wq")->cols();
    if (width < 1 || width > own) {
        return refusal(AE_TR("ae", "the width %1 is not from 1 to the head's own, %2"), AE_TR("ae", "choose one that is"),
                       {std::to_string(width), std::to_string(own)});
    }
    for (const char* key : {"Wq", "Wk", "bq", "bk"}) {
        const Matrix* matrix = findInput(session, key);
        if (matrix && !matrix->allFinite()) {
            return refusal(AE_TR("ae", "%1 holds numbers that are not finite, so it has no singular values"),
                           AE_TR("ae", "replace them first"), {key});
        }
    }
    return std::nullopt;
}

double largestChange(const Evaluation& before, const Evaluation& after, std::string_view step, bool ofDistributions)
{
    const Values old = before.value(step);
    const Values now = after.value(step);
    double largest = 0;
    for (Index r = 0; r < old.rows(); ++r) {
        const auto row = static_cast<std::size_t>(r);
        if (ofDistributions && (hasNoDistribution(before.rows()[row].state) || hasNoDistribution(after.rows()[row].state)))
            continue;
        for (Index c = 0; c < old.cols(); ++c) {
            const double change = std::abs(old(r, c) - now(r, c));
            if (before.allowed().allows(r, c) && std::isfinite(change))
                largest = std::max(largest, change);
        }
    }
    return largest;
}

std::optional<Problem> measureChanges(const Session& session, ReducedHead& reduced)
{
    const Computed<Evaluation> before = Evaluation::of(session.matrices, session.options);
    if (!before)
        return problemOf(before.error());
    const Computed<Evaluation> after = Evaluation::of(reduced.session.matrices, reduced.session.options);
    if (!after)
        return problemOf(after.error());
    reduced.largestScoreChange = largestChange(*before, *after, "scaled", false);
    reduced.largestWeightChange = largestChange(*before, *after, "weights", true);
    return std::nullopt;
}

}  // namespace

std::optional<Problem> checkKeptTokens(const Session& session, std::span<const Index> positions)
{
    if (positions.empty())
        return refusal(AE_TR("ae", "no token would be left"), AE_TR("ae", "keep at least one"));
    std::set<Index> seen;
    for (const Index position : positions) {
        if (position < 0 || position >= session.tokenCount()) {
            return refusal(AE_TR("ae", "there is no token %1: there are %2"), AE_TR("ae", "tokens are counted from 0"),
                           {std::to_string(position), std::to_string(session.tokenCount())});
        }
        if (!seen.insert(position).second)
            return refusal(AE_TR("ae", "token %1 is given twice"), AE_TR("ae", "give each token once"), {std::to_string(position)});
    }
    return std::nullopt;
}

std::vector<Problem> notesOnKeptTokens(const Session& session)
{
    std::vector<Problem> notes;
    if (session.options.rotary.isOn()) {
        notes.push_back({ProblemKind::Data,
                         {},
                         AE_TR("ae", "the kept tokens stand next to each other now, so their rotary positions are others"),
                         AE_TR("ae", "keep tokens that follow each other for the same scores"),
                         {}});
    }
    notes.push_back({ProblemKind::Data, {}, AE_TR("ae", "the weights of a row are shared out among the kept tokens alone"), "", {}});
    return notes;
}

Result<ReducedHead> reduceHead(const Session& session, Index width)
{
    if (auto problem = checkReduction(session, width))
        return *problem;
    const Matrix& wq = *findInput(session, "Wq");
    const Matrix& wk = *findInput(session, "Wk");
    const Matrix* bq = findInput(session, "bq");
    const Matrix* bk = findInput(session, "bk");
    const bool hasRow = bq != nullptr || bk != nullptr;
    Factors factors = bestFactors(withBias(wq, bq, hasRow), withBias(wk, bk, hasRow), width);
    // (r/k)^(p/2) on both makes the raw scores follow their divisor, which falls from k^p to r^p
    const double factor = std::pow(static_cast<double>(width) / static_cast<double>(wq.cols()), session.options.scaleExponent / 2);
    ReducedHead reduced;
    reduced.session = session;
    reduced.relativeError = relativeErrorOf(factors.singularValues, width);
    reduced.singularValues.assign(factors.singularValues.begin(), factors.singularValues.end());
    putFactor(reduced.session.matrices, "Wq", "bq", factor * factors.query);
    putFactor(reduced.session.matrices, "Wk", "bk", factor * factors.key);
    reduced.session.view.selection.clear();
    if (auto problem = measureChanges(session, reduced))
        return *problem;
    return reduced;
}

}  // namespace ae
