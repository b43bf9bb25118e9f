// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/text/pythonliteral.h"

#include "session/jsontext.h"

#include <charconv>

namespace ae {

namespace {

using Type = PythonValue::Type;

constexpr int deepest = 16;

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

/// Reads one literal from the front of a text; every function leaves the position where it stopped.
class LiteralParser {
public:
    explicit LiteralParser(std::string_view text) : m_text(text) { }

    bool parseWhole(PythonValue& value)
    {
        if (!parseValue(value, 0))
            return false;
        skipBlanks();
        return m_position == m_text.size();
    }
    std::size_t position() const { return m_position; }

private:
    char next() const { return m_position < m_text.size() ? m_text[m_position] : '\0'; }
    bool take(char wanted)
    {
        skipBlanks();
        if (m_position == m_text.size() || m_text[m_position] != wanted)
            return false;
        ++m_position;
        return true;
    }
    void skipBlanks()
    {
        while (m_position < m_text.size() && std::string_view(" \t\r\n\f").find(m_text[m_position]) != std::string_view::npos)
            ++m_position;
    }

    bool parseValue(PythonValue& value, int depth)
    {
        skipBlanks();
        if (depth > deepest)
            return false;
        if (take('('))
            return parseTuple(value, depth);
        if (take('[')) {
            value.type = Type::List;
            bool hasComma = false;
            return parseElements(value, ']', depth, hasComma);
        }
        if (take('{'))
            return parseDictionary(value, depth);
        if (isDigit(next()) || next() == '-' || next() == '+' || next() == '.')
            return parseNumber(value);
        return parseTextOrWord(value);
    }

    bool parseElements(PythonValue& value, char closing, int depth, bool& hasComma)
    {
        while (!take(closing)) {
            if (!value.elements.empty() && !hasComma)
                return false;
            if (!parseValue(value.elements.emplace_back(), depth + 1))
                return false;
            hasComma = take(',');
        }
        return true;
    }

    /// Brackets around one value without a comma are no tuple.
    bool parseTuple(PythonValue& value, int depth)
    {
        value.type = Type::Tuple;
        bool hasComma = false;
        if (!parseElements(value, ')', depth, hasComma))
            return false;
        if (value.elements.size() == 1 && !hasComma) {
            PythonValue inner = std::move(value.elements.front());
            value = std::move(inner);
        }
        return true;
    }

    bool parseDictionary(PythonValue& value, int depth)
    {
        value.type = Type::Dictionary;
        bool hasComma = true;
        while (!take('}')) {
            PythonValue key;
            if (!hasComma || !parseValue(key, depth + 1) || key.type != Type::Text || !take(':'))
                return false;
            value.keys.push_back(std::move(key.text));
            if (!parseValue(value.elements.emplace_back(), depth + 1))
                return false;
            hasComma = take(',');
        }
        return true;
    }

    bool parseNumber(PythonValue& value)
    {
        const std::size_t sign = m_position;
        if (next() == '-' || next() == '+') {
            value.isNegative = next() == '-';
            ++m_position;
        }
        const std::size_t start = m_position;
        while (isDigit(next()))
            ++m_position;
        const std::string_view digits = m_text.substr(start, m_position - start);
        if (next() == '.' || next() == 'e' || next() == 'E')
            return parseRest(value, sign, !digits.empty());
        if (digits.empty() || (digits.size() > 1 && digits.front() == '0'))
            return false;  // 010 is 8 to Python 2 and an error to Python 3
        if (next() == 'L' || next() == 'l')
            ++m_position;
        value.type = Type::Integer;
        std::uint64_t magnitude = 0;
        if (std::from_chars(digits.data(), digits.data() + digits.size(), magnitude).ec == std::errc())
            value.magnitude = magnitude;
        return !isLetter(next());
    }

    /// The part of a number with a point or an exponent behind its first digits. No header needs its value.
    bool parseRest(PythonValue& value, std::size_t from, bool hasDigits)
    {
        value.type = Type::Real;
        if (next() == '.') {
            ++m_position;
            for (; isDigit(next()); ++m_position)
                hasDigits = true;
        }
        if (next() == 'e' || next() == 'E') {
            ++m_position;
            if (next() == '-' || next() == '+')
                ++m_position;
            hasDigits = hasDigits && isDigit(next());
            while (isDigit(next()))
                ++m_position;
        }
        value.text = m_text.substr(from, m_position - from);
        return hasDigits && !isLetter(next());
    }

    bool parseTextOrWord(PythonValue& value)
    {
        const std::size_t start = m_position;
        while (isLetter(next()))
            ++m_position;
        const std::string_view word = m_text.substr(start, m_position - start);
        if (next() == '\'' || next() == '"')
            return word.size() <= 2 && word.find_first_not_of("uUbBrR") == std::string_view::npos
                && parseText(value, word.find_first_of("rR") != std::string_view::npos);
        if (word == "True" || word == "False") {
            value.type = Type::Boolean;
            value.truth = word == "True";
            return true;
        }
        return word == "None";
    }

    bool parseText(PythonValue& value, bool isRaw)
    {
        value.type = Type::Text;
        const char quote = m_text[m_position++];
        while (m_position < m_text.size() && next() != quote) {
            // of the escapes only those that stand for the character behind them
            if (next() == '\\' && !isRaw && std::string_view("\\'\"").find(m_text.substr(++m_position, 1)) == std::string_view::npos)
                return false;
            if (m_position == m_text.size() || next() == '\n')
                return false;
            value.text += m_text[m_position++];
        }
        if (m_position == m_text.size())
            return false;
        ++m_position;
        return true;
    }

    std::string_view m_text;
    std::size_t m_position = 0;
};

}  // namespace

std::string PythonValue::description() const
{
    switch (type) {
    case Type::None:
        return "None";
    case Type::Boolean:
        return truth ? "True" : "False";
    case Type::Integer:
        return (isNegative ? "-" : "") + (magnitude ? std::to_string(*magnitude) : std::string("…"));
    case Type::Real:
        return shortened(text, 40);
    case Type::Text:
        return "'" + shortened(text, 40) + "'";
    case Type::Tuple:
        return "(…)";
    case Type::List:
        return "[…]";
    case Type::Dictionary:
        return "{…}";
    }
    return {};
}

Outcome<PythonValue, LiteralError> parsePythonLiteral(std::string_view text)
{
    LiteralParser parser(text);
    PythonValue value;
    if (!parser.parseWhole(value))
        return LiteralError{parser.position()};
    return value;
}

}  // namespace ae
