// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/parts.h"

#include "attention/export.h"

namespace ae {

using Type = JsonValue::Type;

std::string inside(std::string_view parent, std::string_view key)
{
    return parent.empty() ? std::string(key) : std::string(parent) + "." + std::string(key);
}

void Parts::missing(std::string where, std::string_view key)
{
    m_findings.add(std::move(where), AE_TR("ae", "the member \"%1\" is missing"), AE_TR("ae", "add it; nothing was changed"),
                   {std::string(key)});
}

void Parts::wrong(std::string where, const char* what, const JsonValue& found)
{
    m_findings.add(std::move(where), what, AE_TR("ae", "correct this member; nothing was changed"), {found.description()});
}

std::string StatePlace::inside(std::string_view member) const
{
    return ae::inside(path, member);
}

void Parts::keepUnknown(JsonValue& object, const std::string& parent, std::vector<UnknownMember>& unknown)
{
    for (UnknownMember& member : object.unknown) {
        member.parent = parent;
        unknown.push_back(std::move(member));
    }
}

JsonValue* Parts::object(JsonValue& parent, std::string_view place, std::string_view key)
{
    JsonValue* value = parent.find(key);
    if (value && value->type != Type::Object) {
        wrong(inside(place, key), AE_TR("ae", "expected an object, found %1"), *value);
        return nullptr;
    }
    return value;
}

void Parts::takeText(const JsonValue& parent, std::string_view place, std::string_view key, std::string& text)
{
    const JsonValue* value = parent.find(key);
    if (value && value->type != Type::String)
        wrong(inside(place, key), AE_TR("ae", "expected a text, found %1"), *value);
    else if (value)
        text = value->text;
}

void Parts::takeNumber(const JsonValue& parent, std::string_view place, std::string_view key, double& number)
{
    const JsonValue* value = parent.find(key);
    if (value && value->type != Type::Integer && value->type != Type::Real)
        wrong(inside(place, key), AE_TR("ae", "expected a number, found %1"), *value);
    else if (value)
        number = value->number + 0.0;  // no minus zero
}

std::vector<std::string> Parts::takeTexts(const JsonValue& parent, std::string_view place, std::string_view key)
{
    std::vector<std::string> texts;
    const JsonValue* value = parent.find(key);
    if (!value)
        return texts;
    if (value->type != Type::Array) {
        wrong(inside(place, key), AE_TR("ae", "expected a list of texts, found %1"), *value);
        return texts;
    }
    if (value->elementCount > value->elements.size()) {
        m_findings.add(inside(place, key), AE_TR("ae", "%1 entries are too many: at most %2 are possible"),
                       AE_TR("ae", "use fewer; nothing was changed"),
                       {std::to_string(value->elementCount), std::to_string(value->elements.size())});
    }
    for (std::size_t i = 0; i < value->elements.size(); ++i) {
        if (value->elements[i].type != Type::String)
            wrong(inside(place, key) + " entry " + std::to_string(i + 1), AE_TR("ae", "expected a text, found %1"), value->elements[i]);
        texts.push_back(value->elements[i].text);
    }
    return texts;
}

}  // namespace ae
