// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/results.h"

#include <QByteArray>
#include <QStringList>
#include <QTemporaryDir>

#include <optional>
#include <string>
#include <vector>

namespace ae::test {

/// A session with its results, for writers.
class Sample {
public:
    Sample(std::string name, Session session);

    const Session& session() const { return m_session; }
    const Evaluation& evaluation() const { return m_evaluation; }
    Results results() const { return {m_session, m_evaluation, m_name}; }
    const std::string& name() const { return m_name; }

private:
    std::string m_name;
    Session m_session;
    Evaluation m_evaluation;
};

/// The lesson, sizes that all differ, every state of a row with biases, a causal mask with a hidden NaN, names and texts that are
/// hostile in every language, names that mislead spreadsheets, scores so large that one key takes all, and a session of more numbers than
/// are written as text. Those whose name has "view" in it have all cells that make something of the steps, and a compared baseline.
std::vector<Sample> exportSamples();
Sample exportSample(const std::string& name);

/// One row for each sample, in the column `sample`.
void addSampleRows();

/// What the format with this ending writes; formats of one step are told which.
QByteArray exported(const Sample& sample, const char* ending, const std::string& step = {});

/// How a program of the system ended; its standard error is appended to what it printed.
struct Ended {
    int code = -1;
    QByteArray out;
};
Ended run(const QString& program, const QStringList& arguments, const QString& folder = {});

/// Whether Debian's Python can import this.
bool hasPythonModule(const QString& name);

/// A folder with the sample as session and as results in JSON, and its export under the name "export" and the ending.
class ExportFolder {
public:
    ExportFolder(const Sample& sample, const char* ending, const std::string& step = {});

    QString path(const QString& name) const { return m_folder.filePath(name); }
    QString folder() const { return m_folder.path(); }
    QString file() const { return m_file; }
    void write(const QString& name, const QByteArray& bytes) const;
    /// Runs a check of checkexports.py on the export, or on another file of the folder; what it found, nothing when all is well.
    QString check(const QString& name, const QString& file = {}) const;

private:
    QTemporaryDir m_folder;
    QString m_file;
};

}  // namespace ae::test

#define SKIP_WITHOUT_MODULE(name)                                                                                                          \
    if (!ae::test::hasPythonModule(QStringLiteral(name)))                                                                                  \
    QSKIP("this Python has no " name)
