// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/document.h"

#include "sessions.h"
#include "testmain.h"

#include <QSignalSpy>
#include <QTest>

#include <cmath>
#include <functional>
#include <limits>
#include <new>

#include <unistd.h>

using namespace ae;
using namespace ae::test;

/// A refused edit says why and changes nothing.
class tst_refusals : public QObject {
    Q_OBJECT
private slots:
    void aRefusedEditChangesNothing_data();
    void aRefusedEditChangesNothing();
    void whatIsPendingSurvivesARefusal();
    void memoryIsAskedForBeforeItIsTaken();
    void withoutMemoryNothingChanges();
};

namespace {

struct Wrong {
    const char* name;
    const char* says;  ///< part of the sentence
    std::function<Document::Refusal(Document&)> edit;
};

std::function<Document::Refusal(Document&)> options(const std::function<void(Options&)>& change)
{
    return [change](Document& document) {
        Options wanted = document.session().options;
        change(wanted);
        return document.setOptions(wanted, QStringLiteral("options"));
    };
}

std::function<Document::Refusal(Document&)> inputs(const std::function<void(Inputs&)>& change)
{
    return [change](Document& document) {
        Inputs wanted = document.session().matrices;
        change(wanted);
        return document.setInputs(wanted, QStringLiteral("inputs"));
    };
}

constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
constexpr Index kHuge = std::numeric_limits<Index>::max();

void addCells(std::vector<Wrong>& all)
{
    const auto cells = [](const char* step, Region region) {
        return [step, region](Document& d) { return d.setCells(step, region, matrixOf({{1, 2}})); };
    };
    all.push_back({"a computed step", "no input", cells("scores", {0, 0, 1, 2})});
    all.push_back({"an unknown step", "no input", cells("Wx", {0, 0, 1, 2})});
    all.push_back({"below the matrix", "inside", cells("X", {4, 0, 1, 2})});
    all.push_back({"right of the matrix", "inside", cells("X", {0, 4, 1, 2})});
    all.push_back({"before the matrix", "inside", cells("X", {-1, 0, 1, 2})});
    all.push_back({"far beyond", "inside", cells("X", {kHuge, kHuge, 1, 2})});
    all.push_back({"a region beyond all numbers", "inside", cells("X", {1, 1, kHuge, kHuge})});
    all.push_back({"an empty region", "inside", cells("X", {0, 0, 0, 2})});
    all.push_back({"too few values", "fill", cells("X", {0, 0, 2, 2})});
    all.push_back({"mask outside", "inside", [](Document& d) { return d.paintMask({3, 3, 2, 1}, true); }});
    all.push_back({"mask far outside", "inside", [](Document& d) { return d.paintMask({0, kHuge, 1, kHuge}, true); }});
}

void addOptions(std::vector<Wrong>& all)
{
    all.push_back({"exponent too large", "2", options([](Options& o) { o.scaleExponent = 2.1; })});
    all.push_back({"exponent NaN", "", options([](Options& o) { o.scaleExponent = kNan; })});
    all.push_back({"temperature 0", "temperature", options([](Options& o) { o.temperature = 0; })});
    all.push_back({"temperature infinite", "temperature", options([](Options& o) { o.temperature = -std::log(0.0); })});
    all.push_back({"unknown mask", "mask", options([](Options& o) { o.mask = "sieve"; })});
    all.push_back({"mask of another size", "mask", options([](Options& o) { o.allowed = MaskBits::Ones(3, 3); })});
}

void addShapes(std::vector<Wrong>& all)
{
    all.push_back({"no W_V", "Wv", inputs([](Inputs& i) { i.erase("Wv"); })});
    all.push_back({"an input more", "Wz", inputs([](Inputs& i) { i["Wz"] = Matrix::Ones(1, 1); })});
    all.push_back({"X too wide", "", inputs([](Inputs& i) { i["X"] = Matrix::Ones(4, 6); })});
    all.push_back({"bias too short", "bq", inputs([](Inputs& i) { i["bq"] = Matrix::Ones(1, 2); })});
    all.push_back({"empty X", "X", inputs([](Inputs& i) { i["X"] = Matrix(0, 5); })});
    all.push_back({"too many tokens by inputs", "n", inputs([](Inputs& i) { i["X"] = Matrix::Zero(16'385, 5); })});
    all.push_back({"no tokens", "n cannot be 0", [](Document& d) { return d.resize({0, 5, 3, 2}); }});
    all.push_back({"negative d_k", "d_k cannot be -1", [](Document& d) { return d.resize({4, 5, -1, 2}); }});
    all.push_back({"too many tokens", "n cannot be 16385", [](Document& d) { return d.resize({16'385, 5, 3, 2}); }});
    all.push_back({"d_v too large", "d_v", [](Document& d) { return d.resize({4, 5, 3, 65'537}); }});
    all.push_back({"X too large", "X would hold", [](Document& d) { return d.resize({16'384, 1'025, 3, 2}); }});
    all.push_back({"beyond all numbers", "n cannot", [](Document& d) { return d.resize({kHuge, kHuge, kHuge, kHuge}); }});
    all.push_back({"W_Q too large", "Wq would hold", [](Document& d) { return d.resize({4, 65'536, 257, 2}); }});
    all.push_back({"widen by the textbook", "normal", [](Document& d) { return d.widenTo({"normal", 8, 1}); }});
    all.push_back({"widen from nowhere", "", [](Document& d) { return d.widenTo({"thin air", 8, 1}); }});
    all.push_back({"widen to less", "", [](Document& d) { return d.widenTo({"random", 2, 1}); }});
    all.push_back({"widen without end", "d_k", [](Document& d) { return d.widenTo({"repeat", kHuge, 1}); }});
}

void addNames(std::vector<Wrong>& all)
{
    const std::string notUtf8 = "\xff\xfe";
    const std::string tooLong(257, 'x');
    all.push_back({"token out of range", "token 4", [](Document& d) { return d.renameToken(4, "x"); }});
    all.push_back({"token -1", "token -1", [](Document& d) { return d.removeToken(-1); }});
    all.push_back({"insert beyond the end", "token 5", [](Document& d) { return d.insertToken(5, "x"); }});
    all.push_back({"move from nowhere", "token", [](Document& d) { return d.moveToken(4, 0); }});
    all.push_back({"move to nowhere", "token", [](Document& d) { return d.moveToken(0, 4); }});
    all.push_back({"token not UTF-8", "UTF-8", [notUtf8](Document& d) { return d.renameToken(0, notUtf8); }});
    all.push_back({"token too long", "256", [tooLong](Document& d) { return d.insertToken(1, tooLong); }});
    all.push_back({"word too long", "256", [tooLong](Document& d) { return d.setSentence({"red", tooLong}, NewRows::Random, 1); }});
    all.push_back({"no words", "no words", [](Document& d) { return d.setSentence({}, NewRows::Zeros, 1); }});
    all.push_back(
        {"too many words", "16385", [](Document& d) { return d.setSentence(std::vector<std::string>(16'385, "w"), NewRows::Random, 1); }});
    all.push_back({"feature out of range", "feature 5", [](Document& d) { return d.renameFeature(5, "x"); }});
    all.push_back({"feature not UTF-8", "UTF-8", [notUtf8](Document& d) { return d.renameFeature(0, notUtf8); }});
    all.push_back({"title too long", "1024", [](Document& d) { return d.setTitle(std::string(1'025, 'x')); }});
    all.push_back({"title not UTF-8", "UTF-8", [notUtf8](Document& d) { return d.setTitle(notUtf8); }});
}

void addNotebook(std::vector<Wrong>& all)
{
    const std::string tooLong(limits::textCellBytes + 1, 'x');
    all.push_back({"insert a cell beyond the end", "place 6", [](Document& d) { return d.insertNotebookCell(6, {"text", ""}); }});
    all.push_back({"a cell without a kind", "kind", [](Document& d) { return d.insertNotebookCell(0, {"", ""}); }});
    all.push_back({"text in a cell of numbers", "no text", [](Document& d) { return d.insertNotebookCell(0, {"weights", "lost"}); }});
    all.push_back({"a text too long", "at most 262144", [tooLong](Document& d) { return d.insertNotebookCell(0, {"text", tooLong}); }});
    all.push_back({"an edited text too long", "at most 262144", [tooLong](Document& d) { return d.setMarkdown(0, tooLong); }});
    all.push_back({"a text that is not UTF-8", "UTF-8", [](Document& d) { return d.setMarkdown(3, "\xc0"); }});
    all.push_back({"a text for a cell of numbers", "no text", [](Document& d) { return d.setMarkdown(1, "x"); }});
    all.push_back({"a text nowhere", "place", [](Document& d) { return d.setMarkdown(5, "x"); }});
    all.push_back({"remove nothing", "place", [](Document& d) { return d.removeNotebookCell(5); }});
    all.push_back({"move nothing", "place", [](Document& d) { return d.moveNotebookCell(5, 0); }});
    all.push_back({"move a cell nowhere", "place", [](Document& d) { return d.moveNotebookCell(0, 5); }});
}

const std::vector<Wrong>& wrongs()
{
    static const std::vector<Wrong> all = [] {
        std::vector<Wrong> list;
        addCells(list);
        addOptions(list);
        addShapes(list);
        addNames(list);
        addNotebook(list);
        return list;
    }();
    return all;
}

Computed<Evaluation> refuseAll(const Inputs&, const Options&)
{
    return Error{ErrorCode::NotEnoughMemory, {"2000000", "1000000"}};
}

Computed<Evaluation> throwAll(const Inputs&, const Options&)
{
    throw std::bad_alloc();
}

}  // namespace

void tst_refusals::aRefusedEditChangesNothing_data()
{
    QTest::addColumn<int>("wrong");
    for (std::size_t i = 0; i < wrongs().size(); ++i)
        QTest::newRow(wrongs()[i].name) << static_cast<int>(i);
}

void tst_refusals::aRefusedEditChangesNothing()
{
    QFETCH(int, wrong);
    const Wrong& row = wrongs()[static_cast<std::size_t>(wrong)];
    Document document(fullSession());
    QVERIFY(!document.setTitle("before"));
    document.undoStack()->undo();
    document.settle();
    const Session before = document.session();
    const std::optional<CellRef> selected = document.selectedCell();
    QSignalSpy changed(&document, &Document::changed);
    QSignalSpy view(&document, &Document::viewChanged);
    QSignalSpy index(document.undoStack(), &QUndoStack::indexChanged);

    const Document::Refusal refusal = row.edit(document);
    QVERIFY(refusal);
    QVERIFY2(refusal->sentence().find(row.says) != std::string::npos, refusal->sentence().c_str());
    QVERIFY2(refusal->sentence().find('%') == std::string::npos, refusal->sentence().c_str());
    QVERIFY(*refusal->advice != '\0');

    QVERIFY(isSameDocument(document.session(), before));
    QCOMPARE(documentBytes(document.session()), documentBytes(before));
    QVERIFY(document.session().view == before.view);
    QCOMPARE(document.selectedCell(), selected);
    QVERIFY(document.isSettled());
    QVERIFY(!document.isModified());
    QVERIFY(document.undoStack()->canRedo());
    QTest::qWait(1);
    QCOMPARE(changed.count() + view.count() + index.count(), 0);
    QCOMPARE(differenceFromFresh(document), QString());
}

void tst_refusals::whatIsPendingSurvivesARefusal()
{
    Document document(fullSession());
    QVERIFY(!document.setCells("X", Region::cell(0, 0), matrixOf({{12}})));
    QVERIFY(document.setTitle("\xff"));
    QVERIFY(document.insertToken(0, "\xff"));
    QVERIFY(!document.isSettled());
    document.settle();
    QCOMPARE(document.evaluation().value("X")(0, 0), 12.0);
    QCOMPARE(differenceFromFresh(document), QString());
}

void tst_refusals::memoryIsAskedForBeforeItIsTaken()
{
    const double bytes = static_cast<double>(::sysconf(_SC_PHYS_PAGES)) * static_cast<double>(::sysconf(_SC_PAGESIZE));
    if (bytes > 56e9)
        QSKIP("this machine has more memory than most");
    Document document(plainSession());
    const Document::Refusal refusal = document.resize({16'384, 16, 65'536, 65'536});  // Q, K and V alone have 24 GiB
    QVERIFY(refusal);
    QVERIFY2(refusal->sentence().find("GiB") != std::string::npos, refusal->sentence().c_str());
    QCOMPARE(document.undoStack()->count(), 0);
    QCOMPARE(documentBytes(document.session()), documentBytes(plainSession()));
    QCOMPARE(differenceFromFresh(document), QString());
}

void tst_refusals::withoutMemoryNothingChanges()
{
    for (const Document::Evaluator evaluator : {&refuseAll, &throwAll}) {
        Document document(fullSession());
        document.pickToken(3);
        document.setEvaluator(evaluator);
        const View view = document.session().view;
        QVERIFY(document.insertToken(1, "x"));
        QVERIFY(document.removeToken(1));
        QVERIFY(document.resize({6, 6, 6, 6}));
        QVERIFY(document.setSentence({"red"}, NewRows::Zeros, 1));
        QVERIFY(document.widenTo({"random", 8, 1}));
        QVERIFY(!document.moveToken(0, 1));  // needs no other memory
        document.undoStack()->undo();
        QVERIFY(document.session().view == view);
        QCOMPARE(documentBytes(document.session()), documentBytes(fullSession()));
        QCOMPARE(differenceFromFresh(document), QString());
    }
}

AE_TEST(tst_refusals)
#include "tst_refusals.moc"
