// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Simple arithmetic typed into a cell. What was typed is first turned into the plain form that the parser library reads, number
// by number and name by name, so that nothing reaches it that it would read in its own way: "1,5" would silently give 5.
#include "attention/export.h"
#include "session/decimal.h"
#include "session/jsontext.h"
#include "session/numbers.h"

#include <muParser.h>

#include <algorithm>
#include <array>
#include <cfenv>
#include <cmath>
#include <numbers>

namespace ae {

namespace {

constexpr std::size_t longestExpression = 1'000;

// Names of the parser library that a cell may use; pi and e are ours, its own pi is cut to twelve decimals.
constexpr std::array<std::string_view, 28> names = {"abs",  "acos", "acosh", "asin", "asinh", "atan", "atan2", "atanh", "avg", "cos",
                                                    "cosh", "e",    "exp",   "ln",   "log10", "log2", "log",   "max",   "min", "pi",
                                                    "rint", "sign", "sin",   "sinh", "sqrt",  "sum",  "tan",   "tanh"};

struct Sign {
    std::string_view typed;
    std::string_view plain;
};
constexpr std::array<Sign, 12> signs = {{{"**", "^"},
                                         {"+", "+"},
                                         {"-", "-"},
                                         {"*", "*"},
                                         {"/", "/"},
                                         {"^", "^"},
                                         {"(", "("},
                                         {")", ")"},
                                         {"\u00D7", "*"},
                                         {"\u00B7", "*"},
                                         {"\u00F7", "/"},
                                         {"\u03C0", " pi"}}};

Problem refusal(const char* what, const char* advice, std::vector<std::string> arguments)
{
    return {ProblemKind::Data, "", what, advice, std::move(arguments)};
}

bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/// What was typed, sign by sign, in the form that the parser library reads.
class PlainForm {
public:
    PlainForm(std::string_view typed, NumberMarks marks) : m_typed(typed), m_marks(marks) { }

    Result<std::string> text()
    {
        while (m_position < m_typed.size()) {
            if (const auto problem = next())
                return *problem;
        }
        return m_plain;
    }

private:
    std::optional<Problem> next()
    {
        const std::string_view rest = m_typed.substr(m_position);
        std::size_t end = 0;
        if (const auto first = nextCodePoint(rest, end); first && isBlank(*first)) {
            m_position += end;
            return std::nullopt;
        }
        if (isDigit(rest[0]) || (rest.size() > 1 && isMark(rest[0]) && isDigit(rest[1])))
            return number(rest);
        if (isLetter(rest[0]))
            return name(rest);
        return sign(rest);
    }

    bool isMark(char c) const { return c == '.' || (c == ',' && m_marks.decimal == ','); }

    std::optional<Problem> number(std::string_view rest)
    {
        std::size_t end = 0;
        while (end < rest.size() && (isDigit(rest[end]) || isMark(rest[end])))
            ++end;
        if (end < rest.size() && (rest[end] == 'e' || rest[end] == 'E')) {
            std::size_t digit = end + 1;
            if (digit < rest.size() && (rest[digit] == '+' || rest[digit] == '-'))
                ++digit;
            while (digit < rest.size() && isDigit(rest[digit]))
                end = ++digit;
        }
        const Result<double> value = readTypedNumber(rest.substr(0, end), m_marks);
        if (!value)
            return value.error();
        m_plain += ' ' + numberText(*value);
        m_position += end;
        return std::nullopt;
    }

    std::optional<Problem> name(std::string_view rest)
    {
        std::size_t end = 0;
        std::string word;
        for (; end < rest.size() && (isLetter(rest[end]) || isDigit(rest[end])); ++end)
            word += rest[end] >= 'A' && rest[end] <= 'Z' ? static_cast<char>(rest[end] - 'A' + 'a') : rest[end];
        if (std::find(names.begin(), names.end(), word) == names.end()) {
            return refusal(AE_TR("ae", "\"%1\" is not a number, and no function or constant that a cell knows"),
                           AE_TR("ae", "use numbers, + - * / ^ ( ), pi, e and functions such as sqrt, exp, ln, sin, min, max"),
                           {shortened(rest.substr(0, end))});
        }
        m_plain += ' ' + word;
        m_position += end;
        return std::nullopt;
    }

    std::optional<Problem> sign(std::string_view rest)
    {
        for (const Sign& candidate : signs) {
            if (!rest.starts_with(candidate.typed))
                continue;
            // the parser library knows no sign for what is positive
            if (!(candidate.plain == "+" && isPrefixPlace()))
                m_plain += candidate.plain;
            m_depth += candidate.plain == "(" ? 1 : candidate.plain == ")" ? -1 : 0;
            m_position += candidate.typed.size();
            return std::nullopt;
        }
        return separator(rest);
    }

    /// Whether an operand is due, so that a + here is a sign and no sum.
    bool isPrefixPlace() const { return m_plain.empty() || std::string_view("+-*/^(,").find(m_plain.back()) != std::string_view::npos; }

    std::optional<Problem> separator(std::string_view rest)
    {
        const char wanted = m_marks.decimal == ',' ? ';' : ',';
        if (rest[0] != ',' && rest[0] != ';') {
            std::size_t end = 0;
            nextCodePoint(rest, end);
            return refusal(AE_TR("ae", "\"%1\" has no meaning in a calculation"), AE_TR("ae", "use numbers, + - * / ^ and brackets"),
                           {shortened(rest.substr(0, end))});
        }
        if (rest[0] != wanted) {
            return refusal(AE_TR("ae", "\"%1\" does not separate the arguments of a function here"), AE_TR("ae", "use \"%2\" for that"),
                           {std::string(1, rest[0]), std::string(1, wanted)});
        }
        if (m_depth <= 0) {
            return refusal(wanted == ',' ? AE_TR("ae", "\"%1\" has a comma outside of a function")
                                         : AE_TR("ae", "\"%1\" has a \";\" outside of a function"),
                           AE_TR("ae", "the decimal mark is \"%2\" here"), {shortened(m_typed), std::string(1, m_marks.decimal)});
        }
        m_plain += ',';
        ++m_position;
        return std::nullopt;
    }

    std::string_view m_typed;
    NumberMarks m_marks;
    std::size_t m_position = 0;
    std::string m_plain;
    int m_depth = 0;
};

/// What the parser library complains of, in our words.
const char* complaint(mu::EErrorCodes code)
{
    switch (code) {
    case mu::ecMISSING_PARENS:
        return AE_TR("ae", "\"%1\" has an opening bracket without a closing one");
    case mu::ecUNEXPECTED_PARENS:
        return AE_TR("ae", "\"%1\" has a bracket in a wrong place");
    case mu::ecTOO_FEW_PARAMS:
        return AE_TR("ae", "\"%1\" has a function with too few arguments");
    case mu::ecTOO_MANY_PARAMS:
        return AE_TR("ae", "\"%1\" has a function with too many arguments");
    case mu::ecUNEXPECTED_EOF:
        return AE_TR("ae", "\"%1\" ends too early");
    case mu::ecUNEXPECTED_VAL:
    case mu::ecUNEXPECTED_FUN:
    case mu::ecUNEXPECTED_VAR:
        return AE_TR("ae", "\"%1\" has two numbers without a sign between them");
    default:
        return AE_TR("ae", "\"%1\" is no calculation that can be read");
    }
}

void define(mu::Parser& parser)
{
    parser.EnableOptimizer(false);  // it would compute while reading, where the floating-point flags are not watched
    parser.ClearConst();
    parser.DefineConst("pi", std::numbers::pi);
    parser.DefineConst("e", std::numbers::e);
    parser.SetArgSep(',');
}

Result<double> evaluatePlain(const std::string& plain, const std::string& shown)
{
    double value = 0;
    int raised = 0;
    try {
        mu::Parser parser;
        define(parser);
        parser.SetExpr(plain);
        parser.Eval();  // reads the text, so that the flags below are those of the arithmetic alone
        std::feclearexcept(FE_ALL_EXCEPT);
        int results = 0;
        const double* values = parser.Eval(results);
        raised = std::fetestexcept(FE_ALL_EXCEPT);
        if (results != 1)
            return refusal(AE_TR("ae", "\"%1\" gives more than one number"), AE_TR("ae", "type one calculation"), {shown});
        value = values[0];
    } catch (const mu::ParserError& error) {
        return refusal(complaint(error.GetCode()), AE_TR("ae", "type a calculation such as 1/3 or sqrt(2)/2"), {shown});
    }
    if (!std::isfinite(value) || (raised & (FE_DIVBYZERO | FE_INVALID | FE_OVERFLOW)) != 0) {
        return refusal(AE_TR("ae", "\"%1\" does not give a finite number"), AE_TR("ae", "type inf or nan if that is meant"), {shown});
    }
    if (value == 0 && (raised & FE_UNDERFLOW) != 0) {
        return refusal(AE_TR("ae", "\"%1\" gives a number that is too small to be held and would become 0"),
                       AE_TR("ae", "type 0 if 0 is meant"), {shown});
    }
    return value;
}

/// Whether it holds no sign and no name of a calculation: why it is no number then says more than a parser can.
bool isMeantAsNumber(std::string_view typed)
{
    const std::size_t start = typed.starts_with('-') || typed.starts_with('+') ? 1 : 0;
    bool hasDigit = false;
    for (std::size_t position = start; position < typed.size();) {
        const std::size_t here = position;
        const std::optional<char32_t> c = nextCodePoint(typed, position);
        const bool isExponentSign = here > start && (c == U'-' || c == U'+') && (typed[here - 1] == 'e' || typed[here - 1] == 'E');
        const bool isExponent = hasDigit && (c == U'e' || c == U'E');
        const bool digit = isDigit(typed[here]);
        hasDigit = hasDigit || digit;
        if (!c || !(digit || isExponent || isExponentSign || c == U'.' || c == U',' || isGroupMark(*c)))
            return false;
    }
    return hasDigit;
}

}  // namespace

Result<double> evaluateTyped(std::string_view text, NumberMarks marks)
{
    const Result<double> number = readTypedNumber(text, marks);
    if (number)
        return number;
    const std::string typed = plainTyped(text);
    if (typed.empty() || isMeantAsNumber(typed))
        return number.error();
    if (typed.size() > longestExpression) {
        return refusal(AE_TR("ae", "the calculation has more than %1 characters"), AE_TR("ae", "type a shorter one"),
                       {std::to_string(longestExpression)});
    }
    const Result<std::string> plain = PlainForm(typed, marks).text();
    if (!plain)
        return plain.error();
    return evaluatePlain(*plain, shortened(typed));
}

}  // namespace ae
