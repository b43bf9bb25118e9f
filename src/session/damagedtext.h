// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/schema.h"

#include <string>
#include <string_view>
#include <vector>

namespace ae {

// What can still be told apart in a session whose grammar is broken. Nothing is read here: where a value begins and ends is found by its
// brackets, quotes and commas, and whoever uses it has it read by the strict reader.

/// An element of a list, or a gap where damage is.
struct FoundElement {
    enum class State {
        Whole,  ///< its delimiters are intact
        Lost,  ///< exactly one element stood here
        Unclear,  ///< how many elements stood here is not known
    };
    State state = State::Whole;
    std::string_view text = {};
};

struct FoundList {
    std::vector<FoundElement> elements;
    bool isClosed = false;  ///< its end was found, right behind the last element

    bool isUnharmed() const;
};

/// A member of an object, with all that was found in it.
struct FoundMember {
    std::string key;
    const Schema* schema = nullptr;  ///< nullptr for a member that this version does not know
    std::string_view text = {};  ///< of the value; more than that where its end is damaged
    bool isWhole = false;  ///< the value stands between intact delimiters, and as a scalar or unknown member it is good JSON
    bool isTidy = false;  ///< an object without damage between its members, which ends
    std::string damagedName = {};  ///< what stands in place of the key
    std::vector<FoundMember> members = {};  ///< of an object
    std::vector<std::string> repeated = {};  ///< keys of members that stood there twice, which are left out
    FoundList list = {};

    bool isObject() const { return schema && !schema->members.empty(); }
    bool isList() const { return schema && (schema->element || schema->isRows); }
    const FoundMember* find(std::string_view name) const;
    FoundMember* find(std::string_view name);
};

/// The whole file as one object without a key.
FoundMember scanDamaged(std::string_view bytes);

/// Whether the text of one value is JSON that the strict reader takes.
bool isStrictValue(std::string_view text);

/// How many elements a list of numbers has, going by its commas.
std::size_t countByCommas(std::string_view list);

}  // namespace ae
