// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/backgroundwork.h"

#include "models/comparison.h"
#include "models/gradientdraws.h"
#include "models/mergedmodel.h"
#include "models/saturationmodel.h"
#include "models/verification.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QPixmap>
#include <QThread>
#include <QWidget>

#include <algorithm>

namespace ae {

namespace {

constexpr int kStep = 20;  // milliseconds: work that is asked for has begun by then
constexpr int kRest = 3;  // threads that give way to others must get their turn

template <class Worker, class IsAtWork> bool isAtWork(const QWidget& window, const IsAtWork& isOne)
{
    const QList<Worker*> all = window.findChildren<Worker*>();
    return std::any_of(all.begin(), all.end(), [&isOne](const Worker* worker) { return isOne(*worker); });
}

bool isChecking(const QWidget& window)
{
    return isAtWork<Verification>(window, [](const Verification& check) {
        return check.state() == Verification::State::Waiting || check.state() == Verification::State::Checking;
    });
}

}  // namespace

bool hasWorkAhead(const QWidget& window, WorkAhead which)
{
    return isAtWork<SaturationModel>(window, [](const SaturationModel& model) { return model.hasWorkAhead(); })
        || isAtWork<GradientDraws>(window, [](const GradientDraws& draws) { return draws.isBusy(); })
        || isAtWork<MergedModel>(window, [](const MergedModel& model) { return model.isBusy(); })
        || isAtWork<Comparison>(window, [](const Comparison& comparison) { return comparison.isBusy(); })
        || (which == WorkAhead::ForWindow && isChecking(window));
}

void letWorkFinish(QWidget* part, const QWidget& window, WorkAhead which, int longest)
{
    QElapsedTimer timer;
    timer.start();
    bool hasBegun = false;
    do {
        part->grab();
        hasBegun = hasWorkAhead(window, which);
        const qint64 start = timer.elapsed();
        do {
            QCoreApplication::processEvents(QEventLoop::ExcludeUserInputEvents, kStep);
            QThread::msleep(kRest);
        } while (timer.elapsed() < start + kStep || (hasWorkAhead(window, which) && timer.elapsed() < longest));
        hasBegun = hasBegun || timer.elapsed() > start + 2 * kStep;  // it may have begun only now
    } while (hasBegun && timer.elapsed() < longest);
}

}  // namespace ae
