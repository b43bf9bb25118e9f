// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>

namespace ae {

/// How the rows of q, k and v lie in the tensors of a layer. h heads, g key/value heads, k head size.
enum class Packing {
    Separate,  ///< three tensors: h k, g k and g k outputs
    Stacked,  ///< one: all of q, all of k, all of v
    PerGroup,  ///< one: for every key/value head its h/g of q, then its k, then its v; for g = h that is q k v of each head
};

/// What the rows of a weight tensor are.
enum class Orientation {
    OutIn,  ///< rows are outputs: y = x W^T, as torch's Linear stores it
    InOut,  ///< rows are inputs: y = x W, as GPT-2's Conv1D stores it
};

/// Which keys a layer of the family hides, as far as its names tell.
enum class Masking {
    None,
    Causal,
    InDecoders,  ///< causal where the layer is of a decoder or of a text tower
};

/// One family of models, by what its tensors are called: a row of modelFamilies().
struct FamilySpec {
    std::string_view key;
    const char* title;  ///< marked for translation
    Packing packing;
    /// Last parts of the layer's prefix, one of them, parted by '|'; "" for any.
    std::string_view place;
    /// Parts that must stand somewhere in the prefix, one of them, parted by '|'; "" for any.
    std::string_view above;
    /// Names behind the prefix, of q, k and v; only the first where they lie in one tensor.
    std::array<std::string_view, 3> weights;
    /// The same of the biases, which a layer need not have; one name for three weights is one tensor for all.
    std::array<std::string_view, 3> biases;
    /// A tensor behind the prefix that tells families with the same names apart; "" for none.
    std::string_view needs = {};
    Orientation stored = Orientation::OutIn;
    Masking masking = Masking::None;
    std::string_view rotary = {};  ///< "halves", "pairs" or none
    double rotaryFraction = 1;  ///< of the head size that turns, where config.json does not say
    double scaleExponent = 0.5;
    bool hasAlibi = false;
    bool hasRelativeBias = false;
    const char* caveat = "";  ///< marked for translation: what else of the family cannot be followed
};

/// Families in the order in which they are tried. Sources: the model classes of Hugging Face transformers, timm, PyTorch and the
/// authors' own code, whose names and layouts these are.
std::span<const FamilySpec> modelFamilies();

/// What a family with an own name in config.json does otherwise than its tensors' names suggest.
struct ModelTypeSpec {
    std::string_view modelType;
    std::string_view rotary;
    bool isNeverCausal = false;
};
const ModelTypeSpec* findModelType(std::string_view modelType);

/// True when the layer's keys and values come from other tokens than its queries.
bool isCrossAttention(std::string_view prefix);

/// "vision", "text", "decoder", "encoder" or "": the part of the model that a layer belongs to, by its prefix.
std::string_view modelPart(std::string_view prefix);

/// A sign by its name of something that the equation here has no place for.
struct Telltale {
    std::string_view sign;  ///< part of a tensor's name behind the prefix
    const char* what;  ///< marked for translation; %1 is the tensor
    const char* advice;
};
/// nullptr when the rest of the name is no such sign.
const Telltale* findTelltale(std::string_view rest);
/// Why a file has no head of a known family, by the name of any tensor: adapters, quantised weights.
const Telltale* findForeign(std::string_view name);

/// True when the name is one of a list parted by '|'.
bool isOneOf(std::string_view name, std::string_view list);
/// True when the dotted name has the part, or parts, somewhere: "model.encoder.layers" has "encoder".
bool hasPart(std::string_view name, std::string_view part);
/// True when the dotted name ends with the part, or parts.
bool endsWithPart(std::string_view name, std::string_view part);

}  // namespace ae
