// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "attention/export.h"
#include "session/jsontext.h"
#include "session/parts.h"
#include "session/schema.h"

#include <algorithm>

namespace ae {

using Type = JsonValue::Type;

namespace {

class MatrixParts {
public:
    MatrixParts(Parts& parts, const StatePlace& place) : m_parts(parts), m_place(place) { }

    void take()
    {
        JsonValue* matrices = m_parts.object(m_place.object, m_place.path, "matrices");
        if (!matrices) {
            if (!m_place.object.find("matrices"))
                m_parts.missing(m_place.path, "matrices");
            return;
        }
        for (const std::string_view key : matrixKeys()) {
            if (JsonValue* matrix = matrices->find(key))
                takeMatrix(std::string(key), *matrix);
            else if (findStep(key)->kind == StepKind::Input)
                m_parts.missing(m_place.inside("matrices"), key);
        }
        Parts::keepUnknown(*matrices, "matrices", m_place.unknown);
    }

private:
    void takeMatrix(const std::string& key, JsonValue& matrix)
    {
        const std::string parent = "matrices." + key;
        const std::string place = m_place.inside(parent);
        if (matrix.type != Type::Object)
            return m_parts.wrong(place, AE_TR("ae", "expected an object with \"shape\" and \"rows\", found %1"), matrix);
        const std::optional<Shape> shape = takeShape(matrix, place);
        JsonValue* rows = matrix.find("rows");
        if (!rows)
            m_parts.missing(place, "rows");
        else if (!rows->rows)
            m_parts.wrong(place + ".rows", AE_TR("ae", "expected a list of rows, found %1"), *rows);
        else if (shape && isTrueShape(*shape, *rows->rows, place) && isCodingRight(matrix, *rows->rows, place) && rows->rows->isGood())
            m_place.state.matrices[key] = rows->rows->take();
        Parts::keepUnknown(matrix, parent, m_place.unknown);
    }

    std::optional<Shape> takeShape(const JsonValue& matrix, const std::string& place)
    {
        const JsonValue* shape = matrix.find("shape");
        if (!shape) {
            m_parts.missing(place, "shape");
            return std::nullopt;
        }
        if (shape->type != Type::Array || shape->elementCount != 2 || !shape->elements[0].count() || !shape->elements[1].count()) {
            m_parts.findings().add(place + ".shape", AE_TR("ae", "expected two whole numbers, rows and columns"),
                                   AE_TR("ae", "write it as [7, 4]; nothing was changed"));
            return std::nullopt;
        }
        const std::uint64_t rows = *shape->elements[0].count();
        const std::uint64_t columns = *shape->elements[1].count();
        constexpr auto most = static_cast<std::uint64_t>(limits::side);
        if (rows < 1 || columns < 1 || rows > most || columns > most
            || rows * columns > static_cast<std::uint64_t>(limits::valuesPerMatrix)) {
            m_parts.findings().add(
                place + ".shape", AE_TR("ae", "%1x%2 is not possible: a matrix has 1 to %3 rows and columns and at most %4 values"),
                AE_TR("ae", "choose another size; nothing was changed"),
                {std::to_string(rows), std::to_string(columns), std::to_string(limits::side), std::to_string(limits::valuesPerMatrix)});
            return std::nullopt;
        }
        return Shape{static_cast<Index>(rows), static_cast<Index>(columns)};
    }

    bool isTrueShape(Shape shape, const MatrixRows& rows, const std::string& place)
    {
        if (rows.rows() != shape.rows) {
            m_parts.findings().add(place, AE_TR("ae", "the shape says %1 rows, found %2"),
                                   AE_TR("ae", "correct the shape or the rows; nothing was changed"),
                                   {std::to_string(shape.rows), std::to_string(rows.rows())});
        } else if (rows.columns() != shape.columns) {
            m_parts.findings().add(place, AE_TR("ae", "the shape says %1 columns, found %2"),
                                   AE_TR("ae", "correct the shape or the rows; nothing was changed"),
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
            m_parts.findings().add(place + ".encoding", AE_TR("ae", "expected \"%2\", found %1"),
                                   AE_TR("ae", "leave it out for rows of numbers; nothing was changed"),
                                   {encoding->description(), std::string(encodedRows)});
        } else if (rows.isEncoded() && rows.hasLists()) {
            m_parts.findings().add(place + ".rows", AE_TR("ae", "some rows are lists and some are texts"),
                                   AE_TR("ae", "write all rows alike; nothing was changed"));
        } else if (rows.isEncoded() && !encoding) {
            m_parts.findings().add(place, AE_TR("ae", "the rows are texts, but the member \"encoding\" is missing"),
                                   AE_TR("ae", "write rows as lists of numbers, or name the encoding; nothing was changed"));
        } else if (!rows.isEncoded() && (encoding || crc)) {
            m_parts.findings().add(place, AE_TR("ae", "the rows are lists, which have no encoding and no checksum"),
                                   AE_TR("ae", "remove \"encoding\" and \"crc32\"; nothing was changed"));
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
            m_parts.missing(place, "crc32");
            return false;
        }
        std::string stated = crc->text;
        std::transform(stated.begin(), stated.end(), stated.begin(),
                       [](char c) { return c >= 'A' && c <= 'F' ? static_cast<char>(c + 32) : c; });
        if (crc->type == Type::String && stated == rows.checksum())
            return true;
        m_parts.findings().add(place + ".crc32", AE_TR("ae", "the checksum is %1, but that of the rows is %2"),
                               AE_TR("ae", "the rows are damaged: use another copy; nothing was changed"),
                               {crc->type == Type::String ? shortened(crc->text) : crc->description(), rows.checksum()});
        return false;
    }

    Parts& m_parts;
    const StatePlace& m_place;
};

}  // namespace

void takeMatrices(Parts& parts, const StatePlace& place)
{
    MatrixParts(parts, place).take();
}

}  // namespace ae
