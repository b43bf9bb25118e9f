// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/document.h"

#include "sessions.h"
#include "testmain.h"

#include "session/reader.h"
#include "session/writer.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace ae;
using namespace ae::test;

/// The mark of modification, and the file.
class tst_saving : public QObject {
    Q_OBJECT
private slots:
    void whatIsSavedIsRead();
    void theMarkFollowsTheSavedState();
    void aFailedSaveKeepsTheMark();
    void unsavedContentStaysModified();
    void theFileOfTheReference();
};

namespace {

std::filesystem::path in(const QTemporaryDir& folder, const QString& name)
{
    return folder.filePath(name).toStdString();
}

QByteArray content(const std::filesystem::path& path)
{
    QFile file(QString::fromStdString(path.string()));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}  // namespace

void tst_saving::whatIsSavedIsRead()
{
    QTemporaryDir folder;
    Document document(fullSession());
    QSignalSpy path(&document, &Document::pathChanged);
    QVERIFY(!document.insertToken(0, "new"));
    document.selectCell(CellRef{"weights", 0, 1, 2});
    const auto file = in(folder, QStringLiteral("a.attn"));
    QCOMPARE(sentenceOf(document.saveTo(file)), QString());
    QCOMPARE(path.count(), 1);
    QVERIFY(document.path() == file);
    QVERIFY(!document.isModified());
    const Result<LoadedSession> loaded = loadSession(file);
    QVERIFY(loaded.isOk());
    QCOMPARE(documentBytes(loaded->session), documentBytes(document.session()));
    QVERIFY(loaded->session.view == document.session().view);
    Document again(loaded->session);
    QCOMPARE(again.selectedCell(), document.selectedCell());
    QCOMPARE(again.pickedToken(), document.pickedToken());
    QCOMPARE(sentenceOf(again.saveTo(in(folder, QStringLiteral("b.attn")))), QString());
    QCOMPARE(content(in(folder, QStringLiteral("b.attn"))), content(file));
}

void tst_saving::theMarkFollowsTheSavedState()
{
    QTemporaryDir folder;
    Document document(plainSession());
    QSignalSpy modified(&document, &Document::modifiedChanged);
    QVERIFY(!document.setTitle("one"));
    QVERIFY(document.isModified());
    QCOMPARE(modified.takeLast().first().toBool(), true);
    QVERIFY(!document.saveTo(in(folder, QStringLiteral("a.attn"))));
    QVERIFY(!document.isModified());
    QCOMPARE(modified.takeLast().first().toBool(), false);
    document.undoStack()->undo();  // past what was saved
    QVERIFY(document.isModified());
    document.undoStack()->redo();
    QVERIFY(!document.isModified());
    document.undoStack()->undo();
    QVERIFY(!document.setTitle("two"));  // the saved state cannot come back
    QVERIFY(document.isModified());
    document.undoStack()->setIndex(0);
    QVERIFY(document.isModified());
}

void tst_saving::aFailedSaveKeepsTheMark()
{
    QTemporaryDir folder;
    Document document(plainSession());
    document.setPath(in(folder, QStringLiteral("old.attn")));
    QVERIFY(!document.setTitle("one"));
    const Document::Refusal refusal = document.saveTo(in(folder, QStringLiteral("missing/a.attn")));
    QVERIFY(refusal);
    QVERIFY(refusal->sentence().find("missing/a.attn") != std::string::npos);
    QVERIFY(document.isModified());
    QVERIFY(document.path() == in(folder, QStringLiteral("old.attn")));
}

void tst_saving::unsavedContentStaysModified()
{
    QTemporaryDir folder;
    Document document(plainSession());
    QSignalSpy modified(&document, &Document::modifiedChanged);
    document.markModified();
    QCOMPARE(modified.count(), 1);
    QVERIFY(!document.setTitle("one"));
    document.undoStack()->undo();
    QVERIFY(document.isModified());
    QVERIFY(!document.saveTo(in(folder, QStringLiteral("a.attn"))));
    QVERIFY(!document.isModified());
}

void tst_saving::theFileOfTheReference()
{
    const Result<LoadedSession> loaded = loadSession(AE_TEST_DATA "/reference/nimbus.attn");
    QVERIFY(loaded.isOk());
    Result<std::unique_ptr<Document>> made = Document::make(loaded->session);
    QVERIFY(made.isOk());
    Document& document = **made;
    const std::string before = documentBytes(document.session());
    QVERIFY(!document.setCells("X", Region::cell(4, 0), matrixOf({{0.7}})));
    QCOMPARE(document.undoStack()->undoText(), QStringLiteral("Change X[export,product]"));
    document.settle();
    QCOMPARE(differenceFromFresh(document), QString());
    document.undoStack()->undo();
    QCOMPARE(documentBytes(document.session()), before);
}

AE_TEST(tst_saving)
#include "tst_saving.moc"
