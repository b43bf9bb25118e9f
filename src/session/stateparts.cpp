// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "attention/export.h"
#include "session/jsontext.h"
#include "session/parts.h"

namespace ae {

using Type = JsonValue::Type;

namespace {

/// Takes tokens, features, matrices and options of one state.
class StateParts {
public:
    StateParts(Parts& parts, const StatePlace& place) : m_parts(parts), m_place(place) { }

    void take()
    {
        takeNames();
        takeMatrices(m_parts, m_place);
        takeOptions();
    }

private:
    void takeNames()
    {
        m_place.state.tokens = m_parts.takeTexts(m_place.object, m_place.path, "tokens");
        if (!m_place.object.find("tokens"))
            m_parts.missing(m_place.path, "tokens");
        m_place.state.features = m_parts.takeTexts(m_place.object, m_place.path, "features");
    }

    void takeOptions()
    {
        JsonValue* options = m_parts.object(m_place.object, m_place.path, "options");
        if (!options)
            return;
        const std::string place = m_place.inside("options");
        m_parts.takeNumber(*options, place, "scale_exponent", m_place.state.options.scaleExponent);
        m_parts.takeNumber(*options, place, "temperature", m_place.state.options.temperature);
        m_parts.takeText(*options, place, "mask", m_place.state.options.mask);
        const MaskSpec* mask = findMask(m_place.state.options.mask);
        if (mask && mask->isPainted)
            takeMask(*options);
        else
            keepMask(*options);
        if (JsonValue* rotary = options->find("rotary"))
            takeRotary(*rotary);
        Parts::keepUnknown(*options, "options", m_place.unknown);
    }

    void takeRotary(JsonValue& value)
    {
        const std::string place = m_place.inside("options.rotary");
        if (value.type != Type::Object)
            return m_parts.wrong(place, AE_TR("ae", "expected an object, found %1"), value);
        Rotary& rotary = m_place.state.options.rotary;
        if (!value.find("convention"))
            m_parts.missing(place, "convention");
        m_parts.takeText(value, place, "convention", rotary.convention);
        m_parts.takeNumber(value, place, "base", rotary.base);
        if (const JsonValue* width = value.find("width")) {
            const std::optional<std::uint64_t> count = width->count();
            if (!count || *count > static_cast<std::uint64_t>(limits::side))
                m_parts.wrong(inside(place, "width"), AE_TR("ae", "expected a whole number from 0, found %1"), *width);
            else
                rotary.width = static_cast<Index>(*count);
        }
        Parts::keepUnknown(value, "options.rotary", m_place.unknown);
    }

    void takeMask(const JsonValue& options)
    {
        if (!options.find("allowed"))
            return m_parts.missing(m_place.inside("options"), "allowed");
        const std::size_t problems = m_parts.findings().problems.size();
        const std::vector<std::string> rows = m_parts.takeTexts(options, m_place.inside("options"), "allowed");
        const std::size_t tokens = m_place.state.tokens.size();
        if (rows.size() != tokens && m_parts.findings().problems.size() == problems) {
            m_parts.findings().add(m_place.inside("options.allowed"), AE_TR("ae", "expected one text for each of the %1 tokens, found %2"),
                                   AE_TR("ae", "give each query a text of one 1 or 0 for each key; nothing was changed"),
                                   {std::to_string(tokens), std::to_string(rows.size())});
        }
        for (std::size_t i = 0; i < rows.size() && !m_parts.findings().isTooMany(); ++i) {
            if (rows[i].size() != tokens || rows[i].find_first_not_of("01") != std::string::npos) {
                m_parts.findings().add(m_place.inside("options.allowed entry ") + std::to_string(i + 1),
                                       AE_TR("ae", "expected %1 digits that are 1 or 0, found \"%2\""),
                                       AE_TR("ae", "write 1 where the query may attend to the key, else 0; nothing was changed"),
                                       {std::to_string(tokens), shortened(rows[i])});
            }
        }
        if (m_parts.findings().problems.size() != problems)
            return;
        MaskBits bits(static_cast<Index>(tokens), static_cast<Index>(tokens));
        for (std::size_t i = 0; i < tokens; ++i) {
            for (std::size_t j = 0; j < tokens; ++j)
                bits(static_cast<Index>(i), static_cast<Index>(j)) = rows[i][j] == '1' ? 1 : 0;
        }
        m_place.state.options.allowed = std::move(bits);
    }

    /// A painted mask that another mask stands in for is not used and not lost.
    void keepMask(const JsonValue& options)
    {
        if (!options.find("allowed"))
            return;
        std::string json = "[";
        for (const std::string& row : m_parts.takeTexts(options, m_place.inside("options"), "allowed"))
            json.append(json.size() == 1 ? "" : ", ").append(jsonString(row));
        m_place.unknown.push_back({"options", "allowed", json + "]"});
        m_parts.findings().note(m_place.inside("options.allowed"),
                                AE_TR("ae", "the painted keys are kept but not used, because the mask is \"%1\""),
                                AE_TR("ae", "set the mask to \"painted\" to use them"), {shortened(m_place.state.options.mask)});
    }

    Parts& m_parts;
    const StatePlace& m_place;
};

void takeBaseline(Parts& parts, JsonValue& value, const std::string& place)
{
    if (value.type != Type::Object)
        return parts.wrong(place, AE_TR("ae", "expected an object, found %1"), value);
    Baseline baseline;
    if (!value.find("name"))
        parts.missing(place, "name");
    parts.takeText(value, place, "name", baseline.name);
    const auto state = std::make_shared<SessionState>();
    takeState(parts, {value, place, *state, baseline.unknown});
    baseline.state = state;
    Parts::keepUnknown(value, "", baseline.unknown);
    parts.session().baselines.push_back(std::move(baseline));
}

}  // namespace

void takeState(Parts& parts, const StatePlace& place)
{
    StateParts(parts, place).take();
}

void takeBaselines(Parts& parts)
{
    JsonValue* baselines = parts.root().find("baselines");
    if (!baselines)
        return;
    if (baselines->type != Type::Array)
        return parts.wrong("baselines", AE_TR("ae", "expected a list of pinned states, found %1"), *baselines);
    if (baselines->elementCount > baselines->elements.size()) {
        parts.findings().add("baselines", AE_TR("ae", "%1 entries are too many: at most %2 are possible"),
                             AE_TR("ae", "use fewer; nothing was changed"),
                             {std::to_string(baselines->elementCount), std::to_string(limits::baselines)});
    }
    for (std::size_t i = 0; i < baselines->elements.size(); ++i)
        takeBaseline(parts, baselines->elements[i], "baselines entry " + std::to_string(i + 1));
}

void takeWorksheet(Parts& parts)
{
    JsonValue* value = parts.object(parts.root(), "", "worksheet");
    if (!value)
        return;
    Worksheet& worksheet = parts.session().worksheet;
    worksheet.blanks = parts.takeTexts(*value, "worksheet", "blanks");
    parts.takeNumber(*value, "worksheet", "tolerance", worksheet.tolerance);
    parts.keepUnknown(*value, "worksheet");
}

}  // namespace ae
