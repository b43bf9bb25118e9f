// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/schema.h"

#include "session/session.h"

namespace ae {

namespace {

constexpr std::size_t mostCells = 100'000;
constexpr std::size_t mostGoals = 1'000;
constexpr std::size_t mostFree = 100;
constexpr std::size_t mostLocks = 100'000;
constexpr Schema scalar{};

constexpr Schema versionMembers[] = {{"major"}, {"minor"}};
constexpr Schema matrixMembers[] = {
    {.key = "shape", .element = &scalar, .mostElements = 8}, {"encoding"}, {.key = "rows", .isRows = true}, {"crc32"}};
constexpr Schema rotaryMembers[] = {{"convention"}, {"base"}, {"width"}};
constexpr Schema optionMembers[] = {{"scale_exponent"},
                                    {"temperature"},
                                    {"mask"},
                                    {.key = "allowed", .element = &scalar, .mostElements = limits::tokens},
                                    {.key = "rotary", .members = rotaryMembers}};
constexpr Schema worksheetMembers[] = {{.key = "blanks", .element = &scalar, .mostElements = limits::blanks}, {"tolerance"}};
constexpr Schema cellMembers[] = {{"cell"}, {"markdown"}};
constexpr Schema cell{.members = cellMembers};
constexpr Schema saturationMembers[] = {{"source"}, {"width"}, {"seed"}};
constexpr Schema seekMembers[] = {{.key = "goals", .element = &scalar, .mostElements = mostGoals},
                                  {.key = "free", .element = &scalar, .mostElements = mostFree},
                                  {.key = "locks", .element = &scalar, .mostElements = mostLocks},
                                  {"loss"},
                                  {"method"},
                                  {"rate"},
                                  {"steps"},
                                  {"tolerance"}};
constexpr Schema conventionMembers[] = {{"vectors"}, {"scaling"}};
constexpr Schema viewMembers[] = {{.key = "saturation", .members = saturationMembers},
                                  {"picked_token"},
                                  {"decimals"},
                                  {"selection"},
                                  {.key = "folded", .element = &scalar, .mostElements = mostCells},
                                  {.key = "seek", .members = seekMembers},
                                  {"baseline"},
                                  {.key = "conventions", .members = conventionMembers},
                                  {.key = "answers", .element = &scalar, .mostElements = limits::blanks}};

std::vector<std::string_view> keysOfInputs()
{
    std::vector<std::string_view> keys;
    for (const StepKind kind : {StepKind::Input, StepKind::OptionalInput}) {
        for (const StepSpec* spec : stepCatalogue()) {
            if (spec->kind == kind)
                keys.push_back(spec->key);
        }
    }
    return keys;
}

std::vector<Schema> matrixSchemas()
{
    std::vector<Schema> schemas;
    for (const std::string_view key : matrixKeys())
        schemas.push_back({.key = key, .members = matrixMembers});
    return schemas;
}

std::span<const Schema> rootMembers()
{
    static const std::vector<Schema> matrices = matrixSchemas();
    static const std::vector<Schema> baselineMembers = {
        {"name"},
        {.key = "tokens", .element = &scalar, .mostElements = limits::tokens},
        {.key = "features", .element = &scalar, .mostElements = limits::side},
        {.key = "matrices", .members = matrices},
        {.key = "options", .members = optionMembers},
    };
    static const Schema baseline{.members = baselineMembers};
    static const std::vector<Schema> members = {
        {"format"},
        {.key = "version", .members = versionMembers},
        {.key = "requires", .element = &scalar, .mostElements = 1'000},
        {"generator"},
        {"title"},
        {.key = "tokens", .element = &scalar, .mostElements = limits::tokens},
        {.key = "features", .element = &scalar, .mostElements = limits::side},
        {.key = "matrices", .members = matrices},
        {.key = "options", .members = optionMembers},
        {.key = "notebook", .element = &cell, .mostElements = mostCells},
        {.key = "baselines", .element = &baseline, .mostElements = limits::baselines},
        {.key = "worksheet", .members = worksheetMembers},
        {.key = "view", .members = viewMembers},
    };
    return members;
}

}  // namespace

const Schema* Schema::find(std::string_view member) const
{
    for (const Schema& candidate : members) {
        if (candidate.key == member)
            return &candidate;
    }
    return nullptr;
}

const Schema& sessionSchema()
{
    static const Schema schema{.members = rootMembers()};
    return schema;
}

std::span<const std::string_view> matrixKeys()
{
    static const std::vector<std::string_view> keys = keysOfInputs();
    return keys;
}

}  // namespace ae
