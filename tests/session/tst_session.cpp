// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/reader.h"
#include "sessions.h"
#include "testmain.h"

#include <QTest>

#include <functional>
#include <limits>

using ae::test::text;

namespace {

using Edit = std::function<void(ae::Session&)>;

ae::Session small()
{
    return ae::readSession(ae::test::goodText()).value().session;
}

}  // namespace

Q_DECLARE_METATYPE(Edit)

/// What makes two sessions the same document, and what makes a session a good one.
class tst_session : public QObject {
    Q_OBJECT
private slots:
    void tellsDocumentsApart_data();
    void tellsDocumentsApart();
    void leavesTheViewAside();
    void anyNanIsTheSame();
    void acceptsGoodOnes();
    void refusesBadOnes_data();
    void refusesBadOnes();
};

void tst_session::tellsDocumentsApart_data()
{
    QTest::addColumn<Edit>("edit");
    const auto row = [](const char* name, Edit edit) { QTest::newRow(name) << edit; };
    row("title", [](ae::Session& s) { s.title = "other"; });
    row("token", [](ae::Session& s) { s.tokens[1] = "c"; });
    row("feature", [](ae::Session& s) { s.features.clear(); });
    row("value", [](ae::Session& s) { s.matrices["X"](0, 0) += 1e-15; });
    row("sign of zero", [](ae::Session& s) { s.matrices["Wq"](0, 1) = -0.0; });
    row("bias", [](ae::Session& s) { s.matrices["bq"] = ae::Matrix::Zero(1, 3); });
    row("exponent", [](ae::Session& s) { s.options.scaleExponent = 0; });
    row("mask", [](ae::Session& s) { s.options.mask = "causal"; });
    row("notebook", [](ae::Session& s) { s.notebook.pop_back(); });
    row("text cell", [](ae::Session& s) { s.notebook.front().markdown += "!"; });
    row("unknown member", [](ae::Session& s) { s.unknown.push_back({"", "later", "1"}); });
    row("unknown member that begins like the view", [](ae::Session& s) { s.unknown.push_back({"viewer", "later", "1"}); });
    row("version", [](ae::Session& s) { s.minorVersion = 1; });
}

void tst_session::tellsDocumentsApart()
{
    QFETCH(Edit, edit);
    const ae::Session session = small();
    ae::Session other = session;
    QVERIFY(ae::isSameDocument(session, other));
    edit(other);
    QVERIFY(!ae::isSameDocument(session, other));
    QVERIFY(!ae::isSameDocument(other, session));
}

void tst_session::leavesTheViewAside()
{
    const ae::Session session = small();
    ae::Session other = session;
    other.view.pickedToken = 1;
    other.view.saturation.seed = 9;
    other.hasView = true;
    other.unknown.push_back({"view", "later", "1"});
    other.unknown.push_back({"view.saturation", "later", "1"});
    QVERIFY(ae::isSameDocument(session, other));
}

void tst_session::anyNanIsTheSame()
{
    ae::Session session = small();
    ae::Session other = session;
    session.matrices["X"](0, 0) = std::numeric_limits<double>::quiet_NaN();
    other.matrices["X"](0, 0) = -std::numeric_limits<double>::quiet_NaN();
    QVERIFY(ae::isSameDocument(session, other));
}

void tst_session::acceptsGoodOnes()
{
    QCOMPARE(text(ae::checkSession(small())), std::string());
    ae::Session session = small();
    session.features.clear();
    session.title = std::string(1'024, 'x');
    session.tokens = {"", "\0"};
    session.notebook = {{"from the future", ""}};
    QCOMPARE(text(ae::checkSession(session)), std::string());
}

void tst_session::refusesBadOnes_data()
{
    QTest::addColumn<Edit>("edit");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const char* expected, Edit edit) { QTest::newRow(name) << edit << QString::fromUtf8(expected); };
    row("no tokens", "tokens: there are no tokens", [](ae::Session& s) { s.tokens.clear(); });
    row("a token too many", "matrices.X: X has 2 rows, but there are 3 tokens", [](ae::Session& s) { s.tokens.emplace_back("c"); });
    row("a feature too few", "features: X has 2 columns, but there are 1 names", [](ae::Session& s) { s.features.pop_back(); });
    row("long token", "tokens entry 2: the text has 257 characters, and at most 256 are possible",
        [](ae::Session& s) { s.tokens[1] = std::string(257, 'x'); });
    row("long title", "title: the text has 1025 characters, and at most 1024 are possible",
        [](ae::Session& s) { s.title = std::string(1'025, 'x'); });
    row("title that is no UTF-8", "title: the text is not UTF-8", [](ae::Session& s) { s.title = "\xFF"; });
    row("long text cell", "notebook cell 1: the text has 262145 bytes, and at most 262144 are possible",
        [](ae::Session& s) { s.notebook.front().markdown = std::string(256 * 1024 + 1, 'x'); });
    const auto marks = [](int count) {
        std::string text = "a";
        while (count-- > 0)
            text += "\u0301";
        return text;
    };
    row("combining marks in a title", "title: 257 combining marks stand on one letter, and at most 256 are possible",
        [marks](ae::Session& s) { s.title = marks(257); });
    row("combining marks in a note", "notebook cell 1: 100000 combining marks stand on one letter, and at most 256 are possible",
        [marks](ae::Session& s) { s.notebook.front().markdown = marks(256) + marks(100'000); });
    row("kind of a cell", "notebook cell 1: the kind of the cell has 1025 characters, and at most 1024 are possible", [](ae::Session& s) {
        s.notebook.front() = {std::string(1025, 'k'), {}};
    });
    row("a matrix is missing", "matrices: the matrix Wk is missing", [](ae::Session& s) { s.matrices.erase("Wk"); });
    row("unknown matrix", "matrices.Wo: Wo is not an input", [](ae::Session& s) { s.matrices["Wo"] = ae::Matrix::Zero(1, 1); });
    row("inner size", "matrices.Wv: X is 2x2 but Wv is 3x1: Wv needs 2 rows",
        [](ae::Session& s) { s.matrices["Wv"] = ae::Matrix::Zero(3, 1); });
    row("queries and keys differ", "matrices.Wk: Wq is 2x3 but Wk is 2x4: Wk needs 3 columns",
        [](ae::Session& s) { s.matrices["Wk"] = ae::Matrix::Zero(2, 4); });
    row("bias", "matrices.bv: bv is 1x2 but needs the shape 1x1", [](ae::Session& s) { s.matrices["bv"] = ae::Matrix::Zero(1, 2); });
    row("empty matrix", "matrices.Wv: Wv has no rows or no columns", [](ae::Session& s) { s.matrices["Wv"] = ae::Matrix::Zero(2, 0); });
    row("too many rows", "matrices.Wv: 65537 rows and 1 columns are too many",
        [](ae::Session& s) { s.matrices["Wv"] = ae::Matrix::Zero(65'537, 1); });
    row("exponent", "options.scale_exponent: the scale exponent 2.5 is not", [](ae::Session& s) { s.options.scaleExponent = 2.5; });
    row("temperature", "options.temperature: the temperature 0 is not", [](ae::Session& s) { s.options.temperature = 0; });
    row("mask", "options.mask: there is no mask \"sliding\"", [](ae::Session& s) { s.options.mask = "sliding"; });
    row("painted mask", "options.allowed: the painted mask is 0x0, but there are 2 tokens",
        [](ae::Session& s) { s.options.mask = "painted"; });
}

void tst_session::refusesBadOnes()
{
    QFETCH(Edit, edit);
    QFETCH(QString, expected);
    ae::Session session = small();
    edit(session);
    const std::vector<ae::Problem> problems = ae::checkSession(session);
    QVERIFY(!problems.empty());
    COMPARE_CONTAINS(text(problems.front()), expected.toStdString());
}

AE_TEST(tst_session)
#include "tst_session.moc"
