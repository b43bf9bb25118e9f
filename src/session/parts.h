// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/jsonvalue.h"

namespace ae {

/// "parent.key", or the key alone at the top.
std::string inside(std::string_view parent, std::string_view key);

/// The session that is being put together, and how its members are taken out of what was read. `place` is the path of the object
/// that a member is taken from.
class Parts {
public:
    Parts(JsonValue& root, Findings& findings) : m_root(root), m_findings(findings) { }

    JsonValue& root() { return m_root; }
    Findings& findings() { return m_findings; }
    Session& session() { return m_session; }

    void missing(std::string where, std::string_view key);
    /// `what` has %1 for what was found.
    void wrong(std::string where, const char* what, const JsonValue& found);
    /// Members that this version does not know go to the session.
    void keepUnknown(JsonValue& object, const std::string& parent);

    /// The object of that name at the top, or nothing when it is not there or no object.
    JsonValue* object(std::string_view key);
    void takeText(const JsonValue& parent, std::string_view place, std::string_view key, std::string& text);
    void takeNumber(const JsonValue& parent, std::string_view place, std::string_view key, double& number);
    std::vector<std::string> takeTexts(const JsonValue& parent, std::string_view place, std::string_view key);

private:
    JsonValue& m_root;
    Findings& m_findings;
    Session m_session;
};

/// The parts that are large enough for a file of their own.
void takeMatrices(Parts& parts);
void takeView(Parts& parts);

}  // namespace ae
