// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/look/card.h"

#include "widgets/look/accessibles.h"
#include "widgets/look/calmpaint.h"
#include "widgets/look/calmstyle.h"
#include "widgets/look/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

namespace ae {

namespace {

constexpr int side = 16;
constexpr int aboveTitle = 10;
constexpr double radius = 9;

/// The fold button: a chevron that points down while the card is open.
class FoldButton : public QToolButton {
public:
    using QToolButton::QToolButton;

    QSize sizeHint() const override { return {24, 24}; }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        QStyleOptionToolButton option;
        initStyleOption(&option);
        option.state |= QStyle::State_AutoRaise;
        option.state &= ~QStyle::State_On;
        paintToolButtonPanel(painter, option, this);
        const ThemeColours& c = currentTheme().colours;
        const Qt::ArrowType closed = layoutDirection() == Qt::LeftToRight ? Qt::RightArrow : Qt::LeftArrow;
        paintChevron(painter, rect(), isChecked() ? Qt::DownArrow : closed, underMouse() ? c.text : c.faintText);
    }
};

}  // namespace

Card::Card(const QString& title, QWidget* parent) : QFrame(parent)
{
    m_title = new QLabel;
    m_title->setTextFormat(Qt::PlainText);
    QFont bold = m_title->font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_fold = new FoldButton;
    m_fold->setCheckable(true);
    m_fold->setChecked(true);
    markAsExpander(m_fold);

    m_titleRow = new QWidget;
    m_titleLayout = new QHBoxLayout(m_titleRow);
    m_titleLayout->setContentsMargins(0, 0, 0, 0);
    m_titleLayout->setSpacing(10);
    m_titleLayout->addWidget(m_title);
    m_titleLayout->addStretch(1);
    m_titleLayout->addWidget(m_fold);

    m_layout = new QVBoxLayout(this);
    m_layout->setContentsMargins(side, aboveTitle, side, side - 2);
    m_layout->setSpacing(8);
    m_layout->addWidget(m_titleRow);

    setTitle(title);
    connect(m_fold, &QToolButton::clicked, this, [this](bool isOpen) { setFolded(!isOpen); });
}

QString Card::title() const
{
    return m_title->text();
}

void Card::setTitle(const QString& title)
{
    m_title->setText(title);
    setAccessibleName(title);
    showState();
}

void Card::setFormula(QWidget* formula)
{
    delete m_formula;
    m_formula = formula;
    if (formula != nullptr)
        m_titleLayout->insertWidget(1, formula);
}

void Card::addTitleWidget(QWidget* widget)
{
    m_titleLayout->insertWidget(m_titleLayout->count() - 1, widget);
}

void Card::setContent(QWidget* content)
{
    delete m_content;
    m_content = content;
    if (content != nullptr) {
        m_layout->addWidget(content, 1);
        content->setVisible(!m_isFolded);
    }
}

void Card::setFolded(bool isFolded)
{
    if (isFolded == m_isFolded)
        return;
    m_isFolded = isFolded;
    if (m_content != nullptr)
        m_content->setVisible(!isFolded);
    showState();
    emit foldToggled(isFolded);
}

void Card::setFoldable(bool isFoldable)
{
    m_isFoldable = isFoldable;
    m_fold->setVisible(isFoldable);
}

void Card::setTitleShown(bool isShown)
{
    m_titleRow->setVisible(isShown);
}

void Card::paintEvent(QPaintEvent*)
{
    const Theme& theme = currentTheme();
    QPainter painter(this);
    paintRounded(painter, rect(), radius, theme.colours.card, theme.colours.cardBorder, theme.lineWidth);
}

void Card::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        showState();
    QFrame::changeEvent(event);
}

void Card::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (m_isFoldable && m_titleRow->isVisible() && m_titleRow->geometry().contains(event->position().toPoint()))
        setFolded(!m_isFolded);
    else
        QFrame::mouseDoubleClickEvent(event);
}

void Card::showState()
{
    m_fold->setChecked(!m_isFolded);
    const QString words = m_isFolded ? tr("Unfold “%1”") : tr("Fold “%1”");
    m_fold->setAccessibleName(words.arg(title()));
    m_fold->setToolTip(m_isFolded ? tr("Unfold") : tr("Fold"));
}

}  // namespace ae
