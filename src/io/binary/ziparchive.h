// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/arrays.h"

struct zip;
struct zip_file;

namespace ae {

/// A zip archive, read in place through libzip. What its central directory says is believed as far as the bytes bear it out.
/// One thread at a time.
class ZipArchive {
public:
    struct Member {
        std::string name;  ///< whole: libzip would end it at a NUL byte
        std::uint64_t size = 0;  ///< unpacked, as declared
        std::uint64_t packedSize = 0;
        std::uint16_t method = 0;
        bool isEncrypted = false;
    };

    static bool startsLikeZip(std::string_view start);
    /// Problems: no central directory, or one that contradicts itself.
    static Result<std::shared_ptr<ZipArchive>> open(const Bytes& bytes);
    ~ZipArchive();
    ZipArchive(const ZipArchive&) = delete;
    ZipArchive& operator=(const ZipArchive&) = delete;

    const std::vector<Member>& members() const { return m_members; }
    /// Why a member cannot be unpacked, as far as that is seen without doing it: encrypted, an unknown method, sizes that cannot be.
    std::optional<Problem> refusal(const Member& member) const;
    zip* handle() const { return m_archive; }

private:
    ZipArchive(zip* archive, std::uint64_t size) : m_archive(archive), m_size(size) { }
    void listMembers(const ByteSource& bytes);

    zip* m_archive;
    std::uint64_t m_size;
    std::vector<Member> m_members;
};

/// The unpacked bytes of one member, unpacked while they are read: forward is quick, going back starts over. Nothing is held.
class ZipMember : public ByteSource {
public:
    ZipMember(std::shared_ptr<const ZipArchive> archive, std::size_t member) : m_archive(std::move(archive)), m_member(member) { }
    ~ZipMember() override;
    ZipMember(const ZipMember&) = delete;
    ZipMember& operator=(const ZipMember&) = delete;

    std::uint64_t size() const override { return m_archive->members()[m_member].size; }
    bool read(std::uint64_t offset, char* target, std::size_t count) const override;
    /// Reads what is left, so that the checksum is compared. False when the member is not what it declares.
    bool finish() const;
    /// Why reading failed, once it has.
    const std::optional<Problem>& failure() const { return m_failure; }

private:
    bool open() const;
    bool take(char* target, std::uint64_t count) const;
    bool fail(const char* what) const;

    std::shared_ptr<const ZipArchive> m_archive;
    std::size_t m_member;
    mutable zip_file* m_file = nullptr;
    mutable std::uint64_t m_position = 0;
    mutable std::optional<Problem> m_failure;
};

}  // namespace ae
