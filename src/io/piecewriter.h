// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "attention/matrix.h"
#include "session/safefile.h"

#include <string>
#include <string_view>

namespace ae {

/// Collects small pieces of text and hands them on in large ones; remembers that writing failed.
class PieceWriter {
public:
    explicit PieceWriter(ByteSink sink);

    PieceWriter& operator<<(std::string_view piece);
    /// As JSON: the shortest exact text, or "NaN", "Infinity", "-Infinity" in quotes.
    PieceWriter& number(double value);
    /// A JSON string in quotes; bytes that are no UTF-8 become U+FFFD.
    PieceWriter& string(std::string_view text);
    PieceWriter& integer(Index value);

    /// Hands on what is left. False when any piece could not be written.
    bool finish();
    bool isGood() const { return m_isGood; }

private:
    ByteSink m_sink;
    std::string m_buffer;
    bool m_isGood = true;
};

}  // namespace ae
