// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/binary/npzreader.h"

#include "attention/export.h"
#include "io/binary/npyreader.h"
#include "io/binary/ziparchive.h"
#include "io/binary/zipnames.h"
#include "io/bytesource.h"
#include "io/impostors.h"
#include "session/jsontext.h"

#include <map>
#include <set>

namespace ae {

namespace {

constexpr std::string_view arrayEnding = ".npy";
constexpr std::uint64_t testedBytes = 16 * 1024 * 1024;  // as many are unpacked at opening to find damage early

using Member = ZipArchive::Member;

Problem bad(const char* what, const char* advice, std::vector<std::string> arguments = {})
{
    return {ProblemKind::Data, "", what, advice, std::move(arguments)};
}

/// The name that NumPy shows: without the ending.
std::string arrayName(const Member& member)
{
    const bool hasEnding = member.name.size() > arrayEnding.size() && member.name.ends_with(arrayEnding);
    return hasEnding ? member.name.substr(0, member.name.size() - arrayEnding.size()) : member.name;
}

/// Arrays that are unpacked while they are read.
class NpzFile : public StoredArrayFile {
public:
    Result<ReadMatrix> read(std::size_t array, const ReadChoices& choices) const override
    {
        Result<ReadMatrix> matrix = StoredArrayFile::read(array, choices);
        const auto* member = dynamic_cast<const ZipMember*>(stored(array).bytes.get());
        if (!matrix ? member->failure().has_value() : !member->finish())
            return failureOf(array, *member);
        return matrix;
    }

    Result<Matrix> readBlock(std::size_t array, const Region& region) const override
    {
        Result<Matrix> block = StoredArrayFile::readBlock(array, region);
        const auto* member = dynamic_cast<const ZipMember*>(stored(array).bytes.get());
        if (!block && member->failure())
            return failureOf(array, *member);
        return block;
    }

private:
    Problem failureOf(std::size_t array, const ZipMember& member) const
    {
        Problem problem = *member.failure();
        problem.where = shortened(arrays()[array].name);
        return problem;
    }
};

/// Sorts the members of one archive into arrays and notes.
class NpzOpening {
public:
    explicit NpzOpening(std::shared_ptr<ZipArchive> archive) : m_archive(std::move(archive))
    {
        for (const Member& member : m_archive->members())
            ++m_namesakes[arrayName(member)];
    }

    Result<std::unique_ptr<ArrayFile>> open()
    {
        for (std::size_t i = 0; i < m_archive->members().size(); ++i)
            sort(i);
        if (m_file->arrays().empty())
            return nothingLeft();
        return std::unique_ptr<ArrayFile>(std::move(m_file));
    }

private:
    void sort(std::size_t position)
    {
        const Member& member = m_archive->members()[position];
        const bool isFolder = member.name.ends_with('/') && member.size == 0;
        if (!isSafeName(member.name)) {
            leaveOut({}, bad(AE_TR("ae", "unsafe name \"%1\": this member is left out"), "", {shortened(member.name)}));
        } else if (!isFolder && m_namesakes[arrayName(member)] > 1) {
            if (m_told.insert(arrayName(member)).second)
                leaveOut({},
                         bad(AE_TR("ae", "duplicate name: several members are called \"%1\", all of them are left out"), "",
                             {shortened(member.name)}));
        } else if (!isFolder) {
            offer(position, member);
        }
    }

    void offer(std::size_t position, const Member& member)
    {
        const std::string name = arrayName(member);
        if (const auto refusal = m_archive->refusal(member))
            return leaveOut(name, *refusal);
        const auto content = std::make_shared<ZipMember>(m_archive, position);
        if (name.size() == member.name.size() && !startsLikeNpy(startOf(*content, 8)) && !content->failure()) {
            m_file->addNote(bad(AE_TR("ae", "%1 is no array and is left out"), "", {shortened(member.name)}));
            return;
        }
        Result<NpyArray> npy = readNpy(content);
        if (!npy)
            return leaveOut(name, content->failure() ? *content->failure() : npy.error());
        std::vector<Problem> unused;
        if (elementCount(npy->array.shape) == 0)
            return leaveOut(name, viewOf(npy->array, std::nullopt, unused).error());
        if (member.size <= testedBytes - m_tested) {
            m_tested += member.size;
            if (!content->finish())
                return leaveOut(name, *content->failure());
        }
        if (auto note = noteOfExtraBytes(*npy)) {
            note->where = shortened(name);
            m_file->addNote(std::move(*note));
        }
        m_file->add(std::move(npy->array), name, npy->type);
    }

    void leaveOut(const std::string& name, Problem problem)
    {
        if (!name.empty()) {
            problem.where = shortened(name);
            problem.advice = AE_TR("ae", "this array is left out");
        }
        if (!m_reason)
            m_reason = problem;
        m_file->addNote(std::move(problem));
    }

    Problem nothingLeft() const
    {
        if (!m_reason)
            return bad(AE_TR("ae", "the archive holds no arrays"), AE_TR("ae", "choose a file that numpy.savez wrote"));
        Problem problem = *m_reason;
        problem.advice = AE_TR("ae", "there are no arrays left that can be read");
        return problem;
    }

    std::shared_ptr<ZipArchive> m_archive;
    std::unique_ptr<NpzFile> m_file = std::make_unique<NpzFile>();
    std::map<std::string, int> m_namesakes;
    std::set<std::string> m_told;  ///< names whose duplicates have their note
    std::optional<Problem> m_reason;  ///< why the first array was left out
    std::uint64_t m_tested = 0;
};

}  // namespace

Result<std::unique_ptr<ArrayFile>> openNpz(const Bytes& bytes, std::string_view, const ReadChoices&)
{
    if (!ZipArchive::startsLikeZip(startOf(*bytes, 4)))
        return bad(AE_TR("ae", "this is no NumPy archive (.npz): it is not a zip file"),
                   AE_TR("ae", "choose a file that numpy.savez wrote"));
    Result<std::shared_ptr<ZipArchive>> archive = ZipArchive::open(bytes);
    if (!archive)
        return archive.error();
    std::vector<std::string> names;
    for (const Member& member : (*archive)->members())
        names.push_back(member.name);
    if (const auto impostor = archiveImpostor(names))
        return *impostor;
    return NpzOpening(std::move(*archive)).open();
}

}  // namespace ae
