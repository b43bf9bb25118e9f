// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/examples.h"
#include "testmain.h"
#include "widgets/charts/chart.h"
#include "widgets/look/card.h"
#include "widgets/look/toggleswitch.h"
#include "widgets/notebook/notebookview.h"
#include "windowtest.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFile>
#include <QImage>
#include <QInputDialog>
#include <QLabel>
#include <QMimeData>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

using namespace Qt::StringLiterals;
using namespace ae;

namespace {

/// Class names of all windows that are shown meanwhile.
class WindowWatch : public QObject {
public:
    WindowWatch() { qApp->installEventFilter(this); }
    QStringList names;

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::Show && watched->isWidgetType() && static_cast<QWidget*>(watched)->isWindow())
            names << QString::fromLatin1(watched->metaObject()->className());
        return false;
    }
};

/// How many cards show at each picture of the notebook.
class PictureWatch : public QObject {
public:
    explicit PictureWatch(const NotebookView* notebook) : m_notebook(notebook) { notebook->sheet()->installEventFilter(this); }
    QList<int> shown;

    bool eventFilter(QObject*, QEvent* event) override
    {
        if (event->type() == QEvent::Paint) {
            int count = 0;
            for (int i = 0; i < m_notebook->count(); ++i)
                count += m_notebook->card(i)->isVisible() ? 1 : 0;
            if (shown.isEmpty() || shown.last() != count)
                shown << count;
        }
        return false;
    }

private:
    const NotebookView* m_notebook;
};

}  // namespace

/// Real key and mouse events on the real window.
class tst_mainwindow : public ae::test::WindowTest {
    Q_OBJECT

private slots:
    void init() { open(lessonSession()); }
    void cleanup() { close(); }

    /// Going to a cell is going there with the keyboard.
    void goesToACellByItsName()
    {
        select(view(u"output"_s), 4, 1);
        QTimer answering;
        connect(&answering, &QTimer::timeout, &answering, [&answering] {
            auto* dialog = qobject_cast<QInputDialog*>(QApplication::activeModalWidget());
            if (!dialog)
                return;
            answering.stop();
            dialog->setTextValue(u"X[fail,trouble]"_s);
            dialog->accept();
        });
        answering.start(10);
        action("edit.goto")->trigger();
        QVERIFY(!view(u"X"_s)->visibleRegion().isEmpty());
        type("0.2");
        press(Qt::Key_Return);
        document().settle();
        QCOMPARE(document().session().matrices.at("X")(5, 2), 0.2);
    }
    void typesANumberIntoWqAndUndoes()
    {
        const std::string before = bytes();
        MatrixView* wq = view(u"Wq"_s);
        QVERIFY(wq);
        select(wq, 0, 0);
        type("2.5");
        press(Qt::Key_Tab);
        QTRY_COMPARE(document().session().matrices.at("Wq")(0, 0), 2.5);
        QCOMPARE(wq->currentIndex().column(), 1);
        QVERIFY(agreesWithFreshPass());
        QVERIFY(document().isModified());
        QCOMPARE(document().undoStack()->count(), 1);
        // Tab went on without opening the next cell, so the undo keys belong to the document
        press(Qt::Key_Z, Qt::ControlModifier);
        document().settle();
        QCOMPARE(bytes(), before);
        QVERIFY(!document().isModified());
    }

    void tabLeavesATableAfterItsLastCell()
    {
        MatrixView* x = view(u"X"_s);
        select(x, x->model()->rowCount() - 1, x->model()->columnCount() - 1);
        press(Qt::Key_Tab);
        QVERIFY(!x->hasFocus());
        QVERIFY(QApplication::focusWidget());
        select(x, 0, 0);
        press(Qt::Key_Backtab, Qt::ShiftModifier);
        QVERIFY(!x->hasFocus());
        select(x, 0, 0);
        press(Qt::Key_Tab);
        QVERIFY(x->hasFocus());
        QCOMPARE(x->currentIndex().column(), 1);
    }

    void windowStandsBeforeItsCellsAndTheFirstOfThemBeforeTheRest()
    {
        WindowWatch windowsShown;
        auto document = Document::make(lessonSession());
        MainWindow fresh(std::move(*document));
        const NotebookView* notebook = fresh.notebook();
        QVERIFY(!notebook->hasFirstScreen());
        PictureWatch pictures(notebook);
        fresh.show();
        QTRY_VERIFY(notebook->isComplete());
        for (int i = 0; i < notebook->count(); ++i)
            QVERIFY2(notebook->card(i)->content(), qPrintable(notebook->card(i)->title()));
        QTRY_COMPARE(pictures.shown.size(), 3);
        QCOMPARE(pictures.shown.first(), 0);
        QCOMPARE_GT(pictures.shown[1], 0);
        QCOMPARE_LT(pictures.shown[1], notebook->count());
        QCOMPARE(pictures.shown.last(), notebook->count());
        QCOMPARE(windowsShown.names, QStringList{u"ae::MainWindow"_s});  // none flashes by while the cells are made

        auto other = Document::make(lessonSession());
        MainWindow unseen(std::move(*other));
        unseen.notebook()->scrollToCell(unseen.notebook()->count() - 1);  // whoever goes to a cell finds it whole
        QVERIFY(unseen.notebook()->isComplete());
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
        press(Qt::Key_Return);
        press(Qt::Key_Escape);
        document().settle();
        QCOMPARE(bytes(), before);
        QCOMPARE(document().undoStack()->count(), 0);
    }

    void openingAndLeavingAnEditorChangesNothing()
    {
        const std::string before = bytes();
        select(view(u"Wk"_s), 2, 1);
        press(Qt::Key_F2);
        press(Qt::Key_Return);
        document().settle();
        QCOMPARE(bytes(), before);
        QCOMPARE(document().undoStack()->count(), 0);
    }

    void switchesScalingOffSavesAndOpensAgain()
    {
        auto* scaling = window()->findChild<ToggleSwitch*>();
        QVERIFY(scaling && scaling->isChecked());
        QTest::mouseClick(scaling, Qt::LeftButton, {}, QPoint(scaling->width() - 12, scaling->height() / 2));
        QCOMPARE(document().session().options.scaleExponent, 0.0);
        QVERIFY(agreesWithFreshPass());
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
        QVERIFY(agreesWithFreshPass());
        QGuiApplication::clipboard()->setText(u"1\t2\n3\n"_s);
        select(x, 0, 0);
        x->paste();
        QCOMPARE(document().undoStack()->count(), 1);
        document().undoStack()->undo();
        document().settle();
        QCOMPARE(bytes(), before);
    }

    void aNoteIsNotWrittenOverByTheStatus()
    {
        window()->showNote(u"a note"_s);
        QVERIFY(!document().setCells("X", Region::cell(0, 0), Matrix::Constant(1, 1, 3)));
        document().settle();
        QCOMPARE(window()->statusBar()->currentMessage(), u"a note"_s);
        for (const QLabel* label : window()->statusBar()->findChildren<QLabel*>()) {
            if (label->text().contains(u"recalculated"_s) || label->text().contains(u"d_model"_s))
                QVERIFY2(!label->isVisible(), qPrintable(label->text()));
        }
    }

    void aDroppedSessionOpensInAWindowOfItsOwn()
    {
        const std::string before = bytes();
        QMimeData mime;
        mime.setUrls({QUrl::fromLocalFile(QStringLiteral(AE_TEST_DATA "/session/two-sentences.attn"))});
        QDragEnterEvent enter(QPoint(200, 200), Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(window(), &enter);
        QVERIFY(enter.isAccepted());
        const MatrixView* pane = view(u"X"_s);
        const QPoint place = pane->mapTo(window(), pane->rect().center());
        QVERIFY(window()->rect().contains(place));
        QDropEvent drop(QPointF(place), Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(window(), &drop);
        QCOMPARE(windows().size(), 2);
        QCOMPARE(bytes(), before);
    }

    void everyClickSelects()
    {
        const auto selected = [this] { return document().selectedCell().value_or(CellRef{}).step; };
        click(view(u"X"_s), 1, 1);
        QCOMPARE(selected(), std::string("X"));
        click(view(u"weights"_s), 2, 2);
        QCOMPARE(selected(), std::string("weights"));
        click(view(u"X"_s), 1, 1);  // still the current cell of its own table
        QCOMPARE(selected(), std::string("X"));
    }

    void aNoteBesideARowWithoutWeights()
    {
        QVERIFY(!document().paintMask({document().pickedToken(), 0, 1, document().sizes().tokens}, false));
        document().settle();
        action("edit.note")->trigger();
        document().settle();
        QCOMPARE(document().session().notebook.front().kind, std::string(textCellKind));
        QVERIFY2(document().session().notebook.front().markdown.find("{{weights[export,Why]}}") != std::string::npos,
                 document().session().notebook.front().markdown.c_str());
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
