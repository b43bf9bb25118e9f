// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/arrays.h"
#include "io/results.h"
#include "session/problem.h"
#include "session/safefile.h"

#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace ae {

/// What one file of a format holds.
enum class FormatContent {
    Session,  ///< inputs, options, texts: needs no results
    AllSteps,
    OneStep,  ///< the writer is told which
};

/// How sure a format is that a file is one of its own.
enum class Recognition {
    No,
    ByName,  ///< nothing but the name speaks for it
    ByContent,
};

/// One file format, declared once for window and command line.
struct FormatSpec {
    std::string_view ending;  ///< ".npy"
    const char* title;  ///< marked for translation
    FormatContent content;
    /// By the first 64 KiB and the name in lower case; nullptr for texts, which are what is left.
    Recognition (*recognises)(std::string_view start, std::string_view name) = nullptr;
    /// Opens a file for reading; nullptr for formats that are only written.
    Result<std::unique_ptr<ArrayFile>> (*open)(const Bytes& bytes, std::string_view name, const ReadChoices& choices) = nullptr;
    /// Writes all of a file; `step` is empty unless the format holds one step. False when writing failed.
    bool (*write)(const Results& results, const std::string& step, const ByteSink& sink) = nullptr;
    bool marksGaps = false;  ///< false: rows without a distribution are told apart from numbers only by NaN

    bool reads() const { return open != nullptr; }
    bool writes() const { return write != nullptr; }
};

std::span<const FormatSpec> formatCatalogue();

/// By the longest ending that fits the file name, capitals or not; nullptr when there is no such format.
const FormatSpec* formatFor(const std::filesystem::path& path);

/// ".attn, .json, .csv" of all formats that can be written, or read.
std::string writtenEndings();
std::string readEndings();

/// Writes one file, all of it or nothing.
std::optional<Problem> writeFormat(const FormatSpec& format, const std::filesystem::path& path, const Results& results,
                                   const std::string& step, Overwrite overwrite);

}  // namespace ae
