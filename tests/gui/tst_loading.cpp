// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "windowtest.h"

#include "app/fileactions.h"
#include "session/writer.h"
#include "testmain.h"

#include <QFile>
#include <QProgressDialog>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

using namespace ae;
using namespace ae::test;
using namespace Qt::StringLiterals;

/// A large file is read while the window goes on working; a cancel and a bad file leave everything as it was.
class tst_loading : public WindowTest {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanup();
    void windowComesWhileTheOtherGoesOn();
    void cancelLeavesEverything();
    void badFileIsRefusedInWords();
    void closingTheWindowEndsIt();

private:
    QTemporaryDir m_folder;
    QString m_path;
};

namespace {

Session sessionOf(Index tokens, Index dModel)
{
    Session session;
    for (Index i = 0; i < tokens; ++i)
        session.tokens.push_back("t" + std::to_string(i));
    session.matrices = {{"X", Matrix::Random(tokens, dModel)},
                        {"Wq", Matrix::Random(dModel, 6)},
                        {"Wk", Matrix::Random(dModel, 6)},
                        {"Wv", Matrix::Random(dModel, 5)}};
    session.notebook = defaultNotebook();
    return session;
}

}  // namespace

void tst_loading::initTestCase()
{
    m_path = m_folder.filePath(u"large.attn"_s);
    QFile file(m_path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(writeSession(sessionOf(600, 400))));
    QCOMPARE_GT(file.size(), 1 << 20);
}

void tst_loading::init()
{
    open(sessionOf(4, 3));
}

void tst_loading::cleanup()
{
    for (MainWindow* other : windows()) {
        if (other != window())
            delete other;
    }
    close();
}

void tst_loading::windowComesWhileTheOtherGoesOn()
{
    const qsizetype before = windows().size();
    int ticks = 0;
    QTimer timer;
    connect(&timer, &QTimer::timeout, this, [&ticks] { ++ticks; });
    timer.start(0);
    QVERIFY(FileActions::open(m_path, window()));
    QCOMPARE(windows().size(), before);  // not yet: it is being read
    QTRY_COMPARE(windows().size(), before + 1);
    QCOMPARE_GT(ticks, 0);
    for (MainWindow* opened : windows()) {
        if (opened != window())
            QCOMPARE(opened->document()->sizes().tokens, Index{600});
    }
    // once more raises the window that is there
    QVERIFY(FileActions::open(m_path, window()));
    QTest::qWait(50);
    QCOMPARE(windows().size(), before + 1);
}

void tst_loading::cancelLeavesEverything()
{
    const qsizetype before = windows().size();
    const std::string bytesBefore = bytes();
    QVERIFY(FileActions::open(m_path, window()));
    auto* dialog = window()->findChild<QProgressDialog*>();
    QVERIFY(dialog);
    QVERIFY(dialog->labelText().contains(u"large.attn"_s));
    dialog->findChild<QPushButton*>()->click();
    QTRY_VERIFY(!window()->findChild<QProgressDialog*>());
    QTest::qWait(50);
    QCOMPARE(windows().size(), before);
    QCOMPARE(bytes(), bytesBefore);
}

void tst_loading::badFileIsRefusedInWords()
{
    QFile good(m_path);
    QVERIFY(good.open(QIODevice::ReadOnly));
    const QString path = m_folder.filePath(u"cut.attn"_s);
    QFile cut(path);
    QVERIFY(cut.open(QIODevice::WriteOnly));
    cut.write(good.read(good.size() - 1000));
    cut.close();
    const qsizetype before = windows().size();
    const QString said = answer([&] {
        FileActions::open(path, window());
        QTest::qWait(3000);
    });
    QVERIFY2(said.contains(u"cut.attn"_s) && said.contains(u"Nothing was changed."_s), qPrintable(said));
    QCOMPARE(windows().size(), before);
}

void tst_loading::closingTheWindowEndsIt()
{
    QVERIFY(FileActions::open(m_path, window()));
    close();
    QTest::qWait(200);
    QVERIFY(windows().isEmpty());
    open(sessionOf(4, 3));
}

AE_TEST(tst_loading)
#include "tst_loading.moc"
