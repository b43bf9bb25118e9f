// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "clirun.h"

#include <QDir>
#include <QFile>
#include <QProcess>

#include <cmath>
#include <limits>

using namespace Qt::StringLiterals;

namespace ae::test {

namespace {

QString program()
{
    return QStringLiteral(AE_BINARY_DIR "/bin/attention-cli");
}

Ran finish(QProcess& process)
{
    Ran ran;
    if (!process.waitForFinished(60'000)) {
        process.kill();
        process.waitForFinished();
        return ran;
    }
    ran.code = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
    ran.out = process.readAllStandardOutput();
    ran.err = process.readAllStandardError();
    return ran;
}

}  // namespace

QList<QByteArray> Ran::lines() const
{
    QList<QByteArray> all = out.split('\n');
    if (!all.isEmpty() && all.last().isEmpty())
        all.removeLast();
    return all;
}

Ran runCli(const QStringList& arguments, const QByteArray& input)
{
    QProcess process;
    process.start(program(), arguments);
    process.write(input);
    process.closeWriteChannel();
    return finish(process);
}

Ran runCliInto(const QString& target, const QStringList& arguments)
{
    QProcess process;
    process.setStandardOutputFile(target);
    process.start(program(), arguments);
    return finish(process);
}

QString dataFile(const QString& name)
{
    return QStringLiteral(AE_TEST_DATA "/") + name;
}

QString nimbusFile()
{
    return dataFile(u"reference/nimbus.attn"_s);
}

Json readJson(const QString& path)
{
    return Json::parse(readBytes(path).toStdString());
}

QByteArray readBytes(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(path));
    return file.readAll();
}

bool writeBytes(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

QString SessionFolder::add(const QString& name, const Json& session) const
{
    const QString path = m_folder.filePath(name);
    if (!writeBytes(path, QByteArray::fromStdString(session.dump(1))))
        qFatal("cannot write %s", qPrintable(path));
    return path;
}

QStringList SessionFolder::entries() const
{
    return QDir(m_folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name);
}

Json smallSession(const std::vector<std::string>& tokens)
{
    const Json identity = {{"shape", {2, 2}}, {"rows", {{1, 0}, {0, 1}}}};
    return {
        {"format", "attention-explorer-session"},
        {"version", {{"major", 1}, {"minor", 0}}},
        {"tokens", tokens},
        {"matrices",
         {{"X", {{"shape", {3, 2}}, {"rows", {{1, 0.5}, {-0.25, 2}, {0.75, -1}}}}}, {"Wq", identity}, {"Wk", identity}, {"Wv", identity}}},
        {"options", {{"scale_exponent", 0.5}, {"temperature", 1}, {"mask", "none"}}}};
}

void paint(Json& session, const std::vector<std::string>& allowed)
{
    session["options"]["mask"] = "painted";
    session["options"]["allowed"] = allowed;
}

double numberOf(const Json& value)
{
    if (value.is_number())
        return value.get<double>();
    constexpr double infinity = std::numeric_limits<double>::infinity();
    const auto text = value.get<std::string>();
    if (text == "Infinity")
        return infinity;
    if (text == "-Infinity")
        return -infinity;
    if (text != "NaN")
        qFatal("%s is no number of ours", text.c_str());
    return std::numeric_limits<double>::quiet_NaN();
}

double distance(const Json& a, const Json& b)
{
    constexpr double infinity = std::numeric_limits<double>::infinity();
    if (a.is_null() && b.is_null())
        return 0;
    if (a.is_array() != b.is_array() || a.is_null() != b.is_null())
        return infinity;
    if (!a.is_array()) {
        const double x = numberOf(a);
        const double y = numberOf(b);
        if (x == y || (std::isnan(x) && std::isnan(y)))
            return 0;
        return std::isfinite(x) && std::isfinite(y) ? std::abs(x - y) : infinity;
    }
    if (a.size() != b.size())
        return infinity;
    double largest = 0;
    for (std::size_t i = 0; i < a.size(); ++i)
        largest = std::max(largest, distance(a[i], b[i]));
    return largest;
}

}  // namespace ae::test
