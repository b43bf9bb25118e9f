// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>

class QVBoxLayout;

namespace ae {

/// A lesson as the list shows it.
struct LessonEntry {
    QString path;
    QString title;
    QString about;
    int done = 0;  ///< steps
    int steps = 0;
};

/// All lessons that the program brings, with what has been done of them, and a way to one of one's own.
class LessonList : public QWidget {
    Q_OBJECT
public:
    explicit LessonList(QWidget* parent = nullptr);

    void show(const QList<LessonEntry>& entries);

signals:
    void chosen(const QString& path);
    void fileAsked();

private:
    QVBoxLayout* m_column;
};

}  // namespace ae
