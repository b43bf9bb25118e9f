// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/lessons/predictionbox.h"

#include "models/lessonrun.h"
#include "models/livetext.h"
#include "widgets/look/flowlayout.h"
#include "widgets/look/theme.h"
#include "widgets/look/wrappedlabel.h"

#include <QApplication>
#include <QButtonGroup>
#include <QHBoxLayout>
#include <QLabel>
#include <QLayoutItem>
#include <QLineEdit>
#include <QMouseEvent>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

/// So many decimals that the tolerance can be seen.
int decimalsFor(double tolerance)
{
    return tolerance > 0 && tolerance < 1 ? std::clamp(static_cast<int>(std::ceil(-std::log10(tolerance))) + 1, 1, 6) : 0;
}

constexpr int kFieldRoom = 32;  ///< beside the words in a field

void empty(QLayout* layout)
{
    while (QLayoutItem* item = layout->takeAt(0)) {
        if (item->layout())
            empty(item->layout());
        if (QWidget* widget = item->widget()) {
            widget->hide();
            widget->deleteLater();  // it may be its own click that brought us here
        }
        delete item;
    }
}

/// A choice whose words go on over lines, which those of a radio button do not.
class ChoiceRow : public QWidget {
public:
    explicit ChoiceRow(const QString& text) : button(new QRadioButton), m_words(new WrappedLabel(text))
    {
        auto* row = new QHBoxLayout(this);
        row->setContentsMargins(0, 0, 0, 0);
        row->setSpacing(4);
        row->addWidget(button, 0, Qt::AlignTop);
        row->addWidget(m_words, 1);
        button->setAccessibleName(text);
    }

    QRadioButton* button;

protected:
    void mouseReleaseEvent(QMouseEvent*) override { button->click(); }
    void mousePressEvent(QMouseEvent*) override { button->setFocus(); }

private:
    WrappedLabel* m_words;
};

}  // namespace

PredictionBox::PredictionBox(QWidget* parent) : QFrame(parent), m_column(new QVBoxLayout(this))
{
    setFrameShape(QFrame::NoFrame);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::AlternateBase);
    setAccessibleName(tr("Prediction"));
    m_column->setContentsMargins(12, 10, 12, 10);
    m_column->setSpacing(6);
}

WrappedLabel* PredictionBox::addLine(const QString& text)
{
    auto* label = new WrappedLabel;
    label->show(text);
    m_column->addWidget(label);
    return label;
}

void PredictionBox::show(LessonRun* run)
{
    m_run = run;
    m_refusal = nullptr;
    m_first = nullptr;
    // the keyboard would go on to a matrix of the notebook and select a cell there
    if (isAncestorOf(QApplication::focusWidget()))
        setFocus();
    empty(m_column);
    const auto& prediction = run->step().prediction;
    setVisible(prediction.has_value());
    if (!prediction)
        return;
    auto* question = addLine(withLiveValues(shownLines(fromUtf8(prediction->question.text)), *run->document()));
    QFont font = question->font();
    font.setBold(true);
    question->setFont(font);
    if (run->isAnswered())
        showAnswer();
    else if (prediction->isNumber())
        showNumber();
    else
        showChoices();
}

void PredictionBox::showChoices()
{
    auto* group = new QButtonGroup(this);
    const auto& choices = m_run->step().prediction->choices;
    auto* give = new QPushButton(tr("Check my prediction"));
    give->setEnabled(false);
    for (std::size_t i = 0; i < choices.size(); ++i) {
        auto* choice = new ChoiceRow(shownLines(fromUtf8(choices[i].text)));
        group->addButton(choice->button, static_cast<int>(i));
        m_column->addWidget(choice);
        if (i == 0)
            m_first = choice->button;
    }
    connect(group, &QButtonGroup::idToggled, give, [give] { give->setEnabled(true); });
    connect(give, &QPushButton::clicked, this, [this, group] { this->give(QString::number(group->checkedId())); });
    m_column->addWidget(give, 0, Qt::AlignLeft);
}

void PredictionBox::showNumber()
{
    auto* row = new FlowLayout(nullptr, 6);  // long words of a language go on below
    auto* field = new QLineEdit;
    field->setAccessibleName(tr("Your prediction"));
    field->setPlaceholderText(tr("a number"));
    field->setFixedWidth(std::max(80, field->fontMetrics().horizontalAdvance(field->placeholderText()) + kFieldRoom));
    m_first = field;
    auto* give = new QPushButton(tr("Check my prediction"));
    row->addWidget(field);
    row->addWidget(give);
    m_column->addLayout(row);
    m_refusal = addLine({});
    m_refusal->hide();
    connect(give, &QPushButton::clicked, this, [this, field] { this->give(field->text()); });
    connect(field, &QLineEdit::returnPressed, give, &QPushButton::click);
}

void PredictionBox::give(const QString& answer)
{
    const auto refusal = m_run->answer(answer.toStdString());
    if (!refusal || !m_refusal)
        return;
    m_refusal->show(sentenceOf(*refusal));
    m_refusal->setVisible(true);
}

void PredictionBox::showAnswer()
{
    const Prediction& prediction = *m_run->step().prediction;
    const bool isRight = m_run->isRight();
    QString said = fromUtf8(m_run->givenAnswer());
    QString right;
    if (prediction.isNumber()) {
        right = numberStyle(*m_run->document()).text(m_run->rightNumber(), decimalsFor(prediction.tolerance));
    } else {
        const auto given = static_cast<std::size_t>(said.toInt());
        said = given < prediction.choices.size() ? shownLines(fromUtf8(prediction.choices[given].text)) : QString();
        right = shownLines(fromUtf8(prediction.choices[static_cast<std::size_t>(prediction.right)].text));
    }
    auto* verdict =
        addLine(isRight ? (prediction.isNumber() ? tr("✓ You said %1. It is %2.").arg(said, right) : tr("✓ Right: %1").arg(right))
                        : (prediction.isNumber() ? tr("You said %1. It is %2.").arg(said, right)
                                                 : tr("You said: %1\nRight is: %2").arg(said, right)));
    verdict->setAccessibleName(verdict->text());
    QPalette palette = verdict->palette();
    palette.setColor(QPalette::WindowText, isRight ? currentTheme().colours.good : currentTheme().colours.text);
    verdict->setPalette(palette);
}

}  // namespace ae
