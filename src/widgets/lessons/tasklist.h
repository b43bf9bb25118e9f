// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QVBoxLayout;

namespace ae {

class LessonRun;

/// What the learner is asked to do, each with its tick. Hidden where there is nothing to do.
class TaskList : public QWidget {
    Q_OBJECT
public:
    explicit TaskList(QWidget* parent = nullptr);

    void show(LessonRun* run);

private:
    QVBoxLayout* m_column;
};

}  // namespace ae
