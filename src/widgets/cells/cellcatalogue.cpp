// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/cells/cellcatalogue.h"

#include "models/equationtext.h"
#include "widgets/cells/cells.h"
#include "widgets/formula/formulaparser.h"
#include "widgets/formula/formulawidget.h"
#include "widgets/look/card.h"

#include <array>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

/// A cell whose equation names what is in force, so it follows the document.
template <auto Make, QString (*Equation)(const Document&)>
QWidget* makeWithEquation(const CellContext& context, Card* card, std::size_t position)
{
    auto* formula = new FormulaWidget;
    card->setFormula(formula);
    const Document* document = context.document;
    const auto refresh = [document, formula] { formula->setFormula(parseFormula(Equation(*document))); };
    QObject::connect(document, &Document::changed, formula, refresh);
    refresh();
    return Make(context, card, position);
}

}  // namespace

std::span<const CellSpec> cellCatalogue()
{
    static constexpr std::array catalogue = {
        CellSpec{"text", AE_TR("ae", "Text"), "", true, 1, makeTextCell},
        CellSpec{"tokens", AE_TR("ae", "Tokens"), "", true, 1, makeTokensCell},
        CellSpec{"projections", AE_TR("ae", "Projections"), "Q, K, V = X W_Q, X W_K, X W_V", false, 0, makeProjectionsCell},
        CellSpec{"weights-chart", AE_TR("ae", "Picked weights"), "", false, 1, makeWeightsChartCell},
        CellSpec{"scores", AE_TR("ae", "Scores"), "", false, 0, makeWithEquation<makeScoresCell, scoresEquation>},
        CellSpec{"scaling", AE_TR("ae", "Scaling"), "", false, 0, makeScalingCell},
        CellSpec{"weights", AE_TR("ae", "Weights"), "", false, 1, makeWithEquation<makeWeightsCell, weightsEquation>},
        CellSpec{"output", AE_TR("ae", "Output"), "O = A V", false, 0, makeOutputCell},
        CellSpec{"worked-row", AE_TR("ae", "Worked row"), "", false, 1, makeWorkedRowCell},
        CellSpec{"saturation", AE_TR("ae", "Saturation"), "", true, 1, makeSaturationCell},
        CellSpec{"jacobian", AE_TR("ae", "Softmax Jacobian"), "J = diag(a) - aᵀ a", false, 1, makeJacobianCell},
        CellSpec{"code", AE_TR("ae", "Code"), "", true, 1, makeCodeCell},
    };
    return catalogue;
}

const CellSpec* findCell(std::string_view kind)
{
    for (const CellSpec& spec : cellCatalogue()) {
        if (spec.kind == kind)
            return &spec;
    }
    return nullptr;
}

QString cellTitle(const NotebookCell& cell)
{
    const CellSpec* spec = findCell(cell.kind);
    if (!spec)
        return shownName(cell.kind);
    if (cell.kind != textCellKind)
        return translated(spec->title);
    // the first line with letters in it, without its Markdown signs
    for (const QString& line : fromUtf8(cell.markdown.substr(0, 2000)).split(u'\n')) {
        QString plain = line.trimmed();
        while (plain.startsWith(u'#') || plain.startsWith(u'*') || plain.startsWith(u'>') || plain.startsWith(u'-'))
            plain = plain.mid(1).trimmed();
        plain.remove(u"**"_s);
        if (!plain.isEmpty())
            return shownName(plain.left(60).toStdString());
    }
    return translated(spec->title);
}

}  // namespace ae
