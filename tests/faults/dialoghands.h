// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <random>

class QAbstractButton;
class QDialog;
class QMenu;
class QMessageBox;

namespace ae::faults {

/// Any whole number from 0 up to `count`, without it.
class Dice {
public:
    explicit Dice(unsigned seed) : m_random(seed) { }
    int below(int count) { return std::uniform_int_distribution<int>(0, count - 1)(m_random); }
    bool isOneIn(int count) { return below(count) == 0; }
    template <class List> auto& oneOf(List& list)
    {
        return list[static_cast<decltype(std::size(list))>(below(static_cast<int>(std::size(list))))];
    }

private:
    std::mt19937 m_random;
};

/// Numbers as people type them, good ones mostly.
QString randomNumber(Dice& dice);
/// Words for names, titles and notes, harmless and hostile.
QString randomWords(Dice& dice);
/// Each character as a key that gives it, which QTest::keyClicks() does for Latin ones only.
void typeWords(QWidget* widget, const QString& words);

/// Fills in and answers whatever dialog, question or menu opens while something is being done.
class DialogHands : public QObject {
public:
    explicit DialogHands(Dice* dice) : m_dice(dice) { }

    /// From here on, until leave().
    void watch();
    void leave() { ++m_watch; }

private:
    void look(int watch);
    void answer(QWidget* open);
    void choose(QMenu* menu);
    void fill(QDialog* dialog);
    bool accept(QDialog* dialog);
    static QWidget* openOne();

    Dice* m_dice;
    int m_watch = 0;
    int m_looks = 0;
};

}  // namespace ae::faults
