// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "attention/graph.h"

#include <cstdint>
#include <random>
#include <string>
#include <vector>

namespace ae::test {

/// Draws that are the same on every machine, from the library's own ones independently.
class Random {
public:
    explicit Random(std::uint64_t seed) : m_engine(seed) { }

    double unit();  ///< in [0, 1)
    double normal();
    Index below(Index end);  ///< 0 .. end - 1
    bool chance(double share) { return unit() < share; }
    Matrix matrix(Index rows, Index columns, double spread = 1);
    MaskBits mask(Index tokens, double share);
    Region region(Shape shape);  ///< not empty, inside the shape

private:
    std::mt19937_64 m_engine;
};

struct Sizes {
    Index tokens;
    Index modelWidth;
    Index headWidth;
    Index valueWidth;
};

enum class Biases { None, All, KeyOnly };

Inputs randomInputs(Random& random, const Sizes& sizes, Biases biases = Biases::None, double spread = 1);

/// Inputs and options under a name that says what is special about them.
struct Case {
    std::string name;
    Inputs inputs;
    Options options;
    bool isFinite = true;  ///< all inputs are, and no row is without a distribution because of its scores
};

/// What every catalogue test runs over: all masks, biases, exponents, saturation, numbers that are not finite, one token.
const std::vector<Case>& namedCases();

/// Adds one row "index" for each of them to a data-driven test.
void addCaseRows();
const Case& caseOfRow();

/// Four sizes from 1 to `largest`, no two alike; any mask, exponent, temperature and biases.
Case randomCase(std::uint64_t seed, Index largest = 24);

/// The shape that an option asks of the painted mask: any bits become the mask "painted".
Options painted(const MaskBits& bits);

}  // namespace ae::test
