// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sessionloading.h"

#include "document/refusals.h"
#include "models/texts.h"
#include "session/reader.h"

#include <QFileInfo>
#include <QProgressDialog>

#include <new>

namespace ae {

namespace {

constexpr int kShownAfterMilliseconds = 250;  // what is faster needs no dialog

}  // namespace

Result<OpenedSession> readForOpening(const QString& path)
{
    try {
        OpenedSession opened;
        opened.stamp = FileStamp::of(path.toStdString());
        auto loaded = loadSession(path.toStdString());
        if (!loaded)
            return loaded.error();
        for (const Problem& note : loaded->notes)
            opened.notes << sentenceOf(note);
        auto prepared = Document::prepare(std::move(loaded->session));
        if (!prepared)
            return prepared.error();
        opened.prepared = std::make_unique<PreparedSession>(std::move(*prepared));
        return opened;
    } catch (const std::bad_alloc&) {
        return refusals::outOfMemory();
    }
}

SessionLoading::SessionLoading(const QString& path, QWidget* window)
    : QObject(window),
      m_dialog(new QProgressDialog(tr("Reading %1 …").arg(shownName(QFileInfo(path).fileName().toStdString())), tr("Cancel"), 0, 0, window))
{
    m_dialog->setWindowTitle(tr("Open a session"));
    m_dialog->setMinimumDuration(kShownAfterMilliseconds);
    m_dialog->setWindowModality(Qt::NonModal);
    connect(m_dialog, &QProgressDialog::canceled, this, [this] {
        m_isCancelled = true;
        m_dialog->hide();
    });
    m_thread = std::thread([this, path] {
        auto opened = std::make_shared<Result<OpenedSession>>(readForOpening(path));
        QMetaObject::invokeMethod(
            this, [this, opened] { take(opened); }, Qt::QueuedConnection);
    });
}

SessionLoading::~SessionLoading()
{
    m_thread.join();
    delete m_dialog;
}

void SessionLoading::take(const std::shared_ptr<Result<OpenedSession>>& opened)
{
    const bool wasCancelled = m_dialog->wasCanceled();
    m_dialog->reset();
    m_dialog->hide();
    if (!m_isCancelled && !wasCancelled)
        emit finished(opened);
    deleteLater();
}

}  // namespace ae
