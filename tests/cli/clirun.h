// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QStringList>
#include <QTemporaryDir>

#include <nlohmann/json.hpp>

#include <utility>
#include <vector>

namespace ae::test {

using Json = nlohmann::json;

/// How one run of the built attention-cli ended.
struct Ran {
    int code = -1;  ///< -1 when it did not end by itself
    QByteArray out;
    QByteArray err;

    Json json() const { return Json::parse(out.toStdString()); }
    QList<QByteArray> lines() const;
};

Ran runCli(const QStringList& arguments, const QByteArray& input = {});
/// Standard output goes to a file or device.
Ran runCliInto(const QString& target, const QStringList& arguments);

/// A file of tests/data.
QString dataFile(const QString& name);
QString nimbusFile();
Json readJson(const QString& path);
QByteArray readBytes(const QString& path);
bool writeBytes(const QString& path, const QByteArray& bytes);

/// A folder with session files of its own.
class SessionFolder {
public:
    QString path(const QString& name) const { return m_folder.filePath(name); }
    /// Writes the session and returns its path.
    QString add(const QString& name, const Json& session) const;
    QStringList entries() const;

private:
    QTemporaryDir m_folder;
};

/// Three tokens, d_model 2, d_k 2, d_v 2, all identities; tokens are named by the caller.
Json smallSession(const std::vector<std::string>& tokens = {"a", "b", "c"});
/// Puts "mask": "painted" with these rows into the options.
void paint(Json& session, const std::vector<std::string>& allowed);

/// A number of a result: "NaN" and infinities as such.
double numberOf(const Json& value);

/// The largest difference of two matrices as JSON rows; infinite where shapes, nulls or non-finite values differ.
double distance(const Json& a, const Json& b);

}  // namespace ae::test
