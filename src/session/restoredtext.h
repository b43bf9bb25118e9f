// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/salvagedmatrices.h"

#include <map>
#include <set>

namespace ae {

/// Puts what was found in a damaged file together again, as text that the strict reader takes. Rows of matrices are left out.
class RestoredText {
public:
    RestoredText(FoundMember& root, const SessionSizes& sizes) : m_root(root), m_sizes(sizes) { }

    /// The text; what is not in it goes to missing().
    std::string write();
    const std::vector<Problem>& missing() const { return m_missing; }

    /// Leaves out, from the next text on, the member or entry that the problem is about. False when that is nothing that can be left out.
    bool leaveOut(const Problem& problem);

private:
    void add(std::string where, const char* what, const char* advice, std::vector<std::string> arguments = {});
    std::string object(const FoundMember& object, const std::string& path);
    std::string root();
    std::optional<std::string> value(const FoundMember& member, const std::string& path);
    std::optional<std::string> list(const FoundMember& member, const std::string& path);
    std::optional<std::string> sizedList(const FoundMember& member, const std::string& path, Size size, const std::string& blank);
    std::optional<std::string> openList(const FoundMember& member, const std::string& path);
    void listAbsent(const FoundMember& object, const std::string& path);
    std::string blankList(Size size, const std::string& blank) const;
    static bool isPainted(const FoundMember& options);
    bool isMaskLost(const FoundMember& options) const;
    std::string hiddenKeys() const;
    bool isHarmed(std::string_view key) const;

    FoundMember& m_root;
    const SessionSizes& m_sizes;
    std::vector<Problem> m_missing;
    std::vector<Problem> m_left;  ///< what was left out because it does not fit
    std::map<std::string, std::set<std::size_t>> m_leftEntries;  ///< positions in lists, by path
};

}  // namespace ae
