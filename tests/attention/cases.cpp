// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cases.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>
#include <utility>

namespace ae::test {

double Random::unit()
{
    return static_cast<double>(m_engine() >> 11) * 0x1p-53;
}

double Random::normal()
{
    const double radius = std::sqrt(-2 * std::log(1 - unit()));
    return radius * std::cos(2 * std::numbers::pi * unit());
}

Index Random::below(Index end)
{
    return static_cast<Index>(unit() * static_cast<double>(end));
}

Matrix Random::matrix(Index rows, Index columns, double spread)
{
    Matrix matrix(rows, columns);
    for (Index i = 0; i < matrix.size(); ++i)
        matrix.data()[i] = spread * normal();
    return matrix;
}

MaskBits Random::mask(Index tokens, double share)
{
    MaskBits bits(tokens, tokens);
    for (Index i = 0; i < bits.size(); ++i)
        bits.data()[i] = chance(share) ? 1 : 0;
    return bits;
}

Region Random::region(Shape shape)
{
    const Index row = below(shape.rows);
    const Index column = below(shape.columns);
    return {row, column, 1 + below(shape.rows - row), 1 + below(shape.columns - column)};
}

Inputs randomInputs(Random& random, const Sizes& sizes, Biases biases, double spread)
{
    const double weight = 1 / std::sqrt(static_cast<double>(sizes.modelWidth));
    Inputs inputs;
    inputs["X"] = random.matrix(sizes.tokens, sizes.modelWidth, spread);
    inputs["Wq"] = random.matrix(sizes.modelWidth, sizes.headWidth, weight);
    inputs["Wk"] = random.matrix(sizes.modelWidth, sizes.headWidth, weight);
    inputs["Wv"] = random.matrix(sizes.modelWidth, sizes.valueWidth, weight);
    if (biases != Biases::None)
        inputs["bk"] = random.matrix(1, sizes.headWidth);
    if (biases == Biases::All) {
        inputs["bq"] = random.matrix(1, sizes.headWidth);
        inputs["bv"] = random.matrix(1, sizes.valueWidth);
    }
    return inputs;
}

Options painted(const MaskBits& bits)
{
    Options options;
    options.mask = "painted";
    options.allowed = bits;
    return options;
}

namespace {

constexpr Sizes kSizes = {5, 4, 3, 2};

Options optionsOf(double exponent, double temperature = 1, const char* mask = "none")
{
    Options options;
    options.scaleExponent = exponent;
    options.temperature = temperature;
    options.mask = mask;
    return options;
}

Options rotary(const char* convention, double base = 10000, Index width = 0, const char* mask = "none")
{
    Options options;
    options.rotary = {convention, base, width};
    options.mask = mask;
    return options;
}

/// Row 1 has no allowed key, row 3 just one.
Options paintedWithEdges(Random& random, Index tokens)
{
    MaskBits bits = random.mask(tokens, 0.6);
    bits.row(1).setZero();
    bits.row(3).setZero();
    bits(3, 2) = 1;
    return painted(bits);
}

std::vector<Case> finiteCases(Random& random)
{
    std::vector<Case> cases;
    const auto add = [&](const char* name, const Sizes& sizes, Biases biases, const Options& options, double spread = 1) {
        cases.push_back({name, randomInputs(random, sizes, biases, spread), options, true});
    };
    add("no two sizes alike", kSizes, Biases::None, {});
    add("wide values, narrow head", {4, 3, 1, 7}, Biases::None, {});
    add("all biases", {6, 3, 4, 5}, Biases::All, {});
    add("only the keys have a bias", {4, 6, 5, 3}, Biases::KeyOnly, {});
    add("scaling off", kSizes, Biases::None, optionsOf(0));
    add("divided by d, warm", kSizes, Biases::All, optionsOf(1, 2.5));
    add("exponent 1.3, cold", {6, 5, 3, 4}, Biases::None, optionsOf(1.3, 0.4));
    add("causal", {7, 4, 2, 3}, Biases::All, optionsOf(0.5, 1, "causal"));
    add("painted, a row fully masked and one forced", {7, 3, 4, 2}, Biases::None, paintedWithEdges(random, 7));
    add("one token", {1, 3, 2, 4}, Biases::None, {});
    add("one token that may not look at itself", {1, 3, 2, 4}, Biases::None, painted(MaskBits::Zero(1, 1)));
    add("saturated rows", {6, 4, 5, 3}, Biases::None, optionsOf(0), 6);
    add("rotary, halves", {6, 5, 4, 3}, Biases::None, rotary("halves"));
    add("rotary, neighbours, all biases, causal", {5, 3, 6, 4}, Biases::All, rotary("pairs", 500, 0, "causal"));
    add("rotary, a part of the columns in halves", {7, 4, 9, 2}, Biases::KeyOnly, rotary("halves", 10000, 4));
    add("rotary, a part of the columns as neighbours", {4, 6, 5, 3}, Biases::None, rotary("pairs", 3, 4));
    add("too large for plain sums, rotary", {23, 17, 18, 19}, Biases::None, rotary("halves", 100, 6));
    add("too large for plain sums", {23, 19, 17, 21}, Biases::All, {});
    add("too large for plain sums, causal", {21, 22, 19, 16}, Biases::None, optionsOf(0.5, 1, "causal"));
    return cases;
}

std::vector<Case> otherCases(Random& random)
{
    constexpr double nan = std::numeric_limits<double>::quiet_NaN();
    constexpr double infinity = std::numeric_limits<double>::infinity();
    std::vector<Case> cases;
    const auto add = [&](const char* name, const Sizes& sizes, const Options& options, const char* key, Index row, Index column,
                         double value) {
        Case made{name, randomInputs(random, sizes, Biases::None), options, false};
        made.inputs.at(key)(row, column) = value;
        cases.push_back(std::move(made));
    };
    add("NaN in the last token, causal", kSizes, optionsOf(0.5, 1, "causal"), "X", 4, 1, nan);
    add("NaN in one token", kSizes, {}, "X", 2, 0, nan);
    add("infinite value projection", kSizes, {}, "Wv", 1, 1, infinity);
    add("infinite embedding", kSizes, {}, "X", 0, 3, -infinity);
    add("infinite key projection", {4, 3, 2, 5}, optionsOf(0.5, 1, "causal"), "Wk", 0, 1, infinity);
    add("too large for plain sums, NaN in the last token, causal", {23, 18, 17, 16}, optionsOf(0.5, 1, "causal"), "X", 22, 1, nan);
    return cases;
}

}  // namespace

const std::vector<Case>& namedCases()
{
    static const std::vector<Case> cases = [] {
        Random random(20240);
        std::vector<Case> all = finiteCases(random);
        for (Case& other : otherCases(random))
            all.push_back(std::move(other));
        return all;
    }();
    return cases;
}

void addCaseRows()
{
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < namedCases().size(); ++i)
        QTest::newRow(namedCases()[i].name.c_str()) << static_cast<int>(i);
}

const Case& caseOfRow()
{
    QFETCH(int, index);
    return namedCases()[static_cast<std::size_t>(index)];
}

Case randomCase(std::uint64_t seed, Index largest)
{
    Random random(seed);
    std::array<Index, 4> sizes = {};
    for (std::size_t i = 0; i < sizes.size(); ++i) {
        do
            sizes[i] = 1 + random.below(largest);
        while (std::find(sizes.begin(), sizes.begin() + static_cast<std::ptrdiff_t>(i), sizes[i])
               != sizes.begin() + static_cast<std::ptrdiff_t>(i));
    }
    constexpr std::array biases = {Biases::None, Biases::KeyOnly, Biases::All};
    Case made;
    made.name = "seed " + std::to_string(seed);
    made.inputs = randomInputs(random, {sizes[0], sizes[1], sizes[2], sizes[3]}, biases[static_cast<std::size_t>(random.below(3))],
                               0.2 + 2 * random.unit());
    const Index mask = random.below(3);
    if (mask == 2)
        made.options = painted(random.mask(sizes[0], 0.15 + 0.8 * random.unit()));
    else
        made.options.mask = mask == 1 ? "causal" : "none";
    constexpr std::array exponents = {0.0, 0.5, 1.0, 2.0};
    made.options.scaleExponent = random.chance(0.7) ? exponents[static_cast<std::size_t>(random.below(4))] : 2 * random.unit();
    made.options.temperature = std::exp(1.5 * random.normal());
    return made;
}

}  // namespace ae::test
