// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "attention/matrix.h"
#include "session/problem.h"

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ae {

/// What a config.json says about the attention of a model. Members that it lacks are unset: nothing here is a guess.
struct ModelConfig {
    bool isThere = false;
    std::string modelType;  ///< "gpt2", "llama"; empty when unknown
    std::optional<Index> heads;
    std::optional<Index> keyValueHeads;
    std::optional<Index> headSize;  ///< k
    std::optional<Index> width;  ///< d_model
    std::optional<Index> layers;
    std::optional<Index> rotaryWidth;  ///< how many of the k columns turn
    std::optional<Index> slidingWindow;  ///< tokens that a query looks back at most
    std::optional<double> ropeTheta;  ///< base of the rotary positions
    std::optional<double> localRopeTheta;  ///< the same for layers with a sliding window
    std::optional<double> rotaryFraction;  ///< of k
    std::optional<double> queryScalar;  ///< s: scores are divided by sqrt(s) in place of sqrt(k)
    std::optional<double> scoreFactor;  ///< scores are multiplied by it in place of the division
    std::optional<double> softCap;  ///< of the scores before the softmax
    std::optional<bool> isMultiQuery;
    std::optional<bool> isDecoder;
    std::optional<bool> usesSlidingWindow;  ///< false: the window above means nothing
    std::optional<bool> hasAlibi;
    std::optional<bool> scalesScores;
    std::optional<bool> scalesByLayer;  ///< scores are divided by the number of the layer, from 1, too
    std::string ropeScaling;  ///< "linear", "yarn", "llama3"; empty for none
    std::string positions;  ///< "absolute", "relative_key", "rotary"; empty when unknown
    std::vector<std::string> layerTypes;  ///< "sliding_attention", "full_attention", one a layer
    std::map<std::string, ModelConfig> parts;  ///< "text", "vision", "encoder", "decoder" where they differ from the whole
    std::vector<Problem> notes;  ///< members of the wrong type

    /// Of one part of the model, or of the whole where the file does not tell parts apart.
    const ModelConfig& part(std::string_view name) const;
};

/// Tolerant: members that are missing or strange are passed over, strange ones with a note. Errors: not JSON, no JSON object.
Result<ModelConfig> readModelConfig(std::string_view json);

/// The config.json beside a model file; isThere is false where none lies. One that cannot be read is a note.
ModelConfig modelConfigBeside(const std::filesystem::path& model);

}  // namespace ae
