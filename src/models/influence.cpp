// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/influence.h"

#include "attention/tangent.h"
#include "models/answersheet.h"

#include <QCoreApplication>

#include <cmath>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

/// A context for texts with a number.
struct Words {
    Q_DECLARE_TR_FUNCTIONS(Influence)
};

}  // namespace

QString influenceInWords(const Document& document, const CellRef& input)
{
    if (AnswerSheet::of(document)->hidesAny())
        return {};  // by how much an output moves with V is a weight
    const Evaluation& evaluation = document.evaluation();
    const Computed<Tangents> tangents = tangentsOf(evaluation, input);
    if (!tangents)
        return {};
    const NumberStyle style = numberStyle(document);
    QStringList most;
    int cells = 0;
    for (const Graph::Node& node : evaluation.graph().nodes()) {
        if (node.spec->kind != StepKind::Computed)
            continue;
        const Matrix& moved = tangents->find(node.spec->key)->second;
        double largest = 0;
        CellRef cell{std::string(node.spec->key)};
        for (Index i = 0; i < moved.rows(); ++i) {
            for (Index j = 0; j < moved.cols(); ++j) {
                cells += moved(i, j) != 0 ? 1 : 0;
                if (std::abs(moved(i, j)) > std::abs(largest)) {
                    largest = moved(i, j);
                    cell.row = i;
                    cell.column = j;
                }
            }
        }
        if (largest != 0)
            most << shownCellName(document, cell) + (largest > 0 ? u" +"_s : u" "_s) + style.measure(largest);
    }
    if (cells == 0)
        return Words::tr("It moves no result.");
    return Words::tr("Per unit, the most of each step: %1; %n cell(s) in all.", nullptr, cells)
        .arg(most.join(style.mark == ',' ? u"; "_s : u", "_s));
}

}  // namespace ae
