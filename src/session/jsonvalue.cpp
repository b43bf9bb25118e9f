// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/jsonvalue.h"

#include "session/jsontext.h"
#include "session/numbers.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace ae {

const JsonValue* JsonValue::find(std::string_view key) const
{
    const auto found = std::find_if(members.begin(), members.end(), [key](const JsonMember& member) { return member.key == key; });
    return found == members.end() ? nullptr : &found->value;
}

JsonValue* JsonValue::find(std::string_view key)
{
    return const_cast<JsonValue*>(std::as_const(*this).find(key));
}

std::string JsonValue::description() const
{
    switch (type) {
    case Type::Integer:
    case Type::Real:
        return numberText(number);
    case Type::String:
        return jsonString(shortened(text, 40));
    case Type::Array:
        return "[…]";
    case Type::Object:
        return "{…}";
    default:
        return text;
    }
}

bool JsonValue::isNegative() const
{
    return std::signbit(number);
}

std::optional<std::uint64_t> JsonValue::count() const
{
    return type == Type::Integer && !isNegative() ? std::optional(magnitude) : std::nullopt;
}

}  // namespace ae
