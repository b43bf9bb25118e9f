// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/documentfile.h"

#include <QObject>

class QMenu;
class QMainWindow;

namespace ae {

class Actions;
class MainWindow;
struct OpenedSession;

/// New, open, save, save as, recent files, examples, the question about unsaved work. Every window has one.
class FileActions : public QObject {
    Q_OBJECT
public:
    FileActions(Document* document, const Actions& actions, QMainWindow* window);

    /// Asks about unsaved work; false when the window must stay.
    bool mayClose();
    bool save();
    bool saveAs();
    /// Opens a file in a window of its own; a refusal is shown over `parent`. A large file is read in the background when there is a
    /// window to wait in. False when it was refused.
    static bool open(const QString& path, QWidget* parent);
    /// Null when it was refused.
    static MainWindow* openSession(Session session, const QString& path, QWidget* parent);
    static void openLesson();
    /// The window of this program that has the file open; none for an empty path.
    static MainWindow* windowOf(const QString& path);

private:
    void fillRecent(QMenu* menu);
    static void remember(const QString& path);
    static bool showOpened(const QString& path, QWidget* parent, Result<OpenedSession>& opened);
    bool saveTo(const QString& path);

    Document* m_document;
    DocumentFile* m_file;
    QMainWindow* m_window;
};

}  // namespace ae
