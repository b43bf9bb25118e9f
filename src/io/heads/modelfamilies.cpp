// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/heads/modelfamilies.h"

#include "attention/export.h"

#include <algorithm>

namespace ae {

namespace {

constexpr std::array<std::string_view, 3> threeNames(std::string_view q, std::string_view k, std::string_view v)
{
    return {q, k, v};
}

constexpr auto projWeights = threeNames("q_proj.weight", "k_proj.weight", "v_proj.weight");
constexpr auto projBiases = threeNames("q_proj.bias", "k_proj.bias", "v_proj.bias");
constexpr auto bertWeights = threeNames("query.weight", "key.weight", "value.weight");
constexpr auto bertBiases = threeNames("query.bias", "key.bias", "value.bias");
constexpr auto fusedWeights = threeNames("query_key_value.weight", "", "");
constexpr auto fusedBiases = threeNames("query_key_value.bias", "", "");

// The narrower of two rows with the same names stands first.
constexpr FamilySpec families[] = {
    {.key = "head",
     .title = AE_TR("ae", "one head, cut already"),
     .packing = Packing::Separate,
     .place = "",
     .above = "",
     .weights = {"Wq", "Wk", "Wv"},
     .biases = {"bq", "bk", "bv"},
     .stored = Orientation::InOut},
    {.key = "gpt2",
     .title = AE_TR("ae", "GPT-2"),
     .packing = Packing::Stacked,
     .place = "attn",
     .above = "",
     .weights = {"c_attn.weight"},
     .biases = {"c_attn.bias"},
     .stored = Orientation::InOut,
     .masking = Masking::Causal},
    {.key = "nanogpt",
     .title = AE_TR("ae", "minGPT or nanoGPT"),
     .packing = Packing::Stacked,
     .place = "attn",
     .above = "",
     .weights = {"c_attn.weight"},
     .biases = {"c_attn.bias"},
     .masking = Masking::Causal},
    {.key = "bert",
     .title = AE_TR("ae", "BERT or RoBERTa"),
     .packing = Packing::Separate,
     .place = "attention.self|crossattention.self",
     .above = "",
     .weights = bertWeights,
     .biases = bertBiases},
    {.key = "vit",
     .title = AE_TR("ae", "Vision transformer (Hugging Face)"),
     .packing = Packing::Separate,
     .place = "attention.attention",
     .above = "",
     .weights = bertWeights,
     .biases = bertBiases},
    {.key = "whisper",
     .title = AE_TR("ae", "Whisper (OpenAI)"),
     .packing = Packing::Separate,
     .place = "attn|cross_attn",
     .above = "",
     .weights = bertWeights,
     .biases = bertBiases,
     .masking = Masking::InDecoders},
    {.key = "albert",
     .title = AE_TR("ae", "ALBERT"),
     .packing = Packing::Separate,
     .place = "attention",
     .above = "",
     .weights = bertWeights,
     .biases = bertBiases},
    {.key = "distilbert",
     .title = AE_TR("ae", "DistilBERT"),
     .packing = Packing::Separate,
     .place = "",
     .above = "",
     .weights = {"q_lin.weight", "k_lin.weight", "v_lin.weight"},
     .biases = {"q_lin.bias", "k_lin.bias", "v_lin.bias"}},
    {.key = "beit",
     .title = AE_TR("ae", "BEiT or Swin v2 (timm)"),
     .packing = Packing::Stacked,
     .place = "attn",
     .above = "",
     .weights = {"qkv.weight"},
     .biases = {"q_bias", "k_bias", "v_bias"},
     .needs = "q_bias"},
    {.key = "timm",
     .title = AE_TR("ae", "Vision transformer (timm, DINO)"),
     .packing = Packing::Stacked,
     .place = "attn",
     .above = "",
     .weights = {"qkv.weight"},
     .biases = {"qkv.bias"}},
    {.key = "torch",
     .title = AE_TR("ae", "PyTorch's MultiheadAttention"),
     .packing = Packing::Stacked,
     .place = "",
     .above = "",
     .weights = {"in_proj_weight"},
     .biases = {"in_proj_bias"},
     .masking = Masking::InDecoders},
    {.key = "torch-separate",
     .title = AE_TR("ae", "PyTorch's MultiheadAttention"),
     .packing = Packing::Separate,
     .place = "",
     .above = "",
     .weights = {"q_proj_weight", "k_proj_weight", "v_proj_weight"},
     .biases = {"in_proj_bias"},
     .masking = Masking::InDecoders},
    {.key = "encoder-decoder",
     .title = AE_TR("ae", "OPT, BART, Whisper or CLIP"),
     .packing = Packing::Separate,
     .place = "self_attn|encoder_attn|attention",
     .above = "encoder|decoder|text_model|vision_model",
     .weights = projWeights,
     .biases = projBiases,
     .masking = Masking::InDecoders},
    {.key = "phi3",
     .title = AE_TR("ae", "Phi-3"),
     .packing = Packing::Stacked,
     .place = "self_attn",
     .above = "",
     .weights = {"qkv_proj.weight"},
     .biases = {"qkv_proj.bias"},
     .masking = Masking::Causal,
     .rotary = "halves"},
    {.key = "llama",
     .title = AE_TR("ae", "Llama, Mistral, Gemma or Qwen"),
     .packing = Packing::Separate,
     .place = "self_attn",
     .above = "",
     .weights = projWeights,
     .biases = projBiases,
     .masking = Masking::Causal,
     .rotary = "halves"},
    {.key = "llama-meta",
     .title = AE_TR("ae", "Llama or Mistral (the authors' files)"),
     .packing = Packing::Separate,
     .place = "attention",
     .above = "",
     .weights = {"wq.weight", "wk.weight", "wv.weight"},
     .biases = {"wq.bias", "wk.bias", "wv.bias"},
     .masking = Masking::Causal,
     .rotary = "pairs"},
    {.key = "gpt-neo",
     .title = AE_TR("ae", "GPT-Neo"),
     .packing = Packing::Separate,
     .place = "attn.attention",
     .above = "",
     .weights = projWeights,
     .biases = projBiases,
     .masking = Masking::Causal,
     .scaleExponent = 0,
     .caveat = AE_TR("ae", "every second layer of GPT-Neo looks back 256 tokens at most, which is not followed")},
    {.key = "gptj",
     .title = AE_TR("ae", "GPT-J"),
     .packing = Packing::Separate,
     .place = "attn",
     .above = "",
     .weights = projWeights,
     .biases = projBiases,
     .masking = Masking::Causal,
     .rotary = "pairs",
     .rotaryFraction = 0.25},
    {.key = "chatglm",
     .title = AE_TR("ae", "ChatGLM"),
     .packing = Packing::Stacked,
     .place = "self_attention",
     .above = "encoder",
     .weights = fusedWeights,
     .biases = fusedBiases,
     .masking = Masking::Causal,
     .rotary = "pairs",
     .rotaryFraction = 0.5},
    {.key = "bloom",
     .title = AE_TR("ae", "BLOOM"),
     .packing = Packing::PerGroup,
     .place = "self_attention",
     .above = "",
     .weights = fusedWeights,
     .biases = fusedBiases,
     .needs = "query_key_value.bias",
     .masking = Masking::Causal,
     .hasAlibi = true},
    {.key = "falcon",
     .title = AE_TR("ae", "Falcon"),
     .packing = Packing::PerGroup,
     .place = "self_attention",
     .above = "",
     .weights = fusedWeights,
     .biases = fusedBiases,
     .masking = Masking::Causal,
     .rotary = "halves"},
    {.key = "neox",
     .title = AE_TR("ae", "GPT-NeoX or Pythia"),
     .packing = Packing::PerGroup,
     .place = "attention",
     .above = "",
     .weights = fusedWeights,
     .biases = fusedBiases,
     .masking = Masking::Causal,
     .rotary = "halves",
     .rotaryFraction = 0.25},
    {.key = "mpt",
     .title = AE_TR("ae", "MPT"),
     .packing = Packing::Stacked,
     .place = "attn",
     .above = "",
     .weights = {"Wqkv.weight"},
     .biases = {"Wqkv.bias"},
     .masking = Masking::Causal,
     .hasAlibi = true},
    {.key = "t5",
     .title = AE_TR("ae", "T5"),
     .packing = Packing::Separate,
     .place = "SelfAttention|EncDecAttention",
     .above = "",
     .weights = {"q.weight", "k.weight", "v.weight"},
     .biases = {},
     .masking = Masking::InDecoders,
     .scaleExponent = 0,
     .hasRelativeBias = true},
};

// Command-R, GLM and ERNIE turn neighbours where others with the names of Llama turn halves; SigLIP's text tower sees all.
constexpr ModelTypeSpec modelTypes[] = {
    {.modelType = "cohere", .rotary = "pairs"},
    {.modelType = "cohere2", .rotary = "pairs"},
    {.modelType = "glm", .rotary = "pairs"},
    {.modelType = "glm4", .rotary = "pairs"},
    {.modelType = "ernie4_5", .rotary = "pairs"},
    {.modelType = "qwen", .rotary = "halves"},
    {.modelType = "siglip", .rotary = {}, .isNeverCausal = true},
    {.modelType = "siglip_text_model", .rotary = {}, .isNeverCausal = true},
};

constexpr const char* withoutIt = AE_TR("ae", "expect other weights than the model's: they are computed without it");

constexpr const char* normed = AE_TR("ae", "the model also normalises queries and keys (%1), which cannot be followed");
constexpr const char* biased = AE_TR("ae", "the model adds a learned bias for the distance of two tokens (%1), which cannot be followed");

constexpr Telltale telltales[] = {
    {"q_norm.", normed, withoutIt},
    {"q_layernorm.", normed, withoutIt},
    {"query_norm.", normed, withoutIt},
    {"query_layernorm.", normed, withoutIt},
    {"relative_attention_bias.", biased, withoutIt},
    {"relative_position_bias_table", biased, withoutIt},
    {"attention_biases", biased, withoutIt},
    {"distance_embedding.", biased, withoutIt},
    {"rel_pos", biased, withoutIt},
    {"cpb_mlp.", biased, withoutIt},
    {"logit_scale", AE_TR("ae", "the model compares directions and has a learned scale (%1), which cannot be followed"), withoutIt},
    {"sinks", AE_TR("ae", "the model lets a part of every weight go nowhere (%1), which cannot be followed"), withoutIt},
    {"bias_k", AE_TR("ae", "the model adds a learned key and value to those of the tokens (%1), which cannot be followed"), withoutIt},
};

constexpr Telltale foreigners[] = {
    {".lora_A.", AE_TR("ae", "it holds an adapter (%1), which is of no use without the model that it was made for"),
     AE_TR("ae", "merge the two and save the result")},
    {".qweight", AE_TR("ae", "its weights are quantised (%1)"), AE_TR("ae", "take the model in F32, F16 or BF16")},
    {".absmax", AE_TR("ae", "its weights are quantised (%1)"), AE_TR("ae", "take the model in F32, F16 or BF16")},
    {".kv_a_proj_with_mqa.", AE_TR("ae", "its keys and values are made in two steps (%1), which cannot be followed"),
     AE_TR("ae", "multiply the two matrices outside and import the result as --wk and --wv")},
};

const Telltale* findIn(std::span<const Telltale> signs, std::string_view name)
{
    const auto found = std::find_if(signs.begin(), signs.end(), [&](const Telltale& t) { return name.find(t.sign) != name.npos; });
    return found == signs.end() ? nullptr : &*found;
}

}  // namespace

std::span<const FamilySpec> modelFamilies()
{
    return families;
}

const ModelTypeSpec* findModelType(std::string_view modelType)
{
    const auto* found =
        std::find_if(std::begin(modelTypes), std::end(modelTypes), [&](const ModelTypeSpec& m) { return m.modelType == modelType; });
    return found == std::end(modelTypes) ? nullptr : found;
}

bool isCrossAttention(std::string_view prefix)
{
    static constexpr std::string_view places[] = {"encoder_attn", "crossattention.self", "EncDecAttention", "cross_attn", "multihead_attn"};
    return std::any_of(std::begin(places), std::end(places), [&](std::string_view place) { return endsWithPart(prefix, place); });
}

std::string_view modelPart(std::string_view prefix)
{
    struct Row {
        std::string_view sign;
        std::string_view part;
    };
    static constexpr Row rows[] = {
        {"vision_model", "vision"}, {"vision_tower", "vision"}, {"visual", "vision"},   {"vision", "vision"},   {"text_model", "text"},
        {"text", "text"},           {"language_model", "text"}, {"decoder", "decoder"}, {"encoder", "encoder"},
    };
    for (const Row& row : rows) {
        if (hasPart(prefix, row.sign))
            return row.part;
    }
    return {};
}

const Telltale* findTelltale(std::string_view rest)
{
    return findIn(telltales, rest);
}

const Telltale* findForeign(std::string_view name)
{
    return findIn(foreigners, name);
}

bool isOneOf(std::string_view name, std::string_view list)
{
    for (std::size_t start = 0; start <= list.size();) {
        const std::size_t end = std::min(list.find('|', start), list.size());
        if (name == list.substr(start, end - start))
            return true;
        start = end + 1;
    }
    return false;
}

bool endsWithPart(std::string_view name, std::string_view part)
{
    return name.ends_with(part) && (name.size() == part.size() || name[name.size() - part.size() - 1] == '.');
}

bool hasPart(std::string_view name, std::string_view part)
{
    for (std::size_t at = name.find(part); at != name.npos; at = name.find(part, at + 1)) {
        const std::size_t end = at + part.size();
        if ((at == 0 || name[at - 1] == '.') && (end == name.size() || name[end] == '.'))
            return true;
    }
    return false;
}

}  // namespace ae
