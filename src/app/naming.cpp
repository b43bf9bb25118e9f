// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/naming.h"

#include "app/actions.h"
#include "models/texts.h"
#include "models/wording.h"
#include "session/cellname.h"
#include "widgets/matrix/matrixpane.h"

#include <QAction>
#include <QInputDialog>

#include <array>

namespace ae {

namespace {

/// The names that a session keeps and that can be changed.
struct NameKind {
    const char* key;  ///< as the steps call their rows and columns
    const char* title;  ///< marked for translation
    const char* question;  ///< marked for translation
    std::string (*nameOf)(const Document& document, Index index);
    Document::Refusal (Document::*rename)(Index index, const std::string& name);
};

constexpr std::array kKinds = {
    NameKind{"token", AE_TR("ae", "Rename a token"), AE_TR("ae", "New name of the token “%1”"),
             [](const Document& document, Index i) { return document.session().tokens[static_cast<std::size_t>(i)]; },
             &Document::renameToken},
    NameKind{"feature", AE_TR("ae", "Rename a feature"), AE_TR("ae", "New name of the feature “%1”"),
             [](const Document& document, Index i) {
                 const StepSpec& embeddings = *stepCatalogue().front();
                 return columnNames(embeddings, document.sizes().dModel, document.session())[static_cast<std::size_t>(i)];
             },
             &Document::renameFeature},
};

void ask(const NameKind& kind, Index index, Document* document, PaneBoard* board, QWidget* window)
{
    const std::string old = kind.nameOf(*document, index);
    bool isGood = false;
    const QString name =
        QInputDialog::getText(window, translated(kind.title), translated(kind.question).arg(escapedMnemonic(shownName(old))),
                              QLineEdit::Normal, fromUtf8(old), &isGood);
    if (!isGood)
        return;
    if (const auto refusal = (document->*kind.rename)(index, name.toStdString()))
        emit board->refused(sentenceOf(*refusal));
}

const NameKind* find(std::string_view key)
{
    for (const NameKind& kind : kKinds) {
        if (kind.key == key)
            return &kind;
    }
    return nullptr;
}

}  // namespace

void connectNaming(const Actions& actions, Document* document, PaneBoard* board, QWidget* window)
{
    QObject::connect(board, &PaneBoard::renameAsked, window, [=](const QString& key, int index) {
        if (const NameKind* kind = find(key.toStdString()))
            ask(*kind, index, document, board, window);
    });
    const auto connectAction = [&](const char* action, bool isRow) {
        QObject::connect(actions[action], &QAction::triggered, window, [=] {
            const auto& cell = document->selectedCell();
            const Graph::Node* node = cell ? document->evaluation().graph().node(cell->step) : nullptr;
            // rows and columns are those of the pane, which may show the matrix turned over
            const MatrixView* view = board->current();
            const bool isTurned = cell && view && view->matrix()->step() == cell->step && view->matrix()->isTransposed();
            const bool isOwnRow = isRow != isTurned;
            const NameKind* kind = node ? find(isOwnRow ? node->spec->rowNames : node->spec->columnNames) : nullptr;
            if (!kind && isRow)
                ask(*find("token"), document->pickedToken(), document, board, window);
            else if (kind)
                ask(*kind, isOwnRow ? cell->row : cell->column, document, board, window);
            else
                emit board->refused(translate("ae",
                                              "Select a cell first whose row or column is a token or a feature; the numbers of a query, "
                                              "key or value have no names."));
        });
    };
    connectAction("edit.renamerow", true);
    connectAction("edit.renamecolumn", false);
}

}  // namespace ae
