// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/cells/cells.h"

#include "models/rowsummary.h"
#include "widgets/formula/formulaparser.h"
#include "widgets/formula/formulawidget.h"
#include "widgets/look/card.h"
#include "widgets/matrix/matrixpane.h"

#include <QLabel>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

/// The one divisor with its number: S̃ = S / √2, √2 = 1.414.
Formula scalingFormula(const Document& document)
{
    const Options& options = document.session().options;
    const QString width = QString::number(document.sizes().dK);
    const NumberStyle style = numberStyle(document);
    QString divisor = options.scaleExponent == 0.5 ? u"√"_s + width
        : options.scaleExponent == 0               ? u"1"_s
        : options.scaleExponent == 1               ? width
                                                   : width + u"^{"_s + style.text(options.scaleExponent, 2) + u'}';
    if (options.temperature != 1)
        divisor = u"("_s + divisor + u" · "_s + style.text(options.temperature, 2) + u')';
    return parseFormula(u"S̃ = S / "_s + divisor);
}

QString divisorText(const Document& document)
{
    const double divisor = document.evaluation().divisor() * document.session().options.temperature;
    return translate("ae", "The scores are divided by %1.").arg(numberStyle(document).text(divisor, 3));
}

}  // namespace

QWidget* makeScalingCell(const CellContext& context, Card* card, std::size_t)
{
    auto* content = new QWidget;
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* pane = new MatrixPane(context.document, context.highlight, "scaled", Turn::None, {});
    pane->setRemark(translate("ae", "rows look"));
    context.board->add(pane->view());
    layout->addWidget(pane);
    auto* effect = new QLabel;
    effect->setTextFormat(Qt::PlainText);
    effect->setWordWrap(true);
    layout->addWidget(effect);
    layout->addStretch(1);
    auto* formula = new FormulaWidget;
    card->setFormula(formula);
    Document* document = context.document;
    const auto refresh = [document, formula, effect] {
        formula->setFormula(scalingFormula(*document));
        effect->setText(divisorText(*document) + u' ' + switchEffect(*document));
    };
    QObject::connect(document, &Document::changed, content, refresh);
    QObject::connect(document, &Document::viewChanged, content, refresh);
    QObject::connect(document, &Document::pickedTokenChanged, content, refresh);
    refresh();
    return content;
}

}  // namespace ae
