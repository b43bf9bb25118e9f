// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "attention/export.h"
#include "session/assemble.h"
#include "session/jsontext.h"
#include "session/schema.h"

#include <algorithm>

namespace ae {

namespace {

using Type = JsonValue::Type;

Problem problemAt(std::string where, const char* what, const char* advice, std::vector<std::string> arguments)
{
    return {ProblemKind::Data, std::move(where), what, advice, std::move(arguments)};
}

std::optional<Problem> unknownVersion(const JsonValue& root)
{
    const JsonValue* version = root.find("version");
    const JsonValue* major = version && version->type == Type::Object ? version->find("major") : nullptr;
    if (!major) {
        return problemAt("version", AE_TR("ae", "the member \"%1\" is missing"),
                         AE_TR("ae", "write \"version\": {\"major\": 1, \"minor\": 0}; nothing was changed"),
                         {version ? "major" : "version"});
    }
    const std::optional<std::uint64_t> number = major->count();
    if (!number || *number < 1) {
        return problemAt("version.major", AE_TR("ae", "expected a whole number from 1, found %1"),
                         AE_TR("ae", "correct this member; nothing was changed"), {major->description()});
    }
    if (*number > knownMajorVersion) {
        const JsonValue* minor = version->find("minor");
        const std::string needed = std::to_string(*number) + "." + std::to_string(minor ? minor->count().value_or(0) : 0);
        return problemAt("version", AE_TR("ae", "the file needs version %1 of the format, and this program reads versions up to %2"),
                         AE_TR("ae", "use a newer version of the program; nothing was changed"),
                         {needed, std::to_string(knownMajorVersion) + "." + std::to_string(knownMinorVersion)});
    }
    return std::nullopt;
}

bool isKnownFeature(const JsonValue& feature)
{
    return feature.type == Type::String && feature.text == rotaryFeature;
}

/// Features without which the numbers would be wrong.
std::optional<Problem> unknownFeature(const JsonValue& root)
{
    const JsonValue* features = root.find("requires");
    if (!features)
        return std::nullopt;
    const bool isList = features->type == Type::Array && features->elementCount == features->elements.size();
    const auto unknown =
        isList ? std::find_if_not(features->elements.begin(), features->elements.end(), isKnownFeature) : features->elements.end();
    if (isList && unknown == features->elements.end())
        return std::nullopt;
    const bool isNamed = isList && unknown->type == Type::String;
    return problemAt("requires", AE_TR("ae", "the file requires %1, which this version does not know: its numbers would be wrong"),
                     AE_TR("ae", "use a newer version of the program; nothing was changed"),
                     {isNamed ? "\"" + shortened(unknown->text) + "\"" : features->description()});
}

}  // namespace

std::optional<Problem> unreadable(const JsonValue& root)
{
    if (root.type != Type::Object) {
        return problemAt("", AE_TR("ae", "this is no session: expected an object, found %1"),
                         AE_TR("ae", "choose another file; nothing was changed"), {root.description()});
    }
    const JsonValue* format = root.find("format");
    if (!format || format->type != Type::String || format->text != sessionFormat) {
        return problemAt("format",
                         format ? AE_TR("ae", "this is no session: expected \"%2\", found %1")
                                : AE_TR("ae", "this is no session: the member \"format\" is missing"),
                         AE_TR("ae", "a session says \"format\": \"%2\"; nothing was changed"),
                         {format ? format->description() : "", std::string(sessionFormat)});
    }
    if (const auto problem = unknownVersion(root))
        return problem;
    return unknownFeature(root);
}

}  // namespace ae
