// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/salvagedmatrices.h"

#include "attention/export.h"
#include "session/base64.h"
#include "session/crc32.h"
#include "session/jsonvalue.h"

#include <algorithm>
#include <limits>

namespace ae {

namespace {

using State = FoundElement::State;

struct MatrixSizes {
    std::string_view key;
    Size rows;
    Size columns;
};

constexpr std::array matrixSizes = {
    MatrixSizes{"X", Size::Tokens, Size::Model}, MatrixSizes{"Wq", Size::Model, Size::Key}, MatrixSizes{"Wk", Size::Model, Size::Key},
    MatrixSizes{"Wv", Size::Model, Size::Value}, MatrixSizes{"bq", Size::One, Size::Key},   MatrixSizes{"bk", Size::One, Size::Key},
    MatrixSizes{"bv", Size::One, Size::Value},
};

constexpr const char* sizeNames[sizeCount] = {"", "n", "d_model", "d_k", "d_v"};

/// The strict reader's answer to one member of a matrix: R"("shape": [7, 4])".
ParsedFile readInMatrix(const std::string& members, Findings& findings)
{
    return parseFile("{\"matrices\": {\"X\": {" + members + "}}}", findings);
}

std::optional<Shape> statedShape(const FoundMember& matrix)
{
    const FoundMember* shape = matrix.find("shape");
    if (!shape || !shape->list.isUnharmed() || shape->list.elements.size() != 2)
        return std::nullopt;
    Findings findings;
    const ParsedFile file = readInMatrix("\"shape\": " + std::string(shape->text), findings);
    if (!file.isComplete || !findings.problems.empty())
        return std::nullopt;
    const JsonValue* value = file.root.find("matrices")->find("X")->find("shape");
    if (!value || value->elements.size() != 2)
        return std::nullopt;
    const auto rows = value->elements[0].count();
    const auto columns = value->elements[1].count();
    constexpr auto most = static_cast<std::uint64_t>(limits::side);
    if (!rows || !columns || *rows < 1 || *columns < 1 || *rows > most || *columns > most)
        return std::nullopt;
    return Shape{static_cast<Index>(*rows), static_cast<Index>(*columns)};
}

bool isText(const FoundElement& element)
{
    return element.text.starts_with('"');
}

Index lengthOf(const FoundElement& row)
{
    if (!isText(row))
        return static_cast<Index>(countByCommas(row.text));
    const std::string_view text = row.text.substr(1, row.text.size() - 2);
    const auto padding = std::count(text.begin(), text.end(), '=');
    return (static_cast<Index>(text.size() / 4 * 3) - padding) / 8;
}

/// The length of most whole rows.
std::optional<Index> commonLength(const FoundList& rows, int& weight)
{
    std::map<Index, int> counts;
    for (const FoundElement& row : rows.elements) {
        if (row.state == State::Whole)
            ++counts[lengthOf(row)];
    }
    const auto most = std::max_element(counts.begin(), counts.end(), [](const auto& a, const auto& b) { return a.second < b.second; });
    if (most == counts.end())
        return std::nullopt;
    weight = std::min(most->second, 2);
    return most->first;
}

/// The numbers of one row, when the strict reader takes it and it has so many.
std::optional<Matrix> readRow(std::string_view text, Index columns)
{
    if (text.find('\0') != std::string_view::npos)  // the JSON library takes it for the end
        return std::nullopt;
    Findings findings;
    const std::string encoding = text.starts_with('"') ? "\"encoding\": \"" + std::string(encodedRows) + "\", " : std::string();
    ParsedFile file =
        readInMatrix("\"shape\": [1, " + std::to_string(columns) + "], " + encoding + "\"rows\": [" + std::string(text) + "]", findings);
    if (!file.isComplete || !findings.problems.empty())
        return std::nullopt;
    MatrixRows& rows = *file.root.find("matrices")->find("X")->find("rows")->rows;
    if (!rows.isGood() || rows.rows() != 1 || rows.columns() != columns || rows.isEncoded() != text.starts_with('"'))
        return std::nullopt;
    return rows.take();
}

/// Takes one matrix out of what was found of it.
class MatrixSalvage {
public:
    MatrixSalvage(const MatrixSizes& sizes, const FoundMember* found, const SessionSizes& session, Salvaged& salvaged)
        : m_key(sizes.key), m_found(found), m_rows(session.of(sizes.rows)), m_columns(session.of(sizes.columns)), m_salvaged(salvaged)
    {
    }

    /// The number of whole rows.
    Index run()
    {
        Matrix& matrix = m_salvaged.session.matrices[m_key];
        matrix = Matrix::Constant(m_rows.count, m_columns.count, std::numeric_limits<double>::quiet_NaN());
        if (!m_found) {
            missing(AE_TR("ae", "the matrix is missing"), AE_TR("ae", "all of it holds NaN: load it from another copy"));
            return listLost(std::vector<std::optional<std::size_t>>(static_cast<std::size_t>(m_rows.count)));
        }
        checkShape();
        if (const FoundMember* rows = m_found->find("rows"))
            m_list = rows->list;
        readRows();
        std::vector<std::optional<std::size_t>> places = placed(m_list, m_rows);
        checkCoding(places);
        for (std::size_t row = 0; row < places.size(); ++row) {
            if (places[row])
                matrix.row(static_cast<Index>(row)) = m_numbers[*places[row]];
        }
        return listLost(places);
    }

private:
    void missing(const char* what, const char* advice, std::vector<std::string> arguments = {}, const char* member = "")
    {
        m_salvaged.missing.push_back({ProblemKind::Data, "matrices." + m_key + member, what, advice, std::move(arguments)});
    }

    void checkShape()
    {
        const std::optional<Shape> stated = statedShape(*m_found);
        if (stated == Shape{m_rows.count, m_columns.count})
            return;
        const std::string taken = std::to_string(m_rows.count) + "x" + std::to_string(m_columns.count);
        if (stated) {
            missing(AE_TR("ae", "the shape says %1x%2, and other parts of the file say %3"), AE_TR("ae", "%3 was taken"),
                    {std::to_string(stated->rows), std::to_string(stated->columns), taken}, ".shape");
        } else {
            missing(AE_TR("ae", "the shape is missing"), AE_TR("ae", "%1 was taken, going by the other parts of the file"), {taken},
                    ".shape");
        }
    }

    /// Rows that the strict reader does not take are lost, each at its place.
    void readRows()
    {
        m_numbers.resize(m_list.elements.size());
        for (std::size_t i = 0; i < m_list.elements.size(); ++i) {
            FoundElement& element = m_list.elements[i];
            if (element.state != State::Whole)
                continue;
            m_isEncoded = m_isEncoded || isText(element);
            if (auto numbers = readRow(element.text, m_columns.count))
                m_numbers[i] = std::move(*numbers);
            else
                element.state = State::Lost;
        }
    }

    void checkCoding(std::vector<std::optional<std::size_t>>& places)
    {
        if (!m_isEncoded)
            return;
        const FoundMember* encoding = m_found->find("encoding");
        if (!encoding || !encoding->isWhole || encoding->text != '"' + std::string(encodedRows) + '"') {
            missing(AE_TR("ae", "the encoding is missing"), AE_TR("ae", "\"%1\" was taken, the only one that there is"),
                    {std::string(encodedRows)}, ".encoding");
        }
        const FoundMember* crc = m_found->find("crc32");
        const bool isStated = crc && crc->isWhole && crc->text.size() == 10;
        const bool areAllThere = std::all_of(places.begin(), places.end(), [](const auto& place) { return place.has_value(); });
        if (!isStated || !areAllThere) {
            missing(isStated ? AE_TR("ae", "the checksum is of no use, because rows are missing") : AE_TR("ae", "the checksum is missing"),
                    AE_TR("ae", "the rows that are there are not checked: compare them with another copy"), {}, ".crc32");
            return;
        }
        std::string stated(crc->text.substr(1, 8));
        std::transform(stated.begin(), stated.end(), stated.begin(),
                       [](char c) { return c >= 'A' && c <= 'F' ? static_cast<char>(c + 32) : c; });
        if (stated == checksum(places))
            return;
        missing(AE_TR("ae", "the checksum of the rows is wrong, and it does not tell which of them are damaged"),
                AE_TR("ae", "none of them is used"), {}, ".crc32");
        std::fill(places.begin(), places.end(), std::nullopt);
    }

    std::string checksum(const std::vector<std::optional<std::size_t>>& places) const
    {
        Crc32 crc;
        std::vector<std::uint8_t> bytes;
        for (const auto& place : places) {
            const Matrix& row = m_numbers[*place];
            toLittleEndian({row.data(), static_cast<std::size_t>(row.size())}, bytes);
            crc.update(bytes);
        }
        return crc.text();
    }

    Index listLost(const std::vector<std::optional<std::size_t>>& places)
    {
        std::vector<Index> lost;
        for (std::size_t row = 0; row < places.size(); ++row) {
            if (!places[row])
                lost.push_back(static_cast<Index>(row));
        }
        const Index used = static_cast<Index>(places.size() - lost.size());
        if (m_found && !lost.empty()) {
            missing(AE_TR("ae", "%1 of %2 rows are missing: %3"), AE_TR("ae", "they hold NaN: type them, or load them from another copy"),
                    {std::to_string(lost.size()), std::to_string(places.size()), rangesText(lost)});
        }
        const auto whole = std::count_if(m_list.elements.begin(), m_list.elements.end(),
                                         [](const FoundElement& element) { return element.state == State::Whole; });
        if (whole > used && !lost.empty()) {
            missing(AE_TR("ae", "whole rows were found that are not used, because their place or their checksum is not certain: %1"),
                    AE_TR("ae", "look for them in the file itself"), {std::to_string(whole - used)}, ".rows");
        } else if (whole > used) {
            missing(AE_TR("ae", "more rows were found than the matrix can have: %1"), AE_TR("ae", "look at them in the file itself"),
                    {std::to_string(whole - used)}, ".rows");
        }
        if (!lost.empty())
            m_salvaged.lostRows[m_key] = std::move(lost);
        return used;
    }

    std::string m_key;
    const FoundMember* m_found;
    SessionSizes::Choice m_rows;
    SessionSizes::Choice m_columns;
    Salvaged& m_salvaged;
    FoundList m_list = {};
    std::vector<Matrix> m_numbers = {};
    bool m_isEncoded = false;
};

}  // namespace

SessionSizes::SessionSizes(const FoundMember& root)
{
    const auto voteForCount = [this](Size size, const FoundMember* list) {
        if (list && list->list.isUnharmed())
            vote(size, static_cast<Index>(list->list.elements.size()));
    };
    voteForCount(Size::Tokens, root.find("tokens"));
    const FoundMember* matrices = root.find("matrices");
    for (const MatrixSizes& sizes : matrixSizes) {
        const FoundMember* matrix = matrices ? matrices->find(sizes.key) : nullptr;
        if (!matrix)
            continue;
        if (const auto shape = statedShape(*matrix)) {
            vote(sizes.rows, shape->rows);
            vote(sizes.columns, shape->columns);
        }
        const FoundMember* rows = matrix->find("rows");
        int weight = 0;
        if (const auto length = rows ? commonLength(rows->list, weight) : std::nullopt)
            vote(sizes.columns, *length, weight);
        voteForCount(sizes.rows, rows);
    }
    voteForCount(Size::Model, root.find("features"));
    if (const FoundMember* options = root.find("options"))
        voteForCount(Size::Tokens, options->find("allowed"));
}

void SessionSizes::vote(Size size, Index value, int weight)
{
    if (value < 1 || value > (size == Size::Tokens ? limits::tokens : limits::side))
        return;
    auto& votes = m_votes[static_cast<std::size_t>(size)];
    const auto same = std::find_if(votes.begin(), votes.end(), [value](const auto& vote) { return vote.first == value; });
    if (same == votes.end())
        votes.emplace_back(value, weight);
    else
        same->second += weight;
}

SessionSizes::Choice SessionSizes::of(Size size) const
{
    if (size == Size::One)
        return {1, true, true};
    Choice choice;
    int most = 0;
    for (const auto& [value, weight] : m_votes[static_cast<std::size_t>(size)]) {
        if (weight > most) {
            choice = {value, weight >= 2, true};
            most = weight;
        } else if (weight == most) {
            choice.isSure = false;
        }
    }
    return choice;
}

std::vector<std::optional<std::size_t>> placed(const FoundList& list, SessionSizes::Choice count)
{
    const auto& elements = list.elements;
    const auto size = static_cast<std::size_t>(count.count);
    std::vector<std::optional<std::size_t>> places(size);
    const auto isWhole = [](const FoundElement& element) { return element.state == State::Whole; };
    const auto isClear = [](const FoundElement& element) { return element.state != State::Unclear; };
    const auto first = static_cast<std::size_t>(std::find_if_not(elements.begin(), elements.end(), isWhole) - elements.begin());
    if (list.isClosed && elements.size() == size && std::all_of(elements.begin(), elements.end(), isClear)) {
        for (std::size_t i = 0; i < size; ++i) {
            if (isWhole(elements[i]))
                places[i] = i;
        }
        return places;
    }
    if (first > size || (first == elements.size() && list.isClosed))
        return places;  // too many or too few, and no damage that tells where
    for (std::size_t i = 0; i < first; ++i)
        places[i] = i;
    const auto behind = static_cast<std::size_t>(std::find_if_not(elements.rbegin(), elements.rend(), isWhole) - elements.rbegin());
    // where the gaps are counted and do not add up, the end tells nothing
    const bool isGapUnclear = !std::all_of(elements.begin(), elements.end(), isClear);
    if (list.isClosed && count.isSure && isGapUnclear && first + behind < size) {
        for (std::size_t i = 0; i < behind; ++i)
            places[size - 1 - i] = elements.size() - 1 - i;
    }
    return places;
}

bool salvageMatrices(const FoundMember& root, const SessionSizes& sizes, Salvaged& salvaged)
{
    const FoundMember* matrices = root.find("matrices");
    Index whole = 0;
    for (const MatrixSizes& matrix : matrixSizes) {
        const FoundMember* found = matrices ? matrices->find(matrix.key) : nullptr;
        const bool isRepeated =
            matrices && std::find(matrices->repeated.begin(), matrices->repeated.end(), matrix.key) != matrices->repeated.end();
        if (found || isRepeated || findStep(matrix.key)->kind == StepKind::Input)
            whole += MatrixSalvage(matrix, found, sizes, salvaged).run();
    }
    for (const Size size : {Size::Tokens, Size::Model, Size::Key, Size::Value}) {
        if (!sizes.of(size).isKnown) {
            salvaged.missing.push_back({ProblemKind::Data,
                                        "matrices",
                                        AE_TR("ae", "nothing tells the size %1"),
                                        AE_TR("ae", "1 was assumed: resize the matrices"),
                                        {sizeNames[static_cast<std::size_t>(size)]}});
        }
    }
    return whole > 0;
}

std::string statedShapes(const FoundMember& root)
{
    std::string text;
    const FoundMember* matrices = root.find("matrices");
    for (const MatrixSizes& sizes : matrixSizes) {
        const FoundMember* matrix = matrices ? matrices->find(sizes.key) : nullptr;
        if (const auto shape = matrix ? statedShape(*matrix) : std::nullopt) {
            text.append(text.empty() ? "" : ", ").append(sizes.key).append(" ");
            text.append(std::to_string(shape->rows)).append("x").append(std::to_string(shape->columns));
        }
    }
    return text;
}

}  // namespace ae
