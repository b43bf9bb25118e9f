// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

/// One file format, declared once for window and command line.
struct FormatSpec {
    std::string_view ending;  ///< ".npy"
    const char* title;  ///< marked for translation
    FormatContent content;
    bool reads;
    /// Writes all of a file; `step` is empty unless the format holds one step. False when writing failed.
    bool (*write)(const Results& results, const std::string& step, const ByteSink& sink);
    bool marksGaps;  ///< false: rows without a distribution are told apart from numbers only by NaN

    bool writes() const { return write != nullptr; }
};

std::span<const FormatSpec> formatCatalogue();

/// By the ending of the file name, capitals or not; nullptr when there is no such format.
const FormatSpec* formatFor(const std::filesystem::path& path);

/// ".attn, .json, .csv" of all formats that can be written, or read.
std::string writtenEndings();
std::string readEndings();

/// Writes one file, all of it or nothing.
std::optional<Problem> writeFormat(const FormatSpec& format, const std::filesystem::path& path, const Results& results,
                                   const std::string& step, Overwrite overwrite);

}  // namespace ae
