// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/binary/safetensors.h"

#include "attention/export.h"
#include "io/bytesource.h"
#include "session/jsontext.h"

namespace ae {

std::optional<Problem> addTensor(StoredArrayFile& file, const Bytes& bytes, const SafetensorsHeader& header, const TensorEntry& tensor)
{
    const std::optional<NumberType> type = tensorType(*tensor.type);
    if (!type) {
        return Problem{ProblemKind::Data,
                       "",
                       AE_TR("ae", "unsupported type %1: the tensor \"%2\" is left out"),
                       AE_TR("ae", "save it as F32, F16 or BF16"),
                       {shortened(*tensor.type, 40), shortened(tensor.name)}};
    }
    if (elementCount(*tensor.shape) == 0) {
        return Problem{ProblemKind::Data,
                       "",
                       AE_TR("ae", "\"%1\" has no elements (%2) and cannot be placed"),
                       "",
                       {shortened(tensor.name), shapeText(*tensor.shape)}};
    }
    file.add({bytes, header.dataStart + tensor.range[0], *tensor.shape, *type}, tensor.name, *tensor.type);
    return std::nullopt;
}

Result<std::unique_ptr<ArrayFile>> openSafetensors(const Bytes& bytes, std::string_view, const ReadChoices&)
{
    Result<SafetensorsHeader> header = readSafetensorsHeader(*bytes);
    if (!header)
        return header.error();
    auto file = std::make_unique<StoredArrayFile>();
    for (const TensorEntry& tensor : header->tensors) {
        if (auto reason = addTensor(*file, bytes, *header, tensor))
            file->addNote(std::move(*reason));
    }
    if (file->arrays().empty() && !file->notes().empty())
        return file->notes().front();
    if (file->arrays().empty())
        return Problem{ProblemKind::Data, "", AE_TR("ae", "the file holds no tensors"), AE_TR("ae", "choose another file"), {}};
    file->setMetadata(std::move(header->metadata));
    return std::unique_ptr<ArrayFile>(std::move(file));
}

}  // namespace ae
