// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "attention/rotary.h"

#include "attention/steps.h"

#include <array>
#include <cmath>

namespace ae {

std::span<const RotarySpec> rotaryCatalogue()
{
    static constexpr std::array catalogue = {
        RotarySpec{"halves", AE_TR("ae", "Halves"),
                   AE_TR("ae", "Number m turns with number m + w/2: Llama, Mistral, Gemma, Qwen, Phi and GPT-NeoX as stored today."),
                   [](Index pair, Index) { return pair; }, [](Index pair, Index half) { return pair + half; },
                   [](Index column, Index half) { return column % half; }, ":H", "H:W"},
        RotarySpec{"pairs", AE_TR("ae", "Neighbours"),
                   AE_TR("ae", "Number 2m turns with number 2m + 1: the original paper, GPT-J and Llama in Meta's own files."),
                   [](Index pair, Index) { return 2 * pair; }, [](Index pair, Index) { return 2 * pair + 1; },
                   [](Index column, Index) { return column / 2; }, "0:W:2", "1:W:2"},
    };
    return catalogue;
}

const RotarySpec* findRotary(std::string_view key)
{
    for (const RotarySpec& spec : rotaryCatalogue()) {
        if (spec.key == key)
            return &spec;
    }
    return nullptr;
}

std::string fillSizes(std::string_view slice, Index width)
{
    std::string text;
    for (const char c : slice) {
        if (c == 'H')
            text += std::to_string(width / 2);
        else if (c == 'W')
            text += std::to_string(width);
        else
            text += c;
    }
    return text;
}

std::optional<Error> checkRotary(const Rotary& rotary, Index headWidth)
{
    if (!rotary.isOn())
        return std::nullopt;
    if (!findRotary(rotary.convention))
        return Error{ErrorCode::UnknownRotary, {rotary.convention}};
    if (!(rotary.base > 0) || !std::isfinite(rotary.base))
        return Error{ErrorCode::InvalidRotaryBase, {steps::numberText(rotary.base)}};
    const Index width = rotary.widthIn(headWidth);
    if (width < 2 || width % 2 != 0 || width > headWidth)
        return Error{ErrorCode::InvalidRotaryWidth, {std::to_string(width), std::to_string(headWidth)}};
    return std::nullopt;
}

}  // namespace ae
