// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/document.h"
#include "document/documentfile.h"

#include <QObject>
#include <QStringList>

#include <memory>
#include <thread>

class QProgressDialog;
class QWidget;

namespace ae {

/// A session on its way from a file into a document, with what is to be said about it.
struct OpenedSession {
    std::unique_ptr<PreparedSession> prepared;
    QStringList notes;
    FileStamp stamp;  ///< of the file before it was read
};

/// Reads a file, checks it and computes its first results; on any thread.
Result<OpenedSession> readForOpening(const QString& path);

/// Opens a large file while the window goes on working: reading and the first pass run on a thread of their own, and a small dialog
/// offers to cancel. Whoever cancels finds everything as it was. Deletes itself.
class SessionLoading : public QObject {
    Q_OBJECT
public:
    SessionLoading(const QString& path, QWidget* window);
    ~SessionLoading() override;

signals:
    /// Not after a cancel.
    void finished(const std::shared_ptr<ae::Result<ae::OpenedSession>>& opened);

private:
    void take(const std::shared_ptr<Result<OpenedSession>>& opened);

    QProgressDialog* m_dialog;
    bool m_isCancelled = false;
    std::thread m_thread;
};

}  // namespace ae
