// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "sessions.h"

#include "session/writer.h"

#include <cmath>
#include <limits>

namespace ae::test {

namespace {

constexpr double kTolerance = 1e-11;

Matrix drawn(std::uint64_t stream, Index rows, Index columns)
{
    Matrix matrix(rows, columns);
    for (Index i = 0; i < rows; ++i) {
        for (Index j = 0; j < columns; ++j)
            matrix(i, j) = normalDraw(7, stream, static_cast<std::uint64_t>(i), static_cast<std::uint64_t>(j));
    }
    return matrix;
}

bool isClose(double a, double b)
{
    if (std::isnan(a) || std::isnan(b))
        return std::isnan(a) && std::isnan(b);
    return a == b || std::abs(a - b) <= kTolerance * std::max(1.0, std::max(std::abs(a), std::abs(b)));
}

QString cellText(std::string_view step, Index row, Index column, double a, double b)
{
    return QStringLiteral("%1[%2,%3]: %4, fresh %5")
        .arg(QString::fromUtf8(step.data(), static_cast<qsizetype>(step.size())))
        .arg(row)
        .arg(column)
        .arg(a, 0, 'g', 17)
        .arg(b, 0, 'g', 17);
}

}  // namespace

Session plainSession()
{
    Session session;
    session.title = "Plain";
    session.tokens = {"red", "green", "blue", "red"};
    session.matrices = {{"X", drawn(1, 4, 5)}, {"Wq", drawn(2, 5, 3)}, {"Wk", drawn(3, 5, 3)}, {"Wv", drawn(4, 5, 2)}};
    session.notebook = defaultNotebook();
    return session;
}

Session fullSession()
{
    Session session = plainSession();
    session.title = "Full";
    session.features = {"a", "b", "c", "d", "e"};
    session.matrices["bq"] = drawn(5, 1, 3);
    session.matrices["bk"] = drawn(6, 1, 3);
    session.matrices["bv"] = drawn(7, 1, 2);
    session.matrices["X"](1, 2) = -0.0;
    session.options = {0.75, 1.5, "painted", bitsOf({"1101", "0110", "1111", "0001"}), {}};
    session.notebook = {{"text", "one"}, {"tokens", ""}, {"holograms", ""}, {"text", "two"}, {"weights", ""}};
    session.view = {{"repeat", 12, 3}, 2, 4, "weights[2,1]", {1, 3}, {}, "first", {"column", "queries"}, {"weights[0,1]=0.5"}};
    session.baselines = {{"first", std::make_shared<const SessionState>(plainSession()), {{"", "why", "9"}}}};
    session.worksheet = {{}, 0.01};  // blank cells would hide numbers from other tests
    session.hasView = true;
    session.unknown = {{"", "author", "\"A\""},         {"options", "colour", "1"},
                       {"matrices.X", "unit", "2"},     {"matrices.bq", "unit", "3"},
                       {"notebook[1]", "width", "4"},   {"notebook[3]", "height", "5"},
                       {"notebook[3]", "depth", "[6]"}, {"notebook[4]", "shade", "{\"x\": 7}"},
                       {"worksheet", "school", "10"},   {"view", "zoom", "8"}};
    return session;
}

std::string documentBytes(const Session& session)
{
    return writeSession(session, ViewPart::LeaveOut);
}

QString differenceFromFresh(const Document& document)
{
    const Session& session = document.session();
    const Computed<Evaluation> fresh = Evaluation::of(session.matrices, session.options);
    if (!fresh)
        return QStringLiteral("the session cannot be evaluated");
    const Evaluation& settled = document.evaluation();
    if (settled.graph().size() != fresh->graph().size() || !(settled.options() == session.options))
        return QStringLiteral("other steps or options");
    for (const Graph::Node& node : fresh->graph().nodes()) {
        const std::string_view key = node.spec->key;
        if (!settled.has(key) || shapeOf(settled.value(key)) != node.shape)
            return QString::fromUtf8(key.data(), static_cast<qsizetype>(key.size())) + QStringLiteral(" is missing or has another shape");
        for (Index i = 0; i < node.shape.rows; ++i) {
            const bool isBare =
                (key == "weights" || key == "output") && hasNoDistribution(fresh->rows()[static_cast<std::size_t>(i)].state);
            for (Index j = 0; j < node.shape.columns && !isBare; ++j) {
                if (!isClose(settled.value(key)(i, j), fresh->value(key)(i, j)))
                    return cellText(key, i, j, settled.value(key)(i, j), fresh->value(key)(i, j));
            }
        }
    }
    for (std::size_t i = 0; i < fresh->rows().size(); ++i) {
        const RowRecord& a = settled.rows()[i];
        const RowRecord& b = fresh->rows()[i];
        if (a.state != b.state || a.allowedKeys != b.allowedKeys || a.culprit != b.culprit)
            return QStringLiteral("row %1 has another state").arg(i);
    }
    return {};
}

QString sentenceOf(const Document::Refusal& refusal)
{
    return refusal ? QString::fromStdString(refusal->sentence()) : QString();
}

MaskBits bitsOf(const std::vector<std::string>& rows)
{
    MaskBits bits(static_cast<Index>(rows.size()), static_cast<Index>(rows.front().size()));
    for (Index i = 0; i < bits.rows(); ++i) {
        for (Index j = 0; j < bits.cols(); ++j)
            bits(i, j) = rows[static_cast<std::size_t>(i)][static_cast<std::size_t>(j)] == '1' ? 1 : 0;
    }
    return bits;
}

Matrix matrixOf(std::initializer_list<std::initializer_list<double>> rows)
{
    Matrix matrix(static_cast<Index>(rows.size()), static_cast<Index>(rows.begin()->size()));
    Index i = 0;
    for (const auto& row : rows) {
        Index j = 0;
        for (const double value : row)
            matrix(i, j++) = value;
        ++i;
    }
    return matrix;
}

}  // namespace ae::test
