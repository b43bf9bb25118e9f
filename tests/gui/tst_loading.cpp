// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "windowtest.h"

#include "app/fileactions.h"
#include "session/writer.h"
#include "testmain.h"

#include <QAbstractButton>
#include <QApplication>
#include <QFile>
#include <QMessageBox>
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
    void salvagingGoesOnBesideTheWindow_data();
    void salvagingGoesOnBesideTheWindow();

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

void tst_loading::salvagingGoesOnBesideTheWindow_data()
{
    QTest::addColumn<bool>("isCancelled");
    QTest::newRow("to the end") << false;
    QTest::newRow("cancelled") << true;
}

void tst_loading::salvagingGoesOnBesideTheWindow()
{
    QFETCH(const bool, isCancelled);
    const QString path = m_folder.filePath(u"damaged.attn"_s);
    std::string text = writeSession(sessionOf(150, 20'000));
    text[text.size() / 3] = '!';
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(text));
    file.close();
    const qsizetype before = windows().size();
    int ticks = 0;  // of the window, while the file is looked through
    QString offered;
    QTimer hands;
    connect(&hands, &QTimer::timeout, this, [&] {
        for (auto* dialog : window()->findChildren<QProgressDialog*>()) {
            if (!dialog->isVisible() || !dialog->labelText().contains(u"whole"_s))
                continue;
            ++ticks;
            if (isCancelled)
                dialog->cancel();
        }
        if (auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget()); box && offered.isEmpty()) {
            QStringList names;
            for (QAbstractButton* button : box->buttons())
                names << button->text();
            offered = names.join(u'|');
            (isCancelled ? box->buttons().first() : box->buttons().last())->click();
        }
    });
    hands.start(1);
    QVERIFY(FileActions::open(path, window()));
    QTRY_VERIFY_WITH_TIMEOUT(!offered.isEmpty(), 20'000);
    QCOMPARE_GT(ticks, 0);
    QCOMPARE(offered.contains(u"whole"_s), !isCancelled);
    if (isCancelled)
        return;
    QTRY_COMPARE_WITH_TIMEOUT(windows().size(), before + 1, 20'000);
    for (MainWindow* opened : windows()) {
        if (opened != window())
            QCOMPARE(opened->document()->sizes().tokens, Index{150});
    }
}

AE_TEST(tst_loading)
#include "tst_loading.moc"
