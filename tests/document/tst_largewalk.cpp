// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/document.h"

#include "sessions.h"
#include "testmain.h"

#include <QTest>

#include <random>

using namespace ae;
using namespace ae::test;

/// A long walk of edits of all kinds through a session that is large enough for differences: what is shown is what a fresh pass
/// gives, on the way, on the way back and on the way there again. AE_WALK_EDITS chooses another length.
class tst_largewalk : public QObject {
    Q_OBJECT
private slots:
    void agreesWithFreshPasses();
};

namespace {

constexpr Index kTokens = 300;
constexpr Sizes kSizes = {kTokens, 9, 6, 4};

Session largeSession()
{
    Session session = plainSession();
    const auto drawn = [](std::uint64_t matrix, Index rows, Index columns) {
        Matrix made(rows, columns);
        for (Index i = 0; i < rows; ++i) {
            for (Index j = 0; j < columns; ++j)
                made(i, j) = normalDraw(11, matrix, static_cast<std::uint64_t>(i), static_cast<std::uint64_t>(j));
        }
        return made;
    };
    session.tokens.clear();
    for (Index i = 0; i < kTokens; ++i)
        session.tokens.push_back("t" + std::to_string(i));
    session.features.clear();
    session.matrices = {{"X", drawn(1, kTokens, kSizes.dModel)},
                        {"Wq", drawn(2, kSizes.dModel, kSizes.dK)},
                        {"Wk", drawn(3, kSizes.dModel, kSizes.dK)},
                        {"Wv", drawn(4, kSizes.dModel, kSizes.dV)}};
    return session;
}

class Walker {
public:
    explicit Walker(Document& document) : m_document(document) { }

    Document::Refusal edit()
    {
        const std::size_t kind = below(100);
        if (kind < 60)
            return cell("X");
        if (kind < 85)
            return cell(kind < 70 ? "Wq" : kind < 78 ? "Wk" : "Wv");
        if (kind < 88)
            return block();
        if (kind < 92)
            return options();
        if (kind < 94)
            return m_document.paintMask({at(kTokens - 5), at(kTokens - 5), 3, 2}, below(2) == 0);
        if (kind < 95)
            return biases();
        if (kind < 96)
            return m_document.renameToken(at(kTokens), "r" + std::to_string(below(1000)));
        return tokens();
    }

    std::size_t below(std::size_t count) { return std::uniform_int_distribution<std::size_t>(0, count - 1)(m_random); }

private:
    Index at(Index end) { return static_cast<Index>(below(static_cast<std::size_t>(end))); }
    Index tokenCount() const { return m_document.sizes().tokens; }
    double draw() { return std::normal_distribution<double>()(m_random) * (below(50) == 0 ? 30 : 1); }

    Document::Refusal cell(const char* key)
    {
        const Matrix& matrix = m_document.session().matrices.find(key)->second;
        return m_document.setCells(key, Region::cell(at(matrix.rows()), at(matrix.cols())), Matrix::Constant(1, 1, draw()));
    }

    Document::Refusal block()
    {
        const Index rows = 1 + at(12);
        const Index columns = 1 + at(kSizes.dModel);
        Matrix values(rows, columns);
        for (Index i = 0; i < values.size(); ++i)
            values.data()[i] = draw();
        return m_document.setCells("X", {at(tokenCount() - rows), at(kSizes.dModel - columns + 1), rows, columns}, values);
    }

    Document::Refusal options()
    {
        static constexpr const char* masks[] = {"none", "causal", "painted"};
        Options wanted = m_document.session().options;
        wanted.scaleExponent = 0.25 * static_cast<double>(below(5));
        wanted.temperature = 0.5 + 0.5 * static_cast<double>(below(3));
        wanted.mask = masks[below(3)];
        return m_document.setOptions(wanted, QStringLiteral("options"));
    }

    Document::Refusal biases()
    {
        Inputs wanted = m_document.session().matrices;
        if (wanted.contains("bq"))
            wanted.erase("bq");
        else
            wanted["bq"] = Matrix::Constant(1, kSizes.dK, draw());
        return m_document.setInputs(wanted, QStringLiteral("biases"));
    }

    Document::Refusal tokens()
    {
        if (tokenCount() > kTokens)
            return m_document.removeToken(at(tokenCount()));
        if (below(2) == 0)
            return m_document.moveToken(at(tokenCount()), at(tokenCount()));
        return m_document.insertToken(at(tokenCount()), "new");
    }

    Document& m_document;
    std::mt19937 m_random{41};
};

int walkLength()
{
    bool isNumber = false;
    const int number = qEnvironmentVariableIntValue("AE_WALK_EDITS", &isNumber);
    return isNumber ? number : 10'000;
}

}  // namespace

void tst_largewalk::agreesWithFreshPasses()
{
    constexpr int stride = 100;
    const Session start = largeSession();
    Document document(start);
    Walker walker(document);
    const int edits = walkLength();
    int differences = 0;
    for (int i = 1; i <= edits; ++i) {
        QCOMPARE(sentenceOf(walker.edit()), QString());
        if (walker.below(3) != 0) {
            const int before = document.evaluation().differences();
            document.settle();
            differences += document.evaluation().differences() > before ? 1 : 0;
        }
        if (i % stride == 0) {
            document.settle();
            QCOMPARE(differenceFromFresh(document), QString());
        }
    }
    QVERIFY(differences > edits / 4);

    QUndoStack& stack = *document.undoStack();
    const int steps = stack.index();
    const auto walkTo = [&](int index) {
        stack.setIndex(index);
        if (index % stride == 0 || walker.below(3) != 0)
            document.settle();
        if (index % stride == 0)
            QCOMPARE(differenceFromFresh(document), QString());
    };
    for (int index = steps; index >= 0; --index)
        walkTo(index);
    QCOMPARE(documentBytes(document.session()), documentBytes(start));
    for (int index = 0; index <= steps; ++index)
        walkTo(index);
    document.settle();
    QCOMPARE(differenceFromFresh(document), QString());
}

AE_TEST(tst_largewalk)
#include "tst_largewalk.moc"
