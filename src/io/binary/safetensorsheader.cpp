// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/binary/safetensorsheader.h"

#include "attention/export.h"
#include "io/binary/jsonevents.h"
#include "io/bytesource.h"
#include "session/jsontext.h"

#include <algorithm>
#include <iterator>
#include <numeric>

namespace ae {

namespace {

constexpr std::uint64_t lengthBytes = 8;
constexpr std::uint64_t longestHeader = 100'000'000;  // as in the reference reader
constexpr std::size_t mostDimensions = 64;
constexpr std::size_t deepest = 64;
constexpr std::string_view metadataKey = "__metadata__";

struct TensorType {
    std::string_view name;
    std::uint64_t bytes;
    std::optional<NumberKind> kind;  // none: known, but not read
};

constexpr TensorType types[] = {
    {"F64", 8, NumberKind::Float},       {"F32", 4, NumberKind::Float},    {"F16", 2, NumberKind::Float},
    {"BF16", 2, NumberKind::BrainFloat}, {"I64", 8, NumberKind::Signed},   {"I32", 4, NumberKind::Signed},
    {"I16", 2, NumberKind::Signed},      {"I8", 1, NumberKind::Signed},    {"U64", 8, NumberKind::Unsigned},
    {"U32", 4, NumberKind::Unsigned},    {"U16", 2, NumberKind::Unsigned}, {"U8", 1, NumberKind::Unsigned},
    {"BOOL", 1, NumberKind::Boolean},    {"F8_E4M3", 1, std::nullopt},     {"F8_E5M2", 1, std::nullopt},
    {"F8_E8M0", 1, std::nullopt},        {"C64", 8, std::nullopt},
};

const TensorType* findType(std::string_view name)
{
    const auto* found = std::find_if(std::begin(types), std::end(types), [name](const TensorType& type) { return type.name == name; });
    return found == std::end(types) ? nullptr : found;
}

Problem problemAt(const char* where, const char* what, std::vector<std::string> arguments = {})
{
    return {ProblemKind::Data, where, what, AE_TR("ae", "the file is damaged or cut off: download or save it again"), std::move(arguments)};
}

Problem badHeader(const char* what, std::vector<std::string> arguments = {})
{
    return problemAt("header", what, std::move(arguments));
}

Problem badRange(const char* what, std::vector<std::string> arguments = {})
{
    return problemAt("", what, std::move(arguments));
}

/// Collects tensors and metadata from the text of the header.
class HeaderEvents : public JsonEvents {
public:
    explicit HeaderEvents(SafetensorsHeader& header) : JsonEvents(deepest), m_header(header) { }

protected:
    bool onScalar(const JsonScalar& value) override
    {
        if (depth() < 2)
            return fail(AE_TR("ae", "\"%1\" is %2, not an object"), {shortened(keyAt(0)), value.text});
        if (isMetadata())
            return metadata(value);
        if (depth() == 2)
            return member(value);
        if (isMember("shape"))
            return size(value);
        return !isMember("data_offsets") || offset(value);
    }

    bool onOpen(bool isList) override
    {
        if (depth() == 1 && isList)
            return fail(AE_TR("ae", "\"%1\" is a list, not an object"), {shortened(keyAt(0))});
        if (depth() == 1 && !isMetadata())
            m_header.tensors.push_back({keyAt(0), std::nullopt, std::nullopt, {}});
        if (depth() >= 2 && isMetadata())
            return fail(AE_TR("ae", "the metadata \"%1\" are no text"), {shortened(keyAt(1))});
        const bool isListMember = depth() >= 2 && (isMember("shape") || isMember("data_offsets"));
        if ((isListMember && (!isList || depth() > 2)) || (depth() == 2 && isMember("dtype")))
            return fail(AE_TR("ae", "%1 of \"%2\" is not what it should be"), {keyAt(1), shortened(keyAt(0))});
        if (depth() == 2 && isMember("shape"))
            tensor().shape.emplace();
        return true;
    }

    bool onClose() override
    {
        if (depth() != 1 || isMetadata())
            return true;
        const TensorEntry& read = tensor();
        const char* missing = !read.type ? "dtype" : !read.shape ? "shape" : nullptr;
        if (missing != nullptr)
            return fail(AE_TR("ae", "%1 of \"%2\" is missing"), {missing, shortened(read.name)});
        return read.range.size() == 2
            || fail(AE_TR("ae", "bad range: \"%1\" needs two data_offsets, found %2"),
                    {shortened(read.name), read.range.size() > 2 ? "more" : std::to_string(read.range.size())});
    }

private:
    bool isMetadata() const { return keyAt(0) == metadataKey; }
    bool isMember(std::string_view name) const { return keyAt(1) == name; }
    TensorEntry& tensor() { return m_header.tensors.back(); }

    bool metadata(const JsonScalar& value)
    {
        if (value.type != JsonScalar::Type::Text)
            return fail(AE_TR("ae", "the metadata \"%1\" are %2, not a text"), {shortened(keyAt(1)), value.text});
        m_header.metadata[keyAt(1)] = value.text;
        return true;
    }

    bool member(const JsonScalar& value)
    {
        const bool isType = isMember("dtype");
        if (isMember("shape") || isMember("data_offsets") || (isType && value.type != JsonScalar::Type::Text))
            return fail(AE_TR("ae", "%1 of \"%2\" is %3"), {keyAt(1), shortened(keyAt(0)), shortened(value.text, 40)});
        if (isType)
            tensor().type = value.text;
        return true;
    }

    bool size(const JsonScalar& value)
    {
        if (value.type != JsonScalar::Type::Count)
            return fail(AE_TR("ae", "the shape of \"%1\" holds %2, which is no size"), {shortened(keyAt(0)), shortened(value.text, 40)});
        if (tensor().shape->size() == mostDimensions)
            return fail(AE_TR("ae", "the shape of \"%1\" has more than %2 dimensions"),
                        {shortened(keyAt(0)), std::to_string(mostDimensions)});
        tensor().shape->push_back(value.count);
        return true;
    }

    bool offset(const JsonScalar& value)
    {
        if (value.type != JsonScalar::Type::Count)
            return fail(AE_TR("ae", "bad range: \"%1\" has the offset %2"), {shortened(keyAt(0)), shortened(value.text, 40)});
        if (tensor().range.size() < 3)
            tensor().range.push_back(value.count);
        return true;
    }

    SafetensorsHeader& m_header;
};

/// One range by itself: forward, within the data, as long as shape and type say.
std::optional<Problem> wrongRange(const TensorEntry& tensor, std::uint64_t dataBytes)
{
    const std::uint64_t begin = tensor.range[0];
    const std::uint64_t end = tensor.range[1];
    const std::string name = shortened(tensor.name);
    if (begin > end)
        return badRange(AE_TR("ae", "bad range: \"%1\" ends at byte %2, before its begin at %3"),
                        {name, std::to_string(end), std::to_string(begin)});
    const std::optional<std::uint64_t> count = elementCount(*tensor.shape);
    const TensorType* type = findType(*tensor.type);
    const std::optional<std::uint64_t> bytes = count ? product(*count, type != nullptr ? type->bytes : 1) : std::nullopt;
    if (!bytes)
        return badRange(AE_TR("ae", "bad range: the shape %2 of \"%1\" is beyond everything that can be counted"),
                        {name, shapeText(*tensor.shape)});
    if (type != nullptr && *bytes != end - begin) {
        return badRange(AE_TR("ae", "bad range: \"%1\" of shape %2 and type %3 takes %4 bytes, but its range has %5"),
                        {name, shapeText(*tensor.shape), *tensor.type, std::to_string(*bytes), std::to_string(end - begin)});
    }
    if (end > dataBytes)
        return badRange(AE_TR("ae", "truncated: \"%1\" has a range beyond the end of the file, %2 bytes are missing"),
                        {name, std::to_string(end - dataBytes)});
    return std::nullopt;
}

/// All ranges together: each byte of the data belongs to one tensor.
std::optional<Problem> wrongRanges(const std::vector<TensorEntry>& tensors, std::uint64_t dataBytes)
{
    std::vector<std::size_t> order(tensors.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return tensors[a].range < tensors[b].range; });
    std::uint64_t expected = 0;
    const TensorEntry* last = nullptr;
    for (const std::size_t position : order) {
        const TensorEntry& tensor = tensors[position];
        if (tensor.range[0] < expected)
            return badRange(AE_TR("ae", "bad range: the ranges of \"%1\" and \"%2\" overlap"),
                            {shortened(last->name), shortened(tensor.name)});
        if (tensor.range[0] > expected) {
            return badRange(AE_TR("ae", "bad range: a gap of %1 bytes before \"%2\" belongs to no tensor"),
                            {std::to_string(tensor.range[0] - expected), shortened(tensor.name)});
        }
        expected = tensor.range[1];
        last = &tensor;
    }
    if (expected < dataBytes)
        return badRange(AE_TR("ae", "bad range: %1 bytes at the end belong to no tensor"), {std::to_string(dataBytes - expected)});
    return std::nullopt;
}

/// The text of the header, whose length stands in the first 8 bytes.
Result<std::string> headerText(const ByteSource& bytes)
{
    const std::string start = startOf(bytes, lengthBytes + 1);
    if (start.size() < lengthBytes)
        return badHeader(AE_TR("ae", "truncated: its length takes %1 bytes, the file has %2"),
                         {std::to_string(lengthBytes), std::to_string(bytes.size())});
    const std::uint64_t length = littleEndian(start.data(), lengthBytes);
    if (length > longestHeader)
        return badHeader(AE_TR("ae", "its length, %1 bytes, is beyond the %2 that are allowed"),
                         {std::to_string(length), std::to_string(longestHeader)});
    if (length > bytes.size() - lengthBytes) {
        return badHeader(AE_TR("ae", "truncated: it should have %1 bytes, but only %2 are there"),
                         {std::to_string(length), std::to_string(bytes.size() - lengthBytes)});
    }
    if (length == 0 || start.back() != '{')
        return badHeader(AE_TR("ae", "it does not begin with {"));
    std::string text(static_cast<std::size_t>(length), '\0');
    if (!bytes.read(lengthBytes, text.data(), text.size()))
        return Problem{ProblemKind::InputOutput, "header", AE_TR("ae", "it could not be read"), AE_TR("ae", "try again"), {}};
    return text;
}

}  // namespace

std::optional<NumberType> tensorType(std::string_view name)
{
    const TensorType* type = findType(name);
    if (type == nullptr || !type->kind)
        return std::nullopt;
    return NumberType{*type->kind, static_cast<std::size_t>(type->bytes), ByteOrder::Little};
}

bool startsLikeSafetensors(std::string_view start)
{
    return start.size() > lengthBytes && start[lengthBytes] == '{' && littleEndian(start.data(), lengthBytes) <= longestHeader;
}

Result<SafetensorsHeader> readSafetensorsHeader(const ByteSource& bytes)
{
    const Result<std::string> text = headerText(bytes);
    if (!text)
        return text.error();
    SafetensorsHeader header;
    HeaderEvents events(header);
    if (!events.parse(*text))
        return badHeader(events.failure() ? events.failure()->what : AE_TR("ae", "it is no JSON"),
                         events.failure() ? events.failure()->arguments : std::vector<std::string>());
    header.dataStart = lengthBytes + text->size();
    const std::uint64_t dataBytes = bytes.size() - header.dataStart;
    for (const TensorEntry& tensor : header.tensors) {
        if (auto problem = wrongRange(tensor, dataBytes))
            return *problem;
    }
    if (auto problem = wrongRanges(header.tensors, dataBytes))
        return *problem;
    return header;
}

}  // namespace ae
