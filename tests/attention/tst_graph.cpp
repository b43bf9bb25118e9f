// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "attention/evaluation.h"

#include "cases.h"
#include "testmain.h"

#include <QFile>
#include <QTest>

using namespace ae;
using namespace ae::test;

/// Shapes that fit and shapes that do not; how much memory a graph will take.
class tst_graph : public QObject {
    Q_OBJECT
private slots:
    void sizes();
    void stepsInForce();
    void scorePathLeadsFromTheProductToTheSoftmax();
    void formulasNameTheOperandInForce();
    void refusals_data();
    void refusals();
    void predictedBytesCountEveryMatrix_data();
    void predictedBytesCountEveryMatrix();
    void tooLargeIsRefusedBeforeAllocation();
};

namespace {

InputShapes goodShapes()
{
    return {{"X", {5, 4}}, {"Wq", {4, 3}}, {"Wk", {4, 3}}, {"Wv", {4, 2}}, {"bq", {1, 3}}, {"bk", {1, 3}}, {"bv", {1, 2}}};
}

/// Largest address space so far, in KiB.
long long peakKibibytes()
{
    QFile file(QStringLiteral("/proc/self/status"));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray& line : file.readAll().split('\n')) {
        if (line.startsWith("VmPeak:"))
            return line.mid(7).trimmed().split(' ').first().toLongLong();
    }
    return 0;
}

}  // namespace

void tst_graph::sizes()
{
    const auto graph = build({}, goodShapes());
    QVERIFY(graph.isOk());
    QCOMPARE(graph->tokens(), Index{5});
    QCOMPARE(graph->modelWidth(), Index{4});
    QCOMPARE(graph->headWidth(), Index{3});
    QCOMPARE(graph->valueWidth(), Index{2});
    QCOMPARE(graph->node("Q")->shape, (Shape{5, 3}));
    QCOMPARE(graph->node("K")->shape, (Shape{5, 3}));
    QCOMPARE(graph->node("V")->shape, (Shape{5, 2}));
    for (const char* key : {"scores", "scaled", "weights"})
        QCOMPARE(graph->node(key)->shape, (Shape{5, 5}));
    QCOMPARE(graph->node("output")->shape, (Shape{5, 2}));
}

void tst_graph::stepsInForce()
{
    InputShapes shapes = goodShapes();
    shapes.erase("bk");
    const auto graph = build({}, shapes);
    QVERIFY(graph.isOk());
    QCOMPARE(graph->find("bk"), -1);
    QCOMPARE(graph->node("bk"), nullptr);
    QCOMPARE(graph->find("nonsense"), -1);
    QCOMPARE(graph->node("K")->inputs.size(), std::size_t{2});
    QCOMPARE(graph->node("Q")->inputs.size(), std::size_t{3});
    QCOMPARE(graph->nodes().back().spec->key, std::string_view("output"));
}

void tst_graph::scorePathLeadsFromTheProductToTheSoftmax()
{
    const auto graph = build({}, goodShapes());
    QVERIFY(graph.isOk());
    const std::vector<std::size_t> path = graph->scorePath();
    QCOMPARE((*graph)[path.front()].spec->key, std::string_view("scores"));
    QCOMPARE((*graph)[path.back()].spec->key, graph->node("weights")->inputKeys[0]);
    for (std::size_t i = 1; i < path.size(); ++i)
        QCOMPARE((*graph)[path[i]].inputs, std::vector<std::size_t>{path[i - 1]});
}

void tst_graph::formulasNameTheOperandInForce()
{
    const Graph graph = *build({}, goodShapes());
    const auto formula = [&graph](std::string_view key) { return formulaOf(graph, *graph.node(key)); };
    QCOMPARE(formula("Q"), std::string("X W_Q"));
    QCOMPARE(formula("scaled"), std::string("S / d_k^p"));
    QCOMPARE(formula("weights"), std::string("softmax(S\u0303 / τ)"));
    // as if another step stood before each of them
    for (const std::string_view key : {"scaled", "weights"}) {
        Graph::Node node = *graph.node(key);
        const std::string before = formulaOf(graph, node);
        node.inputs[0] = static_cast<std::size_t>(graph.find("output"));
        const std::string after = formulaOf(graph, node);
        QVERIFY2(after.find('O') != std::string::npos && after.find('S') == std::string::npos && after != before, after.c_str());
    }
}

void tst_graph::refusals_data()
{
    using Arguments = QStringList;
    QTest::addColumn<QString>("key");
    QTest::addColumn<int>("rows");  // -1: taken away
    QTest::addColumn<int>("columns");
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<Arguments>("arguments");
    const auto row = [](const char* name, const char* key, int rows, int columns, ErrorCode code, const Arguments& arguments) {
        QTest::newRow(name) << key << rows << columns << code << arguments;
    };
    const auto list = [](const char* text) { return QString::fromLatin1(text).split(u' '); };
    row("no X", "X", -1, 0, ErrorCode::MissingInput, list("X"));
    row("no Wq", "Wq", -1, 0, ErrorCode::MissingInput, list("Wq"));
    row("no Wk", "Wk", -1, 0, ErrorCode::MissingInput, list("Wk"));
    row("no Wv", "Wv", -1, 0, ErrorCode::MissingInput, list("Wv"));
    row("unknown matrix", "Wo", 3, 4, ErrorCode::UnknownInput, list("Wo"));
    row("a computed step is no input", "scores", 5, 5, ErrorCode::UnknownInput, list("scores"));
    row("no rows", "X", 0, 4, ErrorCode::EmptyMatrix, list("X"));
    row("no columns", "Wv", 4, 0, ErrorCode::EmptyMatrix, list("Wv"));
    row("empty bias", "bq", 1, 0, ErrorCode::EmptyMatrix, list("bq"));
    row("Wq needs as many rows as X has columns", "Wq", 3, 2, ErrorCode::RowsDiffer, list("X 5x4 Wq 3x2 4"));
    row("X has other columns", "X", 5, 6, ErrorCode::RowsDiffer, list("X 5x6 Wq 4x3 6"));
    row("Wv needs as many rows as X has columns", "Wv", 5, 2, ErrorCode::RowsDiffer, list("X 5x4 Wv 5x2 4"));
    row("keys narrower than their bias", "Wk", 4, 2, ErrorCode::BiasShape, list("bk 1x3 2"));
    row("bias of two rows", "bv", 2, 2, ErrorCode::BiasShape, list("bv 2x2 2"));
    row("bias too wide", "bq", 1, 4, ErrorCode::BiasShape, list("bq 1x4 3"));
}

void tst_graph::refusals()
{
    QFETCH(QString, key);
    QFETCH(int, rows);
    QFETCH(int, columns);
    QFETCH(ErrorCode, code);
    QFETCH(QStringList, arguments);
    InputShapes shapes = goodShapes();
    shapes[key.toStdString()] = {rows, columns};
    if (rows < 0)
        shapes.erase(key.toStdString());
    const auto graph = build({}, shapes);
    QVERIFY(!graph.isOk());
    QCOMPARE(graph.error().code, code);
    QStringList got;
    for (const std::string& argument : graph.error().arguments)
        got << QString::fromStdString(argument);
    QCOMPARE(got, arguments);

    // without biases, queries and keys of different widths are found at the scores
    shapes = {{"X", {5, 4}}, {"Wq", {4, 3}}, {"Wk", {4, 2}}, {"Wv", {4, 2}}};
    QCOMPARE(build({}, shapes).error().code, ErrorCode::ColumnsDiffer);
}

void tst_graph::predictedBytesCountEveryMatrix_data()
{
    QTest::addColumn<qint64>("tokens");
    QTest::addColumn<qint64>("modelWidth");
    QTest::addColumn<qint64>("headWidth");
    QTest::addColumn<qint64>("valueWidth");
    QTest::newRow("the lesson") << qint64{7} << qint64{4} << qint64{2} << qint64{2};
    QTest::newRow("a real head") << qint64{2048} << qint64{768} << qint64{64} << qint64{64};
    QTest::newRow("most tokens of a file") << qint64{16384} << qint64{1024} << qint64{1024} << qint64{1024};
    QTest::newRow("beyond 32 bits") << qint64{65536} << qint64{65536} << qint64{65536} << qint64{65536};
    QTest::newRow("beyond any machine") << qint64{3'000'000'000} << qint64{1} << qint64{1} << qint64{1};
}

void tst_graph::predictedBytesCountEveryMatrix()
{
    QFETCH(qint64, tokens);
    QFETCH(qint64, modelWidth);
    QFETCH(qint64, headWidth);
    QFETCH(qint64, valueWidth);
    const auto graph = build(
        {},
        {{"X", {tokens, modelWidth}}, {"Wq", {modelWidth, headWidth}}, {"Wk", {modelWidth, headWidth}}, {"Wv", {modelWidth, valueWidth}}});
    QVERIFY(graph.isOk());
    const auto n = static_cast<double>(tokens);
    const auto d = static_cast<double>(modelWidth);
    const auto k = static_cast<double>(headWidth);
    const auto v = static_cast<double>(valueWidth);
    const double least = 8 * (n * d + 2 * d * k + d * v + 2 * n * k + n * v + 2 * n * n + n * v);
    // scaled scores share the storage of the scores
    QCOMPARE_GE(predictedBytes(*graph), least);
    QCOMPARE_LE(predictedBytes(*graph), 1.5 * least + 10'000);  // some room for records and the mask, no scare
}

void tst_graph::tooLargeIsRefusedBeforeAllocation()
{
    // a million tokens of width 1 are 8 MB; their scores would be 24 TB
    constexpr Index tokens = Index{1} << 20;
    const Matrix one = Matrix::Ones(1, 1);
    const Inputs inputs = {{"X", Matrix::Ones(tokens, 1)}, {"Wq", one}, {"Wk", one}, {"Wv", one}};
    Options options;
    options.mask = "causal";  // its bits would take a terabyte by themselves
    const long long before = peakKibibytes();
    const auto evaluation = Evaluation::of(inputs, options);
    QVERIFY(!evaluation.isOk());
    QCOMPARE(evaluation.error().code, ErrorCode::NotEnoughMemory);
    QCOMPARE_LT(peakKibibytes() - before, 100'000LL);
    QCOMPARE(evaluation.error().arguments.size(), std::size_t{2});
    const double needed = std::stod(evaluation.error().arguments[0]);
    QCOMPARE_GE(needed, 16.0 * static_cast<double>(tokens) * static_cast<double>(tokens));
    QCOMPARE_GT(std::stod(evaluation.error().arguments[1]), 0.0);
}

AE_TEST(tst_graph)
#include "tst_graph.moc"
