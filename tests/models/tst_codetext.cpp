// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/codetext.h"

#include "models/convention.h"
#include "models/texts.h"
#include "samples.h"
#include "session/numbers.h"
#include "testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTest>

#include <cmath>
#include <memory>

using namespace ae;
using namespace ae::test;
using namespace Qt::StringLiterals;

/// The NumPy lines of the code cell.
class tst_codetext : public QObject {
    Q_OBJECT
private slots:
    void shapesAreTheCurrentOnes();
    void onlyWhatIsInForceIsWritten();
    void numbersDoNotDependOnTheLocale();
    void numPyGetsTheSameNumbers();
};

namespace {

struct Case {
    const char* name;
    Session session;
};

Session withOptions(Session session, const Options& options)
{
    session.options = options;
    return session;
}

std::vector<Case> cases()
{
    const MaskBits painted = bitsOf({"1101", "0000", "1111", "0001"});
    return {
        {"plain", plainSession()},
        {"biases, painted mask, temperature", fullSession()},
        {"scaling off", withOptions(plainSession(), {0, 1, "none", {}, {}})},
        {"p = 1, causal", withOptions(plainSession(), {1, 1, "causal", {}, {}})},
        {"p = 0.75, small temperature", withOptions(plainSession(), {0.75, 1e-3, "none", {}, {}})},
        {"a fully masked row", withOptions(plainSession(), {0.5, 1, "painted", painted, {}})},
        {"one of each", drawnSession(1, 1, 1, 1)},
        {"d_k = 1", drawnSession(5, 4, 1, 3)},
        {"turned by position, halves",
         [] {
             Session session = drawnSession(5, 4, 6, 3);
             session.options.rotary = {"halves", 50, 4};
             session.options.mask = "causal";
             return session;
         }()},
        {"turned by position, pairs",
         [] {
             Session session = drawnSession(5, 4, 6, 3);
             session.options.rotary = {"pairs", 50, 0};
             return session;
         }()},
        {"a hidden value that is no number",
         [] {
             Session session = drawnSession(5, 4, 3, 2);
             session.options.mask = "causal";
             session.matrices["X"](4, 0) = std::nan("");
             return session;
         }()},
        {"large scores",
         [] {
             Session session = plainSession();
             session.matrices["X"] *= 1e4;
             return session;
         }()},
    };
}

QString listOf(const Matrix& matrix)
{
    QStringList rows;
    for (Index i = 0; i < matrix.rows(); ++i) {
        QStringList row;
        for (Index j = 0; j < matrix.cols(); ++j)
            row << QString::fromStdString(numberText(matrix(i, j)));
        rows << u'[' + row.join(u',') + u']';
    }
    return u"np.array(["_s + rows.join(u',') + u"])"_s;
}

QString quoted(const QString& code)
{
    return QString::fromUtf8(QJsonDocument(QJsonArray{code}).toJson(QJsonDocument::Compact)) + u"[0]"_s;
}

/// What has a variable: of divided queries there are no raw scores.
QStringList computedSteps(const Document& document)
{
    QStringList keys;
    for (const Graph::Node& node : document.evaluation().graph().nodes()) {
        const bool isRaw = node.spec == document.evaluation().graph()[document.evaluation().graph().scorePath().front()].spec;
        if (node.spec->kind == StepKind::Computed && !(isRaw && dividesQueries(document)))
            keys << fromUtf8(node.spec->key);
    }
    return keys;
}

/// Each case by each convention.
std::vector<std::unique_ptr<Document>> documents()
{
    std::vector<std::unique_ptr<Document>> all;
    for (const Case& one : cases()) {
        for (const std::string_view vectors : {Conventions::rowVectors, Conventions::columnVectors}) {
            for (const std::string_view scaling : {Conventions::scaledScores, Conventions::scaledQueries}) {
                all.push_back(std::make_unique<Document>(one.session));
                all.back()->setConventions({std::string(vectors), std::string(scaling)});
                all.back()->setPath(one.name);
            }
        }
    }
    return all;
}

/// Runs the lines of all cases one after the other and prints their results.
QString program()
{
    QString text = u"import json\nimport numpy as np\nnp.seterr(all='ignore')\nnan = np.nan\nall = []\n"_s;
    for (const auto& one : documents()) {
        const Document& document = *one;
        text += u"names = {}\n"_s;
        for (const auto& [key, matrix] : document.session().matrices)
            text += u"names['%1'] = %2\n"_s.arg(fromUtf8(key), listOf(matrix));
        if (hasTokenColumns(document))
            text += u"names['X'] = names['X'].T\n"_s;
        text += u"exec(%1, names)\n"_s.arg(quoted(numpyLines(document)));
        text += u"all.append({key: [[repr(float(x)) for x in row] for row in names[key]] for key in (%1,)})\n"_s.arg(
            u'\'' + computedSteps(document).join(u"', '"_s) + u'\'');
    }
    return text + u"print(json.dumps(all))\n"_s;
}

/// A Python that has NumPy, or nothing.
QString python()
{
    for (const QString& candidate : {u"python3"_s, u"/usr/bin/python3"_s}) {
        QProcess process;
        process.start(candidate, {u"-c"_s, u"import numpy"_s});
        if (process.waitForFinished(30'000) && process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0)
            return candidate;
    }
    return {};
}

QString differenceOf(const QJsonArray& rows, const Matrix& matrix, const QString& key)
{
    if (rows.size() != matrix.rows() || rows[0].toArray().size() != matrix.cols())
        return key + u" has another shape"_s;
    for (Index i = 0; i < matrix.rows(); ++i) {
        for (Index j = 0; j < matrix.cols(); ++j) {
            const QString text = rows[static_cast<qsizetype>(i)].toArray()[static_cast<qsizetype>(j)].toString();
            const double other = text == u"nan"_s ? std::nan("") : text.toDouble();
            const double ours = matrix(i, j);
            const bool isClose = std::isnan(ours) ? std::isnan(other) : std::abs(ours - other) <= 1e-11 * std::max(1.0, std::abs(ours));
            if (!isClose)
                return u"%1[%2,%3]: NumPy %4, ours %5"_s.arg(key).arg(i).arg(j).arg(other, 0, 'g', 17).arg(ours, 0, 'g', 17);
        }
    }
    return {};
}

}  // namespace

void tst_codetext::shapesAreTheCurrentOnes()
{
    Document document(plainSession());
    const auto expect = [&](std::initializer_list<const char*> lines) {
        const QString code = numpyLines(document);
        for (const char* line : lines)
            QVERIFY2(code.contains(QLatin1String(line)), qPrintable(QLatin1String(line) + u" is not in:\n"_s + code));
    };
    expect({"shape (4, 5)", "Q = X @ Wq                              # (4, 3)\n", "V = X @ Wv                              # (4, 2)\n",
            "scores = Q @ K.T                        # (4, 4)\n", "# (4, 2), one output"});
    QVERIFY(!document.resize({7, 6, 9, 8}));
    expect({"shape (7, 6)", "Q = X @ Wq                              # (7, 9)", "V = X @ Wv                              # (7, 8)", "# 9\n",
            "# (7, 7)", "# (7, 8), one output"});
}

void tst_codetext::onlyWhatIsInForceIsWritten()
{
    const QString plain = numpyLines(Document(plainSession()));
    QVERIFY(plain.contains(u"np.sqrt(d_k)"_s));
    for (const QString& absent : {u"bq"_s, u"allowed"_s, u"temperature"_s, u"**"_s})
        QVERIFY2(!plain.contains(absent), qPrintable(absent));
    Document everything(fullSession());
    everything.setConventions({});
    const QString full = numpyLines(everything);
    for (const QString& present : {u"X @ Wq + bq"_s, u"X @ Wv + bv"_s, u"d_k ** 0.75"_s, u"/ 1.5"_s, u"[1, 1, 0, 1]"_s})
        QVERIFY2(full.contains(present), qPrintable(present));
    QVERIFY(numpyLines(Document(withOptions(plainSession(), {0, 1, "causal", {}, {}}))).contains(u"np.tri"_s));
}

void tst_codetext::numbersDoNotDependOnTheLocale()
{
    const Document document(fullSession());
    const QString before = numpyLines(document);
    const LocaleGuard guard(commaLocale());
    QCOMPARE(numpyLines(document), before);
}

void tst_codetext::numPyGetsTheSameNumbers()
{
    const QString interpreter = python();
    if (interpreter.isEmpty())
        QSKIP("no Python with NumPy here");
    QProcess process;
    process.start(interpreter, {u"-"_s});
    QVERIFY(process.waitForStarted());
    process.write(program().toUtf8());
    process.closeWriteChannel();
    QVERIFY(process.waitForFinished(30'000));
    QVERIFY2(process.exitCode() == 0, process.readAllStandardError().constData());
    const QJsonArray results = QJsonDocument::fromJson(process.readAllStandardOutput()).array();
    const auto all = documents();
    QCOMPARE(static_cast<std::size_t>(results.size()), all.size());
    for (std::size_t c = 0; c < all.size(); ++c) {
        const Document& document = *all[c];
        const QJsonObject result = results[static_cast<qsizetype>(c)].toObject();
        for (const QString& key : computedSteps(document)) {
            const Matrix ours = document.evaluation().value(key.toStdString()).toMatrix();
            const QString difference =
                differenceOf(result[key].toArray(), hasTokenColumns(document) ? Matrix(ours.transpose()) : ours, key);
            QVERIFY2(difference.isEmpty(),
                     qPrintable(fromUtf8(document.path().string()) + u": "_s + difference + u'\n' + numpyLines(document)));
        }
    }
}

AE_TEST(tst_codetext)
#include "tst_codetext.moc"
