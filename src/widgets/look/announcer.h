// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>

namespace ae {

/// Says to screen readers what changed elsewhere than where the keyboard is; nobody sees it. Sentences that come faster than they can
/// be spoken give way to the last of them.
class Announcer : public QWidget {
    Q_OBJECT
public:
    static constexpr int usualPause = 1000;  // milliseconds

    explicit Announcer(QWidget* parent, int pause = usualPause);

    /// At once, where the one before was said a while ago. Plain text.
    void say(const QString& sentence);

    /// What was said last.
    const QString& sentence() const { return m_sentence; }

signals:
    void said(const QString& sentence);

private:
    void speak();

    QTimer m_pause;
    QString m_next;
    QString m_sentence;
};

}  // namespace ae
