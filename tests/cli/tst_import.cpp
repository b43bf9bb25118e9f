// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "clirun.h"
#include "testmain.h"

#include <QFile>
#include <QTest>

#include <cmath>

using namespace ae::test;
using namespace Qt::StringLiterals;

namespace {

using Rows = std::vector<std::vector<double>>;

/// A made-up matrix; another one for every start.
Rows waves(int rows, int columns, double start)
{
    Rows all;
    for (int r = 0; r < rows; ++r) {
        std::vector<double> row;
        for (int c = 0; c < columns; ++c)
            row.push_back(std::sin(start + 1.7 * r + 0.9 * c * c));
        all.push_back(row);
    }
    return all;
}

Rows transposed(const Rows& rows)
{
    Rows other(rows.front().size(), std::vector<double>(rows.size()));
    for (std::size_t r = 0; r < rows.size(); ++r) {
        for (std::size_t c = 0; c < rows[r].size(); ++c)
            other[c][r] = rows[r][c];
    }
    return other;
}

Rows columnsOf(const Rows& rows, std::size_t first, std::size_t count)
{
    Rows part;
    for (const std::vector<double>& row : rows)
        part.emplace_back(row.begin() + static_cast<std::ptrdiff_t>(first), row.begin() + static_cast<std::ptrdiff_t>(first + count));
    return part;
}

QByteArray dataOf(const Rows& rows)
{
    QByteArray data;
    for (const std::vector<double>& row : rows)
        data.append(reinterpret_cast<const char*>(row.data()), static_cast<qsizetype>(row.size() * sizeof(double)));
    return data;
}

/// A NumPy array of float64; one row becomes a vector when it is to be 1-d.
QByteArray npyBytes(const Rows& rows, bool isVector = false)
{
    const QString shape = isVector ? u"(%1,)"_s.arg(rows.front().size()) : u"(%1, %2)"_s.arg(rows.size()).arg(rows.front().size());
    QByteArray header = u"{'descr': '<f8', 'fortran_order': False, 'shape': %1, }"_s.arg(shape).toLatin1();
    header = header.leftJustified(118 - 1) + '\n';
    return QByteArray("\x93NUMPY\x01\x00", 8) + char(header.size()) + char(0) + header + dataOf(rows);
}

/// A safetensors file of F64 tensors; a name that ends in "bias" is 1-d.
QByteArray safetensors(const std::vector<std::pair<std::string, Rows>>& tensors, const Json& metadata = {})
{
    Json header = Json::object();
    if (!metadata.is_null())
        header["__metadata__"] = metadata;
    QByteArray data;
    for (const auto& [name, rows] : tensors) {
        const QByteArray own = dataOf(rows);
        Json shape = {rows.size(), rows.front().size()};
        if (name.ends_with("bias"))
            shape = {rows.front().size()};
        header[name] = {{"dtype", "F64"}, {"shape", shape}, {"data_offsets", {data.size(), data.size() + own.size()}}};
        data += own;
    }
    const QByteArray text = QByteArray::fromStdString(header.dump());
    QByteArray bytes;
    for (int i = 0; i < 8; ++i)
        bytes += static_cast<char>((static_cast<quint64>(text.size()) >> (8 * i)) & 0xff);
    return bytes + text + data;
}

Json matrixOf(const QString& session, const char* key)
{
    return readJson(session)["matrices"][key]["rows"];
}

}  // namespace

/// import: matrices one by one, and heads of models.
class tst_import : public QObject {
    Q_OBJECT
private slots:
    void importsMatrices();
    void importsAgainWhatWasExported();
    void namesTensorsBehindTheLastColon();
    void takesOneDimensionForABias();
    void readsTablesAsChosen();
    void namesTokens();
    void setsMaskAndPositions();
    void refusesWrongUsage_data();
    void refusesWrongUsage();
    void refusesShapesThatDoNotFit_data();
    void refusesShapesThatDoNotFit();
    void asksWhichArray();
    void reportsFilesThatCannotBeOpened();
    void overwritesOnlyWhenForced();
    void changesNothingWhenItFails();
    void listsTheLayersOfAModel();
    void cutsAHeadOutOfAModel();
    void readsTheConfigBesideTheModel();
    void asksForTheNumberOfHeads();
    void takesEmbeddingsOfIds();
    void takesRandomEmbeddings();
    void takesAStoredHead();
    void refusesWrongUsageOfModels_data();
    void refusesWrongUsageOfModels();

private:
    /// x.npy (3x4), wq.npy, wk.npy (4x2), wv.npy (4x5), biases.
    static QStringList parts(const SessionFolder& folder)
    {
        const std::vector<std::pair<QString, Rows>> matrices = {
            {u"x"_s, waves(3, 4, 1)}, {u"wq"_s, waves(4, 2, 2)}, {u"wk"_s, waves(4, 2, 3)}, {u"wv"_s, waves(4, 5, 4)}};
        QStringList words = {u"import"_s, u"-o"_s, folder.path(u"out.attn"_s)};
        for (const auto& [name, rows] : matrices) {
            writeBytes(folder.path(name + u".npy"_s), npyBytes(rows));
            words << u"--"_s + name << folder.path(name + u".npy"_s);
        }
        return words;
    }
    /// Two layers of GPT-2, d_model 6, three heads.
    static QString model(const SessionFolder& folder)
    {
        const QString path = folder.path(u"model.safetensors"_s);
        writeBytes(path,
                   safetensors({{"h.0.attn.c_attn.weight", waves(6, 18, 1)},
                                {"h.0.attn.c_attn.bias", waves(1, 18, 2)},
                                {"h.1.attn.c_attn.weight", waves(6, 18, 3)},
                                {"h.1.attn.c_attn.bias", waves(1, 18, 4)},
                                {"wte.weight", waves(9, 6, 5)}}));
        return path;
    }
};

void tst_import::importsMatrices()
{
    const SessionFolder folder;
    const QStringList words = parts(folder);
    const Ran ran = runCli(words);
    QCOMPARE(ran.err, QByteArray());
    QCOMPARE(ran.out, QByteArray());
    QCOMPARE(ran.code, 0);
    const Json session = readJson(folder.path(u"out.attn"_s));
    QCOMPARE(distance(session["matrices"]["X"]["rows"], Json(waves(3, 4, 1))), 0.0);
    QCOMPARE(distance(session["matrices"]["Wq"]["rows"], Json(waves(4, 2, 2))), 0.0);
    QCOMPARE(distance(session["matrices"]["Wv"]["rows"], Json(waves(4, 5, 4))), 0.0);
    QVERIFY(session["tokens"] == Json({"t1", "t2", "t3"}));
    QVERIFY(session["options"]["mask"] == "none");
    QCOMPARE(runCli({u"check"_s, folder.path(u"out.attn"_s)}).code, 0);
}

void tst_import::importsAgainWhatWasExported()
{
    const SessionFolder folder;
    const QString all = folder.path(u"all.npz"_s);
    QCOMPARE(runCli({u"convert"_s, nimbusFile(), all}).code, 0);
    const QString out = folder.path(u"again.attn"_s);
    const Ran ran = runCli({u"import"_s, u"-o"_s, out, u"--x"_s, all + u":X"_s, u"--wq"_s, all + u":Wq"_s, u"--wk"_s, all + u":Wk"_s,
                            u"--wv"_s, all + u":Wv"_s});
    QCOMPARE(ran.err, QByteArray());
    QCOMPARE(ran.code, 0);
    const auto weights = [](const QString& file) {
        return runCli({u"compute"_s, file, u"--step"_s, u"weights"_s, u"--format"_s, u"json"_s}).json()["steps"]["weights"]["rows"];
    };
    QCOMPARE(distance(weights(out), weights(nimbusFile())), 0.0);
}

void tst_import::namesTensorsBehindTheLastColon()
{
    const SessionFolder folder;
    QStringList words = parts(folder);
    writeBytes(folder.path(u"a:b.safetensors"_s), safetensors({{"one", waves(4, 2, 7)}, {"two:three", waves(4, 2, 8)}}));
    writeBytes(folder.path(u"whole:name.npy"_s), npyBytes(waves(4, 2, 9)));
    const std::vector<std::pair<QString, double>> names = {
        {u"a:b.safetensors:one"_s, 7}, {u"a:b.safetensors:two:three"_s, 8}, {u"whole:name.npy"_s, 9}};
    for (const auto& [name, start] : names) {
        words[words.indexOf(u"--wk"_s) + 1] = folder.path(name);
        const Ran ran = runCli(QStringList(words) << u"--force"_s);
        QCOMPARE(ran.err, QByteArray());
        QCOMPARE(ran.code, 0);
        QCOMPARE(distance(matrixOf(folder.path(u"out.attn"_s), "Wk"), Json(waves(4, 2, start))), 0.0);
    }
}

void tst_import::takesOneDimensionForABias()
{
    const SessionFolder folder;
    const QStringList words = parts(folder);
    writeBytes(folder.path(u"flat.npy"_s), npyBytes(waves(1, 2, 5), true));
    writeBytes(folder.path(u"row.npy"_s), npyBytes(waves(1, 2, 6)));
    writeBytes(folder.path(u"column.npy"_s), npyBytes(transposed(waves(1, 5, 7))));
    const Ran ran = runCli(QStringList(words) << u"--bq"_s << folder.path(u"flat.npy"_s) << u"--bk"_s << folder.path(u"row.npy"_s)
                                              << u"--bv"_s << folder.path(u"column.npy"_s));
    QCOMPARE(ran.code, 0);
    QCOMPARE(ran.err.count('\n'), 1);
    QVERIFY2(ran.err.contains("--bv") && ran.err.contains("note"), ran.err.constData());
    QCOMPARE(distance(matrixOf(folder.path(u"out.attn"_s), "bq"), Json(waves(1, 2, 5))), 0.0);
    QCOMPARE(distance(matrixOf(folder.path(u"out.attn"_s), "bk"), Json(waves(1, 2, 6))), 0.0);
    QCOMPARE(distance(matrixOf(folder.path(u"out.attn"_s), "bv"), Json(waves(1, 5, 7))), 0.0);
}

void tst_import::readsTablesAsChosen()
{
    const SessionFolder folder;
    QStringList words = parts(folder);
    writeBytes(folder.path(u"x.csv"_s), "0,5;1,25;2;-3\n4;5,5;6;7\n");
    words[words.indexOf(u"--x"_s) + 1] = folder.path(u"x.csv"_s);
    const Ran ran = runCli(words << u"--decimal"_s << u"comma"_s << u"--header"_s << u"no"_s);
    QVERIFY2(ran.code == 0, ran.err.constData());
    QCOMPARE(distance(matrixOf(folder.path(u"out.attn"_s), "X"), Json(Rows{{0.5, 1.25, 2, -3}, {4, 5.5, 6, 7}})), 0.0);
}

void tst_import::namesTokens()
{
    const SessionFolder folder;
    const QStringList words = parts(folder);
    QCOMPARE(runCli(QStringList(words) << u"--tokens"_s << u" the  big cat "_s).code, 0);
    QVERIFY(readJson(folder.path(u"out.attn"_s))["tokens"] == Json({"the", "big", "cat"}));
    const Ran ran = runCli(QStringList(words) << u"--force"_s << u"--tokens"_s << u"the cat"_s);
    QCOMPARE(ran.code, 64);
    QVERIFY2(ran.err.contains("2 names") && ran.err.contains("3 rows"), ran.err.constData());
}

void tst_import::setsMaskAndPositions()
{
    const SessionFolder folder;
    const QStringList words = parts(folder);
    const Ran ran = runCli(QStringList(words) << u"--mask"_s << u"causal"_s << u"--rope"_s << u"pairs,500"_s);
    QCOMPARE(ran.err, QByteArray());
    QCOMPARE(ran.code, 0);
    QVERIFY(readJson(folder.path(u"out.attn"_s))["options"]["mask"] == "causal");
}

void tst_import::refusesWrongUsage_data()
{
    QTest::addColumn<QStringList>("less");
    QTest::addColumn<QStringList>("more");
    QTest::addColumn<QByteArray>("message");
    const auto row = [](const char* title, const QStringList& less, const QStringList& more, const char* message) {
        QTest::newRow(title) << less << more << QByteArray(message);
    };
    row("no target", {u"-o"_s}, {}, "-o: it is missing");
    row("a target of another format", {u"-o"_s}, {u"-o"_s, u"out.npz"_s}, "does not end in .attn");
    row("no X", {u"--x"_s}, {}, "--x: it is missing");
    row("no keys", {u"--wk"_s}, {}, "--wk: it is missing");
    row("an unknown rule", {}, {u"--rope"_s, u"quarters"_s}, "halves, pairs or none");
    row("a base of 0", {}, {u"--rope"_s, u"halves,0"_s}, "not a finite number above 0");
    row("a base that is no number", {}, {u"--rope"_s, u"halves,x"_s}, "cannot be read as a number");
    row("a base of no positions", {}, {u"--rope"_s, u"none,10"_s}, "none has no base");
    row("an unknown mask", {}, {u"--mask"_s, u"painted"_s}, "none or causal");
    row("an option of models", {}, {u"--layer"_s, u"3"_s}, "it belongs to --model");
    row("an array that is not there", {u"--wv"_s}, {u"--wv"_s, u"WV.npy:Wv"_s}, "leave the colon and the name out");
}

void tst_import::refusesWrongUsage()
{
    QFETCH(QStringList, less);
    QFETCH(QStringList, more);
    QFETCH(QByteArray, message);
    const SessionFolder folder;
    QStringList words = parts(folder);
    for (const QString& option : less)
        words.remove(words.indexOf(option), 2);
    for (QString& word : more)
        word.replace(u"WV.npy"_s, folder.path(u"wv.npy"_s));
    const Ran ran = runCli(words + more);
    QCOMPARE(ran.code, 64);
    QVERIFY2(ran.err.contains(message), ran.err.constData());
    QVERIFY(!QFile::exists(folder.path(u"out.attn"_s)));
}

void tst_import::refusesShapesThatDoNotFit_data()
{
    QTest::addColumn<QString>("option");
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("transposed") << u"--wq"_s << 2 << 4
                                << QByteArray("--wq: Wq is 2x4 but X is 3x4: Wq needs 4 rows; transposed it would fit");
    QTest::newRow("another width") << u"--wv"_s << 7 << 5 << QByteArray("--wv: Wv is 7x5 but X is 3x4: Wv needs 4 rows; give matrices");
    QTest::newRow("queries and keys") << u"--wk"_s << 4 << 3 << QByteArray("--wk: Wk is 4x3 but Wq is 4x2: Wk needs 2 columns");
    QTest::newRow("a bias too long") << u"--bq"_s << 1 << 3 << QByteArray("--bq: bq is 1x3 but Wq is 4x2: bq needs 2 columns");
    QTest::newRow("a bias of two rows") << u"--bv"_s << 2 << 5 << QByteArray("--bv: bv is 2x5 and should be a single row");
}

void tst_import::refusesShapesThatDoNotFit()
{
    QFETCH(QString, option);
    QFETCH(int, rows);
    QFETCH(int, columns);
    QFETCH(QByteArray, message);
    const SessionFolder folder;
    QStringList words = parts(folder);
    if (words.contains(option))
        words.remove(words.indexOf(option), 2);
    writeBytes(folder.path(u"odd.npy"_s), npyBytes(waves(rows, columns, 9)));
    const Ran ran = runCli(words << option << folder.path(u"odd.npy"_s));
    QCOMPARE(ran.code, 65);
    QVERIFY2(ran.err.contains(message), ran.err.constData());
    QVERIFY2(ran.err.contains("odd.npy"), ran.err.constData());
    QVERIFY(!QFile::exists(folder.path(u"out.attn"_s)));
}

void tst_import::asksWhichArray()
{
    const SessionFolder folder;
    QStringList words = parts(folder);
    const QString file = folder.path(u"two.safetensors"_s);
    writeBytes(file, safetensors({{"first", waves(4, 2, 7)}, {"second", waves(4, 3, 8)}}));
    for (const QString& name : {file, file + u":third"_s}) {
        words[words.indexOf(u"--wq"_s) + 1] = name;
        const Ran ran = runCli(words);
        QCOMPARE(ran.code, 64);
        QVERIFY2(ran.err.contains("first 4x2, second 4x3"), ran.err.constData());
    }
}

void tst_import::reportsFilesThatCannotBeOpened()
{
    const SessionFolder folder;
    QStringList words = parts(folder);
    words[words.indexOf(u"--wq"_s) + 1] = folder.path(u"none.npz:Wq"_s);
    const Ran missing = runCli(words);
    QCOMPARE(missing.code, 66);
    QVERIFY2(missing.err.contains("none.npz"), missing.err.constData());
    words[words.indexOf(u"--wq"_s) + 1] = folder.path(u""_s);
    QCOMPARE(runCli(words).code, 66);
    words[words.indexOf(u"--wq"_s) + 1] = folder.path(u"cut.npy"_s);
    writeBytes(folder.path(u"cut.npy"_s), npyBytes(waves(4, 2, 1)).chopped(5));
    QCOMPARE(runCli(words).code, 65);
}

void tst_import::overwritesOnlyWhenForced()
{
    const SessionFolder folder;
    const QStringList words = parts(folder);
    const QString out = folder.path(u"out.attn"_s);
    QVERIFY(writeBytes(out, "mine"));
    const Ran refused = runCli(words);
    QCOMPARE(refused.code, 73);
    QVERIFY2(refused.err.contains("--force"), refused.err.constData());
    QCOMPARE(readBytes(out), QByteArray("mine"));
    QCOMPARE(runCli(QStringList(words) << u"--force"_s).code, 0);
    QVERIFY(readJson(out).contains("matrices"));
}

void tst_import::changesNothingWhenItFails()
{
    const SessionFolder folder;
    QStringList words = parts(folder);
    const QString out = folder.path(u"out.attn"_s);
    QVERIFY(writeBytes(out, "mine"));
    words[words.indexOf(u"--wv"_s) + 1] = folder.path(u"none.npy"_s);
    const QStringList before = folder.entries();
    QCOMPARE(runCli(words << u"--force"_s).code, 66);
    QCOMPARE(readBytes(out), QByteArray("mine"));
    QCOMPARE(folder.entries(), before);
}

void tst_import::listsTheLayersOfAModel()
{
    const SessionFolder folder;
    const Ran ran = runCli({u"import"_s, u"--model"_s, model(folder), u"--heads"_s, u"3"_s, u"--list"_s});
    QCOMPARE(ran.code, 0);
    QCOMPARE(ran.lines().size(), 3);
    QVERIFY2(ran.lines()[2].startsWith("1 "), ran.out.constData());
    for (const char* part : {"h.1.attn", "GPT-2", "3 heads of 2", "causal"})
        QVERIFY2(ran.lines()[2].contains(part), ran.out.constData());
    const Ran unknown = runCli({u"import"_s, u"--model"_s, model(folder), u"--list"_s});
    QCOMPARE(unknown.code, 0);
    QVERIFY2(unknown.out.contains("not known"), unknown.out.constData());
}

void tst_import::cutsAHeadOutOfAModel()
{
    const SessionFolder folder;
    const QString out = folder.path(u"out.attn"_s);
    writeBytes(folder.path(u"x.npy"_s), npyBytes(waves(4, 6, 8)));
    const Ran ran = runCli({u"import"_s, u"-o"_s, out, u"--model"_s, model(folder), u"--layer"_s, u"1"_s, u"--head"_s, u"2"_s, u"--heads"_s,
                            u"3"_s, u"--x"_s, folder.path(u"x.npy"_s)});
    QVERIFY2(ran.code == 0, ran.err.constData());
    QVERIFY2(ran.err.contains("note: causal mask"), ran.err.constData());
    // q, k and v lie side by side, 6 columns each; head 2 has the last 2 of them
    QCOMPARE(distance(matrixOf(out, "Wq"), Json(columnsOf(waves(6, 18, 3), 4, 2))), 0.0);
    QCOMPARE(distance(matrixOf(out, "Wk"), Json(columnsOf(waves(6, 18, 3), 10, 2))), 0.0);
    QCOMPARE(distance(matrixOf(out, "Wv"), Json(columnsOf(waves(6, 18, 3), 16, 2))), 0.0);
    QCOMPARE(distance(matrixOf(out, "bk"), Json(columnsOf(waves(1, 18, 4), 10, 2))), 0.0);
    QCOMPARE(distance(matrixOf(out, "X"), Json(waves(4, 6, 8))), 0.0);
    const Json session = readJson(out);
    QVERIFY(session["title"] == "model.safetensors layer 1 head 2");
    QVERIFY(session["options"]["mask"] == "causal");
    QCOMPARE(runCli({u"compute"_s, out}).code, 0);
}

void tst_import::readsTheConfigBesideTheModel()
{
    const SessionFolder folder;
    const QString file = model(folder);
    QVERIFY(writeBytes(folder.path(u"config.json"_s), R"({"n_head": 3, "n_layer": 2})"));
    const QString out = folder.path(u"out.attn"_s);
    const Ran ran = runCli({u"import"_s, u"-o"_s, out, u"--model"_s, file, u"--random"_s, u"4"_s});
    QVERIFY2(ran.code == 0, ran.err.constData());
    for (const char* part :
         {"heads: 3 of 2 numbers each, key/value heads: 3, from config.json", "the first layer is taken: h.0.attn", "head 0 of 3"})
        QVERIFY2(ran.err.contains(part), ran.err.constData());
    QCOMPARE(distance(matrixOf(out, "Wq"), Json(columnsOf(waves(6, 18, 1), 0, 2))), 0.0);
}

void tst_import::asksForTheNumberOfHeads()
{
    const SessionFolder folder;
    const Ran ran = runCli({u"import"_s, u"-o"_s, folder.path(u"out.attn"_s), u"--model"_s, model(folder), u"--random"_s, u"4"_s});
    QCOMPARE(ran.code, 64);
    QVERIFY2(ran.err.contains("--heads") && ran.err.contains("1, 2, 3, 6"), ran.err.constData());
}

void tst_import::takesEmbeddingsOfIds()
{
    const SessionFolder folder;
    const QString out = folder.path(u"out.attn"_s);
    const QStringList words = {u"import"_s, u"-o"_s, out, u"--model"_s, model(folder), u"--heads"_s, u"3"_s, u"--force"_s, u"--ids"_s};
    const Ran ran = runCli(QStringList(words) << u"8 0, 8"_s);
    QVERIFY2(ran.code == 0, ran.err.constData());
    QVERIFY2(ran.err.contains("without position embeddings"), ran.err.constData());
    const Rows all = waves(9, 6, 5);
    QCOMPARE(distance(matrixOf(out, "X"), Json(Rows{all[8], all[0], all[8]})), 0.0);
    QVERIFY(readJson(out)["tokens"] == Json({"#8", "#0", "#8"}));
    QCOMPARE(runCli(QStringList(words) << u"8 9"_s).code, 64);
    QCOMPARE(runCli(QStringList(words) << u" , "_s).code, 64);
    QCOMPARE(runCli(QStringList(words) << u"-1"_s).code, 64);
}

void tst_import::takesRandomEmbeddings()
{
    const SessionFolder folder;
    const QStringList words = {u"import"_s, u"--model"_s, model(folder), u"--heads"_s, u"3"_s};
    const auto bytes = [&](const QString& name, const QString& random) {
        const QString out = folder.path(name);
        return runCli(QStringList(words) << u"-o"_s << out << u"--random"_s << random).code == 0 ? readBytes(out) : QByteArray();
    };
    const QByteArray first = bytes(u"a.attn"_s, u"4"_s);
    QVERIFY(!first.isEmpty());
    QCOMPARE(bytes(u"b.attn"_s, u"4,1"_s), first);
    QVERIFY(bytes(u"c.attn"_s, u"4,2"_s) != first);
    QVERIFY(bytes(u"d.attn"_s, u"0"_s).isEmpty());
    QVERIFY(bytes(u"e.attn"_s, u"4,"_s).isEmpty());
}

void tst_import::takesAStoredHead()
{
    const SessionFolder folder;
    const QString file = folder.path(u"head.safetensors"_s);
    writeBytes(file,
               safetensors({{"X", waves(3, 4, 1)}, {"Wq", waves(4, 2, 2)}, {"Wk", waves(4, 2, 3)}, {"Wv", waves(4, 5, 4)}},
                           {{"tokens", "[\"one\", \" two\", \"three\"]"}, {"causal", "true"}}));
    const QString out = folder.path(u"out.attn"_s);
    const Ran ran = runCli({u"import"_s, u"-o"_s, out, u"--model"_s, file});
    QVERIFY2(ran.code == 0, ran.err.constData());
    const Json session = readJson(out);
    QVERIFY(session["tokens"] == Json({"one", " two", "three"}));
    QVERIFY(session["options"]["mask"] == "causal");
    QCOMPARE(distance(session["matrices"]["Wv"]["rows"], Json(waves(4, 5, 4))), 0.0);
}

void tst_import::refusesWrongUsageOfModels_data()
{
    QTest::addColumn<QStringList>("more");
    QTest::addColumn<QByteArray>("message");
    const auto row = [](const char* title, const QStringList& more, const char* message) {
        QTest::newRow(title) << more << QByteArray(message);
    };
    row("no X", {}, "X is not in the file");
    row("two X", {u"--ids"_s, u"1"_s, u"--random"_s, u"4"_s}, "X comes from --ids already");
    row("weights of their own", {u"--wq"_s, u"q.npy"_s}, "the weights come from --model");
    row("no such layer", {u"--random"_s, u"4"_s, u"--layer"_s, u"7"_s}, "there is no layer \"7\"");
    row("no such head", {u"--random"_s, u"4"_s, u"--head"_s, u"3"_s}, "there is no head 3: it has 3");
    row("a head that is no number", {u"--random"_s, u"4"_s, u"--head"_s, u"x"_s}, "no whole number");
    row("key/value heads that do not fit", {u"--random"_s, u"4"_s, u"--kv-heads"_s, u"2"_s}, "does not fit");
    row("transposed Conv1D", {u"--random"_s, u"4"_s, u"--transpose"_s}, "cannot be transposed");
}

void tst_import::refusesWrongUsageOfModels()
{
    QFETCH(QStringList, more);
    QFETCH(QByteArray, message);
    const SessionFolder folder;
    const QString out = folder.path(u"out.attn"_s);
    const Ran ran = runCli(QStringList{u"import"_s, u"-o"_s, out, u"--model"_s, model(folder), u"--heads"_s, u"3"_s} + more);
    QCOMPARE(ran.code, 64);
    QVERIFY2(ran.err.contains(message), ran.err.constData());
    QVERIFY(!QFile::exists(out));
}

AE_TEST(tst_import)
#include "tst_import.moc"
