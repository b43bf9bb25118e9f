// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/fileactions.h"

#include "app/actions.h"
#include "app/examples.h"
#include "app/filequestions.h"
#include "app/lessonguide.h"
#include "app/mainwindow.h"
#include "app/recoveryoffer.h"
#include "app/salvageoffer.h"
#include "app/sessionloading.h"
#include "app/settings.h"
#include "models/texts.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMessageBox>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

constexpr qsizetype kMostRecent = 10;
constexpr qint64 kLargeFile = 1 << 20;  // below it reading takes less than a blink

/// Text that may come from a file is plain, never rich.
void fillMessage(QMessageBox& box, QMessageBox::Icon icon, const QString& text, const QString& detail)
{
    box.setWindowTitle(FileActions::tr("Attention Explorer"));
    box.setIcon(icon);
    box.setText(text);
    box.setStandardButtons(QMessageBox::Ok);
    box.setTextFormat(Qt::PlainText);
    box.setInformativeText(detail);
}

void showMessage(QWidget* parent, QMessageBox::Icon icon, const QString& text, const QString& detail)
{
    QMessageBox box(parent);
    fillMessage(box, icon, text, detail);
    box.exec();
}

QString fileFilter()
{
    return FileActions::tr("Sessions (*.attn);;All files (*)");
}

}  // namespace

FileActions::FileActions(Document* document, const Actions& actions, QMainWindow* window)
    : QObject(window), m_document(document), m_file(&DocumentFile::of(document)), m_window(window)
{
    connect(document, &Document::pathChanged, this, [this] { m_file->follow(FileStamp::of(m_document->path())); });
    connect(actions["file.new"], &QAction::triggered, this, &FileActions::openLesson);
    connect(actions["file.open"], &QAction::triggered, this, [this] {
        const QString path =
            QFileDialog::getOpenFileName(m_window, tr("Open a session"), {}, tr("Sessions and lessons (*.attn *.lesson);;All files (*)"));
        if (!path.isEmpty())
            open(path, m_window);
    });
    connect(actions["file.save"], &QAction::triggered, this, &FileActions::save);
    connect(actions["file.saveas"], &QAction::triggered, this, &FileActions::saveAs);
    connect(actions["file.recover"], &QAction::triggered, this, [this] {
        if (!RecoveryOffer::offer(m_window))
            showMessage(m_window, QMessageBox::Information, tr("Nothing is waiting to be recovered."), {});
    });
    connect(actions["file.close"], &QAction::triggered, m_window, &QWidget::close);
    QMenu* file = actions.menu("&File");
    auto* recent = new QMenu(tr("&Recent files"), file);
    auto* examples = new QMenu(tr("&Examples"), file);
    file->insertMenu(actions["file.save"], recent);
    file->insertMenu(actions["file.save"], examples);
    connect(recent, &QMenu::aboutToShow, this, [this, recent] { fillRecent(recent); });
    for (const ExampleSpec& example : exampleCatalogue())
        examples->addAction(translated(example.title), this, [this, &example] { openSession(exampleSession(example), {}, m_window); });
}

void FileActions::fillRecent(QMenu* menu)
{
    menu->clear();
    for (const QString& path : setting("recent").toStringList()) {
        QAction* action = menu->addAction(shownPath(QDir::toNativeSeparators(path)).replace(u'&', u"&&"_s));
        action->setEnabled(QFileInfo::exists(path));
        connect(action, &QAction::triggered, this, [this, path] { open(path, m_window); });
    }
    menu->addSeparator();
    connect(menu->addAction(tr("&Clear")), &QAction::triggered, this, [] { setSetting("recent", QStringList()); });
}

void FileActions::remember(const QString& path)
{
    QStringList recent = setting("recent").toStringList();
    const QString absolute = QFileInfo(path).absoluteFilePath();
    recent.removeAll(absolute);
    recent.prepend(absolute);
    setSetting("recent", recent.mid(0, kMostRecent));
}

MainWindow* FileActions::windowOf(const QString& path)
{
    const QString wanted = QFileInfo(path).canonicalFilePath();
    for (QWidget* widget : QApplication::topLevelWidgets()) {
        auto* window = qobject_cast<MainWindow*>(widget);
        if (window && !wanted.isEmpty()
            && QFileInfo(QString::fromStdString(window->document()->path().string())).canonicalFilePath() == wanted)
            return window;
    }
    return nullptr;
}

namespace {

/// Two windows on one file would take turns in overwriting each other.
bool raiseWindowOf(const QString& path)
{
    MainWindow* window = FileActions::windowOf(path);
    if (!window)
        return false;
    window->show();
    window->raise();
    window->activateWindow();
    window->showNote(FileActions::tr("This file is open already."));
    return true;
}

/// True when what is whole in the file was opened instead.
bool refuseToOpen(QWidget* parent, const QString& path, const Problem& problem)
{
    QStringList parts{sentenceOf(problem), FileActions::tr("Nothing was changed.")};
    if (const QString hint = RecoveryOffer::hintFor(path); !hint.isEmpty())
        parts << hint;
    QMessageBox box(parent);
    fillMessage(box, QMessageBox::Warning, FileActions::tr("%1 was not opened.").arg(shownName(QFileInfo(path).fileName().toStdString())),
                parts.join(u"\n\n"_s));
    std::optional<Salvaged> salvaged = salvageoffer::find(path, problem, parent);
    if (!salvaged)
        box.exec();
    return salvaged && salvageoffer::ask(box) && salvageoffer::open(std::move(*salvaged), path, parent);
}

}  // namespace

bool FileActions::showOpened(const QString& path, QWidget* parent, Result<OpenedSession>& opened)
{
    if (!opened)
        return refuseToOpen(parent, path, opened.error());
    if (raiseWindowOf(path))
        return true;
    using filequestions::Opening;
    const Opening how = DocumentFile::isOpenElsewhere(path.toStdString()) ? filequestions::askHowToOpen(path, parent) : Opening::ReadOnly;
    if (how == Opening::Cancel)
        return true;  // as was wished
    auto document = Document::make(std::move(*opened->prepared));
    if (how != Opening::Copy) {
        document->setPath(path.toStdString());
        DocumentFile::of(document.get()).follow(opened->stamp);  // read-only where the other one still has it
    }
    remember(path);
    auto* window = new MainWindow(std::move(document));
    window->show();
    if (!opened->notes.isEmpty())
        window->showNote(opened->notes.join(u' '));
    return true;
}

bool FileActions::open(const QString& path, QWidget* parent)
{
    if (path.endsWith(u".lesson"_s, Qt::CaseInsensitive))
        return LessonGuide::open(path, qobject_cast<MainWindow*>(parent));
    if (raiseWindowOf(path))
        return true;
    if (parent && QFileInfo(path).size() > kLargeFile) {
        auto* loading = new SessionLoading(path, parent);
        connect(loading, &SessionLoading::finished, parent, [path, parent](const auto& opened) { showOpened(path, parent, *opened); });
        return true;
    }
    Result<OpenedSession> opened = readForOpening(path);
    return showOpened(path, parent, opened);
}

MainWindow* FileActions::openSession(Session session, const QString& path, QWidget* parent)
{
    auto document = Document::make(std::move(session));
    if (!document) {
        showMessage(parent, QMessageBox::Warning, tr("The session was not opened."), sentenceOf(document.error()));
        return nullptr;
    }
    if (!path.isEmpty())
        (*document)->setPath(path.toStdString());
    auto* window = new MainWindow(std::move(*document));
    window->show();
    return window;
}

void FileActions::openLesson()
{
    openSession(lessonSession(), {}, nullptr);
}

bool FileActions::save()
{
    if (m_document->path().empty() || m_file->isReadOnly())
        return saveAs();
    if (const FileChange change = m_file->look(); change != FileChange::None) {
        using filequestions::Saving;
        const Saving answer = filequestions::askAboutChange(*m_document, change, m_window);
        if (answer != Saving::Here)
            return answer == Saving::Elsewhere && saveAs();
    }
    return saveTo(QString::fromStdString(m_document->path().string()));
}

bool FileActions::saveAs()
{
    QString path =
        QFileDialog::getSaveFileName(m_window, tr("Save the session"), QString::fromStdString(m_document->path().string()), fileFilter());
    if (path.isEmpty())
        return false;
    if (QFileInfo(path).suffix().isEmpty())
        path += u".attn"_s;
    return saveTo(path);
}

bool FileActions::saveTo(const QString& path)
{
    if (!m_file->holds(path.toStdString()) && DocumentFile::isOpenElsewhere(path.toStdString())) {
        showMessage(m_window, QMessageBox::Critical, tr("The session was not saved."),
                    tr("%1 is open in another window of this program; choose another name, or close that window.")
                        .arg(shownName(path.toStdString())));
        return false;
    }
    if (const auto refusal = m_document->saveTo(path.toStdString())) {
        showMessage(m_window, QMessageBox::Critical, tr("The session was not saved."), sentenceOf(*refusal));
        return false;
    }
    m_file->follow(FileStamp::of(m_document->path()));
    remember(path);
    return true;
}

bool FileActions::mayClose()
{
    m_document->settle();
    const bool isModified = m_document->isModified();
    if (!isModified && !m_file->lacksAnswers())
        return true;
    QMessageBox question(QMessageBox::Question, isModified ? tr("Unsaved changes") : tr("Unsaved answers"),
                         isModified ? tr("Save the changes before closing?") : tr("Save the answers before closing?"),
                         QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, m_window);
    question.setTextFormat(Qt::PlainText);
    question.setInformativeText(shownName(m_document->session().title));
    question.setDefaultButton(QMessageBox::Save);
    const int answer = question.exec();
    return answer == QMessageBox::Discard || (answer == QMessageBox::Save && save());
}

}  // namespace ae
