// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/heads/modelconfig.h"

#include "attention/export.h"
#include "session/jsontext.h"
#include "session/reader.h"
#include "session/session.h"

#include <nlohmann/json.hpp>

#include <array>
#include <cmath>

namespace ae {

namespace {

using Json = nlohmann::json;

constexpr std::size_t configBytes = std::size_t{4} * 1024 * 1024;
constexpr Index mostCount = limits::valuesPerMatrix;
constexpr int mostNesting = 2;  ///< parts of parts are none that we look for

/// One number of the file under the names that libraries give it; the first name that is there counts.
template <class T> struct Member {
    std::array<std::string_view, 5> names;
    std::optional<T> ModelConfig::*target;
};

constexpr Member<Index> counts[] = {
    {{"num_attention_heads", "n_head", "num_heads", "n_heads", "attention_heads"}, &ModelConfig::heads},
    {{"num_key_value_heads", "num_kv_heads", "n_head_kv", "n_kv_heads", "multi_query_group_num"}, &ModelConfig::keyValueHeads},
    {{"head_dim", "d_kv", "kv_channels", "attention_head_dim"}, &ModelConfig::headSize},
    {{"hidden_size", "n_embd", "d_model", "dim", "embed_dim"}, &ModelConfig::width},
    {{"num_hidden_layers", "n_layer", "num_layers", "n_layers"}, &ModelConfig::layers},
    {{"rotary_dim"}, &ModelConfig::rotaryWidth},
    {{"sliding_window"}, &ModelConfig::slidingWindow},
};

constexpr Member<double> reals[] = {
    {{"rope_theta", "rotary_emb_base"}, &ModelConfig::ropeTheta},
    {{"rope_local_base_freq"}, &ModelConfig::localRopeTheta},
    {{"partial_rotary_factor", "rotary_pct", "rope_pct"}, &ModelConfig::rotaryFraction},
    {{"query_pre_attn_scalar"}, &ModelConfig::queryScalar},
    {{"attention_multiplier"}, &ModelConfig::scoreFactor},
    {{"attn_logit_softcapping"}, &ModelConfig::softCap},
};

constexpr Member<bool> flags[] = {
    {{"multi_query"}, &ModelConfig::isMultiQuery},
    {{"is_decoder"}, &ModelConfig::isDecoder},
    {{"use_sliding_window"}, &ModelConfig::usesSlidingWindow},
    {{"alibi"}, &ModelConfig::hasAlibi},
    {{"scale_attn_weights"}, &ModelConfig::scalesScores},
    {{"scale_attn_by_inverse_layer_idx"}, &ModelConfig::scalesByLayer},
};

std::optional<Index> valueOf(const Json& json, Index)
{
    if (!json.is_number_unsigned())
        return std::nullopt;
    const auto value = json.get<std::uint64_t>();
    return value >= 1 && value <= static_cast<std::uint64_t>(mostCount) ? std::optional(static_cast<Index>(value)) : std::nullopt;
}

std::optional<double> valueOf(const Json& json, double)
{
    const double value = json.is_number() ? json.get<double>() : 0;
    return std::isfinite(value) && value > 0 ? std::optional(value) : std::nullopt;
}

std::optional<bool> valueOf(const Json& json, bool)
{
    return json.is_boolean() ? std::optional(json.get<bool>()) : std::nullopt;
}

void noteStrange(ModelConfig& config, std::string_view name)
{
    config.notes.push_back({ProblemKind::Data,
                            "config.json",
                            AE_TR("ae", "%1 is not what it should be and is passed over"),
                            AE_TR("ae", "look it up and choose by hand what depends on it"),
                            {std::string(name)}});
}

template <class T, std::size_t N> void takeMembers(const Json& json, const Member<T> (&members)[N], ModelConfig& config)
{
    for (const Member<T>& member : members) {
        for (const std::string_view name : member.names) {
            const auto found = name.empty() ? json.end() : json.find(name);
            if (found == json.end() || found->is_null() || (config.*member.target).has_value())
                continue;
            config.*member.target = valueOf(*found, T{});
            if (!(config.*member.target).has_value())
                noteStrange(config, name);
        }
    }
}

std::string textOf(const Json& json, const char* name)
{
    const auto found = json.find(name);
    return found != json.end() && found->is_string() ? shortened(found->get<std::string>(), limits::tokenCodePoints) : std::string();
}

/// How positions are stretched: {"rope_type": "yarn"}; "type" in older files, inside rope_parameters in newer ones.
void takeRope(const Json& json, ModelConfig& config)
{
    for (const char* name : {"rope_scaling", "rope_parameters"}) {
        const auto found = json.find(name);
        if (found == json.end() || !found->is_object())
            continue;
        takeMembers(*found, reals, config);
        std::string type = textOf(*found, "rope_type");
        if (type.empty())
            type = textOf(*found, "type");
        if (type != "default")
            config.ropeScaling = type;
    }
}

void takeTexts(const Json& json, ModelConfig& config)
{
    config.modelType = textOf(json, "model_type");
    config.positions = textOf(json, "position_embedding_type");
    const auto types = json.find("layer_types");
    if (types == json.end() || !types->is_array())
        return;
    for (const Json& type : *types)
        config.layerTypes.push_back(type.is_string() ? shortened(type.get<std::string>(), limits::tokenCodePoints) : std::string());
}

/// Half of an encoder-decoder whose sizes stand beside each other: encoder_attention_heads, decoder_attention_heads.
void takeHalf(const Json& json, const std::string& half, ModelConfig& config)
{
    const auto found = json.find(half + "_attention_heads");
    const auto heads = found == json.end() ? std::nullopt : valueOf(*found, Index{});
    if (!heads)
        return;
    ModelConfig copy = config;
    copy.parts.clear();
    copy.notes.clear();
    copy.heads = heads;
    config.parts.insert_or_assign(half, std::move(copy));
}

ModelConfig configOf(const Json& json, int depth)
{
    struct Part {
        const char* member;
        const char* name;
    };
    static constexpr Part parts[] = {
        {"text_config", "text"}, {"llm_config", "text"}, {"vision_config", "vision"}, {"encoder", "encoder"}, {"decoder", "decoder"}};
    ModelConfig config;
    config.isThere = true;
    takeMembers(json, counts, config);
    takeMembers(json, reals, config);
    takeMembers(json, flags, config);
    takeTexts(json, config);
    takeRope(json, config);
    takeHalf(json, "encoder", config);
    takeHalf(json, "decoder", config);
    for (const Part& part : parts) {
        const auto found = json.find(part.member);
        if (depth < mostNesting && found != json.end() && found->is_object())
            config.parts.insert_or_assign(part.name, configOf(*found, depth + 1));
    }
    return config;
}

}  // namespace

const ModelConfig& ModelConfig::part(std::string_view name) const
{
    const auto found = parts.find(std::string(name));
    if (found != parts.end())
        return found->second;
    const auto text = parts.find("text");
    // a model with a picture part calls everything else its text part
    return name != "vision" && !heads && text != parts.end() ? text->second : *this;
}

Result<ModelConfig> readModelConfig(std::string_view json)
{
    const Json parsed = Json::parse(json, nullptr, false);
    if (!parsed.is_object()) {
        return Problem{ProblemKind::Data,
                       "config.json",
                       AE_TR("ae", "it is no JSON object and is passed over"),
                       AE_TR("ae", "choose heads by hand"),
                       {}};
    }
    return configOf(parsed, 0);
}

ModelConfig modelConfigBeside(const std::filesystem::path& model)
{
    std::error_code error;
    const std::filesystem::path file = model.parent_path() / "config.json";
    if (model.empty() || !std::filesystem::exists(file, error))
        return {};
    const Result<std::string> text = readFile(file, configBytes);
    const Result<ModelConfig> config = text ? readModelConfig(*text) : Result<ModelConfig>(text.error());
    if (config)
        return *config;
    ModelConfig none;
    none.notes.push_back(config.error());
    none.notes.back().where = "config.json";
    return none;
}

}  // namespace ae
