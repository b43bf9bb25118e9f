// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/document.h"

#include "sessions.h"
#include "testmain.h"

#include <QCryptographicHash>
#include <QTest>

#include <limits>
#include <random>

using namespace ae;
using namespace ae::test;

/// Thousands of edits of all kinds in any order, then all undone and all redone. AE_RANDOM_EDITS and AE_RANDOM_SEED choose more.
class tst_randomedits : public QObject {
    Q_OBJECT
private slots:
    void undoAllAndRedoAll_data();
    void undoAllAndRedoAll();
};

namespace {

/// Makes edits, some of them wrong, from one seed.
class Editor {
public:
    Editor(Document& document, unsigned seed) : m_document(document), m_random(seed) { }

    Document::Refusal edit()
    {
        static constexpr Document::Refusal (Editor::*kinds[])() = {
            &Editor::cells,      &Editor::cells,    &Editor::cells,    &Editor::options, &Editor::options,     &Editor::paint,
            &Editor::paint,      &Editor::inputs,   &Editor::biases,   &Editor::resize,  &Editor::insertToken, &Editor::removeToken,
            &Editor::moveToken,  &Editor::rename,   &Editor::sentence, &Editor::feature, &Editor::title,       &Editor::insertCell,
            &Editor::removeCell, &Editor::moveCell, &Editor::markdown, &Editor::widen,   &Editor::otherShapes};
        return (this->*kinds[below(std::size(kinds))])();
    }

    /// Looks somewhere else: no edit.
    void look()
    {
        m_document.pickToken(side(7) - 1);
        m_document.selectCell(CellRef{step(), 0, side(5) - 1, side(4) - 1});
        m_document.setFolded(below(8), below(2) == 0);
        m_document.setSaturation({"random", side(40), below(9)});
    }

    std::size_t below(std::size_t count) { return std::uniform_int_distribution<std::size_t>(0, count - 1)(m_random); }

private:
    Index side(Index most) { return 1 + static_cast<Index>(below(static_cast<std::size_t>(most))); }

    double value()
    {
        static constexpr double special[] = {0.0,
                                             -0.0,
                                             1.0,
                                             1e-320,
                                             1e200,
                                             std::numeric_limits<double>::quiet_NaN(),
                                             std::numeric_limits<double>::infinity(),
                                             -std::numeric_limits<double>::infinity()};
        if (below(12) == 0)
            return special[below(std::size(special))];
        return std::normal_distribution<double>()(m_random);
    }

    Matrix matrix(Index rows, Index columns)
    {
        Matrix drawn(rows, columns);
        for (Index i = 0; i < rows; ++i) {
            for (Index j = 0; j < columns; ++j)
                drawn(i, j) = value();
        }
        return drawn;
    }

    std::string step()
    {
        static constexpr const char* steps[] = {"X", "Wq", "Wk", "Wv", "bq", "bk", "bv", "weights", "scores"};
        return steps[below(std::size(steps))];
    }

    std::string word()
    {
        static constexpr const char* words[] = {"red", "green", "blue", "t1", "α", "a,b", "\"", "", "%1 %2 &x"};
        return words[below(std::size(words))];
    }

    Region region(Shape shape)
    {
        const Index rows = side(shape.rows);
        const Index columns = side(shape.columns);
        return {side(shape.rows - rows + 1) - 1, side(shape.columns - columns + 1) - 1, rows, columns};
    }

    Document::Refusal cells()
    {
        const std::string key = step();
        const auto found = m_document.session().matrices.find(key);
        const Region where = region(found == m_document.session().matrices.end() ? Shape{3, 3} : shapeOf(found->second));
        return m_document.setCells(key, where, matrix(where.rows, where.columns));
    }

    Document::Refusal options()
    {
        static constexpr const char* masks[] = {"none", "causal", "painted"};
        Options wanted = m_document.session().options;
        wanted.scaleExponent = below(3) == 0 ? 0.5 : 0.25 * static_cast<double>(below(10));
        wanted.temperature = 0.5 * static_cast<double>(below(5));
        if (below(2) == 0)
            wanted.mask = masks[below(3)];
        return m_document.setOptions(wanted, QStringLiteral("options"));
    }

    Document::Refusal paint()
    {
        const Index n = m_document.sizes().tokens;
        return m_document.paintMask(region({n, n}), below(2) == 0);
    }

    Document::Refusal inputs()
    {
        Inputs wanted = m_document.session().matrices;
        for (auto& [key, values] : wanted) {
            if (below(3) == 0)
                values = matrix(values.rows(), values.cols());
        }
        return m_document.setInputs(wanted, QStringLiteral("inputs"));
    }

    Document::Refusal biases()
    {
        Inputs wanted = m_document.session().matrices;
        const Sizes sizes = m_document.sizes();
        for (const auto& [key, columns] : {std::pair{"bq", sizes.dK}, {"bk", sizes.dK}, {"bv", sizes.dV}}) {
            if (below(2) == 0)
                wanted.erase(key);
            else
                wanted[key] = matrix(1, columns);
        }
        return m_document.setInputs(wanted, QStringLiteral("biases"));
    }

    Document::Refusal otherShapes()
    {
        const Index dModel = side(5);
        const Index dK = side(4);
        return m_document.setInputs(
            {{"X", matrix(side(6), dModel)}, {"Wq", matrix(dModel, dK)}, {"Wk", matrix(dModel, dK)}, {"Wv", matrix(dModel, side(3))}},
            QStringLiteral("other shapes"));
    }

    Document::Refusal resize() { return m_document.resize({side(7) - (below(20) == 0 ? 1 : 0), side(5), side(5), side(4)}); }
    Document::Refusal insertToken() { return m_document.insertToken(side(6) - 1, word()); }
    Document::Refusal removeToken() { return m_document.removeToken(side(6) - 1); }
    Document::Refusal moveToken() { return m_document.moveToken(side(6) - 1, side(6) - 1); }
    Document::Refusal rename() { return m_document.renameToken(side(6) - 1, below(10) == 0 ? "\xff" : word()); }
    Document::Refusal feature() { return m_document.renameFeature(side(6) - 1, word()); }
    Document::Refusal title() { return m_document.setTitle(word()); }

    Document::Refusal sentence()
    {
        std::vector<std::string> words(below(7));
        for (std::string& one : words)
            one = word();
        return m_document.setSentence(words, below(2) == 0 ? NewRows::Zeros : NewRows::Random, below(100));
    }

    Document::Refusal insertCell()
    {
        if (m_document.session().notebook.size() > 8)
            return removeCell();
        return below(2) == 0 ? m_document.insertNotebookCell(below(7), {"text", word()})
                             : m_document.insertNotebookCell(below(7), {"code", ""});
    }
    Document::Refusal removeCell() { return m_document.removeNotebookCell(below(7)); }
    Document::Refusal moveCell() { return m_document.moveNotebookCell(below(7), below(7)); }
    Document::Refusal markdown() { return m_document.setMarkdown(below(7), word()); }
    Document::Refusal widen() { return m_document.widenTo({below(2) == 0 ? "random" : "repeat", side(6), below(9)}); }

    Document& m_document;
    std::mt19937 m_random;
};

int numberOf(const char* variable, int otherwise)
{
    bool isNumber = false;
    const int number = qEnvironmentVariableIntValue(variable, &isNumber);
    return isNumber ? number : otherwise;
}

/// Bytes and what of the picture must never be wrong.
QByteArray stateOf(const Document& document)
{
    return QCryptographicHash::hash(QByteArray::fromStdString(documentBytes(document.session())), QCryptographicHash::Sha256);
}

QString pictureProblem(const Document& document)
{
    const Session& session = document.session();
    if (document.pickedToken() < 0 || document.pickedToken() >= session.tokenCount())
        return QStringLiteral("a picked token that is none");
    for (const std::size_t position : session.view.folded) {
        if (position >= session.notebook.size())
            return QStringLiteral("a folded cell that is none");
    }
    if (!std::ranges::is_sorted(session.view.folded))
        return QStringLiteral("folded cells out of order");
    if (const auto& cell = document.selectedCell()) {
        const Graph::Node* node = document.evaluation().graph().node(cell->step);
        if (!node || !Region::whole(node->shape).contains(cell->row, cell->column))
            return QStringLiteral("a selected cell that is none");
    }
    return {};
}

}  // namespace

void tst_randomedits::undoAllAndRedoAll_data()
{
    QTest::addColumn<bool>("isPlain");
    QTest::addColumn<bool>("usesGestures");
    QTest::newRow("full session") << false << false;
    QTest::newRow("plain session, with gestures and undo in between") << true << true;
}

void tst_randomedits::undoAllAndRedoAll()
{
    QFETCH(bool, isPlain);
    QFETCH(bool, usesGestures);
    const Session start = isPlain ? plainSession() : fullSession();
    Document document(start);
    Editor editor(document, static_cast<unsigned>(numberOf("AE_RANDOM_SEED", 20)));
    const int edits = numberOf("AE_RANDOM_EDITS", 10'000) / 2;
    QUndoStack& stack = *document.undoStack();
    std::vector<QByteArray> states = {stateOf(document)};
    int refused = 0;
    for (int i = 0; i < edits; ++i) {
        if (usesGestures && i % 7 == 0)
            document.beginGesture();
        if (usesGestures && i % 7 == 4)
            document.endGesture();
        if (usesGestures && editor.below(9) == 0)
            stack.setIndex(std::max(0, stack.index() - static_cast<int>(editor.below(4))));
        const QByteArray before = stateOf(document);
        const int index = stack.index();
        if (editor.edit()) {
            ++refused;
            QCOMPARE(stateOf(document), before);
            QCOMPARE(stack.index(), index);
        }
        states.resize(static_cast<std::size_t>(stack.index()) + 1);
        states.back() = stateOf(document);
        if (editor.below(3) == 0)
            document.settle();
        if (editor.below(5) == 0)
            editor.look();
        QCOMPARE(pictureProblem(document), QString());
        if (i % 10 == 0) {
            document.settle();
            QCOMPARE(differenceFromFresh(document), QString());
            QCOMPARE(checkSession(document.session()).size(), std::size_t{0});
        }
    }
    QVERIFY(refused > edits / 20);
    QVERIFY(refused < edits / 2);
    QVERIFY(stack.count() > edits / 4);

    for (int index = stack.index(); index >= 0; --index) {
        stack.setIndex(index);
        QCOMPARE(stateOf(document), states[static_cast<std::size_t>(index)]);
        QCOMPARE(pictureProblem(document), QString());
    }
    document.settle();
    QVERIFY(isSameDocument(document.session(), start));
    QCOMPARE(documentBytes(document.session()), documentBytes(start));
    QCOMPARE(differenceFromFresh(document), QString());
    QVERIFY(!document.isModified());

    stack.setIndex(stack.count());
    document.settle();
    QCOMPARE(stateOf(document), states.back());
    QCOMPARE(differenceFromFresh(document), QString());
    stack.setIndex(0);
    QCOMPARE(documentBytes(document.session()), documentBytes(start));
}

AE_TEST(tst_randomedits)
#include "tst_randomedits.moc"
