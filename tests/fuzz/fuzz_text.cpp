// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "fuzz.h"
#include "io/text/textfile.h"

#include <array>
#include <optional>

namespace {

using ae::TextQuestion;

constexpr std::array<std::optional<char>, 4> decimals = {std::nullopt, '.', ',', std::nullopt};
constexpr std::array<std::optional<bool>, 4> headers = {std::nullopt, true, false, std::nullopt};
constexpr std::array<std::string_view, 4> names = {"", "a.csv", "a.txt", "A.CSV"};

/// Opens the text, and answers what it asks in one of the two ways.
void checkText(const ae::Bytes& bytes, std::string_view name, ae::ReadChoices choices, bool isFirstAnswer)
{
    const auto file = ae::openText(bytes, name, choices);
    ae::fuzz::checkFile(file);
    if (file)
        return ae::fuzz::check((*file)->read(0).isOk(), "a text that opens can be read");
    switch (ae::questionOf(file.error())) {
    case TextQuestion::None:
        return;
    case TextQuestion::Decimal:
        ae::fuzz::check(!choices.decimal, "what was answered is not asked again");
        choices.decimal = isFirstAnswer ? '.' : ',';
        break;
    case TextQuestion::Header:
        ae::fuzz::check(!choices.hasHeader, "what was answered is not asked again");
        choices.hasHeader = isFirstAnswer;
        break;
    }
    checkText(bytes, name, choices, isFirstAnswer);
}

}  // namespace

/// A first byte from 0x80 to 0xBF, with which no UTF-8 text begins, makes the choices; the others are the file.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const bool hasChoices = size > 0 && data[0] >> 6 == 2;
    const unsigned bits = hasChoices ? data[0] : 0u;
    ae::ReadChoices choices;
    choices.decimal = decimals[bits & 3u];
    choices.hasHeader = headers[bits >> 2 & 3u];
    const std::string_view text = ae::fuzz::viewOf(data, size).substr(hasChoices ? 1 : 0);
    checkText(std::make_shared<ae::fuzz::FuzzBytes>(text), names[bits >> 4 & 3u], choices, size % 2 == 0);
    return 0;
}
