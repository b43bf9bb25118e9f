// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions.h"

#include "models/texts.h"

#include <QAction>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>

#include <array>

namespace ae {

std::span<const ActionSpec> actionCatalogue()
{
    using Key = QKeySequence;
    static const std::array catalogue = {
        ActionSpec{"file.new", AE_TR("&File"), AE_TR("&New"), AE_TR("A new window with the lesson"), Key::New},
        ActionSpec{"file.open", AE_TR("&File"), AE_TR("&Open…"), AE_TR("Open a session file"), Key::Open},
        ActionSpec{"file.save", AE_TR("&File"), AE_TR("&Save"), AE_TR("Save the session"), Key::Save, "", false, true},
        ActionSpec{"file.saveas", AE_TR("&File"), AE_TR("Save &as…"), AE_TR("Save the session under another name"), Key::SaveAs, "Ctrl+Shift+S"},
        ActionSpec{"file.picture", AE_TR("&File"), AE_TR("&Picture of the notebook…"), AE_TR("Save the notebook as PNG, SVG or PDF"), Key::UnknownKey, "", false, true},
        ActionSpec{"file.close", AE_TR("&File"), AE_TR("&Close window"), AE_TR("Close this window"), Key::Close, "", false, true},
        ActionSpec{"edit.undo", AE_TR("&Edit"), AE_TR("&Undo"), AE_TR("Take back the last step"), Key::Undo},
        ActionSpec{"edit.redo", AE_TR("&Edit"), AE_TR("&Redo"), AE_TR("Do the step again"), Key::Redo, "Ctrl+Shift+Z"},
        ActionSpec{"edit.cut", AE_TR("&Edit"), AE_TR("Cu&t"), AE_TR("Copy the cells and set them to 0"), Key::UnknownKey, "", false, true},
        ActionSpec{"edit.copy", AE_TR("&Edit"), AE_TR("&Copy"), AE_TR("Copy the selected cells")},
        ActionSpec{"edit.paste", AE_TR("&Edit"), AE_TR("&Paste"), AE_TR("Paste a block of numbers here")},
        ActionSpec{"edit.filldown", AE_TR("&Edit"), AE_TR("Fill &down"), AE_TR("The first row of the selection into all rows of it (Ctrl+D)")},
        ActionSpec{"edit.fillright", AE_TR("&Edit"), AE_TR("Fill &right"), AE_TR("The first column of the selection into all columns of it (Ctrl+R)")},
        ActionSpec{"edit.goto", AE_TR("&Edit"), AE_TR("&Go to cell…"), AE_TR("Select a cell by its name, such as weights[export,fail]"), Key::UnknownKey, "Ctrl+G", false, true},
        ActionSpec{"edit.note", AE_TR("&Edit"), AE_TR("Add a &text cell"), AE_TR("A note in Markdown, above the cell in view"), Key::UnknownKey, "Ctrl+Shift+T", false, true},
        ActionSpec{"edit.moveup", AE_TR("&Edit"), AE_TR("Move cell &up"), AE_TR("Move the cell in view up"), Key::UnknownKey, "Ctrl+Shift+Up"},
        ActionSpec{"edit.movedown", AE_TR("&Edit"), AE_TR("Move cell do&wn"), AE_TR("Move the cell in view down"), Key::UnknownKey, "Ctrl+Shift+Down"},
        ActionSpec{"edit.removecell", AE_TR("&Edit"), AE_TR("Remo&ve cell"), AE_TR("Remove the cell in view from the notebook")},
        ActionSpec{"edit.title", AE_TR("&Edit"), AE_TR("T&itle…"), AE_TR("The title of the session")},
        ActionSpec{"matrix.resize", AE_TR("&Matrix"), AE_TR("&Resize…"), AE_TR("Change n, d_model, d_k and d_v; values are kept")},
        ActionSpec{"matrix.zeros", AE_TR("&Matrix"), AE_TR("&Zeros"), AE_TR("Set every cell of the matrix in use to 0"), Key::UnknownKey, "", false, true},
        ActionSpec{"matrix.identity", AE_TR("&Matrix"), AE_TR("&Identity"), AE_TR("Ones on the diagonal")},
        ActionSpec{"matrix.random", AE_TR("&Matrix"), AE_TR("R&andom…"), AE_TR("Normal numbers with a seed and a spread")},
        ActionSpec{"matrix.rotation", AE_TR("&Matrix"), AE_TR("Rotatio&n…"), AE_TR("A rotation by an angle in the first two dimensions")},
        ActionSpec{"matrix.scale", AE_TR("&Matrix"), AE_TR("&Scale…"), AE_TR("Multiply every cell by a number")},
        ActionSpec{"matrix.transpose", AE_TR("&Matrix"), AE_TR("Copy &transposed"), AE_TR("Copy the matrix turned over")},
        ActionSpec{"view.outline", AE_TR("&View"), AE_TR("&Outline"), AE_TR("Show the outline"), Key::UnknownKey, "", true},
        ActionSpec{"view.inspector", AE_TR("&View"), AE_TR("&Inspector"), AE_TR("Show the inspector"), Key::UnknownKey, "", true},
        ActionSpec{"view.history", AE_TR("&View"), AE_TR("&History"), AE_TR("Show the list of steps to undo"), Key::UnknownKey, "", true},
        ActionSpec{"view.zoomin", AE_TR("&View"), AE_TR("Zoom &in"), AE_TR("Larger"), Key::ZoomIn, "", false, true},
        ActionSpec{"view.zoomout", AE_TR("&View"), AE_TR("Zoom o&ut"), AE_TR("Smaller"), Key::ZoomOut},
        ActionSpec{"view.zoomreset", AE_TR("&View"), AE_TR("&Normal size"), AE_TR("Back to 100 %"), Key::UnknownKey, "Ctrl+0"},
        ActionSpec{"view.paintmask", AE_TR("&View"), AE_TR("&Paint the mask"), AE_TR("Hide or allow the selected pairs of query and key"), Key::UnknownKey, "Ctrl+M", false, true},
        ActionSpec{"help.about", AE_TR("&Help"), AE_TR("&About"), AE_TR("Version and licence")},
    };
    return catalogue;
}

void Actions::build(QMainWindow* window)
{
    for (const ActionSpec& spec : actionCatalogue()) {
        QMenu*& menu = m_menus[spec.menu];
        if (!menu)
            menu = window->menuBar()->addMenu(QString());
        if (spec.startsGroup)
            menu->addSeparator();
        auto* action = new QAction(window);
        action->setCheckable(spec.isCheckable);
        QList<QKeySequence> keys = QKeySequence::keyBindings(spec.standardKey);
        if (*spec.shortcut && !keys.contains(QKeySequence(QLatin1String(spec.shortcut))))
            keys << QKeySequence(QLatin1String(spec.shortcut));
        action->setShortcuts(keys);
        menu->addAction(action);
        m_actions[spec.key] = action;
    }
    translate();
}

void Actions::translate()
{
    for (const ActionSpec& spec : actionCatalogue()) {
        m_menus[spec.menu]->setTitle(translated(spec.menu));
        QAction* action = m_actions[spec.key];
        action->setText(translated(spec.text));
        const QString keys = action->shortcut().toString(QKeySequence::NativeText);
        action->setToolTip(keys.isEmpty() ? translated(spec.tip) : translated(spec.tip) + QStringLiteral(" (") + keys + QLatin1Char(')'));
        action->setStatusTip(translated(spec.tip));
        action->setWhatsThis(translated(spec.tip));
    }
}

QAction* Actions::operator[](std::string_view key) const
{
    const auto found = m_actions.find(key);
    Q_ASSERT(found != m_actions.end());
    return found->second;
}

QMenu* Actions::menu(const char* title) const
{
    return m_menus.at(title);
}

}  // namespace ae
