// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/problem.h"
#include "session/session.h"

#include <QByteArray>
#include <QString>

#include <random>
#include <string>
#include <string_view>
#include <vector>

namespace ae::test {

/// A file of tests/data/session, or of another folder of tests/data.
std::string dataFile(const char* name, const char* folder = "session");

/// A small good session as text: two tokens, X 2x2, Wq and Wk 2x3, Wv 2x1.
std::string goodText();

/// goodText() with the first `from` in it replaced; fails the program when it is not there.
std::string changedText(std::string_view from, std::string_view to);

/// Sizes that all differ; every value from the seed.
Session randomSession(std::uint64_t seed, Index tokens, Index dModel, Index dK, Index dV);

/// Any bits but those of a NaN: all magnitudes, subnormal numbers, both zeros and infinities.
double randomBits(std::mt19937_64& random);

/// "where: sentence" of each, one a line.
std::string text(const std::vector<Problem>& problems);
std::string text(const Problem& problem);

/// The same of an outcome; "" when it is good.
template <class T> std::string reason(const Result<T>& result)
{
    return result ? std::string() : text(result.error());
}

}  // namespace ae::test

/// Shows the whole text when a part is missing.
#define COMPARE_CONTAINS(whole, part)                                                                                                      \
    QVERIFY2((whole).find(part) != std::string::npos, ("\"" + std::string(part) + "\" is not in: " + (whole)).c_str())
