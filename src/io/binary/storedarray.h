// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/arrays.h"
#include "io/binary/numbertypes.h"

namespace ae {

/// An array whose numbers stand one after the other in the bytes of a file or of a member of an archive.
struct StoredArray {
    Bytes bytes;
    std::uint64_t offset = 0;  ///< of the first number
    std::vector<std::uint64_t> shape;  ///< its product times the width of a number was found to fit into the bytes
    NumberType type;
    bool isFortran = false;  ///< the first index runs fastest
};

/// How a matrix lies in an array; positions are counted in numbers, not bytes.
struct MatrixView {
    std::uint64_t rows = 1;
    std::uint64_t columns = 1;
    std::uint64_t first = 0;
    std::uint64_t rowStride = 1;
    std::uint64_t columnStride = 1;
};

/// A scalar is 1 x 1, one dimension is a row, leading axes of length 1 go, each with a note; of more than two dimensions the slice
/// is needed. Problems: Data where a slice has to be chosen, Usage for one that does not exist.
Result<MatrixView> viewOf(const StoredArray& array, std::optional<std::uint64_t> slice, std::vector<Problem>& notes);

/// The matrix that the choices pick. Problems as above, too big, or the bytes cannot be had.
Result<ReadMatrix> readStored(const StoredArray& array, const ReadChoices& choices);
/// A part of it; reads little more than that from the file.
Result<Matrix> readStoredBlock(const StoredArray& array, const Region& region);

/// A file whose arrays are all stored in this way.
class StoredArrayFile : public ArrayFile {
public:
    Result<ReadMatrix> read(std::size_t array, const ReadChoices& choices) const override;
    Result<Matrix> readBlock(std::size_t array, const Region& region) const override;

    /// `type` as the file spells it.
    void add(StoredArray array, std::string name, std::string type);
    void addNote(Problem note) { m_notes.push_back(std::move(note)); }
    void setMetadata(std::map<std::string, std::string> texts) { m_metadata = std::move(texts); }

protected:
    const StoredArray& stored(std::size_t array) const { return m_stored[array]; }

private:
    std::vector<StoredArray> m_stored;  ///< in the order of m_arrays
};

}  // namespace ae
