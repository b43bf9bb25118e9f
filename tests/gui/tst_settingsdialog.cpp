// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions.h"
#include "app/examples.h"
#include "app/mainwindow.h"
#include "app/settings.h"
#include "app/settingsdialog.h"
#include "app/shortcutsdialog.h"
#include "app/shortcutsheet.h"
#include "app/translations.h"
#include "attention/workers.h"
#include "document/recovery.h"
#include "document/undomemory.h"
#include "models/texts.h"
#include "testmain.h"
#include "widgets/look/theme.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QPushButton>
#include <QSet>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeWidget>

using namespace Qt::StringLiterals;
using namespace ae;

/// Every setting of the dialog takes effect at once, is kept, and goes back; so do the keys of actions.
class tst_settingsdialog : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    std::unique_ptr<MainWindow> m_window;

    static void choose(QDialog& dialog, const QString& key, const QVariant& value)
    {
        auto* box = dialog.findChild<QComboBox*>(key);
        QVERIFY2(box, qPrintable(key));
        const int index = box->findData(value);
        QVERIFY2(index >= 0, qPrintable(value.toString()));
        box->setCurrentIndex(index);
        emit box->activated(index);
    }
    template <class Widget> static Widget* named(QWidget& root, const QString& name)
    {
        for (Widget* candidate : root.findChildren<Widget*>()) {
            if (candidate->accessibleName() == name)
                return candidate;
        }
        qFatal("there is no \"%s\"", qPrintable(name));
    }
    static QPushButton* button(QWidget& root, const QString& text)
    {
        for (QPushButton* candidate : root.findChildren<QPushButton*>()) {
            if (candidate->text().remove(u'&') == text)
                return candidate;
        }
        qFatal("there is no button \"%s\"", qPrintable(text));
    }
    static void chooseAction(QTreeWidget* list, const QString& text)
    {
        list->setCurrentItem(list->findItems(text, Qt::MatchExactly | Qt::MatchRecursive).first());
    }
    QKeySequence keyOf(const char* action) const { return m_window->actionTable()[action]->shortcut(); }

private slots:
    void initTestCase()
    {
        if (ignoresUserSettings())
            QSKIP("needs the settings, which another test of this run has switched off");
        QCoreApplication::setOrganizationName(u"attention-explorer"_s);
        QCoreApplication::setApplicationName(u"attention-explorer"_s);
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
    }
    void init()
    {
        QSettings().clear();
        applySettings({});
        installLanguage(u"en"_s);
        m_window = std::make_unique<MainWindow>(Document::make(lessonSession()).value());
        m_window->setAttribute(Qt::WA_DeleteOnClose, false);
        m_window->show();
    }
    void cleanup() { m_window.reset(); }
    void cleanupTestCase()
    {
        QSettings().clear();
        applySettings({});
        installLanguage(u"C"_s);
    }

    void everySettingIsInTheDialog()
    {
        SettingsDialog dialog;
        int shown = 0;
        for (const SettingSpec& spec : settingCatalogue()) {
            if (!spec.isChosen())
                continue;
            ++shown;
            const auto* box = dialog.findChild<QComboBox*>(QLatin1String(spec.key));
            QVERIFY2(box && box->currentIndex() >= 0, spec.key);
            QVERIFY2(!box->accessibleName().isEmpty() && !box->accessibleDescription().isEmpty(), spec.key);
        }
        QCOMPARE(shown, 8);
    }

    void eachTakesEffectAtOnceAndIsKept()
    {
        SettingsDialog dialog;
        choose(dialog, u"mark"_s, u"comma"_s);
        QCOMPARE(localeMark(), ',');
        choose(dialog, u"decimals"_s, 4);
        QCOMPARE(m_window->document()->session().view.decimals, 4);
        choose(dialog, u"palette"_s, u"viridis"_s);
        QCOMPARE(&currentTheme().map(MapName::Weights), &ColourMap::of(MapName::Viridis, currentTheme().backdrop));
        choose(dialog, u"theme"_s, u"dark"_s);
        QCOMPARE(currentTheme().name, ThemeName::Dark);
        choose(dialog, u"autosave"_s, 0);
        auto* copy = m_window->document()->findChild<RecoveryCopy*>();
        QVERIFY(copy);
        QVERIFY(RecoveryCopy::standardTiming().afterEditMilliseconds < 0);
        choose(dialog, u"undo"_s, 64);
        QCOMPARE(undoMemory(), std::size_t{64} * 1024 * 1024);
        choose(dialog, u"threads"_s, 1);
        QCOMPARE(threadCount(), 1);
        choose(dialog, u"language"_s, u"de"_s);
        QCOMPARE(windowLocale().language(), QLocale::German);

        // another start
        QSettings().sync();
        for (const auto& [key, value] : std::initializer_list<std::pair<const char*, QVariant>>{{"mark", u"comma"_s},
                                                                                                {"decimals", 4},
                                                                                                {"palette", u"viridis"_s},
                                                                                                {"theme", u"dark"_s},
                                                                                                {"autosave", 0},
                                                                                                {"undo", 64},
                                                                                                {"threads", 1},
                                                                                                {"language", u"de"_s}})
            QCOMPARE(setting(key).toString(), value.toString());
        applySettings({});
        QCOMPARE(currentTheme().name, ThemeName::Dark);
    }

    void theCommandLineWinsForOneRun()
    {
        setSetting("theme", u"dark"_s);
        applySettings({{u"theme"_s, u"light"_s}, {u"language"_s, u"fr"_s}});
        QCOMPARE(currentTheme().name, ThemeName::Light);
        QCOMPARE(windowLocale().language(), QLocale::French);
        QCOMPARE(setting("theme").toString(), u"dark"_s);
    }

    void resets()
    {
        SettingsDialog dialog;
        choose(dialog, u"theme"_s, u"dark"_s);
        choose(dialog, u"palette"_s, u"grey"_s);
        dialog.findChild<QPushButton*>(u"defaults"_s)->click();
        QCOMPARE(setting("theme").toString(), u"system"_s);
        QCOMPARE(&currentTheme().map(MapName::Signed), &ColourMap::of(MapName::Signed, currentTheme().backdrop));
        QCOMPARE(dialog.findChild<QComboBox*>(u"palette"_s)->currentData().toString(), u"purple"_s);
    }

    void followsAnotherLanguage()
    {
        SettingsDialog dialog(m_window.get());
        dialog.show();
        choose(dialog, u"language"_s, u"de"_s);
        QTRY_COMPARE(dialog.windowTitle(), QCoreApplication::translate("ae::SettingsDialog", "Settings"));
        QCOMPARE(dialog.findChild<QComboBox*>(u"language"_s)->currentData().toString(), u"de"_s);
    }

    void autosaveCanBeSwitchedOff()
    {
        auto* copy = m_window->document()->findChild<RecoveryCopy*>();
        QVERIFY(!m_window->document()->setTitle("Another"));
        m_window->document()->settle();
        QVERIFY(!copy->writeNow());
        const auto files = [] {
            const std::filesystem::path folder = RecoveryCopy::folder();
            return std::filesystem::exists(folder)
                ? std::count_if(std::filesystem::directory_iterator(folder), {}, [](const auto& entry) { return entry.is_regular_file(); })
                : 0;
        };
        const auto before = files();
        QVERIFY(before > 0);
        SettingsDialog dialog;
        choose(dialog, u"autosave"_s, 0);
        QVERIFY(files() < before);
        QVERIFY(!copy->writeNow());
        QVERIFY(files() < before);
        choose(dialog, u"autosave"_s, 2);
        QVERIFY(!copy->writeNow());
        QCOMPARE(files(), before);
    }

    void noTwoActionsShareAKey()
    {
        QSet<QKeySequence> seen;
        for (const ActionSpec& spec : actionCatalogue()) {
            for (const QKeySequence& key : standardShortcuts(spec)) {
                QVERIFY2(!seen.contains(key), qPrintable(key.toString() + u" of "_s + QString::fromUtf8(spec.text)));
                seen << key;
            }
        }
    }

    void keysAreChangedKeptAndReset()
    {
        ShortcutsDialog dialog(m_window.get());
        auto* list = named<QTreeWidget>(dialog, u"Actions and their keys"_s);
        auto* key = named<QKeySequenceEdit>(dialog, u"New key"_s);
        auto* note = named<QLabel>(dialog, u"About the new key"_s);
        chooseAction(list, u"Outline"_s);
        key->setKeySequence(QKeySequence(u"Ctrl+Alt+O"_s));
        QVERIFY(note->text().isEmpty());
        button(dialog, u"Assign"_s)->click();
        QCOMPARE(keyOf("view.outline"), QKeySequence(u"Ctrl+Alt+O"_s));
        QVERIFY(m_window->actionTable()["view.outline"]->toolTip().contains(u"Ctrl+Alt+O"_s));
        QVERIFY(shortcutSheet().contains(u"Ctrl+Alt+O"_s));
        QVERIFY(list->currentItem()->text(1).contains(u"Ctrl+Alt+O"_s));

        // one that another action has is said, and goes over
        key->setKeySequence(QKeySequence(u"Ctrl+G"_s));
        QVERIFY2(note->text().contains(u"Go to cell…"_s), qPrintable(note->text()));
        button(dialog, u"Assign"_s)->click();
        QCOMPARE(keyOf("view.outline"), QKeySequence(u"Ctrl+G"_s));
        QCOMPARE(keyOf("edit.goto"), QKeySequence());

        // one that cells need is refused
        key->setKeySequence(QKeySequence(Qt::Key_F2));
        QVERIFY(!button(dialog, u"Assign"_s)->isEnabled());
        QVERIFY(!note->text().isEmpty());

        // a window that opens later has them too
        MainWindow other(Document::make(lessonSession()).value());
        QCOMPARE(other.actionTable()["view.outline"]->shortcut(), QKeySequence(u"Ctrl+G"_s));

        chooseAction(list, u"Go to cell…"_s);
        button(dialog, u"Reset"_s)->click();
        QVERIFY2(note->text().contains(u"Outline"_s), qPrintable(note->text()));
        QCOMPARE(keyOf("edit.goto"), QKeySequence());
        button(dialog, u"Reset all"_s)->click();
        QCOMPARE(keyOf("edit.goto"), QKeySequence(u"Ctrl+G"_s));
        QCOMPARE(keyOf("view.outline"), QKeySequence());
        QVERIFY(setting("shortcuts").toMap().isEmpty());
    }

    void aChangedKeyWorks()
    {
        for (const ActionSpec& spec : actionCatalogue()) {
            if (spec.key == "view.history")
                setShortcuts(spec, {QKeySequence(u"Ctrl+Alt+H"_s)});
        }
        m_window->actionTable().followShortcuts();
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        QTest::keyClick(m_window->windowHandle(), Qt::Key_H, Qt::ControlModifier | Qt::AltModifier);
        QVERIFY(m_window->actionTable()["view.history"]->isChecked());
    }

    void theSheetHasEveryKey()
    {
        const QString sheet = shortcutSheet();
        for (const ActionSpec& spec : actionCatalogue()) {
            for (const QKeySequence& key : shortcutsOf(spec))
                QVERIFY2(sheet.contains(key.toString(QKeySequence::NativeText).toHtmlEscaped()), spec.text);
        }
        for (const PartKeySpec& spec : partKeyCatalogue()) {
            QVERIFY2(sheet.contains(translated(spec.text).toHtmlEscaped()), spec.text);
            QVERIFY2(!QKeySequence::listFromString(QLatin1String(spec.keys), QKeySequence::PortableText).contains(QKeySequence()),
                     spec.keys);
        }
        QVERIFY(shortcutSheetPdf().startsWith("%PDF-"));
        installLanguage(u"ar"_s);
        QVERIFY(shortcutSheet().contains(u"dir=\"rtl\""_s));
    }
};

AE_TEST(tst_settingsdialog)
#include "tst_settingsdialog.moc"
