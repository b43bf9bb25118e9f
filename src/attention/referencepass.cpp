// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Nothing here may come from kernels, products, rowkernel, rotary, masks or the steps: what checks them must not share their mistakes.
#include "attention/referencepass.h"

#include "attention/comparison.h"
#include "attention/samenumber.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace ae {

using namespace comparison;

namespace {

constexpr Real kSecondOrder = 1.01L;  // products of bounds with each other

}  // namespace

/// How a step is checked. Its left operand comes with the slice or is kept, the others are kept.
struct ReferencePass::Plan {
    std::string_view step;
    Check check;
    std::string_view left;
    std::string_view top = {};
    std::string_view bias = {};
    bool isReadAgain = false;  ///< by rows of later slices
};

const ReferencePass::Plan* ReferencePass::findPlan(std::string_view step)
{
    static constexpr std::array plans = {
        Plan{"Q", &ReferencePass::project, "X", "Wq", "bq", true}, Plan{"K", &ReferencePass::project, "X", "Wk", "bk", true},
        Plan{"V", &ReferencePass::project, "X", "Wv", "bv", true}, Plan{"Qrot", &ReferencePass::turn, "Q", {}, {}, true},
        Plan{"Krot", &ReferencePass::turn, "K", {}, {}, true},     Plan{"scores", &ReferencePass::score, "Q", "K"},
        Plan{"scaled", &ReferencePass::divide, "scores"},          Plan{"weights", &ReferencePass::share, "scaled"},
        Plan{"output", &ReferencePass::blend, "weights", "V"},
    };
    const auto found = std::ranges::find(plans, step, &Plan::step);
    return found == plans.end() ? nullptr : &*found;
}

ReferencePass::ReferencePass(const Graph& graph, const Options& options)
    : m_options{options.scaleExponent, options.temperature, options.mask, {}, options.rotary}, m_isCausal(options.mask == "causal"),
      m_isPainted(options.mask == "painted"), m_headWidth(graph.headWidth())
{
    for (const Graph::Node& node : graph.nodes()) {
        StepCheck& check = m_checks.emplace_back();
        check.step = node.spec->key;
        const Plan* plan = findPlan(check.step);
        const bool isInput = node.spec->kind != StepKind::Computed;
        check.isKnown = isInput || plan;
        if ((isInput && check.step != "X") || (plan && plan->isReadAgain))
            m_kept.push_back({check.step, {}});
    }
}

const Matrix& ReferencePass::kept(std::string_view step) const
{
    static const Matrix none;
    const auto found = std::ranges::find(m_kept, step, &Kept::step);
    return found == m_kept.end() ? none : found->all;
}

void ReferencePass::keep(const ShownRows& part)
{
    const auto found = std::ranges::find(m_kept, part.step, &Kept::step);
    if (found == m_kept.end())
        return;
    const Matrix& rows = part.given.size() > 0 ? part.given : part.shown;
    if (found->all.rows() < part.end())
        found->all.conservativeResize(std::max(part.end(), 2 * found->all.rows()), rows.cols());
    found->all.middleRows(part.first, rows.rows()) = rows;
    for (Index i = 0; i < rows.rows() && part.step == "V"; ++i) {
        bool isBad = false;
        for (Index c = 0; c < rows.cols(); ++c)
            isBad = isBad || !std::isfinite(rows(i, c));
        m_isBadValue.push_back(isBad ? 1 : 0);
    }
}

void ReferencePass::take(const ShownSlice& slice, const std::atomic<bool>& isStopped)
{
    for (const ShownRows& part : slice.parts) {
        const auto check = std::ranges::find(m_checks, part.step, &StepCheck::step);
        const Plan* plan = findPlan(part.step);
        if (part.given.size() > 0)
            compareInput(part, *check);
        for (Index row = part.first; row < part.end() && plan && part.given.size() == 0; ++row) {
            if (isStopped)
                return;
            (this->*plan->check)(*plan, slice, row, *check);
        }
        keep(part);
    }
}

void ReferencePass::compareInput(const ShownRows& part, StepCheck& check) const
{
    for (Index i = 0; i < part.shown.rows(); ++i) {
        for (Index c = 0; c < part.shown.cols(); ++c) {
            ++check.cells;
            if (!isSameNumber(part.shown(i, c), part.given(i, c)))
                note(check, {cellOf(check, part.first + i, c), part.shown(i, c), part.given(i, c), {}, {}});
        }
    }
}

/// y_c = sum over m of x_m w_mc, and the bias
void ReferencePass::project(const Plan& plan, const ShownSlice& slice, Index row, StepCheck& check)
{
    const ShownRows& embeddings = *slice.find(plan.left);
    const double* x = embeddings.given.data() + (row - embeddings.first) * embeddings.given.cols();
    const Matrix& w = kept(plan.top);
    const Matrix& bias = kept(plan.bias);
    const Index terms = embeddings.given.cols();
    m_sums.assign(static_cast<std::size_t>(w.cols()), {});
    for (Index m = 0; m < terms; ++m) {
        for (Index c = 0; c < w.cols(); ++c) {
            const Real product = static_cast<Real>(x[m]) * static_cast<Real>(w(m, c));
            m_sums[static_cast<std::size_t>(c)].value += product;
            m_sums[static_cast<std::size_t>(c)].size += std::abs(product);
        }
    }
    const Real gamma = gammaOf(terms + 1);
    const double* shown = rowOf(*slice.find(plan.step), row);
    for (Index c = 0; c < w.cols(); ++c) {
        const Real added = bias.size() > 0 ? static_cast<Real>(bias(0, c)) : 0;
        const Sum& sum = m_sums[static_cast<std::size_t>(c)];
        const Real bound = gamma * (sum.size + std::abs(added)) + static_cast<Real>(terms) * kSmallest;
        compare(check, row, c, shown[c], sum.value + added, bound, [&] {
            double inOrder = 0;
            for (Index m = 0; m < terms; ++m)
                inOrder += x[m] * w(m, c);
            return bias.size() > 0 ? inOrder + bias(0, c) : inOrder;
        });
    }
}

/// Each pair of columns is a complex number, turned by row * base^(-2m/width).
void ReferencePass::turn(const Plan& plan, const ShownSlice& slice, Index row, StepCheck& check)
{
    const double* in = rowOf(*slice.find(plan.left), row);
    const double* out = rowOf(*slice.find(plan.step), row);
    const Rotary& rotary = m_options.rotary;
    const Index width = rotary.width == 0 ? m_headWidth : rotary.width;
    for (Index m = 0; m < width / 2; ++m) {
        const Index re = rotary.convention == "pairs" ? 2 * m : m;
        const Index im = rotary.convention == "pairs" ? 2 * m + 1 : m + width / 2;
        const Real power = 2 * static_cast<Real>(m) / static_cast<Real>(width);
        const Real logarithm = std::log(static_cast<Real>(rotary.base));
        const Real step = std::exp(-power * logarithm);
        const Real angle = static_cast<Real>(row) * step;
        // the double angle: its exponent, the power and the product are each rounded; beyond what a double holds it is none
        const Real ofAngle = std::min<Real>(2, std::abs(angle) * (std::abs(power * logarithm) + 4) * kUnit * kSecondOrder);
        const bool isBeyond = std::max(step, angle) > static_cast<Real>(std::numeric_limits<double>::max());
        const Real cosine = isBeyond ? std::numeric_limits<Real>::quiet_NaN() : std::cos(angle);
        const Real sine = isBeyond ? std::numeric_limits<Real>::quiet_NaN() : std::sin(angle);
        // signs that the rounding of a huge angle may turn over decide which infinity it is, or none
        const bool hasSigns = angle == 0 || std::min(std::abs(cosine), std::abs(sine)) > ofAngle || isBeyond;
        const auto side = [&](Index column, double along, double across) {
            const bool isHuge = !(std::abs(along) / 2 + std::abs(across) / 2 < std::numeric_limits<double>::max() / 2);
            const Real right = static_cast<Real>(along) * cosine + static_cast<Real>(across) * sine;
            const Real bound = (std::abs(static_cast<Real>(along)) + std::abs(static_cast<Real>(across))) * (ofAngle + 5 * kUnit);
            compare(check, row, column, out[column], right, bound + 2 * kSmallest, [&] {
                const double inOrder = along * static_cast<double>(cosine) + across * static_cast<double>(sine);
                return isHuge && !hasSigns ? out[column] : inOrder;
            });
        };
        side(re, in[re], -in[im]);
        side(im, in[im], in[re]);
    }
    for (Index c = width; c < m_headWidth; ++c)
        compare(check, row, c, out[c], static_cast<Real>(in[c]), 0, [&] { return in[c]; });
}

/// s_j = sum over c of q_c k_jc
void ReferencePass::score(const Plan& plan, const ShownSlice& slice, Index row, StepCheck& check)
{
    const bool isTurned = m_options.rotary.isOn();
    const Matrix& queries = kept(isTurned ? "Qrot" : plan.left);
    const Matrix& keys = kept(isTurned ? "Krot" : plan.top);
    const double* q = queries.data() + row * queries.cols();
    const ShownRows& part = *slice.find(plan.step);
    const double* shown = rowOf(part, row);
    const Real gamma = gammaOf(m_headWidth);
    for (Index j = 0; j < part.shown.cols(); ++j) {
        const double* k = keys.data() + j * keys.cols();
        Sum sum;
        for (Index c = 0; c < m_headWidth; ++c) {
            const Real product = static_cast<Real>(q[c]) * static_cast<Real>(k[c]);
            sum.value += product;
            sum.size += std::abs(product);
        }
        compare(check, row, j, shown[j], sum.value, gamma * sum.size + static_cast<Real>(m_headWidth) * kSmallest, [&] {
            double inOrder = 0;
            for (Index c = 0; c < m_headWidth; ++c)
                inOrder += q[c] * k[c];
            return inOrder;
        });
    }
}

/// s_j / d_k^p
void ReferencePass::divide(const Plan& plan, const ShownSlice& slice, Index row, StepCheck& check)
{
    const ShownRows& part = *slice.find(plan.step);
    const double* raw = rowOf(*slice.find(plan.left), row);
    const double* shown = rowOf(part, row);
    const Real divisor = std::pow(static_cast<Real>(m_headWidth), static_cast<Real>(m_options.scaleExponent));
    for (Index j = 0; j < part.shown.cols(); ++j) {
        const Real right = static_cast<Real>(raw[j]) / divisor;
        compare(check, row, j, shown[j], right, gammaOf(4) * std::abs(right) + kSmallest, [&] { return static_cast<double>(right); });
    }
}

bool ReferencePass::isAllowed(const ShownSlice& slice, Index row, Index key) const
{
    if (m_isCausal)
        return key <= row;
    return !m_isPainted || slice.painted(row - slice.parts.front().first, key) != 0;
}

RowState ReferencePass::stateOf(const ShownSlice& slice, const double* scaled, Index row, Index keys) const
{
    bool isAny = false;
    double largest = -std::numeric_limits<double>::infinity();
    for (Index j = 0; j < keys; ++j) {
        if (!isAllowed(slice, row, j))
            continue;
        if (std::isnan(scaled[j]))
            return RowState::NotANumber;
        isAny = true;
        largest = std::max(largest, scaled[j]);
    }
    if (!isAny)
        return RowState::FullyMasked;
    return std::isinf(largest) ? RowState::Overflow : RowState::Ok;
}

/// a_j = e_j / sum e over the allowed keys, e_j = exp((s_j - largest) / tau); a hidden one is exactly 0.
/// In double the exponent x is off by 2 u |x|, so e by that part of itself; e, the sum and the quotient are rounded.
void ReferencePass::share(const Plan& plan, const ShownSlice& slice, Index row, StepCheck& check)
{
    const ShownRows& part = *slice.find(plan.step);
    const double* scaled = rowOf(*slice.find(plan.left), row);
    const double* shown = rowOf(part, row);
    const Index keys = part.shown.cols();
    const RowState state = stateOf(slice, scaled, row, keys);
    compareState(check, row, part.states[static_cast<std::size_t>(row - part.first)], state);
    if (hasNoDistribution(state))
        return compareWithNothing(check, row, shown, keys);
    double largest = -std::numeric_limits<double>::infinity();
    for (Index j = 0; j < keys; ++j)
        largest = isAllowed(slice, row, j) ? std::max(largest, scaled[j]) : largest;
    const auto exponent = [&](Index j) {
        return (static_cast<Real>(scaled[j]) - static_cast<Real>(largest)) / static_cast<Real>(m_options.temperature);
    };
    const auto units = [&](Index j, Real e) { return e > 0 ? 2 * std::abs(exponent(j)) + 4 : 0; };
    m_exponentials.assign(static_cast<std::size_t>(keys), 0);
    Real sum = 0;
    Real unitsOfSum = 0;
    Index count = 0;
    for (Index j = 0; j < keys; ++j) {
        if (!isAllowed(slice, row, j))
            continue;
        const Real e = std::exp(exponent(j));
        m_exponentials[static_cast<std::size_t>(j)] = e;
        sum += e;
        unitsOfSum += e * units(j, e);
        ++count;
    }
    const Real common = unitsOfSum / sum + static_cast<Real>(count) + 2;
    for (Index j = 0; j < keys; ++j) {
        const Real e = m_exponentials[static_cast<std::size_t>(j)];
        const Real right = e / sum;
        const Real bound = isAllowed(slice, row, j) ? right * (units(j, e) + common) * kUnit * kSecondOrder + 2 * kSmallest : 0;
        compare(check, row, j, shown[j], right, bound, [right] { return static_cast<double>(right); });
    }
}

bool ReferencePass::hasBadValues(const ShownSlice& slice, Index row) const
{
    for (std::size_t j = 0; j < m_isBadValue.size(); ++j) {
        if (m_isBadValue[j] != 0 && isAllowed(slice, row, static_cast<Index>(j)))
            return true;
    }
    return false;
}

/// o_c = sum over the allowed keys of a_j v_jc; the weights were divided before or after it, which is one rounding more.
void ReferencePass::blend(const Plan& plan, const ShownSlice& slice, Index row, StepCheck& check)
{
    const ShownRows& part = *slice.find(plan.step);
    const ShownRows& weights = *slice.find(plan.left);
    const double* a = rowOf(weights, row);
    const double* shown = rowOf(part, row);
    const Matrix& v = kept(plan.top);
    const Index keys = weights.shown.cols();
    const Index columns = part.shown.cols();
    RowState state = stateOf(slice, rowOf(*slice.find("scaled"), row), row, keys);
    if (state == RowState::Ok && hasBadValues(slice, row))
        state = RowState::ValueNotFinite;
    compareState(check, row, part.states[static_cast<std::size_t>(row - part.first)], state);
    if (hasNoDistribution(state))
        return compareWithNothing(check, row, shown, columns);
    m_sums.assign(static_cast<std::size_t>(columns), {});
    m_exponentials.assign(static_cast<std::size_t>(columns), 0);  // magnitudes of the values: a weight may have underflowed
    for (Index j = 0; j < keys; ++j) {
        for (Index c = 0; c < columns && isAllowed(slice, row, j); ++c) {
            const Real product = static_cast<Real>(a[j]) * static_cast<Real>(v(j, c));
            m_sums[static_cast<std::size_t>(c)].value += product;
            m_sums[static_cast<std::size_t>(c)].size += std::abs(product);
            m_exponentials[static_cast<std::size_t>(c)] += std::abs(static_cast<Real>(v(j, c))) + 1;
        }
    }
    const Real gamma = gammaOf(keys + 3);
    for (Index c = 0; c < columns; ++c) {
        const Sum& sum = m_sums[static_cast<std::size_t>(c)];
        const Real bound = gamma * sum.size + 2 * m_exponentials[static_cast<std::size_t>(c)] * kSmallest;
        compare(check, row, c, shown[c], sum.value, bound, [&] {
            double inOrder = 0;
            for (Index j = 0; j < keys; ++j)
                inOrder += isAllowed(slice, row, j) ? a[j] * v(j, c) : 0.0;
            return inOrder;
        });
    }
}

std::vector<StepCheck> verify(const Evaluation& evaluation, const Inputs& given, const Options& options)
{
    ReferencePass pass(evaluation.graph(), options);
    ShownReader reader(evaluation.graph());
    ShownSlice slice;
    const std::atomic<bool> isStopped = false;
    while (reader.next(evaluation, given, options, slice))
        pass.take(slice, isStopped);
    return pass.checks();
}

}  // namespace ae
