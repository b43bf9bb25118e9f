// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/heads/modelhead.h"
#include "session/session.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace ae {

/// X and the names of its rows.
struct Embeddings {
    Matrix x;  ///< n x d_model
    std::vector<std::string> tokens;
    std::vector<Problem> notes;
};

/// Rows of the file's embedding matrix. Without position embeddings and without the layer norm that stands before the head; a note
/// says so. Errors: no ids, no such matrix, an id beyond its rows.
Result<Embeddings> embeddingsOfIds(const ArrayFile& file, const AttentionLayer& layer, std::span<const std::uint64_t> ids);

/// Standard normal numbers, the same for the same seed.
Result<Embeddings> randomEmbeddings(Index tokens, Index width, std::uint64_t seed);

/// The array X of a file that holds a single head, with the tokens of its metadata where their number fits. Error: there is none.
Result<Embeddings> storedEmbeddings(const ArrayFile& file, const AttentionLayer& layer);

/// t1 ... tn.
std::vector<std::string> defaultTokens(Index count);

/// "model.safetensors layer 3 head 5".
std::string headTitle(const std::string& file, const AttentionLayer& layer, Index head);

/// A session with the default notebook, led by a text cell that says what was assumed and what cannot be followed.
/// Error: the first problem of checkSession().
Result<Session> sessionOf(const Head& head, Embeddings embeddings, const std::string& title);

/// The same from matrices that were given one by one.
Result<Session> sessionOf(Inputs matrices, Options options, std::vector<std::string> tokens, const std::string& title);

/// The names in a JSON list, as metadata hold tokens; nothing where it is no list of `count` texts of allowed length.
std::optional<std::vector<std::string>> textList(const std::string& json, Index count);

/// What was assumed, as Markdown for the first cell of a notebook; only the title where that would be too long.
std::string introduction(const std::string& title, const std::vector<Problem>& notes);

}  // namespace ae
