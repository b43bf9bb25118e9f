// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/worksheetactions.h"

#include "app/actions.h"
#include "app/worksheetdialog.h"
#include "models/answersheet.h"
#include "models/blanking.h"
#include "widgets/matrix/matrixpane.h"

#include <QAction>
#include <QInputDialog>
#include <QItemSelectionModel>
#include <QMessageBox>

#include <array>
#include <optional>

namespace ae {

namespace {

constexpr int kMostSeed = 1'000'000;

/// What is selected in the pane in use; nothing where there is none.
std::optional<Region> selectedRegion(const PaneBoard& board)
{
    const MatrixView* view = board.current();
    if (!view || !view->matrix()->isInForce())
        return std::nullopt;
    const QItemSelection selection = view->selectionModel()->selection();
    if (!selection.isEmpty())
        return view->matrix()->regionOf(selection.first().topLeft(), selection.first().bottomRight());
    if (!view->currentIndex().isValid())
        return std::nullopt;
    return view->matrix()->regionOf(view->currentIndex(), view->currentIndex());
}

/// `isTurned`: the pane shows the columns of the step as its rows.
using CellsOf = std::vector<CellRef> (*)(std::string_view step, const Region& selected, Shape shape, bool isTurned);
using Make = Blanking (*)(Document& document, const std::vector<CellRef>& cells);

struct BlankAction {
    const char* key;
    CellsOf cells;
    Make make;
};

constexpr std::array blankActions = {
    BlankAction{"worksheet.blank", [](std::string_view step, const Region& selected, Shape, bool) { return cellsOf(step, selected); },
                blankCells},
    BlankAction{"worksheet.blankrow",
                [](std::string_view step, const Region& selected, Shape shape, bool isTurned) {
                    return cellsOf(step,
                                   isTurned ? Region{0, selected.column, shape.rows, selected.columns}
                                            : Region{selected.row, 0, selected.rows, shape.columns});
                },
                blankCells},
    BlankAction{"worksheet.blankstep",
                [](std::string_view step, const Region&, Shape shape, bool) { return cellsOf(step, Region::whole(shape)); }, blankCells},
    BlankAction{"worksheet.unblank", [](std::string_view step, const Region& selected, Shape, bool) { return cellsOf(step, selected); },
                unblankCells},
};

void run(const BlankAction& action, Document* document, PaneBoard* board)
{
    const std::optional<Region> selected = selectedRegion(*board);
    if (!selected)
        return emit board->noted(translate("ae", "Select cells of a matrix first."));
    const std::string& step = board->current()->matrix()->step();
    const Shape shape = document->evaluation().graph().node(step)->shape;
    if (shape.rows * shape.columns > static_cast<Index>(limits::blanks) && action.key == std::string_view("worksheet.blankstep"))
        return emit board->noted(translate("ae", "This matrix has more cells than a worksheet may have blank ones: select a part of it."));
    emit board->noted(action.make(*document, action.cells(step, *selected, shape, board->current()->matrix()->isTransposed())).words);
}

/// What a learner does with the selected cell.
struct CellAction {
    const char* key;
    void (AnswerSheet::*act)(const CellRef& cell);
};
constexpr std::array cellActions = {CellAction{"worksheet.hint", &AnswerSheet::takeHint},
                                    CellAction{"worksheet.show", &AnswerSheet::showAnswer}};

void connectLearner(const Actions& actions, Document* document, PaneBoard* board, QWidget* window)
{
    AnswerSheet* sheet = AnswerSheet::of(*document);
    for (const CellAction& action : cellActions) {
        QObject::connect(actions[action.key], &QAction::triggered, window, [sheet, document, board, &action] {
            if (document->selectedCell() && sheet->takesAnswer(*document->selectedCell()))
                (sheet->*action.act)(*document->selectedCell());
            else
                emit board->noted(translate("ae", "Select a blank cell first."));
        });
    }
    QObject::connect(actions["worksheet.check"], &QAction::triggered, sheet, &AnswerSheet::checkAll);
    QObject::connect(actions["worksheet.startover"], &QAction::triggered, window, [sheet, window] {
        QMessageBox question(QMessageBox::Question, translate("ae", "Start over"), translate("ae", "Forget all answers and hints?"),
                             QMessageBox::Yes | QMessageBox::Cancel, window);
        question.setInformativeText(translate("ae", "This cannot be undone."));
        question.setTextFormat(Qt::PlainText);
        question.setDefaultButton(QMessageBox::Cancel);
        const AnswerSheet::Score score = sheet->score();
        if (score.empty() == score.all || question.exec() == QMessageBox::Yes)
            sheet->startOver();
    });
    QObject::connect(actions["worksheet.checkastyped"], &QAction::triggered, sheet, &AnswerSheet::setChecksAsTyped);
    QObject::connect(actions["worksheet.reveal"], &QAction::triggered, sheet, &AnswerSheet::setRevealed);
    const auto follow = [sheet, document, actions] {
        const bool hasBlanks = !document->session().worksheet.blanks.empty();
        for (const char* key : {"hint", "show", "check", "startover", "reveal", "print", "pdf", "unblank", "unblankall"})
            actions["worksheet." + std::string(key)]->setEnabled(hasBlanks);
        actions["worksheet.checkastyped"]->setChecked(sheet->checksAsTyped());
        actions["worksheet.reveal"]->setChecked(sheet->isRevealed());
    };
    QObject::connect(sheet, &AnswerSheet::changed, window, follow);
    follow();
}

}  // namespace

void connectWorksheetMenu(const Actions& actions, Document* document, PaneBoard* board, QWidget* window)
{
    for (const BlankAction& action : blankActions)
        QObject::connect(actions[action.key], &QAction::triggered, window, [&action, document, board] { run(action, document, board); });
    QObject::connect(actions["worksheet.unblankall"], &QAction::triggered, window,
                     [document, board] { emit board->noted(unblankAll(*document).words); });
    QObject::connect(actions["worksheet.blanktenth"], &QAction::triggered, window, [document, board, window] {
        bool isGood = false;
        const int seed = QInputDialog::getInt(window, translate("ae", "Blank a random tenth"),
                                              translate("ae", "Seed: the same one blanks the same cells"), 1, 0, kMostSeed, 1, &isGood);
        if (isGood)
            emit board->noted(blankTenth(*document, static_cast<std::uint64_t>(seed)).words);
    });
    QObject::connect(actions["worksheet.print"], &QAction::triggered, window, [document, board, window] {
        if (const QString words = printWorksheet(document, window); !words.isEmpty())
            emit board->noted(words);
    });
    QObject::connect(actions["worksheet.pdf"], &QAction::triggered, window, [document, board, window] {
        if (const QString words = exportWorksheet(document, window); !words.isEmpty())
            emit board->noted(words);
    });
    connectLearner(actions, document, board, window);
}

}  // namespace ae
