// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "fuzz.h"
#include "io/binary/npzreader.h"
#include "session/crc32.h"

namespace {

using ae::fuzz::littleEndian;

constexpr std::size_t mostMembers = 8;
constexpr std::size_t longestStoredBlock = 0xffff;

/// What the first byte of a member says of it.
enum MemberBit : unsigned {
    Packed = 1,  // in a deflate block, else as it is
    WithoutEnding = 2,  // its name has no .npy
    WrongSum = 4,
    WrongSize = 8,
    SameName = 16,
    OddName = 32,
};

struct Member {
    std::string name;
    std::string content;
    std::string packed;
    unsigned bits = 0;
};

/// Takes the next member off: a byte of bits, two of its length, its content.
Member takeMember(std::string_view& bytes, std::size_t position)
{
    Member member;
    member.bits = static_cast<std::uint8_t>(bytes[0]);
    const std::size_t length = static_cast<std::uint8_t>(bytes[1]) | static_cast<std::size_t>(static_cast<std::uint8_t>(bytes[2])) << 8;
    member.content = ae::fuzz::framedNpy(bytes.substr(3, length));
    bytes.remove_prefix(std::min(3 + length, bytes.size()));
    member.name = (member.bits & OddName) != 0 ? "../" : "";
    member.name += static_cast<char>('a' + ((member.bits & SameName) != 0 ? 0 : position));
    member.name += (member.bits & WithoutEnding) != 0 ? "" : ".npy";
    member.packed = member.content;
    if ((member.bits & Packed) != 0 && member.content.size() <= longestStoredBlock) {
        const std::string size = littleEndian(member.content.size(), 2);
        const std::string complement = littleEndian(~member.content.size(), 2);
        member.packed = "\x01" + size + complement + member.content;  // the last block, not compressed (RFC 1951, 3.2.4)
    } else {
        member.bits &= ~Packed;
    }
    return member;
}

/// From the method on, what the local header and the central directory say alike.
std::string commonFields(const Member& member)
{
    ae::Crc32 crc;
    crc.update({reinterpret_cast<const std::uint8_t*>(member.content.data()), member.content.size()});
    const std::uint32_t sum = crc.value() ^ ((member.bits & WrongSum) != 0 ? 1u : 0u);
    const std::size_t size = member.content.size() + ((member.bits & WrongSize) != 0 ? 1 : 0);
    return littleEndian((member.bits & Packed) != 0 ? 8 : 0, 2) + littleEndian(0x00210000, 4) + littleEndian(sum, 4)
        + littleEndian(member.packed.size(), 4) + littleEndian(size, 4) + littleEndian(member.name.size(), 2) + littleEndian(0, 2);
}

/// Changed bytes of an archive seldom keep their checksum, and then no member is ever read. So an input that does not start like an
/// archive is a list of members, of which a good archive is made.
std::string framed(std::string_view bytes)
{
    if (bytes.starts_with("PK"))
        return std::string(bytes);
    std::string archive;
    std::string directory;
    std::size_t count = 0;
    for (; count < mostMembers && bytes.size() >= 3; ++count) {
        const Member member = takeMember(bytes, count);
        const std::string fields = commonFields(member);
        directory += std::string("PK\x01\x02\x14\x00\x14\x00\x00\x00", 10) + fields + std::string(10, '\0')
            + littleEndian(archive.size(), 4) + member.name;
        archive += std::string("PK\x03\x04\x14\x00\x00\x00", 8) + fields + member.name + member.packed;
    }
    return archive + directory + std::string("PK\x05\x06\x00\x00\x00\x00", 8) + littleEndian(count, 2) + littleEndian(count, 2)
        + littleEndian(directory.size(), 4) + littleEndian(archive.size(), 4) + littleEndian(0, 2);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string bytes = framed(ae::fuzz::viewOf(data, size));
    ae::fuzz::checkFile(ae::openNpz(std::make_shared<ae::fuzz::FuzzBytes>(bytes), "a.npz", {}));
    return 0;
}
