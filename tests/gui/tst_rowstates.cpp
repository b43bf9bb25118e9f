// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/examples.h"
#include "models/texts.h"
#include "testmain.h"
#include "widgets/look/card.h"
#include "windowtest.h"

#include <QAccessible>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <array>
#include <limits>

using namespace Qt::StringLiterals;
using namespace ae;

namespace {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

struct StateSpec {
    const char* name;
    Index token;  ///< of the session below
    RowState state;
    const char* reason;  ///< a piece of the sentence that says why
};

// tokens of the session: 0 may look nowhere, 1 has a NaN, 2 an infinity, 3 may look at one key, the others are as they were
constexpr std::array states = {
    StateSpec{"fully masked", 0, RowState::FullyMasked, "No key is allowed"},
    StateSpec{"NaN", 1, RowState::NotANumber, "is NaN"},
    StateSpec{"infinite", 2, RowState::Overflow, "is infinity"},
};

Session sessionOfStates()
{
    Session session = lessonSession();
    const auto count = session.tokenCount();
    session.options.mask = "painted";
    session.options.allowed = MaskBits::Constant(count, count, 1);
    session.options.allowed.row(0).setZero();
    session.options.allowed.row(3).setZero();
    session.options.allowed(3, 3) = 1;
    for (Index i = 3; i < count; ++i) {  // what is not finite spoils its own row alone
        session.options.allowed(i, 1) = 0;
        session.options.allowed(i, 2) = 0;
    }
    session.options.allowed(1, 2) = 0;
    session.options.allowed(2, 1) = 0;
    session.matrices["X"](1, 0) = kNaN;
    session.matrices["X"].row(2).setZero();
    session.matrices["X"](2, 0) = 1e200;  // its query times its own key is beyond all doubles
    session.matrices["Wk"](0, 0) = 1.5;
    for (std::string_view cell : {"plane", "waterfall", "merged", "jacobian"}) {
        NotebookCell added;
        added.kind = cell;
        session.notebook.push_back(added);
    }
    return session;
}

/// Everything that a reader can hear of a part and of what is in it.
QStringList heard(QAccessibleInterface* part, int depth = 0)
{
    QStringList texts;
    if (!part || !part->isValid() || depth > 40)
        return texts;
    for (const QAccessible::Text kind : {QAccessible::Name, QAccessible::Description, QAccessible::Value})
        texts << part->text(kind);
    for (int i = 0; i < part->childCount(); ++i)
        texts << heard(part->child(i), depth + 1);
    texts.removeAll(QString());
    return texts;
}

}  // namespace

/// A row without weights has none in any part of the window, in writing or in speech, and the parts that have words say why.
class tst_rowstates : public ae::test::WindowTest {
    Q_OBJECT

    /// Cells of the notebook that show weights or what is made of them, and do not say why there are none.
    QStringList partsWithout(const QString& reason) const
    {
        QStringList silent;
        int found = 0;
        for (auto* card : window()->findChildren<Card*>()) {
            const QString name = card->accessibleName();
            if (!name.startsWith(u"Weights"_s) && !name.startsWith(u"Output"_s) && !name.startsWith(u"Worked row"_s)
                && !name.startsWith(u"Softmax Jacobian"_s))
                continue;
            ++found;
            if (!heard(QAccessible::queryAccessibleInterface(card)).join(u'|').contains(reason))
                silent << name;
        }
        return found == 5 ? silent : QStringList{u"%1 parts"_s.arg(found)};
    }

private slots:
    void init() { open(sessionOfStates()); }
    void cleanup() { close(); }

    void rowsAreAsMeant()
    {
        for (const StateSpec& spec : states)
            QCOMPARE(document().evaluation().rows()[static_cast<std::size_t>(spec.token)].state, spec.state);
        for (Index i = 3; i < document().sizes().tokens; ++i)
            QCOMPARE(document().evaluation().rows()[static_cast<std::size_t>(i)].state, RowState::Ok);
    }

    void everyPartSaysWhy_data()
    {
        QTest::addColumn<qsizetype>("position");
        for (qsizetype i = 0; i < qsizetype(states.size()); ++i)
            QTest::newRow(states[static_cast<std::size_t>(i)].name) << i;
    }
    void everyPartSaysWhy()
    {
        QFETCH(qsizetype, position);
        const StateSpec& spec = states[static_cast<std::size_t>(position)];
        const QString reason = QString::fromUtf8(spec.reason);
        const QString token = fromUtf8(document().session().tokens[static_cast<std::size_t>(spec.token)]);
        document().pickToken(spec.token);
        QStringList silent;
        QTRY_VERIFY2((silent = partsWithout(reason)).isEmpty(), qPrintable(silent.join(u", "_s)));

        int cells = 0;
        const QRegularExpression ofRow(u"^(Weights, query %1, key .*|Output, %1, v\\d): "_s.arg(QRegularExpression::escape(token)));
        const QRegularExpression worked(u", (exp\\(.*\\)|weight|weight × V\\(j\\)): "_s);
        for (const QString& text : heard(QAccessible::queryAccessibleInterface(window()))) {
            if (ofRow.match(text).hasMatch()) {
                QVERIFY2(text.contains(u": no number. "_s) && text.contains(reason), qPrintable(text));
                ++cells;
            }
            if (worked.match(text).hasMatch()) {
                QVERIFY2(text.endsWith(u": –"_s), qPrintable(text));
                ++cells;
            }
        }
        const auto count = static_cast<int>(document().sizes().tokens);
        QVERIFY2(cells >= 2 * count + 2 + 3 * count, qPrintable(QString::number(cells)));  // A twice, O, the worked row
    }

    void inspectorSaysWhy_data() { everyPartSaysWhy_data(); }
    void inspectorSaysWhy()
    {
        QFETCH(qsizetype, position);
        const StateSpec& spec = states[static_cast<std::size_t>(position)];
        auto* inspector = window()->findChild<QWidget*>(u"inspector"_s);
        for (const char* step : {"weights", "output"}) {
            document().selectCell(CellRef{step, 0, spec.token, 1});
            QString said;
            QTRY_VERIFY2(
                (said = heard(QAccessible::queryAccessibleInterface(inspector)).join(u'|')).contains(QString::fromUtf8(spec.reason)),
                qPrintable(said));
            QVERIFY2(said.contains(u'–'), qPrintable(said));
        }
    }

    void forcedRowIsOne()
    {
        document().pickToken(3);
        QCOMPARE(document().evaluation().value("weights")(3, 3), 1.0);
        const QStringList all = heard(QAccessible::queryAccessibleInterface(window()));
        QVERIFY(
            std::ranges::any_of(all, [](const QString& text) { return text.startsWith(u"Weights, query Nimbus, key Nimbus: 1.00"_s); }));
        QVERIFY(!std::ranges::any_of(all, [](const QString& text) { return text.contains(u"“Nimbus” has no weights"_s); }));
    }
};

AE_TEST(tst_rowstates)
#include "tst_rowstates.moc"
