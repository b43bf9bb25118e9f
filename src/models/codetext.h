// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/document.h"

#include <QString>

namespace ae {

/// The NumPy lines of the equation as it stands: shapes, scaling, temperature, mask and biases of the open session.
QString numpyLines(const Document& document);

}  // namespace ae
