// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/impostors.h"

#include "attention/export.h"

#include <algorithm>
#include <iterator>

namespace ae {

namespace {

using namespace std::string_view_literals;

constexpr const char* convertTorch =
    AE_TR("ae", "open it in PyTorch if you trust it, and save the tensors with safetensors.torch.save_file");
constexpr const char* convertPickle =
    AE_TR("ae", "pickles can run code and are never read: save the arrays with numpy.save or numpy.savez");
constexpr const char* convertModel = AE_TR("ae", "use the model's .safetensors file, or convert it to one");
constexpr const char* unpack = AE_TR("ae", "unpack it first");
constexpr const char* saveAsCsv = AE_TR("ae", "save the sheet as CSV, or copy the cells and paste them");
constexpr const char* chooseData = AE_TR("ae", "choose the file with the numbers");
constexpr const char* saveWithNumpy = AE_TR("ae", "save the numbers with numpy.save, or as CSV");

constexpr const char* torchCheckpoint = AE_TR("ae", "this is a PyTorch checkpoint (a pickle)");
constexpr const char* gguf = AE_TR("ae", "this is a GGUF or GGML model");

/// Known by bytes at one place.
struct Signature {
    std::size_t offset;
    std::string_view bytes;
    const char* what;
    const char* advice;
};

constexpr Signature signatures[] = {
    {0, "version https://git-lfs"sv, AE_TR("ae", "this is not the data but a pointer file that Git LFS left in its place"),
     AE_TR("ae", "fetch the file itself with git lfs pull")},
    {0, "GGUF\x01"sv, gguf, convertModel},
    {0, "GGUF\x02"sv, gguf, convertModel},
    {0, "GGUF\x03"sv, gguf, convertModel},
    {0, "GGUF\x00"sv, gguf, convertModel},
    {0, "lmgg"sv, gguf, convertModel},
    {0, "fmgg"sv, gguf, convertModel},
    {0, "tjgg"sv, gguf, convertModel},
    {4, "TFL3"sv, AE_TR("ae", "this is a TensorFlow Lite model"), convertModel},
    {0, "\x89HDF\r\n\x1A\n"sv, AE_TR("ae", "this is an HDF5 file (Keras .h5, MATLAB 7.3 .mat and others)"), saveWithNumpy},
    {0, "MATLAB 5.0 MAT"sv, AE_TR("ae", "this is a MATLAB file (.mat)"),
     AE_TR("ae", "save the matrix with writematrix as CSV, or in Python with scipy.io.loadmat and numpy.save")},
    {0, "\x80\x02\x8A\x0A\x6C\xFC\x9C\x46\xF9\x20\x6A\xA8\x50\x19"sv, torchCheckpoint, convertTorch},
    {0, "\x1F\x8B"sv, AE_TR("ae", "this is compressed with gzip"), unpack},
    {4, "1AY&SY"sv, AE_TR("ae", "this is compressed with bzip2"), unpack},
    {0, "\xFD\x37zXZ\x00"sv, AE_TR("ae", "this is compressed with xz"), unpack},
    {0, "\x28\xB5\x2F\xFD"sv, AE_TR("ae", "this is compressed with zstd"), unpack},
    {0, "\x04\x22\x4D\x18"sv, AE_TR("ae", "this is compressed with lz4"), unpack},
    {0, "7z\xBC\xAF\x27\x1C"sv, AE_TR("ae", "this is a 7z archive"), unpack},
    {0, "Rar!\x1A\x07"sv, AE_TR("ae", "this is a RAR archive"), unpack},
    {257, "ustar"sv, AE_TR("ae", "this is a tar archive"), unpack},
    {0, "%PDF"sv, AE_TR("ae", "this is a PDF document"), chooseData},
    {0, "{\\rtf"sv, AE_TR("ae", "this is a document in rich text"), chooseData},
    {0, "\x89PNG"sv, AE_TR("ae", "this is a PNG picture"), chooseData},
    {0, "\xFF\xD8\xFF"sv, AE_TR("ae", "this is a JPEG picture"), chooseData},
    {0, "GIF8"sv, AE_TR("ae", "this is a GIF picture"), chooseData},
    {0, "\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1"sv, AE_TR("ae", "this is an old Excel sheet (.xls) or another Office document"), saveAsCsv},
    {0, "PAR1\x15"sv, AE_TR("ae", "this is a Parquet table"), saveWithNumpy},
    {0, "ARROW1\x00"sv, AE_TR("ae", "this is an Arrow or Feather table"), saveWithNumpy},
    {0, "FEA1\x00"sv, AE_TR("ae", "this is a Feather table"), saveWithNumpy},
    {0, "SQLite format 3"sv, AE_TR("ae", "this is an SQLite database"), saveAsCsv},
    {0,
     "\x7F"
     "ELF"sv,
     AE_TR("ae", "this is a program or a library"), chooseData},
};

bool contains(std::string_view text, std::string_view part)
{
    return text.find(part) != std::string_view::npos;
}

std::string lower(std::string_view text)
{
    std::string result(text);
    std::transform(result.begin(), result.end(), result.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return result;
}

bool isAllNul(std::string_view start, std::string_view)
{
    return !start.empty() && start.find_first_not_of('\0') == std::string_view::npos;
}

/// Names under which nobody expects a table of a web page.
bool isBinaryName(const std::string& name)
{
    constexpr std::string_view endings[] = {".npy", ".npz", ".safetensors", ".attn", ".bin"};
    return std::any_of(std::begin(endings), std::end(endings), [&](std::string_view ending) { return name.ends_with(ending); });
}

/// A web page, often an error or a login page in place of a download. One with a table can be read as text.
bool isWebPage(std::string_view start, std::string_view name)
{
    const std::size_t first = start.find_first_not_of("\xEF\xBB\xBF \t\r\n");
    if (first == std::string_view::npos || start[first] != '<')
        return false;
    const std::string text = lower(start.substr(first));
    constexpr std::string_view openings[] = {"<!doctype html", "<html", "<head", "<body", "<?xml", "<!--", "<meta", "<error"};
    const bool isPage = std::any_of(std::begin(openings), std::end(openings), [&](std::string_view tag) { return text.starts_with(tag); });
    return isPage && (!contains(text, "<table") || isBinaryName(lower(name)));
}

/// Protocols 2 to 5 say their number first; 0 is text of a few typical beginnings. What PyTorch writes names its modules.
bool isPickle(std::string_view start, std::string_view)
{
    if (start.size() > 2 && start[0] == '\x80' && start[1] >= 2 && start[1] <= 5)
        return contains("}](ccKXXCGBMJNI\x8a\x8c\x95\x8f\x88\x89\x5d\x7d\x28\x29"sv, start.substr(2, 1));
    constexpr std::string_view openings[] = {"(dp", "(lp", "(ip", "cnumpy", "ccopy_reg", "c__builtin__", "ccollections", "ctorch"};
    return std::any_of(std::begin(openings), std::end(openings), [&](std::string_view text) { return start.starts_with(text); });
}

bool isTorchPickle(std::string_view start, std::string_view name)
{
    return isPickle(start, name) && contains(start, "torch");
}

/// Protocol buffers have no signature: the name and the first field, a small version number, have to do.
bool isOnnx(std::string_view start, std::string_view name)
{
    return start.size() > 2 && start[0] == '\x08' && start[1] > 0 && start[1] < 32
        && (lower(name).ends_with(".onnx") || (start[2] == '\x12' && contains(start.substr(0, 64), "torch")));
}

/// Known by more than a few bytes.
struct Sign {
    bool (*fits)(std::string_view start, std::string_view name);
    const char* what;
    const char* advice;
};

constexpr Sign signs[] = {
    {isAllNul, AE_TR("ae", "the file is damaged: it holds nothing but NUL bytes, as far as was looked"),
     AE_TR("ae", "a power cut or a broken download can leave that: use another copy")},
    {isWebPage, AE_TR("ae", "this is a web page (HTML or XML), not the data"),
     AE_TR("ae", "download the file itself; the link may need a login or end in /raw/ or /resolve/")},
    {isTorchPickle, torchCheckpoint, convertTorch},
    {isPickle, AE_TR("ae", "this is a Python pickle"), convertPickle},
    {isOnnx, AE_TR("ae", "this is an ONNX model"), convertModel},
};

struct ArchiveSign {
    std::string_view part;  // of a member's name
    bool isWhole;  // or only its beginning
    const char* what;
    const char* advice;
};

constexpr ArchiveSign archiveSigns[] = {
    {"data.pkl", true, torchCheckpoint, convertTorch},
    {"xl/", false, AE_TR("ae", "this is an Excel sheet (.xlsx)"), saveAsCsv},
    {"word/", false, AE_TR("ae", "this is a Word document (.docx)"), chooseData},
    {"ppt/", false, AE_TR("ae", "this is a PowerPoint document (.pptx)"), chooseData},
    {"content.xml", true, AE_TR("ae", "this is an OpenDocument sheet or text (.ods, .odt)"), saveAsCsv},
    {"META-INF/MANIFEST.MF", true, AE_TR("ae", "this is a Java archive"), chooseData},
    {"variables.h5", true, AE_TR("ae", "this is a Keras model (.keras)"), convertModel},
    {"model.weights.h5", true, AE_TR("ae", "this is a Keras model (.keras)"), convertModel},
};

bool isIn(const ArchiveSign& sign, std::string_view member)
{
    if (!sign.isWhole)
        return member.starts_with(sign.part);
    return member == sign.part || (member.ends_with(sign.part) && member[member.size() - sign.part.size() - 1] == '/');
}

Problem problem(const char* what, const char* advice)
{
    return {ProblemKind::Data, "", what, advice, {}};
}

}  // namespace

std::optional<Problem> impostorOf(std::string_view start, std::string_view name)
{
    for (const Signature& signature : signatures) {
        if (start.size() > signature.offset && start.substr(signature.offset).starts_with(signature.bytes))
            return problem(signature.what, signature.advice);
    }
    for (const Sign& sign : signs) {
        if (sign.fits(start, name))
            return problem(sign.what, sign.advice);
    }
    return std::nullopt;
}

std::optional<Problem> archiveImpostor(std::span<const std::string> members)
{
    for (const ArchiveSign& sign : archiveSigns) {
        if (std::any_of(members.begin(), members.end(), [&](const std::string& member) { return isIn(sign, member); }))
            return problem(sign.what, sign.advice);
    }
    return std::nullopt;
}

}  // namespace ae
