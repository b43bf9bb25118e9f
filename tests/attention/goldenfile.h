// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "attention/graph.h"

#include <nlohmann/json.hpp>

namespace ae::test {

using Json = nlohmann::json;

/// A file of tests/data; ends the test program when it is missing or broken.
Json readGolden(const char* name);

/// Rows of numbers; "NaN", "Infinity", "-Infinity" as such, null (a cell or a whole row of `columns`) as NaN.
Matrix matrixOf(const Json& rows, Index columns = -1);

/// The inputs of a session's text, options left aside.
Inputs inputsOf(const Json& session);

/// The lesson's sentence.
const Inputs& nimbus();

}  // namespace ae::test
