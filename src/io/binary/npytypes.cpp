// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/binary/npytypes.h"

#include "attention/export.h"
#include "session/jsontext.h"

#include <algorithm>
#include <charconv>
#include <iterator>

namespace ae {

namespace {

struct Kind {
    char letter;
    NumberKind kind;
};

constexpr Kind kinds[] = {
    {'b', NumberKind::Boolean},
    {'i', NumberKind::Signed},
    {'u', NumberKind::Unsigned},
    {'f', NumberKind::Float},
};

/// A type that NumPy has and we have no use for.
struct Refusal {
    std::string_view letters;
    const char* what;
    const char* advice;
};

constexpr Refusal refusals[] = {
    {"f", AE_TR("ae", "unsupported type %1: floating-point numbers of %2 bytes"), AE_TR("ae", "save it with astype('float64')")},
    {"cFDG", AE_TR("ae", "unsupported type %1: complex numbers"), AE_TR("ae", "save the real part, the imaginary part or the magnitude")},
    {"O", AE_TR("ae", "unsupported type %1: Python objects, which are pickled and can run code when they are read"),
     AE_TR("ae", "save the numbers with astype('float64')")},
    {"V", AE_TR("ae", "unsupported type %1: structures or raw bytes"), AE_TR("ae", "save one field of numbers")},
    {"SaU", AE_TR("ae", "unsupported type %1: texts"), AE_TR("ae", "save the numbers with astype('float64')")},
    {"mM", AE_TR("ae", "unsupported type %1: dates or times"), AE_TR("ae", "save them as numbers with astype('float64')")},
    {"g", AE_TR("ae", "unsupported type %1: long double"), AE_TR("ae", "save it with astype('float64')")},
};

struct Alias {
    std::string_view name;
    std::string_view descr;
};

constexpr Alias aliases[] = {
    {"?", "b1"},      {"bool", "b1"},   {"int8", "i1"},   {"int16", "i2"},   {"int32", "i4"},   {"int64", "i8"},   {"uint8", "u1"},
    {"uint16", "u2"}, {"uint32", "u4"}, {"uint64", "u8"}, {"float16", "f2"}, {"float32", "f4"}, {"float64", "f8"},
};

Problem unsupported(const char* what, const char* advice, const std::string& type, const std::string& detail = {})
{
    return {ProblemKind::Data, "", what, advice, {type, detail}};
}

/// The letter and the number of bytes of "<f8" without its first character.
Result<NumberType> plainType(std::string_view code, const std::string& shown)
{
    const char letter = code.empty() ? '\0' : code.front();
    const std::string_view digits = code.substr(std::min<std::size_t>(code.size(), 1));
    std::size_t bytes = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), bytes);
    const bool hasSize = error == std::errc() && end == digits.data() + digits.size();
    for (const Kind& kind : kinds) {
        const NumberType type{kind.kind, bytes, ByteOrder::Little};
        if (kind.letter == letter && hasSize && isReadable(type))
            return type;
    }
    for (const Refusal& refusal : refusals) {
        if (letter != '\0' && refusal.letters.find(letter) != std::string_view::npos && (hasSize || letter != 'f'))
            return unsupported(refusal.what, refusal.advice, shown, std::to_string(bytes));
    }
    return unsupported(AE_TR("ae", "unsupported type %1"), AE_TR("ae", "save it with astype('float64')"), shown);
}

}  // namespace

Result<NumberType> numberTypeOf(const PythonValue& descr)
{
    if (descr.type == PythonValue::Type::List || descr.type == PythonValue::Type::Tuple) {
        return unsupported(AE_TR("ae", "unsupported type: structures with fields (%1)"), AE_TR("ae", "save one field of numbers"),
                           descr.description());
    }
    if (descr.type != PythonValue::Type::Text) {
        return Problem{ProblemKind::Data,
                       "",
                       AE_TR("ae", "bad header: descr is %1, not the name of a type"),
                       AE_TR("ae", "save the array again with numpy.save"),
                       {descr.description()}};
    }
    const std::string shown = descr.description();
    std::string_view code = descr.text;
    ByteOrder order = ByteOrder::Little;
    if (!code.empty() && std::string_view("<>=|").find(code.front()) != std::string_view::npos) {
        order = code.front() == '>' ? ByteOrder::Big : ByteOrder::Little;
        code.remove_prefix(1);
    }
    const auto* alias = std::find_if(std::begin(aliases), std::end(aliases), [code](const Alias& a) { return a.name == code; });
    Result<NumberType> type = plainType(alias == std::end(aliases) ? code : alias->descr, shown);
    if (type)
        type->order = order;
    return type;
}

}  // namespace ae
