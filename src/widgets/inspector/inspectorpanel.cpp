// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/inspectorpanel.h"

#include "models/highlight.h"
#include "widgets/formula/formulaparser.h"
#include "widgets/formula/formulawidget.h"
#include "widgets/look/linkbutton.h"
#include "widgets/look/theme.h"

#include <QCheckBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

/// A term's size beside its number; negative ones grow to the left and are hollow.
class TermBar : public QWidget {
public:
    TermBar(double share, QColor colour) : m_share(share), m_colour(std::move(colour)) { setFixedSize(48, 12); }

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
    double m_share;
    QColor m_colour;
};

QLabel* plainLabel(const QString& text)
{
    auto* label = new QLabel(text);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    label->setFocusPolicy(Qt::NoFocus);
    return label;
}

}  // namespace

InspectorPanel::InspectorPanel(Document* document, Highlight* highlight, QWidget* parent)
    : QScrollArea(parent), m_document(document), m_highlight(highlight)
{
    setObjectName(u"inspector"_s);
    setAccessibleName(tr("Inspector"));
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(document, &Document::changed, this, &InspectorPanel::refresh);
    connect(document, &Document::selectedCellChanged, this, &InspectorPanel::refresh);
    connect(document, &Document::viewChanged, this, &InspectorPanel::refresh);
    connect(document, &Document::pickedTokenChanged, this, &InspectorPanel::refresh);
    refresh();
}

void InspectorPanel::refresh()
{
    auto* sheet = new QWidget;
    m_layout = new QVBoxLayout(sheet);
    m_layout->setContentsMargins(14, 14, 14, 14);
    m_layout->setSpacing(6);
    const auto& cell = m_document->selectedCell();
    if (cell && m_document->evaluation().has(cell->step)) {
        showInspection(inspect(*m_document, *cell));
    } else {
        addText(tr("Inspector"), true);
        addText(tr("Select any number to see its full arithmetic: where it came from, and what follows from it."));
    }
    m_layout->addStretch(1);
    // a button in the old sheet may be what called
    if (QWidget* old = takeWidget())
        old->deleteLater();
    setWidget(sheet);
}

void InspectorPanel::addText(const QString& text, bool isStrong)
{
    if (text.isEmpty())
        return;
    QLabel* label = plainLabel(text);
    QFont font = label->font();
    font.setBold(isStrong);
    label->setFont(font);
    m_layout->addWidget(label);
}

void InspectorPanel::showInspection(const Inspection& inspection)
{
    addText(inspection.title + u" — "_s + inspection.place, true);
    QLabel* value = plainLabel(inspection.valueText);
    QFont font = value->font();
    if (font.pixelSize() > 0)
        font.setPixelSize(font.pixelSize() * 2);
    else
        font.setPointSizeF(font.pointSizeF() * 2);
    font.setBold(true);
    value->setFont(font);
    value->setAccessibleName(tr("Value %1").arg(inspection.valueText));
    QPalette palette = value->palette();
    palette.setColor(QPalette::WindowText, currentTheme().roleColour(inspection.spec->role));
    value->setPalette(palette);
    m_layout->addWidget(value);
    addText(inspection.exactText);
    if (!inspection.formula.isEmpty())
        m_layout->addWidget(new FormulaWidget(parseFormula(inspection.formula)));
    addText(inspection.stateText);
    addText(inspection.ruleText);
    for (const TermLine& term : inspection.terms)
        m_layout->addWidget(line(term));
    if (inspection.hiddenTerms > 0)
        addText(tr("and %n smaller ones", nullptr, static_cast<int>(inspection.hiddenTerms)));
    addText(inspection.totalText, true);
    addLinks(tr("Came from"), inspection.cameFrom);
    addLinks(tr("Used by"), inspection.usedBy);
    if (!inspection.derivativeText.isEmpty())
        addText(inspection.targetName.isEmpty() ? tr("Derivative") : tr("Moves %1 by").arg(inspection.targetName), true);
    addText(inspection.derivativeText);
    auto* dependents = new QCheckBox(tr("Show all that depends on it"));
    dependents->setChecked(m_highlight->showsDependents());
    connect(dependents, &QCheckBox::toggled, m_highlight, &Highlight::setShowsDependents);
    m_layout->addWidget(dependents);
}

QWidget* InspectorPanel::line(const TermLine& term)
{
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    const QString product = term.factorTexts.join(u" × "_s);
    auto* button = new LinkButton(product);
    if (!term.factors.isEmpty()) {
        const CellRef cell = term.factors.first().cell;
        QStringList names;
        for (const Link& factor : term.factors)
            names << factor.text;
        button->setAccessibleName(tr("Term %1 is %2 times: %3").arg(names.join(u" × "_s), product, term.valueText));
        button->setToolTip(names.join(u" × "_s).toHtmlEscaped());
        connect(button, &QPushButton::clicked, m_document, [this, cell] { m_document->selectCell(cell); });
    }
    layout->addWidget(button, 1);
    QLabel* value = plainLabel((term.isOwn ? u"▸ "_s : QString()) + term.valueText);
    value->setWordWrap(false);
    layout->addWidget(value);
    layout->addWidget(new TermBar(term.share, currentTheme().colours.score));
    return row;
}

void InspectorPanel::addLinks(const QString& title, const QList<Link>& links)
{
    if (links.isEmpty())
        return;
    addText(title, true);
    for (const Link& link : links) {
        auto* button = new LinkButton(link.text);
        button->setAccessibleName(tr("%1: %2").arg(title, link.text));
        connect(button, &QPushButton::clicked, m_document, [this, cell = link.cell] { m_document->selectCell(cell); });
        m_layout->addWidget(button);
    }
}

void InspectorPanel::changeEvent(QEvent* event)
{
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::LanguageChange)
        refresh();
}

}  // namespace ae
