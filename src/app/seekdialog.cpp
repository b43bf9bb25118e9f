// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/seekdialog.h"

#include "models/answersheet.h"
#include "models/seekrun.h"
#include "models/texts.h"
#include "session/cellname.h"
#include "session/goalseek.h"
#include "widgets/charts/curvechart.h"
#include "widgets/look/dialogbuttons.h"
#include "widgets/look/helpplace.h"
#include "widgets/look/wrappedlabel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

constexpr std::array kColours = {&ThemeColours::accent, &ThemeColours::withoutScaling, &ThemeColours::query, &ThemeColours::value};
constexpr int kListHeight = 62;

QStringList linesOf(const QListWidget& list)
{
    QStringList lines;
    for (int i = 0; i < list.count(); ++i)
        lines << list.item(i)->data(Qt::UserRole).toString();
    return lines;
}

std::vector<std::string> textsOf(const QListWidget& list)
{
    std::vector<std::string> texts;
    for (const QString& line : linesOf(list))
        texts.push_back(line.toStdString());
    return texts;
}

}  // namespace

SeekDialog::SeekDialog(Document* document, QWidget* parent) : QDialog(parent), m_document(document), m_run(new SeekRun(document, this))
{
    setWindowTitle(tr("Goal seek"));
    auto* column = new QVBoxLayout(this);
    for (QWidget* part : {makeGoals(), makeMovers(), makeMethod(), makeRun()})
        column->addWidget(part);
    connect(document, &Document::selectedCellChanged, this, &SeekDialog::showSelected);
    connect(AnswerSheet::of(*document), &AnswerSheet::changed, this, &SeekDialog::followSheet);
    connect(document, &Document::viewChanged, this, &SeekDialog::showSettings);
    connect(document, &Document::changed, this, &SeekDialog::showSettings);
    connect(m_run, &SeekRun::changed, this, &SeekDialog::showRun);
    resize(460, 660);
    scrollOnSmallScreens(this);
    showSettings();
    showSelected();
    showRun();
}

QWidget* SeekDialog::makeGoals()
{
    auto* box = new QGroupBox(tr("Goals"));
    m_goals = new QListWidget;
    nameControl(m_goals, tr("Goals"), tr("The cells and the values that they shall reach. They count together."));
    m_goals->setFixedHeight(kListHeight);
    m_selected = new QLabel;
    m_selected->setTextFormat(Qt::PlainText);
    m_target = new QDoubleSpinBox;
    nameControl(m_target, tr("Target"), tr("The value that the selected cell shall reach."));
    m_target->setRange(-1e6, 1e6);
    m_target->setDecimals(4);
    m_target->setSingleStep(0.05);
    m_target->setValue(0.9);
    m_add = new QPushButton(tr("&Add goal"));
    auto* remove = new QPushButton(tr("Remove goal"));
    auto* row = new QHBoxLayout;
    row->addWidget(m_selected, 1);
    row->addWidget(m_target);
    for (QPushButton* button : {m_add, remove}) {
        button->setAutoDefault(false);
        row->addWidget(button);
    }
    auto* column = new QVBoxLayout(box);
    column->addWidget(m_goals);
    column->addLayout(row);
    m_noGoal = new WrappedLabel;
    m_noGoal->setAccessibleName(tr("Why it cannot be a goal"));
    column->addWidget(m_noGoal);
    connect(m_add, &QPushButton::clicked, this, &SeekDialog::addGoal);
    connect(remove, &QPushButton::clicked, this, [this] {
        qDeleteAll(m_goals->selectedItems());
        keep();
    });
    return box;
}

QWidget* SeekDialog::makeMovers()
{
    auto* box = new QGroupBox(tr("What may move"));
    auto* row = new QHBoxLayout;
    for (const StepSpec* spec : stepCatalogue()) {
        if (spec->kind == StepKind::Computed)
            continue;
        auto* free = new QCheckBox(fromUtf8(spec->key));
        free->setAccessibleName(tr("%1 may move").arg(fromUtf8(spec->key)));
        free->setProperty("key", fromUtf8(spec->key));
        connect(free, &QCheckBox::toggled, this, &SeekDialog::keep);
        row->addWidget(free);
        m_free << free;
    }
    row->addStretch();
    m_locks = new QListWidget;
    nameControl(m_locks, tr("Locked cells"), tr("Numbers that stay as they are while the rest of their matrix moves."));
    m_locks->setFixedHeight(kListHeight);
    m_lock = new QPushButton(tr("&Lock the selected cell"));
    auto* unlock = new QPushButton(tr("Unlock"));
    m_lock->setAutoDefault(false);
    unlock->setAutoDefault(false);
    auto* locks = new QHBoxLayout;
    locks->addWidget(m_locks, 1);
    auto* side = new QVBoxLayout;
    side->addWidget(m_lock);
    side->addWidget(unlock);
    locks->addLayout(side);
    auto* column = new QVBoxLayout(box);
    column->addLayout(row);
    column->addLayout(locks);
    connect(m_lock, &QPushButton::clicked, this, &SeekDialog::lockSelected);
    connect(unlock, &QPushButton::clicked, this, [this] {
        qDeleteAll(m_locks->selectedItems());
        keep();
    });
    return box;
}

QWidget* SeekDialog::makeMethod()
{
    auto* box = new QGroupBox(tr("How"));
    auto* form = new QFormLayout(box);
    m_loss = new QComboBox;
    nameControl(m_loss, tr("Loss"), tr("How far the goals are away, as one number that gets smaller."));
    for (const SeekLossSpec& loss : seekLosses())
        m_loss->addItem(translated(findLoss(loss.key)->title), fromUtf8(loss.key));
    m_method = new QComboBox;
    nameControl(m_method, tr("Method"), tr("How the gradient becomes a step."));
    for (const SeekMethodSpec& method : seekMethods())
        m_method->addItem(translated(method.title), fromUtf8(method.key));
    m_rate = new QDoubleSpinBox;
    m_rate->setDecimals(6);
    m_rate->setRange(1e-6, 1000);
    m_rate->setSingleStep(0.01);
    nameControl(m_rate, tr("Rate"), tr("How long a step is. If the loss jumps up and down, it is too large."));
    m_steps = new QSpinBox;
    m_steps->setRange(1, mostSeekSteps);
    nameControl(m_steps, tr("Steps at most"), tr("Playing ends after so many steps."));
    m_tolerance = new QDoubleSpinBox;
    m_tolerance->setDecimals(6);
    m_tolerance->setRange(1e-6, 1000);
    m_tolerance->setSingleStep(0.001);
    nameControl(m_tolerance, tr("Tolerance"), tr("A goal is reached when its cell is as near to the value as this."));
    form->addRow(tr("L&oss"), m_loss);
    form->addRow(tr("&Method"), m_method);
    auto* row = new QHBoxLayout;
    row->addWidget(m_rate);
    row->addWidget(new QLabel(tr("steps at most")));
    row->addWidget(m_steps);
    row->addWidget(new QLabel(tr("tolerance")));
    row->addWidget(m_tolerance);
    form->addRow(tr("Rate"), row);
    for (QComboBox* choice : {m_loss, m_method})
        connect(choice, &QComboBox::activated, this, &SeekDialog::keep);
    for (QDoubleSpinBox* number : {m_rate, m_tolerance})
        connect(number, &QDoubleSpinBox::valueChanged, this, &SeekDialog::keep);
    connect(m_steps, &QSpinBox::valueChanged, this, &SeekDialog::keep);
    return box;
}

QWidget* SeekDialog::makeRun()
{
    auto* part = new QWidget;
    m_step = new QPushButton(tr("&Step"));
    m_play = new QPushButton(tr("&Play"));
    m_step->setAutoDefault(false);
    m_words = new WrappedLabel;
    m_words->setTextFormat(Qt::PlainText);
    m_words->setAccessibleName(tr("How it stands"));
    m_values = new CurveChart;
    m_lossCurve = new CurveChart;
    auto* row = new QHBoxLayout;
    row->addWidget(m_step);
    row->addWidget(m_play);
    row->addStretch();
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(row);
    column->addWidget(m_words);
    column->addWidget(m_values, 1);
    column->addWidget(m_lossCurve, 1);
    connect(m_step, &QPushButton::clicked, this, [this] { stepOrPlay(false); });
    connect(m_play, &QPushButton::clicked, this, [this] {
        if (m_run->isPlaying())
            m_run->pause();
        else
            stepOrPlay(true);
    });
    return part;
}

SeekSettings SeekDialog::settings() const
{
    SeekSettings settings;
    settings.goals = textsOf(*m_goals);
    settings.locks = textsOf(*m_locks);
    for (const QCheckBox* free : m_free) {
        if (free->isChecked() && free->isEnabled())
            settings.free.push_back(free->property("key").toString().toStdString());
    }
    settings.loss = m_loss->currentData().toString().toStdString();
    settings.method = m_method->currentData().toString().toStdString();
    settings.rate = m_rate->value();
    settings.steps = m_steps->value();
    settings.tolerance = m_tolerance->value();
    return settings;
}

/// Another choice is another run.
void SeekDialog::keep()
{
    if (m_isShowing)
        return;
    m_run->end();
    m_document->setSeek(settings());
}

void SeekDialog::showSettings()
{
    m_isShowing = true;
    const SeekSettings& seek = m_document->session().view.seek;
    const Graph& graph = m_document->evaluation().graph();
    const auto fill = [](QListWidget* list, const std::vector<std::string>& texts, const auto& shown) {
        if (textsOf(*list) == texts)
            return;
        list->clear();
        for (const std::string& text : texts) {
            auto* item = new QListWidgetItem(shown(text), list);
            item->setData(Qt::UserRole, fromUtf8(text));
        }
    };
    fill(m_goals, seek.goals, [&](const std::string& text) {
        const auto goal = parseGoal(text, m_document->session(), graph);
        return goal ? goalInWords(*m_document, *goal) : shownName(text);
    });
    fill(m_locks, seek.locks, [&](const std::string& text) {
        const auto cell = parseCellName(text, m_document->session(), graph);
        return cell ? shownCellName(*m_document, *cell) : shownName(text);
    });
    for (QCheckBox* free : m_free) {
        const std::string key = free->property("key").toString().toStdString();
        free->setVisible(m_document->session().matrices.contains(key));
        free->setChecked(std::ranges::find(seek.free, key) != seek.free.end());
    }
    m_loss->setCurrentIndex(m_loss->findData(fromUtf8(seek.loss)));
    m_method->setCurrentIndex(m_method->findData(fromUtf8(seek.method)));
    m_rate->setValue(seek.rate);
    m_steps->setValue(seek.steps);
    m_tolerance->setValue(seek.tolerance);
    m_isShowing = false;
}

void SeekDialog::showSelected()
{
    const auto& cell = m_document->selectedCell();
    const StepSpec* spec = cell ? findStep(cell->step) : nullptr;
    const bool isComputed = spec && spec->kind == StepKind::Computed;
    m_selected->setText(cell ? tr("%1 shall be").arg(shownCellName(*m_document, *cell)) : tr("Select a cell of a result"));
    const auto problem = isComputed ? reasonNoGoal(*m_document, *cell) : std::nullopt;
    m_add->setEnabled(isComputed && !problem);
    m_noGoal->show(problem ? sentenceOf(*problem) : QString());
    m_noGoal->setVisible(problem.has_value());
    m_lock->setEnabled(spec && !isComputed);
}

/// The course of a goal that is blank now would tell its number.
void SeekDialog::followSheet()
{
    showSelected();
    if (std::ranges::any_of(m_run->goals(), [this](const Goal& goal) { return reasonNoGoal(*m_document, goal.cell).has_value(); }))
        m_run->forget();
}

void SeekDialog::addGoal()
{
    const CellRef cell = *m_document->selectedCell();
    SeekSettings seek = settings();
    const std::string start = goalText({cell, 0}).substr(0, goalText({cell, 0}).find('=') + 1);
    std::erase_if(seek.goals, [&start](const std::string& goal) { return goal.starts_with(start); });
    seek.goals.push_back(goalText({cell, m_target->value()}));
    if (seek.free.empty())
        seek.free = {"Wq", "Wk"};
    m_run->end();
    m_document->setSeek(seek);
}

void SeekDialog::lockSelected()
{
    SeekSettings seek = settings();
    const std::string goal = goalText({*m_document->selectedCell(), 0});
    const std::string name = goal.substr(0, goal.find('='));
    if (std::ranges::find(seek.locks, name) == seek.locks.end())
        seek.locks.push_back(name);
    m_run->end();
    m_document->setSeek(seek);
}

void SeekDialog::fail(const Problem& problem)
{
    m_words->setText(sentenceOf(problem));
}

bool SeekDialog::begin()
{
    m_document->settle();
    const auto plan = seekPlan(settings(), m_document->session(), m_document->evaluation().graph());
    if (!plan) {
        fail(plan.error());
        return false;
    }
    if (const auto problem = m_run->begin(*plan)) {
        fail(*problem);
        return false;
    }
    return true;
}

void SeekDialog::stepOrPlay(bool plays)
{
    if (!m_run->isOn() && !begin())
        return;
    if (plays)
        m_run->play();
    else
        m_run->step();
}

void SeekDialog::showRun()
{
    m_play->setText(m_run->isPlaying() ? tr("&Pause") : tr("&Play"));
    m_words->setText(m_run->words());
    const std::vector<SeekPoint>& course = m_run->course();
    CurveChartData values;
    values.title = tr("Goals");
    values.xName = tr("step");
    values.yName = tr("value");
    values.xKind = ScaleKind::Linear;
    CurveChartData loss = values;
    loss.title = tr("Loss");
    loss.yName = tr("loss");
    loss.yKind = ScaleKind::Log;
    loss.curves.push_back({tr("loss"), {}, {}, &ThemeColours::withoutScaling});
    for (const SeekPoint& point : course)
        loss.curves[0].points.emplace_back(point.step, point.loss);
    for (std::size_t i = 0; i < m_run->goals().size(); ++i) {
        Curve curve{shownCellName(*m_document, m_run->goals()[i].cell), {}, {}, kColours[i % kColours.size()]};
        for (const SeekPoint& point : course)
            curve.points.emplace_back(point.step, point.values[i]);
        values.curves.push_back(std::move(curve));
    }
    m_values->setVisible(!course.empty());
    m_lossCurve->setVisible(!course.empty());
    if (course.empty())
        return;
    m_values->setData(std::move(values));
    m_lossCurve->setData(std::move(loss));
}

/// A closed dialog moves nothing any more.
void SeekDialog::hideEvent(QHideEvent* event)
{
    m_run->end();
    QDialog::hideEvent(event);
}

}  // namespace ae
