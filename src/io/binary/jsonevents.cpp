// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/binary/jsonevents.h"

#include "attention/export.h"
#include "session/jsontext.h"

#include <nlohmann/json.hpp>

namespace ae {

bool JsonEvents::parse(std::string_view text)
{
    if (const std::size_t nul = text.find('\0'); nul != std::string_view::npos)  // the parser would take it for the end
        return fail(AE_TR("ae", "it holds a NUL byte, at byte %1"), {std::to_string(nul)});
    const bool isWhole = nlohmann::json::sax_parse(text.begin(), text.end(), this);
    return isWhole && !m_failure;
}

bool JsonEvents::null()
{
    return onScalar({JsonScalar::Type::Null, 0, "null"});
}

bool JsonEvents::boolean(bool value)
{
    return onScalar({JsonScalar::Type::Boolean, 0, value ? "true" : "false"});
}

bool JsonEvents::number_integer(std::int64_t value)
{
    return onScalar({JsonScalar::Type::Number, 0, value == 0 ? "-0" : std::to_string(value)});
}

bool JsonEvents::number_unsigned(std::uint64_t value)
{
    return onScalar({JsonScalar::Type::Count, value, std::to_string(value)});
}

bool JsonEvents::number_float(double, const std::string& text)
{
    return onScalar({JsonScalar::Type::Number, 0, shortened(text, 40)});
}

bool JsonEvents::string(std::string& text)
{
    return onScalar({JsonScalar::Type::Text, 0, std::move(text)});
}

bool JsonEvents::key(std::string& name)
{
    Level& level = m_levels.back();
    level.key = name;
    return level.keys.insert(name).second || fail(AE_TR("ae", "duplicate member \"%1\""), {shortened(name)});
}

bool JsonEvents::enter(bool isList)
{
    if (m_levels.size() >= m_deepest)
        return fail(AE_TR("ae", "more than %1 lists and objects are nested"), {std::to_string(m_deepest)});
    if (!onOpen(isList))
        return false;
    m_levels.emplace_back();
    return true;
}

bool JsonEvents::leave()
{
    m_levels.pop_back();
    return onClose();
}

bool JsonEvents::fail(const char* what, std::vector<std::string> arguments)
{
    if (!m_failure)
        m_failure = Failure{what, std::move(arguments)};
    return false;
}

bool JsonEvents::isNoJson(std::size_t position, const std::string& token)
{
    return fail(AE_TR("ae", "it is no JSON, at byte %1: \"%2\""), {std::to_string(position), shortened(token, 40)});
}

}  // namespace ae
