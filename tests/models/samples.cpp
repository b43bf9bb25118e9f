// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "samples.h"

#include "session/reader.h"

#include <QDir>

#include <bit>
#include <cmath>
#include <limits>

using namespace Qt::StringLiterals;

namespace ae::test {

namespace {

Matrix drawn(std::uint64_t stream, Index rows, Index columns)
{
    Matrix matrix(rows, columns);
    for (Index i = 0; i < rows; ++i) {
        for (Index j = 0; j < columns; ++j)
            matrix(i, j) = normalDraw(11, stream, static_cast<std::uint64_t>(i), static_cast<std::uint64_t>(j));
    }
    return matrix;
}

std::unique_ptr<Document> opened(const QString& path)
{
    Result<LoadedSession> loaded = loadSession(path.toStdString());
    if (!loaded)
        qFatal("%s", loaded.error().sentence().c_str());
    return std::make_unique<Document>(std::move(loaded->session));
}

}  // namespace

Session drawnSession(Index tokens, Index dModel, Index dK, Index dV)
{
    Session session;
    session.title = "Drawn";
    for (Index i = 0; i < tokens; ++i)
        session.tokens.push_back("t" + std::to_string(i + 1));
    session.matrices = {
        {"X", drawn(1, tokens, dModel)}, {"Wq", drawn(2, dModel, dK)}, {"Wk", drawn(3, dModel, dK)}, {"Wv", drawn(4, dModel, dV)}};
    session.notebook = defaultNotebook();
    return session;
}

Session troubledSession()
{
    Session session = drawnSession(6, 5, 3, 2);
    session.tokens = {"red", "<img src=\"/etc/passwd\">", "%1 %2", "a,\"b\"[c]", "\u202Edne", "red"};
    Matrix& x = session.matrices["X"];
    Matrix& wq = session.matrices["Wq"];
    Matrix& wv = session.matrices["Wv"];
    x.col(0).setZero();
    wq.row(0).setZero();
    session.matrices["Wk"] = 0.8 * wq;  // so that no query and its own key point apart
    x(2, 1) = std::numeric_limits<double>::quiet_NaN();
    x.row(3).setConstant(1e200);
    x(3, 0) = 0;
    x(1, 0) = 10;
    wv(0, 0) = 0;
    wv(0, 1) = 1e308;
    session.options = {0.5, 1.25, "painted", bitsOf({"100011", "000000", "101000", "000110", "000010", "110001"}), {}};
    return session;
}

std::vector<std::unique_ptr<Document>> exampleDocuments()
{
    const QDir folder(QLatin1String(AE_SOURCE_DIR "/resources/examples"));
    std::vector<std::unique_ptr<Document>> documents;
    for (const QString& name : folder.entryList({u"*.attn"_s}, QDir::Files, QDir::Name))
        documents.push_back(opened(folder.filePath(name)));
    return documents;
}

std::unique_ptr<Document> lessonDocument()
{
    return opened(QLatin1String(AE_SOURCE_DIR "/resources/examples/lesson.attn"));
}

Options withMask(Options options, const std::string& mask)
{
    options.mask = mask;
    options.allowed = {};
    return options;
}

double shownNumber(QString text)
{
    double power = 0;
    if (const qsizetype dot = text.indexOf(u" · 10"_s); dot >= 0) {
        static const QString superscripts = u"⁰¹²³⁴⁵⁶⁷⁸⁹"_s;
        QString digits = text.mid(dot + 5).replace(u'⁻', u'-');
        for (qsizetype i = 0; i < superscripts.size(); ++i)
            digits.replace(superscripts[i], QString::number(i));
        power = digits.toDouble();
        text.truncate(dot);
    }
    bool isNumber = false;
    const double mantissa = text.replace(u'−', u'-').toDouble(&isNumber);
    return isNumber ? mantissa * std::pow(10.0, power) : std::nan("");
}

bool isSame(double a, double b)
{
    return (std::isnan(a) && std::isnan(b)) || std::bit_cast<std::uint64_t>(a) == std::bit_cast<std::uint64_t>(b);
}

bool isSame(const Matrix& a, const Matrix& b)
{
    if (shapeOf(a) != shapeOf(b))
        return false;
    for (Index i = 0; i < a.size(); ++i) {
        if (!isSame(a.data()[i], b.data()[i]))
            return false;
    }
    return true;
}

}  // namespace ae::test
