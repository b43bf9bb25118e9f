// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/restoredtext.h"

#include "attention/export.h"
#include "session/jsontext.h"
#include "session/parts.h"

#include <algorithm>
#include <charconv>
#include <functional>
#include <numeric>

namespace ae {

namespace {

using State = FoundElement::State;

constexpr std::string_view allowedPath = "options.allowed";
constexpr std::uint64_t mostBlankKeys = 1 << 24;  // that a damaged mask is filled up with: a few bytes can claim many tokens

std::string quoted(std::string_view text)
{
    return '"' + std::string(text) + '"';
}

/// A list with an entry for each token or column, in which what is missing is blank.
bool isSizedList(std::string_view path)
{
    return path == "tokens" || path == "features" || path == allowedPath;
}

/// One byte away from the only feature that there is.
bool isDamagedFeature(std::string_view text)
{
    const std::string known = quoted(rotaryFeature);
    if (text.size() != known.size())
        return false;
    return std::inner_product(text.begin(), text.end(), known.begin(), 0, std::plus<>(), std::not_equal_to<>()) == 1;
}

/// The path of a place, and the position of the entry in it where it names one: "tokens entry 3" is "tokens" and 2.
std::pair<std::string, std::optional<std::size_t>> pathAndEntry(const std::string& where)
{
    for (const std::string_view word : {" entry ", " cell "}) {
        const std::size_t start = where.find(word);
        if (start == std::string::npos)
            continue;
        std::size_t number = 0;
        const char* digits = where.data() + start + word.size();
        std::from_chars(digits, where.data() + where.size(), number);
        return {where.substr(0, start), number > 0 ? std::optional(number - 1) : std::nullopt};
    }
    return {where, std::nullopt};
}

}  // namespace

void RestoredText::add(std::string where, const char* what, const char* advice, std::vector<std::string> arguments)
{
    m_missing.push_back({ProblemKind::Data, std::move(where), what, advice, std::move(arguments)});
}

std::string RestoredText::write()
{
    m_missing = m_left;
    return root();
}

std::string RestoredText::root()
{
    std::string text = "{\"format\": " + quoted(sessionFormat);
    const FoundMember* format = m_root.find("format");
    if (!format || !format->isWhole || format->text != quoted(sessionFormat))
        add("format", AE_TR("ae", "the name of the format is damaged"), AE_TR("ae", "a session was assumed"));
    const FoundMember* version = m_root.find("version");
    const FoundMember* major = version ? version->find("major") : nullptr;
    if (!major || !major->isWhole) {
        add("version.major", AE_TR("ae", "the version is missing"), AE_TR("ae", "version %1 was assumed"),
            {std::to_string(knownMajorVersion)});
    }
    if (!version)
        text += ", \"version\": {\"major\": " + std::to_string(knownMajorVersion) + "}";
    if (!m_root.find("tokens")) {
        add("tokens", AE_TR("ae", "the tokens are missing"), AE_TR("ae", "all of them are empty: rename them"));
        text += ", \"tokens\": " + blankList(Size::Tokens, "\"\"");
    }
    std::string members = object(m_root, "");
    return text + (members.size() == 2 ? "" : ", ") + members.substr(1);
}

std::string RestoredText::object(const FoundMember& object, const std::string& path)
{
    std::string text = "{";
    const auto append = [&text](std::string_view key, const std::string& json) {
        text.append(text.size() == 1 ? "" : ", ").append(jsonString(key)).append(": ").append(json);
    };
    const bool isMatrix = path.starts_with("matrices.");
    const bool hasNoMask = path == "options" && isMaskLost(object);
    for (const FoundMember& member : object.members) {
        if (hasNoMask && (member.key == "allowed" || (member.key == "mask" && isPainted(object))))
            continue;
        const std::string place = inside(path, shortened(member.key));
        if (!member.damagedName.empty()) {
            add(place, AE_TR("ae", "the name of the member is damaged: %1"), AE_TR("ae", "it was taken for \"%2\""),
                {shortened(member.damagedName), member.key});
        }
        const bool isDoneElsewhere = (isMatrix && member.schema) || (path.empty() && (member.key == "format" || member.key == "generator"));
        if (isDoneElsewhere)
            continue;
        if (const auto json = value(member, place))
            append(member.key, *json);
        else if (place != "version.major")
            add(place, AE_TR("ae", "the member is damaged and left out"), AE_TR("ae", "set it anew"));
    }
    if (path == "version" && text.find("\"major\"") == std::string::npos)
        append("major", std::to_string(knownMajorVersion));
    if (hasNoMask && !isPainted(object)) {
        add(std::string(allowedPath), AE_TR("ae", "the member is damaged and left out"), AE_TR("ae", "set it anew"));
    } else if (hasNoMask) {
        append("mask", quoted("none"));
        add(std::string(allowedPath), AE_TR("ae", "the painted mask is missing"), AE_TR("ae", "no mask is in force: paint it anew"));
    } else if (path == "options" && isPainted(object) && !object.find("allowed")) {
        append("allowed", blankList(Size::Tokens, hiddenKeys()));
        add(std::string(allowedPath), AE_TR("ae", "the painted mask is missing"), AE_TR("ae", "all keys are hidden: paint them anew"));
    }
    for (const std::string& key : object.repeated) {
        add(inside(path, shortened(key)), AE_TR("ae", "the member stands there twice, and which of the two is right is not known"),
            AE_TR("ae", "both are left out"));
    }
    listAbsent(object, path);
    return text + "}";
}

bool RestoredText::isPainted(const FoundMember& options)
{
    const FoundMember* mask = options.find("mask");
    return mask && mask->text == "\"painted\"";
}

/// Whether so much of a painted mask is missing that filling it up would take memory that the file does not answer for.
bool RestoredText::isMaskLost(const FoundMember& options) const
{
    const FoundMember* allowed = options.find("allowed");
    if (!allowed && !isPainted(options))
        return false;
    const auto count = static_cast<std::uint64_t>(m_sizes.of(Size::Tokens).count);
    const auto isWhole = [](const FoundElement& element) { return element.state == State::Whole; };
    const auto whole = !allowed ? 0 : std::count_if(allowed->list.elements.begin(), allowed->list.elements.end(), isWhole);
    return count * (count - std::min(count, static_cast<std::uint64_t>(whole))) > mostBlankKeys;
}

/// Members that are not there may have been lost in damage between the others.
void RestoredText::listAbsent(const FoundMember& object, const std::string& path)
{
    if (object.isTidy)
        return;
    std::string names;
    for (const Schema& known : object.schema->members) {
        const bool isListedElsewhere = path.starts_with("matrices.")
            || (path.empty()
                && (known.key == "format" || known.key == "version" || known.key == "tokens" || known.key == "generator"
                    || known.key == "matrices"));
        if (!object.find(known.key) && !isListedElsewhere)
            names.append(names.empty() ? "" : ", ").append(known.key);
    }
    if (names.empty())
        add(path, AE_TR("ae", "there is damage between the members of this part, or its end is missing"),
            AE_TR("ae", "compare it with another copy"));
    else
        add(path, AE_TR("ae", "there is damage between the members of this part, or its end is missing; not found: %1"),
            AE_TR("ae", "if the file had these members, they are lost: compare it with another copy"), {names});
}

std::optional<std::string> RestoredText::value(const FoundMember& member, const std::string& path)
{
    if (member.isObject())
        return object(member, path);
    if (member.isList())
        return list(member, path);
    if (!member.isWhole)
        return std::nullopt;
    return std::string(member.text);
}

std::string RestoredText::hiddenKeys() const
{
    return quoted(std::string(static_cast<std::size_t>(m_sizes.of(Size::Tokens).count), '0'));
}

std::string RestoredText::blankList(Size size, const std::string& blank) const
{
    std::string text = "[";
    for (Index i = 0; i < m_sizes.of(size).count; ++i)
        text.append(i == 0 ? "" : ", ").append(blank);
    return text + "]";
}

std::optional<std::string> RestoredText::list(const FoundMember& member, const std::string& path)
{
    if (path == "tokens")
        return sizedList(member, path, Size::Tokens, "\"\"");
    if (path == "features")
        return sizedList(member, path, Size::Model, "\"\"");
    if (path == allowedPath)
        return sizedList(member, path, Size::Tokens, hiddenKeys());
    // positions of folded cells mean nothing where cells are missing
    if (path == "view.folded" && (!member.list.isUnharmed() || isHarmed("notebook")))
        return std::nullopt;
    return openList(member, path);
}

bool RestoredText::isHarmed(std::string_view key) const
{
    const FoundMember* member = m_root.find(key);
    const auto isLost = [](const FoundElement& element) { return !isStrictValue(element.text); };
    return member
        && (!member->list.isUnharmed() || std::any_of(member->list.elements.begin(), member->list.elements.end(), isLost)
            || m_leftEntries.contains(std::string(key)));
}

/// A list with an entry for each token or column: what is missing is blank.
std::optional<std::string> RestoredText::sizedList(const FoundMember& member, const std::string& path, Size size, const std::string& blank)
{
    FoundList list = member.list;
    for (FoundElement& element : list.elements) {
        if (element.state == State::Whole && (!element.text.starts_with('"') || !isStrictValue(element.text)))
            element.state = State::Lost;
    }
    if (path == "features" && list.isUnharmed() && list.elements.empty())
        return "[]";
    const auto places = placed(list, m_sizes.of(size));
    const auto left = m_leftEntries.find(path);
    std::vector<Index> lost;
    std::string text = "[";
    for (std::size_t i = 0; i < places.size(); ++i) {
        const bool isLeft = left != m_leftEntries.end() && left->second.contains(i);
        text += i == 0 ? "" : ", ";
        if (places[i] && !isLeft) {
            text += list.elements[*places[i]].text;
        } else {
            text += blank;
            lost.push_back(static_cast<Index>(i));
        }
    }
    if (!lost.empty()) {
        add(path, AE_TR("ae", "%1 of %2 entries are missing: %3"),
            path == allowedPath ? AE_TR("ae", "these queries have all keys hidden: paint them anew")
                                : AE_TR("ae", "they are empty: type them anew"),
            {std::to_string(lost.size()), std::to_string(places.size()), rangesText(lost)});
    }
    return text + "]";
}

/// A list of any length: what is missing is left out.
std::optional<std::string> RestoredText::openList(const FoundMember& member, const std::string& path)
{
    const auto left = m_leftEntries.find(path);
    std::size_t candidate = 0;
    std::size_t kept = 0;
    bool isHarmedHere = !member.list.isClosed;
    std::string text = "[";
    for (std::size_t i = 0; i < member.list.elements.size(); ++i) {
        const FoundElement& element = member.list.elements[i];
        const bool isCandidate = element.state == State::Whole && isStrictValue(element.text);
        if (path == "requires" && isDamagedFeature(element.text)) {
            text.append(kept++ == 0 ? "" : ", ").append(quoted(rotaryFeature));
            add(path, AE_TR("ae", "the name of a feature is damaged: %1"), AE_TR("ae", "it was taken for \"%2\""),
                {shortened(element.text), std::string(rotaryFeature)});
            continue;
        }
        if (isCandidate && (left == m_leftEntries.end() || !left->second.contains(candidate++))) {
            text.append(kept++ == 0 ? "" : ", ").append(element.text);
            continue;
        }
        isHarmedHere = true;
        add(path,
            element.state == State::Unclear ? AE_TR("ae", "entries are missing behind the first %1 that are kept")
                                            : AE_TR("ae", "an entry is missing behind the first %1 that are kept"),
            AE_TR("ae", "add it anew"), {std::to_string(kept)});
    }
    if (!member.list.isClosed) {
        add(path, AE_TR("ae", "the end of the list is missing; entries that are kept: %1"), AE_TR("ae", "add what is missing"),
            {std::to_string(kept)});
    }
    if (kept == 0 && isHarmedHere)
        return std::nullopt;
    return text + "]";
}

bool RestoredText::leaveOut(const Problem& problem)
{
    const auto [path, entry] = pathAndEntry(problem.where);
    FoundMember* parent = nullptr;
    FoundMember* member = &m_root;
    for (std::size_t start = 0; start < path.size();) {
        const std::size_t end = std::min(path.find('.', start), path.size());
        FoundMember* inner = member->find(std::string_view(path).substr(start, end - start));
        if (!inner)
            break;
        parent = std::exchange(member, inner);
        start = end + 1;
    }
    if (!parent || path.starts_with("matrices"))
        return false;
    const std::string sentence = fill(problem.what, problem.arguments);
    if (member->isList() && entry) {
        std::size_t position = *entry;
        std::set<std::size_t>& left = m_leftEntries[path];
        if (!isSizedList(path)) {  // its entries were counted without those that had been left out
            for (const std::size_t before : left)
                position += before <= position ? 1 : 0;
        }
        if (!left.insert(position).second)
            return false;
    } else {
        std::erase_if(parent->members, [member](const FoundMember& candidate) { return &candidate == member; });
    }
    m_left.push_back(
        {ProblemKind::Data, problem.where, AE_TR("ae", "left out, because it cannot be used: %1"), AE_TR("ae", "set it anew"), {sentence}});
    return true;
}

}  // namespace ae
