// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/binary/numbertypes.h"
#include "io/text/pythonliteral.h"
#include "session/problem.h"

namespace ae {

/// The number type that a "descr" of NumPy means. Problems: complex numbers, objects, structures, texts, dates and the like, each
/// with its reason; `<f16`, which is 16 bytes and not half precision.
Result<NumberType> numberTypeOf(const PythonValue& descr);

}  // namespace ae
