// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/languagechange.h"
#include "app/translations.h"
#include "lessonhands.h"
#include "testmain.h"
#include "widgets/lessons/lessonpage.h"
#include "widgets/look/closedbrowser.h"

#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QTabBar>
#include <QTest>

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;
using namespace ae;

namespace {

/// What a learner does in each step of a lesson, in order.
const std::map<QString, QList<QStringList>>& scripts()
{
    static const std::map<QString, QList<QStringList>> all = {
        {u"01-three-steps"_s, {{u"click Q 4 0"_s}, {u"click scaled 4 5"_s}, {u"click output 4 1"_s, u"type X 5 2 0.2"_s}}},
        {u"02-three-questions"_s, {{u"type Wq 0 0 0"_s}, {u"type Wv 2 1 0"_s}, {u"pick fail"_s}}},
        {u"03-why-root-d"_s,
         {{u"switch"_s},
          {u"field Width d as a number=64"_s},
          {u"field Width d as a number=512"_s},
          {u"field Width d as a number=16"_s},
          {u"field Width d as a number=1024"_s},
          {u"slide Exponent PgUp 5"_s}}},
        {u"04-reading-weights"_s, {{u"click weights 4 3"_s}, {u"click weights 3 5"_s}, {u"copy Wq Wk"_s}}},
        {u"05-not-influence"_s, {{u"click output 1 0"_s}, {u"type Wv 3 0 0"_s}, {u"delete Wv 2 0 2 1"_s}}},
        {u"06-temperature"_s,
         {{u"pick Why"_s},
          {u"slide Temperature PgDown 5"_s},
          {u"slide Temperature PgUp 6"_s},
          {u"switch"_s, u"slide Temperature Right 7"_s}}},
        {u"07-causal-mask"_s,
         {{u"choose Mask Down 1"_s},
          {u"click weights 4 5"_s},
          {u"type X 6 3 0.1"_s},
          {u"key Ctrl+M"_s, u"click weights 4 4"_s, u"key Ctrl+M"_s}}},
        {u"08-vanishing-gradient"_s,
         {{u"click weights 4 5"_s, u"key Ctrl+Shift+D"_s},
          {u"play"_s},
          {u"do matrix.seek"_s, u"choose Loss Down 1"_s, u"field Rate=0.001"_s, u"play"_s},
          {u"play"_s}}},
        {u"09-order"_s, {{u"move dog"_s}, {u"rotary"_s}, {u"move dog"_s}}},
        {u"10-not-seen"_s,
         {{u"type bk 0 0 5"_s},
          {u"type bq 0 0 5"_s},
          {u"dialog matrix.rotation Wq 30"_s, u"dialog matrix.rotation Wk 30"_s},
          {u"dialog matrix.scale Wq 4"_s, u"dialog matrix.scale Wk 0.25"_s}}},
        {u"11-build-a-head"_s,
         {{u"pick cat"_s},
          {u"type Wk 0 0 3"_s, u"type Wk 1 1 3"_s, u"type Wk 2 2 3"_s, u"type Wk 3 3 3"_s},
          {u"type Wq 1 0 3"_s, u"type Wq 2 1 3"_s, u"type Wq 3 2 3"_s, u"type Wq 4 3 3"_s},
          {u"dialog matrix.scale Wq 2"_s}}},
    };
    return all;
}

}  // namespace

/// Every lesson that the program brings is finished in the window, by keys and mouse.
class tst_lessons : public ae::test::LessonHands {
    Q_OBJECT

    static QString fileOf(const QString& name) { return u":/lessons/"_s + name + u".lesson"_s; }

    QString cutTexts() const
    {
        QStringList cut;
        for (const auto* text : lessonWindow()->findChildren<ClosedBrowser*>()) {
            const int missing = text->verticalScrollBar()->maximum();
            if (text->isVisible() && missing > 0)
                cut << u"“%1” is cut by %2 pixels of %3"_s.arg(text->accessibleName()).arg(missing).arg(text->height() + missing);
        }
        return cut.join(u", "_s);
    }

private slots:
    void cleanup() { close(); }

    void everyLessonHasAScript()
    {
        QStringList names;
        for (const auto& [name, steps] : scripts())
            names << fileOf(name);
        QCOMPARE(shippedLessons(), names);
    }

    void canBeFinished_data()
    {
        QTest::addColumn<QString>("name");
        for (const auto& [name, steps] : scripts())
            QTest::newRow(qPrintable(name)) << name;
    }
    void canBeFinished()
    {
        QFETCH(QString, name);
        openLesson(fileOf(name));
        const QList<QStringList>& steps = scripts().at(name);
        QCOMPARE(run()->lesson().steps.size(), static_cast<std::size_t>(steps.size()));
        for (qsizetype i = 0; i < steps.size(); ++i) {
            const auto position = static_cast<std::size_t>(i);
            QCOMPARE(run()->position(), position);
            QVERIFY(!run()->isAnswered());
            QVERIFY(!run()->isDone(position));
            const auto selected = lessonWindow()->document()->selectedCell();
            predict();
            QVERIFY(run()->isRight());
            QCOMPARE(lessonWindow()->document()->selectedCell(), selected);  // the keyboard stays at the lesson
            QVERIFY2(!run()->isDone(position), qPrintable(u"step %1 is done before anything was done"_s.arg(i + 1)));
            for (const QString& words : steps[i])
                act(words);
            QTRY_VERIFY2(run()->isDone(position),
                         qPrintable(u"step %1 is not done; the last edit: %2"_s.arg(i + 1).arg(
                             lessonWindow()->document()->undoStack()->undoText())));
            if (!run()->isLast())
                clickButton(u"Next step"_s);
        }
        QVERIFY(run()->isWholeDone());
    }

    void noLineOfATextIsCut_data() { canBeFinished_data(); }
    /// A text is as high as its lines, also when the scroll bar that the last of them needed has taken some of the width.
    void noLineOfATextIsCut()
    {
        QFETCH(QString, name);
        openLesson(fileOf(name));
        lessonWindow()->resize(1280, 720);
        auto* depths = lessonWindow()->findChild<LessonPage*>()->findChild<QTabBar*>();
        for (std::size_t step = 0; step < run()->lesson().steps.size(); ++step) {
            run()->goTo(step);
            predict();
            for (int depth = 0; depth < depths->count(); ++depth) {
                depths->setCurrentIndex(depth);
                QString cut = cutTexts();
                for (int tries = 0; tries < 100 && !cut.isEmpty(); ++tries) {  // layouts follow a moment later
                    QTest::qWait(10);
                    cut = cutTexts();
                }
                QVERIFY2(cut.isEmpty(), qPrintable(u"step %1: %2"_s.arg(step + 1).arg(cut)));
            }
        }
    }

    void buttonsAreWholeInEveryLanguage()
    {
        for (const LanguageSpec& language : languageCatalogue()) {
            changeLanguage(QString::fromUtf8(language.code));
            openLesson(fileOf(u"03-why-root-d"_s));
            lessonWindow()->resize(1280, 720);
            auto* page = lessonWindow()->findChild<LessonPage*>();
            const auto isCut = [](const QWidget* part) { return part->isVisible() && part->width() < part->sizeHint().width(); };
            QTRY_VERIFY2(std::ranges::none_of(page->findChildren<QPushButton*>(), isCut), language.code);
            const auto* field = page->findChild<QLineEdit*>();
            QVERIFY2(field && field->fontMetrics().horizontalAdvance(field->placeholderText()) < field->width() - 16, language.code);
            close();
        }
        changeLanguage(u"en"_s);
    }
};

AE_TEST(tst_lessons)
#include "tst_lessons.moc"
