// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/heads/headsession.h"
#include "memoryarrays.h"
#include "testmain.h"

#include <QTest>

using ae::Index;
using ae::Matrix;
using ae::test::MemoryArrays;
using ae::test::randomMatrix;

/// From a cut head and an X to a session.
class tst_headsession : public QObject {
    Q_OBJECT
private slots:
    void takesRowsOfTheEmbeddings();
    void takesTheEmbeddingsOfTheLayersPart();
    void refusesIdsThatAreNotThere();
    void refusesWithoutEmbeddings();
    void drawsTheSameRandomNumbers();
    void takesTheTokensOfAStoredHead_data();
    void takesTheTokensOfAStoredHead();
    void makesASession();
    void saysWhatWasAssumed();
    void refusesWhatDoesNotFit();

private:
    static MemoryArrays model()
    {
        std::mt19937_64 random(3);
        MemoryArrays file;
        file.add("transformer.wpe.weight", randomMatrix(9, 12, random));
        file.add("transformer.wte.weight", randomMatrix(20, 12, random));
        file.add("transformer.h.0.attn.c_attn.weight", randomMatrix(12, 36, random));
        return file;
    }
    static ae::AttentionLayer layerOf(const MemoryArrays& file) { return ae::recogniseModel(file, {}, {3, {}, {}})->layers[0]; }
};

void tst_headsession::takesRowsOfTheEmbeddings()
{
    const MemoryArrays file = model();
    const std::vector<std::uint64_t> ids = {19, 0, 19};
    const auto x = ae::embeddingsOfIds(file, layerOf(file), ids);
    QVERIFY(x);
    QCOMPARE(file.numbersRead(), Index(3 * 12));
    const Matrix rows = file.read(*file.find("transformer.wte.weight"), {})->numbers;
    QVERIFY(x->x.row(0) == rows.row(19) && x->x.row(1) == rows.row(0) && x->x.row(2) == rows.row(19));
    QCOMPARE(x->tokens, (std::vector<std::string>{"#19", "#0", "#19"}));
    QVERIFY(x->notes.front().sentence().find("without position embeddings") != std::string::npos);
}

void tst_headsession::takesTheEmbeddingsOfTheLayersPart()
{
    std::mt19937_64 random(4);
    MemoryArrays file;
    const Matrix decoder = file.add("model.decoder.embed_tokens.weight", randomMatrix(5, 12, random));
    file.add("model.encoder.embed_tokens.weight", randomMatrix(5, 12, random));
    for (const char* name : {"q_proj.weight", "k_proj.weight", "v_proj.weight"})
        file.add(std::string("model.decoder.layers.0.self_attn.") + name, randomMatrix(12, 12, random));
    const std::vector<std::uint64_t> ids = {4};
    const auto x = ae::embeddingsOfIds(file, layerOf(file), ids);
    QVERIFY(x && x->x == Matrix(decoder.row(4)));
}

void tst_headsession::refusesIdsThatAreNotThere()
{
    const MemoryArrays file = model();
    for (const std::vector<std::uint64_t>& ids : {std::vector<std::uint64_t>{}, {20}, {0, ~std::uint64_t(0)}}) {
        const auto x = ae::embeddingsOfIds(file, layerOf(file), ids);
        QVERIFY(!x);
        QCOMPARE(x.error().kind, ae::ProblemKind::Usage);
    }
}

void tst_headsession::refusesWithoutEmbeddings()
{
    std::mt19937_64 random(5);
    MemoryArrays file;
    file.add("wte.weight", randomMatrix(20, 13, random));
    file.add("h.0.attn.c_attn.weight", randomMatrix(12, 36, random));
    const std::vector<std::uint64_t> ids = {1};
    QVERIFY(!ae::embeddingsOfIds(file, layerOf(file), ids));
    QVERIFY(!ae::storedEmbeddings(file, layerOf(file)));
}

void tst_headsession::drawsTheSameRandomNumbers()
{
    const auto once = ae::randomEmbeddings(200, 50, 7);
    const auto again = ae::randomEmbeddings(200, 50, 7);
    const auto other = ae::randomEmbeddings(200, 50, 8);
    QVERIFY(once && again && other);
    QVERIFY(once->x == again->x);
    QVERIFY(once->x != other->x);
    QVERIFY(std::abs(once->x.mean()) < 0.05);
    QVERIFY(std::abs(once->x.squaredNorm() / 10'000 - 1) < 0.05);
    QCOMPARE(once->tokens.back(), std::string("t200"));
    QVERIFY(!ae::randomEmbeddings(0, 50, 7));
    QVERIFY(!ae::randomEmbeddings(16'385, 1, 7));
    QVERIFY(!ae::randomEmbeddings(16'384, 65'536, 7));
}

void tst_headsession::takesTheTokensOfAStoredHead_data()
{
    QTest::addColumn<QString>("metadata");
    QTest::addColumn<QString>("last");
    QTest::newRow("fitting") << QStringLiteral(R"(["a", "b", " c"])") << QStringLiteral(" c");
    QTest::newRow("too few") << QStringLiteral(R"(["a", "b"])") << QStringLiteral("t3");
    QTest::newRow("numbers") << QStringLiteral(R"([1, 2, 3])") << QStringLiteral("t3");
    QTest::newRow("no JSON") << QStringLiteral("a b c") << QStringLiteral("t3");
    QTest::newRow("none") << QString() << QStringLiteral("t3");
}

void tst_headsession::takesTheTokensOfAStoredHead()
{
    QFETCH(QString, metadata);
    QFETCH(QString, last);
    std::mt19937_64 random(6);
    MemoryArrays file;
    const Matrix x = file.add("X", randomMatrix(3, 5, random));
    for (const char* name : {"Wq", "Wk", "Wv"})
        file.add(name, randomMatrix(5, 2, random));
    if (!metadata.isNull())
        file.setMetadata("tokens", metadata.toStdString());
    file.setMetadata("causal", "true");
    file.setMetadata("rope_theta", "10000");
    const auto found = ae::recogniseModel(file, {});
    QVERIFY(found);
    QCOMPARE(found->layers[0].heads, Index(1));
    QCOMPARE(found->layers[0].mask, std::string("causal"));
    QVERIFY(found->layers[0].warnings.front().sentence().find("halves or pairs") != std::string::npos);
    const auto stored = ae::storedEmbeddings(file, found->layers[0]);
    QVERIFY(stored && stored->x == x);
    QCOMPARE(QString::fromStdString(stored->tokens.back()), last);
    QCOMPARE(ae::headTitle("head.npz", found->layers[0], 0), std::string("head.npz"));
}

void tst_headsession::makesASession()
{
    const MemoryArrays file = model();
    const ae::AttentionLayer layer = layerOf(file);
    const auto head = ae::cutHead(file, layer, 2);
    auto x = ae::randomEmbeddings(5, 12, 1);
    QVERIFY(head && x);
    const auto session = ae::sessionOf(*head, *x, ae::headTitle("model.safetensors", layer, 2));
    QVERIFY(session);
    QCOMPARE(session->title, std::string("model.safetensors layer 0 head 2"));
    QCOMPARE(session->options.mask, std::string("causal"));
    QCOMPARE(session->tokenCount(), Index(5));
    QVERIFY(session->matrices.at("X") == x->x);
    QVERIFY(session->matrices.at("Wv") == head->matrices.at("Wv"));
    QVERIFY(ae::checkSession(*session).empty());
}

void tst_headsession::saysWhatWasAssumed()
{
    const MemoryArrays file = model();
    auto head = ae::cutHead(file, layerOf(file), 0);
    QVERIFY(head);
    head->notes.push_back({ae::ProblemKind::Data, "a.b_c", "<img src=x> [link](y)", "", {}});
    const auto session = ae::sessionOf(*head, *ae::randomEmbeddings(5, 12, 1), "a *title*");
    QVERIFY(session);
    QCOMPARE(session->notebook.size(), ae::defaultNotebook().size());
    const std::string& text = session->notebook.front().markdown;
    for (const char* part : {"# a \\*title\\*\n", "- causal mask", "heads: 3 of 4 numbers each, key/value heads: 3, as chosen",
                             "a.b\\_c: \\<img src=x\\> \\[link\\](y)", "seed 1"})
        QVERIFY2(text.find(part) != std::string::npos, text.c_str());
}

void tst_headsession::refusesWhatDoesNotFit()
{
    const MemoryArrays file = model();
    const auto head = ae::cutHead(file, layerOf(file), 0);
    QVERIFY(head);
    QVERIFY(!ae::sessionOf(*head, *ae::randomEmbeddings(5, 11, 1), "x"));
    auto few = *ae::randomEmbeddings(5, 12, 1);
    few.tokens.pop_back();
    QVERIFY(!ae::sessionOf(*head, few, "x"));
}

AE_TEST(tst_headsession)
#include "tst_headsession.moc"
