// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/document.h"

#include "sessions.h"
#include "testmain.h"

#include <QSignalSpy>
#include <QTest>

using namespace ae;
using namespace ae::test;

/// Picked token, selected cell and what else belongs to the picture only.
class tst_picture : public QObject {
    Q_OBJECT
private slots:
    void thePictureIsNoEdit();
    void selectingARowOfAQueryPicksIt_data();
    void selectingARowOfAQueryPicksIt();
    void cellsThatDoNotExistAreIgnored();
    void theSelectionIsSavedByName();
    void aBrokenPictureOfAFileIsMended();
    void decimalsAndWidthsAreBounded();
    void foldingIsASortedSet();
    void theWidthFollowsAWiderHead();
    void theSelectionIsDroppedWithItsStep();
    void theSelectionStaysInsideItsMatrix();
    void signalsComeAfterTheChange();
};

namespace {

std::optional<CellRef> cell(const char* step, Index row, Index column)
{
    return CellRef{step, 0, row, column};
}

}  // namespace

void tst_picture::thePictureIsNoEdit()
{
    Document document(plainSession());
    QSignalSpy changed(&document, &Document::changed);
    QSignalSpy view(&document, &Document::viewChanged);
    QSignalSpy picked(&document, &Document::pickedTokenChanged);
    QSignalSpy selected(&document, &Document::selectedCellChanged);
    document.pickToken(3);
    document.pickToken(3);
    document.selectCell(cell("Wq", 1, 1));
    document.setDecimals(4);
    document.setDecimals(4);
    document.setSaturation({"repeat", 64, 9});
    document.setFolded(2, true);
    document.setFolded(2, true);
    QCOMPARE(picked.count(), 1);
    QCOMPARE(picked.first().first().value<Index>(), Index{3});
    QCOMPARE(selected.count(), 1);
    QCOMPARE(view.count(), 3);
    QCOMPARE(changed.count(), 0);
    QVERIFY(document.isSettled());
    QVERIFY(!document.isModified());
    QCOMPARE(document.undoStack()->count(), 0);
    QCOMPARE(documentBytes(document.session()), documentBytes(plainSession()));
    QVERIFY(document.session().hasView);
    document.selectCell(std::nullopt);
    QCOMPARE(selected.count(), 2);
    QVERIFY(!document.selectedCell());
}

void tst_picture::selectingARowOfAQueryPicksIt_data()
{
    QTest::addColumn<QString>("step");
    QTest::addColumn<bool>("picks");
    const std::pair<const char*, bool> rows[] = {{"X", false},     {"Wq", false},    {"Q", false},      {"K", false},    {"V", false},
                                                 {"scores", true}, {"scaled", true}, {"weights", true}, {"output", true}};
    for (const auto& [step, picks] : rows)
        QTest::newRow(step) << QString::fromLatin1(step) << picks;
}

void tst_picture::selectingARowOfAQueryPicksIt()
{
    QFETCH(QString, step);
    QFETCH(bool, picks);
    Document document(plainSession());
    QSignalSpy picked(&document, &Document::pickedTokenChanged);
    document.selectCell(cell(qPrintable(step), 2, 1));
    QCOMPARE(document.pickedToken(), picks ? Index{2} : Index{0});
    QCOMPARE(picked.count(), picks ? 1 : 0);
    QCOMPARE(document.selectedCell()->row, Index{2});
    if (!picks)
        return;
    document.pickToken(0);
    document.selectCell(cell(qPrintable(step), 2, 1));  // clicked once more
    QCOMPARE(document.pickedToken(), Index{2});
}

void tst_picture::cellsThatDoNotExistAreIgnored()
{
    Document document(plainSession());
    document.selectCell(cell("X", 1, 1));
    for (const auto& wrong : {cell("X", 4, 0), cell("X", 0, 5), cell("X", -1, 0), cell("bq", 0, 0), cell("nothing", 0, 0)})
        document.selectCell(wrong);
    document.selectCell(CellRef{"X", 1, 0, 0});
    QCOMPARE(document.selectedCell(), cell("X", 1, 1));
    document.pickToken(4);
    document.pickToken(-1);
    QCOMPARE(document.pickedToken(), Index{0});
}

void tst_picture::theSelectionIsSavedByName()
{
    Document document(fullSession());
    QCOMPARE(document.selectedCell(), cell("weights", 2, 1));
    document.selectCell(cell("X", 3, 4));
    QCOMPARE(document.session().view.selection, std::string("X[3,4]"));
    QVERIFY(!document.insertToken(0, "new"));
    QCOMPARE(document.session().view.selection, std::string("X[4,4]"));
    document.selectCell(std::nullopt);
    QCOMPARE(document.session().view.selection, std::string());
}

void tst_picture::aBrokenPictureOfAFileIsMended()
{
    Session session = plainSession();
    session.view = {{"random", 1, 1}, 99, 2, "weights[99,0]", {}, {}, {}, {}, {}};
    Document document(session);
    QCOMPARE(document.pickedToken(), Index{3});
    QVERIFY(!document.selectedCell());
    QCOMPARE(document.session().view.saturation.width, Index{3});
    session.view.pickedToken = -5;
    QCOMPARE(Document(session).pickedToken(), Index{0});
}

void tst_picture::decimalsAndWidthsAreBounded()
{
    Document document(plainSession());
    document.setDecimals(400);
    QCOMPARE(document.session().view.decimals, 17);
    document.setDecimals(-1);
    QCOMPARE(document.session().view.decimals, 0);
    document.setSaturation({"random", 2, 1});
    QCOMPARE(document.session().view.saturation.width, Index{3});
    document.setSaturation({"normal", 2, 1});
    QCOMPARE(document.session().view.saturation.width, Index{2});
    document.setSaturation({"normal", 1'000'000, 1});
    QCOMPARE(document.session().view.saturation.width, limits::side);
    document.setSaturation({"unheard-of", 8, 1});
    QCOMPARE(document.session().view.saturation.source, std::string("normal"));
}

void tst_picture::foldingIsASortedSet()
{
    Document document(plainSession());
    for (const std::size_t position : {7u, 2u, 5u, 99u})
        document.setFolded(position, true);
    QCOMPARE(document.session().view.folded, (std::vector<std::size_t>{2, 5, 7}));
    document.setFolded(5, false);
    document.setFolded(6, false);
    QCOMPARE(document.session().view.folded, (std::vector<std::size_t>{2, 7}));
    QVERIFY(!document.moveNotebookCell(7, 0));
    QCOMPARE(document.session().view.folded, (std::vector<std::size_t>{0, 3}));
    QVERIFY(!document.removeNotebookCell(0));
    QCOMPARE(document.session().view.folded, (std::vector<std::size_t>{2}));
    QVERIFY(!document.insertNotebookCell(2, {"text", "new"}));
    QCOMPARE(document.session().view.folded, (std::vector<std::size_t>{3}));
    document.undoStack()->setIndex(0);
    QCOMPARE(document.session().view.folded, (std::vector<std::size_t>{2, 7}));
}

void tst_picture::theWidthFollowsAWiderHead()
{
    Document document(plainSession());
    document.setSaturation({"random", 8, 1});
    QSignalSpy view(&document, &Document::viewChanged);
    QVERIFY(!document.resize({4, 5, 20, 2}));
    QCOMPARE(document.session().view.saturation.width, Index{20});
    QCOMPARE(view.count(), 1);
}

void tst_picture::theSelectionIsDroppedWithItsStep()
{
    Document document(fullSession());
    document.selectCell(cell("bv", 0, 1));
    QSignalSpy selected(&document, &Document::selectedCellChanged);
    Inputs inputs = document.session().matrices;
    inputs.erase("bv");
    QVERIFY(!document.setInputs(inputs, QStringLiteral("no bias")));
    QVERIFY(!document.selectedCell());
    QCOMPARE(selected.count(), 1);
    QCOMPARE(document.session().view.selection, std::string());
}

void tst_picture::theSelectionStaysInsideItsMatrix()
{
    Document document(plainSession());
    document.pickToken(3);
    document.selectCell(cell("X", 3, 4));
    QVERIFY(!document.resize({2, 3, 3, 2}));
    QCOMPARE(document.selectedCell(), cell("X", 1, 2));
    QCOMPARE(document.pickedToken(), Index{1});
    document.undoStack()->undo();
    QVERIFY(document.pickedToken() < 4);
    document.selectCell(cell("Wq", 4, 2));
    QVERIFY(!document.resize({4, 5, 1, 2}));
    QCOMPARE(document.selectedCell(), cell("Wq", 4, 0));
}

void tst_picture::signalsComeAfterTheChange()
{
    Document document(plainSession());
    document.pickToken(3);
    document.selectCell(cell("weights", 3, 3));
    QStringList order;
    connect(&document, &Document::changed, this, [&order] { order += QStringLiteral("changed"); });
    connect(&document, &Document::pickedTokenChanged, this, [&order] { order += QStringLiteral("picked"); });
    connect(&document, &Document::selectedCellChanged, this, [&order, &document] {
        order += QStringLiteral("selected");
        QCOMPARE(document.selectedCell(), cell("weights", 4, 4));
        QCOMPARE(document.evaluation().value("weights").rows(), Index{5});
    });
    QVERIFY(!document.insertToken(1, "new"));
    QCOMPARE(order, (QStringList{QStringLiteral("changed"), QStringLiteral("picked"), QStringLiteral("selected")}));
}

AE_TEST(tst_picture)
#include "tst_picture.moc"
