// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/jsonvalue.h"

namespace ae {

/// "parent.key", or the key alone at the top.
std::string inside(std::string_view parent, std::string_view key);

/// Where a state stands in the file and where it goes: the session's own, or that of a baseline.
struct StatePlace {
    JsonValue& object;
    std::string path;  ///< "" at the top, "baselines entry 2"
    SessionState& state;
    std::vector<UnknownMember>& unknown;

    std::string inside(std::string_view member) const;
};

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
    void keepUnknown(JsonValue& object, const std::string& parent) { keepUnknown(object, parent, m_session.unknown); }
    static void keepUnknown(JsonValue& object, const std::string& parent, std::vector<UnknownMember>& unknown);

    /// The object of that name in `parent`, which stands at `place`, or nothing when it is not there or no object.
    JsonValue* object(JsonValue& parent, std::string_view place, std::string_view key);
    void takeText(const JsonValue& parent, std::string_view place, std::string_view key, std::string& text);
    void takeNumber(const JsonValue& parent, std::string_view place, std::string_view key, double& number);
    std::vector<std::string> takeTexts(const JsonValue& parent, std::string_view place, std::string_view key);

private:
    JsonValue& m_root;
    Findings& m_findings;
    Session m_session;
};

/// The parts that are large enough for a file of their own.
void takeState(Parts& parts, const StatePlace& place);
void takeMatrices(Parts& parts, const StatePlace& place);
void takeBaselines(Parts& parts);
void takeWorksheet(Parts& parts);
void takeView(Parts& parts);

}  // namespace ae
