// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/examples.h"
#include "app/mainwindow.h"
#include "app/settings.h"
#include "session/writer.h"
#include "testmain.h"
#include "widgets/look/toggleswitch.h"
#include "widgets/matrix/matrixview.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QTemporaryDir>
#include <QTest>
#include <QWindow>

using namespace Qt::StringLiterals;
using namespace ae;

/// Real key and mouse events on the real window.
class tst_mainwindow : public QObject {
    Q_OBJECT

private:
    MainWindow* m_window = nullptr;

    Document& document() { return *m_window->document(); }
    MatrixView* view(const QString& name)
    {
        for (MatrixView* candidate : m_window->findChildren<MatrixView*>()) {
            if (candidate->accessibleName() == name)
                return candidate;
        }
        return nullptr;
    }
    void select(MatrixView* pane, int row, int column)
    {
        pane->setFocus();
        pane->setCurrentIndex(pane->model()->index(row, column));
    }
    void type(const char* keys)
    {
        for (const char* key = keys; *key; ++key)
            QTest::keyClick(m_window->windowHandle(), *key);
    }
    std::string bytes() { return writeSession(document().session(), ViewPart::LeaveOut); }
    void agreesWithFreshPass()
    {
        document().settle();
        const auto fresh = Evaluation::of(document().session().matrices, document().session().options);
        QVERIFY(fresh.isOk());
        for (const char* step : {"Q", "K", "V", "scores", "scaled", "weights", "output"})
            QVERIFY2(fresh->value(step).isApprox(document().evaluation().value(step), 1e-11), step);
    }

private slots:
    void init()
    {
        ignoreUserSettings();
        m_window = new MainWindow(std::move(Document::make(lessonSession()).value()));
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window));
        m_window->activateWindow();
    }
    void cleanup()
    {
        delete m_window;
    }

    void typesANumberIntoWqAndUndoes()
    {
        const std::string before = bytes();
        MatrixView* wq = view(u"Wq"_s);
        QVERIFY(wq);
        select(wq, 0, 0);
        type("2.5");
        QTest::keyClick(m_window->windowHandle(), Qt::Key_Tab);
        QTRY_COMPARE(document().session().matrices.at("Wq")(0, 0), 2.5);
        QCOMPARE(wq->currentIndex().column(), 1);
        agreesWithFreshPass();
        QVERIFY(document().isModified());
        QCOMPARE(document().undoStack()->count(), 1);
        // Tab went on without opening the next cell, so the undo keys belong to the document
        QTest::keyClick(m_window->windowHandle(), Qt::Key_Z, Qt::ControlModifier);
        document().settle();
        QCOMPARE(bytes(), before);
        QVERIFY(!document().isModified());
    }

    void refusesWhatIsNoNumber_data()
    {
        QTest::addColumn<QByteArray>("keys");
        QTest::newRow("letters") << QByteArray("abc");
        QTest::newRow("comma in an English locale") << QByteArray("1,5");
        QTest::newRow("division by zero") << QByteArray("1/0");
        QTest::newRow("too large") << QByteArray("1e999");
    }
    void refusesWhatIsNoNumber()
    {
        QFETCH(QByteArray, keys);
        const std::string before = bytes();
        select(view(u"X"_s), 1, 1);
        type(keys.constData());
        QTest::keyClick(m_window->windowHandle(), Qt::Key_Return);
        QTest::keyClick(m_window->windowHandle(), Qt::Key_Escape);
        document().settle();
        QCOMPARE(bytes(), before);
        QCOMPARE(document().undoStack()->count(), 0);
    }

    void openingAndLeavingAnEditorChangesNothing()
    {
        const std::string before = bytes();
        select(view(u"Wk"_s), 2, 1);
        QTest::keyClick(m_window->windowHandle(), Qt::Key_F2);
        QTest::keyClick(m_window->windowHandle(), Qt::Key_Return);
        document().settle();
        QCOMPARE(bytes(), before);
        QCOMPARE(document().undoStack()->count(), 0);
    }

    void switchesScalingOffSavesAndOpensAgain()
    {
        auto* scaling = m_window->findChild<ToggleSwitch*>();
        QVERIFY(scaling && scaling->isChecked());
        QTest::mouseClick(scaling, Qt::LeftButton, {}, QPoint(scaling->width() - 12, scaling->height() / 2));
        QCOMPARE(document().session().options.scaleExponent, 0.0);
        agreesWithFreshPass();
        QTemporaryDir folder;
        const auto path = folder.filePath(u"again.attn"_s).toStdString();
        QVERIFY(!document().saveTo(path));
        QVERIFY(!document().isModified());
        const auto again = loadSession(path);
        QVERIFY(again.isOk());
        QVERIFY(isSameDocument(again->session, document().session()));
    }

    void pastesABlockAsOneStep()
    {
        const std::string before = bytes();
        MatrixView* x = view(u"X"_s);
        select(x, 5, 2);
        QGuiApplication::clipboard()->setText(u"1\t2\n3\t4\n"_s);
        x->paste();
        QCOMPARE(document().session().matrices.at("X")(6, 3), 4.0);
        QCOMPARE(document().undoStack()->count(), 1);
        agreesWithFreshPass();
        QGuiApplication::clipboard()->setText(u"1\t2\n3\n"_s);
        select(x, 0, 0);
        x->paste();
        QCOMPARE(document().undoStack()->count(), 1);
        document().undoStack()->undo();
        document().settle();
        QCOMPARE(bytes(), before);
    }

    void selectingAScorePicksItsRow()
    {
        select(view(u"weights"_s), 2, 3);
        QCOMPARE(document().pickedToken(), Index(2));
        QVERIFY(document().selectedCell().has_value());
        QCOMPARE(document().selectedCell()->step, std::string("weights"));
    }
};

AE_TEST(tst_mainwindow)
#include "tst_mainwindow.moc"
