// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Every tolerance of these tests. Relative ones are parts of the largest entry of the matrix compared.
namespace ae::test::tolerance {

inline constexpr double golden = 1e-15;  ///< absolute, the lesson's numbers from NumPy
inline constexpr double goldenGradient = 1e-14;  ///< absolute, from automatic differentiation
inline constexpr double reference = 1e-12;  ///< against sums in long double
inline constexpr double rebuilt = 1e-12;  ///< of the largest term of an explanation
inline constexpr double regional = 1e-11;  ///< part of a step against all of it
inline constexpr double gradient = 1e-10;  ///< against derivatives in long double
inline constexpr double saturatedGradient = 1e-9;
inline constexpr double difference = 1e-6;  ///< against central differences ...
inline constexpr double differenceAbsolute = 1e-9;  ///< ... and on top of it
inline constexpr double measure = 1e-12;  ///< of the measure itself
inline constexpr double exponentialUlps = 1.5;

}  // namespace ae::test::tolerance
