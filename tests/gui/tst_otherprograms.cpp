// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/examples.h"
#include "app/fileactions.h"
#include "document/documentfile.h"
#include "session/safefile.h"
#include "session/writer.h"
#include "testmain.h"
#include "windowtest.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QTreeWidget>

using namespace Qt::StringLiterals;
using namespace ae;

/// Others have the file open, or write it, while a window has it: nothing is overwritten unasked.
class tst_otherprograms : public ae::test::WindowTest {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;

    QByteArray onDisk() const
    {
        QFile file(m_path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    QByteArray here() const { return QByteArray::fromStdString(writeSession(document().session())); }
    void edit(double value)
    {
        QVERIFY(!document().setCells("X", Region::cell(0, 0), Matrix::Constant(1, 1, value)));
        document().settle();
    }
    /// Another program saves the lesson with this title.
    QByteArray replace(const char* title) const
    {
        Session session = lessonSession();
        session.title = title;
        const std::string bytes = writeSession(session);
        if (writeFileSafely(m_path.toStdString(), bytes))
            qFatal("cannot write");
        return QByteArray::fromStdString(bytes);
    }
    /// Accepts the dialog for files with this path.
    void chooseName(const QString& path, const std::function<void()>& act)
    {
        QTimer looking;
        connect(&looking, &QTimer::timeout, this, [&path] {
            if (auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget())) {
                dialog->findChild<QLineEdit*>()->setText(path);
                static_cast<QDialog*>(dialog)->accept();
            }
        });
        looking.start(20);
        act();
    }

private slots:
    void initTestCase() { QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs); }
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        qputenv("XDG_STATE_HOME", m_folder->path().toUtf8());
        open(lessonSession());
        m_path = m_folder->filePath(u"lesson.attn"_s);
        QVERIFY(!document().saveTo(m_path.toStdString()));
    }
    void cleanup() { close(); }

    void nobodyElseNoQuestion()
    {
        for (const double value : {1.5, 2.5}) {
            edit(value);
            QCOMPARE(answer([this] { action("file.save")->trigger(); }), QString());
            QCOMPARE(onDisk(), here());
            QVERIFY(!document().isModified());
        }
    }

    void aChangedFileIsAskedAbout()
    {
        edit(3.5);
        const QByteArray theirs = replace("Theirs");
        const QString said = answer([this] { action("file.save")->trigger(); }, u"Cancel"_s);
        QVERIFY2(said.contains(u"lesson.attn was changed by another program"_s), qPrintable(said));
        QCOMPARE(onDisk(), theirs);
        QVERIFY(document().isModified());
        answer([this] { action("file.save")->trigger(); }, u"Replace"_s);
        QCOMPARE(onDisk(), here());
        QVERIFY(!document().isModified());
        edit(4.5);  // the next time there is nothing to ask
        QCOMPARE(answer([this] { action("file.save")->trigger(); }), QString());
        // and a second replacement is noticed like the first
        edit(5.5);
        replace("Theirs again");
        QVERIFY(answer([this] { action("file.save")->trigger(); }, u"Cancel"_s).contains(u"changed by another"_s));
    }

    void aChangeIsSaidWhenItComes()
    {
        replace("Theirs");
        QTRY_VERIFY2(window()->statusBar()->currentMessage().contains(u"lesson.attn was changed by another program"_s),
                     qPrintable(window()->statusBar()->currentMessage()));
    }

    void closingAsksToo()
    {
        edit(3.5);
        const QByteArray theirs = replace("Theirs");
        int questions = 0;
        QTimer looking;
        connect(&looking, &QTimer::timeout, this, [&questions] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            if (!box)
                return;
            ++questions;
            auto* save = box->button(QMessageBox::Save);
            save ? save->click() : box->button(QMessageBox::Cancel)->click();
        });
        looking.start(20);
        QVERIFY(!window()->close());
        QCOMPARE(questions, 2);
        QCOMPARE(onDisk(), theirs);
    }

    void whatTheyMadeCanBeCompared()
    {
        edit(3.5);
        replace("Theirs");
        QStringList rows;
        QTimer looking;
        connect(&looking, &QTimer::timeout, this, [&rows] {
            QWidget* modal = QApplication::activeModalWidget();
            if (auto* box = qobject_cast<QMessageBox*>(modal)) {
                for (QAbstractButton* button : box->buttons()) {
                    if (button->text() == (rows.isEmpty() ? u"&Compare…"_s : u"Cancel"_s))
                        return button->click();
                }
            } else if (modal) {
                auto* table = modal->findChild<QTreeWidget*>();
                for (int row = 0; row < table->topLevelItemCount(); ++row) {
                    const QTreeWidgetItem* item = table->topLevelItem(row);
                    rows << item->text(0) + u": "_s + item->text(1) + u" -> "_s + item->text(2);
                }
                qobject_cast<QDialog*>(modal)->reject();
            }
        });
        looking.start(20);
        action("file.save")->trigger();
        QVERIFY2(rows.contains(u"Title: Theirs -> "_s + QString::fromStdString(lessonSession().title)), qPrintable(rows.join(u'\n')));
        QVERIFY2(rows.contains(u"X[Why,product]: 0.4 -> 3.5"_s) || rows.join(u' ').contains(u"-> 3.5"_s), qPrintable(rows.join(u'\n')));
    }

    void aDeletedFileIsAskedAbout()
    {
        edit(3.5);
        QVERIFY(QFile::remove(m_path));
        const QString said = answer([this] { action("file.save")->trigger(); }, u"Cancel"_s);
        QVERIFY2(said.contains(u"lesson.attn is no longer there"_s), qPrintable(said));
        QVERIFY(!QFile::exists(m_path));
        answer([this] { action("file.save")->trigger(); }, u"Save it again"_s);
        QCOMPARE(onDisk(), here());
    }

    void whatAnotherOneHasIsOpenedReadOnlyOrAsACopy()
    {
        const QString path = m_folder->filePath(u"theirs.attn"_s);
        QVERIFY(!writeFileSafely(path.toStdString(), writeSession(lessonSession())));
        Document theirs(lessonSession());  // stands for another program: it is in no window
        theirs.setPath(path.toStdString());
        DocumentFile::of(&theirs);

        QString said = answer([&] { FileActions::open(path, window()); }, u"Cancel"_s);
        QVERIFY2(said.contains(u"theirs.attn is open in another window"_s), qPrintable(said));
        QCOMPARE(windows().size(), 1);
        answer([&] { FileActions::open(path, window()); }, u"Open a copy"_s);
        QCOMPARE(windows().size(), 2);
        answer([&] { FileActions::open(path, window()); }, u"Open read-only"_s);
        QCOMPARE(windows().size(), 3);
        int copies = 0;
        MainWindow* readOnly = nullptr;
        for (MainWindow* other : windows()) {
            copies += other != window() && other->document()->path().empty() ? 1 : 0;
            if (other->document()->path() == path.toStdString())
                readOnly = other;
        }
        QCOMPARE(copies, 1);
        QVERIFY(readOnly && readOnly->windowTitle().contains(u"read-only"_s));
        // what is read-only, and what another one has, is not written under that name
        QFile before(path);
        QVERIFY(before.open(QIODevice::ReadOnly));
        const QByteArray bytes = before.readAll();
        QVERIFY(!readOnly->document()->setTitle("tried out"));
        said = answer([&] { chooseName(path, [&] { readOnly->actionTable()["file.save"]->trigger(); }); }, u"Yes"_s);
        QFile after(path);
        QVERIFY(after.open(QIODevice::ReadOnly));
        QCOMPARE(after.readAll(), bytes);
        QVERIFY(readOnly->document()->isModified());
        const QString elsewhere = m_folder->filePath(u"mine.attn"_s);
        chooseName(elsewhere, [&] { readOnly->actionTable()["file.save"]->trigger(); });
        QVERIFY(QFile::exists(elsewhere));
        QVERIFY(!readOnly->windowTitle().contains(u"read-only"_s));
    }

    void saveAsItsOwnNameIsNoConflict()
    {
        edit(3.5);
        const QString said = answer([&] { chooseName(m_path, [this] { action("file.saveas")->trigger(); }); }, u"Yes"_s);
        QVERIFY2(!said.contains(u"another window"_s), qPrintable(said));
        QCOMPARE(onDisk(), here());
    }
};

AE_TEST(tst_otherprograms)
#include "tst_otherprograms.moc"
