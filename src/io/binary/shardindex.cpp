// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/binary/shardindex.h"

#include "attention/export.h"
#include "io/binary/jsonevents.h"
#include "io/binary/safetensors.h"
#include "session/jsontext.h"

#include <unordered_map>

namespace ae {

namespace {

constexpr std::uint64_t largestIndex = 64 * 1024 * 1024;
constexpr std::size_t mostNamed = 5;
constexpr std::size_t deepest = 64;

Problem bad(std::string where, const char* what, const char* advice, std::vector<std::string> arguments = {})
{
    return {ProblemKind::Data, std::move(where), what, advice, std::move(arguments)};
}

/// Collects the names of the tensors of every file.
class IndexEvents : public JsonEvents {
public:
    IndexEvents() : JsonEvents(deepest) { }

    bool hasMap() const { return m_hasMap; }
    const std::map<std::string, std::vector<std::string>>& shards() const { return m_shards; }

protected:
    bool onScalar(const JsonScalar& value) override
    {
        if (depth() == 0 || !isInMap())
            return depth() > 0 || fail(AE_TR("ae", "it is no object"));
        if (depth() != 2 || value.type != JsonScalar::Type::Text)
            return fail(AE_TR("ae", "weight_map holds %1 where the name of a file was expected"), {shortened(value.text, 40)});
        m_shards[value.text].push_back(keyAt(1));
        return true;
    }

    bool onOpen(bool isList) override
    {
        if (depth() == 0)
            return !isList || fail(AE_TR("ae", "it is a list, not an object"));
        if (!isInMap())
            return true;
        m_hasMap = true;
        return (depth() == 1 && !isList) || fail(AE_TR("ae", "weight_map is no object of file names"));
    }

private:
    bool isInMap() const { return keyAt(0) == "weight_map"; }

    bool m_hasMap = false;
    std::map<std::string, std::vector<std::string>> m_shards;
};

/// Files stand beside the index; their names are no paths.
bool isPlainName(std::string_view name)
{
    return !name.empty() && name != "." && name != ".." && name.find_first_of(std::string_view("/\\\0", 3)) == std::string_view::npos;
}

Problem missingTensors(const std::string& shard, const std::vector<std::string>& missing)
{
    std::string named;
    for (std::size_t i = 0; i < missing.size() && i < mostNamed; ++i)
        named.append(named.empty() ? "" : ", ").append(shortened(missing[i]));
    if (missing.size() > mostNamed)
        named += ", ...";
    return bad(shortened(shard), AE_TR("ae", "the index puts tensors into this file that it does not hold (%1): %2"), "",
               {std::to_string(missing.size()), named});
}

/// The tensors of one file that the index lists, in its order.
std::optional<Problem> addShard(StoredArrayFile& file, const std::filesystem::path& folder, const std::string& shard,
                                const std::vector<std::string>& tensors)
{
    const Result<Bytes> bytes = openBytes(folder / shard);
    if (!bytes) {
        return bad(shortened(shard), AE_TR("ae", "this file of the model cannot be opened; tensors that are left out with it: %1"),
                   AE_TR("ae", "put it beside the index"), {std::to_string(tensors.size())});
    }
    const Result<SafetensorsHeader> header = readSafetensorsHeader(**bytes);
    if (!header) {
        Problem problem = header.error();
        problem.where = problem.where.empty() ? shortened(shard) : shortened(shard) + ": " + problem.where;
        return problem;
    }
    std::unordered_map<std::string_view, const TensorEntry*> known;
    for (const TensorEntry& tensor : header->tensors)
        known[tensor.name] = &tensor;
    std::vector<std::string> missing;
    for (const std::string& name : tensors) {
        const auto found = known.find(name);
        if (found == known.end())
            missing.push_back(name);
        else if (auto reason = addTensor(file, *bytes, *header, *found->second))
            file.addNote(std::move(*reason));
    }
    if (!missing.empty())
        return missingTensors(shard, missing);
    return std::nullopt;
}

}  // namespace

bool startsLikeShardIndex(std::string_view start, std::string_view name)
{
    const std::size_t first = start.find_first_not_of("\xEF\xBB\xBF \t\r\n");
    if (first == std::string_view::npos || start[first] != '{')
        return false;
    return name.ends_with(".index.json") || start.find("\"weight_map\"") != std::string_view::npos;
}

Result<std::unique_ptr<ArrayFile>> openShardIndex(const Bytes& bytes, std::string_view, const ReadChoices&)
{
    if (bytes->size() > largestIndex)
        return bad("", AE_TR("ae", "too big for the index of a model: %1 bytes"), AE_TR("ae", "use another copy"),
                   {std::to_string(bytes->size())});
    if (bytes->path().empty()) {
        return bad("", AE_TR("ae", "this is the index of a model, and the files that it names cannot be found from here"),
                   AE_TR("ae", "open it as a file, with the others beside it"));
    }
    std::string text(static_cast<std::size_t>(bytes->size()), '\0');
    if (!bytes->read(0, text.data(), text.size()))
        return Problem{ProblemKind::InputOutput, "", AE_TR("ae", "the index could not be read"), AE_TR("ae", "try again"), {}};
    IndexEvents index;
    if (!index.parse(text) && index.failure())
        return bad("index", index.failure()->what, AE_TR("ae", "download it again"), index.failure()->arguments);
    if (!index.hasMap())
        return bad("index", AE_TR("ae", "weight_map is missing"),
                   AE_TR("ae", "choose the index of a model, or one of its .safetensors files"));
    auto file = std::make_unique<StoredArrayFile>();
    for (const auto& [shard, tensors] : index.shards()) {
        if (!isPlainName(shard))
            return bad("index", AE_TR("ae", "unsafe name of a file: \"%1\""), AE_TR("ae", "files of a model stand beside its index"),
                       {shortened(shard)});
        if (auto note = addShard(*file, bytes->path().parent_path(), shard, tensors))
            file->addNote(std::move(*note));
    }
    if (file->arrays().empty() && !file->notes().empty())
        return file->notes().front();
    if (file->arrays().empty())
        return bad("index", AE_TR("ae", "it names no tensors"), AE_TR("ae", "choose another file"));
    return std::unique_ptr<ArrayFile>(std::move(file));
}

}  // namespace ae
