// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lessons.h"

#include "app/settings.h"
#include "app/translations.h"
#include "attention/export.h"
#include "document/recovery.h"
#include "lessons/lessonreader.h"
#include "lessons/lessonsession.h"
#include "models/texts.h"
#include "session/reader.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

constexpr auto kFolder = ":/lessons";

bool isShipped(const QString& path)
{
    return path.startsWith(u':');
}

Result<std::string> bytesOf(const QString& path, std::size_t limit)
{
    if (!isShipped(path))
        return readFile(path.toStdString(), limit);
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Problem{ProblemKind::CannotOpen, "", AE_TR("ae", "there is no such file"), AE_TR("ae", "look at its name"), {}};
    return file.readAll().toStdString();
}

/// NAME.de_AT.lesson, NAME.de.lesson or NAME.lesson: the first that is there.
QString inLanguage(const QString& path)
{
    const QString name = windowLocale().name();
    const QString base = path.chopped(QString(u".lesson"_s).size());
    for (const QString& language : {name, name.section(u'_', 0, 0)}) {
        const QString own = base + u'.' + language + u".lesson"_s;
        if (QFileInfo::exists(own))
            return own;
    }
    return path;
}

}  // namespace

std::string LoadedLesson::key() const
{
    const std::string id = lesson->id.empty() ? QFileInfo(path).completeBaseName().toStdString() : lesson->id;
    return isShipped(path) ? id : "own:" + id;
}

QStringList shippedLessons()
{
    QStringList paths;
    for (const QString& name : QDir(QLatin1String(kFolder)).entryList({u"*.lesson"_s}, QDir::Files, QDir::Name)) {
        if (name.count(u'.') == 1)  // others are translations
            paths << QLatin1String(kFolder) + u'/' + name;
    }
    return paths;
}

LoadedLesson readLessonAt(const QString& path)
{
    LoadedLesson loaded;
    loaded.path = path;
    const Result<std::string> bytes = bytesOf(inLanguage(path), limits::lessonBytes);
    if (!bytes) {
        loaded.problems = {bytes.error()};
        return loaded;
    }
    LessonReading reading = readLesson(*bytes);
    loaded.problems = std::move(reading.problems);
    loaded.lesson = std::move(reading.lesson);
    if (isShipped(path))
        translateTexts(*loaded.lesson);
    return loaded;
}

LoadedLesson loadLesson(const QString& path)
{
    LoadedLesson loaded;
    loaded.path = path;
    const Result<std::string> bytes = bytesOf(inLanguage(path), limits::lessonBytes);
    if (!bytes) {
        loaded.problems = {bytes.error()};
        return loaded;
    }
    const QString folder = QFileInfo(path).path();
    CheckedLesson checked =
        checkWholeLesson(*bytes, [&folder](const std::string& name) { return bytesOf(folder + u'/' + fromUtf8(name), limits::fileBytes); });
    loaded.problems = std::move(checked.problems);
    loaded.lesson = std::move(checked.lesson);
    if (isShipped(path))
        translateTexts(*loaded.lesson);
    if (!checked.session)
        return loaded;
    loaded.session = std::move(*checked.session);
    if (isShipped(path) || loaded.lesson->session.isEmpty())  // its own, or an example of the program
        translateTexts(loaded.session);
    return loaded;
}

ProgressFile lessonProgress()
{
    return ProgressFile(ignoresUserSettings() ? std::filesystem::path() : RecoveryCopy::folder().parent_path() / "lessons.json");
}

}  // namespace ae
