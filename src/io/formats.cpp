// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/formats.h"

#include "io/delimited.h"
#include "io/npy.h"
#include "io/npz.h"
#include "io/resultjson.h"
#include "session/writer.h"

#include <algorithm>

namespace ae {

namespace {

bool writeSessionFile(const Results& results, const std::string&, const ByteSink& sink)
{
    return sink(writeSession(results.session));
}

constexpr FormatSpec formats[] = {
    {.ending = ".attn",
     .title = AE_TR("ae", "Attention Explorer session"),
     .content = FormatContent::Session,
     .reads = true,
     .write = writeSessionFile,
     .marksGaps = true},
    {.ending = ".json",
     .title = AE_TR("ae", "All results as JSON"),
     .content = FormatContent::AllSteps,
     .reads = false,
     .write = writeResultsFile,
     .marksGaps = true},
    {.ending = ".csv",
     .title = AE_TR("ae", "One step as comma-separated values"),
     .content = FormatContent::OneStep,
     .reads = false,
     .write = writeCsvFile,
     .marksGaps = true},
    {.ending = ".tsv",
     .title = AE_TR("ae", "One step as tab-separated values"),
     .content = FormatContent::OneStep,
     .reads = false,
     .write = writeTsvFile,
     .marksGaps = true},
    {.ending = ".npy",
     .title = AE_TR("ae", "One step as a NumPy array"),
     .content = FormatContent::OneStep,
     .reads = false,
     .write = writeNpyFile,
     .marksGaps = false},
    {.ending = ".npz",
     .title = AE_TR("ae", "All steps and inputs as a NumPy archive"),
     .content = FormatContent::AllSteps,
     .reads = false,
     .write = writeNpzFile,
     .marksGaps = false},
};

std::string endings(bool (*isWanted)(const FormatSpec&))
{
    std::string list;
    for (const FormatSpec& format : formats) {
        if (!isWanted(format))
            continue;
        if (!list.empty())
            list += ", ";
        list += format.ending;
    }
    return list;
}

}  // namespace

std::span<const FormatSpec> formatCatalogue()
{
    return formats;
}

const FormatSpec* formatFor(const std::filesystem::path& path)
{
    std::string ending = path.extension().string();
    std::transform(ending.begin(), ending.end(), ending.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    const auto found = std::find_if(std::begin(formats), std::end(formats), [&](const FormatSpec& f) { return f.ending == ending; });
    return found == std::end(formats) ? nullptr : found;
}

std::string writtenEndings()
{
    return endings([](const FormatSpec& format) { return format.writes(); });
}

std::string readEndings()
{
    return endings([](const FormatSpec& format) { return format.reads; });
}

std::optional<Problem> writeFormat(const FormatSpec& format, const std::filesystem::path& path, const Results& results,
                                   const std::string& step, Overwrite overwrite)
{
    return writeFileSafely(
        path, [&](const ByteSink& sink) { return format.write(results, step, sink); }, overwrite);
}

}  // namespace ae
