// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/examples.h"
#include "app/translations.h"
#include "lessonhands.h"
#include "testmain.h"

#include <QAbstractButton>
#include <QApplication>
#include <QFile>
#include <QMenu>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>
#include <QWindow>

using namespace Qt::StringLiterals;
using namespace ae;

/// Lessons in the window: opening them, bad ones, hostile ones, going to and fro.
class tst_lessonguide : public ae::test::LessonHands {
    Q_OBJECT

    QTemporaryDir m_folder;

    QString write(const QByteArray& text, const QString& name = u"own.lesson"_s)
    {
        QFile file(m_folder.filePath(name));
        const bool isWritten = file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
        return isWritten ? file.fileName() : QString();
    }

private slots:
    void cleanup() { close(); }

    void nothingIsRevealedBeforeThePrediction()
    {
        openLesson(u":/lessons/01-three-steps.lesson"_s);
        const auto isShown = [this](const QString& name) {
            for (QWidget* widget : lessonWindow()->findChildren<QWidget*>()) {
                if (widget->accessibleName() == name && widget->isVisible())
                    return true;
            }
            return false;
        };
        QVERIFY(!isShown(u"What was to be seen"_s) && !isShown(u"Explanation"_s) && !isShown(u"Depth"_s));
        predict();
        QTRY_VERIFY(isShown(u"What was to be seen"_s) && isShown(u"Explanation"_s) && isShown(u"Depth"_s));
    }

    void goesToAndFro()
    {
        openLesson(u":/lessons/01-three-steps.lesson"_s);
        clickButton(u"Step 3: The weights mix the values"_s);
        QCOMPARE(run()->position(), std::size_t{2});
        clickButton(u"Previous step"_s);
        QCOMPARE(run()->position(), std::size_t{1});
        act(u"type Wq 0 0 7"_s);
        clickButton(u"Start this step over"_s);
        QCOMPARE(lessonWindow()->document()->session().matrices.at("Wq")(0, 0), 1.0);
        QCOMPARE(lessonWindow()->document()->undoStack()->count(), 2);
        lessonWindow()->actionTable()["edit.undo"]->trigger();
        QCOMPARE(lessonWindow()->document()->session().matrices.at("Wq")(0, 0), 7.0);
        clickButton(u"All lessons"_s);
        QVERIFY(part<QAbstractButton>(u"Why √d, 0 of 6 steps done"_s)->isVisible());
    }

    void theMenuListsThem()
    {
        open(lessonSession());
        QMenu* menu = window()->actionTable().menu("&Lessons");
        emit menu->aboutToShow();
        QVERIFY(menu->actions().size() >= 13);
        QVERIFY(menu->actions().first()->text().contains(u"The equation in three steps"_s));
    }

    void aWindowWithWorkStays()
    {
        open(lessonSession());
        QVERIFY(!document().setTitle("Mine"));
        QVERIFY(LessonGuide::open(u":/lessons/05-not-influence.lesson"_s, window()));
        QCOMPARE(windows().size(), 2);
        QCOMPARE(document().session().title, std::string("Mine"));
    }

    void aLessonWindowIsAskedFirst()
    {
        openLesson(u":/lessons/01-three-steps.lesson"_s);
        act(u"type Wq 0 0 7"_s);
        const QString said =
            answer([this] { QVERIFY(!LessonGuide::open(u":/lessons/05-not-influence.lesson"_s, lessonWindow())); }, u"Cancel"_s);
        QVERIFY2(said.contains(u"Save the changes"_s), qPrintable(said));
        QCOMPARE(windows().size(), 1);
        answer([this] { QVERIFY(LessonGuide::open(u":/lessons/05-not-influence.lesson"_s, lessonWindow())); }, u"Discard"_s);
        QTRY_COMPARE(windows().size(), 1);
        QCOMPARE(windows().first()->document()->session().title, std::string("A weight is not an influence"));
    }

    void ofOnesOwnWithASessionBesideIt()
    {
        QVERIFY(QFile::copy(QStringLiteral(AE_SOURCE_DIR "/resources/examples/lesson.attn"), m_folder.filePath(u"mine.attn"_s)));
        QFile session(m_folder.filePath(u"mine.attn"_s));
        QVERIFY(session.open(QIODevice::ReadOnly));
        const QByteArray before = session.readAll();
        openLesson(write("@lesson Mine\n@session mine.attn\n@step One\n@scene Text\n@task Do it.\n@goal mask is causal\n"));
        QVERIFY(lessonWindow()->document()->path().empty());  // it can never be saved over
        act(u"choose Mask Down 1"_s);
        QVERIFY(run()->isWholeDone());
        session.seek(0);
        QCOMPARE(session.readAll(), before);
    }

    void saysEveryMistake_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("said");
        QTest::newRow("two") << QByteArray("@lesson A\n@example lesson\n@step One\n@scene x\n@task y\n@gaol z\n")
                             << u"line 5: this task has no goal"_s;
        QTest::newRow("no session") << QByteArray("@lesson A\n@session gone.attn\n@step One\n@scene x\n@task y\n@goal mask is causal\n")
                                    << u"line 2: the file \"gone.attn\" beside the lesson cannot be opened"_s;
        QTest::newRow("no example") << QByteArray("@lesson A\n@example gone\n@step One\n@scene x\n@task y\n@goal mask is causal\n")
                                    << u"line 2: there is no example \"gone\"; use one of all-sizes-differ"_s;
        QTest::newRow("goal") << QByteArray("@lesson A\n@example lesson\n@step One\n@scene x\n@task y\n@goal weights[a,b] > 1\n")
                              << u"line 6: there is no token \"a\""_s;
        QTest::newRow("session in the place of a lesson")
            << QByteArray("{\"format\": \"attention-explorer-session\"}\n") << u"line 1: this text stands before the first directive"_s;
    }
    void saysEveryMistake()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, said);
        open(lessonSession());
        const std::string before = bytes();
        const QString path = write(text);
        const QString words = answer([&] { QVERIFY(!LessonGuide::open(path, window())); });
        QVERIFY2(words.contains(said), qPrintable(words));
        QVERIFY(words.contains(u"The lesson own.lesson was not opened."_s));
        QVERIFY(words.endsWith(u"Nothing was changed."_s));
        QCOMPARE(windows().size(), 1);
        QCOMPARE(bytes(), before);
    }

    void hostileTextIsText()
    {
        openLesson(
            write("@lesson <b>x</b><img src=/etc/hostname>\n@example lesson\n@step <h1>One</h1>\n"
                  "@scene <img src=\"/etc/hostname\"> ![p](/etc/hostname) <table><table>\n@predict <i>Q</i>?\n@right <u>a</u>\n@choice b\n"
                  "@task <s>Do</s>\n@goal mask is causal\n"));
        const QString scene = part<QTextBrowser>(u"Text of the step"_s)->toPlainText();
        QVERIFY2(scene.contains(u"<img src"_s), qPrintable(scene));
        QVERIFY(part<QAbstractButton>(u"<u>a</u>"_s)->isVisible());
    }

    void anotherLanguageIsTaken()
    {
        const QByteArray text = "@lesson %1\n@id words\n@example lesson\n@step One\n@scene x\n@task y\n@goal mask is causal\n";
        const QString path = write(QByteArray(text).replace("%1", "Words"), u"words.lesson"_s);
        write(QByteArray(text).replace("%1", "Worte"), u"words.de.lesson"_s);
        QCOMPARE(loadLesson(path).lesson->title.text, std::string("Words"));
        installLanguage(u"de_AT"_s);
        QCOMPARE(loadLesson(path).lesson->title.text, std::string("Worte"));
        installLanguage(u"C"_s);
    }

    void longTitlesAreWhole()
    {
        const QString title = u"The gradient that vanishes, and the loss that does not care about it at all"_s;
        LessonList list;
        list.show({{u"a"_s, title, u"About."_s, 0, 3}, {u"b"_s, u"Short"_s, u"About."_s, 3, 3}});
        list.resize(300, 400);
        list.QWidget::show();
        QVERIFY(QTest::qWaitForWindowExposed(&list));
        QList<QPushButton*> titles;
        for (auto* button : list.findChildren<QPushButton*>()) {
            if (button->text() == title || button->text() == u"Short"_s)
                titles << button;
        }
        QCOMPARE(titles.size(), 2);
        const QRect needed =
            QFontMetrics(titles[0]->font()).boundingRect(QRect(0, 0, titles[0]->width() - 6, 1000), Qt::TextWordWrap, title);
        QVERIFY(titles[0]->width() < 300 && needed.height() > 2 * titles[1]->fontMetrics().height() - 1);
        QVERIFY2(titles[0]->height() >= needed.height(), qPrintable(QString::number(titles[0]->height())));
        QVERIFY(titles[1]->height() < 2 * titles[1]->fontMetrics().height());
    }

    void takesThePlaceOfTheWindow_data()
    {
        QTest::addColumn<bool>("isMaximized");
        QTest::newRow("as it stands") << false;
        QTest::newRow("maximized") << true;
    }
    void takesThePlaceOfTheWindow()
    {
        QFETCH(bool, isMaximized);
        open(lessonSession());
        window()->setGeometry(31, 47, 1234, 567);
        if (isMaximized)
            window()->showMaximized();
        const QRect place = window()->geometry();
        QVERIFY(LessonGuide::open(u":/lessons/01-three-steps.lesson"_s, window()));
        QTRY_COMPARE(windows().size(), 1);
        QCOMPARE(windows().first()->isMaximized(), isMaximized);
        if (!isMaximized)
            QCOMPARE(windows().first()->geometry(), place);
    }

    void worksByKeyboardAlone()
    {
        openLesson(u":/lessons/01-three-steps.lesson"_s);
        auto* choice = part<QAbstractButton>(u"7 rows, 2 columns"_s);
        choice->setFocus();
        QTest::keyClick(choice, Qt::Key_Space);
        QWidget* next = choice;
        for (int i = 0; i < 4 && !qobject_cast<QPushButton*>(next); ++i) {
            QTest::keyClick(lessonWindow()->windowHandle(), Qt::Key_Tab);
            next = QApplication::focusWidget();
        }
        QCOMPARE(qobject_cast<QPushButton*>(next)->text(), u"Check my prediction"_s);
        QTest::keyClick(next, Qt::Key_Space);
        QVERIFY(run()->isAnswered());
    }
};

AE_TEST(tst_lessonguide)
#include "tst_lessonguide.moc"
