// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/aboutdialog.h"
#include "app/actions.h"
#include "app/examples.h"
#include "app/helpplaces.h"
#include "app/helpwindow.h"
#include "app/languagechange.h"
#include "app/seekdialog.h"
#include "app/settingsdialog.h"
#include "app/shortcutsdialog.h"
#include "app/translations.h"
#include "testmain.h"
#include "widgets/cells/cellcatalogue.h"
#include "widgets/help/helpview.h"
#include "widgets/inspector/inspectorpanel.h"
#include "widgets/look/card.h"
#include "widgets/look/closedbrowser.h"
#include "widgets/notebook/notebookview.h"
#include "windowtest.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QDirIterator>
#include <QHelpEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSet>
#include <QTest>
#include <QTimer>
#include <QTreeWidget>
#include <QWhatsThis>

using namespace ae;
using namespace ae::test;
using namespace Qt::StringLiterals;

/// The manual beside the window, F1 by place, What's This, and the about box.
class tst_helpwindow : public WindowTest {
    Q_OBJECT

private:
    HelpWindow* help() const { return window()->findChild<HelpWindow*>(QString(), Qt::FindDirectChildrenOnly); }
    static QSet<QString> places()
    {
        QSet<QString> all;
        for (const HelpPage& page : helpPages(u"en"_s)) {
            for (const HelpSection& section : page.sections)
                all << section.place;
        }
        return all;
    }
    template <class Widget> static Widget* of(QWidget* root, const QString& name)
    {
        for (Widget* widget : root->findChildren<Widget*>()) {
            if (widget->accessibleName() == name)
                return widget;
        }
        return nullptr;
    }

private slots:
    void init()
    {
        installLanguage(u"en"_s);
        open(lessonSession());
    }
    void cleanup()
    {
        close();
        installLanguage(u"C"_s);
    }

    void everyCellKindHasAPlace()
    {
        for (const CellSpec& spec : cellCatalogue())
            QVERIFY2(places().contains(QString::fromStdString(std::string(spec.kind))), spec.title);
        for (int i = 0; i < window()->notebook()->count(); ++i) {
            const Card* card = window()->notebook()->card(i);
            QCOMPARE(helpPlaceOf(card), card->objectName().section(u'-', 1).section(u'-', 0, -2));
            QVERIFY(!card->whatsThis().isEmpty());
        }
    }

    void everySpotHasAPlace()
    {
        for (const HelpSpot& spot : helpSpots()) {
            QVERIFY2(places().contains(QLatin1String(spot.place)), spot.kind);
            QVERIFY2(*spot.about, spot.kind);
        }
    }

    void everyDialogAndPanelHasASpot()
    {
        QSet<QString> kinds;
        for (const HelpSpot& spot : helpSpots())
            kinds << QLatin1String(spot.kind);
        static const QRegularExpression pattern(u"class (\\w+) : public Q(Dialog|MainWindow|ToolBar)\\b"_s);
        int found = 0;
        for (QDirIterator files(QStringLiteral(AE_SOURCE_DIR "/src"), {u"*.h"_s, u"*.cpp"_s}, QDir::Files, QDirIterator::Subdirectories);
             files.hasNext();) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            for (auto match = pattern.globalMatch(QString::fromUtf8(file.readAll())); match.hasNext(); ++found) {
                const QString name = u"ae::"_s + match.next().captured(1);
                QVERIFY2(kinds.contains(name), qPrintable(name));
            }
        }
        QVERIFY(found >= 12);
        for (const char* kind : {"ae::InspectorPanel", "ae::HistoryPanel", "ae::BaselinePanel", "ae::LessonGuide", "ae::Outline"})
            QVERIFY2(kinds.contains(QLatin1String(kind)), kind);
    }

    void f1OpensThePlaceOfWhatIsInUse()
    {
        window()->notebook()->complete();
        click(view(u"weights"_s), 4, 5);
        press(Qt::Key_F1);
        QVERIFY(help() && help()->isVisible());
        QCOMPARE(help()->place(), u"weights"_s);
        QTRY_VERIFY(help()->findChild<HelpView*>()->isInView(u"weights"_s));
        window()->activateWindow();
        click(view(u"Wq"_s), 0, 0);
        action("help.manual")->trigger();
        QCOMPARE(help()->place(), u"projections"_s);
        QCOMPARE(helpPlaceOf(window()->findChild<InspectorPanel*>()), u"inspector"_s);
        QCOMPARE(helpPlaceOf(named<QComboBox>(u"Mask"_s)), u"masks"_s);
        QCOMPARE(helpPlaceOf(nullptr), u"first-steps"_s);
        for (const QLabel* label : window()->findChildren<QLabel*>()) {
            if (label->buddy())
                QCOMPARE(whatsThisOf(label), whatsThisOf(label->buddy()));  // a label speaks for what it names
        }
        QCOMPARE(window()->findChildren<HelpWindow*>().size(), 1);
    }

    void f1WorksInADialogThatWaits()
    {
        SettingsDialog dialog(window());
        QTimer::singleShot(0, &dialog, [&dialog] {
            auto* box = dialog.findChild<QComboBox*>();
            QTest::keyClick(box, Qt::Key_F1);
            auto* manual = dialog.findChild<HelpWindow*>();
            QVERIFY(manual && manual->isVisible());
            QCOMPARE(manual->place(), u"settings-dialog"_s);
            auto* search = of<QLineEdit>(manual, u"Search the manual"_s);
            QTest::keyClicks(search, u"baseline"_s);  // it is not blocked by the dialog
            QCOMPARE(search->text(), u"baseline"_s);
            dialog.reject();
        });
        dialog.exec();
    }

    void goesBackAndForwardAndFollowsLinks()
    {
        HelpWindow* manual = HelpWindow::open(u"first-root"_s, window());
        auto* page = manual->findChild<HelpView*>();
        auto* back = of<QPushButton>(manual, u"Back to the place before"_s);
        auto* ahead = of<QPushButton>(manual, u"Forward again"_s);
        QVERIFY(!back->isEnabled() && !ahead->isEnabled());
        QVERIFY(page->plainText().contains(u"Turn ÷ √d off"_s));
        emit page->findChildren<ClosedBrowser*>().last()->anchorClicked(QUrl(u"#lessons"_s));
        QCOMPARE(manual->place(), u"lessons"_s);
        QVERIFY(page->plainText().contains(u"Lessons and worksheets"_s));
        emit page->findChildren<ClosedBrowser*>().last()->anchorClicked(QUrl(u"#files"_s));
        back->click();
        back->click();
        QCOMPARE(manual->place(), u"first-root"_s);
        QVERIFY(!back->isEnabled() && ahead->isEnabled());
        ahead->click();
        QCOMPARE(manual->place(), u"lessons"_s);
        manual->showPlace(u"zoom"_s);
        QVERIFY(!ahead->isEnabled());
        QTRY_VERIFY(page->isInView(u"zoom"_s));
    }

    void findsOverAllPages()
    {
        HelpWindow* manual = HelpWindow::open(u"first-steps"_s, window());
        auto* search = of<QLineEdit>(manual, u"Search the manual"_s);
        auto* list = manual->findChild<QTreeWidget*>();
        QTest::keyClicks(search, u"bfloat16"_s);
        int shown = 0;
        for (QTreeWidgetItemIterator item(list, QTreeWidgetItemIterator::NotHidden); *item; ++item)
            ++shown;
        QCOMPARE(shown, 2);  // the place and its page
        QTest::keyClick(search, Qt::Key_Return);
        QCOMPARE(manual->place(), u"precision"_s);
        int marks = 0;
        for (const auto* text : manual->findChild<HelpView*>()->findChildren<ClosedBrowser*>())
            marks += static_cast<int>(text->extraSelections().size());
        QVERIFY(marks >= 2);
        search->setText(u"zzzz"_s);
        QTest::keyClick(search, Qt::Key_Return);
        QCOMPARE(manual->place(), u"precision"_s);
        search->clear();
        QVERIFY(!list->topLevelItem(0)->isHidden());
    }

    void followsTheLanguage()
    {
        HelpWindow* manual = HelpWindow::open(u"weights"_s, window());
        manual->findChild<HelpView*>()->setFocus();
        changeLanguage(u"de"_s);
        for (int i = 0; i < 3; ++i)
            QCoreApplication::processEvents();
        QCOMPARE(help(), manual);
        QVERIFY(manual->isVisible());
        QCOMPARE(manual->place(), u"weights"_s);
        const HelpPage german = helpPages(u"de"_s)[1];
        QVERIFY(manual->findChild<HelpView*>()->plainText().startsWith(german.title()));
        changeLanguage(u"en"_s);
        QCoreApplication::processEvents();
    }

    void everyActionSaysWhatItIs()
    {
        for (const ActionSpec& spec : actionCatalogue()) {
            const QAction* each = action(spec.key);
            QVERIFY2(!each->whatsThis().isEmpty(), spec.text);
            if (!each->shortcut().isEmpty())
                QVERIFY2(each->toolTip().contains(each->shortcut().toString(QKeySequence::NativeText)), spec.text);
        }
    }

    void everyControlHasWhatsThis()
    {
        window()->notebook()->complete();
        for (const char* key : {"view.history", "view.baselines", "lessons.panel"})
            action(key)->setChecked(true);
        SettingsDialog settings(window());
        ShortcutsDialog shortcuts(window());
        SeekDialog seek(&document(), window());
        const QString fallback = whatsThisOf(window());
        QStringList silent;
        for (QWidget* root : std::initializer_list<QWidget*>{window(), &settings, &shortcuts, &seek}) {
            for (const QWidget* control : root->findChildren<QWidget*>()) {
                if (control->focusPolicy() == Qt::NoFocus || !control->isEnabled() || qobject_cast<const QMenuBar*>(control))
                    continue;
                const QString text = whatsThisOf(control);
                const QString name = QLatin1String(control->metaObject()->className()) + u" "_s + control->accessibleName();
                QVERIFY2(!text.isEmpty(), qPrintable(name));
                if (control->window() == window() && window()->centralWidget()->isAncestorOf(control) && control->isVisible()
                    && !control->accessibleName().isEmpty() && !control->inherits("QSplitter") && control != window()->notebook())
                    silent << (text == fallback ? name : QString());
            }
        }
        silent.removeAll(QString());
        QCOMPARE(silent, QStringList());  // what is said of the whole window says nothing of a part
        for (const QWidget* input : seek.findChildren<QAbstractSpinBox*>())
            QVERIFY2(!input->whatsThis().isEmpty(), qPrintable(input->accessibleName()));
    }

    void whatsThisIsShownWithAWayToTheManual()
    {
        auto* mask = named<QComboBox>(u"Mask"_s);
        QHelpEvent question(QEvent::QueryWhatsThis, QPoint(), QPoint());
        question.ignore();
        QCoreApplication::sendEvent(mask, &question);
        QVERIFY(question.isAccepted());
        QHelpEvent asked(QEvent::WhatsThis, mask->rect().center(), mask->mapToGlobal(mask->rect().center()));
        QCoreApplication::sendEvent(mask, &asked);
        const auto isShown = [] {
            for (const QWidget* widget : QApplication::topLevelWidgets()) {
                if (widget->inherits("QWhatsThat") && widget->isVisible())
                    return true;
            }
            return false;
        };
        QTRY_VERIFY(isShown());
        QWhatsThisClickedEvent clicked(u"#"_s);
        QCoreApplication::sendEvent(mask, &clicked);
        QWhatsThis::hideText();
        QCOMPARE(help()->place(), u"masks"_s);
    }

    void tellsWhatItIsMadeWith()
    {
        AboutDialog dialog(window());
        QString all;
        for (const QLabel* label : dialog.findChildren<QLabel*>())
            all += label->text() + u'\n';
        static const QRegularExpression number(u"\\d+\\.\\d+"_s);
        for (const char* word : {"Eigen", "nlohmann/json", "muParser", "libzip", "Qt Charts", "GPL-3.0-or-later", qVersion(), AE_VERSION})
            QVERIFY2(all.contains(QLatin1String(word)), word);
        QCOMPARE(all.count(number) >= 7, true);
    }
};

AE_TEST(tst_helpwindow)
#include "tst_helpwindow.moc"
