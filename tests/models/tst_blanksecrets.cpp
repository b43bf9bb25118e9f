// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/answersheet.h"

#include "models/blanking.h"
#include "models/comparison.h"
#include "models/highlight.h"
#include "models/influence.h"
#include "models/inspection.h"
#include "models/matrixmodel.h"
#include "models/mergedmodel.h"
#include "models/pair.h"
#include "models/rowsummary.h"
#include "models/saturationmodel.h"
#include "models/seekrun.h"
#include "models/workedrowmodel.h"
#include "samples.h"
#include "testmain.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace ae;
using namespace ae::test;
using namespace Qt::StringLiterals;

/// What would tell a blank number without showing it, and what a learner is told instead.
class tst_blanksecrets : public QObject {
    Q_OBJECT

    static std::unique_ptr<Document> lessonWith(const std::vector<std::string>& blanks)
    {
        auto document = lessonDocument();
        document->setWorksheet({blanks, 0.005}, u"blank"_s);
        document->settle();
        document->pickToken(4);
        return document;
    }
    static double valueOf(const Document& document, const CellRef& cell)
    {
        return document.evaluation().value(cell.step)(cell.row, cell.column);
    }
    static QString answerTo(const Document& document, const CellRef& cell) { return NumberStyle{4, '.'}.text(valueOf(document, cell)); }

private slots:
    void init() { QLocale::setDefault(pointLocale()); }

    /// The largest weight of "export" is that of "fail", and it is blank.
    void nobodySaysWhichIsTheLargest()
    {
        const auto document = lessonWith({"weights[4,5]"});
        const QString captions = captionsOf(summaryOf(*document, 4), numberStyle(*document)).join(u'\n');
        for (const QString& word : {u"largest"_s, u"“fail”"_s, u"entropy"_s, u"effective"_s})
            QVERIFY2(!captions.contains(word), qPrintable(captions));
        QVERIFY2(captions.contains(u"blank"_s) && captions.contains(u"output(export)"_s), qPrintable(captions));
        QCOMPARE(switchEffect(*document), QString());
        QVERIFY(entropyOfRow(*document, 4).isHidden && !entropyOfRow(*document, 3).isHidden);
        QVERIFY(pairInView(*document).key != 5);
        const WorkedRowModel worked(document.get());
        int blankSums = 0;
        for (int c = 0; c < worked.columnCount(); ++c)
            blankSums += worked.index(worked.rowCount() - 1, c).data().toString() == blankSign();
        QCOMPARE(blankSums, 1);  // of the exponentials, whose inverse is the largest weight
        AnswerSheet::of(*document)->setRevealed(true);
        QVERIFY(captionsOf(summaryOf(*document, 4), numberStyle(*document)).join(u'\n').contains(u"on “fail”"_s));
        QCOMPARE(pairInView(*document).key, Index(5));
    }

    void aForcedWeightIsNotTold()
    {
        Document document(troubledSession());  // row 4 is forced
        const Index only = document.evaluation().rows()[4].strongest;
        QCOMPARE(blankCells(document, {{"weights", 0, 4, only}}).cells, std::size_t(1));
        const QString captions = captionsOf(summaryOf(document, 4), numberStyle(document)).join(u'\n');
        QVERIFY2(!captions.contains(u"its weight is 1"_s), qPrintable(captions));
    }

    void frozenRowsAreNotNamed()
    {
        Session session = drawnSession(6, 4, 3, 2);
        session.matrices["Wq"] *= 1000;
        Document document(session);
        const SaturationModel model(&document);
        QVERIFY2(model.sentences().join(u' ').contains(u"6 of 6"_s), qPrintable(model.sentences().join(u' ')));
        QVERIFY(!document.setWorksheet({{"weights[2,1]"}, 0.005}, u"blank"_s));
        document.settle();
        const QString words = model.sentences().join(u' ');
        QVERIFY2(words.contains(u"5 of 5"_s), qPrintable(words));
    }

    /// A scale of colours that reaches to the blank number would tell it by the paler colours of all others.
    void coloursAndWidthsDoNotReachToIt()
    {
        const auto document = lessonWith({});
        const Highlight highlight(document.get());
        const MatrixModel model(document.get(), &highlight, "scores", Turn::None);
        const Matrix scores = document->evaluation().value("scores").toMatrix();
        Index row = 0;
        Index column = 0;
        const double largest = scores.cwiseAbs().maxCoeff(&row, &column);
        QCOMPARE(model.heatScale(), largest);
        blankCells(*document, {{"scores", 0, row, column}});
        Matrix others = scores;
        others(row, column) = 0;
        QCOMPARE(model.heatScale(), others.cwiseAbs().maxCoeff());
        const double sheetValue = scores(row, column);
        QVERIFY(!model.widestTexts().contains(numberStyle(*document).text(sheetValue)));
    }

    void derivativesWaitEverywhere()
    {
        const auto document = lessonWith({});
        const CellRef own{"scaled", 0, 4, 5};  // moves its weight by a (1 - a)
        QVERIFY(inspect(*document, own).derivativeText.contains(u"per unit"_s));
        QVERIFY(!influenceInWords(*document, {"Wv", 0, 0, 0}).isEmpty());
        blankCells(*document, {{"weights", 0, 4, 5}});
        QVERIFY2(!inspect(*document, own).derivativeText.contains(u"per unit"_s), qPrintable(inspect(*document, own).derivativeText));
        QCOMPARE(influenceInWords(*document, {"Wv", 0, 0, 0}), QString());
    }

    /// The exponential of the blank weight, or the sum without it, seen from another weight of the row.
    void neighboursDoNotTellIt()
    {
        const auto document = lessonWith({"weights[4,5]"});
        const Inspection neighbour = inspect(*document, {"weights", 0, 4, 4});
        QCOMPARE(neighbour.terms.size(), 7);
        QCOMPARE(neighbour.terms[5].valueText, blankSign());
        QCOMPARE(neighbour.totalText, QString());
        for (const TermLine& term : neighbour.terms)
            QVERIFY(std::abs(term.share) <= 1);
        const double longest = std::ranges::max(neighbour.terms, {}, [](const TermLine& term) { return std::abs(term.share); }).share;
        QCOMPARE(longest, 1.0);  // bars are as long as those that are shown make them
        AnswerSheet::of(*document)->takeHint({"weights", 0, 4, 5});
        AnswerSheet::of(*document)->takeHint({"weights", 0, 4, 5});
        const Inspection own = inspect(*document, {"weights", 0, 4, 5});
        QVERIFY(own.terms[5].valueText != blankSign() && !own.totalText.isEmpty());  // the hint is the way to it
    }

    void mergedMatricesDoNotShowHowWideItIs()
    {
        const auto document = lessonWith({"Wq[1,0]"});
        const MergedModel model(document.get());
        QCOMPARE(model.widestTexts(), QStringList{blankSign()});
    }

    void differencesComeWithTheAnswer()
    {
        const CellRef cell{"weights", 0, 4, 5};
        const auto document = lessonWith({"weights[4,5]"});
        QVERIFY(!document->pinBaseline("before"));
        document->settle();
        document->compareWith("before");
        const Comparison comparison(document.get());
        QCOMPARE(comparison.at(cell).kind, DifferenceKind::Blank);
        QVERIFY(!AnswerSheet::of(*document)->answer(cell, u"0.9"_s));
        QCOMPARE(comparison.at(cell).kind, DifferenceKind::Blank);
        QVERIFY(!AnswerSheet::of(*document)->answer(cell, answerTo(*document, cell)));
        QCOMPARE(comparison.at(cell).kind, DifferenceKind::Number);
        double row[7];
        comparison.readRow("weights", 4, row);
        QCOMPARE(row[5], 0.0);
    }

    void revealingIsNoAnswer()
    {
        const CellRef found{"weights", 0, 4, 5};
        const CellRef missed{"weights", 0, 4, 4};
        const CellRef empty{"output", 0, 4, 1};
        const auto document = lessonWith({"weights[4,5]", "weights[4,4]", "output[4,1]"});
        AnswerSheet* sheet = AnswerSheet::of(*document);
        QVERIFY(!sheet->answer(found, answerTo(*document, found)));
        QVERIFY(!sheet->answer(missed, u"0.99"_s));
        QCOMPARE(sheet->score().wrong, 1);
        const auto isRevealedScore = [sheet] {
            const AnswerSheet::Score score = sheet->score();
            return score.all == 3 && score.right == 1 && score.wrong == 0 && score.revealed == 2 && score.empty() == 0;
        };
        sheet->setRevealed(true);
        QVERIFY(isRevealedScore());
        sheet->setRevealed(false);
        QVERIFY(isRevealedScore());
        QVERIFY(!sheet->answer(empty, answerTo(*document, empty)));  // copied from the key
        QCOMPARE(sheet->stateOf(empty), Answer::Right);
        QVERIFY(isRevealedScore());
        QVERIFY(!document->renameToken(0, "Because"));  // the sheet is read again
        document->settle();
        QVERIFY(isRevealedScore());
        sheet->startOver();
        QCOMPARE(sheet->score().revealed, 0);
        QCOMPARE(sheet->score().empty(), 3);
    }

    void boxesFollowTheData()
    {
        const auto document = lessonWith({"weights[4,5]", "Q[3,1]", "weights[1,6]", "Q[3,0]", "output[0,0]", "weights[4,2]"});
        const AnswerSheet* sheet = AnswerSheet::of(*document);
        const std::vector<CellRef> boxes = {{"weights", 0, 1, 6}, {"weights", 0, 4, 2}, {"weights", 0, 4, 5}};
        QCOMPARE(sheet->boxesOf("weights"), boxes);
        QVERIFY(sheet->boxesOf("K").empty());
        QCOMPARE(sheet->boxBeyond("weights", 1), std::optional(CellRef{"output", 0, 0, 0}));
        QCOMPARE(sheet->boxBeyond("weights", -1), std::optional(CellRef{"Q", 0, 3, 1}));
        QVERIFY(!sheet->boxBeyond("output", 1) && !sheet->boxBeyond("Q", -1));
        QCOMPARE(sheet->hiddenColumns("weights", 4), (std::vector<Index>{2, 5}));
        QVERIFY(sheet->hiddenColumns("weights", 3).empty() && sheet->hiddenColumns("V", 0).empty());
    }

    void anInputIsFoundFromAResult()
    {
        const CellRef cell{"Wq", 0, 1, 0};
        const auto document = lessonWith({"Wq[1,0]"});
        AnswerSheet* sheet = AnswerSheet::of(*document);
        QVERIFY(inspect(*document, cell).ruleText.isEmpty());
        sheet->takeHint(cell);
        Inspection inspection = inspect(*document, cell);
        QVERIFY2(inspection.ruleText.contains(u"It goes into Q["_s) && inspection.ruleText.contains(u"tells it"_s),
                 qPrintable(inspection.ruleText));
        QVERIFY(inspection.terms.isEmpty());
        sheet->takeHint(cell);
        inspection = inspect(*document, cell);
        QCOMPARE(inspection.terms.size(), 4);  // d_model
        QVERIFY2(inspection.totalText.startsWith(u"They add up to Q["_s), qPrintable(inspection.totalText));
        // the equation solved by its own texts is the number
        double rest = 0;
        double coefficient = 0;
        for (const TermLine& term : inspection.terms) {
            if (term.factors[1].cell == cell) {
                QCOMPARE(term.factorTexts[1], blankSign());
                coefficient = valueOf(*document, term.factors[0].cell);
            } else {
                rest += valueOf(*document, term.factors[0].cell) * valueOf(*document, term.factors[1].cell);
            }
        }
        const CellRef result{"Q", 0, inspection.terms[0].factors[0].cell.row, 0};
        QCOMPARE(coefficient, document->session().matrices.at("X").col(1).maxCoeff());  // the digits that are shown go furthest
        QVERIFY(std::abs((valueOf(*document, result) - rest) / coefficient - valueOf(*document, cell)) < 1e-12);
    }

    void anEmbeddingIsFoundToo()
    {
        const CellRef cell{"X", 0, 4, 0};
        const auto document = lessonWith({"X[4,0]", "Q[4,0]", "Q[4,1]"});  // K and V are still there
        AnswerSheet::of(*document)->takeHint(cell);
        const QString words = inspect(*document, cell).ruleText;
        QVERIFY2(words.contains(u"K["_s) && words.contains(u"tells it"_s), qPrintable(words));
    }

    void blanksThatHideEachOtherAreSaid()
    {
        const auto document = lessonWith({"Wq[0,0]", "Wq[1,0]", "Wq[2,0]", "Wq[3,0]"});
        AnswerSheet::of(*document)->takeHint({"Wq", 0, 0, 0});
        const Inspection inspection = inspect(*document, {"Wq", 0, 0, 0});
        // the lesson's X has rows with zeros, so another number of the column may still be told alone
        QVERIFY2(inspection.ruleText.contains(u"tells it"_s) || inspection.ruleText.contains(u"fill in those first"_s),
                 qPrintable(inspection.ruleText));
        Document drawn(drawnSession(4, 3, 2, 5));  // no zeros
        QVERIFY(!drawn.setWorksheet({{"Wq[0,0]", "Wq[1,0]"}, 0.005}, u"blank"_s));
        drawn.settle();
        AnswerSheet::of(drawn)->takeHint({"Wq", 0, 0, 0});
        const Inspection other = inspect(drawn, {"Wq", 0, 0, 0});
        QVERIFY2(other.ruleText.contains(u"fill in those first"_s), qPrintable(other.ruleText));
        QCOMPARE(other.hints, AnswerSheet::mostHints);  // no numbers to come
    }

    void anInputThatNothingTellsIsSaidToBeGiven()
    {
        Document document(drawnSession(4, 3, 2, 5));
        std::vector<std::string> blanks = {"Wq[0,0]"};
        for (int row = 0; row < 4; ++row)
            blanks.push_back("Q[" + std::to_string(row) + ",0]");
        QVERIFY(!document.setWorksheet({blanks, 0.005}, u"blank"_s));
        document.settle();
        AnswerSheet::of(document)->takeHint({"Wq", 0, 0, 0});
        const QString words = inspect(document, {"Wq", 0, 0, 0}).ruleText;
        QVERIFY2(words.contains(u"it is given, not worked out"_s), qPrintable(words));
    }

    void oneRuleForGoals()
    {
        const CellRef cell{"weights", 0, 4, 5};
        const auto document = lessonWith({"weights[4,5]"});
        QVERIFY(reasonNoGoal(*document, cell) && !reasonNoGoal(*document, {"weights", 0, 4, 4}));
        QVERIFY2(sentenceOf(*reasonNoGoal(*document, cell)).contains(u"weights[export,fail] is blank"_s),
                 qPrintable(sentenceOf(*reasonNoGoal(*document, cell))));
        SeekRun run(document.get());
        SeekPlan plan;
        plan.goals = {{{"weights", 0, 4, 4}, 0.5}};
        plan.free = {"Wq"};
        QVERIFY(!run.begin(plan) && !run.course().empty());
        run.forget();
        QVERIFY(!run.isOn() && run.course().empty() && run.goals().empty());
    }
};

AE_TEST(tst_blanksecrets)
#include "tst_blanksecrets.moc"
