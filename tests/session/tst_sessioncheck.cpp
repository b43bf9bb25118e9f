// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/reader.h"
#include "sessions.h"
#include "testmain.h"

#include <QTest>

#include <limits>
#include <memory>

using namespace ae;
using ae::test::text;

namespace {

constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();

using Change = void (*)(Session&);

}  // namespace

Q_DECLARE_METATYPE(Change)

/// A session in memory is held to what its file is held to: every limit, and what fits together.
class tst_sessioncheck : public QObject {
    Q_OBJECT
private slots:
    void names_data()
    {
        QTest::addColumn<Change>("change");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* expected, Change change) { QTest::newRow(expected) << change << QString::fromUtf8(expected); };
        row("", [](Session&) {});
        row("tokens: there are no tokens", [](Session& s) { s.tokens.clear(); });
        row("tokens: there are 16385 tokens, and at most 16384 are possible", [](Session& s) {
            s.tokens.assign(16'385, "t");
            s.matrices["X"] = Matrix::Zero(16'385, 4);
        });
        row("matrices.X: X has 6 rows, but there are 7 tokens", [](Session& s) { s.matrices["X"] = Matrix::Zero(6, 4); });
        row("features: X has 4 columns, but there are 2 names for them", [](Session& s) { s.features = {"a", "b"}; });
        row("matrices.Wv: 1 rows and 65537 columns are too many: at most 65536 of each are possible",
            [](Session& s) { s.matrices["Wv"] = Matrix::Zero(1, 65'537); });
        row("matrices.Wv: 65537 rows and 1 columns are too many", [](Session& s) { s.matrices["Wv"] = Matrix::Zero(65'537, 1); });
        row("matrices.Wv: 16777217 values are too many: at most 16777216 are possible",
            [](Session& s) { s.matrices["Wv"] = Matrix::Zero(257, 65'281); });
        row("X is missing", [](Session& s) { s.matrices.erase("X"); });
        row("Wq is missing", [](Session& s) { s.matrices.erase("Wq"); });
        row("Wk is missing", [](Session& s) { s.matrices.erase("Wk"); });
        row("Wq is 4x2 but Wk is 4x3", [](Session& s) { s.matrices["Wk"] = Matrix::Zero(4, 3); });
        row("notebook cell 2: the text is not UTF-8", [](Session& s) { s.notebook.at(1).kind = "\xFF"; });
        row("notebook cell 1: the text is not UTF-8", [](Session& s) { s.notebook.at(0).markdown = "\xC3"; });
        row("notebook cell 1: the text has 262145 bytes, and at most 262144 are possible",
            [](Session& s) { s.notebook.at(0).markdown.assign(262'145, 'a'); });
        row("notebook cell 2: the kind of the cell has 1025 characters, and at most 1024 are possible",
            [](Session& s) { s.notebook.at(1).kind.assign(1'025, 'a'); });
        row("worksheet.tolerance: the tolerance is no number from 0", [](Session& s) { s.worksheet.tolerance = notANumber; });
        row("worksheet.tolerance: the tolerance is no number from 0; 0.005", [](Session& s) { s.worksheet.tolerance = -1; });
        row("worksheet.blanks: 100001 entries are too many: at most 100000 are possible",
            [](Session& s) { s.worksheet.blanks.assign(100'001, "Wq[0,0]"); });
        row("baselines: there are 1001 pinned states, and at most 1000 are possible", [](Session& s) {
            const auto state = std::make_shared<const SessionState>(s);
            for (int i = 0; i < 1'001; ++i)
                s.baselines.push_back({"b" + std::to_string(i), state, {}});
        });
        row("baselines entry 1.name: the pinned state has no name", [](Session& s) {
            s.baselines.push_back({"", std::make_shared<const SessionState>(s), {}});
        });
        row("baselines entry 2.name: another pinned state has the name \"a\" already", [](Session& s) {
            const auto state = std::make_shared<const SessionState>(s);
            s.baselines = {{"a", state, {}}, {"a", state, {}}};
        });
    }
    void names()
    {
        QFETCH(Change, change);
        QFETCH(QString, expected);
        Session session = ae::test::randomSession(1, 7, 4, 2, 3);
        change(session);
        const std::string found = text(checkSession(session));
        if (expected.isEmpty())
            QCOMPARE(found, std::string());
        else
            QVERIFY2(found.find(expected.toStdString()) != std::string::npos, found.substr(0, 400).c_str());
    }
};

AE_TEST(tst_sessioncheck)
#include "tst_sessioncheck.moc"
