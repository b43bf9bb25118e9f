// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "attention/workers.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

namespace ae {

namespace {

/// Threads that wait for tiles; started when they are first needed.
class Workers {
public:
    static Workers& instance()
    {
        static Workers workers;
        return workers;
    }

    ~Workers() { stop(); }

    int count() const { return m_wanted.load(); }

    void setCount(int count)
    {
        const std::lock_guard users(m_users);
        stop();
        m_wanted = count > 0 ? count : standard();
    }

    /// False when another thread has the workers.
    bool run(Index tiles, const std::function<void(Index)>& body)
    {
        const std::unique_lock users(m_users, std::try_to_lock);
        if (!users.owns_lock())
            return false;
        start();
        {
            const std::lock_guard lock(m_mutex);
            m_body = &body;
            m_tiles = tiles;
            m_next = 0;
            m_busy = static_cast<int>(m_threads.size());
            ++m_round;
        }
        m_wake.notify_all();
        take();
        spin([this] { return m_busy == 0; });
        std::unique_lock lock(m_mutex);
        m_done.wait(lock, [this] { return m_busy == 0; });
        m_body = nullptr;
        if (const std::exception_ptr failure = std::exchange(m_failure, nullptr))
            std::rethrow_exception(failure);
        return true;
    }

    static bool& isInside()
    {
        static thread_local bool inside = false;
        return inside;
    }

private:
    static int standard() { return static_cast<int>(std::max(1U, std::thread::hardware_concurrency())); }

    void start()
    {
        while (static_cast<int>(m_threads.size()) + 1 < m_wanted)
            m_threads.emplace_back([this, seen = m_round.load()] { wait(seen); });
    }

    void stop()
    {
        {
            const std::lock_guard lock(m_mutex);
            m_isStopping = true;
        }
        m_wake.notify_all();
        for (std::thread& thread : m_threads)
            thread.join();
        m_threads.clear();
        m_isStopping = false;
    }

    void wait(unsigned seen)
    {
        for (;;) {
            spin([&] { return m_isStopping || m_round != seen; });
            {
                std::unique_lock lock(m_mutex);
                m_wake.wait(lock, [&] { return m_isStopping || m_round != seen; });
                if (m_isStopping)
                    return;
                seen = m_round;
            }
            take();
            const std::lock_guard lock(m_mutex);
            if (--m_busy == 0)
                m_done.notify_one();
        }
    }

    /// The steps of one pass follow each other at once, and to be woken takes longer than many of them.
    template <typename IsReady> static void spin(const IsReady& isReady)
    {
        const auto end = std::chrono::steady_clock::now() + std::chrono::microseconds(50);
        while (!isReady() && std::chrono::steady_clock::now() < end)
            std::this_thread::yield();
    }

    void take()
    {
        isInside() = true;
        try {
            for (Index tile = m_next++; tile < m_tiles; tile = m_next++)
                (*m_body)(tile);
        } catch (...) {  // no memory, say: told to the one who asked
            const std::lock_guard lock(m_mutex);
            m_failure = std::current_exception();
        }
        isInside() = false;
    }

    std::mutex m_users;  ///< held by who runs tiles
    std::mutex m_mutex;
    std::condition_variable m_wake;
    std::condition_variable m_done;
    std::vector<std::thread> m_threads;
    const std::function<void(Index)>* m_body = nullptr;
    Index m_tiles = 0;
    std::atomic<Index> m_next = 0;
    std::exception_ptr m_failure;
    std::atomic<int> m_busy = 0;
    std::atomic<unsigned> m_round = 0;
    std::atomic<bool> m_isStopping = false;
    std::atomic<int> m_wanted = standard();
};

}  // namespace

void setThreadCount(int count)
{
    Workers::instance().setCount(count);
}

int threadCount()
{
    return Workers::instance().count();
}

ComputeAlone::ComputeAlone() : m_wasAlone(std::exchange(Workers::isInside(), true)) { }

ComputeAlone::~ComputeAlone()
{
    Workers::isInside() = m_wasAlone;
}

void forEachTile(Index tiles, const std::function<void(Index tile)>& body)
{
    if (tiles > 1 && threadCount() > 1 && !Workers::isInside() && Workers::instance().run(tiles, body))
        return;
    for (Index tile = 0; tile < tiles; ++tile)
        body(tile);
}

void forRows(Index first, Index rows, Index tileRows, const std::function<void(Index first, Index count)>& body)
{
    forEachTile((rows + tileRows - 1) / tileRows, [&](Index tile) {
        const Index start = tile * tileRows;
        body(first + start, std::min(tileRows, rows - start));
    });
}

}  // namespace ae
