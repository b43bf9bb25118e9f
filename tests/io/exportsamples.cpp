// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "exportsamples.h"

#include "attention/saturation.h"
#include "io/formats.h"
#include "session/reader.h"

#include <QFile>
#include <QHash>
#include <QProcess>
#include <QTest>

#include <limits>

using namespace Qt::StringLiterals;

namespace ae::test {

namespace {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

Matrix drawn(std::uint64_t stream, Index rows, Index columns)
{
    Matrix matrix(rows, columns);
    for (Index i = 0; i < rows; ++i) {
        for (Index j = 0; j < columns; ++j)
            matrix(i, j) = normalDraw(11, stream, static_cast<std::uint64_t>(i), static_cast<std::uint64_t>(j));
    }
    return matrix;
}

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

void setText(Session& session, const std::string& markdown)
{
    session.notebook.insert(session.notebook.begin(), {"text", markdown});
}

MaskBits bitsOf(const std::vector<std::string>& rows)
{
    MaskBits bits(static_cast<Index>(rows.size()), static_cast<Index>(rows.size()));
    for (std::size_t i = 0; i < rows.size(); ++i) {
        for (std::size_t j = 0; j < rows.size(); ++j)
            bits(static_cast<Index>(i), static_cast<Index>(j)) = rows[i][j] == '1' ? 1 : 0;
    }
    return bits;
}

Session lesson()
{
    Result<LoadedSession> loaded = loadSession(AE_SOURCE_DIR "/resources/examples/lesson.attn");
    if (!loaded)
        qFatal("%s", loaded.error().sentence().c_str());
    Session session = std::move(loaded->session);
    setText(session, "# What is seen\n\nThe query *export* gives **{{weights[export,fail]:4}}** of itself to `fail`.\n\n- one\n- two");
    session.view.pickedToken = 4;
    return session;
}

Session sizesThatDiffer()
{
    Session session = drawnSession(5, 4, 3, 2);
    session.options.scaleExponent = 0.75;
    session.options.temperature = 1.25;
    session.matrices["X"](0, 0) = -0.0;
    session.matrices["X"](0, 1) = 5e-324;
    return session;
}

/// Row 0 is good with hidden keys, 1 fully masked, 2 not a number, 3 an overflow, 4 forced, 5 has a value that is infinite.
Session everyState()
{
    Session session = drawnSession(6, 5, 3, 2);
    Matrix& x = session.matrices["X"];
    Matrix& wq = session.matrices["Wq"];
    Matrix& wv = session.matrices["Wv"];
    x.col(0).setZero();
    wq.row(0).setZero();
    session.matrices["Wk"] = 0.8 * wq;  // so that no query and its own key point apart
    x(2, 1) = kNaN;
    x.row(3).setConstant(1e200);
    x(3, 0) = 0;
    x(1, 0) = 10;
    wv(0, 0) = 0;
    wv(0, 1) = 1e308;
    session.matrices["bq"] = drawn(5, 1, 3);
    session.matrices["bv"] = drawn(6, 1, 2);
    session.options = {0.5, 1.25, "painted", bitsOf({"100011", "000000", "101000", "000110", "000010", "110001"}), {}};
    session.view.pickedToken = 1;
    setText(session, "Row two has {{weights[1,0]}}, and {{weights[2,0]}}; {{output[5,1]}}.");
    return session;
}

Session hiddenNaN()
{
    Session session = drawnSession(4, 3, 2, 5);
    session.matrices["X"](3, 1) = kNaN;
    session.matrices["bk"] = drawn(7, 1, 2);
    session.options.mask = "causal";
    return session;
}

Session hostile()
{
    Session session = drawnSession(8, 2, 2, 3);
    session.tokens = {"</title><script>alert(1)</script>",
                      "\\end{document}\\input{/etc/passwd} $^_%&#~",
                      "a\"\"\"\nimport os  # '\\",
                      "| **x** | [click](javascript:alert(1)) `code` <img src=x onerror=alert(1)>",
                      "\u202Egnp.exe \u200B]]>--><!--",
                      "=1+1",
                      "猫 größer Łódź 😀 ∑ “x”",
                      std::string("nul \x01 \x1b[31m", 12)};
    session.features = {"{{X[0,0]}}", "%1 & \\\\ [2]"};
    session.title = "</h1><script>alert('t')</script> \\write18{id} \"\"\" $x$ | `y` \u202E";
    setText(
        session,
        "<script>alert(2)</script> \\input{/etc/passwd} $\\href{javascript:alert(1)}{x}$ & < > \" ' ]]>\n"
        "![x](file:///etc/passwd) [l](javascript:alert(1)) [ok](https://example.org/a_b?c=d&e) <a href=x>y</a>\n\n"
        "- **bold *both* `code ``` <b>`**\n  1. [not ok](<x\" onclick=y>)\n\n```\n</code></pre><script>x</script>\n\\end{document}\n```\n\n"
        "> \"\"\" quoted\n\n| a | b |\n|---|---|\n| <i> | \\\\ |\n\nA heading\n---\n{{weights[<b>,0]}} {{X[5,0]:3}} `{{X[0,0]}}` # \\");
    return session;
}

/// Names that spreadsheets run, guess separators from, or take for the guard of a formula.
Session spreadsheetNames()
{
    Session session = drawnSession(11, 3, 2, 3);
    session.tokens = {"=1+1", "+1", "-1", "@SUM(A1)", "say \"hi\", you", "a\nb", "=A1,B1", "'=x", "\tq", ",", "''-2"};
    session.features = {"=cmd|' /C calc'!A0", "a,b", "?"};
    session.matrices["X"].col(0) = -session.matrices["X"].col(0).cwiseAbs();
    session.options.mask = "causal";
    return session;
}

Session oneKeyTakesAll()
{
    Session session = drawnSession(5, 4, 8, 3);
    session.matrices["X"] *= 60;
    session.options.scaleExponent = 0;
    session.options.mask = "causal";
    return session;
}

Session manyNumbers()
{
    Session session = drawnSession(90, 70, 16, 8);
    MaskBits bits = MaskBits::Ones(90, 90);
    for (Index i = 0; i < 90; ++i)
        bits(i, (7 * i) % 90) = 0;
    bits.row(60).setZero();
    session.options.mask = "painted";
    session.options.allowed = bits;
    return session;
}

/// All kinds of cells that make something of the steps, and a baseline to compare with.
void addViews(Session& session)
{
    for (const char* kind : {"plane", "waterfall", "merged", "jacobian"})
        session.notebook.push_back({kind, {}});
    SessionState before = session;
    before.matrices["Wq"](0, 0) += 0.5;
    before.options.mask = "causal";
    before.options.temperature = 1;
    session.baselines.push_back({"a {b} \\c <d>", std::make_shared<const SessionState>(before), {}});
    session.view.baseline = session.baselines.back().name;
}

/// More dimensions than a plane has, a mask, positions that turn, biases.
Session everyView()
{
    Session session = drawnSession(5, 6, 4, 3);
    session.features = {"a", "b", "<c>", "$d", "e", "f"};
    session.matrices["bq"] = drawn(5, 1, 4);
    session.options.mask = "causal";
    session.options.temperature = 0.75;
    session.options.rotary.convention = "halves";
    session.options.rotary.width = 4;
    session.view.pickedToken = 3;
    addViews(session);
    return session;
}

Session viewsOfEveryState()
{
    Session session = everyState();
    addViews(session);
    return session;
}

Session viewsOfMany()
{
    Session session = manyNumbers();
    addViews(session);
    return session;
}

/// One token, one dimension of each kind, one of them zero; the baseline is of other sizes.
Session viewsOfOne()
{
    Session session = drawnSession(1, 1, 1, 1);
    session.matrices["Wq"].setZero();
    addViews(session);
    SessionState before = drawnSession(2, 1, 1, 1);
    session.baselines.back().state = std::make_shared<const SessionState>(before);
    return session;
}

}  // namespace

Sample::Sample(std::string name, Session session) : m_name(std::move(name)), m_session(std::move(session))
{
    Computed<Evaluation> evaluation = Evaluation::of(m_session.matrices, m_session.options);
    if (!evaluation)
        qFatal("%s has no results", m_name.c_str());
    m_evaluation = std::move(*evaluation);
}

std::vector<Sample> exportSamples()
{
    return {{"lesson", lesson()},
            {"sizes that differ", sizesThatDiffer()},
            {"every state", everyState()},
            {"hidden NaN", hiddenNaN()},
            {"hostile", hostile()},
            {"spreadsheet names", spreadsheetNames()},
            {"one key takes all", oneKeyTakesAll()},
            {"many numbers", manyNumbers()},
            {"every view", everyView()},
            {"views of every state", viewsOfEveryState()},
            {"views of one", viewsOfOne()},
            {"views of many", viewsOfMany()}};
}

Sample exportSample(const std::string& name)
{
    for (Sample& sample : exportSamples()) {
        if (sample.name() == name)
            return std::move(sample);
    }
    qFatal("no sample %s", name.c_str());
}

void addSampleRows()
{
    QTest::addColumn<QString>("sample");
    for (const Sample& sample : exportSamples())
        QTest::newRow(sample.name().c_str()) << QString::fromStdString(sample.name());
}

QByteArray exported(const Sample& sample, const char* ending, const std::string& step)
{
    const FormatSpec* format = formatFor(std::string("x") + ending);
    std::string bytes;
    const bool isGood = format && format->write(sample.results(), step, [&](std::string_view piece) {
        bytes += piece;
        return true;
    });
    if (!isGood)
        qFatal("%s was not written", ending);
    return QByteArray::fromStdString(bytes);
}

Ended run(const QString& program, const QStringList& arguments, const QString& folder)
{
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    if (!folder.isEmpty())
        process.setWorkingDirectory(folder);
    process.start(program, arguments);
    if (!process.waitForFinished(240'000) || process.exitStatus() != QProcess::NormalExit)
        return {-1, process.readAll()};
    return {process.exitCode(), process.readAll()};
}

bool hasPythonModule(const QString& name)
{
    static QHash<QString, bool> known;
    if (!known.contains(name)) {
        const QString question = u"import importlib.util, sys; sys.exit(importlib.util.find_spec('%1') is None)"_s.arg(name);
        known[name] = run(u"/usr/bin/python3"_s, {u"-c"_s, question}).code == 0;
    }
    return known[name];
}

ExportFolder::ExportFolder(const Sample& sample, const char* ending, const std::string& step)
    : m_file(m_folder.filePath(u"export"_s + QLatin1String(ending)))
{
    write(u"export"_s + QLatin1String(ending), exported(sample, ending, step));
    write(u"session.attn"_s, exported(sample, ".attn"));
    write(u"results.json"_s, exported(sample, ".json"));
}

void ExportFolder::write(const QString& name, const QByteArray& bytes) const
{
    QFile file(path(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(file.fileName()));
}

QString ExportFolder::check(const QString& name, const QString& file) const
{
    const Ended ended =
        run(u"/usr/bin/python3"_s,
            {u"-B"_s, QLatin1String(AE_SOURCE_DIR "/tests/io/checkexports.py"), name, file.isEmpty() ? m_file : path(file)});
    return ended.code == 0 ? QString() : u"exit code %1: "_s.arg(ended.code) + QString::fromUtf8(ended.out);
}

}  // namespace ae::test
