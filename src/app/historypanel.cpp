// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/historypanel.h"

#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QUndoStack>
#include <QUndoView>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace ae {

HistoryPanel::HistoryPanel(QUndoStack* stack, QWidget* parent) : QWidget(parent), m_stack(stack)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(2);
    column->addLayout(buttons);
    m_first = addButton(u"|◀"_s, tr("To the start"), &HistoryPanel::first);
    m_back = addButton(u"◀"_s, tr("One step back"), &HistoryPanel::back);
    m_play = addButton(tr("Play"), tr("Play"), &HistoryPanel::toggle);
    m_ahead = addButton(u"▶"_s, tr("One step ahead"), &HistoryPanel::ahead);
    m_last = addButton(u"▶|"_s, tr("To the last step"), &HistoryPanel::last);
    for (QToolButton* button : {m_first, m_back, m_play, m_ahead, m_last})
        buttons->addWidget(button);
    m_pause = new QDoubleSpinBox;
    m_pause->setAccessibleName(tr("Seconds a step"));
    m_pause->setToolTip(tr("How long each step is shown"));
    m_pause->setRange(0.05, 10);
    m_pause->setSingleStep(0.25);
    m_pause->setValue(0.75);
    m_pause->setSuffix(tr(" s"));
    buttons->addStretch();
    auto* pace = new QHBoxLayout;
    pace->addWidget(new QLabel(tr("Seconds a step")), 1);
    pace->addWidget(m_pause);
    column->addLayout(pace);
    auto* list = new QUndoView(stack);
    list->setAccessibleName(tr("History"));
    list->setEmptyLabel(tr("As opened"));
    column->addWidget(list, 1);
    connect(&m_timer, &QTimer::timeout, this, &HistoryPanel::tick);
    connect(m_pause, &QDoubleSpinBox::valueChanged, this, [this](double seconds) { m_timer.setInterval(qRound(seconds * 1000)); });
    connect(stack, &QUndoStack::indexChanged, this, [this](int index) {
        if (isPlaying() && index != m_expected)
            pause();
        showState();
    });
    showState();
}

QToolButton* HistoryPanel::addButton(const QString& sign, const QString& name, void (HistoryPanel::*act)())
{
    auto* button = new QToolButton;
    button->setText(sign);
    button->setAccessibleName(name);
    button->setToolTip(name);
    button->setAutoRaise(true);
    connect(button, &QToolButton::clicked, this, act);
    return button;
}

void HistoryPanel::play()
{
    if (m_stack->count() == 0)
        return;
    m_expected = m_stack->index() == m_stack->count() ? 0 : m_stack->index();
    m_timer.start(qRound(m_pause->value() * 1000));
    m_stack->setIndex(m_expected);
    showState();
}

void HistoryPanel::pause()
{
    m_timer.stop();
    showState();
}

void HistoryPanel::toggle()
{
    isPlaying() ? pause() : play();
}

void HistoryPanel::first()
{
    pause();
    m_stack->setIndex(0);
}

void HistoryPanel::back()
{
    pause();
    m_stack->undo();
}

void HistoryPanel::ahead()
{
    pause();
    m_stack->redo();
}

void HistoryPanel::last()
{
    pause();
    m_stack->setIndex(m_stack->count());
}

void HistoryPanel::tick()
{
    m_expected = m_stack->index() + 1;
    m_stack->redo();
    if (m_stack->index() == m_stack->count())
        pause();
}

void HistoryPanel::showState()
{
    m_first->setEnabled(m_stack->canUndo());
    m_back->setEnabled(m_stack->canUndo());
    m_ahead->setEnabled(m_stack->canRedo());
    m_last->setEnabled(m_stack->canRedo());
    m_play->setEnabled(m_stack->count() > 0);
    const QString act = isPlaying() ? tr("Pause") : tr("Play");
    m_play->setText(act);
    m_play->setAccessibleName(act);
    m_play->setToolTip(act);
}

}  // namespace ae
