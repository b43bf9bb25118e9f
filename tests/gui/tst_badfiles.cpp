// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/examples.h"
#include "app/fileactions.h"
#include "models/matrixmodel.h"
#include "models/roles.h"
#include "models/texts.h"
#include "testmain.h"
#include "windowtest.h"

#include <nlohmann/json.hpp>

#include <QFile>
#include <QPlainTextEdit>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace ae;
using Json = nlohmann::json;

namespace {

QByteArray dataFile(const QString& name)
{
    QFile file(QStringLiteral(AE_TEST_DATA "/") + name);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s cannot be read", qPrintable(name));
    return file.readAll();
}

double numberOf(const Json& cell)
{
    if (!cell.is_string())
        return cell;
    return cell == "NaN" ? std::nan("") : cell == "Infinity" ? HUGE_VAL : -HUGE_VAL;
}

Matrix matrixOf(const Json& rows)
{
    Matrix matrix(static_cast<Index>(rows.size()), static_cast<Index>(rows[0].size()));
    for (Index i = 0; i < matrix.rows(); ++i) {
        for (Index j = 0; j < matrix.cols(); ++j)
            matrix(i, j) = numberOf(rows[static_cast<std::size_t>(i)][static_cast<std::size_t>(j)]);
    }
    return matrix;
}

Session sessionOf(const Json& problem)
{
    Session session = lessonSession();
    const Index n = static_cast<Index>(problem["X"].size());
    session.tokens.clear();
    session.features.clear();
    session.view = {};
    for (Index i = 0; i < n; ++i)
        session.tokens.push_back("t" + std::to_string(i + 1));
    for (const char* key : {"X", "Wq", "Wk", "Wv"})
        session.matrices[key] = matrixOf(problem[key]);
    const Json& options = problem["options"];
    session.options.scaleExponent = options["scale"] == "sqrt_dk" ? 0.5 : 0;
    session.options.temperature = options["temperature"];
    const bool isCausal = options["causal"];
    session.options.mask = options["mask"].is_null() ? (isCausal ? "causal" : "none") : "painted";
    if (!options["mask"].is_null()) {
        session.options.allowed = MaskBits::Zero(n, n);
        for (Index i = 0; i < n; ++i) {
            for (Index j = 0; j < n; ++j)
                session.options.allowed(i, j) =
                    options["mask"][static_cast<std::size_t>(i)][static_cast<std::size_t>(j)] == 1 && (!isCausal || j <= i);
        }
    }
    return session;
}

bool agrees(double got, const Json& want, double largest)
{
    const double wanted = numberOf(want);
    if (std::isnan(wanted) || std::isinf(wanted))
        return std::isnan(wanted) ? std::isnan(got) : got == wanted;
    return std::abs(got - wanted) <= 1e-12 * largest || std::abs(got - wanted) <= 1e-300;
}

double largestOf(const Json& rows)
{
    double largest = 0;
    for (const Json& row : rows) {
        for (const Json& cell : row.is_null() ? Json::array() : row) {
            if (!cell.is_null() && std::isfinite(numberOf(cell)))
                largest = std::max(largest, std::abs(numberOf(cell)));
        }
    }
    return largest;
}

}  // namespace

/// Bad and hard files in the window: a message that says what, where and what to try; nothing changed; right marks in the panes.
class tst_badfiles : public ae::test::WindowTest {
    Q_OBJECT

private:
    static Json problems() { return Json::parse(dataFile(u"attention/numerics.json"_s))["problems"]; }

    /// What one cell of a pane must show for one entry of the file with the right numbers.
    void compareCell(const QAbstractItemModel* model, int row, int column, const Json& want, double largest, const std::string& step)
    {
        const QModelIndex index = model->index(row, column);
        const QString shown = model->data(index, Qt::DisplayRole).toString();
        const auto state = static_cast<CellState>(model->data(index, StateRole).toInt());
        const QByteArray where =
            QByteArray::fromStdString(step) + " " + QByteArray::number(row) + " " + QByteArray::number(column) + ": " + shown.toUtf8();
        if (want.is_null()) {
            QVERIFY2(shown == u"–"_s || shown == u"—"_s, where.constData());
            QVERIFY2(state == CellState::Undefined || state == CellState::NotFinite, where.constData());
            return;
        }
        const double value = numberOf(want);
        QVERIFY2(agrees(model->data(index, ValueRole).toDouble(), want, largest), where.constData());
        // hatched, exactly 0: hidden by the mask
        QVERIFY2(state == CellState::Hidden ? value == 0 && shown.isEmpty() : shown != u"—"_s && !shown.isEmpty(), where.constData());
        QVERIFY2(std::isfinite(value) || state == CellState::NotFinite, where.constData());
        QVERIFY2(value != 0 || !shown.contains(u'−'), where.constData());
    }

    void comparePane(const Json& want, const std::string& step)
    {
        const QAbstractItemModel* model = nullptr;
        for (const MatrixView* candidate : window()->findChildren<MatrixView*>()) {
            if (candidate->matrix()->step() == step && !candidate->matrix()->isTransposed())
                model = candidate->model();
        }
        QVERIFY2(model, step.c_str());
        const double largest = largestOf(want);
        QCOMPARE(model->rowCount(), static_cast<int>(want.size()));
        for (int row = 0; row < model->rowCount(); ++row) {
            const Json& cells = want[static_cast<std::size_t>(row)];
            for (int column = 0; column < model->columnCount(); ++column)
                compareCell(model, row, column, cells.is_null() ? cells : cells[static_cast<std::size_t>(column)], largest, step);
        }
    }

private slots:
    void init() { open(lessonSession()); }
    void cleanup() { close(); }

    void refuses_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QStringList>("says");
        QTest::newRow("an empty file") << u"zero_bytes.json"_s << QStringList{u"empty"_s};
        QTest::newRow("only NUL bytes") << u"all_nul.json"_s << QStringList{u"NUL"_s};
        QTest::newRow("a bare NaN") << u"bare_nan.json"_s << QStringList{u"line"_s, u"column"_s};
        QTest::newRow("null in a cell") << u"null_cell.json"_s << QStringList{u"X row 1 column 2"_s};
        QTest::newRow("1e999 in a cell") << u"number_1e999.json"_s << QStringList{u"X row 1 column 2"_s};
        QTest::newRow("a number as text") << u"string_number_comma.json"_s << QStringList{u"X row 1 column 2"_s};
        QTest::newRow("a newer version") << u"newer_version.json"_s << QStringList{u"version"_s};
        QTest::newRow("two equal keys") << u"duplicate_key.json"_s << QStringList{u"X"_s};
        QTest::newRow("a shape that lies") << u"shape_lies.json"_s << QStringList{u"X"_s};
        QTest::newRow("a file that is not there") << u"nowhere.attn"_s << QStringList();
        QTest::newRow("a folder") << u"../session"_s << QStringList{u"folder"_s};
    }
    void refuses()
    {
        QFETCH(QString, file);
        QFETCH(QStringList, says);
        const std::string before = bytes();
        const QString path = QStringLiteral(AE_TEST_DATA "/session/") + file;
        const QByteArray onDisk = QFile(path).exists() && file != u"../session"_s ? dataFile(u"session/"_s + file) : QByteArray();
        bool isOpened = true;
        const QString said = answer([&] { isOpened = FileActions::open(path, window()); });
        QVERIFY(!isOpened);
        QCOMPARE(windows().size(), 1);
        QCOMPARE(bytes(), before);
        QVERIFY2(said.contains(file.section(u'/', -1)), qPrintable(said));
        QVERIFY2(said.contains(u"Nothing was changed"_s), qPrintable(said));
        for (const QString& part : says)
            QVERIFY2(said.contains(part, Qt::CaseInsensitive), qPrintable(said));
        if (!onDisk.isEmpty())
            QCOMPARE(dataFile(u"session/"_s + file), onDisk);
    }

    void recoversWhatIsWhole()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"cut.attn"_s);
        const QByteArray whole = dataFile(u"session/good.attn"_s);
        const QByteArray cut = whole.left(whole.lastIndexOf("\"Wv\""));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(cut);
        file.close();
        const std::string before = bytes();
        bool isOpened = false;
        const QString said = answer([&] { isOpened = FileActions::open(path, window()); }, u"Recover what is whole…"_s);
        QVERIFY2(said.contains(u"Nothing was changed"_s), qPrintable(said));
        QVERIFY(isOpened);
        QCOMPARE(windows().size(), 2);
        QCOMPARE(bytes(), before);
        for (MainWindow* candidate : windows()) {
            if (candidate == window())
                continue;
            QVERIFY(candidate->document()->isModified());
            QVERIFY(candidate->document()->path().empty());
            QVERIFY(candidate->document()->session().matrices.at("Wv").array().isNaN().all());
            const auto* list = candidate->findChild<QPlainTextEdit*>(u"missing"_s);
            QVERIFY(list && list->isVisible());
            QVERIFY2(list->toPlainText().contains(u"matrices.Wv: "_s), qPrintable(list->toPlainText()));
        }
        QFile again(path);
        QVERIFY(again.open(QIODevice::ReadOnly));
        QCOMPARE(again.readAll(), cut);
    }

    void accepts_data()
    {
        QTest::addColumn<QString>("file");
        for (const char* file :
             {"good.attn", "nonfinite_strings.attn", "unknown_extra_key.json", "two-sentences.attn", "version-1.0.attn", "rotary.attn"})
            QTest::newRow(file) << QString::fromLatin1(file);
    }
    void accepts()
    {
        QFETCH(QString, file);
        const std::string before = bytes();
        QVERIFY(FileActions::open(QStringLiteral(AE_TEST_DATA "/session/") + file, window()));
        QCOMPARE(windows().size(), 2);
        QCOMPARE(bytes(), before);
    }

    void showsHardNumbers_data()
    {
        QTest::addColumn<int>("number");
        const Json all = problems();
        for (std::size_t i = 0; i < all.size(); ++i)
            QTest::newRow(all[i]["title"].get<std::string>().c_str()) << static_cast<int>(i);
    }
    void showsHardNumbers()
    {
        QFETCH(int, number);
        const Json problem = problems()[static_cast<std::size_t>(number)];
        const Json& want = problem["expected"];
        Session session = sessionOf(problem);
        if (!want["ok"]) {
            const QString said = answer([&] { FileActions::openSession(std::move(session), {}, window()); });
            QVERIFY2(said.contains(problem["options"]["temperature"] == 0 ? u"temperature"_s : u"Wq"_s), qPrintable(said));
            QCOMPARE(windows().size(), 1);
            return;
        }
        open(std::move(session));
        for (const char* step : {"Q", "K", "V", "output"})
            comparePane(want[step], step);
        for (const char* step : {"scaled", "weights"})
            comparePane(want[step][0], step);
        for (std::size_t row = 0; row < want["row_states"][0].size(); ++row) {
            const QString reason = reasonInWords(document(), static_cast<Index>(row));
            QCOMPARE(reason.isEmpty(), want["row_states"][0][row] == "ok");
        }
        QVERIFY(!window()->grab().isNull());
    }
};

AE_TEST(tst_badfiles)
#include "tst_badfiles.moc"
