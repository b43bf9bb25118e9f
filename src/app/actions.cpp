// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions.h"

#include "app/settings.h"
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
        ActionSpec{"file.new", AE_TR("ae", "&File"), AE_TR("ae", "&New"), AE_TR("ae", "A new window with the lesson"), Key::New},
        ActionSpec{"file.open", AE_TR("ae", "&File"), AE_TR("ae", "&Open…"), AE_TR("ae", "Open a session file"), Key::Open},
        ActionSpec{"file.save", AE_TR("ae", "&File"), AE_TR("ae", "&Save"), AE_TR("ae", "Save the session"), Key::Save, "", false, true},
        ActionSpec{"file.saveas", AE_TR("ae", "&File"), AE_TR("ae", "Save &as…"), AE_TR("ae", "Save the session under another name"),
                   Key::SaveAs, "Ctrl+Shift+S"},
        ActionSpec{"file.import", AE_TR("ae", "&File"), AE_TR("ae", "&Import…"),
                   AE_TR("ae", "A matrix from a table, a NumPy or safetensors file, or a head of a model"), Key::UnknownKey,
                   "Ctrl+Shift+I"},
        ActionSpec{"file.export", AE_TR("ae", "&File"), AE_TR("ae", "E&xport…"),
                   AE_TR("ae", "Results as tables, arrays, scripts, a notebook, an article or a page"), Key::UnknownKey, "Ctrl+Shift+E"},
        ActionSpec{"file.recover", AE_TR("ae", "&File"), AE_TR("ae", "Recover &unsaved work…"),
                   AE_TR("ae", "Sessions that were open when the program ended without closing them")},
        ActionSpec{"file.picture", AE_TR("ae", "&File"), AE_TR("ae", "&Picture of the notebook…"),
                   AE_TR("ae", "Save the notebook as PNG, SVG or PDF"), Key::UnknownKey, "", false, true},
        ActionSpec{"file.picturepart", AE_TR("ae", "&File"), AE_TR("ae", "Picture of the pane or c&hart in use…"),
                   AE_TR("ae", "Save the matrix or chart that has the focus as PNG, SVG or PDF")},
        ActionSpec{"file.print", AE_TR("ae", "&File"), AE_TR("ae", "Prin&t…"),
                   AE_TR("ae", "The notebook on paper or as a PDF file, no cell cut in two"), Key::Print, "Ctrl+P", false, true},
        ActionSpec{"file.printpreview", AE_TR("ae", "&File"), AE_TR("ae", "Print previe&w…"),
                   AE_TR("ae", "See the pages before they are printed")},
        ActionSpec{"file.close", AE_TR("ae", "&File"), AE_TR("ae", "&Close window"), AE_TR("ae", "Close this window"), Key::Close, "",
                   false, true},
        ActionSpec{"edit.undo", AE_TR("ae", "&Edit"), AE_TR("ae", "&Undo"), AE_TR("ae", "Take back the last step"), Key::Undo},
        ActionSpec{"edit.redo", AE_TR("ae", "&Edit"), AE_TR("ae", "&Redo"), AE_TR("ae", "Do the step again"), Key::Redo, "Ctrl+Shift+Z"},
        ActionSpec{"edit.cut", AE_TR("ae", "&Edit"), AE_TR("ae", "Cu&t"), AE_TR("ae", "Copy the cells and set them to 0"), Key::UnknownKey,
                   "", false, true},
        ActionSpec{"edit.copy", AE_TR("ae", "&Edit"), AE_TR("ae", "&Copy"), AE_TR("ae", "Copy the selected cells")},
        ActionSpec{"edit.copylatex", AE_TR("ae", "&Edit"), AE_TR("ae", "Copy as &LaTeX"),
                   AE_TR("ae", "The selected cells as a bmatrix, every digit")},
        ActionSpec{"edit.copynumpy", AE_TR("ae", "&Edit"), AE_TR("ae", "Copy as &NumPy"),
                   AE_TR("ae", "The selected cells as np.array, every digit")},
        ActionSpec{"edit.copymarkdown", AE_TR("ae", "&Edit"), AE_TR("ae", "Copy as Mar&kdown"),
                   AE_TR("ae", "The selected cells as a table with names, every digit")},
        ActionSpec{"edit.paste", AE_TR("ae", "&Edit"), AE_TR("ae", "&Paste"), AE_TR("ae", "Paste a block of numbers here")},
        ActionSpec{"edit.filldown", AE_TR("ae", "&Edit"), AE_TR("ae", "Fill &down"),
                   AE_TR("ae", "The first row of the selection into all rows of it (Ctrl+D)")},
        ActionSpec{"edit.fillright", AE_TR("ae", "&Edit"), AE_TR("ae", "Fill &right"),
                   AE_TR("ae", "The first column of the selection into all columns of it (Ctrl+R)")},
        ActionSpec{"edit.pin", AE_TR("ae", "&Edit"), AE_TR("ae", "Pin the &state…"),
                   AE_TR("ae", "Keep the present state under a name, to compare with it and to return to it"), Key::UnknownKey,
                   "Ctrl+Shift+P", false, true},
        ActionSpec{"edit.goto", AE_TR("ae", "&Edit"), AE_TR("ae", "&Go to cell…"),
                   AE_TR("ae", "Select a cell by its name, such as weights[export,fail]"), Key::UnknownKey, "Ctrl+G", false, true},
        ActionSpec{"edit.note", AE_TR("ae", "&Edit"), AE_TR("ae", "Add a &text cell"),
                   AE_TR("ae", "A note in Markdown, above the cell in view"), Key::UnknownKey, "Ctrl+Shift+T", false, true},
        ActionSpec{"edit.addcell", AE_TR("ae", "&Edit"), AE_TR("ae", "&Add a cell"),
                   AE_TR("ae", "A kind of cell that the notebook lacks, below the cell in view")},
        ActionSpec{"edit.moveup", AE_TR("ae", "&Edit"), AE_TR("ae", "Move cell &up"), AE_TR("ae", "Move the cell in view up"),
                   Key::UnknownKey, "Ctrl+Shift+Up"},
        ActionSpec{"edit.movedown", AE_TR("ae", "&Edit"), AE_TR("ae", "Move cell do&wn"), AE_TR("ae", "Move the cell in view down"),
                   Key::UnknownKey, "Ctrl+Shift+Down"},
        ActionSpec{"edit.removecell", AE_TR("ae", "&Edit"), AE_TR("ae", "Remo&ve cell"),
                   AE_TR("ae", "Remove the cell in view from the notebook")},
        ActionSpec{"edit.renamerow", AE_TR("ae", "&Edit"), AE_TR("ae", "R&ename row…"),
                   AE_TR("ae", "Another name for the token or feature of the selected cell's row, else for the picked token"),
                   Key::UnknownKey, "", false, true},
        ActionSpec{"edit.renamecolumn", AE_TR("ae", "&Edit"), AE_TR("ae", "Rena&me column…"),
                   AE_TR("ae", "Another name for the token or feature of the selected cell's column")},
        ActionSpec{"edit.title", AE_TR("ae", "&Edit"), AE_TR("ae", "T&itle…"), AE_TR("ae", "The title of the session")},
        ActionSpec{"edit.settings", AE_TR("ae", "&Edit"), AE_TR("ae", "&Settings…"),
                   AE_TR("ae", "Language, numbers, colours, autosave and more, for all windows"), Key::Preferences, "Ctrl+,", false, true},
        ActionSpec{"matrix.resize", AE_TR("ae", "&Matrix"), AE_TR("ae", "&Resize…"),
                   AE_TR("ae", "Change n, d_model, d_k and d_v; values are kept")},
        ActionSpec{"matrix.zeros", AE_TR("ae", "&Matrix"), AE_TR("ae", "&Zeros"), AE_TR("ae", "Set every cell of the matrix in use to 0"),
                   Key::UnknownKey, "", false, true},
        ActionSpec{"matrix.identity", AE_TR("ae", "&Matrix"), AE_TR("ae", "&Identity"), AE_TR("ae", "Ones on the diagonal")},
        ActionSpec{"matrix.random", AE_TR("ae", "&Matrix"), AE_TR("ae", "R&andom…"),
                   AE_TR("ae", "Normal numbers with a seed and a spread")},
        ActionSpec{"matrix.rotation", AE_TR("ae", "&Matrix"), AE_TR("ae", "Rotatio&n…"),
                   AE_TR("ae", "A rotation by an angle in the first two dimensions")},
        ActionSpec{"matrix.scale", AE_TR("ae", "&Matrix"), AE_TR("ae", "&Scale…"), AE_TR("ae", "Multiply every cell by a number")},
        ActionSpec{"matrix.transpose", AE_TR("ae", "&Matrix"), AE_TR("ae", "Copy &transposed"), AE_TR("ae", "Copy the matrix turned over")},
        ActionSpec{"matrix.keeptokens", AE_TR("ae", "&Matrix"), AE_TR("ae", "&Keep tokens…"),
                   AE_TR("ae", "From a long sentence to one that fits the screen: the other tokens go"), Key::UnknownKey, "", false, true},
        ActionSpec{"matrix.reduce", AE_TR("ae", "&Matrix"), AE_TR("ae", "Re&duce d_k…"),
                   AE_TR("ae", "Narrower queries and keys with the closest scores, by singular values")},
        ActionSpec{"matrix.seek", AE_TR("ae", "&Matrix"), AE_TR("ae", "&Goal seek…"),
                   AE_TR("ae", "Let matrices move by their gradient until chosen cells reach chosen values"), Key::UnknownKey,
                   "Ctrl+Shift+K", false, true},
        ActionSpec{"matrix.rotary", AE_TR("ae", "&Matrix"), AE_TR("ae", "Rotary &positions…"),
                   AE_TR("ae", "Turn queries and keys by their position, as Llama-type heads do"), Key::UnknownKey, "", false, true},
        ActionSpec{"worksheet.blank", AE_TR("ae", "&Worksheet"), AE_TR("ae", "&Blank selected cells"),
                   AE_TR("ae", "The selected cells become empty boxes for a learner to fill in"), Key::UnknownKey, "Ctrl+B"},
        ActionSpec{"worksheet.blankrow", AE_TR("ae", "&Worksheet"), AE_TR("ae", "Blank the &row"),
                   AE_TR("ae", "The row of the selected cell becomes empty boxes")},
        ActionSpec{"worksheet.blankstep", AE_TR("ae", "&Worksheet"), AE_TR("ae", "Blank the whole &matrix"),
                   AE_TR("ae", "All cells of the matrix in use become empty boxes")},
        ActionSpec{"worksheet.blanktenth", AE_TR("ae", "&Worksheet"), AE_TR("ae", "Blank a random &tenth…"),
                   AE_TR("ae", "One in ten computed cells, drawn from a seed")},
        ActionSpec{"worksheet.unblank", AE_TR("ae", "&Worksheet"), AE_TR("ae", "&Unblank selected cells"),
                   AE_TR("ae", "The selected cells show their numbers again"), Key::UnknownKey, "Ctrl+Shift+B"},
        ActionSpec{"worksheet.unblankall", AE_TR("ae", "&Worksheet"), AE_TR("ae", "Unblank &all cells"),
                   AE_TR("ae", "No worksheet: every cell shows its number")},
        ActionSpec{"worksheet.hint", AE_TR("ae", "&Worksheet"), AE_TR("ae", "&Hint"),
                   AE_TR("ae", "How the selected blank cell is worked out: first the rule, then the numbers"), Key::UnknownKey,
                   "Ctrl+Shift+H", false, true},
        ActionSpec{"worksheet.show", AE_TR("ae", "&Worksheet"), AE_TR("ae", "&Show the answer"),
                   AE_TR("ae", "The number of the selected blank cell; it counts as shown, not as right")},
        ActionSpec{"worksheet.check", AE_TR("ae", "&Worksheet"), AE_TR("ae", "&Check all answers"),
                   AE_TR("ae", "Tell which answers are right"), Key::UnknownKey, "Ctrl+Shift+Return"},
        ActionSpec{"worksheet.checkastyped", AE_TR("ae", "&Worksheet"), AE_TR("ae", "Check as t&yped"),
                   AE_TR("ae", "Tell at once whether an answer is right"), Key::UnknownKey, "", true},
        ActionSpec{"worksheet.startover", AE_TR("ae", "&Worksheet"), AE_TR("ae", "Start &over"),
                   AE_TR("ae", "Take back all answers and hints")},
        ActionSpec{"worksheet.reveal", AE_TR("ae", "&Worksheet"), AE_TR("ae", "Reveal the &key"),
                   AE_TR("ae", "Show the numbers of all blank cells, for the teacher"), Key::UnknownKey, "", true},
        ActionSpec{"worksheet.print", AE_TR("ae", "&Worksheet"), AE_TR("ae", "&Print worksheet…"),
                   AE_TR("ae", "The matrices on paper with boxes to write in, with or without the key"), Key::UnknownKey, "", false, true},
        ActionSpec{"worksheet.pdf", AE_TR("ae", "&Worksheet"), AE_TR("ae", "E&xport worksheet as PDF…"),
                   AE_TR("ae", "The same as PDF files, the key in a file of its own")},
        ActionSpec{"view.outline", AE_TR("ae", "&View"), AE_TR("ae", "&Outline"), AE_TR("ae", "Show the outline"), Key::UnknownKey, "",
                   true},
        ActionSpec{"view.inspector", AE_TR("ae", "&View"), AE_TR("ae", "&Inspector"), AE_TR("ae", "Show the inspector"), Key::UnknownKey,
                   "", true},
        ActionSpec{"view.history", AE_TR("ae", "&View"), AE_TR("ae", "&History"), AE_TR("ae", "Show the list of steps to undo"),
                   Key::UnknownKey, "", true},
        ActionSpec{"view.baselines", AE_TR("ae", "&View"), AE_TR("ae", "&Baselines"),
                   AE_TR("ae", "Show the pinned states, and what changed since one of them"), Key::UnknownKey, "Ctrl+Shift+L", true},
        ActionSpec{"view.nextarea", AE_TR("ae", "&View"), AE_TR("ae", "Ne&xt area"),
                   AE_TR("ae", "Take the keyboard to the next area: tools, lesson, outline, notebook, inspector, panels, status bar"),
                   Key::UnknownKey, "F6", false, true},
        ActionSpec{"view.previousarea", AE_TR("ae", "&View"), AE_TR("ae", "P&revious area"),
                   AE_TR("ae", "Take the keyboard to the area before"), Key::UnknownKey, "Shift+F6"},
        ActionSpec{"view.wider", AE_TR("ae", "&View"), AE_TR("ae", "&Wider area"), AE_TR("ae", "Give the area in use more room"),
                   Key::UnknownKey, "Ctrl+Alt++"},
        ActionSpec{"view.narrower", AE_TR("ae", "&View"), AE_TR("ae", "Na&rrower area"), AE_TR("ae", "Give the area in use less room"),
                   Key::UnknownKey, "Ctrl+Alt+-"},
        ActionSpec{"view.zoomin", AE_TR("ae", "&View"), AE_TR("ae", "Zoom &in"), AE_TR("ae", "Larger"), Key::ZoomIn, "", false, true},
        ActionSpec{"view.zoomout", AE_TR("ae", "&View"), AE_TR("ae", "Zoom o&ut"), AE_TR("ae", "Smaller"), Key::ZoomOut},
        ActionSpec{"view.zoomreset", AE_TR("ae", "&View"), AE_TR("ae", "&Normal size"), AE_TR("ae", "Back to 100 %"), Key::UnknownKey,
                   "Ctrl+0"},
        ActionSpec{"view.derivatives", AE_TR("ae", "&View"), AE_TR("ae", "&Derivatives"),
                   AE_TR("ae", "Show in every pane how much each of its cells moves the selected cell"), Key::UnknownKey, "Ctrl+Shift+D",
                   true, true},
        ActionSpec{"view.paintmask", AE_TR("ae", "&View"), AE_TR("ae", "&Paint the mask"),
                   AE_TR("ae", "Click or drag over pairs of query and key to hide or allow them; Space does it for the selection"),
                   Key::UnknownKey, "Ctrl+M", true, true},
        ActionSpec{"view.columns", AE_TR("ae", "&View"), AE_TR("ae", "Column &vectors"),
                   AE_TR("ae", "Write a token as a column, q = W_Qᵀ x, instead of a row, q = x W_Q; no number changes"), Key::UnknownKey,
                   "", true, true},
        ActionSpec{"view.scaledqueries", AE_TR("ae", "&View"), AE_TR("ae", "&Scale the queries"),
                   AE_TR("ae", "Divide the queries before the product instead of the scores after it; no number changes"), Key::UnknownKey,
                   "", true},
        ActionSpec{"view.language", AE_TR("ae", "&View"), AE_TR("ae", "&Language"), AE_TR("ae", "The language of all windows, at once"),
                   Key::UnknownKey, "", false, true},
        ActionSpec{"lessons.open", AE_TR("ae", "&Lessons"), AE_TR("ae", "&Open a lesson file…"),
                   AE_TR("ae", "A lesson of your own; docs/writing-lessons.md says how to write one"), Key::UnknownKey, "", false, true},
        ActionSpec{"lessons.anew", AE_TR("ae", "&Lessons"), AE_TR("ae", "&Begin this lesson anew"),
                   AE_TR("ae", "Forget what was done of it, and go to its first step")},
        ActionSpec{"lessons.panel", AE_TR("ae", "&Lessons"), AE_TR("ae", "&Lesson panel"),
                   AE_TR("ae", "Show the lesson beside the notebook, or the list of lessons"), Key::UnknownKey, "Ctrl+L", true, true},
        ActionSpec{"help.manual", AE_TR("ae", "&Help"), AE_TR("ae", "&Manual"),
                   AE_TR("ae", "The manual, where it speaks of what is in use"), Key::HelpContents, "F1"},
        ActionSpec{"help.whatsthis", AE_TR("ae", "&Help"), AE_TR("ae", "&What's This?"),
                   AE_TR("ae", "Click a part of the window then, and read what it is"), Key::WhatsThis, "Shift+F1"},
        ActionSpec{"help.shortcuts", AE_TR("ae", "&Help"), AE_TR("ae", "&Keyboard shortcuts…"),
                   AE_TR("ae", "All keys of the menus: to read, to print, to change"), Key::UnknownKey, "Ctrl+Shift+F1"},
        ActionSpec{"help.about", AE_TR("ae", "&Help"), AE_TR("ae", "&About"), AE_TR("ae", "Version and licence"), Key::UnknownKey, "",
                   false, true},
    };
    return catalogue;
}

QList<QKeySequence> standardShortcuts(const ActionSpec& spec)
{
    QList<QKeySequence> keys = QKeySequence::keyBindings(spec.standardKey);
    if (*spec.shortcut && !keys.contains(QKeySequence(QLatin1String(spec.shortcut))))
        keys << QKeySequence(QLatin1String(spec.shortcut));
    return keys;
}

namespace {

QString nameOf(const ActionSpec& spec)
{
    return QString::fromUtf8(spec.key.data(), static_cast<qsizetype>(spec.key.size()));
}

}  // namespace

QList<QKeySequence> shortcutsOf(const ActionSpec& spec)
{
    const QVariantMap own = setting("shortcuts").toMap();
    const auto found = own.find(nameOf(spec));
    return found == own.end() ? standardShortcuts(spec) : QKeySequence::listFromString(found->toString(), QKeySequence::PortableText);
}

void setShortcuts(const ActionSpec& spec, const QList<QKeySequence>& keys)
{
    QVariantMap own = setting("shortcuts").toMap();
    if (keys == standardShortcuts(spec))
        own.remove(nameOf(spec));
    else
        own[nameOf(spec)] = QKeySequence::listToString(keys, QKeySequence::PortableText);
    setSetting("shortcuts", own);
}

void resetShortcuts()
{
    setSetting("shortcuts", QVariantMap());
}

const ActionSpec* ownerOf(const QKeySequence& key, const ActionSpec& other)
{
    for (const ActionSpec& spec : actionCatalogue()) {
        if (spec.key != other.key && shortcutsOf(spec).contains(key))
            return &spec;
    }
    return nullptr;
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
        menu->addAction(action);
        m_actions[spec.key] = action;
    }
    for (const auto& [title, menu] : m_menus)
        menu->setTitle(translated(title.data()));
    window->menuBar()->setAccessibleName(translate("ae", "Menu bar"));
    followShortcuts();
}

void Actions::clear(QMainWindow* window)
{
    for (const auto& [key, action] : m_actions)
        delete action;
    m_actions.clear();
    m_menus.clear();
    delete window->menuBar();
}

void Actions::followShortcuts() const
{
    for (const ActionSpec& spec : actionCatalogue()) {
        QAction* action = (*this)[spec.key];
        action->setShortcuts(shortcutsOf(spec));
        if (action->text().isEmpty())
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
