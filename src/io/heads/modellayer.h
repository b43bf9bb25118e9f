// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/heads/modelhead.h"

#include <utility>

namespace ae {

/// The arrays of a file by name.
class TensorIndex {
public:
    explicit TensorIndex(const ArrayFile& file);

    const ArrayFile& file() const { return m_file; }
    const ArrayInfo& info(std::size_t array) const { return m_file.arrays()[array]; }
    std::optional<std::size_t> find(std::string_view name) const;
    /// The array PREFIX.NAME, or NAME where the prefix is empty.
    std::optional<std::size_t> find(std::string_view prefix, std::string_view name) const;
    /// Arrays whose names start with "PREFIX.", and what follows there. All of them for an empty prefix.
    std::vector<std::pair<std::string_view, std::size_t>> under(std::string_view prefix) const;

private:
    const ArrayFile& m_file;
    std::vector<std::pair<std::string_view, std::size_t>> m_names;  ///< sorted
};

/// What is known beside the tensors of a layer.
struct LayerContext {
    const TensorIndex& index;
    const ModelConfig& config;  ///< of the layer's part of the model
    const HeadCounts& counts;
};

/// Fills in orientation, sizes and numbers of heads, with notes, or the obstacle.
void findSizes(AttentionLayer& layer, const LayerContext& context);

/// Fills in mask, scale and positions, with notes and warnings. The sizes are known.
void findRules(AttentionLayer& layer, const LayerContext& context);

/// First of the outputs of a head of q (0), k (1) or v (2) within its weight tensor.
Index firstOutput(const AttentionLayer& layer, std::size_t role, Index head);

/// The matrix with a row for every token id, as wide as d_model: the one whose name starts most like the layer's.
std::optional<std::size_t> findEmbedding(const TensorIndex& index, std::string_view prefix, std::optional<Index> width);

inline Problem modelNote(std::string where, const char* what, std::vector<std::string> arguments = {}, const char* advice = "")
{
    return {ProblemKind::Data, std::move(where), what, advice, std::move(arguments)};
}

}  // namespace ae
