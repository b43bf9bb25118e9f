// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/helpplaces.h"

#include "models/texts.h"
#include "widgets/look/helpplace.h"

#include <QLabel>
#include <QVariant>
#include <QWidget>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

/// A label speaks for the control that it names.
const QWidget* meantBy(const QWidget* widget)
{
    const auto* label = qobject_cast<const QLabel*>(widget);
    return label && label->buddy() ? label->buddy() : widget;
}

const HelpSpot* spotOf(const QWidget* widget)
{
    const auto specs = helpSpots();
    for (const QMetaObject* kind = widget->metaObject(); kind; kind = kind->superClass()) {
        const auto found = std::ranges::find_if(specs, [kind](const HelpSpot& spot) { return qstrcmp(spot.kind, kind->className()) == 0; });
        if (found != specs.end())
            return &*found;
    }
    return nullptr;
}

}  // namespace

std::span<const HelpSpot> helpSpots()
{
    static constexpr std::array spots = {
        HelpSpot{"ae::MainWindow", "first-steps",
                 AE_TR("ae", "The notebook of one attention head: every number can be changed or explained.")},
        HelpSpot{"ae::OptionsBar", "scaling", AE_TR("ae", "The tools: files, undo, and the options of the computation.")},
        HelpSpot{"ae::Outline", "outline", AE_TR("ae", "The cells of the notebook. A click goes to one.")},
        HelpSpot{"ae::InspectorPanel", "inspector",
                 AE_TR("ae",
                       "The arithmetic of the selected number: what it was made of, and what is made of it. Every line selects the "
                       "cell that it names.")},
        HelpSpot{"ae::HistoryPanel", "undo",
                 AE_TR("ae", "All steps since the session was opened. A click goes back to any of them, or ahead again.")},
        HelpSpot{"ae::BaselinePanel", "baselines",
                 AE_TR("ae", "Pinned states of the session, to compare with and to return to, and tables of what changed.")},
        HelpSpot{"ae::LessonGuide", "lesson-panel",
                 AE_TR("ae", "A lesson: each step asks for a prediction and ticks off what you do in the notebook.")},
        HelpSpot{"ae::DerivativeBar", "losses",
                 AE_TR("ae", "What is differentiated. Every cell of the notebook shows by how much it moves that, per unit.")},
        HelpSpot{"ae::CompareBar", "comparing", AE_TR("ae", "How the session is compared with a pinned state.")},
        HelpSpot{"ae::WorksheetBar", "worksheets", AE_TR("ae", "The worksheet: how many answers are right, and how near they must be.")},
        HelpSpot{"ae::CheckedMark", "checked",
                 AE_TR("ae", "Whether a second computation by other code agrees with every number. A click tells how closely.")},
        HelpSpot{"QStatusBar", "status",
                 AE_TR("ae", "The sizes of the session, the selected cell with all its digits, and whether the session is saved.")},
        HelpSpot{"ae::SeekDialog", "goal-seek",
                 AE_TR("ae", "Matrices move by their gradient until chosen cells reach chosen values. The whole run is one undo step.")},
        HelpSpot{"ae::ExportDialog", "export", AE_TR("ae", "What is written, and in which form. Numbers in exports are exact.")},
        HelpSpot{"ae::ImportDialog", "import",
                 AE_TR("ae", "How the file is read, and which matrix gets the numbers. Nothing changes before Import is pressed.")},
        HelpSpot{"ae::HeadDialog", "stored-weights",
                 AE_TR("ae", "Which head of the model is opened, and how its file stores the weights.")},
        HelpSpot{"ae::KeepTokensDialog", "matrix-menu",
                 AE_TR("ae", "Which tokens stay. The note below says what that does to the weights.")},
        HelpSpot{"ae::ReduceDialog", "matrix-menu",
                 AE_TR("ae", "How many numbers a query and a key keep. The note below says by how much scores and weights change.")},
        HelpSpot{"ae::RotaryDialog", "rotary",
                 AE_TR("ae", "How queries and keys are turned by their position: which columns make a pair, and the base of the angles.")},
        HelpSpot{"ae::SettingsDialog", "settings-dialog", AE_TR("ae", "Settings hold for all windows, at once.")},
        HelpSpot{"ae::ShortcutsDialog", "keyboard", AE_TR("ae", "All keys of the menus: to read, to change, to print.")},
        HelpSpot{"ae::RecoveryOffer", "autosave",
                 AE_TR("ae", "Sessions with unsaved work that the program could not close. Recovering never writes your file.")},
        HelpSpot{"ae::CompareDialog", "saving", AE_TR("ae", "What differs between two versions of a session, line by line.")},
        HelpSpot{"ae::WorksheetDialog", "worksheet-print", AE_TR("ae", "What is printed: the worksheet, its key, or both.")},
        HelpSpot{"ae::AboutDialog", "first-more",
                 AE_TR("ae", "The version of the program, its licence and the libraries it is made with.")},
        HelpSpot{"ae::HelpWindow", "first-more", AE_TR("ae", "The manual: pages at the left, a search over all of them above.")},
        HelpSpot{"QInputDialog", "editing", AE_TR("ae", "Type what is asked for; nothing changes before OK is pressed.")},
        HelpSpot{"QMessageBox", "saving", AE_TR("ae", "A question or a message of the program. Cancel changes nothing.")},
        HelpSpot{"QDialog", "editing", AE_TR("ae", "Type what is asked for; nothing changes before OK is pressed.")},
    };
    return spots;
}

QString helpPlaceOf(const QWidget* widget)
{
    for (widget = meantBy(widget); widget; widget = widget->parentWidget()) {
        if (const QString place = widget->property(helpPlaceProperty).toString(); !place.isEmpty())
            return place;
        if (const HelpSpot* spot = spotOf(widget))
            return QLatin1String(spot->place);
    }
    return u"first-steps"_s;
}

QString whatsThisOf(const QWidget* widget)
{
    for (widget = meantBy(widget); widget; widget = widget->parentWidget()) {
        if (!widget->whatsThis().isEmpty())
            return widget->whatsThis();
        if (!widget->toolTip().isEmpty())
            return widget->toolTip();
        if (const HelpSpot* spot = spotOf(widget))
            return translated(spot->about);
    }
    return {};
}

}  // namespace ae
