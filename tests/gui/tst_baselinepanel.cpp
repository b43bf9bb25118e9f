// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/baselinepanel.h"
#include "app/comparebar.h"
#include "app/examples.h"
#include "models/roles.h"
#include "session/reader.h"
#include "session/writer.h"
#include "testmain.h"
#include "widgets/charts/barchart.h"
#include "widgets/look/card.h"
#include "widgets/notebook/notebookview.h"
#include "windowtest.h"

#include <QAbstractButton>
#include <QApplication>
#include <QClipboard>
#include <QFile>
#include <QHeaderView>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>
#include <QTimer>

#include <algorithm>
#include <ctime>

using namespace Qt::StringLiterals;
using namespace ae;

/// Pinned states in the window: pinned, compared with, renamed, restored, opened from files.
class tst_baselinepanel : public ae::test::WindowTest {
    Q_OBJECT

    static constexpr double kLongestHold = 100;  // milliseconds

    BaselinePanel* panel() const { return window()->findChild<BaselinePanel*>(); }
    CompareBar* bar() const { return window()->findChild<CompareBar*>(); }
    QString text(const QString& pane, int row, int column, int role = Qt::DisplayRole) const
    {
        return view(pane)->model()->index(row, column).data(role).toString();
    }
    void pressButton(const QWidget* part, const QString& name) const
    {
        for (QPushButton* button : part->findChildren<QPushButton*>()) {
            if (button->text() == name)
                return QTest::mouseClick(button, Qt::LeftButton);
        }
        QFAIL(qPrintable(u"no such button: "_s + name));
    }
    /// Runs `act` and types `name` into the dialog that asks for one.
    void naming(const QString& name, const std::function<void()>& act) const
    {
        QTimer looking;
        QObject::connect(&looking, &QTimer::timeout, &looking, [&] {
            auto* dialog = qobject_cast<QInputDialog*>(QApplication::activeModalWidget());
            if (!dialog)
                return;
            looking.stop();
            auto* line = dialog->findChild<QLineEdit*>();
            line->selectAll();
            if (!name.isEmpty())
                QTest::keyClicks(line, name);
            QTest::keyClick(line, Qt::Key_Return);
        });
        looking.start(10);
        act();
    }
    void pin(const QString& name) const
    {
        naming(name, [this] { action("edit.pin")->trigger(); });
    }
    QString changes() const
    {
        auto* table = named<QTableView>(u"Table: What changed"_s);
        QStringList all;
        for (int row = 0; row < table->model()->rowCount(); ++row)
            all << table->model()->index(row, 0).data().toString();
        return all.join(u'\n');
    }
    /// As many tokens as a real context has.
    static Session largeSession()
    {
        Session session;
        const auto drawn = [](Index rows, Index columns, std::uint64_t matrix) {
            Matrix numbers(rows, columns);
            for (Index r = 0; r < rows; ++r) {
                for (Index c = 0; c < columns; ++c)
                    numbers(r, c) = normalDraw(1, matrix, static_cast<std::uint64_t>(r), static_cast<std::uint64_t>(c)) / 4;
            }
            return numbers;
        };
        session.matrices = {{"X", drawn(2048, 64, 0)}, {"Wq", drawn(64, 32, 1)}, {"Wk", drawn(64, 32, 2)}, {"Wv", drawn(64, 24, 3)}};
        for (Index token = 0; token < 2048; ++token)
            session.tokens.push_back("t" + std::to_string(token));
        session.notebook = defaultNotebook();
        return session;
    }
    void edit(int row, int column, const char* keys) const
    {
        select(view(u"X"_s), row, column);
        type(keys);
        press(Qt::Key_Return);
        document().settle();
    }

private slots:
    void init()
    {
        open(lessonSession());
        action("view.baselines")->trigger();
        QTRY_VERIFY(panel()->isVisible());
    }
    void cleanup() { close(); }

    /// The list shows what there was at the last frame.
    void stateThatIsNoMoreIsNotAskedFor()
    {
        pin(u"only"_s);
        QTRY_VERIFY(panel()->findChild<QListWidget*>()->count() == 1);
        for (const char* button : {"Compare", "Rename…", "Restore", "Remove"}) {
            document().undoStack()->setIndex(0);
            QVERIFY(document().session().baselines.empty());
            for (QPushButton* each : panel()->findChildren<QPushButton*>()) {
                if (each->text() == QString::fromUtf8(button))
                    each->click();
            }
            document().settle();
            QVERIFY(document().session().baselines.empty());
            document().undoStack()->setIndex(document().undoStack()->count());
            document().settle();
            QCOMPARE(document().session().baselines.size(), std::size_t{1});
        }
    }

    void pinEditCompareRestore()
    {
        QVERIFY(!bar()->isVisible());
        pin({});  // the name that is offered
        QCOMPARE(document().session().baselines.at(0).name, std::string("State 1"));
        QVERIFY(bar()->isVisible());
        edit(4, 0, "-1.5");
        QCOMPARE(text(u"X"_s, 4, 0), u"−1.50"_s);
        QCOMPARE(text(u"X"_s, 4, 0, BesideRole), u"−2.00"_s);
        QCOMPARE(text(u"X"_s, 4, 1, BesideRole), u"0"_s);
        pressButton(bar(), u"Difference"_s);
        QCOMPARE(text(u"X"_s, 4, 0), u"−2.00"_s);
        edit(4, 0, "2.5");  // what is typed is the value
        QCOMPARE(document().session().matrices.at("X")(4, 0), 2.5);
        QCOMPARE(text(u"X"_s, 4, 0), u"+2.00"_s);
        QTRY_COMPARE(changes(), u"X: 1 of 28 cell(s), most X[export,product]"_s);
        select(view(u"X"_s), 4, 0);
        const QString cell = named<QLineEdit>(u"Selected cell"_s)->text();
        QVERIFY2(cell.contains(u"now 2.5, in “State 1” 0.5, difference +2"_s), qPrintable(cell));
        const std::string changed = bytes();
        const int steps = document().undoStack()->index();
        pressButton(panel(), u"Restore"_s);
        document().settle();
        QCOMPARE(document().undoStack()->index(), steps + 1);
        QCOMPARE(document().session().matrices.at("X")(4, 0), 0.5);
        QVERIFY(agreesWithFreshPass());
        QTRY_COMPARE(changes(), QString());
        action("edit.undo")->trigger();
        document().settle();
        QCOMPARE(bytes(), changed);
        pressButton(bar(), u"Stop comparing"_s);
        QVERIFY(!bar()->isVisible());
        QCOMPARE(text(u"X"_s, 4, 0), u"2.50"_s);
    }

    void chartsDrawBoth()
    {
        pin(u"before"_s);
        edit(4, 0, "-1.5");
        const auto* card = window()->notebook()->card(window()->notebook()->find("weights-chart"));
        auto* chart = card->findChild<BarChart*>();
        QVERIFY(chart);
        QTRY_COMPARE(chart->data().otherName, u"before"_s);
        document().pickToken(4);
        QTRY_VERIFY(std::abs(chart->data().bars.at(5).other - 0.240848) < 1e-6);
        QVERIFY(chart->summary().contains(u"before"_s));
        pressButton(bar(), u"Stop comparing"_s);
        QTRY_COMPARE(chart->data().otherName, QString());
    }

    /// What was just pinned is what Rename and Remove are about.
    void theNewestIsSelected()
    {
        pin(u"a"_s);
        edit(4, 0, "-1.5");
        pin(u"b"_s);
        auto* states = named<QListWidget>(u"Pinned states"_s);
        QTRY_COMPARE(states->currentItem()->text(), u"b — compared"_s);
        pressButton(panel(), u"Remove"_s);
        QTRY_COMPARE(states->count(), 1);
        QCOMPARE(document().session().baselines.at(0).name, std::string("a"));
    }

    /// Beside both panels there is room for all of Projections, and for the numbers of the table.
    void nothingIsCut_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("large") << QSize(1600, 1000);
        QTest::newRow("small") << QSize(1280, 720);
    }
    void nothingIsCut()
    {
        QFETCH(QSize, size);
        action("view.baselines")->trigger();
        window()->resize(size);
        action("view.baselines")->trigger();  // in a narrow window it takes the place of the outline
        pin(u"the state before"_s);
        edit(4, 0, "-1.5");
        QTRY_VERIFY(!changes().isEmpty());
        auto* table = named<QTableView>(u"Table: What changed"_s);
        if (size.width() > 1280)
            QTRY_VERIFY(table->horizontalHeader()->length() <= table->viewport()->width());
        const NotebookView* notebook = window()->notebook();
        const Card* card = notebook->card(notebook->find("projections"));
        QTRY_VERIFY2(card->geometry().right() < notebook->viewport()->width(),
                     qPrintable(u"%1 of %2"_s.arg(card->geometry().right()).arg(notebook->viewport()->width())));
    }

    void renamedRemovedAndBack()
    {
        pin(u"a"_s);
        naming(u"b"_s, [this] { pressButton(panel(), u"Rename…"_s); });
        auto* states = named<QListWidget>(u"Pinned states"_s);
        QTRY_COMPARE(states->item(0)->text(), u"b — compared"_s);
        pressButton(panel(), u"Remove"_s);
        QTRY_COMPARE(states->count(), 0);
        QVERIFY(!bar()->isVisible());
        action("edit.undo")->trigger();
        QTRY_COMPARE(states->count(), 1);
        pressButton(panel(), u"Compare"_s);
        QVERIFY(bar()->isVisible());
        pressButton(panel(), u"Stop"_s);
        QVERIFY(!bar()->isVisible());
    }

    /// The tables of a large session come in pieces, between the frames of the window.
    void largeOnesDoNotHoldTheWindow()
    {
        close();
        open(largeSession());
        action("view.baselines")->trigger();
        QTRY_VERIFY(panel()->isVisible());
        QVERIFY(!document().addBaseline("a", document().session()));
        document().settle();
        const auto* tokens = named<QTableView>(u"Table: Tokens"_s);
        // what this thread works at a time, however busy the machine is
        const auto hold = [](const char* what, const std::function<bool()>& isDone) {
            const auto worked = [] {
                timespec now{};
                clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
                return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
            };
            double longest = 0;
            while (!isDone()) {
                const double start = worked();
                QCoreApplication::processEvents();
                longest = std::max(longest, worked() - start);
                QThread::usleep(300);
            }
            qInfo("%s: at most %.0f ms at a time", what, longest);
            return longest;
        };
        document().compareWith("a");
        QVERIFY(hold("compare", [tokens] { return tokens->model()->rowCount() > 0; }) < kLongestHold);
        edit(4, 0, "-1.5");
        QVERIFY(hold("edit", [this] { return changes().contains(u"X: 1 of"_s); }) < kLongestHold);
    }

    void aClickInTheTableGoesToTheCell()
    {
        pin(u"a"_s);
        edit(4, 0, "-1.5");
        QTRY_VERIFY(!changes().isEmpty());
        document().selectCell({});
        auto* table = named<QTableView>(u"Table: What changed"_s);
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, table->visualRect(table->model()->index(0, 0)).center());
        QCOMPARE(document().selectedCell(), std::optional(CellRef{"X", 0, 4, 0}));
        pressButton(panel(), u"Copy as CSV"_s);
        QVERIFY(QGuiApplication::clipboard()->text().startsWith(u"What,Before,Now,Change\n"_s));
    }

    void othersComeFromFilesAndStayInTheFile()
    {
        QTemporaryDir folder;
        const QString other = folder.filePath(u"other.attn"_s);
        Session session = lessonSession();
        session.options.scaleExponent = 0;
        QVERIFY(!Document(session).saveTo(other.toStdString()));
        panel()->addFile(other, u"other"_s);
        document().settle();
        QCOMPARE(document().comparedBaseline()->name, std::string("other"));
        QTRY_COMPARE(changes(), u"Scale exponent"_s);
        panel()->addFile(other, u"other"_s);
        QCOMPARE(document().session().baselines.at(1).name, std::string("other 2"));
        const QString own = folder.filePath(u"own.attn"_s);
        QVERIFY(!document().saveTo(own.toStdString()));
        edit(0, 0, "3");
        pressButton(panel(), u"As saved"_s);
        QCOMPARE(document().session().baselines.at(2).name, std::string("as saved"));
        QVERIFY(!document().saveTo(own.toStdString()));
        auto again = loadSession(own.toStdString());
        QVERIFY(again);
        QCOMPARE(again->session.baselines.size(), std::size_t(3));
        open(std::move(again->session));
        QVERIFY(bar()->isVisible());  // the compared one is kept too
        QCOMPARE(text(u"X"_s, 0, 0, BesideRole), u"+3.00"_s);
    }

    void aBrokenFileIsRefusedWithItsPlace()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"broken.attn"_s);
        QByteArray whole = QByteArray::fromStdString(writeSession(lessonSession()));
        const qsizetype number = whole.indexOf("0.9", whole.indexOf("\"rows\""));
        QVERIFY(number > 0);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(whole.left(number) + whole.mid(number + 3));  // a blanked cell
        file.close();
        const std::string before = bytes();
        const QString said = answer([&] { panel()->addFile(path, u"broken"_s); });
        QVERIFY2(said.contains(u"broken.attn was not pinned."_s) && said.contains(u"line"_s, Qt::CaseInsensitive)
                     && said.contains(u"Nothing was changed."_s),
                 qPrintable(said));
        QCOMPARE(bytes(), before);
        QVERIFY(!document().isModified());
    }

    void otherShapesAreSaid()
    {
        pin(u"a"_s);
        QVERIFY(!document().insertToken(0, "new"));
        document().settle();
        const QString words = named<QLabel>(u"What is compared"_s)->text();
        QVERIFY2(words.contains(u"“a” has 7 tokens, this session 8."_s), qPrintable(words));
        QTRY_VERIFY(changes().contains(u"Shape of X"_s));
        QTRY_COMPARE(named<QLabel>(u"About the tables"_s)->text(), u"“a” has 7 tokens, this session 8."_s);
    }
};

AE_TEST(tst_baselinepanel)
#include "tst_baselinepanel.moc"
