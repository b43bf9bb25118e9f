// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/lessons/mathtext.h"

#include "models/livetext.h"
#include "widgets/formula/formulaparser.h"
#include "widgets/formula/formulawidget.h"
#include "widgets/look/closedbrowser.h"

#include <QLayoutItem>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

struct Part {
    bool isFormula = false;
    QString text;
};

/// "$ a + b $" on a line of its own, outside of code.
bool isFormulaLine(const QString& line)
{
    const QString plain = line.trimmed();
    return plain.size() > 4 && plain.startsWith(u"$ "_s) && plain.endsWith(u" $"_s);
}

QList<Part> partsOf(const QString& markdown)
{
    QList<Part> parts;
    bool isCode = false;
    for (const QString& line : markdown.split(u'\n')) {
        isCode = isCode != line.trimmed().startsWith(u"```"_s);
        if (!isCode && isFormulaLine(line)) {
            parts << Part{true, line.trimmed().mid(2).chopped(2)};
            continue;
        }
        if (parts.isEmpty() || parts.last().isFormula)
            parts << Part{};
        parts.last().text += line + u'\n';
    }
    parts.removeIf([](const Part& part) { return part.text.trimmed().isEmpty(); });
    return parts;
}

}  // namespace

MathText::MathText(Document* document, const QString& name, QWidget* parent)
    : QWidget(parent), m_document(document), m_name(name), m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(2);
    if (!document)
        return;
    connect(document, &Document::changed, this, [this] {
        if (quotesLiveValues(m_markdown))
            refresh();
    });
    connect(document, &Document::viewChanged, this, [this] {
        if (quotesLiveValues(m_markdown))
            refresh();
    });
}

void MathText::show(const QString& markdown)
{
    m_markdown = markdown;
    refresh();
}

void MathText::refresh()
{
    const QList<Part> parts = partsOf(m_document ? withLiveValues(m_markdown, *m_document) : m_markdown);
    QStringList kinds;
    for (const Part& part : parts)
        kinds << (part.isFormula ? u"formula "_s + part.text : u"text"_s);
    if (kinds != m_kinds) {
        m_kinds = kinds;
        while (QLayoutItem* item = m_column->takeAt(0)) {
            delete item->widget();
            delete item;
        }
        for (const Part& part : parts) {
            if (part.isFormula) {
                m_column->addWidget(new FormulaWidget(parseFormula(part.text)));
                continue;
            }
            auto* text = new ClosedBrowser;
            text->setAccessibleName(m_name);
            m_column->addWidget(text);
        }
    }
    for (int i = 0; i < parts.size(); ++i) {
        if (auto* text = qobject_cast<ClosedBrowser*>(m_column->itemAt(i)->widget()))
            text->showMarkdown(parts[i].text);
    }
    updateGeometry();
}

QString MathText::plainText() const
{
    QStringList texts;
    for (int i = 0; i < m_column->count(); ++i) {
        if (const auto* text = qobject_cast<const ClosedBrowser*>(m_column->itemAt(i)->widget()))
            texts << text->toPlainText();
        else if (const auto* formula = qobject_cast<const FormulaWidget*>(m_column->itemAt(i)->widget()))
            texts << formula->formula().toPlainText();
    }
    return texts.join(u'\n');
}

}  // namespace ae
