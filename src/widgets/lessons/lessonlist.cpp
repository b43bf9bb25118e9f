// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/lessons/lessonlist.h"

#include "widgets/look/focusring.h"
#include "widgets/look/linkbutton.h"
#include "widgets/look/theme.h"
#include "widgets/look/wrappedlabel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

QWidget* makeEntry(const LessonEntry& entry, const std::function<void()>& choose)
{
    auto* widget = new QWidget;
    auto* column = new QVBoxLayout(widget);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(1);
    auto* row = new QHBoxLayout;
    auto* title = new LinkButton(entry.title);
    title->setWraps(true);
    QFont bold = title->font();
    bold.setBold(true);
    title->setFont(bold);
    auto* done = new QLabel(entry.done == 0                 ? QString()
                                : entry.done == entry.steps ? u"✓"_s
                                                            : LessonList::tr("%1 of %2").arg(entry.done).arg(entry.steps));
    QPalette palette = done->palette();
    palette.setColor(QPalette::WindowText, currentTheme().colours.good);
    done->setPalette(palette);
    title->setAccessibleName(entry.done == entry.steps
                                 ? LessonList::tr("%1, done").arg(entry.title)
                                 : LessonList::tr("%1, %2 of %3 steps done").arg(entry.title).arg(entry.done).arg(entry.steps));
    row->addWidget(title, 1);
    row->addWidget(done);
    column->addLayout(row);
    auto* about = new WrappedLabel(entry.about);
    about->setForegroundRole(QPalette::PlaceholderText);
    about->setContentsMargins(8, 0, 8, 0);
    column->addWidget(about);
    QObject::connect(title, &QPushButton::clicked, widget, choose);
    return widget;
}

}  // namespace

LessonList::LessonList(QWidget* parent) : QWidget(parent), m_column(nullptr)
{
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    auto* heading = new QLabel(tr("Lessons"));
    QFont font = heading->font();
    font.setBold(true);
    heading->setFont(font);
    heading->setContentsMargins(14, 12, 14, 4);
    all->addWidget(heading);
    auto* scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setAccessibleName(tr("Lessons"));
    showFocusAround(scroll);
    auto* body = new QWidget;
    m_column = new QVBoxLayout(body);
    m_column->setContentsMargins(8, 0, 10, 8);
    m_column->setSpacing(8);
    scroll->setWidget(body);
    all->addWidget(scroll, 1);
    auto* open = new QPushButton(tr("Open a lesson file…"));
    auto* foot = new QHBoxLayout;
    foot->setContentsMargins(14, 6, 14, 10);
    foot->addWidget(open);
    foot->addStretch();
    all->addLayout(foot);
    connect(open, &QPushButton::clicked, this, &LessonList::fileAsked);
}

void LessonList::show(const QList<LessonEntry>& entries)
{
    while (QLayoutItem* item = m_column->takeAt(0)) {
        if (item->widget())
            item->widget()->deleteLater();
        delete item;
    }
    for (const LessonEntry& entry : entries)
        m_column->addWidget(makeEntry(entry, [this, path = entry.path] { emit chosen(path); }));
    m_column->addStretch();
}

}  // namespace ae
