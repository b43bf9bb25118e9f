// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "exportsamples.h"
#include "io/exports/rounding.h"
#include "testmain.h"

#include <QTest>

using namespace ae;
using namespace ae::test;
using namespace Qt::StringLiterals;

/// The scripts for NumPy and PyTorch, run by Python: they compare every number themselves.
class tst_pythonscripts : public QObject {
    Q_OBJECT
private slots:
    void numpyAgrees_data() { addSampleRows(); }
    void numpyAgrees();
    void torchAgrees();
    void scriptsCanFail_data();
    void scriptsCanFail();
    void numbersAreExact();
    void reasonsAreSaid();
    void textsStayTexts_data();
    void textsStayTexts();
    void roundingIsNarrow();

private:
    static void runs(const Sample& sample, const char* ending);
};

namespace {

QByteArrayList computedKeys(const Sample& sample)
{
    QByteArrayList keys;
    for (const Graph::Node& node : sample.evaluation().graph().nodes()) {
        if (node.spec->kind == StepKind::Computed)
            keys << QByteArray::fromStdString(std::string(node.spec->key));
    }
    return keys;
}

}  // namespace

void tst_pythonscripts::runs(const Sample& sample, const char* ending)
{
    const ExportFolder folder(sample, ending);
    const Ended ended = run(u"/usr/bin/python3"_s, {u"-B"_s, folder.file()}, folder.folder());
    QVERIFY2(ended.code == 0, ended.out.constData());
    for (const QByteArray& key : computedKeys(sample))
        QVERIFY2(ended.out.contains(key + " ("), (key + " is not in " + ended.out).constData());
    QVERIFY2(!ended.out.contains("Warning"), ended.out.constData());
}

void tst_pythonscripts::numpyAgrees()
{
    QFETCH(const QString, sample);
    SKIP_WITHOUT_MODULE("numpy");
    runs(exportSample(sample.toStdString()), ".py");
}

/// All in one process: loading PyTorch takes seconds. Where it is older than its attention, the same arithmetic stands in for that,
/// so that the call is tried everywhere.
void tst_pythonscripts::torchAgrees()
{
    SKIP_WITHOUT_MODULE("torch");
    QByteArray program = R"(import math, runpy, torch
def attention(query, key, value, attn_mask=None):
    assert query.dim() == 4
    scores = query @ key.transpose(-2, -1) / math.sqrt(query.shape[-1])
    if attn_mask is not None:
        scores = scores.masked_fill(~attn_mask, -math.inf)
    return torch.softmax(scores, dim=-1) @ value
if not hasattr(torch.nn.functional, "scaled_dot_product_attention"):
    torch.nn.functional.scaled_dot_product_attention = attention
)";
    const std::vector<Sample> samples = exportSamples();
    const ExportFolder folder(samples.front(), ".torch.py");
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const QByteArray name = QByteArray::number(static_cast<qsizetype>(i)) + ".torch.py";
        folder.write(QString::fromLatin1(name), exported(samples[i], ".torch.py"));
        program += "print('" + QByteArray::fromStdString(samples[i].name()) + "', flush=True)\nrunpy.run_path('" + name + "')\n";
    }
    folder.write(u"all.py"_s, program);
    const Ended ended = run(u"/usr/bin/python3"_s, {u"-B"_s, u"all.py"_s}, folder.folder());
    QVERIFY2(ended.code == 0 && !ended.out.contains("Warning"), ended.out.constData());
    for (const QByteArray& key : computedKeys(samples.front()))
        QCOMPARE(ended.out.count("\n" + key + " ("), static_cast<qsizetype>(samples.size()));
    // where all rows are good
    for (const char* name :
         {"lesson", "sizes that differ", "one key takes all", "hostile", "spreadsheet names", "every view", "views of one"})
        QVERIFY2(ended.out.contains(name), name);
    QCOMPARE(ended.out.count("scaled_dot_product_attention ("), 7);
    QCOMPARE(ended.out.count("gradient Wq ("), 7);
}

void tst_pythonscripts::scriptsCanFail_data()
{
    QTest::addColumn<QByteArray>("ending");
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::newRow("an input of the NumPy script")
        << QByteArray(".py") << QByteArray("[0, 0.1, 0.3, 0.8]") << QByteArray("[0, 0.1, 0.3, 0.80000000001]");
    QTest::newRow("a step of the NumPy script") << QByteArray(".py") << QByteArray("np.sqrt(d_k)") << QByteArray("np.sqrt(d_k + 1e-10)");
    QTest::newRow("an input of the PyTorch script")
        << QByteArray(".torch.py") << QByteArray("[0, 0.1, 0.3, 0.8]") << QByteArray("[0, 0.1, 0.3, 0.80000000001]");
    QTest::newRow("a gradient") << QByteArray(".torch.py") << QByteArray("weights[4, ") << QByteArray("weights[3, ");
}

void tst_pythonscripts::scriptsCanFail()
{
    QFETCH(const QByteArray, ending);
    QFETCH(const QByteArray, from);
    QFETCH(const QByteArray, to);
    SKIP_WITHOUT_MODULE("numpy");
    if (ending == ".torch.py")
        SKIP_WITHOUT_MODULE("torch");
    const ExportFolder folder(exportSample("lesson"), ending.constData());
    QByteArray script = exported(exportSample("lesson"), ending.constData());
    QVERIFY2(script.contains(from), script.constData());
    folder.write(u"changed.py"_s, script.replace(from, to));
    const Ended ended = run(u"/usr/bin/python3"_s, {u"-B"_s, folder.path(u"changed.py"_s)});
    QCOMPARE(ended.code, 1);
    QVERIFY2(ended.out.contains("AssertionError"), ended.out.constData());
}

void tst_pythonscripts::numbersAreExact()
{
    const QByteArray script = exported(exportSample("sizes that differ"), ".py");
    QVERIFY(script.contains("[-0.0, 5e-324, "));
    QVERIFY(exported(exportSample("hidden NaN"), ".py").contains("np.nan"));
    QVERIFY(exported(exportSample("hidden NaN"), ".torch.py").contains("math.nan"));
    const QByteArray packed = exported(exportSample("many numbers"), ".py");
    QVERIFY(packed.contains("base64.b64decode") && packed.size() < 450'000);
}

void tst_pythonscripts::reasonsAreSaid()
{
    for (const char* ending : {".py", ".torch.py"}) {
        const QByteArray script = exported(exportSample("every state"), ending);
        for (const char* reason : {"row 1 (t2): fully masked: no key is allowed", "row 2 (t3): not a number: ", "because X[2,1] is NaN",
                                   "row 3 (t4): overflow: ", "row 5 (t6): value not finite: "})
            QVERIFY2(script.contains(reason), reason);
        QVERIFY(!exported(exportSample("lesson"), ending).contains("not good"));
    }
}

void tst_pythonscripts::textsStayTexts_data()
{
    QTest::addColumn<QByteArray>("ending");
    QTest::addColumn<QString>("module");
    QTest::newRow("NumPy") << QByteArray(".py") << u"numpy"_s;
    QTest::newRow("PyTorch") << QByteArray(".torch.py") << u"torch"_s;
}

/// Names read back as they are, and no line starts anything of its own.
void tst_pythonscripts::textsStayTexts()
{
    QFETCH(const QByteArray, ending);
    QFETCH(const QString, module);
    if (!hasPythonModule(module))
        QSKIP("this Python has no such module");
    const ExportFolder folder(exportSample("hostile"), ending.constData());
    folder.write(u"names.py"_s,
                 "import json, runpy, sys\n"
                 "names = runpy.run_path(sys.argv[1])\n"
                 "session = json.load(open('session.attn', encoding='utf-8'))\n"
                 "assert names['tokens'] == session['tokens'], names['tokens']\n"
                 "assert names['features'] == session['features'], names['features']\n"
                 "assert 'os' not in names\n");
    const Ended ended = run(u"/usr/bin/python3"_s, {u"-B"_s, u"names.py"_s, folder.file()}, folder.folder());
    QVERIFY2(ended.code == 0, ended.out.constData());
    const QString script = QString::fromUtf8(exported(exportSample("hostile"), ending.constData()));
    for (const QChar c : script)
        QVERIFY2(c == u'\n' || (c.category() != QChar::Other_Control && c.category() != QChar::Other_Format),
                 qPrintable(QString::number(c.unicode(), 16)));
}

/// Tolerances stay near to the rounding of the numbers themselves.
void tst_pythonscripts::roundingIsNarrow()
{
    const Sample sample = exportSample("lesson");
    const RoundingBounds bounds(sample.evaluation());
    for (std::size_t i = 0; i < sample.evaluation().graph().size(); ++i)
        QVERIFY(bounds.of(i) < 1e-11);
    QVERIFY(bounds.of(sample.evaluation().graph().size() - 1) > 1e-15);
    // what a mask hides does not widen them
    const Sample hidden = exportSample("every state");
    QVERIFY(RoundingBounds(hidden.evaluation()).magnification() < 1e3);
}

AE_TEST(tst_pythonscripts)
#include "tst_pythonscripts.moc"
