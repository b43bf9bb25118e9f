// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/arguments.h"

#include "cli/console.h"
#include "cli/displaytext.h"
#include "session/numbers.h"

#include <algorithm>
#include <charconv>
#include <limits>

namespace ae::cli {

namespace {

const OptionSpec* findOption(const CommandSpec& command, std::string_view name)
{
    const auto found =
        std::find_if(command.options.begin(), command.options.end(), [name](const OptionSpec& option) { return option.name == name; });
    return found == command.options.end() ? nullptr : &*found;
}

std::string inQuotes(std::string_view word)
{
    return "\"" + shortened(word, 60) + "\"";
}

Problem unknownOption(const CommandSpec& command, const std::string& name)
{
    std::vector<std::string_view> names;
    for (const OptionSpec& option : command.options)
        names.push_back(option.name);
    const std::string close = nearest(name, names);
    if (!close.empty())
        return usageProblem({}, "%1 has no option %2", "did you mean %3?", {std::string(command.name), inQuotes(name), close});
    return usageProblem({}, "%1 has no option %2", "attention-cli %1 --help lists its options",
                        {std::string(command.name), inQuotes(name)});
}

std::optional<Problem> checkValue(const OptionSpec& option, const std::string& value)
{
    if (option.choices.empty() || std::find(option.choices.begin(), option.choices.end(), value) != option.choices.end())
        return std::nullopt;
    return usageProblem(std::string(option.name), "it does not take %1", "give %2", {inQuotes(value), listed(option.choices)});
}

std::size_t editDistance(std::string_view a, std::string_view b)
{
    std::vector<std::size_t> row(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j)
        row[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t above = row[j];
            row[j] = std::min({row[j] + 1, row[j - 1] + 1, diagonal + (a[i - 1] == b[j - 1] ? 0 : 1)});
            diagonal = above;
        }
    }
    return row[b.size()];
}

}  // namespace

Result<Arguments> Arguments::parse(const CommandSpec& command, std::span<const std::string> words)
{
    Arguments arguments;
    arguments.m_command = &command;
    bool areOptionsOver = false;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string& word = words[i];
        if (areOptionsOver || word == "-" || word.empty() || word.front() != '-') {
            arguments.m_operands.push_back(word);
        } else if (word == "--") {
            areOptionsOver = true;
        } else if (const auto problem = arguments.take(command, words, i)) {
            return *problem;
        }
    }
    if (const auto problem = arguments.checkOperands())
        return *problem;
    return arguments;
}

/// Takes the option at `position` and, where it stands in a word of its own, its value.
std::optional<Problem> Arguments::take(const CommandSpec& command, std::span<const std::string> words, std::size_t& position)
{
    const std::string& word = words[position];
    const std::size_t sign = word.find('=');
    const std::string name = word.substr(0, sign);
    const OptionSpec* option = findOption(command, name);
    if (option == nullptr)
        return unknownOption(command, name);
    Given given{option, {}};
    if (sign != std::string::npos && option->value.empty())
        return usageProblem(name, "it takes no value", "leave %1 out", {inQuotes(word.substr(sign))});
    if (sign != std::string::npos)
        given.value = word.substr(sign + 1);
    else if (!option->value.empty() && position + 1 == words.size())
        return usageProblem(name, "its value is missing", "give %1 after it", {std::string(option->value)});
    else if (!option->value.empty())
        given.value = words[++position];
    if (!option->isRepeatable && has(name))
        return usageProblem(name, "it is given more than once", "give it once");
    if (const auto problem = checkValue(*option, given.value))
        return problem;
    m_given.push_back(std::move(given));
    return std::nullopt;
}

std::optional<Problem> Arguments::checkOperands() const
{
    const auto wanted = m_command->operands;
    if (m_operands.size() < wanted.size()) {
        return usageProblem(std::string(m_command->name), "%1 is missing", "attention-cli %2 --help shows how it is used",
                            {std::string(wanted[m_operands.size()].name), std::string(m_command->name)});
    }
    if (m_operands.size() > wanted.size()) {
        return usageProblem(std::string(m_command->name), "%1 is one argument too many", "attention-cli %2 --help shows how it is used",
                            {inQuotes(m_operands[wanted.size()]), std::string(m_command->name)});
    }
    return std::nullopt;
}

std::vector<std::string> Arguments::all(std::string_view option) const
{
    std::vector<std::string> values;
    for (const Given& given : m_given) {
        if (given.option->name == option)
            values.push_back(given.value);
    }
    return values;
}

std::string Arguments::value(std::string_view option) const
{
    const std::vector<std::string> values = all(option);
    return values.empty() ? std::string(findOption(*m_command, option)->fallback) : values.back();
}

std::string nearest(std::string_view word, std::span<const std::string_view> candidates)
{
    constexpr std::size_t longest = 40;  // no name of ours comes near; keeps a hostile word cheap
    std::string_view best;
    std::size_t bestDistance = std::min<std::size_t>(3, word.size() / 2 + 1);
    for (const std::string_view candidate : candidates) {
        const std::size_t distance = word.size() > longest ? longest : editDistance(word, candidate);
        if (distance < bestDistance) {
            bestDistance = distance;
            best = candidate;
        }
    }
    return std::string(best);
}

std::string listed(std::span<const std::string_view> words, std::string_view lastJoint)
{
    std::string list;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i > 0)
            list += i + 1 == words.size() ? lastJoint : ", ";
        list += words[i];
    }
    return list;
}

Result<std::uint64_t> wholeNumber(std::string_view option, std::string_view text, std::uint64_t least, std::uint64_t most)
{
    std::uint64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size() || value < least || value > most) {
        return usageProblem(std::string(option), "%1 is no whole number from %2 to %3", "give one that is",
                            {inQuotes(text), std::to_string(least), std::to_string(most)});
    }
    return value;
}

Result<double> number(const std::string& where, std::string_view text)
{
    struct Word {
        std::string_view text;
        double value;
    };
    constexpr double infinity = std::numeric_limits<double>::infinity();
    static constexpr Word words[] = {{"nan", std::numeric_limits<double>::quiet_NaN()},
                                     {"NaN", std::numeric_limits<double>::quiet_NaN()},
                                     {"inf", infinity},
                                     {"Infinity", infinity},
                                     {"-inf", -infinity},
                                     {"-Infinity", -infinity}};
    for (const Word& word : words) {
        if (word.text == text)
            return word.value;
    }
    if (const std::optional<double> value = readNumber(text))
        return *value;
    return usageProblem(where, "%1 cannot be read as a number", "write it like 0.5, -2, 1e-3, nan or -inf", {inQuotes(text)});
}

}  // namespace ae::cli
