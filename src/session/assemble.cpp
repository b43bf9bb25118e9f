// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/assemble.h"

#include "attention/export.h"
#include "session/jsontext.h"
#include "session/schema.h"

#include <algorithm>
#include <limits>

namespace ae {

namespace {

using Type = JsonValue::Type;

constexpr std::size_t namedMembers = 5;  // unknown members that a note names
constexpr int mostDecimals = 17;

std::string inside(std::string_view parent, std::string_view key)
{
    return parent.empty() ? std::string(key) : std::string(parent) + "." + std::string(key);
}

/// Builds the parts one by one.
class Assembly {
public:
    Assembly(JsonValue& root, Findings& findings) :
        m_root(root),
        m_findings(findings)
    {
    }

    Session assemble()
    {
        takeVersion();
        takeText(m_root, "", "title", m_session.title);
        std::string generator;
        takeText(m_root, "", "generator", generator);
        m_session.tokens = takeTexts(m_root, "", "tokens");
        if (!m_root.find("tokens"))
            missing("", "tokens");
        m_session.features = takeTexts(m_root, "", "features");
        takeMatrices();
        takeOptions();
        takeNotebook();
        takeView();
        keepUnknown(m_root, "");
        noteUnknown();
        return std::move(m_session);
    }

private:
    void missing(std::string where, std::string_view key)
    {
        m_findings.add(std::move(where), AE_TR("the member \"%1\" is missing"), AE_TR("add it; nothing was changed"), {std::string(key)});
    }

    void wrong(std::string where, const char* what, const JsonValue& found)
    {
        m_findings.add(std::move(where), what, AE_TR("correct this member; nothing was changed"), {found.description()});
    }

    void keepUnknown(JsonValue& object, const std::string& parent)
    {
        for (UnknownMember& member : object.unknown) {
            member.parent = parent;
            m_session.unknown.push_back(std::move(member));
        }
    }

    /// The object of that name, or nothing when it is not there or no object.
    JsonValue* object(std::string_view key)
    {
        JsonValue* value = m_root.find(key);
        if (value && value->type != Type::Object) {
            wrong(std::string(key), AE_TR("expected an object, found %1"), *value);
            return nullptr;
        }
        return value;
    }

    void takeText(const JsonValue& parent, std::string_view place, std::string_view key, std::string& text)
    {
        const JsonValue* value = parent.find(key);
        if (value && value->type != Type::String)
            wrong(inside(place, key), AE_TR("expected a text, found %1"), *value);
        else if (value)
            text = value->text;
    }

    void takeNumber(const JsonValue& parent, std::string_view place, std::string_view key, double& number)
    {
        const JsonValue* value = parent.find(key);
        if (value && value->type != Type::Integer && value->type != Type::Real)
            wrong(inside(place, key), AE_TR("expected a number, found %1"), *value);
        else if (value)
            number = value->number + 0.0;  // no minus zero
    }

    std::vector<std::string> takeTexts(const JsonValue& parent, std::string_view place, std::string_view key)
    {
        std::vector<std::string> texts;
        const JsonValue* value = parent.find(key);
        if (!value)
            return texts;
        if (value->type != Type::Array) {
            wrong(inside(place, key), AE_TR("expected a list of texts, found %1"), *value);
            return texts;
        }
        if (value->elementCount > value->elements.size()) {
            m_findings.add(inside(place, key), AE_TR("%1 entries are too many: at most %2 are possible"), AE_TR("use fewer; nothing was changed"),
                           {std::to_string(value->elementCount), std::to_string(value->elements.size())});
        }
        for (std::size_t i = 0; i < value->elements.size(); ++i) {
            if (value->elements[i].type != Type::String)
                wrong(inside(place, key) + " entry " + std::to_string(i + 1), AE_TR("expected a text, found %1"), value->elements[i]);
            texts.push_back(value->elements[i].text);
        }
        return texts;
    }

    void takeVersion()
    {
        JsonValue* version = object("version");
        if (!version)
            return;
        const JsonValue* minor = version->find("minor");
        const auto number = minor ? minor->count() : std::optional<std::uint64_t>(0);
        if (!number || *number > std::numeric_limits<int>::max())
            wrong("version.minor", AE_TR("expected a whole number from 0, found %1"), *minor);
        else
            m_session.minorVersion = static_cast<int>(*number);
        if (m_session.minorVersion > knownMinorVersion) {
            m_findings.note("version",
                            AE_TR("the file was made by a later version (%1.%2): what this version (%1.%3) does not know is kept but not shown"),
                            AE_TR("use a newer version to see everything"),
                            {std::to_string(m_session.majorVersion), std::to_string(m_session.minorVersion), std::to_string(knownMinorVersion)});
        }
        keepUnknown(*version, "version");
    }

    // --- matrices ---

    void takeMatrices()
    {
        JsonValue* matrices = object("matrices");
        if (!matrices) {
            if (!m_root.find("matrices"))
                missing("", "matrices");
            return;
        }
        for (const std::string_view key : matrixKeys()) {
            if (JsonValue* matrix = matrices->find(key))
                takeMatrix(std::string(key), *matrix);
            else if (findStep(key)->kind == StepKind::Input)
                missing("matrices", key);
        }
        keepUnknown(*matrices, "matrices");
    }

    void takeMatrix(const std::string& key, JsonValue& matrix)
    {
        const std::string place = "matrices." + key;
        if (matrix.type != Type::Object)
            return wrong(place, AE_TR("expected an object with \"shape\" and \"rows\", found %1"), matrix);
        const std::optional<Shape> shape = takeShape(matrix, place);
        JsonValue* rows = matrix.find("rows");
        if (!rows)
            missing(place, "rows");
        else if (!rows->rows)
            wrong(place + ".rows", AE_TR("expected a list of rows, found %1"), *rows);
        else if (shape && isTrueShape(*shape, *rows->rows, place) && isCodingRight(matrix, *rows->rows, place) && rows->rows->isGood())
            m_session.matrices[key] = rows->rows->take();
        keepUnknown(matrix, place);
    }

    std::optional<Shape> takeShape(const JsonValue& matrix, const std::string& place)
    {
        const JsonValue* shape = matrix.find("shape");
        if (!shape) {
            missing(place, "shape");
            return std::nullopt;
        }
        if (shape->type != Type::Array || shape->elementCount != 2 || !shape->elements[0].count() || !shape->elements[1].count()) {
            m_findings.add(place + ".shape", AE_TR("expected two whole numbers, rows and columns"),
                           AE_TR("write it as [7, 4]; nothing was changed"));
            return std::nullopt;
        }
        const std::uint64_t rows = *shape->elements[0].count();
        const std::uint64_t columns = *shape->elements[1].count();
        constexpr auto most = static_cast<std::uint64_t>(limits::side);
        if (rows < 1 || columns < 1 || rows > most || columns > most || rows * columns > static_cast<std::uint64_t>(limits::valuesPerMatrix)) {
            m_findings.add(place + ".shape", AE_TR("%1x%2 is not possible: a matrix has 1 to %3 rows and columns and at most %4 values"),
                           AE_TR("choose another size; nothing was changed"),
                           {std::to_string(rows), std::to_string(columns), std::to_string(limits::side), std::to_string(limits::valuesPerMatrix)});
            return std::nullopt;
        }
        return Shape{static_cast<Index>(rows), static_cast<Index>(columns)};
    }

    bool isTrueShape(Shape shape, const MatrixRows& rows, const std::string& place)
    {
        if (rows.rows() != shape.rows) {
            m_findings.add(place, AE_TR("the shape says %1 rows, found %2"), AE_TR("correct the shape or the rows; nothing was changed"),
                           {std::to_string(shape.rows), std::to_string(rows.rows())});
        } else if (rows.columns() != shape.columns) {
            m_findings.add(place, AE_TR("the shape says %1 columns, found %2"), AE_TR("correct the shape or the rows; nothing was changed"),
                           {std::to_string(shape.columns), std::to_string(rows.columns())});
        } else {
            return true;
        }
        return false;
    }

    /// Rows are all lists or, with the encoding named and their checksum right, all texts.
    bool isCodingRight(const JsonValue& matrix, const MatrixRows& rows, const std::string& place)
    {
        const JsonValue* encoding = matrix.find("encoding");
        const JsonValue* crc = matrix.find("crc32");
        if (encoding && (encoding->type != Type::String || encoding->text != encodedRows)) {
            m_findings.add(place + ".encoding", AE_TR("expected \"%2\", found %1"), AE_TR("leave it out for rows of numbers; nothing was changed"),
                           {encoding->description(), std::string(encodedRows)});
        } else if (rows.isEncoded() && rows.hasLists()) {
            m_findings.add(place + ".rows", AE_TR("some rows are lists and some are texts"), AE_TR("write all rows alike; nothing was changed"));
        } else if (rows.isEncoded() && !encoding) {
            m_findings.add(place, AE_TR("the rows are texts, but the member \"encoding\" is missing"),
                           AE_TR("write rows as lists of numbers, or name the encoding; nothing was changed"));
        } else if (!rows.isEncoded() && (encoding || crc)) {
            m_findings.add(place, AE_TR("the rows are lists, which have no encoding and no checksum"),
                           AE_TR("remove \"encoding\" and \"crc32\"; nothing was changed"));
        } else if (rows.isEncoded() && rows.isGood()) {
            return isChecksumRight(crc, rows, place);
        } else {
            return true;
        }
        return false;
    }

    bool isChecksumRight(const JsonValue* crc, const MatrixRows& rows, const std::string& place)
    {
        if (!crc) {
            missing(place, "crc32");
            return false;
        }
        std::string stated = crc->text;
        std::transform(stated.begin(), stated.end(), stated.begin(), [](char c) { return c >= 'A' && c <= 'F' ? static_cast<char>(c + 32) : c; });
        if (crc->type == Type::String && stated == rows.checksum())
            return true;
        m_findings.add(place + ".crc32", AE_TR("the checksum is %1, but that of the rows is %2"),
                       AE_TR("the rows are damaged: use another copy; nothing was changed"),
                       {crc->type == Type::String ? shortened(crc->text) : crc->description(), rows.checksum()});
        return false;
    }

    // --- options ---

    void takeOptions()
    {
        JsonValue* options = object("options");
        if (!options)
            return;
        takeNumber(*options, "options", "scale_exponent", m_session.options.scaleExponent);
        takeNumber(*options, "options", "temperature", m_session.options.temperature);
        takeText(*options, "options", "mask", m_session.options.mask);
        const MaskSpec* mask = findMask(m_session.options.mask);
        if (mask && mask->isPainted)
            takeMask(*options);
        else
            keepMask(*options);
        keepUnknown(*options, "options");
    }

    void takeMask(const JsonValue& options)
    {
        if (!options.find("allowed"))
            return missing("options", "allowed");
        const std::size_t problems = m_findings.problems.size();
        const std::vector<std::string> rows = takeTexts(options, "options", "allowed");
        const std::size_t tokens = m_session.tokens.size();
        if (rows.size() != tokens && m_findings.problems.size() == problems) {
            m_findings.add("options.allowed", AE_TR("expected one text for each of the %1 tokens, found %2"),
                           AE_TR("give each query a text of one 1 or 0 for each key; nothing was changed"),
                           {std::to_string(tokens), std::to_string(rows.size())});
        }
        for (std::size_t i = 0; i < rows.size() && !m_findings.isTooMany(); ++i) {
            if (rows[i].size() != tokens || rows[i].find_first_not_of("01") != std::string::npos) {
                m_findings.add("options.allowed entry " + std::to_string(i + 1), AE_TR("expected %1 digits that are 1 or 0, found \"%2\""),
                               AE_TR("write 1 where the query may attend to the key, else 0; nothing was changed"),
                               {std::to_string(tokens), shortened(rows[i])});
            }
        }
        if (m_findings.problems.size() != problems)
            return;
        MaskBits bits(static_cast<Index>(tokens), static_cast<Index>(tokens));
        for (std::size_t i = 0; i < tokens; ++i) {
            for (std::size_t j = 0; j < tokens; ++j)
                bits(static_cast<Index>(i), static_cast<Index>(j)) = rows[i][j] == '1' ? 1 : 0;
        }
        m_session.options.allowed = std::move(bits);
    }

    /// A painted mask that another mask stands in for is not used and not lost.
    void keepMask(const JsonValue& options)
    {
        if (!options.find("allowed"))
            return;
        std::string json = "[";
        for (const std::string& row : takeTexts(options, "options", "allowed"))
            json.append(json.size() == 1 ? "" : ", ").append(jsonString(row));
        m_session.unknown.push_back({"options", "allowed", json + "]"});
        m_findings.note("options.allowed", AE_TR("the painted keys are kept but not used, because the mask is \"%1\""),
                        AE_TR("set the mask to \"painted\" to use them"), {shortened(m_session.options.mask)});
    }

    // --- notebook and view ---

    void takeNotebook()
    {
        JsonValue* notebook = m_root.find("notebook");
        if (!notebook || notebook->type != Type::Array) {
            if (notebook)
                wrong("notebook", AE_TR("expected a list of cells, found %1"), *notebook);
            m_session.notebook = defaultNotebook();
            return;
        }
        if (notebook->elementCount > notebook->elements.size())
            wrong("notebook", AE_TR("the notebook has too many cells"), *notebook);
        for (std::size_t i = 0; i < notebook->elements.size(); ++i)
            takeCell(notebook->elements[i], i);
    }

    void takeCell(JsonValue& value, std::size_t position)
    {
        const std::string place = "notebook cell " + std::to_string(position + 1);
        const std::string parent = "notebook[" + std::to_string(position) + "]";
        NotebookCell cell;
        if (value.type != Type::Object)
            wrong(place, AE_TR("expected an object, found %1"), value);
        else if (!value.find("cell"))
            missing(place, "cell");
        takeText(value, place, "cell", cell.kind);
        std::string markdown;
        takeText(value, place, "markdown", markdown);
        if (cell.kind == textCellKind)
            cell.markdown = std::move(markdown);
        else if (value.find("markdown"))
            m_session.unknown.push_back({parent, "markdown", jsonString(markdown)});
        keepUnknown(value, parent);
        m_session.notebook.push_back(std::move(cell));
    }

    /// What belongs to the picture never keeps a session from being opened.
    void takeView()
    {
        JsonValue* value = m_root.find("view");
        if (!value)
            return;
        m_session.hasView = true;
        if (value->type != Type::Object)
            return noteView("view");
        View& view = m_session.view;
        if (JsonValue* saturation = value->find("saturation"))
            takeSaturation(*saturation);
        if (const auto token = takeCount(*value, "view", "picked_token", m_session.tokens.empty() ? 0 : m_session.tokens.size() - 1))
            view.pickedToken = static_cast<Index>(*token);
        if (const auto decimals = takeCount(*value, "view", "decimals", mostDecimals))
            view.decimals = static_cast<int>(*decimals);
        if (const JsonValue* selection = value->find("selection"); selection && selection->type == Type::String)
            view.selection = selection->text;
        else if (selection)
            noteView("view.selection");
        if (const JsonValue* folded = value->find("folded"))
            takeFolded(*folded);
        keepUnknown(*value, "view");
    }

    void noteView(std::string where)
    {
        m_findings.note(std::move(where), AE_TR("this part of the view does not fit and was left out"), AE_TR("numbers are not concerned"));
    }

    std::optional<std::uint64_t> takeCount(const JsonValue& parent, std::string_view place, std::string_view key, std::uint64_t most)
    {
        const JsonValue* value = parent.find(key);
        if (!value)
            return std::nullopt;
        const std::optional<std::uint64_t> count = value->count();
        if (count && *count <= most)
            return count;
        noteView(inside(place, key));
        return std::nullopt;
    }

    void takeSaturation(JsonValue& value)
    {
        constexpr std::string_view place = "view.saturation";
        if (value.type != Type::Object)
            return noteView(std::string(place));
        Widening& saturation = m_session.view.saturation;
        if (const JsonValue* source = value.find("source")) {
            if (source->type == Type::String && findWidening(source->text))
                saturation.source = source->text;
            else
                noteView("view.saturation.source");
        }
        if (const auto width = takeCount(value, place, "width", static_cast<std::uint64_t>(limits::side)); width && *width > 0)
            saturation.width = static_cast<Index>(*width);
        if (const auto seed = takeCount(value, place, "seed", std::numeric_limits<std::uint64_t>::max()))
            saturation.seed = *seed;
        keepUnknown(value, std::string(place));
    }

    void takeFolded(const JsonValue& value)
    {
        std::vector<std::size_t>& folded = m_session.view.folded;
        bool isFit = value.type == Type::Array && value.elementCount == value.elements.size();
        for (const JsonValue& element : value.elements) {
            const std::optional<std::uint64_t> position = element.count();
            if (position && *position < m_session.notebook.size())
                folded.push_back(static_cast<std::size_t>(*position));
            else
                isFit = false;
        }
        std::sort(folded.begin(), folded.end());
        folded.erase(std::unique(folded.begin(), folded.end()), folded.end());
        if (!isFit)
            noteView("view.folded");
    }

    void noteUnknown()
    {
        std::string names;
        std::size_t count = 0;
        for (const UnknownMember& member : m_session.unknown) {
            if (member.parent == "options" && member.key == "allowed")
                continue;
            if (count++ < namedMembers)
                names.append(names.empty() ? "" : ", ").append(shortened(inside(member.parent, member.key)));
        }
        if (count > namedMembers)
            names += ", …";
        if (count > 0) {
            m_findings.note("", AE_TR("members that this version does not know are kept as they are: %1"), AE_TR("they have no effect"),
                            {names});
        }
    }

    JsonValue& m_root;
    Findings& m_findings;
    Session m_session;
};

Problem problemAt(std::string where, const char* what, const char* advice, std::vector<std::string> arguments)
{
    return {ProblemKind::Data, std::move(where), what, advice, std::move(arguments)};
}

std::optional<Problem> unknownVersion(const JsonValue& root)
{
    const JsonValue* version = root.find("version");
    const JsonValue* major = version && version->type == Type::Object ? version->find("major") : nullptr;
    if (!major) {
        return problemAt("version", AE_TR("the member \"%1\" is missing"), AE_TR("write \"version\": {\"major\": 1, \"minor\": 0}; nothing was changed"),
                         {version ? "major" : "version"});
    }
    const std::optional<std::uint64_t> number = major->count();
    if (!number || *number < 1) {
        return problemAt("version.major", AE_TR("expected a whole number from 1, found %1"), AE_TR("correct this member; nothing was changed"),
                         {major->description()});
    }
    if (*number > knownMajorVersion) {
        const JsonValue* minor = version->find("minor");
        const std::string needed = std::to_string(*number) + "." + std::to_string(minor ? minor->count().value_or(0) : 0);
        return problemAt("version", AE_TR("the file needs version %1 of the format, and this program reads versions up to %2"),
                         AE_TR("use a newer version of the program; nothing was changed"),
                         {needed, std::to_string(knownMajorVersion) + "." + std::to_string(knownMinorVersion)});
    }
    return std::nullopt;
}

/// Features without which the numbers would be wrong; this version knows of none.
std::optional<Problem> unknownFeature(const JsonValue& root)
{
    const JsonValue* features = root.find("requires");
    if (!features || (features->type == Type::Array && features->elementCount == 0))
        return std::nullopt;
    const bool isNamed = features->type == Type::Array && features->elements.front().type == Type::String;
    return problemAt("requires", AE_TR("the file requires %1, which this version does not know: its numbers would be wrong"),
                     AE_TR("use a newer version of the program; nothing was changed"),
                     {isNamed ? "\"" + shortened(features->elements.front().text) + "\"" : features->description()});
}

}  // namespace

std::optional<Problem> unreadable(const JsonValue& root)
{
    if (root.type != Type::Object) {
        return problemAt("", AE_TR("this is no session: expected an object, found %1"), AE_TR("choose another file; nothing was changed"),
                         {root.description()});
    }
    const JsonValue* format = root.find("format");
    if (!format || format->type != Type::String || format->text != sessionFormat) {
        return problemAt("format", format ? AE_TR("this is no session: expected \"%2\", found %1") : AE_TR("this is no session: the member \"format\" is missing"),
                         AE_TR("a session says \"format\": \"%2\"; nothing was changed"),
                         {format ? format->description() : "", std::string(sessionFormat)});
    }
    if (const auto problem = unknownVersion(root))
        return problem;
    return unknownFeature(root);
}

Session assemble(JsonValue& root, Findings& findings)
{
    return Assembly(root, findings).assemble();
}

}  // namespace ae
