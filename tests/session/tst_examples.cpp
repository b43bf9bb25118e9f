// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "attention/evaluation.h"
#include "session/reader.h"
#include "session/writer.h"
#include "testmain.h"

#include <QDir>
#include <QTest>

#include <cmath>

using namespace ae;
using namespace Qt::StringLiterals;

/// The sessions that are shipped: each opens without a note, is canonical, and explains every cell of every step.
class tst_examples : public QObject {
    Q_OBJECT

private:
    static void addFiles()
    {
        QTest::addColumn<QString>("path");
        const QDir folder(QStringLiteral(AE_SOURCE_DIR "/resources/examples"));
        for (const QString& name : folder.entryList({u"*.attn"_s}))
            QTest::newRow(qPrintable(name)) << folder.filePath(name);
        QTest::newRow("the lesson with its right numbers") << QStringLiteral(AE_TEST_DATA "/reference/nimbus.attn");
    }

private slots:
    void opensAndIsCanonical_data() { addFiles(); }
    void opensAndIsCanonical()
    {
        QFETCH(QString, path);
        const auto loaded = loadSession(path.toStdString());
        QVERIFY2(loaded.isOk(), loaded ? "" : loaded.error().sentence().c_str());
        QVERIFY(loaded->notes.empty());
        const auto again = readSession(writeSession(loaded->session, ViewPart::Include));
        QVERIFY(again.isOk());
        QVERIFY(isSameDocument(again->session, loaded->session));
    }

    void everyCellIsRebuiltFromItsTerms_data() { addFiles(); }
    void everyCellIsRebuiltFromItsTerms()
    {
        QFETCH(QString, path);
        const Session session = loadSession(path.toStdString()).value().session;
        const auto evaluation = Evaluation::of(session.matrices, session.options);
        QVERIFY(evaluation.isOk());
        int cells = 0;
        for (const Graph::Node& node : evaluation->graph().nodes()) {
            const Matrix values = evaluation->value(node.spec->key).toMatrix();
            const double largest = values.cwiseAbs().maxCoeff();
            for (Index i = 0; i < node.shape.rows; ++i) {
                for (Index j = 0; j < node.shape.columns; ++j) {
                    const auto explanation = explain(*evaluation, {std::string(node.spec->key), 0, i, j});
                    QVERIFY(explanation.isOk());
                    const double error = std::abs(rebuild(*explanation) - values(i, j));
                    QVERIFY2(error <= 1e-13 * largest,
                             qPrintable(u"%1 %2 %3: off by %4"_s.arg(QLatin1String(node.spec->key)).arg(i).arg(j).arg(error)));
                    ++cells;
                }
            }
        }
        QVERIFY(cells > 50);
    }
};

AE_TEST(tst_examples)
#include "tst_examples.moc"
