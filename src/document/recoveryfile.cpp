// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/recoveryfile.h"

#include "attention/export.h"
#include "session/reader.h"
#include "session/safefile.h"

#include <QCryptographicHash>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUuid>

namespace ae {

namespace {

constexpr QLatin1String kFormat("attention-explorer-recovery");
constexpr QLatin1String kChecksum("sha256");
constexpr int kVersion = 1;
constexpr std::size_t kMostHeadBytes = 64 * 1024;
const QString kEnding = QStringLiteral(".recovery");

/// The head as an object without checksum; QJsonObject sorts its keys, so equal heads give equal text.
QJsonObject objectOf(const RecoveryHead& head)
{
    const std::string path = head.path.string();
    const QByteArray bytes = QByteArray::fromStdString(path);
    const bool isUtf8 = QString::fromUtf8(bytes).toUtf8() == bytes;
    return {{QLatin1String("format"), kFormat},
            {QLatin1String("version"), kVersion},
            {QLatin1String("id"), head.id},
            {QLatin1String("sequence"), QString::number(head.sequence)},
            {QLatin1String(isUtf8 ? "path" : "pathBase64"), QString::fromUtf8(isUtf8 ? bytes : bytes.toBase64())},
            {QLatin1String("title"), head.title},
            {QLatin1String("time"), head.time.toUTC().toString(Qt::ISODateWithMs)},
            {QLatin1String("file"), head.fileStamp}};
}

RecoveryHead headOf(const QJsonObject& object)
{
    RecoveryHead head;
    head.id = object.value(QLatin1String("id")).toString();
    head.sequence = object.value(QLatin1String("sequence")).toString().toULongLong();
    const QByteArray plain = object.value(QLatin1String("path")).toString().toUtf8();
    const QByteArray encoded = object.value(QLatin1String("pathBase64")).toString().toLatin1();
    head.path = (encoded.isEmpty() ? plain : QByteArray::fromBase64(encoded)).toStdString();
    head.title = object.value(QLatin1String("title")).toString();
    head.time = QDateTime::fromString(object.value(QLatin1String("time")).toString(), Qt::ISODateWithMs);
    head.fileStamp = object.value(QLatin1String("file")).toString();
    return head;
}

QString checksumOf(const QJsonObject& head, std::string_view session)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(QJsonDocument(head).toJson(QJsonDocument::Compact));
    hash.addData(QByteArrayView(session.data(), static_cast<qsizetype>(session.size())));
    return QString::fromLatin1(hash.result().toHex());
}

Problem damaged(const std::filesystem::path& file)
{
    return {ProblemKind::Data,
            file.filename().string(),
            AE_TR("ae", "the recovery copy %1 is damaged"),
            AE_TR("ae", "nothing of it is used"),
            {file.string()}};
}

}  // namespace

std::filesystem::path recoveryFile(const std::filesystem::path& folder, const QString& id, int side)
{
    return folder / (id + QLatin1String(side == 0 ? "-a" : "-b") + kEnding).toStdString();
}

std::filesystem::path recoveryLock(const std::filesystem::path& folder, const QString& id)
{
    return folder / (id + QLatin1String(".lock")).toStdString();
}

std::filesystem::path recoveryTrial(const std::filesystem::path& folder, const QString& id)
{
    return folder / (id + QLatin1String(".trial")).toStdString();
}

std::optional<QString> recoveryIdOf(const std::filesystem::path& file)
{
    const QString name = QString::fromStdString(file.filename().string());
    for (const QLatin1String side : {QLatin1String("-a"), QLatin1String("-b")}) {
        if (!name.endsWith(side + kEnding))
            continue;
        const QString id = name.chopped(side.size() + kEnding.size());
        if (QUuid::fromString(id).toString(QUuid::WithoutBraces) == id)
            return id;
    }
    return std::nullopt;
}

std::optional<Problem> writeRecovery(const std::filesystem::path& file, const RecoveryHead& head, const std::string& session)
{
    QJsonObject object = objectOf(head);
    object.insert(kChecksum, checksumOf(object, session));
    const std::string line = QJsonDocument(object).toJson(QJsonDocument::Compact).toStdString() + '\n';
    return writeFileSafely(
        file, [&line, &session](const ByteSink& sink) { return sink(line) && sink(session); }, Overwrite::Allow, 0600);
}

Result<RecoveryContent> readRecovery(const std::filesystem::path& file)
{
    Result<std::string> bytes = readFile(file, limits::fileBytes + kMostHeadBytes);
    if (!bytes)
        return bytes.error();
    const std::size_t end = bytes->substr(0, kMostHeadBytes).find('\n');
    if (end == std::string::npos)
        return damaged(file);
    QJsonObject object = QJsonDocument::fromJson(QByteArray::fromStdString(bytes->substr(0, end))).object();
    if (object.value(QLatin1String("format")).toString() != kFormat || object.value(QLatin1String("version")).toInt() != kVersion)
        return damaged(file);
    const QString checksum = object.take(kChecksum).toString();
    bytes->erase(0, end + 1);
    if (checksumOf(object, *bytes) != checksum)
        return damaged(file);
    return RecoveryContent{headOf(object), std::move(*bytes)};
}

}  // namespace ae
