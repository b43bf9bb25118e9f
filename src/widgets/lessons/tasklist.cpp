// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/lessons/tasklist.h"

#include "models/lessonrun.h"
#include "models/livetext.h"
#include "widgets/look/theme.h"
#include "widgets/look/wrappedlabel.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QPainterPath>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

/// A circle, with a tick in it once the task is done.
class Tick : public QWidget {
public:
    Tick() { setFixedSize(18, 18); }

    void show(bool isDone)
    {
        m_isDone = isDone;
        update();
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const ThemeColours& colours = currentTheme().colours;
        const QRectF circle = QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5);
        painter.setPen(QPen(m_isDone ? colours.good : colours.controlBorder, 1.5));
        painter.setBrush(m_isDone ? QBrush(colours.good) : QBrush());
        painter.drawEllipse(circle);
        if (!m_isDone)
            return;
        QPainterPath tick(QPointF(5.2, 9.3));
        tick.lineTo(8, 12);
        tick.lineTo(12.8, 6.4);
        painter.setPen(QPen(colours.card, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(tick);
    }

private:
    bool m_isDone = false;
};

/// One task: tick, words, and where it is stuck, why.
class TaskRow : public QWidget {
public:
    TaskRow()
    {
        auto* row = new QHBoxLayout(this);
        row->setContentsMargins(0, 0, 0, 0);
        row->setSpacing(8);
        auto* texts = new QVBoxLayout;
        texts->setSpacing(2);
        row->addWidget(&m_tick, 0, Qt::AlignTop);
        row->addLayout(texts, 1);
        texts->addWidget(&m_words);
        texts->addWidget(&m_remark);
        m_remark.setForegroundRole(QPalette::PlaceholderText);
    }

    void show(const LessonRun& run, std::size_t task)
    {
        const LessonRun::TaskState state = run.taskState(task);
        const bool isDone = state == LessonRun::TaskState::Done;
        const QString words = withLiveValues(shownLines(fromUtf8(run.step().tasks[task].words.text)), *run.document());
        m_tick.show(isDone);
        m_words.show(words);
        m_words.setAccessibleName(isDone ? TaskList::tr("Done: %1").arg(words) : TaskList::tr("To do: %1").arg(words));
        QString remark;
        if (const auto problem = isDone ? std::nullopt : run.taskProblem(task))
            remark = sentenceOf(*problem);
        else if (state == LessonRun::TaskState::HoldsAlready)
            remark = TaskList::tr("The notebook is like this already. Undo it and do it again, or start this step over.");
        m_remark.show(remark);
        m_remark.setVisible(!remark.isEmpty());
    }

private:
    Tick m_tick;
    WrappedLabel m_words;
    WrappedLabel m_remark;
};

}  // namespace

TaskList::TaskList(QWidget* parent) : QWidget(parent), m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(8);
}

void TaskList::show(LessonRun* run)
{
    const auto count = static_cast<int>(run->step().tasks.size());
    while (m_column->count() < count)
        m_column->addWidget(new TaskRow);
    for (int i = 0; i < m_column->count(); ++i) {
        auto* row = static_cast<TaskRow*>(m_column->itemAt(i)->widget());
        row->setVisible(i < count);
        if (i < count)
            row->show(*run, static_cast<std::size_t>(i));
    }
    setVisible(count > 0 && run->isAnswered());
}

}  // namespace ae
