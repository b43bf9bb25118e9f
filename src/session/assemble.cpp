// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/assemble.h"

#include "attention/export.h"
#include "session/jsontext.h"
#include "session/parts.h"
#include "session/schema.h"

#include <limits>

namespace ae {

namespace {

using Type = JsonValue::Type;

constexpr std::size_t namedMembers = 5;  // unknown members that a note names

/// Builds the session part by part.
class Assembly {
public:
    Assembly(JsonValue& root, Findings& findings) : m_parts(root, findings) { }

    Session assemble()
    {
        takeVersion();
        std::string generator;
        m_parts.takeText(m_parts.root(), "", "generator", generator);
        m_parts.takeText(m_parts.root(), "", "title", m_parts.session().title);
        takeNames();
        takeMatrices(m_parts);
        takeOptions();
        takeNotebook();
        takeView(m_parts);
        m_parts.keepUnknown(m_parts.root(), "");
        noteUnknown();
        return std::move(m_parts.session());
    }

private:
    void takeNames()
    {
        m_parts.session().tokens = m_parts.takeTexts(m_parts.root(), "", "tokens");
        if (!m_parts.root().find("tokens"))
            m_parts.missing("", "tokens");
        m_parts.session().features = m_parts.takeTexts(m_parts.root(), "", "features");
    }

    void takeVersion()
    {
        JsonValue* version = m_parts.object("version");
        if (!version)
            return;
        const JsonValue* minor = version->find("minor");
        const auto number = minor ? minor->count() : std::optional<std::uint64_t>(0);
        if (!number || *number > std::numeric_limits<int>::max())
            m_parts.wrong("version.minor", AE_TR("ae", "expected a whole number from 0, found %1"), *minor);
        else
            m_parts.session().minorVersion = static_cast<int>(*number);
        if (m_parts.session().minorVersion > knownMinorVersion) {
            m_parts.findings().note(
                "version",
                AE_TR("ae", "the file was made by a later version (%1.%2): what this version (%1.%3) does not know is kept but not shown"),
                AE_TR("ae", "use a newer version to see everything"),
                {std::to_string(m_parts.session().majorVersion), std::to_string(m_parts.session().minorVersion),
                 std::to_string(knownMinorVersion)});
        }
        m_parts.keepUnknown(*version, "version");
    }

    void takeOptions()
    {
        JsonValue* options = m_parts.object("options");
        if (!options)
            return;
        m_parts.takeNumber(*options, "options", "scale_exponent", m_parts.session().options.scaleExponent);
        m_parts.takeNumber(*options, "options", "temperature", m_parts.session().options.temperature);
        m_parts.takeText(*options, "options", "mask", m_parts.session().options.mask);
        const MaskSpec* mask = findMask(m_parts.session().options.mask);
        if (mask && mask->isPainted)
            takeMask(*options);
        else
            keepMask(*options);
        if (JsonValue* rotary = options->find("rotary"))
            takeRotary(*rotary);
        m_parts.keepUnknown(*options, "options");
    }

    void takeRotary(JsonValue& value)
    {
        constexpr std::string_view place = "options.rotary";
        if (value.type != Type::Object)
            return m_parts.wrong(std::string(place), AE_TR("ae", "expected an object, found %1"), value);
        Rotary& rotary = m_parts.session().options.rotary;
        if (!value.find("convention"))
            m_parts.missing(std::string(place), "convention");
        m_parts.takeText(value, place, "convention", rotary.convention);
        m_parts.takeNumber(value, place, "base", rotary.base);
        if (const JsonValue* width = value.find("width")) {
            const std::optional<std::uint64_t> count = width->count();
            if (!count || *count > static_cast<std::uint64_t>(limits::side))
                m_parts.wrong(inside(place, "width"), AE_TR("ae", "expected a whole number from 0, found %1"), *width);
            else
                rotary.width = static_cast<Index>(*count);
        }
        m_parts.keepUnknown(value, std::string(place));
    }

    void takeMask(const JsonValue& options)
    {
        if (!options.find("allowed"))
            return m_parts.missing("options", "allowed");
        const std::size_t problems = m_parts.findings().problems.size();
        const std::vector<std::string> rows = m_parts.takeTexts(options, "options", "allowed");
        const std::size_t tokens = m_parts.session().tokens.size();
        if (rows.size() != tokens && m_parts.findings().problems.size() == problems) {
            m_parts.findings().add("options.allowed", AE_TR("ae", "expected one text for each of the %1 tokens, found %2"),
                                   AE_TR("ae", "give each query a text of one 1 or 0 for each key; nothing was changed"),
                                   {std::to_string(tokens), std::to_string(rows.size())});
        }
        for (std::size_t i = 0; i < rows.size() && !m_parts.findings().isTooMany(); ++i) {
            if (rows[i].size() != tokens || rows[i].find_first_not_of("01") != std::string::npos) {
                m_parts.findings().add("options.allowed entry " + std::to_string(i + 1),
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
        m_parts.session().options.allowed = std::move(bits);
    }

    /// A painted mask that another mask stands in for is not used and not lost.
    void keepMask(const JsonValue& options)
    {
        if (!options.find("allowed"))
            return;
        std::string json = "[";
        for (const std::string& row : m_parts.takeTexts(options, "options", "allowed"))
            json.append(json.size() == 1 ? "" : ", ").append(jsonString(row));
        m_parts.session().unknown.push_back({"options", "allowed", json + "]"});
        m_parts.findings().note("options.allowed", AE_TR("ae", "the painted keys are kept but not used, because the mask is \"%1\""),
                                AE_TR("ae", "set the mask to \"painted\" to use them"), {shortened(m_parts.session().options.mask)});
    }

    void takeNotebook()
    {
        JsonValue* notebook = m_parts.root().find("notebook");
        if (!notebook || notebook->type != Type::Array) {
            if (notebook)
                m_parts.wrong("notebook", AE_TR("ae", "expected a list of cells, found %1"), *notebook);
            m_parts.session().notebook = defaultNotebook();
            return;
        }
        if (notebook->elementCount > notebook->elements.size())
            m_parts.wrong("notebook", AE_TR("ae", "the notebook has too many cells"), *notebook);
        for (std::size_t i = 0; i < notebook->elements.size(); ++i)
            takeCell(notebook->elements[i], i);
    }

    void takeCell(JsonValue& value, std::size_t position)
    {
        const std::string place = "notebook cell " + std::to_string(position + 1);
        const std::string parent = "notebook[" + std::to_string(position) + "]";
        NotebookCell cell;
        if (value.type != Type::Object)
            m_parts.wrong(place, AE_TR("ae", "expected an object, found %1"), value);
        else if (!value.find("cell"))
            m_parts.missing(place, "cell");
        m_parts.takeText(value, place, "cell", cell.kind);
        std::string markdown;
        m_parts.takeText(value, place, "markdown", markdown);
        if (cell.kind == textCellKind)
            cell.markdown = std::move(markdown);
        else if (value.find("markdown"))
            m_parts.session().unknown.push_back({parent, "markdown", jsonString(markdown)});
        m_parts.keepUnknown(value, parent);
        m_parts.session().notebook.push_back(std::move(cell));
    }

    void noteUnknown()
    {
        std::string names;
        std::size_t count = 0;
        for (const UnknownMember& member : m_parts.session().unknown) {
            if (member.parent == "options" && member.key == "allowed")
                continue;
            if (count++ < namedMembers)
                names.append(names.empty() ? "" : ", ").append(shortened(inside(member.parent, member.key)));
        }
        if (count > namedMembers)
            names += ", …";
        if (count > 0) {
            m_parts.findings().note("", AE_TR("ae", "members that this version does not know are kept as they are: %1"),
                                    AE_TR("ae", "they have no effect"), {names});
        }
    }

    Parts m_parts;
};

}  // namespace

Session assemble(JsonValue& root, Findings& findings)
{
    return Assembly(root, findings).assemble();
}

}  // namespace ae
