// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/examples.h"
#include "testmain.h"
#include "widgets/cells/cellcatalogue.h"
#include "widgets/look/card.h"
#include "widgets/notebook/notebookview.h"
#include "windowtest.h"

#include <QApplication>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace ae;

namespace {

/// Counts what is painted anywhere in the program.
class Paints : public QObject {
public:
    Paints() { qApp->installEventFilter(this); }
    int count() const { return m_count; }
    QString last() const { return m_last; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::Paint && watched->isWidgetType()) {
            ++m_count;
            m_last = QLatin1String(watched->metaObject()->className());
        }
        return false;
    }

private:
    int m_count = 0;
    QString m_last;
};

}  // namespace

/// A window that nobody touches paints nothing, wherever the notebook was scrolled to: what was due has come, and then it rests.
class tst_idle : public ae::test::WindowTest {
    Q_OBJECT
private slots:
    void cleanup() { close(); }
    void comesToRest_data()
    {
        QTest::addColumn<QString>("kind");
        for (const CellSpec& cell : cellCatalogue())
            QTest::newRow(cell.kind.data()) << QString::fromUtf8(cell.kind.data(), static_cast<qsizetype>(cell.kind.size()));
    }
    void comesToRest()
    {
        QFETCH(const QString, kind);
        Session session = lessonSession();
        session.notebook.clear();
        for (const CellSpec& cell : cellCatalogue())
            session.notebook.push_back({std::string(cell.kind), {}});
        open(session);
        window()->resize(1280, 720);
        const auto scrollTo = [this](std::string_view cell) {
            NotebookView* notebook = window()->notebook();
            const int position = notebook->find(cell);
            notebook->scrollToCell(position);
            QTest::qWait(50);
            notebook->ensureVisible(0, notebook->card(position)->geometry().bottom());  // it may be higher than the window
            QTest::qWait(50);
        };
        scrollTo(kind.toStdString());  // what was seen once follows the edits
        scrollTo(textCellKind);
        QVERIFY(!document().setCells("X", Region::cell(0, 0), Matrix::Constant(1, 1, 0.75)));
        QVERIFY(!document().setWorksheet({{"weights[0,0]"}, 0.005}, u"blank"_s));
        QTest::qWait(300);  // curves arrive while their cells are out of sight
        scrollTo(kind.toStdString());
        const auto paintsIn = [](int milliseconds) {
            const Paints paints;
            QTest::qWait(milliseconds);
            return std::pair(paints.count(), paints.last());
        };
        // a caret may blink and a mark may change; a loop paints hundreds of times
        QTRY_VERIFY2_WITH_TIMEOUT(paintsIn(200).first < 40, qPrintable(paintsIn(200).second), 8000);
    }
};

AE_TEST(tst_idle)
#include "tst_idle.moc"
