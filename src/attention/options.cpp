// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "attention/options.h"

#include <charconv>
#include <cmath>

namespace ae {

namespace {

std::string text(double value)
{
    char digits[32];
    return {digits, std::to_chars(digits, digits + sizeof digits, value).ptr};
}

}  // namespace

std::optional<Error> checkOptions(const Options& options, Index tokens)
{
    if (!(options.scaleExponent >= 0 && options.scaleExponent <= 2))
        return Error{ErrorCode::InvalidExponent, {text(options.scaleExponent)}};
    if (!(options.temperature > 0) || !std::isfinite(options.temperature))
        return Error{ErrorCode::InvalidTemperature, {text(options.temperature)}};
    const MaskSpec* mask = findMask(options.mask);
    if (!mask)
        return Error{ErrorCode::UnknownMask, {options.mask}};
    if (mask->isPainted && (options.allowed.rows() != tokens || options.allowed.cols() != tokens)) {
        return Error{ErrorCode::MaskShape,
                     {std::to_string(options.allowed.rows()), std::to_string(options.allowed.cols()), std::to_string(tokens)}};
    }
    return std::nullopt;
}

double scaleDivisor(const Options& options, Index headWidth)
{
    const auto width = static_cast<double>(headWidth);
    if (options.scaleExponent == 0.5)
        return std::sqrt(width);
    return std::pow(width, options.scaleExponent);
}

}  // namespace ae
