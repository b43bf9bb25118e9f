// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace ae {

/// A value of a JSON text that is no list and no object.
struct JsonScalar {
    enum class Type { Null, Boolean, Count, Number, Text };  ///< Count: a whole number from 0 that fits 64 bits

    Type type = Type::Null;
    std::uint64_t count = 0;
    std::string text;  ///< of a text, or how messages call the value
};

/// Follows a JSON text event by event, so that what is in it is held only where it is of use. Refuses repeated members, text that is no
/// JSON, NUL bytes and more nesting than `deepest`. Derived classes get the values with the place where they stand.
class JsonEvents {
public:
    explicit JsonEvents(std::size_t deepest) : m_deepest(deepest) { }
    virtual ~JsonEvents() = default;
    JsonEvents(const JsonEvents&) = delete;
    JsonEvents& operator=(const JsonEvents&) = delete;

    /// False when the text is refused: either it is no JSON, or a member is repeated, or a derived class has said no.
    bool parse(std::string_view text);

    struct Failure {
        const char* what = "";  ///< template
        std::vector<std::string> arguments;
    };
    const std::optional<Failure>& failure() const { return m_failure; }

    // what nlohmann's parser calls
    bool null();
    bool boolean(bool value);
    bool number_integer(std::int64_t value);
    bool number_unsigned(std::uint64_t value);
    bool number_float(double value, const std::string& text);
    bool string(std::string& text);
    template <class Binary> bool binary(Binary&) { return false; }  // no such thing in a text
    bool start_object(std::size_t) { return enter(false); }
    bool start_array(std::size_t) { return enter(true); }
    bool end_object() { return leave(); }
    bool end_array() { return leave(); }
    bool key(std::string& name);
    template <class Error> bool parse_error(std::size_t position, const std::string& token, const Error&)
    {
        return isNoJson(position, token);
    }

protected:
    /// Depth of the value that comes, 0 for the whole, and the member of the object at each depth above it ("" in lists).
    std::size_t depth() const { return m_levels.size(); }
    const std::string& keyAt(std::size_t level) const { return m_levels[level].key; }

    virtual bool onScalar(const JsonScalar& value) = 0;
    /// A list or an object begins, which is not yet counted by depth(); ends, when it no longer is.
    virtual bool onOpen(bool isList) = 0;
    virtual bool onClose() { return true; }

    bool fail(const char* what, std::vector<std::string> arguments = {});

private:
    struct Level {
        std::string key;
        std::unordered_set<std::string> keys;
    };

    bool enter(bool isList);
    bool leave();
    bool isNoJson(std::size_t position, const std::string& token);

    std::size_t m_deepest;
    std::vector<Level> m_levels;
    std::optional<Failure> m_failure;
};

}  // namespace ae
