// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/formats.h"

#include "io/binary/npy.h"
#include "io/binary/npyreader.h"
#include "io/binary/npz.h"
#include "io/binary/npzreader.h"
#include "io/binary/safetensors.h"
#include "io/binary/safetensorswriter.h"
#include "io/binary/shardindex.h"
#include "io/binary/ziparchive.h"
#include "io/exports/htmlpage.h"
#include "io/exports/latexfile.h"
#include "io/exports/markdownfile.h"
#include "io/exports/notebookfile.h"
#include "io/exports/pythonscript.h"
#include "io/exports/resultjson.h"
#include "io/sessionarrays.h"
#include "io/text/delimited.h"
#include "io/text/textfile.h"
#include "session/writer.h"

#include <algorithm>

namespace ae {

namespace {

bool writeSessionFile(const Results& results, const std::string&, const ByteSink& sink)
{
    return sink(writeSession(results.session));
}

/// The content where it says so, else the ending.
Recognition by(bool isContent, std::string_view name, std::string_view ending)
{
    return isContent ? Recognition::ByContent : name.ends_with(ending) ? Recognition::ByName : Recognition::No;
}

// In the order in which they are asked.
constexpr FormatSpec formats[] = {
    {.ending = ".attn",
     .title = AE_TR("ae", "Attention Explorer session"),
     .content = FormatContent::Session,
     .recognises = [](std::string_view start, std::string_view name) { return by(startsLikeSession(start), name, ".attn"); },
     .open = openSessionArrays,
     .write = writeSessionFile,
     .marksGaps = true},
    {.ending = ".json",
     .title = AE_TR("ae", "All results as JSON"),
     .content = FormatContent::AllSteps,
     .write = writeResultsFile,
     .marksGaps = true},
    {.ending = ".csv",
     .title = AE_TR("ae", "One step as comma-separated values"),
     .content = FormatContent::OneStep,
     .open = openText,
     .write = writeCsvFile,
     .marksGaps = true},
    {.ending = ".tsv",
     .title = AE_TR("ae", "One step as tab-separated values"),
     .content = FormatContent::OneStep,
     .open = openText,
     .write = writeTsvFile,
     .marksGaps = true},
    {.ending = ".txt",
     .title = AE_TR("ae", "Numbers in a text: tables, lists, what programs print"),
     .content = FormatContent::OneStep,
     .open = openText},
    {.ending = ".npy",
     .title = AE_TR("ae", "One step as a NumPy array"),
     .content = FormatContent::OneStep,
     .recognises = [](std::string_view start, std::string_view name) { return by(startsLikeNpy(start), name, ".npy"); },
     .open = openNpy,
     .write = writeNpyFile},
    {.ending = ".npz",
     .title = AE_TR("ae", "All steps and inputs as a NumPy archive"),
     .content = FormatContent::AllSteps,
     .recognises = [](std::string_view start, std::string_view name) { return by(ZipArchive::startsLikeZip(start), name, ".npz"); },
     .open = openNpz,
     .write = writeNpzFile},
    {.ending = ".safetensors",
     .title = AE_TR("ae", "Tensors: a model, or all steps and inputs (safetensors)"),
     .content = FormatContent::AllSteps,
     .recognises = [](std::string_view start, std::string_view name) { return by(startsLikeSafetensors(start), name, ".safetensors"); },
     .open = openSafetensors,
     .write = writeSafetensorsFile,
     .marksGaps = true},
    {.ending = ".safetensors.index.json",
     .title = AE_TR("ae", "Index of a model in several files (safetensors)"),
     .content = FormatContent::AllSteps,
     .recognises = [](std::string_view start,
                      std::string_view name) { return startsLikeShardIndex(start, name) ? Recognition::ByContent : Recognition::No; },
     .open = openShardIndex},
    {.ending = ".py",
     .title = AE_TR("ae", "The computation as a NumPy script"),
     .content = FormatContent::AllSteps,
     .write = writeNumpyScript,
     .marksGaps = true},
    {.ending = ".torch.py",
     .title = AE_TR("ae", "The computation as a PyTorch script"),
     .content = FormatContent::AllSteps,
     .write = writeTorchScript,
     .marksGaps = true},
    {.ending = ".ipynb",
     .title = AE_TR("ae", "The notebook for Jupyter"),
     .content = FormatContent::AllSteps,
     .write = writeNotebookFile,
     .marksGaps = true},
    {.ending = ".tex",
     .title = AE_TR("ae", "All results as a LaTeX article"),
     .content = FormatContent::AllSteps,
     .write = writeLatexFile,
     .marksGaps = true},
    {.ending = ".html",
     .title = AE_TR("ae", "All results as one web page"),
     .content = FormatContent::AllSteps,
     .write = writeHtmlPage,
     .marksGaps = true},
    {.ending = ".md",
     .title = AE_TR("ae", "All results as Markdown"),
     .content = FormatContent::AllSteps,
     .write = writeMarkdownFile,
     .marksGaps = true},
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
    std::string name = path.filename().string();
    std::transform(name.begin(), name.end(), name.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    const FormatSpec* longest = nullptr;
    for (const FormatSpec& format : formats) {
        if (name == format.ending)
            return nullptr;  // an ending without a name
        if (name.ends_with(format.ending) && (!longest || format.ending.size() > longest->ending.size()))
            longest = &format;
    }
    return longest;
}

std::string writtenEndings()
{
    return endings([](const FormatSpec& format) { return format.writes(); });
}

std::string readEndings()
{
    return endings([](const FormatSpec& format) { return format.reads(); });
}

std::optional<Problem> writeFormat(const FormatSpec& format, const std::filesystem::path& path, const Results& results,
                                   const std::string& step, Overwrite overwrite)
{
    return writeFileSafely(
        path, [&](const ByteSink& sink) { return format.write(results, step, sink); }, overwrite);
}

}  // namespace ae
