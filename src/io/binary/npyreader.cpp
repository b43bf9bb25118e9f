// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/binary/npyreader.h"

#include "attention/export.h"
#include "io/binary/npytypes.h"
#include "io/bytesource.h"
#include "session/jsontext.h"

#include <algorithm>
#include <array>

namespace ae {

namespace {

using Type = PythonValue::Type;

constexpr std::string_view magic = "\x93NUMPY";
constexpr std::size_t versionEnd = 8;
constexpr std::uint64_t longestHeader = 1 << 20;  // those of plain arrays have 118 bytes
constexpr std::size_t mostDimensions = 64;  // as NumPy 2 allows

Problem bad(const char* what, std::vector<std::string> arguments = {},
            const char* advice = AE_TR("ae", "save the array again with numpy.save"))
{
    return {ProblemKind::Data, "", what, advice, std::move(arguments)};
}

Problem truncated(std::uint64_t missing)
{
    return bad(missing == 1 ? AE_TR("ae", "truncated: 1 byte is missing") : AE_TR("ae", "truncated: %1 bytes are missing"),
               {std::to_string(missing)}, AE_TR("ae", "a part of the file was lost: use another copy"));
}

struct Literal {
    std::string text;
    std::uint64_t end = 0;  // where the numbers start
};

/// The text of the header, whose length takes 2 bytes in version 1 and 4 in the later ones.
Result<Literal> headerText(const ByteSource& bytes)
{
    const std::string start = startOf(bytes, versionEnd + 4);
    if (start.substr(0, magic.size()) != magic.substr(0, start.size()) || start.empty())
        return bad(AE_TR("ae", "this is no NumPy array: it does not begin as one"), {}, AE_TR("ae", "choose an .npy file"));
    if (start.size() < versionEnd)
        return bad(AE_TR("ae", "truncated: the file ends within its first %1 bytes, before the header"), {std::to_string(versionEnd)},
                   AE_TR("ae", "use another copy"));
    const int version = static_cast<std::uint8_t>(start[6]);
    const int minor = static_cast<std::uint8_t>(start[7]);
    if (version < 1 || version > 3 || minor != 0) {
        return bad(AE_TR("ae", "bad header: version %1.%2 of the format is not known, only 1.0, 2.0 and 3.0"),
                   {std::to_string(version), std::to_string(minor)});
    }
    const std::size_t lengthBytes = version == 1 ? 2 : 4;
    if (start.size() < versionEnd + lengthBytes)
        return truncated(versionEnd + lengthBytes - start.size());
    const std::uint64_t length = littleEndian(start.data() + versionEnd, lengthBytes);
    const std::uint64_t begin = versionEnd + lengthBytes;
    if (length > bytes.size() - begin) {
        return bad(AE_TR("ae", "truncated: the header should have %1 bytes, but only %2 are there"),
                   {std::to_string(length), std::to_string(bytes.size() - begin)}, AE_TR("ae", "use another copy"));
    }
    if (length > longestHeader)
        return bad(AE_TR("ae", "bad header: %1 bytes are more than any array of numbers needs"), {std::to_string(length)});
    Literal literal{std::string(static_cast<std::size_t>(length), '\0'), begin + length};
    if (!bytes.read(begin, literal.text.data(), literal.text.size()))
        return bad(AE_TR("ae", "bad header: it could not be read"));
    return literal;
}

constexpr std::array<std::string_view, 3> keys = {"descr", "fortran_order", "shape"};

/// Exactly the three members, each once.
std::optional<Problem> wrongMembers(const PythonValue& header)
{
    for (const std::string& key : header.keys) {
        if (std::find(keys.begin(), keys.end(), key) == keys.end())
            return bad(AE_TR("ae", "bad header: the member \"%1\" is not known"), {shortened(key, 40)});
        if (std::count(header.keys.begin(), header.keys.end(), key) > 1)
            return bad(AE_TR("ae", "bad header: duplicate member \"%1\""), {key});
    }
    for (const std::string_view key : keys) {
        if (std::find(header.keys.begin(), header.keys.end(), key) == header.keys.end())
            return bad(AE_TR("ae", "bad header: %1 is missing"), {std::string(key)});
    }
    return std::nullopt;
}

const PythonValue& memberOf(const PythonValue& header, std::string_view key)
{
    const auto found = std::find(header.keys.begin(), header.keys.end(), key);
    return header.elements[static_cast<std::size_t>(found - header.keys.begin())];
}

Result<std::vector<std::uint64_t>> shapeOf(const PythonValue& value)
{
    if (value.type != Type::Tuple)
        return bad(AE_TR("ae", "bad header: shape is %1, not a tuple"), {value.description()});
    if (value.elements.size() > mostDimensions)
        return bad(AE_TR("ae", "bad header: shape has %1 dimensions"), {std::to_string(value.elements.size())});
    std::vector<std::uint64_t> shape;
    for (const PythonValue& size : value.elements) {
        const bool isNegative = size.isNegative && size.magnitude != 0;
        if (size.type != Type::Integer || isNegative || !size.magnitude)
            return bad(AE_TR("ae", "bad header: shape holds %1, which is no size"), {size.description()});
        shape.push_back(*size.magnitude);
    }
    return shape;
}

Result<NpyArray> arrayOf(const PythonValue& header)
{
    if (header.type != Type::Dictionary)
        return bad(AE_TR("ae", "bad header: found %1, not a dictionary"), {header.description()});
    if (const auto problem = wrongMembers(header))
        return *problem;
    const PythonValue& descr = memberOf(header, "descr");
    const PythonValue& order = memberOf(header, "fortran_order");
    if (order.type != Type::Boolean)
        return bad(AE_TR("ae", "bad header: fortran_order is %1, neither True nor False"), {order.description()});
    Result<std::vector<std::uint64_t>> shape = shapeOf(memberOf(header, "shape"));
    if (!shape)
        return shape.error();
    const Result<NumberType> type = numberTypeOf(descr);
    if (!type)
        return type.error();
    NpyArray npy;
    npy.array.shape = std::move(*shape);
    npy.array.type = *type;
    npy.array.isFortran = order.truth;
    npy.type = descr.text;
    return npy;
}

/// Sizes against the bytes that are there, before anything is allocated.
std::optional<Problem> checkSize(NpyArray& npy)
{
    const std::optional<std::uint64_t> count = elementCount(npy.array.shape);
    const std::optional<std::uint64_t> needed = count ? product(*count, npy.array.type.bytes) : std::nullopt;
    if (!needed)
        return bad(AE_TR("ae", "bad header: the shape %1 is beyond everything that can be counted"), {shapeText(npy.array.shape)});
    const std::uint64_t there = npy.array.bytes->size() - npy.array.offset;
    if (there < *needed)
        return truncated(*needed - there);
    npy.extraBytes = there - *needed;
    return std::nullopt;
}

}  // namespace

bool startsLikeNpy(std::string_view start)
{
    return start.starts_with(magic);
}

Result<NpyArray> readNpy(const Bytes& bytes)
{
    const Result<Literal> literal = headerText(*bytes);
    if (!literal)
        return literal.error();
    const auto header = parsePythonLiteral(literal->text);
    if (!header) {
        return bad(
            AE_TR("ae", "bad header: it is no Python literal, from byte %1 on: %2"),
            {std::to_string(header.error().position), shortened(std::string_view(literal->text).substr(header.error().position), 20)});
    }
    Result<NpyArray> npy = arrayOf(*header);
    if (!npy)
        return npy;
    npy->array.bytes = bytes;
    npy->array.offset = literal->end;
    if (const auto problem = checkSize(*npy))
        return *problem;
    return npy;
}

std::optional<Problem> noteOfExtraBytes(const NpyArray& npy)
{
    if (npy.extraBytes == 0)
        return std::nullopt;
    std::string next(std::min<std::size_t>(static_cast<std::size_t>(npy.extraBytes), magic.size()), '\0');
    const bool isRead = npy.array.bytes->read(npy.array.bytes->size() - npy.extraBytes, next.data(), next.size());
    const char* what = isRead && startsLikeNpy(next) ? AE_TR("ae", "another array follows in the same file and is left out: %1 bytes")
        : npy.extraBytes == 1 ? AE_TR("ae", "1 byte after the array is left out: the data are longer than the shape says")
                              : AE_TR("ae", "%1 bytes after the array are left out: the data are longer than the shape says");
    return bad(what, {std::to_string(npy.extraBytes)}, "");
}

Result<std::unique_ptr<ArrayFile>> openNpy(const Bytes& bytes, std::string_view, const ReadChoices&)
{
    Result<NpyArray> npy = readNpy(bytes);
    if (!npy)
        return npy.error();
    std::vector<Problem> unused;
    if (elementCount(npy->array.shape) == 0)
        return viewOf(npy->array, std::nullopt, unused).error();
    auto file = std::make_unique<StoredArrayFile>();
    if (auto note = noteOfExtraBytes(*npy))
        file->addNote(std::move(*note));
    file->add(std::move(npy->array), {}, npy->type);
    return std::unique_ptr<ArrayFile>(std::move(file));
}

}  // namespace ae
