// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/importsource.h"

#include "cli/displaytext.h"
#include "io/bytesource.h"

#include <filesystem>

namespace ae::cli {

namespace {

constexpr std::size_t mostListed = 24;

bool exists(const std::string& file)
{
    std::error_code error;
    return file == "-" || std::filesystem::exists(file, error);
}

Attempt<std::size_t> findArray(const ArrayFile& file, const Source& source, Console& console)
{
    if (file.arrays().empty()) {
        return Failed{console.fail(placeOf(source.file), {ProblemKind::Data, source.option, "it holds no array", "give another file", {}})};
    }
    if (!source.tensor) {
        if (file.arrays().size() == 1)
            return std::size_t{0};
        return Failed{
            console.fail(placeOf(source.file),
                         usageProblem(source.option, "the file holds several arrays", "name one behind a colon, as in FILE:%2, of %1",
                                      {arrayList(file), shortened(file.arrays().front().name, 40)}))};
    }
    if (const std::optional<std::size_t> found = file.find(*source.tensor))
        return *found;
    const bool isNameless = file.arrays().size() == 1 && file.arrays().front().name.empty();
    const char* advice = isNameless ? "the file holds a single array: leave the colon and the name out" : "name one of %2";
    return Failed{console.fail(
        placeOf(source.file),
        usageProblem(source.option, "the file holds no array \"%1\"", advice, {shortened(*source.tensor, 60), arrayList(file)}))};
}

}  // namespace

Source sourceOf(std::string_view option, const std::string& text)
{
    const Source whole{std::string(option), text, std::nullopt};
    const std::size_t last = text.rfind(':');
    if (last == std::string::npos || exists(text))
        return whole;
    for (std::size_t colon = last; colon != std::string::npos && colon > 0; colon = text.rfind(':', colon - 1)) {
        if (exists(text.substr(0, colon)))
            return {whole.option, text.substr(0, colon), text.substr(colon + 1)};
    }
    return {whole.option, text.substr(0, last), text.substr(last + 1)};
}

Attempt<const ArrayFile*> SourceFiles::open(const std::string& file, Console& console)
{
    const auto known = m_files.find(file);
    if (known != m_files.end())
        return known->second.get();
    Result<std::unique_ptr<ArrayFile>> opened = Problem{};
    if (file == "-") {
        Result<std::string> bytes = readInput(file);
        opened = bytes ? openArrays(bytesOf(std::move(*bytes)), {}, m_choices) : Result<std::unique_ptr<ArrayFile>>(bytes.error());
    } else {
        opened = openArrays(std::filesystem::path(file), m_choices);
    }
    if (!opened)
        return Failed{console.fail(placeOf(file), opened.error())};
    for (const Problem& note : (*opened)->notes())
        console.note(placeOf(file), note);
    return (m_files[file] = std::move(*opened)).get();
}

Attempt<Matrix> readSource(SourceFiles& files, const Source& source, SourceShape shape, Console& console)
{
    const Attempt<const ArrayFile*> file = files.open(source.file, console);
    if (!file)
        return file.error();
    const Attempt<std::size_t> array = findArray(**file, source, console);
    if (!array)
        return array.error();
    Result<ReadMatrix> read = (*file)->read(*array);
    if (!read) {
        Problem problem = read.error();
        problem.where = problem.where.empty() ? source.option : source.option + " " + problem.where;
        return Failed{console.fail(placeOf(source.file), problem)};
    }
    // that one dimension became a row is the first note, and for a bias no news
    const bool isExpected = shape == SourceShape::Row && (*file)->arrays()[*array].shape.size() == 1;
    for (std::size_t i = isExpected ? 1 : 0; i < read->notes.size(); ++i)
        console.note(placeOf(source.file), read->notes[i]);
    Matrix& numbers = read->numbers;
    if (shape == SourceShape::Row && numbers.cols() == 1 && numbers.rows() > 1) {
        console.note(placeOf(source.file), {ProblemKind::Data, source.option, "its column is taken for a row", "", {}});
        return Matrix(numbers.transpose());
    }
    return std::move(numbers);
}

std::string arrayList(const ArrayFile& file)
{
    std::string list;
    std::size_t count = 0;
    for (const ArrayInfo& info : file.arrays()) {
        if (++count > mostListed)
            return list + " and " + std::to_string(file.arrays().size() - mostListed) + " more";
        list.append(list.empty() ? "" : ", ").append(shortened(info.name, 80)).append(" ").append(shapeText(info.shape));
    }
    return list;
}

}  // namespace ae::cli
