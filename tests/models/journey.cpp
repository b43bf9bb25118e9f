// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "journey.h"

#include "models/roles.h"

#include <QTest>

#include <limits>

using namespace Qt::StringLiterals;

namespace ae::test {

namespace {

void must(const Document::Refusal& refusal)
{
    if (refusal)
        qFatal("an edit of the journey is refused: %s", refusal->sentence().c_str());
}

/// Sizes with one of them changed.
Sizes with(Sizes sizes, Index Sizes::*side, Index change)
{
    sizes.*side += change;
    return sizes;
}

void resizeBy(Document& document, Index Sizes::*side, Index change)
{
    must(document.resize(with(document.sizes(), side, change)));
}

void toggleBiases(Document& document)
{
    Inputs inputs = document.session().matrices;
    const Sizes sizes = document.sizes();
    if (inputs.erase("bq") + inputs.erase("bk") + inputs.erase("bv") == 0) {
        inputs["bq"] = Matrix::Constant(1, sizes.dK, 0.25);
        inputs["bv"] = Matrix::Constant(1, sizes.dV, -0.5);
    }
    must(document.setInputs(inputs, u"biases"_s));
}

void editOptions(Document& document)
{
    Options options = document.session().options;
    options.scaleExponent = 1;
    options.temperature = 0.5;
    must(document.setOptions(options, u"options"_s));
}

}  // namespace

const std::vector<Stop>& journey()
{
    static const std::vector<Stop> stops = {
        {"one cell of X", [](Document& d) { must(d.setCells("X", Region::cell(0, 1), matrixOf({{-3.75}}))); }},
        {"one cell of Wv", [](Document& d) { must(d.setCells("Wv", Region::cell(4, 1), matrixOf({{0.125}}))); }},
        {"a block of Wk",
         [](Document& d) {
             must(d.setCells("Wk", {1, 0, 2, 3}, matrixOf({{1, 2, 3}, {4, 5, 6}})));
         }},
        {"a NaN", [](Document& d) { must(d.setCells("X", Region::cell(0, 2), matrixOf({{std::numeric_limits<double>::quiet_NaN()}}))); }},
        {"the NaN again a number", [](Document& d) { must(d.setCells("X", Region::cell(0, 2), matrixOf({{0}}))); }},
        {"options", editOptions},
        {"a selected weight",
         [](Document& d) {
             d.selectCell(CellRef{"weights", 0, 3, 2});
         }},
        {"the last token picked", [](Document& d) { d.pickToken(d.sizes().tokens - 1); }},
        {"a token more", [](Document& d) { must(d.insertToken(2, "more")); }},
        {"a token less", [](Document& d) { must(d.removeToken(0)); }},
        {"a token moved", [](Document& d) { must(d.moveToken(0, 2)); }},
        {"n smaller", [](Document& d) { resizeBy(d, &Sizes::tokens, -2); }},
        {"n larger", [](Document& d) { resizeBy(d, &Sizes::tokens, 4); }},
        {"d_model smaller", [](Document& d) { resizeBy(d, &Sizes::dModel, -3); }},
        {"d_model larger", [](Document& d) { resizeBy(d, &Sizes::dModel, 5); }},
        {"d_k smaller", [](Document& d) { resizeBy(d, &Sizes::dK, -2); }},
        {"d_k larger", [](Document& d) { resizeBy(d, &Sizes::dK, 3); }},
        {"d_v smaller", [](Document& d) { resizeBy(d, &Sizes::dV, -1); }},
        {"d_v larger", [](Document& d) { resizeBy(d, &Sizes::dV, 6); }},
        {"biases come or go", toggleBiases},
        {"biases go or come", toggleBiases},
        {"a mask painted",
         [](Document& d) {
             must(d.paintMask({0, 0, 1, d.sizes().tokens}, false));
         }},
        {"a token renamed", [](Document& d) { must(d.renameToken(1, "other")); }},
        {"decimals", [](Document& d) { d.setDecimals(5); }},
        {"everything 1 x 1",
         [](Document& d) {
             must(d.resize({1, 1, 1, 1}));
         }},
        {"undo all", [](Document& d) { d.undoStack()->setIndex(0); }},
        {"redo all", [](Document& d) { d.undoStack()->setIndex(d.undoStack()->count()); }},
        {"undo one by one",
         [](Document& d) {
             while (d.undoStack()->canUndo()) {
                 d.undoStack()->undo();
                 d.settle();
             }
         }},
    };
    return stops;
}

std::vector<Session> journeySessions()
{
    Session full = fullSession();
    full.view.conventions = {};  // what they do is tst_convention's
    return {plainSession(), full, troubledSession()};
}

namespace {

void readCells(const QAbstractItemModel& model, const QModelIndex& first, const QModelIndex& last)
{
    for (int r = first.row(); r <= last.row(); ++r) {
        for (int c = first.column(); c <= last.column(); ++c) {
            for (int role = Qt::DisplayRole; role <= Qt::AccessibleTextRole; ++role)
                model.index(r, c).data(role);
            for (int role = ValueRole; role <= HintRole; ++role)
                model.index(r, c).data(role);
        }
    }
}

}  // namespace

void readWhatIsAnnounced(QAbstractItemModel* model)
{
    QObject::connect(model, &QAbstractItemModel::dataChanged, model,
                     [model](const QModelIndex& first, const QModelIndex& last) { readCells(*model, first, last); });
}

void readBeforeItHears(Document& document, const std::unique_ptr<QAbstractItemModel>& model)
{
    QObject::connect(&document, &Document::changed, &document, [&model] {
        if (!model)
            return;
        const int rows = model->rowCount();
        const int columns = model->columnCount();
        if (rows > 0 && columns > 0)
            readCells(*model, model->index(0, 0), model->index(rows - 1, columns - 1));
        for (int r = 0; r < rows; ++r)
            model->headerData(r, Qt::Vertical, Qt::DisplayRole);
        for (int c = 0; c < columns; ++c)
            model->headerData(c, Qt::Horizontal, Qt::DisplayRole);
    });
}

}  // namespace ae::test
