// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "attention/graph.h"
#include "attention/options.h"
#include "io/arrays.h"
#include "io/heads/modelconfig.h"
#include "io/heads/modelfamilies.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ae {

/// How queries and keys turn with the position of their token.
using RotaryRule = decltype(Options::rotary);

/// Numbers of heads that the user gives; they count more than what file and config.json say.
struct HeadCounts {
    std::optional<Index> heads;  ///< h
    std::optional<Index> keyValueHeads;  ///< g
    std::optional<Index> headSize;  ///< k
};

/// One attention layer of a model file: where its tensors are and by which rules it attends.
struct AttentionLayer {
    std::string prefix;  ///< "model.layers.3.self_attn"
    const FamilySpec* family = nullptr;
    std::string_view part;  ///< of the model: "encoder", "decoder", "vision", "text" or ""
    std::optional<Index> number;  ///< the first number of the prefix
    bool isCross = false;

    std::array<std::size_t, 3> weights{};  ///< arrays of the file with q, k and v; three times the same where they lie in one
    std::array<std::optional<std::size_t>, 3> biases;
    Orientation stored = Orientation::OutIn;
    bool isSquare = false;  ///< both orientations would fit
    Index width = 0;  ///< d_model
    Index heads = 0;  ///< h; 0 while it is not known
    Index keyValueHeads = 0;  ///< g
    Index headSize = 0;  ///< k
    Index valueSize = 0;  ///< columns of one head of v

    std::string mask = "none";
    double scaleExponent = 0.5;
    double temperature = 1;
    RotaryRule rotary;

    std::vector<Problem> notes;  ///< what is assumed and why
    std::vector<Problem> warnings;  ///< what cannot be followed
    std::optional<Problem> obstacle;  ///< why no head can be cut: the number of heads must be given, shapes do not fit

    bool isReady() const { return !obstacle.has_value(); }
};

/// What a model file holds for us.
struct Model {
    std::vector<AttentionLayer> layers;  ///< by part and number; never empty
    std::vector<Problem> notes;  ///< about the file and its config.json
};

/// Finds the attention layers of all families of modelFamilies(). Only names and shapes are looked at, so that the size of the file
/// does not matter. A layer whose heads are not known is listed with an obstacle. Error: there is none at all.
Result<Model> recogniseModel(const ArrayFile& file, const ModelConfig& config, const HeadCounts& counts = {});

/// A layer by its number, or by a piece of its name: "3", "decoder.layers.3.self_attn". Errors (kind Usage): none, several.
Result<std::size_t> findLayer(const Model& model, std::string_view text);

/// What to call a layer in a list: "3", "decoder 3", "decoder 3 (cross attention)", or its prefix where it has no number.
std::string layerName(const AttentionLayer& layer);

/// Whether the weights are read as the family stores them or the other way round.
enum class Reading { AsStored, Transposed };

/// One head, ready to be computed with.
struct Head {
    Inputs matrices;  ///< Wq, Wk: d_model x k, Wv: d_model x d_v; bq, bk, bv as rows where there are some
    std::string mask = "none";
    double scaleExponent = 0.5;
    double temperature = 1;
    RotaryRule rotary;
    std::vector<Problem> notes;  ///< assumptions, then what cannot be followed
};

/// Cuts query head `head` (from 0) with the key/value head that it uses, head div (h/g). Reads only the block of that head.
/// Errors: the layer's obstacle, no such head (Usage), weights that cannot be transposed, what reading brings to light.
Result<Head> cutHead(const ArrayFile& file, const AttentionLayer& layer, Index head, Reading reading = Reading::AsStored);

}  // namespace ae
