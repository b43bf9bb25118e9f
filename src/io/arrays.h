// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "attention/cellref.h"
#include "attention/matrix.h"
#include "session/problem.h"

#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ae {

/// Bytes that can be read anywhere: of a file, or of what came through a pipe or the clipboard.
class ByteSource {
public:
    virtual ~ByteSource() = default;
    virtual std::uint64_t size() const = 0;
    /// Copies exactly `count` bytes from `offset` on; false when they cannot be had.
    virtual bool read(std::uint64_t offset, char* target, std::size_t count) const = 0;
    /// Where its neighbours lie (the shards of a model, its config.json); empty for bytes that are no file.
    virtual std::filesystem::path path() const { return {}; }
};

using Bytes = std::shared_ptr<const ByteSource>;

/// A regular file, opened once and not held in memory. Problems: missing, a folder, unreadable, not a regular file.
Result<Bytes> openBytes(const std::filesystem::path& path);
Bytes bytesOf(std::string content);

/// What a file leaves open and its user decides.
struct ReadChoices {
    std::optional<char> decimal;  ///< '.' or ',' of a text table; unset: found out, or asked for where both fit
    std::optional<bool> hasHeader;  ///< whether a text table starts with names; unset: likewise
    std::optional<std::uint64_t> slice;  ///< which matrix of a stack of them (3-d arrays), from 0
    bool transpose = false;
};

/// One array of a file, before its numbers are read.
struct ArrayInfo {
    std::string name;  ///< empty in files that hold a single array
    std::vector<std::uint64_t> shape;  ///< as the file has it: any number of dimensions
    std::string type;  ///< as the file has it: "<f4", "BF16", "text"
    const char* title = "";  ///< "Token embeddings", of formats that know what an array is; marked for translation
};

/// A matrix as it was read, with every assumption in words.
struct ReadMatrix {
    Matrix numbers;
    std::vector<Problem> notes;  ///< what was assumed, left out or looks odd: "decimal comma read"
    std::vector<std::string> rowNames;  ///< of tables with names, else empty
    std::vector<std::string> columnNames;
};

/// A file with arrays of numbers, open for reading: what is in it is known, numbers are read when they are asked for.
class ArrayFile {
public:
    virtual ~ArrayFile() = default;

    const std::vector<ArrayInfo>& arrays() const { return m_arrays; }
    /// Position of an array by its name.
    std::optional<std::size_t> find(std::string_view name) const;
    /// About the file: members that were left out and why.
    const std::vector<Problem>& notes() const { return m_notes; }
    /// Texts beside the arrays, such as the tokens of a head.
    const std::map<std::string, std::string>& metadata() const { return m_metadata; }

    /// One array as a matrix: 0-d is 1 x 1 and 1-d is a row, with a note; a leading axis of length 1 goes; of more dimensions
    /// the choices pick a slice, else it is refused with the number of slices. Sizes are checked before anything is allocated.
    virtual Result<ReadMatrix> read(std::size_t array, const ReadChoices& choices = {}) const = 0;
    /// A part of a 2-d array, and no more of the file than that needs.
    virtual Result<Matrix> readBlock(std::size_t array, const Region& region) const = 0;

protected:
    std::vector<ArrayInfo> m_arrays;
    std::vector<Problem> m_notes;
    std::map<std::string, std::string> m_metadata;
};

/// Opens whatever format the bytes are of; the content decides, the name only where the content does not. `name` is that of the
/// file, for formats that have nothing else to go by. Something else under a wrong name (a Git LFS pointer, a web page, a
/// checkpoint, GGUF) is refused by what it is.
Result<std::unique_ptr<ArrayFile>> openArrays(const Bytes& bytes, std::string_view name, const ReadChoices& choices = {});
Result<std::unique_ptr<ArrayFile>> openArrays(const std::filesystem::path& path, const ReadChoices& choices = {});

}  // namespace ae
