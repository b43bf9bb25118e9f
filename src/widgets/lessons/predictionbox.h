// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace ae {

class LessonRun;
class MathText;
class WrappedLabel;

/// The question of a step: choices or a field for a number, and once it is answered, what was said and what is right.
class PredictionBox : public QFrame {
    Q_OBJECT
public:
    explicit PredictionBox(QWidget* parent = nullptr);

    /// Hidden where the step asks nothing.
    void show(LessonRun* run);
    /// Where the answer is given; null once it is.
    QWidget* firstControl() const { return m_first; }

private:
    void showChoices();
    void showNumber();
    void showAnswer();
    void give(const QString& answer);
    WrappedLabel* addLine(const QString& text);

    LessonRun* m_run = nullptr;
    QVBoxLayout* m_column;
    QWidget* m_first = nullptr;
    WrappedLabel* m_refusal = nullptr;
};

}  // namespace ae
