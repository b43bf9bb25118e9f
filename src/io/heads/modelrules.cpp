// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Mask, scale and positions of an attention layer, and what of it the equation here cannot follow.
#include "io/heads/modellayer.h"

#include "attention/export.h"
#include "session/numbers.h"

#include <cmath>

namespace ae {

namespace {

constexpr double commonBase = 10'000;  // Su and others: RoFormer (2021)
constexpr Index gemmaPeriod = 6;  // every sixth layer of Gemma 3 sees all tokens

/// Whether the layer is of a decoder or a text tower, by its name and its neighbours.
bool isOfDecoder(const AttentionLayer& layer, const LayerContext& context)
{
    if (layer.part == "decoder")
        return true;
    if (layer.part == "text" || (layer.part.empty() && hasPart(layer.prefix, "resblocks")))
        return true;  // CLIP
    const std::size_t dot = layer.prefix.rfind('.');
    const std::string parent = dot == std::string::npos ? std::string() : layer.prefix.substr(0, dot);
    return context.index.find(parent, "multihead_attn.in_proj_weight").has_value();  // torch's TransformerDecoderLayer
}

bool isSaidCausal(const LayerContext& context)
{
    const auto& metadata = context.index.file().metadata();
    const auto causal = metadata.find("causal");
    return context.config.isDecoder == true || (causal != metadata.end() && causal->second == "true");
}

void findMask(AttentionLayer& layer, const LayerContext& context)
{
    const ModelTypeSpec* type = findModelType(context.config.modelType);
    bool isCausal = isSaidCausal(context);
    if (layer.family->masking == Masking::Causal)
        isCausal = layer.part != "vision";
    else if (layer.family->masking == Masking::InDecoders)
        isCausal = isOfDecoder(layer, context);
    if (layer.isCross || (type && type->isNeverCausal))
        isCausal = false;
    layer.mask = isCausal ? "causal" : "none";
    layer.notes.push_back(isCausal ? modelNote({}, AE_TR("ae", "causal mask: a token looks at itself and at those before it"))
                                   : modelNote({}, AE_TR("ae", "no mask: every token looks at every token")));
}

bool isSliding(const AttentionLayer& layer, const ModelConfig& config)
{
    const auto number = static_cast<std::size_t>(layer.number.value_or(0));
    if (number < config.layerTypes.size())
        return config.layerTypes[number] == "sliding_attention";
    if (config.modelType.starts_with("gemma3"))
        return (layer.number.value_or(0) + 1) % gemmaPeriod != 0;
    return config.slidingWindow && config.usesSlidingWindow != false && config.layerTypes.empty();
}

void warnOfWindow(AttentionLayer& layer, const ModelConfig& config)
{
    if (layer.mask != "causal" || !config.slidingWindow || !isSliding(layer, config))
        return;
    layer.warnings.push_back(modelNote({}, AE_TR("ae", "the model lets a token look back %1 tokens at most, which is not followed"),
                                       {std::to_string(*config.slidingWindow)}, AE_TR("ae", "with fewer tokens it makes no difference")));
}

/// The temperature that makes of 1/sqrt(k) another factor of the scores.
void setTemperature(AttentionLayer& layer, double temperature, Problem note)
{
    if (!std::isfinite(temperature) || temperature <= 0 || temperature == 1)
        return;
    layer.temperature *= temperature;
    note.arguments.push_back(numberText(layer.temperature));
    layer.notes.push_back(std::move(note));
}

void findScale(AttentionLayer& layer, const ModelConfig& config)
{
    const auto size = static_cast<double>(layer.headSize);
    layer.scaleExponent = config.scalesScores == false ? 0 : layer.family->scaleExponent;
    if (layer.scaleExponent == 0)
        layer.notes.push_back(modelNote({}, AE_TR("ae", "the scores are not divided by the root of k")));
    if (config.queryScalar) {  // 1/sqrt(s) = 1/(sqrt(k) tau)
        setTemperature(layer, std::sqrt(*config.queryScalar / size),
                       modelNote({},
                                 AE_TR("ae", "the model divides scores by the root of %1 in place of %2: the temperature is %3 for that"),
                                 {numberText(*config.queryScalar), std::to_string(layer.headSize)}));
    }
    if (config.scoreFactor) {  // m = 1/(sqrt(k) tau)
        setTemperature(layer, 1 / (*config.scoreFactor * std::sqrt(size)),
                       modelNote({}, AE_TR("ae", "the model multiplies scores by %1: the temperature is %2 for that"),
                                 {numberText(*config.scoreFactor)}));
    }
    if (config.scalesByLayer == true && layer.number) {
        setTemperature(
            layer, static_cast<double>(*layer.number + 1),
            modelNote({}, AE_TR("ae", "the model divides scores by the number of the layer from 1, too: the temperature is %1")));
    }
    if (config.softCap) {
        layer.warnings.push_back(modelNote({}, AE_TR("ae", "the model bends scores so that none passes %1, which cannot be followed"),
                                           {numberText(*config.softCap)}, AE_TR("ae", "scores well below that hardly differ")));
    }
}

/// How many columns turn, from a tensor, config.json or the family's habit; 0 for all.
Index rotaryWidth(const AttentionLayer& layer, const LayerContext& context, bool& isAssumed)
{
    const ModelConfig& config = context.config;
    isAssumed = false;
    Index width = 0;
    for (const auto& [rest, array] : context.index.under(layer.prefix)) {
        const ArrayInfo& info = context.index.info(array);
        if (rest.ends_with("inv_freq") && info.shape.size() == 1 && info.shape[0] <= static_cast<std::uint64_t>(layer.headSize))
            width = 2 * static_cast<Index>(info.shape[0]);
    }
    if (width == 0 && config.rotaryWidth)
        width = *config.rotaryWidth;
    if (width == 0) {
        isAssumed = !config.rotaryFraction && layer.family->rotaryFraction != 1;
        const double fraction = config.rotaryFraction.value_or(layer.family->rotaryFraction);
        width = static_cast<Index>(std::min(fraction, 1.0) * static_cast<double>(layer.headSize));
    }
    return width >= layer.headSize || width < 1 ? 0 : width;
}

void noteRotary(AttentionLayer& layer, bool isWidthAssumed, bool isBaseAssumed)
{
    const Index width = layer.rotary.width == 0 ? layer.headSize : layer.rotary.width;
    const char* what = layer.rotary.convention == "halves"
        ? AE_TR("ae", "rotary positions with base %1 turn %2 of the %3 columns, each of the first half with its partner in the second")
        : AE_TR("ae", "rotary positions with base %1 turn %2 of the %3 columns in neighbouring pairs");
    layer.notes.push_back(modelNote({}, what, {numberText(layer.rotary.base), std::to_string(width), std::to_string(layer.headSize)}));
    if (isWidthAssumed || isBaseAssumed) {
        layer.notes.push_back(modelNote({}, AE_TR("ae", "base and number of columns are the usual ones: no config.json tells them"), {},
                                        AE_TR("ae", "set them by hand if the model has others")));
    }
}

void findPositions(AttentionLayer& layer, const LayerContext& context)
{
    const ModelConfig& config = context.config;
    const bool hasAlibi = config.hasAlibi.value_or(layer.family->hasAlibi);
    if (hasAlibi) {
        layer.warnings.push_back(modelNote({}, AE_TR("ae", "the model takes off scores by distance (ALiBi), which cannot be followed"), {},
                                           AE_TR("ae", "expect weights further back to be too large")));
    }
    const ModelTypeSpec* type = findModelType(config.modelType);
    const std::string_view convention = type && !type->rotary.empty() ? type->rotary : layer.family->rotary;
    if (convention.empty() || hasAlibi || layer.isCross || layer.part == "vision")
        return;
    bool isWidthAssumed = false;
    const bool isLocal = config.localRopeTheta && isSliding(layer, config);
    const std::optional<double> base = isLocal ? config.localRopeTheta : config.ropeTheta;
    layer.rotary.convention = std::string(convention);
    layer.rotary.base = base.value_or(commonBase);
    layer.rotary.width = rotaryWidth(layer, context, isWidthAssumed);
    noteRotary(layer, isWidthAssumed, !base);
    if (!config.ropeScaling.empty() && !isLocal) {
        layer.warnings.push_back(modelNote({}, AE_TR("ae", "the model stretches its positions (%1), which cannot be followed"),
                                           {config.ropeScaling}, AE_TR("ae", "expect other weights between tokens that lie far apart")));
    }
}

/// Metadata of a cut head may name a base, but says nothing of the convention.
void warnOfUnusedBase(AttentionLayer& layer, const LayerContext& context)
{
    const auto& metadata = context.index.file().metadata();
    const auto base = metadata.find("rope_theta");
    if (base == metadata.end() || !layer.rotary.convention.empty())
        return;
    layer.warnings.push_back(modelNote({}, AE_TR("ae", "the file speaks of rotary positions with base %1, but not of what turns with what"),
                                       {numberText(readNumber(base->second).value_or(commonBase))},
                                       AE_TR("ae", "choose halves or pairs: --rope pairs,BASE")));
}

void warnOfTelltales(AttentionLayer& layer, const LayerContext& context)
{
    if (layer.family->hasRelativeBias && !layer.isCross) {
        layer.warnings.push_back(
            modelNote({}, AE_TR("ae", "the model adds a learned bias for the distance of two tokens, which cannot be followed"), {},
                      AE_TR("ae", "expect other weights than the model's")));
    }
    for (const auto& [rest, array] : context.index.under(layer.prefix)) {
        const Telltale* sign = findTelltale(rest);
        if (sign && !(layer.family->hasRelativeBias && rest.starts_with("relative_attention_bias")))
            layer.warnings.push_back(modelNote({}, sign->what, {context.index.info(array).name}, sign->advice));
    }
    if (context.config.positions.starts_with("relative")) {
        layer.warnings.push_back(modelNote({}, AE_TR("ae", "the model's positions are %1, which cannot be followed"),
                                           {context.config.positions}, AE_TR("ae", "expect other weights than the model's")));
    }
    if (layer.isCross) {
        layer.warnings.push_back(modelNote({},
                                           AE_TR("ae",
                                                 "in the model the keys and values of this layer come from another text than the "
                                                 "queries; here one X feeds all three"),
                                           {}, AE_TR("ae", "choose a layer of self-attention for the model's own numbers")));
    }
    if (*layer.family->caveat != '\0')
        layer.warnings.push_back(modelNote({}, layer.family->caveat));
}

}  // namespace

void findRules(AttentionLayer& layer, const LayerContext& context)
{
    findMask(layer, context);
    warnOfWindow(layer, context.config);
    findScale(layer, context.config);
    findPositions(layer, context);
    warnOfUnusedBase(layer, context);
    warnOfTelltales(layer, context);
}

}  // namespace ae
