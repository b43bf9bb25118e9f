// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "attention/seek.h"
#include "document/document.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QListWidget;
class QPushButton;
class QSpinBox;

namespace ae {

class CurveChart;
class SeekRun;
class WrappedLabel;

/// Goal seek beside the notebook: which cells shall reach which values, what may move, how; step, play and pause, with the goals'
/// values and the loss drawn live. What is chosen belongs to the session's view.
class SeekDialog : public QDialog {
    Q_OBJECT
public:
    explicit SeekDialog(Document* document, QWidget* parent = nullptr);

protected:
    void hideEvent(QHideEvent* event) override;

private:
    QWidget* makeGoals();
    QWidget* makeMovers();
    QWidget* makeMethod();
    QWidget* makeRun();
    SeekSettings settings() const;
    void keep();
    void showSettings();
    void showSelected();
    void followSheet();
    void showRun();
    void addGoal();
    void lockSelected();
    bool begin();
    void stepOrPlay(bool plays);
    void fail(const Problem& problem);

    Document* m_document;
    SeekRun* m_run;
    QListWidget* m_goals;
    QLabel* m_selected;
    QDoubleSpinBox* m_target;
    WrappedLabel* m_noGoal;
    QPushButton* m_add;
    QPushButton* m_lock;
    QList<QCheckBox*> m_free;
    QListWidget* m_locks;
    QComboBox* m_loss;
    QComboBox* m_method;
    QDoubleSpinBox* m_rate;
    QSpinBox* m_steps;
    QDoubleSpinBox* m_tolerance;
    QPushButton* m_step;
    QPushButton* m_play;
    QLabel* m_words;
    CurveChart* m_values;
    CurveChart* m_lossCurve;
    bool m_isShowing = false;  ///< what the session says is being shown, so it is not taken for a choice
};

}  // namespace ae
