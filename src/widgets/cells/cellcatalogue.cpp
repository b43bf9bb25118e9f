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
    QObject::connect(document, &Document::viewChanged, formula, refresh);
    refresh();
    return Make(context, card, position);
}

}  // namespace

std::span<const CellSpec> cellCatalogue()
{
    static constexpr std::array catalogue = {
        CellSpec{"text", AE_TR("ae", "Text"), "", true, 1, makeTextCell, AE_TR("ae", "A note in Markdown that may quote live values"),
                 false},
        CellSpec{"tokens", AE_TR("ae", "Tokens"), "", true, 1, makeTokensCell, AE_TR("ae", "The sentence as a row of buttons"), false},
        CellSpec{"projections", AE_TR("ae", "Projections"), "", false, 0, makeWithEquation<makeProjectionsCell, projectionsEquation>,
                 AE_TR("ae", "X and the three W, and the queries, keys and values that they make")},
        CellSpec{"weights-chart", AE_TR("ae", "Picked weights"), "", false, 1, makeWeightsChartCell,
                 AE_TR("ae", "The weights of the picked token as bars")},
        CellSpec{"scores", AE_TR("ae", "Scores"), "", false, 0, makeWithEquation<makeScoresCell, scoresEquation>,
                 AE_TR("ae", "Queries times keys, worked out in a Falk table")},
        CellSpec{"scaling", AE_TR("ae", "Scaling"), "", false, 0, makeScalingCell, AE_TR("ae", "The divisor and the scaled scores")},
        CellSpec{"weights", AE_TR("ae", "Weights"), "", false, 1, makeWithEquation<makeWeightsCell, weightsEquation>,
                 AE_TR("ae", "The softmax of each query's scores, with its sum")},
        CellSpec{"output", AE_TR("ae", "Output"), "", false, 0, makeWithEquation<makeOutputCell, outputEquation>,
                 AE_TR("ae", "Weights times values")},
        CellSpec{"worked-row", AE_TR("ae", "Worked row"), "", false, 1, makeWorkedRowCell,
                 AE_TR("ae", "The picked token's query, key by key in numbers")},
        CellSpec{"plane", AE_TR("ae", "Plane"), "", true, 1, makePlaneCell,
                 AE_TR("ae", "Queries, keys and values as arrows, the dot product as a shadow")},
        CellSpec{"waterfall", AE_TR("ae", "Terms of a score"), "", false, 1, makeWaterfallCell,
                 AE_TR("ae", "The score of one pair as a waterfall of its terms")},
        CellSpec{"merged", AE_TR("ae", "Merged matrices"), "", true, 1, makeMergedCell,
                 AE_TR("ae", "W_Q W_Kᵀ and W_V with their singular values")},
        CellSpec{"saturation", AE_TR("ae", "Saturation"), "", true, 1, makeSaturationCell,
                 AE_TR("ae", "What the width d does to the softmax")},
        CellSpec{"jacobian", AE_TR("ae", "Softmax Jacobian"), "", false, 1, makeWithEquation<makeJacobianCell, jacobianEquation>,
                 AE_TR("ae", "How much each weight of the picked token moves with each score")},
        CellSpec{"code", AE_TR("ae", "Code"), "", true, 1, makeCodeCell, AE_TR("ae", "The same computation in NumPy")},
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
