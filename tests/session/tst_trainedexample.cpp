// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "attention/evaluation.h"
#include "session/reader.h"
#include "session/writer.h"
#include "testmain.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <cmath>
#include <map>

using namespace ae;
using namespace Qt::StringLiterals;

namespace {

constexpr auto path = AE_SOURCE_DIR "/resources/examples/trained-lookup.attn";

Session shippedSession()
{
    return loadSession(path).value().session;
}

Index largestColumn(const Matrix& row)
{
    Index column = 0;
    row.row(0).maxCoeff(&column);
    return column;
}

/// What the columns of the output say, from 1.
QList<int> answersOf(const Session& session)
{
    const auto evaluation = Evaluation::of(session.matrices, session.options);
    QList<int> answers;
    for (Index i = 0; i < session.tokenCount(); ++i)
        answers << static_cast<int>(largestColumn(evaluation->value("output").row(i))) + 1;
    return answers;
}

/// A number that the text asks the reader to type.
struct Edit {
    const char* matrix;
    Index row;
    Index column;
    double value;
};

}  // namespace

/// The trained head does what the texts beside it say. scripts/train-example --check measures it on thousands of programs.
class tst_trainedexample : public QObject {
    Q_OBJECT

private slots:
    void isCanonical()
    {
        QFile file(QString::fromLatin1(path));
        QVERIFY(file.open(QIODevice::ReadOnly));
        static const QRegularExpression generator(u"  \"generator\": [^\n]*\n"_s);  // the program that wrote it
        const QString written = QString::fromStdString(writeSession(shippedSession(), ViewPart::Include));
        QCOMPARE(QString::fromUtf8(file.readAll()).remove(generator), QString(written).remove(generator));
    }

    void sizesDiffer()
    {
        const Inputs inputs = shippedSession().matrices;
        const QSet<Index> sizes = {inputs.at("X").rows(), inputs.at("X").cols(), inputs.at("Wq").cols(), inputs.at("Wv").cols()};
        QCOMPARE(sizes.size(), 4);
    }

    /// The program is run here as its author would run it.
    void everyRowKnowsTheLatestValue()
    {
        const Session session = shippedSession();
        const auto evaluation = Evaluation::of(session.matrices, session.options);
        const QList<int> answers = answersOf(session);
        std::map<char, std::pair<int, Index>> stored;  // by name: the value and the row that stored it
        int questions = 0;
        for (Index i = 0; i < session.tokenCount(); ++i) {
            const std::string& token = session.tokens[static_cast<std::size_t>(i)];
            if (token[1] == '=')
                stored[token[0]] = {token[2] - '0', i};
            else
                ++questions;
            const auto [value, row] = stored.at(token[0]);
            QCOMPARE(answers[i], value);
            const Matrix weights = evaluation->value("weights").row(i);
            QCOMPARE(largestColumn(weights), row);
            QVERIFY2(weights(0, row) > 0.85, qPrintable(u"row %1 looks there with %2"_s.arg(i).arg(weights(0, row))));
        }
        QCOMPARE(questions, 5);
    }

    void everySuggestionDoesWhatTheTextSays_data()
    {
        QTest::addColumn<QList<Edit>>("edits");
        QTest::addColumn<std::string>("mask");
        QTest::addColumn<QList<int>>("answers");
        QTest::newRow("as shipped") << QList<Edit>() << std::string("causal") << QList<int>{3, 1, 3, 4, 2, 1, 2, 3, 4, 2};
        QTest::newRow("a=2 becomes a=4") << QList<Edit>{{"X", 4, 6, 0}, {"X", 4, 8, 1}} << std::string("causal")
                                         << QList<int>{3, 1, 3, 4, 4, 1, 4, 3, 4, 4};
        QTest::newRow("a=3 is said to be later")
            << QList<Edit>{{"X", 0, 4, 0.9}} << std::string("causal") << QList<int>{3, 1, 3, 4, 3, 1, 3, 3, 4, 3};
        QTest::newRow("no mask") << QList<Edit>() << std::string("none") << QList<int>{2, 1, 2, 4, 2, 1, 2, 3, 4, 2};
    }
    void everySuggestionDoesWhatTheTextSays()
    {
        QFETCH(QList<Edit>, edits);
        QFETCH(std::string, mask);
        QFETCH(QList<int>, answers);
        Session session = shippedSession();
        for (const Edit& edit : edits)
            session.matrices[edit.matrix](edit.row, edit.column) = edit.value;
        session.options.mask = mask;
        QCOMPARE(answersOf(session), answers);
    }

    void withoutTheKeyOfThePlaceOldAndNewAreAlike()
    {
        Session session = shippedSession();
        session.matrices["Wk"](4, 2) = 0;
        const auto evaluation = Evaluation::of(session.matrices, session.options);
        const Values weights = evaluation->value("weights");
        QVERIFY(std::abs(weights(9, 0) - weights(9, 4)) < 0.03);
        QVERIFY(weights(9, 0) + weights(9, 4) > 0.95);
    }

    /// "The right name is worth about 11 and each place later about 1.4": eight places are nearly worth a name.
    void namesAndPlacesAreWorthWhatTheTextSays()
    {
        const Session session = shippedSession();
        const auto evaluation = Evaluation::of(session.matrices, session.options);
        const Matrix& wk = session.matrices.at("Wk");
        const Matrix query = evaluation->value("Q").row(9);
        const double name = query(0, 0) * wk(0, 0);
        const double place = query(0, 2) * wk(4, 2) / 10;
        QVERIFY2(std::abs(name - 11) < 0.5, qPrintable(QString::number(name)));
        QVERIFY2(std::abs(place - 1.4) < 0.05, qPrintable(QString::number(place)));
        QVERIFY(8 * place < name);
        QVERIFY(8 * place > 0.9 * name);
    }

    /// "Four names in two columns": products of the names' own parts of queries and keys.
    void namesShareColumnsAsTheTextSays()
    {
        const Inputs inputs = shippedSession().matrices;
        const Matrix products = inputs.at("Wq").topLeftCorner(4, 2) * inputs.at("Wk").topLeftCorner(4, 2).transpose();
        for (Index i = 0; i < 4; ++i) {
            for (Index j = 0; j < 4; ++j) {
                const double expected = i == j ? 11 : i + j == 3 ? -11 : 0;  // a with d, b with c
                QVERIFY2(std::abs(products(i, j) - expected) < 0.5, qPrintable(u"%1 %2: %3"_s.arg(i).arg(j).arg(products(i, j))));
            }
        }
        QVERIFY(inputs.at("Wv").topRows(5).isZero());  // "Names and places bring nothing."
    }
};

AE_TEST(tst_trainedexample)
#include "tst_trainedexample.moc"
