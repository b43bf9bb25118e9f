// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <utility>

class QWidget;

namespace ae {

/// Runs work on a thread of its own while the window goes on living; what takes longer than a moment is shown with a way to cancel.
/// False when it was cancelled: the work then comes to its end by itself and must hold all that it needs.
bool waitForWork(QWidget* window, const QString& text, std::function<void()> work);

/// The same for work with a result; empty when it was cancelled.
template <class T> std::optional<T> waitFor(QWidget* window, const QString& text, std::function<T()> work)
{
    auto result = std::make_shared<std::optional<T>>();
    const bool isDone = waitForWork(window, text, [result, work = std::move(work)] { result->emplace(work()); });
    return isDone ? std::move(*result) : std::nullopt;
}

}  // namespace ae
