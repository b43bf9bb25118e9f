// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/examples.h"
#include "app/worksheetbar.h"
#include "app/worksheetdialog.h"
#include "models/answersheet.h"
#include "models/gradientlens.h"
#include "models/roles.h"
#include "session/reader.h"
#include "session/writer.h"
#include "testmain.h"
#include "widgets/charts/chart.h"
#include "widgets/inspector/inspectorpanel.h"
#include "widgets/notebook/notebookview.h"
#include "windowtest.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QProcess>
#include <QPushButton>
#include <QRadioButton>
#include <QStandardPaths>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTextEdit>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;
using namespace ae;

/// A worksheet from a teacher's blanks to a learner's score, by the keyboard.
class tst_worksheet : public ae::test::WindowTest {
    Q_OBJECT

    AnswerSheet* sheet() const { return AnswerSheet::of(document()); }
    Answer answerAt(const char* step, Index row, Index column) const { return sheet()->stateOf(step, row, column); }
    QString text(const QString& pane, int row, int column) const { return view(pane)->model()->index(row, column).data().toString(); }
    QString number(const CellRef& cell, int decimals) const
    {
        return NumberStyle{decimals, '.'}.text(document().evaluation().value(cell.step)(cell.row, cell.column));
    }
    void fillIn(const QString& pane, int row, int column, const QString& answer) const
    {
        select(view(pane), row, column);
        type(answer.toLatin1().constData());
        press(Qt::Key_Return);
    }
    QString score() const { return named<QLabel>(u"Score of the worksheet"_s)->text(); }

    /// All that the window says: labels, fields, what screen readers hear, what charts hold.
    QString allTexts() const
    {
        QStringList all;
        for (QWidget* widget : window()->findChildren<QWidget*>())
            all << widget->accessibleName() << widget->accessibleDescription() << widget->toolTip();
        for (const QLabel* label : window()->findChildren<QLabel*>())
            all << label->text();
        for (const QLineEdit* field : window()->findChildren<QLineEdit*>())
            all << field->text();
        for (const QPushButton* button : window()->findChildren<QPushButton*>())
            all << button->text();
        for (const QAbstractItemView* table : window()->findChildren<QAbstractItemView*>()) {
            for (int r = 0; table->model() && r < table->model()->rowCount(); ++r) {
                for (int c = 0; c < table->model()->columnCount(); ++c) {
                    for (const int role : {int(Qt::DisplayRole), int(Qt::AccessibleTextRole), int(Qt::ToolTipRole)})
                        all << table->model()->index(r, c).data(role).toString();
                }
            }
        }
        for (const Chart* chart : window()->findChildren<Chart*>()) {
            all << chart->summary();
            for (const QStringList& row : chart->table().rows)
                all << row;
        }
        for (const QTextEdit* page : window()->findChildren<QTextEdit*>())
            all << page->toPlainText();
        all << window()->statusBar()->currentMessage();
        return all.join(u'\n');
    }

    QString pdfText(PrintedAs as)
    {
        const QString path = m_folder.filePath(u"sheet.pdf"_s);
        if (!writeWorksheets(document(), path, {as}).isEmpty())
            return {};
        QProcess process;
        process.start(u"pdftotext"_s, {u"-layout"_s, path, u"-"_s});
        return process.waitForFinished(60'000) ? QString::fromUtf8(process.readAllStandardOutput()) : QString();
    }

    QTemporaryDir m_folder;

private slots:
    void init() { open(lessonSession()); }
    void cleanup() { close(); }

    void aTeacherBlanksAndALearnerFillsIn()
    {
        auto* bar = window()->findChild<WorksheetBar*>();
        QVERIFY(!bar->isVisible());
        MatrixView* weights = view(u"weights"_s);
        select(weights, 4, 4);
        press(Qt::Key_Right, Qt::ShiftModifier);
        press(Qt::Key_B, Qt::ControlModifier);
        QVERIFY(bar->isVisible());
        QCOMPARE(score(), u"0 of 2 right, 2 empty"_s);
        QCOMPARE(text(u"weights"_s, 4, 5), QString());
        fillIn(u"weights"_s, 4, 5, u"0.9"_s);
        QCOMPARE(answerAt("weights", 4, 5), Answer::Wrong);
        QCOMPARE(text(u"weights"_s, 4, 5), u"0.9"_s);
        fillIn(u"weights"_s, 4, 5, number({"weights", 0, 4, 5}, 2));
        QCOMPARE(answerAt("weights", 4, 5), Answer::Right);
        QCOMPARE(score(), u"1 of 2 right, 1 empty"_s);
        fillIn(u"weights"_s, 4, 4, u"nan"_s);  // the editor stays open and says why
        QCOMPARE(answerAt("weights", 4, 4), Answer::Empty);
        press(Qt::Key_Escape);
        fillIn(u"weights"_s, 4, 4, u"?"_s);
        QCOMPARE(answerAt("weights", 4, 4), Answer::Shown);
        QCOMPARE(text(u"weights"_s, 4, 4), number({"weights", 0, 4, 4}, 2));
        select(weights, 4, 4);
        press(Qt::Key_Delete);
        QCOMPARE(answerAt("weights", 4, 4), Answer::Empty);
        QVERIFY(agreesWithFreshPass());
    }

    void blankInputsTakeAnswersAndStayWhatTheyAre()
    {
        MatrixView* wq = view(u"Wq"_s);
        select(wq, 3, 0);
        action("worksheet.blank")->trigger();
        const std::string before = bytes();
        fillIn(u"Wq"_s, 3, 0, u"7"_s);
        QCOMPARE(answerAt("Wq", 3, 0), Answer::Wrong);
        QCOMPARE(bytes(), before);
        select(wq, 3, 0);
        press(Qt::Key_D, Qt::ControlModifier);  // fill: its own number must not go elsewhere
        const QPoint place = wq->visualRect(wq->model()->index(3, 0)).center();
        QTest::mousePress(wq->viewport(), Qt::LeftButton, Qt::AltModifier, place);
        QTest::mouseMove(wq->viewport(), place + QPoint(40, 0));
        QTest::mouseRelease(wq->viewport(), Qt::LeftButton, Qt::AltModifier, place + QPoint(40, 0));
        press(Qt::Key_Delete);
        document().settle();
        QCOMPARE(bytes(), before);
        QCOMPARE(answerAt("Wq", 3, 0), Answer::Empty);
        action("worksheet.reveal")->trigger();
        fillIn(u"Wq"_s, 3, 0, u"7"_s);
        document().settle();
        QCOMPARE(document().session().matrices.at("Wq")(3, 0), 7.0);
    }

    void undoGivesTheNumberBack()
    {
        const QString before = text(u"scores"_s, 4, 5);
        select(view(u"scores"_s), 4, 5);
        action("worksheet.blankrow")->trigger();
        QCOMPARE(sheet()->score().all, 7);
        QCOMPARE(text(u"scores"_s, 4, 5), QString());
        press(Qt::Key_Z, Qt::ControlModifier);
        document().settle();
        QCOMPARE(text(u"scores"_s, 4, 5), before);
        QVERIFY(!window()->findChild<WorksheetBar*>()->isVisible());
        press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        document().settle();
        QCOMPARE(text(u"scores"_s, 4, 5), QString());
        action("worksheet.unblankall")->trigger();
        QCOMPARE(text(u"scores"_s, 4, 5), before);
    }

    /// "The row" is the one on show, also where the pane shows the matrix turned over.
    void aRowIsTheOneOnShow()
    {
        select(view(u"output"_s), 4, 1);
        action("worksheet.blankrow")->trigger();
        QCOMPARE(sheet()->score().all, 2);
        action("edit.undo")->trigger();
        action("view.columns")->trigger();
        select(view(u"output"_s), 1, 4);
        action("worksheet.blankrow")->trigger();
        QCOMPARE(sheet()->score().all, 7);
        for (Index token = 0; token < 7; ++token)
            QCOMPARE(answerAt("output", token, 1), Answer::Empty);
        action("view.columns")->trigger();
    }

    void hintsAreInTheInspector()
    {
        select(view(u"output"_s), 4, 1);
        action("worksheet.blank")->trigger();
        const auto inspector = [this] {
            QTest::qWait(20);
            QStringList all;
            for (const QWidget* part : window()->findChild<InspectorPanel*>()->findChildren<QWidget*>()) {
                if (const auto* label = qobject_cast<const QLabel*>(part); label && !label->isHidden())
                    all << label->text();
            }
            return all.join(u'\n');
        };
        QVERIFY(!inspector().contains(u"The sum of these products"_s));
        QTest::mouseClick(named<QPushButton>(u"Hint: the rule"_s), Qt::LeftButton);
        QTRY_VERIFY(inspector().contains(u"The sum of these products"_s));
        press(Qt::Key_H, Qt::ControlModifier | Qt::ShiftModifier);
        const QString hinted = inspector();
        QVERIFY(!hinted.contains(u"Sum:"_s));
        QVERIFY(!named<QPushButton>(u"Hint: the numbers"_s));
        QTest::mouseClick(named<QPushButton>(u"Show the answer"_s), Qt::LeftButton);
        QTRY_VERIFY(inspector().contains(number({"output", 0, 4, 1}, 2)));
        QCOMPARE(answerAt("output", 4, 1), Answer::Shown);
    }

    void nothingInTheWindowTellsTheNumber()
    {
        const std::vector<CellRef> cells = {{"weights", 0, 4, 5}, {"weights", 0, 4, 4}, {"output", 0, 4, 1},
                                            {"scores", 0, 4, 5},  {"Q", 0, 4, 0},       {"scaled", 0, 4, 5}};
        document().setDecimals(5);
        document().setSaturation({"random", document().sizes().dK, 1});  // the session itself
        const auto look = [&] {
            QString all;
            for (const CellRef& cell : cells) {
                document().selectCell(cell);
                document().settle();
                window()->bringUpToDate(window()->notebook()->sheet());
                QTest::qWait(30);
                all += allTexts();
                if (cell.step == "weights") {
                    action("view.derivatives")->trigger();
                    all += allTexts();
                    action("view.derivatives")->trigger();
                }
                select(view(fromUtf8(cell.step)), static_cast<int>(cell.row), static_cast<int>(cell.column));
                for (const char* key : {"edit.copy", "edit.copylatex", "edit.copynumpy", "edit.copymarkdown", "matrix.transpose"}) {
                    QApplication::clipboard()->clear();
                    action(key)->trigger();
                    all += QApplication::clipboard()->text();
                }
            }
            return all;
        };
        const QString open = look();
        for (const CellRef& cell : cells) {
            select(view(fromUtf8(cell.step)), static_cast<int>(cell.row), static_cast<int>(cell.column));
            action("worksheet.blank")->trigger();
        }
        const QString closed = look();
        for (const CellRef& cell : cells) {
            const QString digits = number(cell, 5);
            QVERIFY2(open.contains(digits), qPrintable(digits));
            const qsizetype place = closed.indexOf(digits);
            QVERIFY2(place < 0, qPrintable(digits + u" in "_s + closed.mid(place - 100, 200)));
        }
    }

    /// The derivative of an output with respect to V is a weight.
    void derivativesWaitForTheAnswers()
    {
        select(view(u"weights"_s), 4, 5);
        action("view.derivatives")->trigger();
        QVERIFY(window()->lens()->isOn());
        action("worksheet.blank")->trigger();
        QVERIFY(!window()->lens()->isOn());
        action("view.derivatives")->trigger();
        QVERIFY(!window()->lens()->isOn() && !action("view.derivatives")->isChecked());
        QVERIFY(window()->statusBar()->currentMessage().contains(u"reveal the key"_s));
        action("worksheet.reveal")->trigger();
        action("view.derivatives")->trigger();
        QVERIFY(window()->lens()->isOn());
    }

    void savedAndOpenedItIsInItsState()
    {
        select(view(u"weights"_s), 4, 5);
        action("worksheet.blank")->trigger();
        fillIn(u"weights"_s, 4, 5, u"0.7"_s);
        const std::string file = writeSession(document().session(), ViewPart::Include);
        open(readSession(file).value().session);
        QVERIFY(window()->findChild<WorksheetBar*>()->isVisible());
        QCOMPARE(text(u"weights"_s, 4, 5), u"0.7"_s);
        QCOMPARE(score(), u"0 of 1 right, 1 wrong"_s);
        const auto startOver = [this](const QString& button) {
            const QString asked = answer([this] { action("worksheet.startover")->trigger(); }, button);
            QVERIFY(asked.contains(u"cannot be undone"_s));
        };
        startOver(u"Cancel"_s);
        QCOMPARE(text(u"weights"_s, 4, 5), u"0.7"_s);
        startOver(u"Yes"_s);
        QCOMPARE(text(u"weights"_s, 4, 5), QString());
    }

    void theToleranceIsChosenOrTyped()
    {
        select(view(u"weights"_s), 4, 5);
        action("worksheet.blank")->trigger();
        auto* tolerance = named<QComboBox>(u"Tolerance"_s);
        QCOMPARE(tolerance->currentText(), u"right to 2 decimals"_s);
        tolerance->setCurrentIndex(0);
        emit tolerance->activated(0);
        QCOMPARE(document().session().worksheet.tolerance, 0.05);
        tolerance->lineEdit()->setFocus();
        tolerance->lineEdit()->selectAll();
        QTest::keyClicks(tolerance->lineEdit(), u"0.02"_s);
        QTest::keyClick(tolerance->lineEdit(), Qt::Key_Return);
        QCOMPARE(document().session().worksheet.tolerance, 0.02);
        QCOMPARE(tolerance->currentText(), u"right within 0.0200"_s);
        tolerance->lineEdit()->selectAll();
        QTest::keyClicks(tolerance->lineEdit(), u"nonsense"_s);
        QTest::keyClick(tolerance->lineEdit(), Qt::Key_Return);
        QCOMPARE(tolerance->currentText(), u"right within 0.0200"_s);
    }

    void aBlankThatIsGoneIsNamed()
    {
        Session session = lessonSession();
        session.worksheet.blanks = {"weights[4,5]", "weights[9,9]"};
        open(session);
        QVERIFY2(score().contains(u"1 blank(s) have no effect"_s) && score().contains(u"weights[9,9]"_s), qPrintable(score()));
        QVERIFY(text(u"weights"_s, 4, 5).isEmpty());
        Session cannot = lessonSession();
        cannot.matrices["X"](5, 0) = std::nan("");
        open(cannot);
        select(view(u"weights"_s), 4, 5);
        action("worksheet.blank")->trigger();
        QVERIFY2(window()->statusBar()->currentMessage().contains(u"weights[export,fail] has no number to ask for"_s),
                 qPrintable(window()->statusBar()->currentMessage()));
        QVERIFY(document().session().worksheet.blanks.empty());
    }

    void thePaperHasBoxesAndTheKeyItsNumbers()
    {
        if (QStandardPaths::findExecutable(u"pdftotext"_s).isEmpty())
            QSKIP("there is no pdftotext");
        document().setDecimals(5);
        const std::vector<CellRef> cells = {{"weights", 0, 4, 5}, {"output", 0, 4, 1}, {"scores", 0, 2, 3}, {"Q", 0, 4, 0}};
        for (const CellRef& cell : cells) {
            select(view(fromUtf8(cell.step)), static_cast<int>(cell.row), static_cast<int>(cell.column));
            action("worksheet.blank")->trigger();
        }
        fillIn(u"weights"_s, 4, 5, number(cells[0], 5));  // a right answer is none on paper
        QCOMPARE(answerAt("weights", 4, 5), Answer::Right);
        const QString paper = pdfText(PrintedAs::Worksheet);
        const QString key = pdfText(PrintedAs::Key);
        QVERIFY2(paper.contains(u"Name:"_s) && paper.contains(u"right to 2 decimals"_s) && paper.contains(u"divided by 1.414"_s)
                     && !paper.contains(u"Key: "_s),
                 qPrintable(paper));
        QVERIFY2(key.contains(u"Key: The real attention equation"_s), qPrintable(key));
        for (const CellRef& cell : cells) {
            const QString digits = number(cell, 5);
            QVERIFY2(!paper.contains(digits), qPrintable(digits + paper));
            QVERIFY2(key.contains(digits), qPrintable(digits + key));
        }
        QVERIFY(paper.contains(number({"weights", 0, 4, 4}, 5)));
        QVERIFY(paper.contains(u"Nimbus"_s));
    }

    void bothAreWrittenInOneGo()
    {
        select(view(u"weights"_s), 4, 5);
        action("worksheet.blank")->trigger();
        const QString path = m_folder.filePath(u"class.pdf"_s);
        const std::vector<PrintedAs> both = {PrintedAs::Worksheet, PrintedAs::Key};
        QCOMPARE(writeWorksheets(document(), path, both), QString());
        QVERIFY(QFile::exists(path) && QFile::exists(m_folder.filePath(u"class-key.pdf"_s)));
        QVERIFY(!writeWorksheets(document(), m_folder.filePath(u"no/such/folder.pdf"_s), both).isEmpty());
        WorksheetDialog dialog(u"Print"_s, u"Print"_s);
        for (auto* button : dialog.findChildren<QRadioButton*>()) {
            if (button->accessibleName() == u"Both"_s)
                QTest::mouseClick(button, Qt::LeftButton, {}, QPoint(8, button->height() / 2));
        }
        QCOMPARE(dialog.chosen(), both);
    }

    void anySizeGoesOnPaper()
    {
        Session session = exampleSession(exampleCatalogue().back());  // all sizes differ
        open(session);
        QVERIFY(!worksheetPdf(document(), PrintedAs::Worksheet).isEmpty());  // nothing blank
        document().resize({90, 40, 7, 3});
        document().settle();
        select(view(u"Q"_s), 80, 6);
        action("worksheet.blank")->trigger();
        const std::vector<PrintedTable> tables = printedTables(document(), PrintedAs::Worksheet);
        const auto q = std::ranges::find(tables, u"Q"_s, &PrintedTable::sign);
        QVERIFY(q != tables.end() && q->hasBlanks);
        QVERIFY(q->note.contains(u"24 of 90 row(s)"_s));
        QVERIFY(q->cells.back().back().isBlank);  // it is among the rows that are shown
        QVERIFY(worksheetPdf(document(), PrintedAs::Key).size() > 3000);
    }

    void theExampleIsAWorksheet()
    {
        for (const ExampleSpec& example : exampleCatalogue()) {
            if (QLatin1String(example.name).contains(QLatin1String("worksheet")))
                open(exampleSession(example));
        }
        QCOMPARE(sheet()->score().all, 12);
        QVERIFY(sheet()->unused().empty());
        QVERIFY(window()->findChild<WorksheetBar*>()->isVisible());
    }

    void fewerTokensThanBefore()
    {
        open(lessonSession());
        document().setWorksheet({{"weights[0,0]", "Q[5,1]"}, 0.005}, u"Blank"_s);
        document().pickToken(document().sizes().tokens - 1);
        for (const char* kind : {"saturation", "weights", "scores", "worked-row"}) {
            window()->notebook()->scrollToCell(window()->notebook()->find(kind));
            QTest::qWait(50);
            Sizes sizes = document().sizes();
            sizes.tokens = 2;
            QVERIFY(!document().resize(sizes));
            document().settle();
            QTest::qWait(50);
            document().undoStack()->undo();
            document().settle();
            QTest::qWait(50);
        }
        QCOMPARE(sheet()->score().all, 2);
    }

    void closingAsksAboutAnswers()
    {
        QVERIFY(window()->askToClose());
        document().setAnswers({"weights[0,0]=0.5"});
        QVERIFY(!document().isModified());
        bool mayClose = true;
        const QString said = answer([&] { mayClose = window()->askToClose(); }, u"Cancel"_s);
        QVERIFY2(said.contains(u"Save the answers"_s), qPrintable(said));
        QVERIFY(!mayClose);
    }
};

AE_TEST(tst_worksheet)
#include "tst_worksheet.moc"
