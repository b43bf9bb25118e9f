// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/examples.h"
#include "app/languagechange.h"
#include "app/lessonguide.h"
#include "app/mnemonics.h"
#include "app/translations.h"
#include "cuttexts.h"
#include "longtranslator.h"
#include "models/comparison.h"
#include "models/gradientlens.h"
#include "models/lessonrun.h"
#include "models/texts.h"
#include "models/verification.h"
#include "testmain.h"
#include "widgets/charts/chart.h"
#include "widgets/formula/formulawidget.h"
#include "widgets/look/card.h"
#include "widgets/notebook/notebookview.h"
#include "windowtest.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QScrollBar>
#include <QSet>
#include <QTest>
#include <QUndoStack>

using namespace Qt::StringLiterals;
using namespace ae;
using namespace ae::test;

namespace {

constexpr QSize kSmallScreen(1280, 720);
constexpr int kCalm = 600;  // milliseconds until what comes from the background is there

void addLanguages()
{
    QTest::addColumn<QString>("language");
    for (const LanguageSpec& language : languageCatalogue())
        QTest::newRow(language.code) << QString::fromUtf8(language.code);
}

/// All words on show, in the order of the window.
QStringList words(const QWidget* window)
{
    QStringList all;
    for (const QWidget* widget : window->findChildren<QWidget*>()) {
        if (widget->isHidden() || widget->objectName() == u"qt_toolbar_ext_button"_s)
            continue;
        if (const auto* label = qobject_cast<const QLabel*>(widget))
            all << label->text();
        if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
            all << button->text();
        all << widget->accessibleName() << widget->toolTip();
    }
    all.removeAll(QString());
    return all;
}

QStringList doubledIn(const QList<QAction*>& actions, const QString& place)
{
    QStringList doubled;
    QHash<QString, QString> seen;
    for (const QAction* action : actions) {
        const QString letter = QKeySequence::mnemonic(action->text()).toString();
        if (!letter.isEmpty() && seen.contains(letter))
            doubled << u"%1: \"%2\" and \"%3\""_s.arg(place, seen[letter], action->text());
        seen[letter] = action->text();
        if (action->menu())
            doubled << doubledIn(action->menu()->actions(), place + u" > "_s + action->text());
    }
    return doubled;
}

}  // namespace

/// The window in every language, and from one to another while it is used.
class tst_languages : public WindowTest {
    Q_OBJECT

private:
    void change(const QString& language)
    {
        changeLanguage(language);
        for (int i = 0; i < 3; ++i)  // the event that tells the window, the new parts, what they do when they are there
            QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    QString menuTitle(int menu) const { return withoutMnemonic(window()->menuBar()->actions().value(menu)->text()); }

private slots:
    void init() { installLanguage(u"en"_s); }
    void cleanup()
    {
        close();
        installLanguage(u"C"_s);
    }

    void hasTheTextsOfEveryLanguage_data() { addLanguages(); }
    void hasTheTextsOfEveryLanguage()
    {
        QFETCH(QString, language);
        QVERIFY(installLanguage(language));
        QCOMPARE(QGuiApplication::layoutDirection(), language == u"ar"_s ? Qt::RightToLeft : Qt::LeftToRight);
        QCOMPARE(QLocale().zeroDigit(), u"0"_s);
        const QString close = QCoreApplication::translate("QPlatformTheme", "Cancel");
        if (language != u"en"_s)
            QVERIFY2(close != u"Cancel"_s, "Qt's own texts; the package is qt6-translations-l10n");
    }

    void numbersFollowTheMark()
    {
        installLanguage(u"de"_s);
        QCOMPARE(localeMark(), ',');
        setNumberMark(u"."_s);
        QCOMPARE(localeMark(), '.');
        installLanguage(u"ja"_s);
        setNumberMark(u","_s);
        QCOMPARE(localeMark(), ',');
        QCOMPARE(QLocale().toString(0.5), u"0,5"_s);
        setNumberMark({});
        QCOMPARE(localeMark(), '.');
    }

    void changesAndKeepsEverything()
    {
        open(lessonSession());
        window()->resize(kSmallScreen);
        select(view(u"X"_s), 4, 0);
        type("0.7");
        press(Qt::Key_Return);
        document().settle();
        QVERIFY(!document().pinBaseline("before"));
        document().compareWith("before");
        select(view(u"weights"_s), 4, 5);
        document().settle();
        action("view.history")->setChecked(true);
        action("view.outline")->setChecked(false);
        action("view.paintmask")->setChecked(true);
        window()->notebook()->setZoom(1.2);
        window()->notebook()->scrollToCell(window()->notebook()->find("weights"));
        view(u"weights"_s)->setFocus();
        QCoreApplication::processEvents();
        const std::string before = bytes();
        const QRect geometry = window()->geometry();
        const int steps = document().undoStack()->count();
        const auto cell = document().selectedCell();
        const int inView = window()->notebook()->cellInView();
        const qsizetype menus = window()->findChildren<QMenu*>().size();
        change(u"en"_s);  // the window anew: what was out of sight when a number changed follows too
        QTest::qWait(kCalm);
        QTRY_COMPARE_WITH_TIMEOUT(window()->verification()->state(), Verification::State::Agrees, 20000);
        const QStringList english = words(window());
        QCOMPARE(menuTitle(0), u"File"_s);

        change(u"de"_s);
        QCOMPARE(menuTitle(0), u"Datei"_s);
        QCOMPARE(document().undoStack()->count(), steps);
        QVERIFY(document().isModified());
        QCOMPARE(document().selectedCell(), cell);
        QCOMPARE(window()->geometry(), geometry);
        QVERIFY(action("view.history")->isChecked());
        QVERIFY(!action("view.outline")->isChecked());
        QVERIFY(action("view.paintmask")->isChecked());
        QCOMPARE(window()->notebook()->zoom(), 1.2);
        QCOMPARE(window()->notebook()->cellInView(), inView);
        QCOMPARE(document().comparedBaseline()->name, std::string("before"));
        auto* focus = qobject_cast<MatrixView*>(window()->focusWidget());
        QVERIFY(focus);
        QCOMPARE(fromUtf8(focus->matrix()->step()), u"weights"_s);
        QCOMPARE(focus->currentIndex().row(), 4);
        QCOMPARE(window()->findChildren<QMenu*>().size(), menus);

        change(u"ar"_s);
        QVERIFY(window()->isRightToLeft());
        change(u"en"_s);
        QVERIFY(!window()->isRightToLeft());
        QTest::qWait(kCalm);
        QTRY_COMPARE_WITH_TIMEOUT(window()->verification()->state(), Verification::State::Agrees, 20000);
        QStringList more = words(window());
        QStringList less = english;
        for (const QString& text : english)
            more.removeOne(text);
        for (const QString& text : words(window()))
            less.removeOne(text);
        for (const QString& text : less)
            qWarning("lost: %s", qPrintable(text));
        for (const QString& text : more)
            qWarning("new: %s", qPrintable(text));
        QCOMPARE(more, less);
        QCOMPARE(bytes(), before);
    }

    void mathematicsRunsToTheRight()
    {
        installLanguage(u"ar"_s);
        open(lessonSession());
        QVERIFY(window()->isRightToLeft());
        QVERIFY(window()->notebook()->sheet()->isRightToLeft());
        const auto runsToTheRight = [](const auto& parts) {
            return !parts.isEmpty() && std::all_of(parts.begin(), parts.end(), [](const QWidget* part) { return !part->isRightToLeft(); });
        };
        QVERIFY(runsToTheRight(window()->findChildren<MatrixView*>()));
        QVERIFY(runsToTheRight(window()->findChildren<FormulaWidget*>()));
        QVERIFY(runsToTheRight(window()->findChildren<Chart*>()));
        QVERIFY(runsToTheRight(window()->notebook()->card(window()->notebook()->find("worked-row"))->findChildren<QAbstractItemView*>()));
    }

    void windowsInUseFollowTogether()
    {
        open(lessonSession());
        auto* other = new MainWindow(Document::make(exampleSession(exampleCatalogue()[1])).value());
        other->show();
        document().setTitle("My own");
        document().settle();
        change(u"de"_s);
        QCOMPARE(menuTitle(0), u"Datei"_s);
        QCOMPARE(withoutMnemonic(other->menuBar()->actions().first()->text()), u"Datei"_s);
        // what the program brought follows, what the user wrote stays, and neither is an edit
        QCOMPARE(document().session().title, std::string("My own"));
        QCOMPARE(other->document()->session().title, exampleSession(exampleCatalogue()[1]).title);
        QVERIFY(!other->document()->isModified());
        QCOMPARE(other->document()->undoStack()->count(), 0);
    }

    void filesOfTheUserStay()
    {
        open(exampleSession(exampleCatalogue()[1]));
        const std::string title = document().session().title;
        document().setPath("/nowhere/own.attn");
        change(u"de"_s);
        QCOMPARE(document().session().title, title);
    }

    void aLessonGoesOn()
    {
        open(lessonSession());
        QVERIFY(LessonGuide::open(u":/lessons/01-three-steps.lesson"_s, window()));
        QTRY_COMPARE(windows().size(), 1);
        MainWindow* lesson = windows().first();
        LessonRun* run = lesson->guide()->run();
        QVERIFY(!run->answer("1"));
        run->goTo(1);
        const int steps = lesson->document()->undoStack()->count();
        auto* field = lesson->guide()->findChild<QLineEdit*>();
        QVERIFY(field);
        field->setFocus();
        QTest::keyClicks(field, u"0.3"_s);
        change(u"de"_s);
        QCOMPARE(lesson->guide()->run(), run);
        QCOMPARE(run->position(), std::size_t{1});
        QVERIFY(run->progress().steps[0].answer == "1");
        QCOMPARE(fromUtf8(run->step().title.text), QCoreApplication::translate("lessons", "Every query meets every key"));
        QCOMPARE(lesson->document()->undoStack()->count(), steps);
        QCOMPARE(lesson->guide()->findChild<QLineEdit*>()->text(), u"0.3"_s);
        QVERIFY(lesson->guide()->isVisible());
    }

    void derivativesStay()
    {
        open(lessonSession());
        select(view(u"weights"_s), 4, 5);
        action("view.derivatives")->trigger();
        QVERIFY(window()->lens()->isOn());
        change(u"fr"_s);
        QVERIFY(window()->lens()->isOn());
        QVERIFY(action("view.derivatives")->isChecked());
    }

    void noMnemonicIsDoubled_data() { addLanguages(); }
    void noMnemonicIsDoubled()
    {
        QFETCH(QString, language);
        installLanguage(language);
        open(lessonSession());
        const QList<QAction*> bar = window()->menuBar()->actions();
        QStringList doubled = doubledIn(bar, u"menu bar"_s);
        QVERIFY2(doubled.isEmpty(), qPrintable(doubled.join(u'\n')));
        for (const QAction* menu : bar)
            QVERIFY2(!QKeySequence::mnemonic(menu->text()).isEmpty(), qPrintable(menu->text()));
    }

    void doubledMnemonicsAreSettled_data()
    {
        QTest::addColumn<QStringList>("texts");
        QTest::addColumn<QStringList>("settled");
        QTest::newRow("none") << QStringList{u"&Open"_s, u"&Save"_s} << QStringList{u"&Open"_s, u"&Save"_s};
        QTest::newRow("another word") << QStringList{u"&Redo"_s, u"Fill &right"_s} << QStringList{u"&Redo"_s, u"&Fill right"_s};
        QTest::newRow("a letter within") << QStringList{u"&Cut"_s, u"&Cat"_s} << QStringList{u"&Cut"_s, u"C&at"_s};
        QTest::newRow("no letter left") << QStringList{u"&A"_s, u"&A"_s} << QStringList{u"&A"_s, u"A"_s};
        QTest::newRow("behind the text") << QStringList{u"開く(&O)"_s, u"終了(&O)"_s} << QStringList{u"開く(&O)"_s, u"終了(&A)"_s};
        QTest::newRow("plain &") << QStringList{u"A && &B"_s, u"&Bee"_s} << QStringList{u"A && &B"_s, u"B&ee"_s};
    }
    void doubledMnemonicsAreSettled()
    {
        QFETCH(QStringList, texts);
        QFETCH(QStringList, settled);
        QCOMPARE(withoutDoubledMnemonics(texts), settled);
    }

    void nothingIsCut_data() { addLanguages(); }
    void nothingIsCut()
    {
        QFETCH(QString, language);
        installLanguage(language);
        lookForCutTexts();
    }

    void nothingIsCutInLongWords()
    {
        LongTranslator longer;
        QCoreApplication::installTranslator(&longer);
        lookForCutTexts();
        QCoreApplication::removeTranslator(&longer);
    }

private:
    void lookForCutTexts()
    {
        open(lessonSession());
        window()->resize(kSmallScreen);
        document().selectCell(CellRef{"scores", 0, 4, 5});
        QTest::qWait(300);
        QCOMPARE(window()->size(), kSmallScreen);
        const QStringList cut = cutTextsOfAllParts(*window(), kSmallScreen);
        QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u'\n')));
    }
};

AE_TEST(tst_languages)
#include "tst_languages.moc"
