// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "attention/export.h"
#include "session/decimal.h"
#include "session/jsontext.h"
#include "session/jsonvalue.h"
#include "session/longtexts.h"
#include "session/schema.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>

namespace ae {

namespace {

using Json = nlohmann::json;
constexpr int outOfRange = 406;  // what nlohmann/json calls a number beyond all doubles

/// The shape that stands before the rows, where it is one.
std::optional<Shape> shapeBefore(const JsonValue& matrix)
{
    const JsonValue* shape = matrix.find("shape");
    if (!shape || shape->elementCount != 2 || shape->elements.size() != 2)
        return std::nullopt;
    const auto rows = shape->elements[0].count();
    const auto columns = shape->elements[1].count();
    if (!rows || !columns)
        return std::nullopt;
    // far beyond every limit is as good as just beyond
    constexpr std::uint64_t most = 1'000'000'000;
    return Shape{static_cast<Index>(std::min(*rows, most)), static_cast<Index>(std::min(*columns, most))};
}

/// Receives the events of the JSON library, which finds its functions by their names.
class SaxHandler {
public:
    SaxHandler(std::size_t fileBytes, const LongTexts* texts, Findings& findings, ParsedFile& file)
        : m_fileBytes(fileBytes), m_texts(texts), m_findings(findings), m_file(file)
    {
    }

    bool null() { return word("null", JsonValue::Type::Null); }
    bool boolean(bool value) { return word(value ? "true" : "false", JsonValue::Type::Boolean); }

    bool number_integer(Json::number_integer_t value)
    {
        // only -0 comes here as 0: its sign is kept
        const double number = value == 0 ? -0.0 : static_cast<double>(value);
        if (m_rows)
            return m_rows->number(number), true;
        return scalar(value == 0 ? "-0" : std::to_string(value), integer(number, 0 - static_cast<std::uint64_t>(value)));
    }

    bool number_unsigned(Json::number_unsigned_t value)
    {
        const auto number = static_cast<double>(value);
        if (m_rows)
            return m_rows->number(number), true;
        return scalar(std::to_string(value), integer(number, value));
    }

    bool number_float(Json::number_float_t value, const std::string& text)
    {
        if (value == 0 && hasNonZeroDigit(text) && isRead())  // elsewhere the text is kept
            m_findings.noteUnderflow(where());
        if (m_rows)
            return m_rows->number(value), true;
        JsonValue real;
        real.type = JsonValue::Type::Real;
        real.number = value;
        std::string plain = text;  // it has the decimal mark of the C library's locale
        std::replace_if(
            plain.begin(), plain.end(), [](char c) { return std::string_view("0123456789+-eE").find(c) == std::string_view::npos; }, '.');
        return scalar(plain, std::move(real));
    }

    bool string(std::string& text)
    {
        if (const auto whole = m_texts ? m_texts->textOf(text) : std::nullopt) {
            if (m_rows)
                return m_rows->text(*whole), !m_findings.isTooMany();
            text = *whole;
        }
        if (m_rows)
            return m_rows->text(text), !m_findings.isTooMany();
        JsonValue value;
        value.type = JsonValue::Type::String;
        if (m_raw == Raw::None && isKnownPlace()) {
            value.text = std::move(text);
            return place(std::move(value));
        }
        return scalar(jsonString(text), std::move(value));
    }

    bool binary(Json::binary_t&) { return false; }  // no such thing in a text

    bool start_object(std::size_t) { return open(false); }
    bool start_array(std::size_t) { return open(true); }
    bool end_object() { return close(); }
    bool end_array() { return close(); }

    bool key(std::string& name)
    {
        if (m_rows)
            return true;
        if (m_raw != Raw::None)
            return rawKey(name);
        Frame& frame = m_frames.back();
        frame.key = name;
        frame.next = frame.schema->find(name);
        frame.isRepeated = !frame.keys.insert(name).second;
        if (frame.isRepeated)
            repeated(name, pathOf(m_frames.size() - 1));
        return !m_findings.isTooMany();
    }

    bool parse_error(std::size_t position, const std::string& token, const Json::exception& error)
    {
        if (error.id == outOfRange) {
            m_findings.add(where(), AE_TR("ae", "the number %1 is beyond the largest one that can be held, about 1.8e308"),
                           AE_TR("ae", "write a smaller number, or \"Infinity\" in a matrix; nothing was changed"), {shortened(token)});
        } else {
            m_file.grammar = GrammarError{position, error.what()};
        }
        return false;
    }

private:
    /// What becomes of text at places that this version does not know.
    enum class Raw { None, Keep, Drop };

    struct Frame {
        JsonValue* value;
        const Schema* schema;
        bool isArray;
        std::string key = {};  ///< of the member that is being read
        const Schema* next = nullptr;  ///< its schema, nullptr when it is not known
        bool isRepeated = false;
        std::set<std::string> keys = {};
    };
    struct RawFrame {
        bool isArray;
        bool isEmpty = true;
        std::set<std::string> keys = {};
    };

    static JsonValue integer(double number, std::uint64_t magnitude)
    {
        JsonValue value;
        value.type = JsonValue::Type::Integer;
        value.number = number;
        value.magnitude = magnitude;
        return value;
    }

    void repeated(const std::string& name, std::string path)
    {
        m_findings.add(std::move(path), AE_TR("ae", "the member \"%1\" stands there twice"),
                       AE_TR("ae", "remove one of the two; nothing was changed"), {shortened(name)});
    }

    bool word(const char* text, JsonValue::Type type)
    {
        if (m_rows)
            return m_rows->other(text), !m_findings.isTooMany();
        JsonValue value;
        value.type = type;
        value.text = text;
        return scalar(text, std::move(value));
    }

    /// Whether the value that comes next is used; that of an unknown member is kept as text.
    bool isRead() const { return m_rows || (m_raw == Raw::None && isKnownPlace()); }

    bool isKnownPlace() const
    {
        return m_frames.empty() || m_frames.back().isArray || (m_frames.back().next && !m_frames.back().isRepeated);
    }

    /// A value that is no list and no object, as text and as what it means.
    bool scalar(const std::string& text, JsonValue value)
    {
        if (m_raw == Raw::None && isKnownPlace())
            return place(std::move(value));
        if (m_raw == Raw::None) {
            m_raw = m_frames.back().isRepeated ? Raw::Drop : Raw::Keep;
            m_rawText.clear();
        }
        rawText(text);
        if (m_rawFrames.empty())
            endRaw();
        return true;
    }

    bool place(JsonValue value)
    {
        if (JsonValue* target = newValue())
            *target = std::move(value);
        return true;
    }

    /// Makes room for a value at a known place; nowhere when an array has too many elements.
    JsonValue* newValue()
    {
        if (m_frames.empty())
            return &m_file.root;
        Frame& frame = m_frames.back();
        if (!frame.isArray)
            return &frame.value->members.emplace_back(JsonMember{frame.next->key, {}}).value;
        if (++frame.value->elementCount > frame.schema->mostElements)
            return nullptr;
        return &frame.value->elements.emplace_back();
    }

    /// Schema of the value that comes next at a known place.
    const Schema& nextSchema() const
    {
        if (m_frames.empty())
            return sessionSchema();
        const Frame& frame = m_frames.back();
        return frame.isArray ? *frame.schema->element : *frame.next;
    }

    bool open(bool isArray)
    {
        if (++m_depth > limits::nesting) {
            m_findings.add(where(), AE_TR("ae", "more than %1 lists and objects are nested"),
                           AE_TR("ae", "flatten this part; nothing was changed"), {std::to_string(limits::nesting)});
            return false;
        }
        if (m_rows)
            return m_rows->open(isArray), !m_findings.isTooMany();
        if (m_raw != Raw::None || !isKnownPlace())
            return openRaw(isArray, m_raw != Raw::None ? m_raw : m_frames.back().isRepeated ? Raw::Drop : Raw::Keep);
        const Schema& schema = nextSchema();
        if (schema.isRows && isArray)
            return openRows();
        JsonValue* value = newValue();
        if (value)
            value->type = isArray ? JsonValue::Type::Array : JsonValue::Type::Object;
        if (!value || (isArray ? schema.element == nullptr : schema.members.empty()))
            return openRaw(isArray, Raw::Drop);
        m_frames.push_back({value, &schema, isArray});
        return true;
    }

    bool openRows()
    {
        RowsExpected expected = expectedRows(*m_frames.back().value);
        JsonValue* value = newValue();
        value->type = JsonValue::Type::Array;
        value->rows = std::make_unique<MatrixRows>(pathOf(m_frames.size() - 1), std::move(expected), m_findings);
        m_rows = value->rows.get();
        return true;
    }

    RowsExpected expectedRows(const JsonValue& matrix) const
    {
        RowsExpected expected{shapeBefore(matrix), std::nullopt, m_fileBytes};
        if (const JsonValue* encoding = matrix.find("encoding"); encoding && encoding->type == JsonValue::Type::String)
            expected.encoding = encoding->text;
        return expected;
    }

    bool close()
    {
        --m_depth;
        if (m_rows) {
            if (m_rows->close())
                m_rows = nullptr;
            return !m_findings.isTooMany();
        }
        if (m_raw == Raw::None) {
            m_frames.pop_back();
            return true;
        }
        if (m_raw == Raw::Keep)
            m_rawText += m_rawFrames.back().isArray ? ']' : '}';
        m_rawFrames.pop_back();
        if (m_rawFrames.empty())
            endRaw();
        return true;
    }

    // --- text of members that are kept as they are ---

    bool openRaw(bool isArray, Raw raw)
    {
        if (m_raw == Raw::None)
            m_rawText.clear();
        m_raw = raw;
        rawText(isArray ? "[" : "{");
        m_rawFrames.push_back({isArray});
        return true;
    }

    void rawText(std::string_view text)
    {
        if (m_raw != Raw::Keep)
            return;
        if (!m_rawFrames.empty() && m_rawFrames.back().isArray) {
            m_rawText += m_rawFrames.back().isEmpty ? "" : ", ";
            m_rawFrames.back().isEmpty = false;
        }
        m_rawText += text;
    }

    bool rawKey(const std::string& name)
    {
        RawFrame& frame = m_rawFrames.back();
        if (!frame.keys.insert(name).second)
            repeated(name, path());
        if (m_raw == Raw::Keep) {
            m_rawText += frame.isEmpty ? "" : ", ";
            frame.isEmpty = false;
            appendJsonString(m_rawText, name);
            m_rawText += ": ";
        }
        return !m_findings.isTooMany();
    }

    void endRaw()
    {
        if (m_raw == Raw::Keep)
            m_frames.back().value->unknown.push_back({"", m_frames.back().key, std::move(m_rawText)});
        m_rawText = {};
        m_raw = Raw::None;
    }

    // --- where we are ---

    std::string pathOf(std::size_t frames) const
    {
        std::string path;
        for (std::size_t i = 0; i < frames; ++i) {
            const Frame& frame = m_frames[i];
            if (frame.isArray)
                path += " entry " + std::to_string(frame.value->elementCount + (i + 1 == m_frames.size() ? 1 : 0));
            else
                path.append(path.empty() ? "" : ".").append(shortened(frame.key));
        }
        return path;
    }
    std::string path() const { return pathOf(m_frames.size()); }
    std::string where() const { return m_rows ? m_rows->where() : path(); }

    std::size_t m_fileBytes;
    const LongTexts* m_texts;
    Findings& m_findings;
    ParsedFile& m_file;
    std::vector<Frame> m_frames;
    MatrixRows* m_rows = nullptr;
    Raw m_raw = Raw::None;
    std::string m_rawText;
    std::vector<RawFrame> m_rawFrames;
    int m_depth = 0;
};

ParsedFile parse(std::string_view json, std::size_t fileBytes, const LongTexts* texts, Findings& findings)
{
    ParsedFile file;
    SaxHandler handler(fileBytes, texts, findings, file);
    file.isComplete = Json::sax_parse(json.begin(), json.end(), &handler);
    return file;
}

}  // namespace

ParsedFile parseFile(std::string_view bytes, Findings& findings)
{
    if (const LongTexts texts(bytes); !texts.isEmpty()) {
        Findings found = findings;
        ParsedFile file = parse(texts.rest(), bytes.size(), &texts, found);
        if (file.isComplete) {
            findings = std::move(found);
            return file;
        }
        // once more, slowly: places in the file are said as they are
    }
    return parse(bytes, bytes.size(), nullptr, findings);
}

}  // namespace ae
