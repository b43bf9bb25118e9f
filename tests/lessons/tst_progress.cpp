// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/progress.h"
#include "testmain.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace ae;
using namespace Qt::StringLiterals;

/// What a learner has done is kept, and a damaged record harms nothing.
class tst_progress : public QObject {
    Q_OBJECT

    static LessonProgress some() { return {1, {{"fail", {true, false}, false}, {"0,24 \"or\" ⟨so⟩", {}, true}, {}}}; }

private slots:
    void comesBackAsItWas()
    {
        const Progress progress{{"own:a", some()}, {"equation", {0, {}}}};
        QCOMPARE(readProgress(writeProgress(progress)).value(), progress);
        QCOMPARE(some().doneCount(), std::size_t{1});
    }

    void windowsShareTheFile()
    {
        QTemporaryDir folder;
        const ProgressFile file((folder.path() + u"/state/lessons.json"_s).toStdString());
        QVERIFY(file.load().empty());
        QVERIFY(!file.save("a", some()));
        QVERIFY(!file.save("b", {2, {}}));
        QVERIFY(!file.save("a", {0, {}}));
        QCOMPARE(file.load(), (Progress{{"a", {0, {}}}, {"b", {2, {}}}}));
    }

    void aDamagedRecordIsSetAside_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("cut") << QByteArray::fromStdString(writeProgress({{"a", some()}}).substr(0, 80));
        QTest::newRow("something else") << QByteArray("{\"format\": \"other\"}");
        QTest::newRow("wrong types") << QByteArray(
            "{\"format\": \"attention-explorer-lesson-progress\", \"lessons\": {\"a\": {\"step\": \"x\", \"steps\": 3}}}");
        QTest::newRow("no text") << QByteArray("\0\1\2\xFF", 4);
        QTest::newRow("empty") << QByteArray();
    }
    void aDamagedRecordIsSetAside()
    {
        QFETCH(QByteArray, bytes);
        QTemporaryDir folder;
        const QString path = folder.path() + u"/lessons.json"_s;
        QFile written(path);
        QVERIFY(written.open(QIODevice::WriteOnly));
        written.write(bytes);
        written.close();
        const ProgressFile file(path.toStdString());
        std::optional<Problem> note;
        QVERIFY(file.load(&note).empty());
        QVERIFY(note.has_value());
        QVERIFY(note->sentence().find("lessons.json.damaged") != std::string::npos);
        QFile aside(path + u".damaged"_s);
        QVERIFY(aside.open(QIODevice::ReadOnly));
        QCOMPARE(aside.readAll(), bytes);
        QVERIFY(!file.save("a", some()));
        QCOMPARE(file.load().at("a"), some());
    }

    void nothingIsKeptWithoutAPath()
    {
        const ProgressFile file({});
        QVERIFY(!file.save("a", some()));
        QVERIFY(file.load().empty());
    }
};

AE_TEST(tst_progress)
#include "tst_progress.moc"
