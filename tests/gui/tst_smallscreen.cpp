// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/aboutdialog.h"
#include "app/comparedialog.h"
#include "app/examples.h"
#include "app/exportdialog.h"
#include "app/headdialog.h"
#include "app/importdialog.h"
#include "app/keeptokensdialog.h"
#include "app/recoveryoffer.h"
#include "app/reducedialog.h"
#include "app/seekdialog.h"
#include "app/settingsdialog.h"
#include "app/shortcutsdialog.h"
#include "app/worksheetdialog.h"
#include "testmain.h"
#include "widgets/look/dialogbuttons.h"
#include "windowtest.h"

#include <QDialogButtonBox>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QScreen>
#include <QScrollArea>
#include <QTest>

using namespace ae;
using namespace ae::test;
using namespace Qt::StringLiterals;

namespace {

constexpr QSize kRoom(632, 440);  // of a screen of 640 x 480, within the frame of a window

struct DialogRow {
    const char* name;
    std::function<QDialog*(MainWindow* window)> make;
};

const std::vector<DialogRow>& rows()
{
    static const std::vector<DialogRow> all = {
        {"about", [](MainWindow* window) { return new AboutDialog(window); }},
        {"compare",
         [](MainWindow* window) {
             return new CompareDialog({u"What differs."_s, u"Before"_s, u"After"_s}, {{"Title", {}, "a", "b"}, {"Title", {}, "c", "d"}},
                                      window);
         }},
        {"export",
         [](MainWindow* window) {
             return new ExportDialog(window->document(), {"weights", {}, -1, {}}, window);
         }},
        {"head",
         [](MainWindow* window) {
             // no head at all: every control is there all the same
             static const auto file = openArrays(bytesOf("1,2\n3,4\n"), "model.csv");
             return new HeadDialog(**file, {}, u"model.csv"_s, window);
         }},
        {"import",
         [](MainWindow* window) { return new ImportDialog(window->document(), bytesOf("1;2,5\n3;4\n"), u"wq.csv"_s, "Wq", window); }},
        {"keep tokens", [](MainWindow* window) { return new KeepTokensDialog(window->document(), window); }},
        {"recovery",
         [](MainWindow* window) {
             auto* offer = new RecoveryOffer({RecoverableCopy{}}, window);
             offer->setAttribute(Qt::WA_DeleteOnClose, false);
             return offer;
         }},
        {"reduce", [](MainWindow* window) { return new ReduceDialog(window->document(), window); }},
        {"goal seek", [](MainWindow* window) { return new SeekDialog(window->document(), window); }},
        {"settings", [](MainWindow* window) { return new SettingsDialog(window); }},
        {"shortcuts", [](MainWindow* window) { return new ShortcutsDialog(window); }},
        {"worksheet", [](MainWindow* window) { return new WorksheetDialog(u"Print"_s, u"Print"_s, window); }},
    };
    return all;
}

QRect placeIn(const QWidget* outer, const QWidget* widget)
{
    return {widget->mapTo(outer, QPoint()), widget->size()};
}

}  // namespace

/// A screen of 640 x 480: every dialog is within it, its buttons in sight, and all else within reach.
class tst_smallscreen : public WindowTest {
    Q_OBJECT

    static void addRows()
    {
        QTest::addColumn<int>("row");
        for (std::size_t i = 0; i < rows().size(); ++i)
            QTest::newRow(rows()[i].name) << static_cast<int>(i);
    }
    std::unique_ptr<QDialog> dialogOf(int row) const
    {
        std::unique_ptr<QDialog> dialog(rows()[static_cast<std::size_t>(row)].make(window()));
        return dialog;
    }

private slots:
    void init() { open(lessonSession()); }
    void cleanup() { close(); }

    void looksForItsScreen_data() { addRows(); }
    /// What the next test asks for by hand happens when the dialog is shown.
    void looksForItsScreen()
    {
        QFETCH(int, row);
        const std::unique_ptr<QDialog> dialog = dialogOf(row);
        dialog->resize(3000, 3000);
        dialog->show();
        QVERIFY(QTest::qWaitForWindowExposed(dialog.get()));
        const QSize room = dialog->screen()->availableSize();
        QVERIFY2(dialog->width() < room.width() && dialog->height() < room.height(),
                 qPrintable(u"%1 x %2"_s.arg(dialog->width()).arg(dialog->height())));
    }

    void fits_data() { addRows(); }
    void fits()
    {
        QFETCH(int, row);
        const std::unique_ptr<QDialog> dialog = dialogOf(row);
        fitInto(dialog.get(), kRoom);
        dialog->show();
        QVERIFY(QTest::qWaitForWindowExposed(dialog.get()));
        QVERIFY2(dialog->width() <= kRoom.width() && dialog->height() <= kRoom.height(),
                 qPrintable(u"%1 x %2"_s.arg(dialog->width()).arg(dialog->height())));
        const auto* box = dialog->findChild<QDialogButtonBox*>();
        QVERIFY2(!box || dialog->rect().contains(placeIn(dialog.get(), box)), "the buttons are out of sight");
        for (QWidget* part : dialog->findChildren<QWidget*>()) {
            if (part->window() != dialog.get() || !part->isVisible() || part->focusPolicy() == Qt::NoFocus)
                continue;
            for (QWidget* outer = part->parentWidget(); outer; outer = outer->parentWidget()) {
                if (auto* scrolled = qobject_cast<QScrollArea*>(outer))
                    scrolled->ensureWidgetVisible(part);
            }
            QCoreApplication::processEvents();
            const QString name = QLatin1String(part->metaObject()->className()) + u" “"_s + part->accessibleName() + u"”"_s;
            QVERIFY2(!part->visibleRegion().isEmpty(), qPrintable(name));
            QVERIFY2(dialog->rect().intersects(placeIn(dialog.get(), part)), qPrintable(name));
        }
    }

    /// One that comes later belongs into the table.
    void everyDialogIsInTheTable()
    {
        QSet<QString> shown;
        for (const DialogRow& row : rows())
            shown << QLatin1String(std::unique_ptr<QDialog>(row.make(window()))->metaObject()->className()).mid(4);
        static const QRegularExpression pattern(u"class (\\w+) : public QDialog\\b"_s);
        for (QDirIterator files(QStringLiteral(AE_SOURCE_DIR "/src"), {u"*.h"_s}, QDir::Files, QDirIterator::Subdirectories);
             files.hasNext();) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            for (auto match = pattern.globalMatch(QString::fromUtf8(file.readAll())); match.hasNext();) {
                const QString name = match.next().captured(1);
                QVERIFY2(shown.contains(name), qPrintable(name));
            }
        }
    }
};

AE_TEST(tst_smallscreen)
#include "tst_smallscreen.moc"
