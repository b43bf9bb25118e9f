// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Projections, scores and output: products as Falk tables.
#include "widgets/cells/cells.h"

#include "models/texts.h"
#include "widgets/look/wrappedlabel.h"
#include "widgets/matrix/falktable.h"

#include <QVBoxLayout>

namespace ae {

namespace {

WrappedLabel* remark(const QString& text)
{
    auto* label = new WrappedLabel(text);
    label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

constexpr int kHintWidth = 14;  // lines: it stands above X

}  // namespace

QWidget* makeProjectionsCell(const CellContext& context, Card*, std::size_t)
{
    auto* table = new FalkTable(context.document, context.highlight, context.board, {"Q", "K", "V"}, {});
    auto* hint = remark(translate(
        "ae", "Each token asks with its query, offers with its key, and gives its value. Edit any number in X or in the three W."));
    hint->setWidthInLines(kHintWidth);
    table->setCorner(hint);
    return table;
}

QWidget* makeScoresCell(const CellContext& context, Card*, std::size_t)
{
    auto* table = new FalkTable(context.document, context.highlight, context.board, {"scores"}, translate("ae", "scores"));
    table->setResultRemarks(translate("ae", "rows look, columns are looked at"), translate("ae", "columns look, rows are looked at"));
    table->setCorner(remark(translate("ae", "Query times key.")));
    return table;
}

QWidget* makeOutputCell(const CellContext& context, Card*, std::size_t)
{
    auto* table = new FalkTable(context.document, context.highlight, context.board, {"output"}, translate("ae", "output"));
    table->setResultRemarks(translate("ae", "goes on to the next layer"), translate("ae", "goes on to the next layer"));
    return table;
}

}  // namespace ae
