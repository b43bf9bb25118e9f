// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The softmax Jacobian of the picked row: numbers, or beyond 64 keys a picture.
#include "widgets/cells/cells.h"

#include "models/jacobianmodel.h"
#include "widgets/cells/jacobianpicture.h"
#include "widgets/look/card.h"
#include "widgets/look/focusring.h"
#include "widgets/look/wrappedlabel.h"
#include "widgets/matrix/celldelegate.h"
#include "widgets/matrix/matrixpicture.h"
#include "widgets/matrix/namesheader.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QTableView>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

constexpr int kMostShown = 16;
constexpr int kPadding = 9;
constexpr int kWidestName = 110;

QTableView* makeTable(JacobianModel* model)
{
    auto* table = new QTableView;
    table->setHorizontalHeader(new NamesHeader(Qt::Horizontal, table));
    table->setVerticalHeader(new NamesHeader(Qt::Vertical, table));
    table->setModel(model);
    table->setItemDelegate(new CellDelegate(table));
    table->setAccessibleName(translate("ae", "Softmax Jacobian"));
    table->setTabKeyNavigation(false);  // it would keep the keyboard
    showFocusAround(table);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->setFrameShape(QFrame::NoFrame);
    table->setShowGrid(false);
    table->setCornerButtonEnabled(false);
    table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    table->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    table->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    table->viewport()->setAutoFillBackground(false);
    return table;
}

/// As large as its content, up to a limit; beyond it scrolls.
void fit(QTableView* table, const Document& document)
{
    const QFontMetrics metrics(table->font());
    int column = metrics.horizontalAdvance(u"−0."_s + QString(document.session().view.decimals, u'0'));
    int names = 0;
    const int keys = table->model()->rowCount();
    for (int i = 0; i < keys; ++i)
        names = std::max(names, metrics.horizontalAdvance(table->model()->headerData(i, Qt::Vertical, Qt::DisplayRole).toString()));
    names = std::min(names, kWidestName);
    column = std::max(column, names) + kPadding;
    const int height = metrics.height() + 7;
    table->horizontalHeader()->setDefaultSectionSize(column);
    table->verticalHeader()->setDefaultSectionSize(height);
    table->verticalHeader()->setFixedWidth(names + kPadding);
    const int shown = std::min(keys, kMostShown);
    const int bar = keys > kMostShown ? 14 : 0;
    table->setFixedSize(names + kPadding + shown * column + bar, table->horizontalHeader()->sizeHint().height() + shown * height + bar);
}

}  // namespace

QWidget* makeJacobianCell(const CellContext& context, Card* card, std::size_t)
{
    auto* cell = new QWidget;
    auto* row = new QHBoxLayout(cell);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(16);
    Document* document = context.document;
    auto* model = new JacobianModel(document, cell);
    QTableView* table = makeTable(model);
    auto* picture = new JacobianPicture(model);
    auto* words = new WrappedLabel;
    words->setAccessibleName(translate("ae", "What the Jacobian says"));
    words->setMinimumWidth(180);
    row->addWidget(table, 0, Qt::AlignTop);
    row->addWidget(picture, 0, Qt::AlignTop);
    row->addWidget(words, 1, Qt::AlignTop);
    const auto refresh = [=] {
        const bool isPicture = model->rowCount() > MatrixPicture::mostNumbers;
        table->setVisible(!isPicture);
        picture->setVisible(isPicture);
        if (isPicture)
            picture->update();
        else
            fit(table, *document);
        QStringList sentences = model->sentences();
        if (isPicture && model->hasJacobian())
            sentences << translate("ae", "The picture has the keys in the order of the tokens; its colours go by the root of a number.");
        words->show(sentences.join(u"\n\n"_s));
        card->setTitle(translate("ae", "Softmax Jacobian of “%1”")
                           .arg(shownName(document->session().tokens[static_cast<std::size_t>(document->pickedToken())])));
    };
    QObject::connect(model, &JacobianModel::changed, cell, refresh);
    QObject::connect(table, &QTableView::clicked, document, [document](const QModelIndex& index) {
        document->selectCell(CellRef{"weights", 0, document->pickedToken(), index.row()});
    });
    refresh();
    return cell;
}

}  // namespace ae
