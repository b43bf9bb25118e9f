// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;
class QScrollArea;
class QTabBar;
class QToolButton;

namespace ae {

class FlowLayout;
class LessonRun;
class MathText;
class PredictionBox;
class TaskList;
class WrappedLabel;

/// The step of a lesson where the learner is: its question first, then what there is to do, then its text in three depths.
class LessonPage : public QWidget {
    Q_OBJECT
public:
    explicit LessonPage(QWidget* parent = nullptr);

    /// The run must outlive the page, or be taken away by another one.
    void setRun(LessonRun* run);

    /// To the prediction that is asked for, else to what the step begins with.
    void takeKeyboard();

signals:
    void listAsked();
    void lookAsked();  ///< at the place that the step names
    void nextLessonAsked();
    void refused(const QString& reason);

protected:
    void changeEvent(QEvent* event) override;

private:
    void buildHead();
    void buildBody();
    void buildFoot();
    void showStep();
    void showProgress();
    void showMarks();
    void showDepths();
    void showDepth();
    void showFoot();
    QString lookText() const;
    void goOn();

    LessonRun* m_run = nullptr;
    QWidget* m_head;
    QWidget* m_body;
    QWidget* m_foot;
    QScrollArea* m_scroll;
    WrappedLabel* m_title;
    QLabel* m_count;
    FlowLayout* m_marks;
    QList<QToolButton*> m_buttons;
    WrappedLabel* m_stepTitle;
    MathText* m_scene;
    QPushButton* m_look;
    PredictionBox* m_prediction;
    TaskList* m_tasks;
    QPushButton* m_hintButton;
    MathText* m_hint;
    MathText* m_reveal;
    QTabBar* m_depths;
    MathText* m_depth;
    WrappedLabel* m_end;
    QPushButton* m_back;
    QPushButton* m_over;
    QPushButton* m_next;
};

}  // namespace ae
