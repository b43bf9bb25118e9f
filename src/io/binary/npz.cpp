// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/binary/npz.h"

#include "io/binary/npy.h"

#include <zip.h>

#include <list>
#include <memory>
#include <vector>

namespace ae {

namespace {

/// One member while libzip reads it.
struct Member {
    NpyBytes bytes;
    std::size_t offset = 0;
    zip_error_t error{};
};

/// 1 January 1980, the start of time in a zip file: no clock gets into the result.
constexpr zip_uint16_t firstDay = (1u << 5) | 1u;

zip_int64_t statOf(const Member& member, void* data, zip_uint64_t length)
{
    if (length < sizeof(zip_stat_t))
        return -1;
    auto* stat = static_cast<zip_stat_t*>(data);
    zip_stat_init(stat);
    stat->size = member.bytes.size();
    stat->valid = ZIP_STAT_SIZE;
    return sizeof(zip_stat_t);
}

zip_int64_t readMember(void* user, void* data, zip_uint64_t length, zip_source_cmd_t command)
{
    auto& member = *static_cast<Member*>(user);
    switch (command) {
    case ZIP_SOURCE_SUPPORTS:
        return zip_source_make_command_bitmap(ZIP_SOURCE_OPEN, ZIP_SOURCE_READ, ZIP_SOURCE_CLOSE, ZIP_SOURCE_STAT, ZIP_SOURCE_ERROR,
                                              ZIP_SOURCE_FREE, -1);
    case ZIP_SOURCE_OPEN:
        member.offset = 0;
        return 0;
    case ZIP_SOURCE_READ: {
        const std::size_t taken = member.bytes.read(member.offset, static_cast<char*>(data), length);
        member.offset += taken;
        return static_cast<zip_int64_t>(taken);
    }
    case ZIP_SOURCE_STAT:
        return statOf(member, data, length);
    case ZIP_SOURCE_ERROR:
        return zip_error_to_data(&member.error, data, length);
    case ZIP_SOURCE_CLOSE:
    case ZIP_SOURCE_FREE:
        return 0;
    default:
        zip_error_set(&member.error, ZIP_ER_OPNOTSUPP, 0);
        return -1;
    }
}

bool addMember(zip_t* archive, Member& member, const std::string& name)
{
    zip_source_t* source = zip_source_function(archive, readMember, &member);
    if (source == nullptr)
        return false;
    const zip_int64_t position = zip_file_add(archive, name.c_str(), source, ZIP_FL_ENC_UTF_8);
    if (position < 0) {
        zip_source_free(source);
        return false;
    }
    const auto index = static_cast<zip_uint64_t>(position);
    return zip_set_file_compression(archive, index, ZIP_CM_STORE, 0) == 0 && zip_file_set_dostime(archive, index, 0, firstDay, 0) == 0;
}

/// Hands the finished archive on in pieces.
bool copyOut(zip_source_t* source, const ByteSink& sink)
{
    if (zip_source_open(source) != 0)
        return false;
    std::vector<char> piece(256 * 1024);
    zip_int64_t taken = 0;
    bool isGood = true;
    while (isGood && (taken = zip_source_read(source, piece.data(), piece.size())) > 0)
        isGood = sink(std::string_view(piece.data(), static_cast<std::size_t>(taken)));
    zip_source_close(source);
    return isGood && taken == 0;
}

using Source = std::unique_ptr<zip_source_t, decltype(&zip_source_free)>;

}  // namespace

bool writeNpzFile(const Results& results, const std::string&, const ByteSink& sink)
{
    zip_error_t error;
    zip_error_init(&error);
    const Source buffer(zip_source_buffer_create(nullptr, 0, 0, &error), zip_source_free);
    if (!buffer)
        return false;
    zip_source_keep(buffer.get());  // the archive takes one reference, we keep the other
    zip_t* archive = zip_open_from_source(buffer.get(), ZIP_TRUNCATE, &error);
    if (archive == nullptr) {
        zip_source_free(buffer.get());
        return false;
    }
    std::list<Member> members;
    for (const Graph::Node& node : results.evaluation.graph().nodes()) {
        const std::string key(node.spec->key);
        members.push_back({NpyBytes(results.evaluation, key)});
        if (!addMember(archive, members.back(), key + ".npy")) {
            zip_discard(archive);
            return false;
        }
    }
    if (zip_close(archive) != 0) {
        zip_discard(archive);
        return false;
    }
    return copyOut(buffer.get(), sink);
}

}  // namespace ae
