// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/addcell.h"

#include "models/texts.h"
#include "widgets/cells/cellcatalogue.h"

#include <QAction>
#include <QMenu>

#include <algorithm>

namespace ae {

namespace {

void fill(QMenu* menu, const Document& document, const std::function<void(std::string_view kind)>& add)
{
    menu->clear();
    const std::vector<NotebookCell>& cells = document.session().notebook;
    for (const CellSpec& spec : cellCatalogue()) {
        const bool isThere = spec.kind != textCellKind && std::ranges::find(cells, spec.kind, &NotebookCell::kind) != cells.end();
        QAction* action = menu->addAction(translated(spec.title));
        action->setEnabled(!isThere);
        action->setStatusTip(isThere ? translate("ae", "The notebook has this cell already.") : translated(spec.summary));
        action->setToolTip(action->statusTip());
        QObject::connect(action, &QAction::triggered, menu, [add, kind = spec.kind] { add(kind); });
    }
}

}  // namespace

void followCellKinds(QMenu* menu, const Document* document, const std::function<void(std::string_view kind)>& add)
{
    menu->setToolTipsVisible(true);
    fill(menu, *document, add);  // an empty menu would not open
    QObject::connect(menu, &QMenu::aboutToShow, menu, [menu, document, add] { fill(menu, *document, add); });
}

}  // namespace ae
