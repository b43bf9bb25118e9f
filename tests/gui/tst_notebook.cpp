// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/examples.h"
#include "testmain.h"
#include "widgets/cells/textcell.h"
#include "widgets/look/card.h"
#include "widgets/look/linkbutton.h"
#include "widgets/look/toggleswitch.h"
#include "widgets/notebook/notebookview.h"
#include "windowtest.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDialog>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <QStyle>
#include <QStyleOptionSlider>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>
#include <QTimer>
#include <QWindow>

using namespace Qt::StringLiterals;
using namespace ae;

/// What a person does with the notebook, by real key and mouse events, and all of it undone again.
class tst_notebook : public ae::test::WindowTest {
    Q_OBJECT

private:
    void drag(QWidget* widget, QPoint from, QPoint to, int steps, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mousePress(widget, Qt::LeftButton, modifiers, from);
        for (int i = 1; i <= steps; ++i) {
            const QPoint place = from + (to - from) * i / steps;
            QMouseEvent move(QEvent::MouseMove, place, widget->mapToGlobal(place), Qt::NoButton, Qt::LeftButton, modifiers);
            QApplication::sendEvent(widget, &move);
            QTest::qWait(5);
        }
        QTest::mouseRelease(widget, Qt::LeftButton, modifiers, to);
        document().settle();
    }
    int steps() const { return document().undoStack()->count(); }
    void pasteBlock()
    {
        QGuiApplication::clipboard()->setText(u"0,5\t-1,25\n2\t3\n"_s.replace(u',', u'.'));
        select(view(u"X"_s), 2, 1);
        press(Qt::Key_V, Qt::ControlModifier);
        document().settle();
    }
    void scrub()
    {
        MatrixView* wk = view(u"Wk"_s);
        const QPoint middle = wk->visualRect(wk->model()->index(1, 0)).center();
        drag(wk->viewport(), middle, middle + QPoint(40, 0), 8, Qt::AltModifier);
    }
    void paint()
    {
        action("view.paintmask")->setChecked(true);
        click(view(u"weights"_s), 1, 4);
        MatrixView* scaled = view(u"scaled"_s);
        drag(scaled->viewport(), scaled->visualRect(scaled->model()->index(3, 0)).center(),
             scaled->visualRect(scaled->model()->index(3, 2)).center(), 6);
        action("view.paintmask")->setChecked(false);
    }
    void addNote(const QString& text)
    {
        action("edit.note")->trigger();
        auto* note = window()->findChildren<TextCell*>().last();
        for (TextCell* cell : window()->findChildren<TextCell*>()) {
            if (cell->findChild<QTextBrowser*>()->toPlainText().contains(u"A note"_s))
                note = cell;
        }
        if (!note->findChild<QPlainTextEdit*>()->isVisible())
            note->startEditing();
        auto* editor = note->findChild<QPlainTextEdit*>();
        QTest::keyClicks(editor, text);
        QTest::keyClick(editor, Qt::Key_Escape);
        document().settle();
    }
    /// Fills the resize dialog in and accepts it.
    void resizeTo(const QString& field, int size)
    {
        QTimer::singleShot(50, this, [&] {
            auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            for (auto* spin : dialog->findChildren<QSpinBox*>()) {
                if (spin->accessibleName() == field)
                    spin->setValue(size);
            }
            QTest::mouseClick(dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok), Qt::LeftButton);
        });
        action("matrix.resize")->trigger();
        document().settle();
    }
    QStringList links() const
    {
        QStringList all;
        for (const LinkButton* link : window()->findChildren<LinkButton*>())
            all << link->accessibleName();
        return all;
    }
    void follow(const QString& start)
    {
        QCoreApplication::processEvents();  // the inspector follows once a frame
        for (LinkButton* link : window()->findChildren<LinkButton*>()) {
            if (link->accessibleName().startsWith(start)) {
                QTest::mouseClick(link, Qt::LeftButton);
                QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
                return;
            }
        }
        QFAIL(qPrintable(u"no link \"%1\" among\n%2"_s.arg(start, links().join(u'\n'))));
    }
    QImage picture()
    {
        document().selectCell(std::nullopt);
        window()->notebook()->verticalScrollBar()->setValue(0);
        window()->setFocus();
        window()->bringUpToDate(window()->notebook()->sheet());
        return window()->notebook()->sheet()->grab().toImage();
    }

private slots:
    void init() { open(lessonSession()); }
    void cleanup() { close(); }

    void nothingToPasteIsSaid()
    {
        const std::string before = bytes();
        MatrixView* x = view(u"X"_s);
        const QSignalSpy refusals(x, &MatrixView::refused);
        for (auto* held : {static_cast<QMimeData*>(nullptr), new QMimeData}) {  // some platforms have none while the clipboard is empty
            if (held)
                QGuiApplication::clipboard()->setMimeData(held);
            else
                QGuiApplication::clipboard()->clear();
            select(x, 2, 1);
            press(Qt::Key_V, Qt::ControlModifier);
            document().settle();
            QCOMPARE(bytes(), before);
            QCOMPARE(steps(), 0);
        }
        QCOMPARE(refusals.size(), 2);
        QVERIFY(!refusals[0][0].toString().isEmpty());
        QCOMPARE(refusals[0][0], refusals[1][0]);
    }

    void aScrubIsOneStepOnTheGrid()
    {
        const std::string before = bytes();
        scrub();
        QCOMPARE(steps(), 1);
        QCOMPARE(document().session().matrices.at("Wk")(1, 0), 0.3);  // 0.2 and ten steps of 0.01
        QVERIFY(agreesWithFreshPass());
        document().undoStack()->undo();
        document().settle();
        QCOMPARE(bytes(), before);
    }

    void draggingTheWidthChangesThePictureOnly()
    {
        const std::string before = bytes();
        window()->notebook()->scrollToCell(window()->notebook()->find("saturation"));
        auto* slider = named<QSlider>(u"Width d"_s);
        QVERIFY(slider);
        QStyleOptionSlider option;
        option.initFrom(slider);
        option.orientation = Qt::Horizontal;
        option.minimum = slider->minimum();
        option.maximum = slider->maximum();
        option.sliderPosition = slider->sliderPosition();
        option.sliderValue = slider->value();
        const QPoint handle = slider->style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, slider).center();
        const Index wide = document().session().view.saturation.width;
        drag(slider, handle, QPoint(slider->width() / 2, handle.y()), 12);
        const Index narrow = document().session().view.saturation.width;
        QVERIFY2(narrow < wide && narrow > 2, qPrintable(QString::number(narrow)));
        QCOMPARE(steps(), 0);
        QVERIFY(!document().isModified());
        QCOMPARE(bytes(), before);
    }

    void theSliderLeavesTheWheelToTheNotebook()
    {
        auto* slider = named<QSlider>(u"Width d"_s);
        const int value = slider->value();
        QWheelEvent wheel(QPointF(5, 5), slider->mapToGlobal(QPointF(5, 5)), {}, QPoint(0, 120), Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(slider, &wheel);
        QCOMPARE(slider->value(), value);
    }

    void pickingATokenFollowsEverywhere()
    {
        auto* button = named<QPushButton>(u"Token did"_s);
        QVERIFY(button);
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(document().pickedToken(), Index(1));
        QVERIFY(button->isChecked());
        QVERIFY(!document().isModified());
    }

    void walksAnExplanationBothWays()
    {
        click(view(u"weights"_s), 4, 5);
        QCOMPARE(document().selectedCell()->step, std::string("weights"));
        follow(u"Term scaled[export,fail]"_s);
        QCOMPARE(*document().selectedCell(), (CellRef{"scaled", 0, 4, 5}));
        follow(u"Came from: scores[export,fail]"_s);
        QCOMPARE(*document().selectedCell(), (CellRef{"scores", 0, 4, 5}));
        follow(u"Used by: scaled[export,fail]"_s);
        QCOMPARE(*document().selectedCell(), (CellRef{"scaled", 0, 4, 5}));
        follow(u"Used by: weights[export"_s);
        QCOMPARE(document().selectedCell()->step, std::string("weights"));
    }

    void aNoteQuotesALiveValue()
    {
        addNote(u"export looks at fail: {{weights[export,fail]}}"_s);
        QCOMPARE(steps(), 2);  // the cell, and its text
        TextCell* note = nullptr;
        for (TextCell* cell : window()->findChildren<TextCell*>()) {
            if (cell->findChild<QTextBrowser*>()->toPlainText().contains(u"export looks"_s))
                note = cell;
        }
        QVERIFY(note);
        QVERIFY2(note->findChild<QTextBrowser*>()->toPlainText().contains(u"0.24"_s),
                 qPrintable(note->findChild<QTextBrowser*>()->toPlainText()));
        auto* scaling = window()->findChild<ToggleSwitch*>();
        QTest::mouseClick(scaling, Qt::LeftButton, {}, QPoint(scaling->width() - 12, scaling->height() / 2));
        document().settle();
        QVERIFY2(note->findChild<QTextBrowser*>()->toPlainText().contains(u"0.29"_s),
                 qPrintable(note->findChild<QTextBrowser*>()->toPlainText()));
    }

    void paintsTheMaskByClickAndByStroke()
    {
        const std::string before = bytes();
        paint();
        QCOMPARE(steps(), 2);  // a click and a stroke
        QCOMPARE(document().session().options.mask, std::string("painted"));
        for (const auto& [query, key] : {std::pair{1, 4}, {3, 0}, {3, 1}, {3, 2}})
            QVERIFY(!document().evaluation().allowed().allows(query, key));
        QCOMPARE(document().evaluation().allowed().count(3), Index(4));
        QVERIFY(agreesWithFreshPass());
        // the mode is off: a click selects and changes nothing
        click(view(u"weights"_s), 5, 5);
        QCOMPARE(steps(), 2);
        document().undoStack()->undo();
        document().undoStack()->undo();
        document().settle();
        QCOMPARE(bytes(), before);
    }

    void renamesByADoubleClickOnAName()
    {
        MatrixView* x = view(u"X"_s);
        const auto rename = [&](QHeaderView* header, int section, const QString& name) {
            QTimer::singleShot(50, this, [name] {
                auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
                QVERIFY(dialog);
                dialog->findChild<QLineEdit*>()->setText(name);
                dialog->accept();
            });
            const bool isRow = header->orientation() == Qt::Vertical;
            const int middle = header->sectionViewportPosition(section) + header->sectionSize(section) / 2;
            QTest::mouseDClick(header->viewport(), Qt::LeftButton, {}, isRow ? QPoint(8, middle) : QPoint(middle, 8));
            document().settle();
        };
        rename(x->horizontalHeader(), 1, u"deed"_s);
        QCOMPARE(document().session().features[1], std::string("deed"));
        rename(x->verticalHeader(), 5, u"fails"_s);
        QCOMPARE(document().session().tokens[5], std::string("fails"));
        QCOMPARE(view(u"Wq"_s)->model()->headerData(1, Qt::Vertical, Qt::DisplayRole).toString(), u"deed"_s);
        QCOMPARE(steps(), 2);
    }

    /// Row names are cut only where they are too long for any pane, whether a table aligns the pane or not.
    void namesOfRowsHaveRoom()
    {
        for (const ExampleSpec& example : exampleCatalogue()) {
            open(exampleSession(example));
            for (const QString& name : {u"X"_s, u"Wq"_s, u"scaled"_s, u"weights"_s}) {
                const MatrixView* pane = view(name);
                window()->notebook()->scrollToCell(window()->notebook()->find(name == u"weights"_s ? "weights" : "scaling"));
                QTRY_VERIFY2(pane->verticalHeader()->width() >= pane->ownHeaderWidth(), qPrintable(name));
            }
        }
    }

    void fewerTokensLeaveEverythingStanding()
    {
        const std::string before = bytes();
        for (const int token : {6, 4, 0}) {
            document().pickToken(token);
            resizeTo(u"n (tokens)"_s, 3);
            QCOMPARE(document().sizes().tokens, Index(3));
            QVERIFY(agreesWithFreshPass());
            QTest::qWait(100);
            document().undoStack()->undo();
            document().settle();
            QCOMPARE(bytes(), before);
        }
        QTimer::singleShot(50, this, [] {
            auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            QTest::keyClicks(dialog->findChild<QLineEdit*>(), u"the cat did export"_s);  // over what stands there
            dialog->accept();
        });
        QTest::mouseClick(named<QPushButton>(u"Type a sentence"_s), Qt::LeftButton);
        document().settle();
        QCOMPARE(document().session().tokens, (std::vector<std::string>{"the", "cat", "did", "export"}));
        QVERIFY(agreesWithFreshPass());
    }

    void theMenuOfATokenRemovesIt()
    {
        auto* button = named<QPushButton>(u"Token my"_s);
        QVERIFY(button);
        QTimer::singleShot(50, this, [] {
            auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            QVERIFY(menu);
            QTest::keyClick(menu, Qt::Key_Up);  // the last one: Remove
            QTest::keyClick(menu, Qt::Key_Return);
        });
        emit button->customContextMenuRequested(QPoint(5, 5));
        document().settle();
        QCOMPARE(document().session().tokens, (std::vector<std::string>{"Why", "did", "Nimbus", "export", "fail", "?"}));
        QVERIFY(agreesWithFreshPass());
    }

    void editingAFoldedTextUnfoldsIt()
    {
        QVERIFY(window()->notebook()->card(0)->isFolded());
        window()->notebook()->card(0)->findChild<TextCell*>()->startEditing();
        QVERIFY(!window()->notebook()->card(0)->isFolded());
        QVERIFY(window()->notebook()->card(0)->findChild<QPlainTextEdit*>()->isVisible());
    }

    void whatIsTypedIntoATextIsInTheDocumentAtOnce()
    {
        const std::string before = bytes();
        const int steps = document().undoStack()->index();
        auto* text = window()->notebook()->card(0)->findChild<TextCell*>();
        text->startEditing();
        auto* editor = text->findChild<QPlainTextEdit*>();
        QTest::keyClicks(editor, u"typed "_s);
        QVERIFY(document().session().notebook[0].markdown.find("typed ") != std::string::npos);
        QVERIFY(document().isModified());  // so that a recovery copy is written, and closing asks
        QVERIFY(editor->isVisible());
        QTest::keyClicks(editor, u"on"_s);
        document().settle();
        QVERIFY(editor->isVisible() && editor->hasFocus());
        QTest::keyClick(editor, Qt::Key_Escape);
        QVERIFY(document().session().notebook[0].markdown.find("typed on") != std::string::npos);
        QCOMPARE(document().undoStack()->index(), steps + 1);
        document().undoStack()->undo();
        document().settle();
        QCOMPARE(bytes(), before);
        // leaving it as it was is no step
        text->startEditing();
        QTest::keyClick(editor, Qt::Key_Escape);
        QVERIFY(!document().isModified());
        // another edit after it is a step of its own
        QVERIFY(!document().setTitle("one"));
        QVERIFY(!document().setTitle("two"));
        QCOMPARE(document().undoStack()->index(), steps + 2);
    }

    void aMovedCellTakesItsFoldAlong()
    {
        addNote(u"mine"_s);
        QVERIFY(window()->notebook()->card(1)->isFolded());
        action("edit.movedown")->trigger();
        document().settle();
        QVERIFY(window()->notebook()->card(0)->isFolded());
        QVERIFY(!window()->notebook()->card(1)->isFolded());
    }

    void everythingIsUndoneAndRedone()
    {
        const std::string before = bytes();
        select(view(u"Wq"_s), 0, 0);
        type("2.5");
        press(Qt::Key_Tab);
        pasteBlock();
        scrub();
        auto* scaling = window()->findChild<ToggleSwitch*>();
        QTest::mouseClick(scaling, Qt::LeftButton, {}, QPoint(scaling->width() - 12, scaling->height() / 2));
        addNote(u"{{output[export,0]:4}}"_s);
        resizeTo(u"d_k"_s, 3);
        QCOMPARE(document().sizes().dK, Index(3));
        paint();
        QVERIFY(agreesWithFreshPass());
        const std::string after = bytes();
        const int count = steps();
        QCOMPARE(count, 9);  // number, paste, scrub, switch, note and its text, resize, click, stroke
        for (int i = 0; i < count; ++i)
            action("edit.undo")->trigger();
        document().settle();
        QCOMPARE(bytes(), before);
        QVERIFY(!document().isModified());
        for (int i = 0; i < count; ++i)
            action("edit.redo")->trigger();
        document().settle();
        QCOMPARE(bytes(), after);
        QVERIFY(agreesWithFreshPass());
    }

    void savedAndOpenedItIsTheSamePicture()
    {
        scrub();
        paint();
        addNote(u"# {{weights[export,fail]:3}} of it"_s);
        document().pickToken(4);
        const QImage before = picture();
        QTemporaryDir folder;
        const std::string path = folder.filePath(u"again.attn"_s).toStdString();
        QVERIFY(!document().saveTo(path));
        const std::string saved = bytes();
        open(loadSession(path).value().session);
        QCOMPARE(bytes(), saved);
        const QImage after = picture();
        QCOMPARE(after.size(), before.size());
        if (after != before) {
            before.save(folder.filePath(u"../notebook-before.png"_s));
            after.save(folder.filePath(u"../notebook-after.png"_s));
        }
        QVERIFY(after == before);
    }

    void editorSelectionAndPlaceSurviveRecalculations()
    {
        NotebookView* notebook = window()->notebook();
        notebook->verticalScrollBar()->setValue(120);
        const int place = notebook->verticalScrollBar()->value();
        MatrixView* x = view(u"X"_s);
        MatrixView* wv = view(u"Wv"_s);
        wv->selectionModel()->select(QItemSelection(wv->model()->index(0, 0), wv->model()->index(1, 1)),
                                     QItemSelectionModel::ClearAndSelect);
        select(x, 3, 1);
        type("-0.7");
        auto* editor = x->findChild<QLineEdit*>();
        QVERIFY(editor);
        editor->setCursorPosition(2);
        const double old = document().session().matrices.at("X")(3, 1);
        for (int i = 0; i < 1000; ++i) {
            QVERIFY(!document().setCells("X", Region::cell(3, 1), Matrix::Constant(1, 1, 0.001 * (i + 1))));
            document().settle();
        }
        QVERIFY(x->findChild<QLineEdit*>() == editor);
        QCOMPARE(editor->text(), u"-0.7"_s);
        QCOMPARE(editor->cursorPosition(), 2);
        QVERIFY(editor->hasFocus());
        QCOMPARE(x->currentIndex(), x->model()->index(3, 1));
        QCOMPARE(notebook->verticalScrollBar()->value(), place);
        QVERIFY(old != document().session().matrices.at("X")(3, 1));
        press(Qt::Key_Return);
        document().settle();
        QCOMPARE(document().session().matrices.at("X")(3, 1), -0.7);
    }
};

AE_TEST(tst_notebook)
#include "tst_notebook.moc"
