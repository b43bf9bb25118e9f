// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "clirun.h"
#include "testmain.h"

#include <QTest>

#include <algorithm>

using namespace ae::test;
using namespace Qt::StringLiterals;

/// matrix: one matrix of a file of any format, and what is refused.
class tst_matrix : public QObject {
    Q_OBJECT
private slots:
    void printsTheMembersOfTheContract();
    void transposes();
    void takesTheFlagsOfTextTables();
    void asksForAName();
    void refuses_data();
    void refuses();
    void followsTheIndexOfCases_data();
    void followsTheIndexOfCases();
    void printsNotesAndNoName();
    void readsPipes();
    void choosesSlices();
    void namesWhatCannotBeOpened();
    void printsTextForPeople();
};

void tst_matrix::printsTheMembersOfTheContract()
{
    const Ran ran = runCli({u"matrix"_s, nimbusFile(), u"--name"_s, u"Wk"_s, u"--format"_s, u"json"_s});
    QCOMPARE(ran.code, 0);
    const Json result = ran.json();
    const Json own = readJson(nimbusFile())["matrices"]["Wk"];
    QCOMPARE(result.size(), std::size_t(4));
    QVERIFY(result["name"] == "Wk");
    QVERIFY(result["shape"] == own["shape"]);
    QVERIFY(result["rows"] == own["rows"]);
    QVERIFY(result["notes"] == Json::array());
}

void tst_matrix::transposes()
{
    const Json plain = runCli({u"matrix"_s, nimbusFile(), u"--name"_s, u"X"_s, u"--format"_s, u"json"_s}).json();
    const Json turned = runCli({u"matrix"_s, nimbusFile(), u"--name"_s, u"X"_s, u"--format"_s, u"json"_s, u"--transpose"_s}).json();
    QVERIFY((turned["shape"] == Json{4, 7}));
    for (std::size_t row = 0; row < 7; ++row) {
        for (std::size_t column = 0; column < 4; ++column)
            QVERIFY(turned["rows"][column][row] == plain["rows"][row][column]);
    }
}

void tst_matrix::takesTheFlagsOfTextTables()
{
    const Ran ran = runCli(
        {u"matrix"_s, nimbusFile(), u"--name"_s, u"X"_s, u"--decimal"_s, u"comma"_s, u"--header"_s, u"no"_s, u"--format"_s, u"json"_s});
    QCOMPARE(ran.code, 0);
    QVERIFY(ran.json() == runCli({u"matrix"_s, nimbusFile(), u"--name"_s, u"X"_s, u"--format"_s, u"json"_s}).json());
}

void tst_matrix::asksForAName()
{
    const Ran ran = runCli({u"matrix"_s, nimbusFile()});
    QCOMPARE(ran.code, 64);
    QCOMPARE(ran.out, QByteArray());
    QVERIFY2(ran.err.contains("X 7x4, Wq 4x2, Wk 4x2, Wv 4x2"), ran.err.constData());
}

void tst_matrix::refuses_data()
{
    QTest::addColumn<QStringList>("options");
    const auto row = [](const char* name, const QStringList& options) { QTest::newRow(name) << options; };
    row("unknown name", {u"--name"_s, u"Wz"_s});
    row("empty name", {u"--name"_s, u""_s});
    row("computed step", {u"--name"_s, u"weights"_s});
    row("slice of one matrix", {u"--name"_s, u"X"_s, u"--slice"_s, u"0"_s});
    row("negative slice", {u"--name"_s, u"X"_s, u"--slice"_s, u"-1"_s});
    row("unknown decimal mark", {u"--name"_s, u"X"_s, u"--decimal"_s, u"dot"_s});
    row("header maybe", {u"--name"_s, u"X"_s, u"--header"_s, u"maybe"_s});
    row("transpose with a value", {u"--name"_s, u"X"_s, u"--transpose=yes"_s});
    row("csv", {u"--name"_s, u"X"_s, u"--format"_s, u"csv"_s});
}

void tst_matrix::refuses()
{
    QFETCH(QStringList, options);
    const Ran ran = runCli(QStringList{u"matrix"_s, nimbusFile()} + options);
    QCOMPARE(ran.code, 64);
    QCOMPARE(ran.out, QByteArray());
    QCOMPARE(ran.err.count('\n'), 1);
}

namespace {

/// Whole numbers become 1.0, so that texts of equal numbers are equal, and those of 0 and -0 differ.
Json asDoubles(const Json& value)
{
    if (!value.is_array())
        return value.is_number() ? Json(value.get<double>()) : value;
    Json list = Json::array();
    for (const Json& element : value)
        list.push_back(asDoubles(element));
    return list;
}

}  // namespace

/// Every file of the cases, with the outcome that their index says.
void tst_matrix::followsTheIndexOfCases_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("verdict");
    QTest::addColumn<QByteArrayList>("shapes");
    QTest::addColumn<QByteArray>("values");
    QList<QByteArray> lines = readBytes(dataFile(u"cases/INDEX.tsv"_s)).split('\n');
    lines.removeFirst();
    for (const QByteArray& line : lines) {
        const QByteArrayList columns = line.split('\t');
        const QByteArray folder = columns.first().split('/').first();
        const bool isSession = folder == "session" && columns.first() != "session/settings_all_nul.ini";
        if (columns.size() != 7 || !(isSession || QByteArrayList{"npy", "npz", "safetensors"}.contains(folder)))
            continue;
        const QString file = dataFile((isSession ? u""_s : u"cases/"_s) + QString::fromUtf8(columns[0]));
        QTest::newRow(columns[0]) << file << columns[2] << columns[3].split(';') << columns[4];
    }
}

void tst_matrix::followsTheIndexOfCases()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, verdict);
    QFETCH(QByteArrayList, shapes);
    QFETCH(QByteArray, values);
    const QStringList arguments = {u"matrix"_s, file, u"--format"_s, u"json"_s};
    if (verdict == "reject") {
        const Ran ran = runCli(arguments);
        QCOMPARE(ran.code, 65);
        QCOMPARE(ran.out, QByteArray());
        QCOMPARE(ran.err.count('\n'), 1);
        return;
    }
    QVERIFY(verdict == "accept" || verdict == "accept-note");
    const Json expected = Json::parse(values.toStdString());
    for (const QByteArray& shape : shapes) {
        const qsizetype colon = shape.indexOf(':');
        const QString name = QString::fromUtf8(shape.left(std::max<qsizetype>(colon, 0)));
        const Ran ran = runCli(shapes.size() > 1 ? arguments + QStringList{u"--name"_s, name} : arguments);
        QVERIFY2(ran.code == 0, ran.err.constData());
        QCOMPARE(ran.err, QByteArray());
        const Json result = ran.json();
        QVERIFY(result["name"] == (colon < 0 ? Json() : Json(name.toStdString())));
        const Json rows = colon < 0 ? expected : expected[name.toStdString()];
        QCOMPARE(asDoubles(result["rows"]).dump(), asDoubles(rows).dump());
        const std::string size = std::to_string(result["shape"][0].get<int>()) + "x" + std::to_string(result["shape"][1].get<int>());
        QCOMPARE(QByteArray::fromStdString(size), shape.mid(colon + 1));
        if (verdict == "accept-note")
            QVERIFY(!result["notes"].empty());
        else
            QVERIFY(result["notes"].empty());
    }
}

void tst_matrix::printsNotesAndNoName()
{
    const QString file = dataFile(u"cases/npy/f2_nonfinite.npy"_s);
    const Json result = runCli({u"matrix"_s, file, u"--format"_s, u"json"_s}).json();
    QVERIFY(result["name"].is_null());
    QVERIFY((result["rows"] == Json{{"Infinity", "-Infinity", "NaN", -0.0}}));
    QVERIFY((result["notes"] == Json{"3 cells are not finite"}));
    const Ran text = runCli({u"matrix"_s, file});
    QCOMPARE(text.code, 0);
    QVERIFY2(text.err.endsWith(": note: 3 cells are not finite\n"), text.err.constData());
    QVERIFY2(text.out.contains("f2_nonfinite.npy  (1 x 4)\n"), text.out.constData());
    QVERIFY(text.out.contains("Infinity"));
}

void tst_matrix::readsPipes()
{
    for (const QString& name : {u"cases/npy/f4.npy"_s, u"cases/npz/other_files_inside.npz"_s, u"cases/safetensors/scalar.safetensors"_s}) {
        const Ran ran = runCli({u"matrix"_s, u"-"_s, u"--format"_s, u"json"_s}, readBytes(dataFile(name)));
        QCOMPARE(ran.code, 0);
        QCOMPARE(ran.out, runCli({u"matrix"_s, dataFile(name), u"--format"_s, u"json"_s}).out);
    }
    QCOMPARE(runCli({u"matrix"_s, u"-"_s}, QByteArray()).code, 65);
}

void tst_matrix::choosesSlices()
{
    const SessionFolder folder;
    const QString file = folder.path(u"stack.npy"_s);
    const QByteArray literal = "{'descr': '|i1', 'fortran_order': False, 'shape': (2, 1, 3)}";
    const QByteArray header = QByteArray("\x93NUMPY\x01\x00", 8) + char(literal.size()) + '\0' + literal;
    QVERIFY(writeBytes(file, header + QByteArray("\1\2\3\4\5\6", 6)));
    const Ran asked = runCli({u"matrix"_s, file});
    QCOMPARE(asked.code, 65);
    QVERIFY2(asked.err.contains("a stack of 2 matrices") && asked.err.contains("--slice"), asked.err.constData());
    const Json second = runCli({u"matrix"_s, file, u"--slice"_s, u"1"_s, u"--transpose"_s, u"--format"_s, u"json"_s}).json();
    QVERIFY((second["rows"] == Json{{4}, {5}, {6}}));
    QCOMPARE(runCli({u"matrix"_s, file, u"--slice"_s, u"2"_s}).code, 64);
    QCOMPARE(runCli({u"matrix"_s, file, u"--slice"_s, u"0"_s, u"--name"_s, u"X"_s}).code, 64);
}

void tst_matrix::namesWhatCannotBeOpened()
{
    const SessionFolder folder;
    for (const QString& file : {folder.path(u"missing.npy"_s), folder.path(u"."_s), u"/dev/null"_s})
        QCOMPARE(runCli({u"matrix"_s, file}).code, 66);
    QVERIFY(writeBytes(folder.path(u"model.safetensors"_s), "version https://git-lfs.github.com/spec/v1\n"));
    const Ran pointer = runCli({u"matrix"_s, folder.path(u"model.safetensors"_s)});
    QCOMPARE(pointer.code, 65);
    QVERIFY2(pointer.err.contains("git lfs pull"), pointer.err.constData());
    const Ran several = runCli({u"matrix"_s, dataFile(u"cases/npz/stored_plain.npz"_s)});
    QCOMPARE(several.code, 64);
    QVERIFY2(several.err.contains("X 2x2, Wq 2x2, Wk 2x2, Wv 2x3"), several.err.constData());
    const Ran wrong = runCli({u"matrix"_s, dataFile(u"cases/npz/stored_plain.npz"_s), u"--name"_s, u"Y"_s});
    QCOMPARE(wrong.code, 64);
    QVERIFY(wrong.err.contains("Wv 2x3"));
}

void tst_matrix::printsTextForPeople()
{
    const Ran ran = runCli({u"matrix"_s, nimbusFile(), u"--name"_s, u"X"_s});
    QVERIFY(ran.out.startsWith("X  Token embeddings  (7 x 4)\n"));
    QVERIFY(ran.out.contains("  Nimbus   0.9000  0.1000        0  0.1000\n"));
}

AE_TEST(tst_matrix)
#include "tst_matrix.moc"
