// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/examples.h"
#include "app/lessonguide.h"
#include "models/texts.h"
#include "testmain.h"
#include "widgets/cells/cellcatalogue.h"
#include "windowtest.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QAction>
#include <QFile>
#include <QHeaderView>
#include <QMenu>
#include <QPlainTextEdit>
#include <QTemporaryDir>
#include <QTest>

#include <ctime>

using namespace Qt::StringLiterals;
using namespace ae;

namespace {

constexpr int kMostCells = 12;  // of a side of a model
constexpr double kLongest = 1;  // second of the processor

const std::string kMarks = "\u202Eevil\u2066\u200B\u00AD\u2060\u061C";

double processorSeconds()
{
    timespec now = {};
    ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

void addSpoken(QAccessibleInterface* part, QStringList& words, int depth)
{
    if (!part || depth > 20)
        return;
    // what somebody writes is shown as it will be saved
    if (auto* editor = qobject_cast<QPlainTextEdit*>(part->object()); editor && !editor->isReadOnly())
        return;
    for (const QAccessible::Text kind : {QAccessible::Name, QAccessible::Description, QAccessible::Value, QAccessible::Help})
        words << part->text(kind);
    if (auto* text = part->textInterface())
        words << text->text(0, text->characterCount());
    for (int i = 0; i < std::min(part->childCount(), 300); ++i)
        addSpoken(part->child(i), words, depth + 1);
}

void addModel(const QAbstractItemModel* model, QStringList& words)
{
    static constexpr int roles[] = {Qt::DisplayRole, Qt::ToolTipRole, Qt::StatusTipRole, Qt::AccessibleTextRole,
                                    Qt::AccessibleDescriptionRole};
    for (const int role : roles) {
        for (int row = 0; row < std::min(model->rowCount(), kMostCells); ++row) {
            words << model->headerData(row, Qt::Vertical, role).toString();
            for (int column = 0; column < std::min(model->columnCount(), kMostCells); ++column) {
                words << model->headerData(column, Qt::Horizontal, role).toString();
                words << model->index(row, column).data(role).toString();
            }
        }
    }
}

/// All that people see of a window, hear of it, or find in its tips.
QStringList wordsOf(QWidget* window)
{
    QStringList words;
    addSpoken(QAccessible::queryAccessibleInterface(window), words, 0);
    QList<QWidget*> parts = window->findChildren<QWidget*>();
    parts << window;
    for (const QWidget* widget : std::as_const(parts))
        words << widget->windowTitle() << widget->toolTip() << widget->statusTip() << widget->whatsThis()
              << widget->accessibleDescription();
    for (const QAction* action : window->findChildren<QAction*>())
        words << action->text() << action->toolTip();
    for (const auto* view : window->findChildren<QAbstractItemView*>()) {
        if (view->model())
            addModel(view->model(), words);
    }
    return words;
}

QString firstWithHiddenMarks(const QStringList& words)
{
    for (const QString& text : words) {
        for (const uint c : text.toUcs4()) {
            const QChar::Category category = QChar::category(c);
            const bool isLine = c == u'\n' || c == u'\t' || c == 0x2028 || c == 0x2029;  // of texts with several
            if (!isLine && (category == QChar::Other_Control || category == QChar::Other_Format))
                return u"U+%1 in “%2”"_s.arg(c, 4, 16).arg(text.left(200));
        }
    }
    return {};
}

/// Every text that a file may bring is `words`.
Session sessionWith(const std::string& words)
{
    Session session = lessonSession();
    for (std::string& token : session.tokens)
        token = words + token;
    for (std::string& feature : session.features)
        feature = words + feature;
    session.title = words;
    session.notebook = {
        {std::string(textCellKind), "# " + words + "\n\n" + words + " {{weights[0,0]}} ![" + words + "](x.png) `" + words + "`\n"},
        {words, {}}};
    for (const CellSpec& spec : cellCatalogue()) {
        if (spec.kind != textCellKind)
            session.notebook.push_back({std::string(spec.kind), {}});
    }
    auto state = std::make_shared<SessionState>(session);
    state->matrices["X"](0, 0) += 1;
    session.baselines.push_back({words, state, {}});
    session.view.baseline = words;
    return session;
}

}  // namespace

/// Text of a file that turns lines around, that nobody sees, or that takes long to lay out.
class tst_hostiletext : public ae::test::WindowTest {
    Q_OBJECT

    void lookAround()
    {
        for (const char* panel : {"view.outline", "view.inspector", "view.history", "view.baselines"}) {
            if (!action(panel)->isChecked())
                action(panel)->trigger();
        }
        QTest::qWait(50);
        for (const CellRef& cell : {CellRef{"weights", 1, 2}, CellRef{"X", 1, 1}, CellRef{"output", 2, 0}, CellRef{"scores", 3, 3}}) {
            document().selectCell(cell);
            QTest::qWait(30);
        }
    }

private slots:
    void cleanup() { close(); }

    void marksAreShown()
    {
        open(sessionWith(kMarks));
        QVERIFY(!document().renameToken(1, kMarks + "new"));
        QVERIFY(!document().renameFeature(1, kMarks + "new"));
        QVERIFY(!document().setTitle(kMarks + "new"));
        QVERIFY(!document().pinBaseline(kMarks + "pinned"));
        QVERIFY(!document().removeToken(2));
        QVERIFY(!document().setCells("X", Region::cell(0, 0), Matrix::Constant(1, 1, 3)));
        Worksheet worksheet;
        worksheet.blanks = {"weights[0,0]", "Q[1,1]"};
        QVERIFY(!document().setWorksheet(worksheet, u"Blank"_s));
        document().settle();
        lookAround();
        action("view.derivatives")->trigger();
        QTest::qWait(100);
        const QStringList words = wordsOf(window());
        QVERIFY(words.size() > 1000);
        QVERIFY(words.join(u' ').contains(u"⟨202E⟩evil⟨2066⟩⟨200B⟩⟨00AD⟩⟨2060⟩⟨061C⟩"_s));
        QCOMPARE(firstWithHiddenMarks(words), QString());
        QVERIFY(window()->windowTitle().contains(u"⟨202E⟩evil"_s));
    }

    void marksOfLessonsAreShown()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"mine.lesson"_s);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        const QByteArray m = QByteArray::fromStdString(kMarks);
        file.write("@comment x\n@lesson " + m + "\n@id mine\n@about " + m + "\n@example lesson\n\n@step " + m
                   + "\n@start\n@set picked = export\n@look tokens\n@scene\n" + m + " **" + m + "**\n@predict " + m
                   + "\n@number effective_tokens[export] within 0.5\n@reveal\n" + m + "\n@task " + m + "\n@goal picked is Why\n@hint\n" + m
                   + "\n@idea\n" + m + "\n@mathematics\n" + m + "\n@code\n" + m + "\n");
        file.close();
        LoadedLesson loaded = loadLesson(path);
        QVERIFY2(loaded.isGood(), qPrintable(linesOf(loaded.problems)));
        open(loaded.session);
        window()->guide()->begin(std::move(loaded));
        window()->guide()->show();
        QTest::qWait(100);
        const QStringList words = wordsOf(window());
        QVERIFY(words.join(u' ').contains(u"⟨202E⟩evil"_s));
        QCOMPARE(firstWithHiddenMarks(words), QString());
    }

    void nothingStalls_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("note");
        const QString tables = u"<table><tr><td>"_s;
        QTest::newRow("nested tables") << tables.repeated(15) << tables.repeated(1000);
        const QString marks = u"a"_s + QString(200, QChar(0x0301));
        QTest::newRow("combining marks") << marks << marks.repeated(600);  // 120,000 of them
        QTest::newRow("enclosing marks") << u"a"_s + QString(200, QChar(0x20dd)) << (u"a"_s + QString(200, QChar(0x20dd))).repeated(400);
        QTest::newRow("Arabic and Devanagari marks")
            << u"\u0628"_s + QString(200, QChar(0x0651)) << (u"\u0915"_s + QString(200, QChar(0x0941))).repeated(400);
        QTest::newRow("tags of other planes") << QString::fromUcs4(U"\U000E0041").repeated(200)
                                              << QString::fromUcs4(U"\U000E0041").repeated(50'000);
        QTest::newRow("nested lists and quotes") << u"> "_s.repeated(100) << (u"> "_s.repeated(3000) + u"\n"_s + u"- "_s.repeated(3000));
        QTest::newRow("brackets") << u"["_s.repeated(200) << u"["_s.repeated(100'000);
        QTest::newRow("one word") << u"x"_s.repeated(200) << u"x"_s.repeated(250'000);
        QTest::newRow("stars") << u"*a **b "_s.repeated(28) << u"*a **b "_s.repeated(30'000);
    }

    void nothingStalls()
    {
        QFETCH(const QString, name);
        QFETCH(const QString, note);
        Session plain = lessonSession();
        double start = processorSeconds();
        open(plain);
        lookAround();
        const double usual = processorSeconds() - start;
        Session session = plain;
        for (std::string& token : session.tokens)
            token = name.toStdString();
        for (std::string& feature : session.features)
            feature = name.toStdString();
        session.title = name.repeated(5).left(1000).toStdString();
        session.notebook.front() = {std::string(textCellKind), note.toStdString()};
        session.baselines.push_back({session.title, std::make_shared<SessionState>(session), {}});
        start = processorSeconds();
        open(session);
        lookAround();
        const double opening = processorSeconds() - start;
        start = processorSeconds();
        wordsOf(window());
        const double words = processorSeconds() - start;
        QVERIFY2(opening < usual + kLongest, qPrintable(u"%1 s instead of %2"_s.arg(opening).arg(usual)));
        QVERIFY2(words < 5 * kLongest, qPrintable(u"all words: %1 s"_s.arg(words)));
        QVERIFY(!document().renameToken(0, name.left(200).toStdString() + "b"));
        start = processorSeconds();
        document().settle();
        QTest::qWait(30);
        QVERIFY2(processorSeconds() - start < kLongest, qPrintable(u"a rename: %1 s"_s.arg(processorSeconds() - start)));
    }
};

AE_TEST(tst_hostiletext)
#include "tst_hostiletext.moc"
