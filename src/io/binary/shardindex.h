// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/arrays.h"

namespace ae {

/// Whether a text can be the index of a model that is spread over several .safetensors files.
bool startsLikeShardIndex(std::string_view start, std::string_view name);

/// Opens model.safetensors.index.json: the tensors of all the files beside it that its "weight_map" names, by their headers alone.
/// Files and tensors that are missing are named in notes; refused where nothing is left.
Result<std::unique_ptr<ArrayFile>> openShardIndex(const Bytes& bytes, std::string_view name, const ReadChoices& choices);

}  // namespace ae
