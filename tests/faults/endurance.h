// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hands.h"

#include <QElapsedTimer>

#include <string>
#include <vector>

namespace ae::faults {

/// The same edits, looks around and undoing of all again and again, for so many seconds. Each round ends where it began, so what memory
/// has grown by after the first quarter is lost. Prints "memory SECONDS HEAP RESIDENT" (MiB) for each round and a last line with the
/// slopes.
class Endurance : public QObject {
public:
    Endurance(MainWindow* window, int seconds, unsigned seed, QObject* parent);

private:
    struct Sample {
        double seconds;
        double heap;
        double resident;
    };
    void turn();
    void endRound();
    void end() const;
    double slope(double Sample::*amount) const;

    MainWindow* m_window;
    Hands m_hands;
    int m_seconds;
    unsigned m_seed;
    int m_act = 0;
    int m_edits = 0;
    std::string m_before;
    QElapsedTimer m_clock;
    std::vector<Sample> m_samples;
};

}  // namespace ae::faults
