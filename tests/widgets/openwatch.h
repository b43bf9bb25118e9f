// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QFile>

#include <sys/inotify.h>
#include <unistd.h>

namespace ae::test {

/// Whether anyone opens a file while this lives (Linux).
class OpenWatch {
public:
    explicit OpenWatch(const QString& path) : m_queue(inotify_init1(IN_NONBLOCK))
    {
        inotify_add_watch(m_queue, QFile::encodeName(path).constData(), IN_OPEN | IN_ACCESS);
    }
    ~OpenWatch() { close(m_queue); }
    OpenWatch(const OpenWatch&) = delete;
    OpenWatch& operator=(const OpenWatch&) = delete;

    bool wasOpened() const
    {
        char events[4096];
        return read(m_queue, events, sizeof events) > 0;
    }

private:
    int m_queue;
};

}  // namespace ae::test
