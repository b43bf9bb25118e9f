// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/binary/safetensorsheader.h"
#include "io/binary/storedarray.h"

namespace ae {

/// Opens by the header alone; the numbers of a tensor are read when they are asked for. Tensors of unknown type or without elements
/// are left out with a note; refused where nothing is left.
Result<std::unique_ptr<ArrayFile>> openSafetensors(const Bytes& bytes, std::string_view name, const ReadChoices& choices);

/// Adds a tensor to the file, or says why it is left out.
std::optional<Problem> addTensor(StoredArrayFile& file, const Bytes& bytes, const SafetensorsHeader& header, const TensorEntry& tensor);

}  // namespace ae
