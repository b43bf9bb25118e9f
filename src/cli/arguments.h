// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/problem.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ae::cli {

class Arguments;
class Console;

/// One option of a command. The table is what the parser, the help and the tests of the man page read.
struct OptionSpec {
    std::string_view name;  ///< "--step"
    std::string_view value;  ///< "KEY"; empty for an option without a value
    const char* summary = "";
    std::string_view fallback{};  ///< value when the option is not given; empty for none
    std::span<const std::string_view> choices{};  ///< the only values taken; empty for any
    bool isRepeatable = false;
};

/// One word that is no option.
struct OperandSpec {
    std::string_view name;  ///< "FILE"
    const char* summary = "";
};

/// One command, declared once in its own file.
struct CommandSpec {
    std::string_view name;
    const char* summary = "";  ///< one line
    const char* details = "";  ///< paragraphs for the help of the command
    std::span<const OperandSpec> operands{};
    std::span<const OptionSpec> options{};
    int (*run)(const Arguments& arguments, Console& console) = nullptr;
};

/// The words after the command's name, sorted into operands and options.
class Arguments {
public:
    /// Errors (kind Usage): unknown option, missing or superfluous value, value that is no choice, wrong number of operands.
    static Result<Arguments> parse(const CommandSpec& command, std::span<const std::string> words);

    const std::string& operand(std::size_t position) const { return m_operands[position]; }
    bool has(std::string_view option) const { return !all(option).empty(); }
    /// All values of a repeatable option in the order given.
    std::vector<std::string> all(std::string_view option) const;
    /// The value given, or the fallback of the option.
    std::string value(std::string_view option) const;

private:
    struct Given {
        const OptionSpec* option;
        std::string value;
    };

    std::optional<Problem> take(const CommandSpec& command, std::span<const std::string> words, std::size_t& position);
    std::optional<Problem> checkOperands() const;

    const CommandSpec* m_command = nullptr;
    std::vector<std::string> m_operands;
    std::vector<Given> m_given;
};

/// The candidate that is closest to a mistyped word, or "" when none is close.
std::string nearest(std::string_view word, std::span<const std::string_view> candidates);

/// "text, json or csv".
std::string listed(std::span<const std::string_view> words, std::string_view lastJoint = " or ");

/// A whole number from `least` to `most`. `what` names it in the message: "the seed".
Result<std::uint64_t> wholeNumber(std::string_view option, std::string_view text, std::uint64_t least, std::uint64_t most);

/// A number in the C locale, or nan, inf, -inf in either spelling (NaN, Infinity).
Result<double> number(const std::string& where, std::string_view text);

}  // namespace ae::cli
