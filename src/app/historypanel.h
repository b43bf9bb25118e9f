// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>

class QDoubleSpinBox;
class QToolButton;
class QUndoStack;

namespace ae {

/// The steps of a session as a list: a click jumps, buttons step, and the way from the first to the last can be played. Playing
/// is undoing and redoing, so nothing is lost, wherever it is left; an edit or a step by hand ends it.
class HistoryPanel : public QWidget {
    Q_OBJECT
public:
    explicit HistoryPanel(QUndoStack* stack, QWidget* parent = nullptr);

    bool isPlaying() const { return m_timer.isActive(); }
    /// From the start when all steps are done.
    void play();
    void pause();

private:
    QToolButton* addButton(const QString& sign, const QString& name, void (HistoryPanel::*act)());
    void toggle();
    void first();
    void back();
    void ahead();
    void last();
    void tick();
    void showState();

    QUndoStack* m_stack;
    QTimer m_timer;
    QToolButton* m_first;
    QToolButton* m_back;
    QToolButton* m_play;
    QToolButton* m_ahead;
    QToolButton* m_last;
    QDoubleSpinBox* m_pause;
    int m_expected = -1;  ///< index that playing left the stack at; another one is the user's doing
};

}  // namespace ae
