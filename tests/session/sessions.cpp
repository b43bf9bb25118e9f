// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "sessions.h"

#include <QFile>
#include <QtGlobal>

#include <bit>
#include <cmath>

namespace ae::test {

std::string dataFile(const char* name, const char* folder)
{
    QFile file(QString::fromUtf8(AE_TEST_DATA) + u'/' + QString::fromUtf8(folder) + u'/' + QString::fromUtf8(name));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no test data %s", qPrintable(file.fileName()));
    return file.readAll().toStdString();
}

std::string goodText()
{
    return R"({
  "format": "attention-explorer-session",
  "version": {"major": 1, "minor": 0},
  "title": "small",
  "tokens": ["a", "b"],
  "features": ["f", "g"],
  "matrices": {
    "X": {"shape": [2, 2], "rows": [[1, 0.1], [0.25, -2]]},
    "Wq": {"shape": [2, 3], "rows": [[1, 0, 0.5], [0, 1, 4]]},
    "Wk": {"shape": [2, 3], "rows": [[1, 2, 3], [4, 5, 6]]},
    "Wv": {"shape": [2, 1], "rows": [[7], [8]]}
  },
  "options": {"scale_exponent": 0.5, "temperature": 1, "mask": "none"}
}
)";
}

std::string changedText(std::string_view from, std::string_view to)
{
    std::string text = goodText();
    const std::size_t found = text.find(from);
    if (found == std::string::npos)
        qFatal("nothing to change: %.*s", static_cast<int>(from.size()), from.data());
    return text.replace(found, from.size(), to);
}

double randomBits(std::mt19937_64& random)
{
    for (;;) {
        const auto value = std::bit_cast<double>(random());
        if (!std::isnan(value))
            return value;
    }
}

Session randomSession(std::uint64_t seed, Index tokens, Index dModel, Index dK, Index dV)
{
    std::mt19937_64 random(seed);
    const auto fill = [&random](Index rows, Index columns) {
        Matrix matrix(rows, columns);
        for (Index i = 0; i < matrix.size(); ++i)
            matrix.data()[i] = randomBits(random);
        return matrix;
    };
    Session session;
    session.title = "random";
    for (Index i = 0; i < tokens; ++i)
        session.tokens.push_back("t" + std::to_string(i));
    session.matrices = {{"X", fill(tokens, dModel)}, {"Wq", fill(dModel, dK)}, {"Wk", fill(dModel, dK)}, {"Wv", fill(dModel, dV)}};
    session.notebook = defaultNotebook();
    return session;
}

std::string text(const Problem& problem)
{
    return problem.where + ": " + problem.sentence();
}

std::string text(const std::vector<Problem>& problems)
{
    std::string all;
    for (const Problem& problem : problems)
        all += text(problem) + "\n";
    return all;
}

}  // namespace ae::test
