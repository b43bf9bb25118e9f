// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/inspectorpanel.h"

#include "models/highlight.h"
#include "widgets/formula/formulaparser.h"
#include "widgets/formula/formulawidget.h"
#include "widgets/look/focusring.h"
#include "widgets/look/linkbutton.h"
#include "widgets/look/theme.h"
#include "widgets/look/tiptext.h"
#include "widgets/look/wrappedlabel.h"

#include <QCheckBox>
#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>
#include <optional>
#include <utility>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

/// A term's size beside its number; negative ones grow to the left and are hollow.
class TermBar : public QWidget {
public:
    TermBar() { setFixedSize(48, 12); }

    void show(double share, const QColor& colour)
    {
        m_share = share;
        m_colour = colour;
        update();
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        const double middle = width() / 2.0;
        const double length = std::abs(m_share) * (middle - 1);
        const QRectF bar(m_share < 0 ? middle - length : middle, 1.5, length, height() - 3);
        painter.setPen(m_colour);
        painter.setBrush(m_share < 0 ? QBrush() : QBrush(m_colour));
        painter.drawRect(bar);
        painter.setPen(currentTheme().colours.chartAxis);
        painter.drawLine(QPointF(middle, 0), QPointF(middle, height()));
    }

private:
    double m_share = 0;
    QColor m_colour;
};

/// A line of text. Only the digits can be selected: a label that can be is a whole text document.
class TextPart : public WrappedLabel {
public:
    void show(const QString& text, bool isStrong)
    {
        if (font().bold() != isStrong) {
            QFont own = font();
            own.setBold(isStrong);
            setFont(own);
        }
        WrappedLabel::show(text);
    }
};

/// The value large, its digits below it ready to copy.
class ValuePart : public QWidget {
public:
    ValuePart() : m_value(new TextPart), m_exact(new QLabel)
    {
        setLayoutDirection(Qt::LeftToRight);
        m_value->setLayoutDirection(Qt::LeftToRight);
        auto* layout = new QVBoxLayout(this);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->addWidget(m_value);
        layout->addWidget(m_exact);
        m_exact->setTextFormat(Qt::PlainText);
        m_exact->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
        m_exact->setFocusPolicy(Qt::NoFocus);
        QFont font = m_value->font();
        if (font.pixelSize() > 0)
            font.setPixelSize(font.pixelSize() * 2);
        else
            font.setPointSizeF(font.pointSizeF() * 2);
        font.setBold(true);
        m_value->setFont(font);
    }

    void show(const Inspection& inspection, const QString& name)
    {
        m_value->show(inspection.valueText, true);
        m_value->setAccessibleName(name);
        QPalette palette = m_value->palette();
        palette.setColor(QPalette::WindowText, currentTheme().roleColour(inspection.spec->role));
        m_value->setPalette(palette);
        m_exact->setVisible(!inspection.exactText.isEmpty());
        m_exact->setText(inspection.exactText);
    }

private:
    TextPart* m_value;
    QLabel* m_exact;
};

/// A button that walks to a cell.
class LinkPart : public LinkButton {
public:
    LinkPart() : LinkButton(QString()) { }

    void show(Document* document, const QString& text, const QString& name, const QString& tip, const std::optional<CellRef>& cell)
    {
        setLink(text);
        setAccessibleName(name);
        setToolTip(tipText(tip));
        if (!m_document)
            connect(this, &QPushButton::clicked, this, &LinkPart::walk);
        m_document = document;
        m_cell = cell;
    }

private:
    void walk()
    {
        // the cell goes along: selecting it may make this button another one's
        if (const std::optional<CellRef> cell = m_cell)
            m_document->selectCell(*cell);
    }

    Document* m_document = nullptr;
    std::optional<CellRef> m_cell;
};

/// One line of the arithmetic: product, value, bar.
class TermPart : public QWidget {
public:
    TermPart() : m_button(new LinkPart), m_value(new QLabel), m_bar(new TermBar)
    {
        auto* layout = new QHBoxLayout(this);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->setSpacing(6);
        setLayoutDirection(Qt::LeftToRight);
        m_value->setTextFormat(Qt::PlainText);
        layout->addWidget(m_button, 1);
        layout->addWidget(m_value);
        layout->addWidget(m_bar);
    }

    void show(Document* document, const TermLine& term)
    {
        const QString product = term.factorTexts.join(u" × "_s);
        QStringList names;
        for (const Link& factor : term.factors)
            names << factor.text;
        const QString all = names.join(u" × "_s);
        const auto cell = term.factors.isEmpty() ? std::nullopt : std::optional(term.factors.first().cell);
        m_button->show(document, product, InspectorPanel::tr("Term %1: %2 = %3").arg(all, product, term.valueText), all, cell);
        const QString value = (term.isOwn ? u"▸ "_s : QString()) + term.valueText;
        if (value != m_value->text())
            m_value->setText(value);
        m_bar->show(term.share, currentTheme().colours.score);
    }

private:
    LinkPart* m_button;
    QLabel* m_value;
    TermBar* m_bar;
};

/// A button that lists what is left out.
class MorePart : public LinkButton {
public:
    MorePart() : LinkButton(QString())
    {
        connect(this, &QPushButton::clicked, this, [this] { m_act(); });
    }

    void show(const QString& text, const QString& name, const std::function<void()>& act)
    {
        setLink(text);
        setAccessibleName(name);
        m_act = act;
    }

private:
    std::function<void()> m_act;
};

/// A button that does something else for each cell.
class HintPart : public QPushButton {
public:
    HintPart()
    {
        connect(this, &QPushButton::clicked, this, [this] { m_act(); });
    }

    void show(const QString& text, const std::function<void()>& act)
    {
        setText(text);
        setAccessibleName(text);
        m_act = act;
    }

private:
    std::function<void()> m_act;
};

}  // namespace

InspectorPanel::InspectorPanel(Document* document, Highlight* highlight, QWidget* parent)
    : QScrollArea(parent), m_document(document), m_highlight(highlight)
{
    setObjectName(u"inspector"_s);
    setAccessibleName(tr("Inspector"));
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* sheet = new QWidget;
    m_layout = new QVBoxLayout(sheet);
    m_layout->setContentsMargins(14, 14, 14, 14);
    m_layout->setSpacing(6);
    m_layout->addStretch(1);
    setWidget(sheet);
    m_calm.setSingleShot(true);
    m_calm.setInterval(200);
    connect(&m_calm, &QTimer::timeout, this, [this] { show(Derivative::Now); });
    connect(AnswerSheet::of(*document), &AnswerSheet::changed, this, &InspectorPanel::follow);
    connect(document, &Document::changed, this, &InspectorPanel::follow);
    connect(document, &Document::selectedCellChanged, this, &InspectorPanel::follow);
    connect(document, &Document::viewChanged, this, &InspectorPanel::follow);
    connect(document, &Document::pickedTokenChanged, this, &InspectorPanel::follow);
    refresh();
}

/// One refresh for all that an edit brings, still before the frame is painted.
void InspectorPanel::follow()
{
    if (std::exchange(m_isDue, true))
        return;
    QMetaObject::invokeMethod(this, &InspectorPanel::refresh, Qt::QueuedConnection);
}

void InspectorPanel::refresh()
{
    m_isDue = false;
    m_calm.stop();
    show(Derivative::WhenCalm);
}

void InspectorPanel::show(Derivative derivative)
{
    m_used = 0;
    const auto& cell = m_document->selectedCell();
    if (cell && m_document->evaluation().has(cell->step)) {
        const Inspection inspection = inspect(*m_document, *cell, m_workspace, derivative);
        showInspection(inspection);
        if (inspection.isDerivativeDue)
            m_calm.start();
    } else {
        addText(tr("Inspector"), true);
        addText(tr("Select any number to see its full arithmetic: where it came from, and what follows from it."));
    }
    while (m_parts.size() > m_used) {
        dropFrom(this, m_parts.back());
        m_parts.pop_back();
    }
}

template <class Part> Part* InspectorPanel::part(const char* kind)
{
    const std::size_t place = m_used++;
    if (place < m_parts.size()) {
        if (m_parts[place]->property("part").toByteArray() == kind)
            return static_cast<Part*>(m_parts[place]);
        dropFrom(this, m_parts[place]);
    }
    auto* made = new Part;
    made->setProperty("part", QByteArray(kind));
    if (place < m_parts.size()) {
        m_layout->removeWidget(m_parts[place]);
        m_parts[place] = made;
    } else {
        m_parts.push_back(made);
    }
    m_layout->insertWidget(static_cast<int>(place), made);
    return made;
}

void InspectorPanel::addText(const QString& text, bool isStrong)
{
    if (!text.isEmpty())
        part<TextPart>("text")->show(text, isStrong);
}

void InspectorPanel::addFormula(const QString& formula)
{
    if (formula.isEmpty())
        return;
    auto* shown = part<FormulaWidget>("formula");
    if (shown->property("formula").toString() == formula)
        return;
    shown->setProperty("formula", formula);
    shown->setFormula(parseFormula(formula));
}

void InspectorPanel::showInspection(const Inspection& inspection)
{
    addText(inspection.title + u" — "_s + inspection.place, true);
    part<ValuePart>("value")->show(inspection, tr("Value %1").arg(inspection.valueText));
    addText(inspection.dividedText);
    addText(inspection.answerText);
    addFormula(inspection.formula);
    addText(inspection.stateText);
    addText(inspection.ruleText);
    for (const TermLine& term : inspection.terms)
        part<TermPart>("term")->show(m_document, term);
    if (inspection.hiddenTerms > 0)
        addText(tr("and %n smaller ones", nullptr, static_cast<int>(inspection.hiddenTerms)));
    addText(inspection.totalText, true);
    addHints(inspection);
    addOrigins(inspection);
    addLinks(tr("Used by"), inspection.usedBy);
    if (!inspection.derivativeText.isEmpty())
        addText(inspection.targetName.isEmpty() ? tr("Derivative") : tr("Moves %1 by").arg(inspection.targetName), true);
    addText(inspection.derivativeText);
    auto* dependents = part<QCheckBox>("dependents");
    dependents->setText(tr("Show all that depends on it"));
    dependents->setChecked(m_highlight->showsDependents());
    connect(dependents, &QCheckBox::toggled, m_highlight, &Highlight::setShowsDependents, Qt::UniqueConnection);
}

/// Of a blank cell the explanation comes step by step, the answer last.
void InspectorPanel::addHints(const Inspection& inspection)
{
    if (!inspection.isHidden)
        return;
    const CellRef cell = inspection.cell;
    AnswerSheet* sheet = AnswerSheet::of(*m_document);
    if (inspection.hints < AnswerSheet::mostHints) {
        part<HintPart>("hint")->show(inspection.hints == 0 ? tr("Hint: the rule") : tr("Hint: the numbers"),
                                     [sheet, cell] { sheet->takeHint(cell); });
    }
    part<HintPart>("answer")->show(tr("Show the answer"), [sheet, cell] { sheet->showAnswer(cell); });
}

/// Of each step the first cell, and the others when they are asked for.
void InspectorPanel::addOrigins(const Inspection& inspection)
{
    if (inspection.origins.isEmpty())
        return;
    addText(tr("Came from"), true);
    const bool isOpen = m_opened == inspection.cell;
    const auto open = [this, cell = inspection.cell] {
        m_opened = cell;
        follow();
    };
    for (const OriginsOfStep& origins : inspection.origins) {
        const qsizetype listed = isOpen ? origins.cells.size() : 1;
        for (const Link& link : origins.cells.first(listed))
            part<LinkPart>("link")->show(m_document, link.text, tr("Came from: %1").arg(link.text), link.text, link.cell);
        const auto others = static_cast<int>(origins.cells.size() - listed + origins.more);
        if (others == 0)
            continue;
        const QString words = tr("and %n more", nullptr, others);
        const QString step = fromUtf8(origins.cells.front().cell.step);
        if (isOpen)
            addText(words);  // too many for a list: the pane shows them
        else
            part<MorePart>("more")->show(words, tr("%1 of %2").arg(words, step), open);
    }
}

void InspectorPanel::addLinks(const QString& title, const QList<Link>& links)
{
    if (links.isEmpty())
        return;
    addText(title, true);
    for (const Link& link : links)
        part<LinkPart>("link")->show(m_document, link.text, tr("%1: %2").arg(title, link.text), link.text, link.cell);
}

void InspectorPanel::changeEvent(QEvent* event)
{
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::LanguageChange)
        refresh();
}

}  // namespace ae
