// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/lessons/lessonpage.h"

#include "attention/export.h"
#include "models/lessonrun.h"
#include "models/texts.h"
#include "widgets/cells/cellcatalogue.h"
#include "widgets/lessons/mathtext.h"
#include "widgets/lessons/predictionbox.h"
#include "widgets/lessons/tasklist.h"
#include "widgets/look/calmstyle.h"
#include "widgets/look/flowlayout.h"
#include "widgets/look/linkbutton.h"
#include "widgets/look/theme.h"
#include "widgets/look/tiptext.h"
#include "widgets/look/wrappedlabel.h"

#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <array>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

/// The three depths of a step.
struct Depth {
    const char* title;  ///< marked for translation
    LessonText LessonStep::*text;
};
constexpr std::array depths = {Depth{AE_TR("ae", "Idea"), &LessonStep::idea}, Depth{AE_TR("ae", "Mathematics"), &LessonStep::mathematics},
                               Depth{AE_TR("ae", "Code"), &LessonStep::code}};

void makeBold(QWidget* label, double factor)
{
    QFont font = label->font();
    font.setBold(true);
    if (font.pixelSize() > 0)
        font.setPixelSize(qRound(font.pixelSize() * factor));
    else
        font.setPointSizeF(font.pointSizeF() * factor);
    label->setFont(font);
}

QVBoxLayout* columnOf(QWidget* widget, int spacing)
{
    auto* column = new QVBoxLayout(widget);
    column->setContentsMargins(14, 10, 14, 10);
    column->setSpacing(spacing);
    return column;
}

}  // namespace

LessonPage::LessonPage(QWidget* parent)
    : QWidget(parent), m_head(new QWidget), m_body(new QWidget), m_foot(new QWidget), m_scroll(new QScrollArea), m_title(new WrappedLabel),
      m_count(new QLabel), m_marks(nullptr), m_stepTitle(new WrappedLabel), m_scene(nullptr), m_look(new QPushButton),
      m_prediction(new PredictionBox), m_tasks(new TaskList), m_hintButton(new QPushButton(tr("Show a hint"))), m_hint(nullptr),
      m_reveal(nullptr), m_depths(new QTabBar), m_depth(nullptr), m_end(new WrappedLabel), m_back(new QPushButton(tr("‹ Back"))),
      m_over(new QPushButton(tr("Start over"))), m_next(new QPushButton(tr("Next ›")))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    buildHead();
    m_scroll->setWidget(m_body);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setAccessibleName(tr("Lesson text"));
    buildFoot();
    column->addWidget(m_head);
    column->addWidget(m_scroll, 1);
    column->addWidget(m_foot);
}

void LessonPage::buildHead()
{
    auto* column = columnOf(m_head, 6);
    auto* row = new QHBoxLayout;
    auto* list = new LinkButton(tr("‹ All lessons"));
    list->setAccessibleName(tr("All lessons"));
    row->addWidget(list);
    row->addStretch();
    row->addWidget(m_count);
    m_count->setForegroundRole(QPalette::PlaceholderText);
    column->addLayout(row);
    column->addWidget(m_title);
    makeBold(m_title, 1);
    auto* marks = new QWidget;
    m_marks = new FlowLayout(marks, 4);
    column->addWidget(marks);
    connect(list, &QPushButton::clicked, this, &LessonPage::listAsked);
}

void LessonPage::buildBody()
{
    delete m_body->layout();
    auto* column = columnOf(m_body, 10);
    Document* document = m_run->document();
    const auto text = [document](const QString& name) { return new MathText(document, name); };
    delete m_scene;
    delete m_hint;
    delete m_reveal;
    delete m_depth;
    m_scene = text(tr("Text of the step"));
    m_hint = text(tr("Hint"));
    m_reveal = text(tr("What was to be seen"));
    m_depth = text(tr("Explanation"));
    for (QWidget* part : std::initializer_list<QWidget*>{m_stepTitle, m_scene, m_look, m_prediction, m_tasks, m_hintButton, m_hint,
                                                         m_reveal, m_depths, m_depth, m_end})
        column->addWidget(part);
    column->setAlignment(m_look, Qt::AlignLeft);
    column->setAlignment(m_hintButton, Qt::AlignLeft);
    column->addStretch();
    if (m_depths->count() > 0)
        return;
    makeBold(m_stepTitle, 1.35);
    makeBold(m_end, 1);
    m_depths->setAccessibleName(tr("Depth"));
    m_depths->setExpanding(false);
    m_depths->setDrawBase(false);
    for (const Depth& depth : depths)
        m_depths->addTab(translated(depth.title));
    connect(m_depths, &QTabBar::currentChanged, this, &LessonPage::showDepth);
    connect(m_look, &QPushButton::clicked, this, &LessonPage::lookAsked);
    connect(m_hintButton, &QPushButton::clicked, this, [this] {
        m_hint->show(shownLines(fromUtf8(m_run->step().hint.text)));
        m_hint->setVisible(true);
        m_hintButton->hide();
    });
}

void LessonPage::buildFoot()
{
    auto* row = new FlowLayout(m_foot, 6);  // long words of a language go on below
    row->setContentsMargins(14, 8, 14, 10);
    m_back->setAccessibleName(tr("Previous step"));
    m_over->setAccessibleName(tr("Start this step over"));
    m_over->setToolTip(tr("The notebook as it was when this step began, in one undo step"));
    m_next->setAccessibleName(tr("Next step"));
    row->addWidget(m_back);
    row->addWidget(m_over);
    row->addWidget(m_next);
    connect(m_back, &QPushButton::clicked, this, [this] { m_run->goTo(m_run->position() - 1); });
    connect(m_next, &QPushButton::clicked, this, &LessonPage::goOn);
    connect(m_over, &QPushButton::clicked, this, [this] {
        if (const auto refusal = m_run->startOver())
            emit refused(sentenceOf(*refusal));
    });
}

void LessonPage::setRun(LessonRun* run)
{
    m_run = run;
    buildBody();
    m_title->show(shownName(run->lesson().title.text));
    connect(run, &LessonRun::stepChanged, this, &LessonPage::showStep);
    connect(run, &LessonRun::progressChanged, this, &LessonPage::showProgress);
    connect(run->document(), &Document::changed, this, [this] { m_tasks->show(m_run); });
    qDeleteAll(m_buttons);
    m_buttons.clear();
    for (std::size_t i = 0; i < run->lesson().steps.size(); ++i) {
        auto* mark = new QToolButton;
        mark->setCheckable(true);
        m_marks->insertWidget(m_marks->count(), mark);
        m_buttons << mark;
        connect(mark, &QToolButton::clicked, this, [this, i] { m_run->goTo(i); });
    }
    showStep();
}

void LessonPage::takeKeyboard()
{
    if (QWidget* field = m_prediction->firstControl())
        field->setFocus(Qt::ShortcutFocusReason);
    else if (!m_look->isHidden())
        m_look->setFocus(Qt::ShortcutFocusReason);
    else
        m_next->setFocus(Qt::ShortcutFocusReason);
}

void LessonPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_run)
        showProgress();  // verdicts and ticks have colours of the theme
}

void LessonPage::goOn()
{
    if (m_run->isLast())
        emit nextLessonAsked();
    else
        m_run->goTo(m_run->position() + 1);
}

void LessonPage::showStep()
{
    const LessonStep& step = m_run->step();
    m_stepTitle->show(shownName(step.title.text));
    m_scene->show(shownLines(fromUtf8(step.scene.text)));
    m_scene->setVisible(!step.scene.isEmpty());
    m_look->setVisible(!step.look.isEmpty());
    m_look->setText(tr("Show me: %1").arg(lookText()).replace(u'&', u"&&"_s));
    m_look->setAccessibleName(tr("Show me: %1").arg(lookText()));
    m_hint->hide();
    m_hint->show(QString());
    m_scroll->verticalScrollBar()->setValue(0);
    showProgress();
    if (isAncestorOf(QApplication::focusWidget()))
        takeKeyboard();
}

QString LessonPage::lookText() const
{
    const std::string& place = m_run->step().look.text;
    const CellSpec* spec = findCell(place);
    return spec ? translated(spec->title) : shownName(place);
}

void LessonPage::showProgress()
{
    const LessonStep& step = m_run->step();
    const bool isOpen = m_run->isAnswered();
    m_prediction->show(m_run);
    m_tasks->show(m_run);
    m_reveal->show(shownLines(fromUtf8(step.reveal.text)));
    m_reveal->setVisible(isOpen && !step.reveal.isEmpty());
    m_hintButton->setVisible(isOpen && !step.hint.isEmpty() && m_hint->isHidden() && !m_run->isDone(m_run->position()));
    showDepths();
    showMarks();
    showFoot();
    if (isOpen && m_prediction->hasFocus())  // which holds nothing for the keyboard any more
        (m_hintButton->isHidden() ? m_next : m_hintButton)->setFocus(Qt::ShortcutFocusReason);
}

void LessonPage::showDepths()
{
    const LessonStep& step = m_run->step();
    bool hasOne = false;
    for (std::size_t i = 0; i < depths.size(); ++i) {
        const bool isThere = !(step.*depths[i].text).isEmpty();
        m_depths->setTabVisible(static_cast<int>(i), isThere);
        hasOne = hasOne || isThere;
    }
    const bool isShown = hasOne && m_run->isAnswered();
    m_depths->setVisible(isShown);
    m_depth->setVisible(isShown);
    showDepth();
}

void LessonPage::showDepth()
{
    if (!m_run || m_depths->currentIndex() < 0)
        return;
    m_depth->show(shownLines(fromUtf8((m_run->step().*depths[static_cast<std::size_t>(m_depths->currentIndex())].text).text)));
}

void LessonPage::showMarks()
{
    const auto count = static_cast<std::size_t>(m_buttons.size());
    m_count->setText(tr("Step %1 of %2").arg(m_run->position() + 1).arg(count));
    for (std::size_t i = 0; i < count; ++i) {
        QToolButton* mark = m_buttons[static_cast<qsizetype>(i)];
        const bool isDone = m_run->isDone(i);
        mark->setText(isDone ? u"✓"_s : QString::number(i + 1));
        mark->setChecked(i == m_run->position());
        const QString title = shownName(m_run->lesson().steps[i].title.text);
        mark->setAccessibleName(isDone ? tr("Step %1, done: %2").arg(i + 1).arg(title) : tr("Step %1: %2").arg(i + 1).arg(title));
        mark->setToolTip(tipText(mark->accessibleName()));
    }
}

void LessonPage::showFoot()
{
    const bool isDone = m_run->isDone(m_run->position());
    m_back->setEnabled(!m_run->isFirst());
    m_next->setText(m_run->isLast() ? tr("Next lesson ›") : tr("Next ›"));
    m_next->setAccessibleName(m_run->isLast() ? tr("Next lesson") : tr("Next step"));
    m_next->setProperty(look::isPrimary, isDone);
    m_next->update();
    m_end->setVisible(isDone);
    m_end->show(m_run->isWholeDone() ? tr("✓ This lesson is done.") : tr("✓ This step is done."));
    QPalette palette = m_end->palette();
    palette.setColor(QPalette::WindowText, currentTheme().colours.good);
    m_end->setPalette(palette);
}

}  // namespace ae
