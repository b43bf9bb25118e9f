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
        takeState(m_parts, {m_parts.root(), "", m_parts.session(), m_parts.session().unknown});
        takeNotebook();
        takeBaselines(m_parts);
        takeWorksheet(m_parts);
        takeView(m_parts);
        m_parts.keepUnknown(m_parts.root(), "");
        noteUnknown();
        return std::move(m_parts.session());
    }

private:
    void takeVersion()
    {
        JsonValue* version = m_parts.object(m_parts.root(), "", "version");
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
        const auto list = [&](const std::vector<UnknownMember>& members, std::string_view place) {
            for (const UnknownMember& member : members) {
                if (member.parent == "options" && member.key == "allowed")
                    continue;
                if (count++ < namedMembers)
                    names.append(names.empty() ? "" : ", ").append(shortened(inside(place, inside(member.parent, member.key))));
            }
        };
        list(m_parts.session().unknown, "");
        for (const Baseline& baseline : m_parts.session().baselines)
            list(baseline.unknown, "baselines");
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
