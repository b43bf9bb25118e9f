// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/waiting.h"

#include "models/texts.h"

#include <QCoreApplication>
#include <QProgressDialog>
#include <QThreadPool>

#include <chrono>
#include <future>

namespace ae {

namespace {

constexpr std::chrono::milliseconds kMoment{150};  // what is faster needs no dialog
constexpr int kStep = 20;  // milliseconds between two looks at the work

}  // namespace

bool waitForWork(QWidget* window, const QString& text, std::function<void()> work)
{
    auto task = std::make_shared<std::packaged_task<void()>>(std::move(work));
    std::future<void> end = task->get_future();
    QThreadPool::globalInstance()->start([task] { (*task)(); });
    if (end.wait_for(kMoment) != std::future_status::ready) {
        QProgressDialog dialog(text, translate("ae", "Cancel"), 0, 0, window);
        dialog.setWindowModality(Qt::WindowModal);
        dialog.setMinimumDuration(0);
        dialog.show();
        while (end.wait_for(std::chrono::milliseconds(0)) != std::future_status::ready) {
            if (dialog.wasCanceled())
                return false;
            QCoreApplication::processEvents(QEventLoop::AllEvents, kStep);
            end.wait_for(std::chrono::milliseconds(kStep));
        }
    }
    end.get();  // what the work threw is thrown here
    return true;
}

}  // namespace ae
