// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/answersheet.h"

#include "models/blanking.h"
#include "models/clipboardtable.h"
#include "models/gradientlens.h"
#include "models/highlight.h"
#include "models/inspection.h"
#include "models/livetext.h"
#include "models/matrixmodel.h"
#include "models/roles.h"
#include "models/rowsummary.h"
#include "models/seekrun.h"
#include "models/workedrowmodel.h"
#include "samples.h"
#include "testmain.h"

#include <QAbstractItemModelTester>
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

#include <cmath>

using namespace ae;
using namespace ae::test;
using namespace Qt::StringLiterals;

/// Blank cells, answers and what may be seen.
class tst_answersheet : public QObject {
    Q_OBJECT

    static std::unique_ptr<Document> lessonWith(const std::vector<std::string>& blanks, double tolerance = 0.005)
    {
        auto document = lessonDocument();
        document->setWorksheet({blanks, tolerance}, u"blank"_s);
        document->settle();
        return document;
    }
    static QString number(const Document& document, const CellRef& cell, int decimals)
    {
        return NumberStyle{decimals, localeMark()}.text(document.evaluation().value(cell.step)(cell.row, cell.column));
    }

private slots:
    void init() { QLocale::setDefault(pointLocale()); }

    void answersAreJudgedWithinTheTolerance_data()
    {
        QTest::addColumn<double>("value");
        QTest::addColumn<double>("tolerance");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<int>("answer");
        const auto row = [](const char* name, double value, double tolerance, const QString& typed, Answer answer) {
            QTest::newRow(name) << value << tolerance << typed << static_cast<int>(answer);
        };
        row("the number itself", 0.285, 0.005, u"0.285"_s, Answer::Right);
        row("half a unit above", 0.285, 0.005, u"0.29"_s, Answer::Right);
        row("half a unit below", 0.285, 0.005, u"0.28"_s, Answer::Right);
        row("just beyond", 0.285, 0.005, u"0.2901"_s, Answer::Wrong);
        row("other sign", 0.285, 0.005, u"-0.285"_s, Answer::Wrong);
        row("minus as it is shown", -1.5, 0.005, u"−1.5"_s, Answer::Right);
        row("arithmetic", 1.0 / 3, 0.005, u"1/3"_s, Answer::Right);
        row("arithmetic to the last digit", 0.75, 0, u"3/4"_s, Answer::Right);
        row("nearly, to the last digit", 0.75, 0, u"0.7500001"_s, Answer::Wrong);
        row("a wide tolerance", 100, 5, u"95"_s, Answer::Right);
        row("nothing", 0.285, 0.005, u""_s, Answer::Empty);
        row("asks", 0.285, 0.005, u"?"_s, Answer::Shown);
        row("no number, from a file", 0.285, 0.005, u"about a third"_s, Answer::Wrong);
        row("nan, from a file", 0.285, 1e9, u"nan"_s, Answer::Wrong);
    }
    void answersAreJudgedWithinTheTolerance()
    {
        QFETCH(const double, value);
        QFETCH(const double, tolerance);
        QFETCH(const QString, typed);
        QFETCH(const int, answer);
        Session session = drawnSession(4, 3, 2, 5);
        session.matrices["Wv"](2, 4) = value;
        session.worksheet = {{"Wv[2,4]"}, tolerance};
        session.view.answers = {"Wv[2,4]=" + typed.toStdString()};
        const Document document(session);
        QCOMPARE(static_cast<int>(AnswerSheet::of(document)->stateOf({"Wv", 0, 2, 4})), answer);
    }

    void readsTheUsersDecimalMark()
    {
        const LocaleGuard guard(commaLocale());
        const auto document = lessonWith({"Wq[3,0]"});  // -1.5
        AnswerSheet* sheet = AnswerSheet::of(*document);
        QVERIFY(!sheet->answer({"Wq", 0, 3, 0}, u"-1,5"_s));
        QCOMPARE(sheet->stateOf({"Wq", 0, 3, 0}), Answer::Right);
        QCOMPARE(document->session().view.answers, std::vector<std::string>{"Wq[3,0]=-1,5"});
    }

    void answersAreWorkThatCanBeLost()
    {
        Session session = drawnSession(4, 3, 2, 5);
        session.worksheet.blanks = {"Wv[2,4]"};
        Document document(session);
        AnswerSheet* sheet = AnswerSheet::of(document);
        sheet->startOver();
        sheet->takeHint({"Wv", 0, 2, 4});
        QVERIFY(!document.isModified());
        QVERIFY(!sheet->answer({"Wv", 0, 2, 4}, u"1"_s));
        QVERIFY(document.isModified());  // closing asks
        QVERIFY(!document.undoStack()->canUndo());
    }

    void whatIsNoAnswerIsRefused()
    {
        const auto document = lessonWith({"Wq[3,0]"});
        AnswerSheet* sheet = AnswerSheet::of(*document);
        for (const char* text : {"nan", "inf", "-inf", "1/0", "abc", "1 2"})
            QVERIFY2(sheet->answer({"Wq", 0, 3, 0}, QLatin1String(text)), text);
        QVERIFY(sheet->answer({"Wq", 0, 3, 0}, QString(300, u'1')));
        QVERIFY(document->session().view.answers.empty());
        QVERIFY(sentenceOf(*sheet->answer({"Wq", 0, 3, 0}, u"nan"_s)).contains(u"no finite number"_s));
    }

    void cellsWithoutANumberCannotBeBlank()
    {
        Document document(troubledSession());
        document.settle();
        const auto reason = [&](const CellRef& cell) { return reasonNotBlank(document, cell); };
        QVERIFY(reason({"weights", 0, 0, 0}).isEmpty());
        QVERIFY(reason({"weights", 0, 1, 0}).contains(u"No key is allowed"_s));
        QVERIFY(reason({"weights", 0, 2, 0}).contains(u"NaN"_s));
        QVERIFY(reason({"X", 0, 2, 1}).contains(u"not finite"_s));
        Index hidden = 0;
        while (document.evaluation().allowed().allows(0, hidden))
            ++hidden;
        QVERIFY(reason({"weights", 0, 0, hidden}).contains(u"hidden by the mask"_s));
        const Blanking blanking = blankCells(document, cellsOf("weights", {0, 0, 3, 6}));
        QVERIFY2(blanking.words.contains(u"left out"_s), qPrintable(blanking.words));
        QCOMPARE(blanking.cells, AnswerSheet::of(document)->cells().size());
        QCOMPARE(document.session().worksheet.blanks.size(), blanking.cells);
    }

    void blanksThatDoNotExistAreListed()
    {
        const auto document = lessonWith({"weights[4,5]", "weights[40,5]", "nonsense", "Wq[0,9]", "weights[export,fail]"});
        const AnswerSheet* sheet = AnswerSheet::of(*document);
        QCOMPARE(sheet->cells().size(), std::size_t(1));  // twice the same
        QStringList names;
        for (const AnswerSheet::Unused& unused : sheet->unused()) {
            names << unused.name;
            QVERIFY(!unused.reason.isEmpty());
        }
        QCOMPARE(names, (QStringList{u"weights[40,5]"_s, u"nonsense"_s, u"Wq[0,9]"_s}));
        QVERIFY(!document->setCells("X", Region::cell(5, 0), Matrix::Constant(1, 1, std::nan(""))));
        document->settle();
        QVERIFY(sheet->cells().empty());  // it has no number now
        QCOMPARE(sheet->unused().size(), std::size_t(5));
    }

    void answersFollowTheNumbers()
    {
        const auto document = lessonWith({"weights[4,5]", "X[0,0]"});
        AnswerSheet* sheet = AnswerSheet::of(*document);
        const CellRef weight{"weights", 0, 4, 5};
        QSignalSpy changed(sheet, &AnswerSheet::changed);
        QVERIFY(!sheet->answer(weight, number(*document, weight, 3)));
        QCOMPARE(sheet->stateOf(weight), Answer::Right);
        QCOMPARE(changed.size(), 1);
        QVERIFY(!document->setCells("Wq", Region::cell(1, 0), Matrix::Constant(1, 1, 3.0)));
        document->settle();
        QCOMPARE(sheet->stateOf(weight), Answer::Wrong);
        document->undoStack()->undo();
        document->settle();
        QCOMPARE(sheet->stateOf(weight), Answer::Right);
        const AnswerSheet::Score score = sheet->score();
        QCOMPARE(score.all, 2);
        QCOMPARE(score.right, 1);
        QCOMPARE(score.empty(), 1);
    }

    void checkingCanWait()
    {
        const auto document = lessonWith({"Wq[0,0]", "Wq[3,0]"});  // 1, -1.5
        AnswerSheet* sheet = AnswerSheet::of(*document);
        QVERIFY(!sheet->answer({"Wq", 0, 0, 0}, u"1"_s));
        sheet->setChecksAsTyped(false);
        QCOMPARE(sheet->stateOf("Wq", 0, 0), Answer::Right);  // what was told stays told
        QVERIFY(!sheet->answer({"Wq", 0, 3, 0}, u"-1.5"_s));
        QCOMPARE(sheet->stateOf("Wq", 3, 0), Answer::Unchecked);
        QVERIFY(sheet->hides("Wq", 3, 0));
        sheet->checkAll();
        QCOMPARE(sheet->stateOf("Wq", 3, 0), Answer::Right);
        QVERIFY(!sheet->answer({"Wq", 0, 3, 0}, u"-1.6"_s));
        QCOMPARE(sheet->stateOf("Wq", 3, 0), Answer::Unchecked);
        sheet->setRevealed(true);
        QCOMPARE(sheet->stateOf("Wq", 3, 0), Answer::Revealed);
        QVERIFY(!sheet->hidesAny());
        sheet->startOver();
        QVERIFY(!sheet->isRevealed());
        QCOMPARE(sheet->score().empty(), 2);
        QVERIFY(document->session().view.answers.empty());
    }

    void blankingIsOneStepAndForgetsOldAnswers()
    {
        const auto document = lessonWith({});
        AnswerSheet* sheet = AnswerSheet::of(*document);
        const int steps = document->undoStack()->index();
        QCOMPARE(blankCells(*document, cellsOf("weights", {4, 0, 1, 7})).cells, std::size_t(7));
        QCOMPARE(document->undoStack()->index(), steps + 1);
        QVERIFY(!sheet->answer({"weights", 0, 4, 5}, u"0.5"_s));
        QCOMPARE(unblankCells(*document, cellsOf("weights", {4, 5, 1, 1})).cells, std::size_t(1));
        QVERIFY(!sheet->isBlank({"weights", 0, 4, 5}));
        QCOMPARE(blankCells(*document, cellsOf("weights", {4, 0, 1, 7})).cells, std::size_t(1));
        QCOMPARE(sheet->stateOf("weights", 4, 5), Answer::Empty);
        document->undoStack()->undo();
        document->settle();
        QVERIFY(!sheet->isBlank({"weights", 0, 4, 5}));
        QCOMPARE(unblankAll(*document).cells, std::size_t(6));
        QVERIFY(sheet->cells().empty());
    }

    void aPinnedStateWithTheNumberIsPointedOut()
    {
        const auto document = lessonWith({});
        QVERIFY(!document->pinBaseline("before"));
        QVERIFY(!document->setCells("Wv", Region::cell(0, 0), Matrix::Constant(1, 1, 3.0)));
        document->settle();
        const QString same = blankCells(*document, cellsOf("weights", {4, 5, 1, 1})).words;
        QVERIFY2(same.contains(u"“before”"_s) && same.contains(u"weights[export,fail]"_s), qPrintable(same));
        const QString other = blankCells(*document, cellsOf("V", {4, 0, 1, 1})).words;
        QVERIFY2(!other.contains(u"before"_s), qPrintable(other));
        QCOMPARE(document->session().baselines.size(), std::size_t(1));
        QCOMPARE(document->session().worksheet.blanks.size(), std::size_t(2));
    }

    void aTenthIsDrawnFromTheSeed()
    {
        const auto one = lessonWith({});
        const auto two = lessonWith({});
        const auto three = lessonWith({});
        blankTenth(*one, 7);
        blankTenth(*two, 7);
        blankTenth(*three, 8);
        // Q, K, V, output 14 each, scores, scaled, weights 49 each
        QCOMPARE(one->session().worksheet.blanks.size(), std::size_t(20));
        QCOMPARE(one->session().worksheet, two->session().worksheet);
        QVERIFY(one->session().worksheet != three->session().worksheet);
        QVERIFY(AnswerSheet::of(*one)->unused().empty());
        blankTenth(*one, 7);
        QCOMPARE(one->session().worksheet.blanks.size(), std::size_t(38));  // a tenth of the others
    }

    void tolerancesHaveWords()
    {
        const NumberStyle style{2, '.'};
        QCOMPARE(toleranceInWords(0.005, style), u"right to 2 decimals"_s);
        QCOMPARE(toleranceInWords(0.05, style), u"right to 1 decimal"_s);
        QCOMPARE(toleranceInWords(0.5, style), u"right to the whole number"_s);
        QCOMPARE(toleranceInWords(0.02, style), u"right within 0.0200"_s);
        QCOMPARE(toleranceInWords(0, style), u"right to the last digit"_s);
    }

    void theModelTakesAnswersAndShowsNothing()
    {
        const auto document = lessonWith({"weights[4,5]", "Wq[3,0]"});
        const Highlight highlight(document.get());
        MatrixModel model(document.get(), &highlight, "weights", Turn::None);
        QAbstractItemModelTester tester(&model);
        const CellRef cell{"weights", 0, 4, 5};
        const QModelIndex index = model.indexOf(cell);
        const QString digits = number(*document, cell, 4).mid(2);
        const QString shown = number(*document, cell, 2);
        QVERIFY(model.flags(index) & Qt::ItemIsEditable);
        QVERIFY(!(model.flags(model.index(0, 0)) & Qt::ItemIsEditable));
        for (const int role : {int(Qt::DisplayRole), int(Qt::EditRole), int(Qt::AccessibleTextRole), int(HintRole), int(ExactTextRole)})
            QVERIFY2(!index.data(role).toString().contains(shown), qPrintable(index.data(role).toString()));
        QVERIFY(std::isnan(index.data(ValueRole).toDouble()));
        QCOMPARE(index.data(HeatRole).toDouble(), 0.0);
        QCOMPARE(index.data(StateRole).toInt(), static_cast<int>(CellState::Blank));
        QSignalSpy refused(&model, &MatrixModel::refused);
        QVERIFY(!model.setData(index, u"nan"_s, Qt::EditRole));
        QCOMPARE(refused.size(), 1);
        QVERIFY(model.setData(index, u"0.99"_s, Qt::EditRole));
        QCOMPARE(index.data().toString(), u"0.99"_s);
        QVERIFY(index.data(HintRole).toString().contains(u"wrong"_s));
        QVERIFY(!index.data(HintRole).toString().contains(digits));
        QVERIFY(model.setData(index, shown, Qt::EditRole));
        QCOMPARE(static_cast<Answer>(index.data(AnswerRole).toInt()), Answer::Right);
        QCOMPARE(index.data().toString(), shown);
        MatrixModel input(document.get(), &highlight, "Wq", Turn::None);
        const int steps = document->undoStack()->index();
        QVERIFY(input.setData(input.index(3, 0), u"-1.49"_s, Qt::EditRole));
        QCOMPARE(document->undoStack()->index(), steps);  // an answer, no edit
        QCOMPARE(input.index(3, 0).data().toString(), u"-1.49"_s);
    }

    /// Every text that models make of the picked row, once with the number and once without it.
    void nothingTellsTheNumber()
    {
        const auto texts = [](Document& document) {
            const Highlight highlight(&document);
            QStringList all;
            for (const Graph::Node& node : document.evaluation().graph().nodes()) {
                const MatrixModel model(&document, &highlight, std::string(node.spec->key), Turn::None);
                for (int r = 0; r < model.rowCount(); ++r) {
                    for (int c = 0; c < model.columnCount(); ++c) {
                        for (const int role : {int(Qt::DisplayRole), int(Qt::EditRole), int(HintRole), int(ExactTextRole)})
                            all << model.index(r, c).data(role).toString();
                    }
                }
                const QItemSelectionRange whole(model.index(0, 0), model.index(model.rowCount() - 1, model.columnCount() - 1));
                const auto mime = mimeOfCells(model, whole);
                all << mime->text() << mime->html() << QString::fromUtf8(mime->data(u"application/x-attention-explorer-cells"_s));
            }
            highlight.lens()->show({{"weights", 0, 0, 0}, "value", 0});
            for (const char* step : {"weights", "Wq"}) {  // what is edited and copied is the value all the same
                const MatrixModel model(&document, &highlight, step, Turn::None);
                const QModelIndex last = model.index(model.rowCount() - 1, model.columnCount() - 1);
                all << mimeOfCells(model, {model.index(0, 0), last})->text();
                for (int r = 0; r < model.rowCount(); ++r)
                    all << model.index(r, 0).data(Qt::EditRole).toString() << model.index(r, 0).data(HintRole).toString();
            }
            highlight.lens()->close();
            for (const char* step : {"weights", "output", "scores", "scaled", "Q"}) {
                const Shape shape = document.evaluation().graph().node(step)->shape;
                for (Index c = 0; c < shape.columns; ++c) {
                    Inspection inspection = inspect(document, {step, 0, 4, c});
                    all << inspection.valueText << inspection.exactText << inspection.totalText << inspection.answerText;
                    for (const TermLine& term : inspection.terms)
                        all << term.valueText << term.factorTexts;
                }
            }
            all << captionsOf(summaryOf(document, 4), numberStyle(document)) << switchEffect(document);
            const WorkedRowModel worked(&document);
            for (int r = 0; r < worked.rowCount(); ++r) {
                for (int c = 0; c < worked.columnCount(); ++c)
                    all << worked.index(r, c).data().toString();
            }
            all << withLiveValues(u"{{weights[4,5]:6}} {{output[4,1]:6}} {{scores[4,5]:6}} {{Q[4,0]:6}}"_s, document);
            return all.join(u'\n');
        };
        // numbers that nothing else in the session is near to
        const std::vector<CellRef> cells = {{"weights", 0, 4, 5}, {"output", 0, 4, 1}, {"scores", 0, 4, 5},
                                            {"scaled", 0, 4, 5},  {"Q", 0, 4, 0},      {"Wq", 0, 1, 0}};
        const auto document = lessonWith({});
        document->setCells("Wq", Region::cell(1, 0), Matrix::Constant(1, 1, -0.217386));
        document->settle();
        document->pickToken(4);
        document->setDecimals(6);
        const QString open = texts(*document);
        blankCells(*document, cells);
        const QString closed = texts(*document);
        AnswerSheet* sheet = AnswerSheet::of(*document);
        sheet->takeHint(cells[0]);
        sheet->takeHint(cells[0]);
        for (const CellRef& cell : cells) {
            const QString digits = number(*document, cell, 6).remove(u'−');  // editors have another minus
            QVERIFY2(open.contains(digits), qPrintable(digits));
            QVERIFY2(!closed.contains(digits), qPrintable(digits + u'\n' + closed));
            QVERIFY2(!closed.contains(digits.left(digits.size() - 2)), qPrintable(digits));
        }
        sheet->setRevealed(true);
        QCOMPARE(texts(*document).contains(number(*document, cells[0], 6)), true);
    }

    void hintsComeStepByStep()
    {
        const auto document = lessonWith({"output[4,1]", "weights[4,5]", "scaled[4,5]"});
        AnswerSheet* sheet = AnswerSheet::of(*document);
        const CellRef cell{"output", 0, 4, 1};
        Inspection inspection = inspect(*document, cell);
        QVERIFY(inspection.isHidden && inspection.terms.isEmpty() && inspection.ruleText.isEmpty() && inspection.formula.isEmpty());
        sheet->takeHint(cell);
        inspection = inspect(*document, cell);
        QVERIFY(inspection.terms.isEmpty() && !inspection.ruleText.isEmpty() && !inspection.formula.isEmpty());
        sheet->takeHint(cell);
        inspection = inspect(*document, cell);
        QCOMPARE(inspection.terms.size(), 7);
        QVERIFY(inspection.totalText.isEmpty());
        for (const TermLine& term : inspection.terms) {
            QCOMPARE(term.valueText, blankSign());
            QCOMPARE(term.share, 0.0);
        }
        QCOMPARE(inspection.terms[5].factorTexts.first(), blankSign());  // a blank weight
        QVERIFY(inspection.terms[0].factorTexts.first() != blankSign());
        const CellRef divided{"scaled", 0, 4, 5};  // one term, whose value would be the number
        sheet->takeHint(divided);
        sheet->takeHint(divided);
        QCOMPARE(inspect(*document, divided).terms.first().valueText, blankSign());
        sheet->showAnswer(cell);
        QCOMPARE(sheet->stateOf(cell), Answer::Shown);
        QCOMPARE(inspect(*document, cell).valueText, number(*document, cell, 2));
        QCOMPARE(sheet->score().right, 0);
        QCOMPARE(sheet->score().shown, 1);
    }

    void aGoalIsNoWayRoundIt()
    {
        const auto document = lessonWith({"weights[4,5]"});
        SeekRun run(document.get());
        SeekPlan plan;
        plan.goals = {{{"weights", 0, 4, 5}, 0.9}};
        plan.free = {"Wq"};
        const auto problem = run.begin(plan);
        QVERIFY(problem && sentenceOf(*problem).contains(u"blank"_s));
        AnswerSheet::of(*document)->setRevealed(true);
        QVERIFY(!run.begin(plan));
        run.end();
    }

    void manyBlanksAreFoundFast()
    {
        Document document(drawnSession(300, 4, 3, 2));
        QCOMPARE(blankCells(document, cellsOf("scores", {0, 0, 300, 300})).cells, std::size_t(90'000));
        const AnswerSheet* sheet = AnswerSheet::of(document);
        QElapsedTimer timer;
        timer.start();
        int hidden = 0;
        for (Index r = 0; r < 300; ++r) {
            for (Index c = 0; c < 300; ++c)
                hidden += sheet->hides("scores", r, c);
        }
        QCOMPARE(hidden, 90'000);
        QVERIFY2(timer.elapsed() < 1000, qPrintable(QString::number(timer.elapsed())));
    }
};

AE_TEST(tst_answersheet)
#include "tst_answersheet.moc"
