// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/binary/ziparchive.h"

#include "attention/export.h"
#include "io/binary/zipnames.h"

#include <zip.h>

#include <algorithm>

namespace ae {

namespace {

using namespace std::string_view_literals;

constexpr std::uint64_t mostInflation = 1032;  // deflate makes at most that many bytes of one
constexpr std::uint64_t smallestBlock = 64;

/// What libzip reads from.
struct Reading {
    Bytes bytes;
    std::uint64_t position = 0;
    zip_error_t error{};
};

zip_int64_t readSome(Reading& reading, void* data, zip_uint64_t length)
{
    const std::uint64_t count = std::min(length, reading.bytes->size() - reading.position);
    if (!reading.bytes->read(reading.position, static_cast<char*>(data), static_cast<std::size_t>(count))) {
        zip_error_set(&reading.error, ZIP_ER_READ, 0);
        return -1;
    }
    reading.position += count;
    return static_cast<zip_int64_t>(count);
}

zip_int64_t seek(Reading& reading, void* data, zip_uint64_t length)
{
    const zip_int64_t position = zip_source_seek_compute_offset(reading.position, reading.bytes->size(), data, length, &reading.error);
    if (position < 0)
        return -1;
    reading.position = static_cast<std::uint64_t>(position);
    return 0;
}

zip_int64_t statOf(const Reading& reading, void* data, zip_uint64_t length)
{
    if (length < sizeof(zip_stat_t))
        return -1;
    auto* stat = static_cast<zip_stat_t*>(data);
    zip_stat_init(stat);
    stat->size = reading.bytes->size();
    stat->valid = ZIP_STAT_SIZE;
    return sizeof(zip_stat_t);
}

zip_int64_t answer(void* user, void* data, zip_uint64_t length, zip_source_cmd_t command)
{
    auto* reading = static_cast<Reading*>(user);
    switch (command) {
    case ZIP_SOURCE_SUPPORTS:
        return ZIP_SOURCE_SUPPORTS_SEEKABLE;
    case ZIP_SOURCE_OPEN:
        reading->position = 0;
        return 0;
    case ZIP_SOURCE_READ:
        return readSome(*reading, data, length);
    case ZIP_SOURCE_SEEK:
        return seek(*reading, data, length);
    case ZIP_SOURCE_TELL:
        return static_cast<zip_int64_t>(reading->position);
    case ZIP_SOURCE_STAT:
        return statOf(*reading, data, length);
    case ZIP_SOURCE_ERROR:
        return zip_error_to_data(&reading->error, data, length);
    case ZIP_SOURCE_FREE:
        delete reading;
        return 0;
    case ZIP_SOURCE_CLOSE:
        return 0;
    default:
        zip_error_set(&reading->error, ZIP_ER_OPNOTSUPP, 0);
        return -1;
    }
}

zip_t* openArchive(const Bytes& bytes)
{
    auto* reading = new Reading{bytes};
    zip_source_t* source = zip_source_function_create(answer, reading, nullptr);
    if (source == nullptr) {
        delete reading;
        return nullptr;
    }
    zip_t* archive = zip_open_from_source(source, ZIP_RDONLY, nullptr);
    if (archive == nullptr)
        zip_source_free(source);
    return archive;
}

Problem bad(const char* what, const char* advice, std::vector<std::string> arguments = {})
{
    return {ProblemKind::Data, "", what, advice, std::move(arguments)};
}

}  // namespace

bool ZipArchive::startsLikeZip(std::string_view start)
{
    return start.starts_with("PK\x03\x04"sv) || start.starts_with("PK\x05\x06"sv);
}

Result<std::shared_ptr<ZipArchive>> ZipArchive::open(const Bytes& bytes)
{
    zip_t* handle = openArchive(bytes);
    if (handle == nullptr) {
        return bad(AE_TR("ae", "the archive is truncated or damaged: the list of its members, which stands at its end, cannot be read"),
                   AE_TR("ae", "a part of the file was lost: use another copy"));
    }
    std::shared_ptr<ZipArchive> archive(new ZipArchive(handle, bytes->size()));
    archive->listMembers(*bytes);
    return archive;
}

ZipArchive::~ZipArchive()
{
    zip_discard(m_archive);
}

void ZipArchive::listMembers(const ByteSource& bytes)
{
    const auto count = static_cast<std::size_t>(std::max<zip_int64_t>(zip_get_num_entries(m_archive, 0), 0));
    const std::vector<std::string> names = zipNames(bytes);
    for (std::size_t i = 0; i < count; ++i) {
        zip_stat_t stat;
        zip_stat_init(&stat);
        Member member;
        if (zip_stat_index(m_archive, i, 0, &stat) == 0 && stat.name != nullptr) {
            member = {stat.name, stat.size, stat.comp_size, stat.comp_method, stat.encryption_method != ZIP_EM_NONE};
            if (names.size() == count && names[i].find('\0') != std::string::npos)
                member.name = names[i];
        }
        m_members.push_back(std::move(member));
    }
}

std::optional<Problem> ZipArchive::refusal(const Member& member) const
{
    if (member.isEncrypted)
        return bad(AE_TR("ae", "encrypted: it cannot be read without its password"), AE_TR("ae", "unpack it first"));
    if (member.method != ZIP_CM_STORE && member.method != ZIP_CM_DEFLATE) {
        return bad(AE_TR("ae", "packed with an unsupported compression (method %1)"), AE_TR("ae", "save it with numpy.savez_compressed"),
                   {std::to_string(member.method)});
    }
    const std::uint64_t most =
        member.method == ZIP_CM_STORE ? member.packedSize : std::min(member.packedSize, m_size) * mostInflation + smallestBlock;
    const bool isStoredOtherwise = member.method == ZIP_CM_STORE && member.size != member.packedSize;
    if (member.size > most || member.packedSize > m_size || isStoredOtherwise) {
        return bad(AE_TR("ae", "damaged, or too big: it declares %1 bytes, packed into %2 of a file of %3"),
                   AE_TR("ae", "use another copy"),
                   {std::to_string(member.size), std::to_string(member.packedSize), std::to_string(m_size)});
    }
    return std::nullopt;
}

ZipMember::~ZipMember()
{
    if (m_file != nullptr)
        zip_fclose(m_file);
}

bool ZipMember::fail(const char* what) const
{
    if (!m_failure)
        m_failure = bad(what, AE_TR("ae", "use another copy"));
    return false;
}

bool ZipMember::open() const
{
    if (m_file != nullptr)
        zip_fclose(m_file);
    m_position = 0;
    m_file = zip_fopen_index(m_archive->handle(), m_member, 0);
    return m_file != nullptr || fail(AE_TR("ae", "damaged: it is not where the list of members says"));
}

/// The next bytes; into nowhere where there is no target.
bool ZipMember::take(char* target, std::uint64_t count) const
{
    char dropped[16 * 1024];
    while (count > 0) {
        char* place = target != nullptr ? target : dropped;
        const std::uint64_t most = target != nullptr ? count : std::min<std::uint64_t>(count, sizeof dropped);
        const zip_int64_t taken = zip_fread(m_file, place, most);
        if (taken < 0) {
            const bool isSum = zip_error_code_zip(zip_file_get_error(m_file)) == ZIP_ER_CRC;
            return fail(isSum ? AE_TR("ae", "damaged: its checksum is wrong") : AE_TR("ae", "damaged: it cannot be unpacked"));
        }
        if (taken == 0)
            return fail(AE_TR("ae", "damaged: it holds fewer bytes than it declares"));
        target = target != nullptr ? target + taken : nullptr;
        count -= static_cast<std::uint64_t>(taken);
        m_position += static_cast<std::uint64_t>(taken);
    }
    return true;
}

bool ZipMember::read(std::uint64_t offset, char* target, std::size_t count) const
{
    if (m_failure || offset > size() || count > size() - offset)
        return false;
    if ((m_file == nullptr || offset < m_position) && !open())
        return false;
    return take(nullptr, offset - m_position) && (count == 0 || take(target, count));
}

bool ZipMember::finish() const
{
    if (!read(size(), nullptr, 0))
        return false;
    char more = 0;
    const zip_int64_t taken = zip_fread(m_file, &more, 1);
    if (taken > 0)
        return fail(AE_TR("ae", "damaged: it holds more bytes than it declares"));
    return taken == 0 || fail(AE_TR("ae", "damaged: its checksum is wrong"));
}

}  // namespace ae
