// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/examples.h"
#include "testmain.h"
#include "widgets/cells/textcell.h"
#include "widgets/look/card.h"
#include "widgets/notebook/notebookview.h"
#include "windowtest.h"

#include <QPlainTextEdit>
#include <QTest>

using namespace ae;
using namespace Qt::StringLiterals;

namespace {

constexpr int kStorm = 200;  // sizes in a row that only an endless round has

/// Counts the sizes that an editor takes, and ends a round without end.
class SizeWatch : public QObject {
public:
    explicit SizeWatch(QPlainTextEdit* editor) : m_editor(editor) { editor->viewport()->installEventFilter(this); }
    int count = 0;

protected:
    bool eventFilter(QObject*, QEvent* event) override
    {
        if (event->type() == QEvent::Resize && ++count > kStorm)
            m_editor->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        return false;
    }

private:
    QPlainTextEdit* m_editor;
};

}  // namespace

/// Notes and their editor, worked with as people do.
class tst_textcell : public test::WindowTest {
    Q_OBJECT

private slots:
    void init() { open(lessonSession()); }
    void cleanup() { close(); }

    void editorKeepsARoomInWhichItCanBeLaidOut()
    {
        auto* text = window()->notebook()->card(0)->findChild<TextCell*>();
        document().setFolded(0, false);
        text->startEditing();
        auto* editor = text->findChild<QPlainTextEdit*>();
        QTRY_VERIFY(editor->isVisible());
        for (const int size : {0, 1, 3, 40, 2000}) {
            editor->setPlainText(QString(size, u'm') + u"\n\n"_s + QString(size / 2, u' ') + u"one two three"_s);
            for (int width = 90; width > 30; width -= 4) {
                SizeWatch sizes(editor);
                window()->notebook()->setFixedWidth(width);
                QTest::qWait(1);
                QVERIFY2(sizes.count < kStorm, qPrintable(u"%1 characters, %2 pixels"_s.arg(size).arg(width)));
                QCOMPARE_GE(editor->width(), 150);
            }
        }
    }
};

AE_TEST(tst_textcell)
#include "tst_textcell.moc"
