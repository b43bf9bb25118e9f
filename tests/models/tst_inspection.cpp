// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/inspection.h"

#include "samples.h"
#include "session/cellname.h"
#include "testmain.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <cmath>
#include <limits>
#include <optional>

using namespace ae;
using namespace ae::test;
using namespace Qt::StringLiterals;

/// What the inspector says about a cell.
class tst_inspection : public QObject {
    Q_OBJECT
private slots:
    void termsMakeTheValue_data();
    void termsMakeTheValue();
    void derivativesAreCentralDifferences_data();
    void derivativesAreCentralDifferences();
    void theTargetIsThePickedWeight();
    void whatLiesBehindTheWeightsMovesNone();
    void literalsKeepTheirParentheses();
    void formulasNameTheirOperand();
    void theLargestIsSubtractedFirst_data();
    void theLargestIsSubtractedFirst();
    void everyOriginCanBeReached_data();
    void everyOriginCanBeReached();
    void manyOriginsAreCounted();
    void digitsAreTheFewestThatReadBack();
    void aMaskedCellSaysSo();
    void aFullyMaskedCellSaysSo();
    void aNotANumberNamesItsCause();
    void anInfiniteValueMarksItsOwnCell();
    void smallNumbersKeepTheirDigits();
    void manyTermsAreCutToTheLargest();
    void namesFromAFileAreMadeVisible();
    void aCellThatDoesNotExistIsEmpty();
};

namespace {

void addExamples()
{
    QTest::addColumn<int>("which");
    const auto documents = exampleDocuments();
    for (std::size_t i = 0; i < documents.size(); ++i)
        QTest::addRow("%s", documents[i]->session().title.c_str()) << static_cast<int>(i);
}

std::unique_ptr<Document> example(int which)
{
    return std::move(exampleDocuments()[static_cast<std::size_t>(which)]);
}

bool isClose(double a, double b, double scale)
{
    return std::abs(a - b) <= 1e-12 * std::max(1.0, scale);
}

QString problemOfLinks(const Document& document, const QList<Link>& links)
{
    for (const Link& link : links) {
        const Graph::Node* node = document.evaluation().graph().node(link.cell.step);
        if (!node || !Region::whole(node->shape).contains(link.cell.row, link.cell.column))
            return u"a link leads nowhere: "_s + link.text;
        if (!link.text.startsWith(fromUtf8(link.cell.step) + u'[') || !link.text.endsWith(u']'))
            return u"a link is not named by its cell: "_s + link.text;
    }
    return {};
}

/// What is wrong with the terms of a cell; empty when they make its value.
QString problemOfTerms(const Document& document, const Inspection& inspection, double value)
{
    double sum = 0;
    double own = std::nan("");
    double largest = 0;
    double smallest = std::numeric_limits<double>::infinity();
    for (const TermLine& line : inspection.terms) {
        if (const QString problem = problemOfLinks(document, line.factors); !problem.isEmpty())
            return problem;
        double product = 1;
        for (const Link& link : line.factors)
            product *= document.evaluation().value(link.cell.step)(link.cell.row, link.cell.column);
        if (inspection.rule == Rule::Sum && !isClose(product, line.value, std::abs(product)))
            return u"a term is not the product of its factors"_s;
        if (std::abs(line.share) > 1)
            return u"a share beyond 1"_s;
        sum += line.value;
        largest = std::max(largest, std::abs(line.value));
        smallest = std::min(smallest, std::abs(line.value));
        if (line.isOwn)
            own = line.value;
    }
    const double made = inspection.rule == Rule::Softmax ? own / sum : sum;
    if (inspection.rule == Rule::Hidden)
        return value == 0 && inspection.terms.isEmpty() ? QString() : u"a hidden cell with terms"_s;
    // terms that are not listed are smaller than each that is
    if (inspection.rule == Rule::Sum && inspection.hiddenTerms > 0)
        return std::abs(made - value) <= static_cast<double>(inspection.hiddenTerms) * smallest ? QString() : u"too much is not listed"_s;
    return isClose(made, value, largest) ? QString() : u"%1 instead of %2"_s.arg(made, 0, 'g', 17).arg(value, 0, 'g', 17);
}

/// One row of weights by the equation, one loop after the other, with `change` added to one cell of one step.
class PlainWeights {
public:
    explicit PlainWeights(const Document& document) : m_document(document) { }

    double operator()(const CellRef& weight, const CellRef& changed, double change) const
    {
        const auto moved = [&](const char* step, Matrix matrix) {
            if (changed.step == step)
                matrix(changed.row, changed.column) += change;
            return matrix;
        };
        const Evaluation& e = m_document.evaluation();
        const auto bias = [&](const char* step) {
            return e.has(step) ? moved(step, e.value(step).toMatrix()) : Matrix(Matrix::Zero(1, e.graph().headWidth()));
        };
        const Matrix x = moved("X", e.value("X").toMatrix());
        const Matrix q = moved("Q", x * moved("Wq", e.value("Wq").toMatrix()) + Matrix::Ones(x.rows(), 1) * bias("bq"));
        const Matrix k = moved("K", x * moved("Wk", e.value("Wk").toMatrix()) + Matrix::Ones(x.rows(), 1) * bias("bk"));
        const Matrix scores = moved("scores", q * k.transpose());
        const Matrix scaled = moved("scaled", scores / e.divisor());
        double sum = 0;
        for (Index j = 0; j < x.rows(); ++j) {
            if (e.allowed().allows(weight.row, j))
                sum += std::exp(scaled(weight.row, j) / e.options().temperature);
        }
        const double own = std::exp(scaled(weight.row, weight.column) / e.options().temperature) / sum;
        const bool isItself = changed.step == "weights" && changed.row == weight.row && changed.column == weight.column;
        return e.allowed().allows(weight.row, weight.column) ? own + (isItself ? change : 0) : (isItself ? change : 0);
    }

private:
    const Document& m_document;
};

double slopeOf(const Inspection& inspection)
{
    QString text = inspection.derivativeText;
    return text.endsWith(u" per unit"_s) ? shownNumber(text.chopped(9)) : std::nan("");
}

}  // namespace

void tst_inspection::termsMakeTheValue_data()
{
    addExamples();
}

void tst_inspection::termsMakeTheValue()
{
    QFETCH(const int, which);
    const LocaleGuard guard(pointLocale());
    const auto document = example(which);
    QVERIFY(!document->setWorksheet({}, u"none"_s));  // blank cells tell nothing, on purpose
    for (const Graph::Node& node : document->evaluation().graph().nodes()) {
        for (Index i = 0; i < node.shape.rows; ++i) {
            for (Index j = 0; j < node.shape.columns; ++j) {
                const CellRef cell{std::string(node.spec->key), 0, i, j};
                const Inspection inspection = inspect(*document, cell);
                const double value = document->evaluation().value(cell.step)(i, j);
                QVERIFY(inspection.cell == cell && inspection.spec == node.spec);
                QVERIFY(!inspection.title.isEmpty() && !inspection.place.isEmpty() && !inspection.ruleText.isEmpty());
                QVERIFY2(std::abs(shownNumber(inspection.valueText) - value) <= 0.0051, qPrintable(inspection.name));
                QCOMPARE(inspection.exactText.toDouble(), value);
                QCOMPARE(inspection.stateText, QString());
                QVERIFY2(!inspection.valueText.startsWith(u"−0.00"_s) || value <= -0.0001, qPrintable(inspection.valueText));
                QCOMPARE(problemOfLinks(*document, inspection.usedBy), QString());
                for (const OriginsOfStep& origins : inspection.origins)
                    QCOMPARE(problemOfLinks(*document, origins.cells), QString());
                if (node.spec->kind == StepKind::Computed) {
                    const QString problem = problemOfTerms(*document, inspection, value);
                    QVERIFY2(problem.isEmpty(), qPrintable(inspection.name + u": "_s + problem));
                    QVERIFY(inspection.rule == Rule::Hidden || inspection.origins.size() == static_cast<qsizetype>(node.inputs.size()));
                } else {
                    QVERIFY(inspection.terms.isEmpty() && inspection.rule == Rule::Input);
                }
            }
        }
    }
}

void tst_inspection::derivativesAreCentralDifferences_data()
{
    addExamples();
}

void tst_inspection::derivativesAreCentralDifferences()
{
    QFETCH(const int, which);
    const LocaleGuard guard(pointLocale());
    const auto document = example(which);
    AnswerSheet::of(*document)->setRevealed(true);  // while a worksheet asks, derivatives would tell
    const PlainWeights weights(*document);
    int moving = 0;
    for (Index picked = 0; picked < document->sizes().tokens; picked += 2) {
        document->pickToken(picked);
        for (const Graph::Node& node : document->evaluation().graph().nodes()) {
            for (Index i = 0; i < node.shape.rows; ++i) {
                for (Index j = (i + picked) % 2; j < node.shape.columns; j += 2) {
                    const CellRef cell{std::string(node.spec->key), 0, i, j};
                    const Inspection inspection = inspect(*document, cell);
                    if (inspection.targetName.isEmpty())  // nothing before the weights
                        continue;
                    constexpr double h = 1e-5;
                    const double expected = (weights(inspection.target, cell, h) - weights(inspection.target, cell, -h)) / (2 * h);
                    const double slope = slopeOf(inspection);
                    const QString both =
                        u"%1 by %2: %3, expected %4"_s.arg(inspection.targetName, inspection.name).arg(slope).arg(expected);
                    QVERIFY2(std::abs(slope - expected) <= 0.05 * std::abs(expected) + 1e-8, qPrintable(both));
                    moving += std::abs(expected) > 1e-6 ? 1 : 0;
                }
            }
        }
    }
    QVERIFY2(moving > 20, qPrintable(QString::number(moving)));
}

void tst_inspection::theTargetIsThePickedWeight()
{
    const auto document = lessonDocument();
    document->pickToken(0);
    const Index strongest = document->evaluation().rows()[0].strongest;
    QVERIFY(inspect(*document, {"Wq", 0, 1, 1}).target == (CellRef{"weights", 0, 0, strongest}));
    QVERIFY(inspect(*document, {"scores", 0, 4, 2}).target == (CellRef{"weights", 0, 4, 2}));
    QCOMPARE(inspect(*document, {"scores", 0, 4, 5}).targetName, u"weights[export,fail]"_s);
    QCOMPARE(inspect(*document, {"scores", 0, 4, 5}).place, u"query export, key fail"_s);
    QCOMPARE(inspect(*document, {"Wv", 0, 2, 1}).derivativeText, u"0 per unit"_s);
}

void tst_inspection::whatLiesBehindTheWeightsMovesNone()
{
    const auto document = lessonDocument();
    document->pickToken(0);
    for (const CellRef& cell : {CellRef{"weights", 0, 0, 3}, CellRef{"weights", 0, 4, 5}}) {
        const Inspection itself = inspect(*document, cell);
        QVERIFY(itself.target == cell);
        QCOMPARE(itself.targetName, QString());
        QVERIFY2(itself.derivativeText.contains(u"picked weight itself"_s) && itself.derivativeText.endsWith(u'.'),
                 qPrintable(itself.derivativeText));
    }
    const Inspection output = inspect(*document, {"output", 0, 0, 1});
    QCOMPARE(output.targetName, QString());
    QCOMPARE(output.derivativeText, QString());
}

void tst_inspection::literalsKeepTheirParentheses()
{
    QCOMPARE(literalInWords("1/sqrt(2)"), u"1/√2"_s);
    QCOMPARE(literalInWords("1/(1 + sqrt(3))"), u"1/(1 + √3)"_s);
    QCOMPARE(literalInWords("f(2)"), u"f(2)"_s);
    QCOMPARE(literalInWords("sqrt(a + b)"), u"√(a + b)"_s);
    QCOMPARE(literalInWords("sqrt("), u"sqrt("_s);
    const LocaleGuard guard(pointLocale());
    const auto document = lessonDocument();
    QCOMPARE(inspect(*document, {"scaled", 0, 4, 5}).terms.first().factorTexts, (QStringList{u"0.51"_s, u"1/√2"_s}));
}

void tst_inspection::formulasNameTheirOperand()
{
    const auto document = lessonDocument();
    QCOMPARE(inspect(*document, {"weights", 0, 4, 5}).formula, u"A = softmax(S\u0303 / τ)"_s);
    QCOMPARE(inspect(*document, {"scores", 0, 4, 5}).formula, u"S = Q Kᵀ"_s);
    QCOMPARE(inspect(*document, {"X", 0, 4, 1}).formula, QString());
}

void tst_inspection::theLargestIsSubtractedFirst_data()
{
    QTest::addColumn<double>("temperature");
    QTest::addColumn<QString>("said");
    QTest::newRow("τ = 1") << 1.0 << u"The query's largest score, 0.36, is subtracted from each first. Then: its exponential"_s;
    QTest::newRow("τ = 2")
        << 2.0
        << u"The query's largest score, 0.36, is subtracted from each first, and the rest is divided by the temperature 2. "
           "Then: its exponential"_s;
}

void tst_inspection::theLargestIsSubtractedFirst()
{
    QFETCH(const double, temperature);
    QFETCH(const QString, said);
    const LocaleGuard guard(pointLocale());
    const auto document = lessonDocument();
    Options options = document->session().options;
    options.temperature = temperature;
    QVERIFY(!document->setOptions(options, u"options"_s));
    document->settle();
    const Inspection inspection = inspect(*document, {"weights", 0, 4, 1});
    QVERIFY2(inspection.ruleText.startsWith(said), qPrintable(inspection.ruleText));
    // what the sentence says makes the terms
    const Values scores = document->evaluation().value("scaled");
    for (Index j = 0; j < 7; ++j) {
        const double term = std::exp((scores(4, j) - scores(4, 5)) / temperature);
        QVERIFY(std::abs(inspection.terms[j].value - term) < 1e-12);
    }
}

void tst_inspection::everyOriginCanBeReached_data()
{
    QTest::addColumn<int>("row");
    QTest::newRow("good row") << 0;
    QTest::newRow("forced row") << 4;
}

/// All cells that a number is made of are listed, those of one step together and each once.
void tst_inspection::everyOriginCanBeReached()
{
    QFETCH(const int, row);
    const Document document(troubledSession());
    for (const char* step : {"Q", "scores", "scaled", "weights", "output"}) {
        const CellRef cell{step, 0, row, 0};
        const Inspection inspection = inspect(document, cell);
        const auto explanation = explain(document.evaluation(), cell);
        QVERIFY(explanation);
        QSet<QString> wanted;
        for (const Term& term : explanation->terms) {
            for (const Factor& factor : term.factors) {
                if (!factor.isLiteral())
                    wanted << QString::fromStdString(plainCellName(factor.cell));
            }
        }
        QSet<QString> listed;
        for (const OriginsOfStep& origins : inspection.origins) {
            for (const Link& link : origins.cells) {
                QCOMPARE(link.cell.step, origins.cells.front().cell.step);
                QVERIFY(!listed.contains(QString::fromStdString(plainCellName(link.cell))));
                listed << QString::fromStdString(plainCellName(link.cell));
            }
        }
        QCOMPARE(listed, wanted);
    }
}

void tst_inspection::manyOriginsAreCounted()
{
    const Document document(drawnSession(100, 3, 2, 1));
    const Inspection weight = inspect(document, {"weights", 0, 0, 5});
    QCOMPARE(weight.origins.size(), 1);
    QCOMPARE(weight.origins.front().cells.size(), Inspection::mostTerms);
    QCOMPARE(weight.origins.front().more, 100 - Inspection::mostTerms);
}

void tst_inspection::digitsAreTheFewestThatReadBack()
{
    const LocaleGuard guard(pointLocale());
    const auto document = lessonDocument();
    QCOMPARE(inspect(*document, {"Wq", 0, 1, 1}).exactText, u"-0.3"_s);  // 17 digits are -0.29999999999999999
    QCOMPARE(inspect(*document, {"X", 0, 4, 1}).exactText, u"0.6"_s);
}

void tst_inspection::aMaskedCellSaysSo()
{
    const LocaleGuard guard(pointLocale());
    const Document document(troubledSession());
    const Inspection inspection = inspect(document, {"weights", 0, 0, 1});
    QVERIFY(inspection.rule == Rule::Hidden);
    QVERIFY2(inspection.ruleText.contains(u"mask"_s), qPrintable(inspection.ruleText));
    QVERIFY(inspection.terms.isEmpty());
    QCOMPARE(inspection.valueText, u"0.00"_s);
    QCOMPARE(inspection.exactText, u"0"_s);
    // the score behind it moves nothing
    QVERIFY(inspect(document, {"scores", 0, 0, 1}).target == (CellRef{"weights", 0, 0, 1}));
    QCOMPARE(inspect(document, {"scores", 0, 0, 1}).derivativeText, u"0 per unit"_s);
}

void tst_inspection::aFullyMaskedCellSaysSo()
{
    Document document(troubledSession());
    for (const CellRef& cell : {CellRef{"weights", 0, 1, 3}, CellRef{"output", 0, 1, 1}}) {
        const Inspection inspection = inspect(document, cell);
        QVERIFY(inspection.rule == Rule::None);
        QCOMPARE(inspection.valueText, u"–"_s);
        QCOMPARE(inspection.exactText, QString());
        QVERIFY2(inspection.stateText.contains(u"No key is allowed"_s) && inspection.stateText.endsWith(u'.'),
                 qPrintable(inspection.stateText));
        QVERIFY(inspection.terms.isEmpty());
    }
    document.pickToken(1);
    QVERIFY(inspect(document, {"X", 0, 0, 0}).derivativeText.contains(u"no weights"_s));
}

void tst_inspection::aNotANumberNamesItsCause()
{
    const Document document(troubledSession());
    const Inspection weight = inspect(document, {"weights", 0, 2, 0});
    QVERIFY(weight.rule == Rule::None);
    QVERIFY2(weight.stateText.contains(u"NaN"_s) && weight.stateText.contains(u"X["_s), qPrintable(weight.stateText));
    const Inspection score = inspect(document, {"scores", 0, 2, 0});
    QCOMPARE(score.valueText, u"NaN"_s);
    QCOMPARE(score.terms.size(), 3);
    for (const TermLine& line : score.terms)
        QVERIFY(std::isfinite(line.share));
    const Inspection overflow = inspect(document, {"weights", 0, 3, 3});
    QVERIFY2(overflow.stateText.contains(u"infinity"_s), qPrintable(overflow.stateText));
}

void tst_inspection::anInfiniteValueMarksItsOwnCell()
{
    const Document document(troubledSession());
    const Inspection bad = inspect(document, {"output", 0, 5, 1});
    QCOMPARE(bad.valueText, u"∞"_s);
    QVERIFY2(bad.stateText.contains(u"V["_s), qPrintable(bad.stateText));
    const Inspection good = inspect(document, {"output", 0, 5, 0});
    QVERIFY(std::isfinite(shownNumber(good.valueText)));
}

void tst_inspection::smallNumbersKeepTheirDigits()
{
    const LocaleGuard guard(pointLocale());
    Session session = drawnSession(3, 2, 1, 4);
    session.matrices["X"] << 1e-7, 0, 1, 1, 2, 2;
    session.matrices["Wv"].row(0).setConstant(-0.25);
    session.matrices["Wv"].row(1).setConstant(-0.0);
    const Document document(session);
    const Inspection inspection = inspect(document, {"V", 0, 0, 1});
    QCOMPARE(inspection.valueText, u"−2.5 · 10⁻⁸"_s);
    QCOMPARE(inspection.terms[0].valueText, u"−2.5 · 10⁻⁸"_s);
    QCOMPARE(inspection.terms[1].valueText, u"0"_s);
    QCOMPARE(inspection.totalText, u"Sum: 0.000"_s);
}

void tst_inspection::manyTermsAreCutToTheLargest()
{
    Session session = drawnSession(3, 200, 4, 2);
    const Document document(session);
    const Inspection inspection = inspect(document, {"Q", 0, 1, 2});
    QCOMPARE(inspection.terms.size(), Inspection::mostTerms);
    QCOMPARE(inspection.hiddenTerms, 200 - Inspection::mostTerms);
    double smallest = std::numeric_limits<double>::max();
    for (const TermLine& line : inspection.terms)
        smallest = std::min(smallest, std::abs(line.value));
    int larger = 0;
    for (Index m = 0; m < 200; ++m)
        larger += std::abs(session.matrices["X"](1, m) * session.matrices["Wq"](m, 2)) >= smallest ? 1 : 0;
    QCOMPARE(larger, static_cast<int>(Inspection::mostTerms));
    // the softmax keeps its own term, however small
    Session wide = drawnSession(100, 3, 2, 1);
    const Document many(wide);
    for (Index j = 0; j < 100; j += 9) {
        const Inspection weight = inspect(many, {"weights", 0, 0, j});
        QCOMPARE(std::count_if(weight.terms.begin(), weight.terms.end(), [](const TermLine& line) { return line.isOwn; }), 1);
    }
}

void tst_inspection::namesFromAFileAreMadeVisible()
{
    Session session = troubledSession();
    session.tokens[0] = std::string(250, 'w');
    session.tokens[5] = "new\nline";
    const Document document(session);
    static const QRegularExpression hidden(u"[\\x{202A}-\\x{202E}\\x{2066}-\\x{2069}\\x00-\\x1F\\x{2028}\\x{2029}]"_s);
    for (const Graph::Node& node : document.evaluation().graph().nodes()) {
        for (Index i = 0; i < node.shape.rows; ++i) {
            const Inspection inspection = inspect(document, {std::string(node.spec->key), 0, i, node.shape.columns - 1});
            QStringList texts = {inspection.name, inspection.place, inspection.stateText, inspection.targetName};
            QList<Link> links = inspection.usedBy;
            for (const OriginsOfStep& origins : inspection.origins)
                links += origins.cells;
            for (const Link& link : links)
                texts << link.text;
            for (const TermLine& line : inspection.terms) {
                for (const Link& link : line.factors)
                    texts << link.text;
            }
            for (const QString& text : texts)
                QVERIFY2(!text.contains(hidden) && text.size() < 300, qPrintable(inspection.name + u": "_s + text));
        }
    }
}

void tst_inspection::aCellThatDoesNotExistIsEmpty()
{
    const auto document = lessonDocument();
    for (const CellRef& cell : {CellRef{"X", 0, 7, 0}, CellRef{"X", 0, -1, 0}, CellRef{"bq", 0, 0, 0}, CellRef{"nothing", 0, 0, 0}}) {
        const Inspection inspection = inspect(*document, cell);
        QVERIFY(inspection.spec == nullptr && inspection.terms.isEmpty() && inspection.valueText.isEmpty());
    }
}

AE_TEST(tst_inspection)
#include "tst_inspection.moc"
