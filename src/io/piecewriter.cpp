// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/piecewriter.h"

#include "session/jsontext.h"
#include "session/numbers.h"

namespace ae {

namespace {

constexpr std::size_t pieceBytes = 64 * 1024;

}  // namespace

PieceWriter::PieceWriter(ByteSink sink) : m_sink(std::move(sink))
{
    m_buffer.reserve(pieceBytes + 4096);
}

PieceWriter& PieceWriter::operator<<(std::string_view piece)
{
    if (!m_isGood)
        return *this;
    m_buffer += piece;
    if (m_buffer.size() >= pieceBytes) {
        m_isGood = m_sink(m_buffer);
        m_buffer.clear();
    }
    return *this;
}

PieceWriter& PieceWriter::number(double value)
{
    return *this << jsonNumber(value);
}

PieceWriter& PieceWriter::string(std::string_view text)
{
    return *this << jsonString(text);
}

PieceWriter& PieceWriter::integer(Index value)
{
    return *this << std::to_string(value);
}

bool PieceWriter::finish()
{
    if (m_isGood && !m_buffer.empty())
        m_isGood = m_sink(m_buffer);
    m_buffer.clear();
    return m_isGood;
}

}  // namespace ae
