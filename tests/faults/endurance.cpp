// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "endurance.h"

#include "app/mainwindow.h"
#include "session/writer.h"
#include "watch.h"
#include "widgets/notebook/notebookview.h"

#include <QTest>
#include <QTimer>

#include <cstdio>

#include <malloc.h>

using namespace Qt::StringLiterals;

namespace ae::faults {

namespace {

constexpr int kActs = 150;  // a round
constexpr double kWarmUp = 0.25;  // of the time
constexpr int kPause = 15;  // milliseconds between two acts, in which the background gets on
constexpr int kRest = 50;  // milliseconds for what works in the background

std::string bytesOf(const MainWindow* window)
{
    return writeSession(window->document()->session(), ViewPart::LeaveOut);
}

}  // namespace

Endurance::Endurance(MainWindow* window, int seconds, unsigned seed, QObject* parent)
    : QObject(parent), m_window(window), m_hands(window, seed), m_seconds(seconds), m_seed(seed), m_before(bytesOf(window))
{
    m_clock.start();
    QTimer::singleShot(0, this, &Endurance::turn);
}

void Endurance::turn()
{
    if (m_act == kActs) {
        endRound();
        if (m_clock.elapsed() > qint64{m_seconds} * 1000)
            return end();
        m_act = 0;
        m_hands.begin(m_seed);
    }
    const int steps = m_window->document()->undoStack()->index();
    m_hands.act(Hands::lasting(), u"round %1, act %2"_s.arg(m_samples.size()).arg(m_act++));
    m_edits += std::max(0, m_window->document()->undoStack()->index() - steps);
    QTimer::singleShot(kPause, this, &Endurance::turn);
}

void Endurance::endRound()
{
    m_hands.leaveEditors();
    setDoing(u"undo all"_s);
    Document* document = m_window->document();
    document->undoStack()->setIndex(0);
    document->settle();
    if (bytesOf(m_window) != m_before)
        fail(u"the document is not what it was"_s);
    m_window->notebook()->scrollToCell(0);
    QTest::qWait(kRest);
    ::malloc_trim(0);
    const Sample sample{static_cast<double>(m_clock.elapsed()) / 1000, heapInUse(), residentMemory()};
    m_samples.push_back(sample);
    std::printf("memory %.1f %.3f %.3f\n", sample.seconds, sample.heap, sample.resident);
    std::fflush(stdout);
}

/// Least squares over the rounds after the warm-up: MiB for each hour.
double Endurance::slope(double Sample::*amount) const
{
    double count = 0;
    double sumX = 0;
    double sumY = 0;
    for (const Sample& sample : m_samples) {
        if (sample.seconds < kWarmUp * m_seconds)
            continue;
        ++count;
        sumX += sample.seconds / 3600;
        sumY += sample.*amount;
    }
    double covariance = 0;
    double variance = 0;
    for (const Sample& sample : m_samples) {
        if (sample.seconds < kWarmUp * m_seconds)
            continue;
        const double x = sample.seconds / 3600 - sumX / count;
        covariance += x * (sample.*amount - sumY / count);
        variance += x * x;
    }
    return variance > 0 ? covariance / variance : 0;
}

void Endurance::end() const
{
    std::printf("%zu rounds, %d edits, heap %+.3f MiB an hour, resident %+.3f MiB an hour\n", m_samples.size(), m_edits,
                slope(&Sample::heap), slope(&Sample::resident));
    std::fflush(stdout);
    std::_Exit(0);
}

}  // namespace ae::faults
