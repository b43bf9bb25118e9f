// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "dialoghands.h"

#include <QPoint>
#include <QString>

#include <span>
#include <string_view>

class QWidget;

namespace ae {

class MainWindow;
class MatrixView;

namespace faults {

/// Someone in front of the real window. Each function is one thing that people do there, with real keys and clicks; what it opens is
/// filled in and answered.
class Hands : public QObject {
public:
    struct Act {
        int weight;
        const char* name;
        void (Hands::*run)();
    };
    /// Those that change the document, mostly.
    static std::span<const Act> edits();
    /// Those that look around, change the view, or hit anything at all.
    static std::span<const Act> others();
    /// Those after whose undoing the window is as it was.
    static std::span<const Act> lasting();

    Hands(MainWindow* window, unsigned seed);

    /// Draws one of them by weight and does it; `name` goes before what is said of it.
    void act(std::span<const Act> acts, const QString& name);
    void begin(unsigned seed) { m_dice = Dice(seed); }
    Dice& dice() { return m_dice; }
    void trigger(std::string_view key);
    void leaveEditors();
    /// Every model of ours in the window is watched from now on.
    void testModels();

private:
    void number();
    void answer();
    void paste();
    void range();
    void scrub();
    void stroke();
    void control();
    void command();
    void wayBack();
    void note();
    void press();
    void pin();
    void seek();
    void lesson();
    void dialog();
    void save();

    void key();
    void type();
    void click();
    void drag();
    void wheel();
    void resize();
    void language();
    void scroll();

    void say(const QString& what);
    MatrixView* pane(bool isEditable);
    /// Puts the focus on a cell; false for a pane without one.
    bool goTo(MatrixView* view);
    void keys(const QString& text);
    std::pair<QWidget*, QPoint> place();
    void pressOneOf(QWidget* part);

    MainWindow* m_window;
    Dice m_dice;
    DialogHands m_dialogs{&m_dice};
    QString m_name;
};

}  // namespace faults

}  // namespace ae
