// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "attention/workers.h"

#include "attention/gradient.h"

#include "cases.h"
#include "compare.h"
#include "testmain.h"

#include <QTest>

#include <atomic>
#include <chrono>
#include <mutex>
#include <new>
#include <set>
#include <thread>
#include <vector>

using namespace ae;
using namespace ae::test;

/// Threads share the work and never the outcome: same bits for any number of them, from any number of callers.
class tst_workers : public QObject {
    Q_OBJECT
private slots:
    void cleanup() { setThreadCount(0); }
    void sameBitsForAnyNumberOfThreads_data();
    void sameBitsForAnyNumberOfThreads();
    void severalThreadsAreReallyUsed();
    void everyTileRunsOnce();
    void whatGoesWrongIsTold();
    void callersDoNotWaitForEachOther();
    void countIsTheMachinesUnlessChosen();
};

namespace {

Inputs largeInputs(Index tokens)
{
    Random random(91);
    return randomInputs(random, {tokens, 37, 19, 23}, Biases::All);
}

/// Everything of one evaluation that has gone through a full pass, a difference, an option and a way back.
std::vector<Matrix> everything(const Inputs& inputs, const Options& options)
{
    Evaluation evaluation = *Evaluation::of(inputs, options);
    std::vector<Matrix> all;
    const auto keep = [&all, &evaluation] {
        for (const Graph::Node& node : evaluation.graph().nodes())
            all.push_back(evaluation.value(node.spec->key).toMatrix());
    };
    keep();
    evaluation.write("X", Region::cell(5, 3), Matrix::Constant(1, 1, 1.25));
    evaluation.update();
    keep();
    evaluation.write("Wk", Region::cell(2, 1), Matrix::Constant(1, 1, -0.75));
    Options other = options;
    other.scaleExponent = 0.25;
    evaluation.setOptions(other);
    evaluation.update();
    keep();
    Gradients gradients;
    const std::vector<Seed> seeds = {{"output", evaluation.value("output").toMatrix()}};
    backward(evaluation, seeds, gradients);
    for (auto& [key, matrix] : gradients.of)
        all.push_back(std::move(matrix));
    return all;
}

}  // namespace

void tst_workers::sameBitsForAnyNumberOfThreads_data()
{
    QTest::addColumn<int>("tokens");
    QTest::addColumn<QString>("mask");
    QTest::newRow("small") << 7 << QStringLiteral("none");
    QTest::newRow("one tile and a bit") << 70 << QStringLiteral("none");
    QTest::newRow("large") << 613 << QStringLiteral("none");
    QTest::newRow("large, causal") << 400 << QStringLiteral("causal");
}

void tst_workers::sameBitsForAnyNumberOfThreads()
{
    QFETCH(int, tokens);
    QFETCH(QString, mask);
    const Inputs inputs = largeInputs(tokens);
    Options options;
    options.mask = mask.toStdString();
    setThreadCount(1);
    const std::vector<Matrix> alone = everything(inputs, options);
    for (const int threads : {2, 3, 8}) {
        setThreadCount(threads);
        QCOMPARE(threadCount(), threads);
        const std::vector<Matrix> together = everything(inputs, options);
        QCOMPARE(together.size(), alone.size());
        for (std::size_t i = 0; i < alone.size(); ++i)
            AE_VERIFY_EMPTY(bitDifference(together[i], alone[i]));
    }
}

void tst_workers::severalThreadsAreReallyUsed()
{
    const auto threadsOf = [](Index tiles) {
        std::mutex mutex;
        std::set<std::thread::id> threads;
        forEachTile(tiles, [&](Index) {
            std::this_thread::sleep_for(std::chrono::milliseconds(2));  // so that the others have time to take some
            const std::lock_guard lock(mutex);
            threads.insert(std::this_thread::get_id());
        });
        return threads.size();
    };
    setThreadCount(1);
    QCOMPARE(threadsOf(20), std::size_t{1});
    setThreadCount(4);
    QCOMPARE_GT(threadsOf(40), std::size_t{1});
    QCOMPARE_LE(threadsOf(40), std::size_t{4});
    QCOMPARE(threadsOf(1), std::size_t{1});
    const ComputeAlone alone;
    QCOMPARE(threadsOf(20), std::size_t{1});
}

void tst_workers::everyTileRunsOnce()
{
    for (const int count : {1, 2, 8}) {
        setThreadCount(count);
        std::vector<std::atomic<int>> runs(1003);
        forRows(10, 1003, 7, [&](Index first, Index rows) {
            forEachTile(2, [](Index) {});  // within a tile there is only this thread
            for (Index i = first; i < first + rows; ++i)
                ++runs[static_cast<std::size_t>(i - 10)];
        });
        for (const std::atomic<int>& run : runs)
            QCOMPARE(run.load(), 1);
    }
}

void tst_workers::whatGoesWrongIsTold()
{
    for (const int count : {1, 3}) {
        setThreadCount(count);
        QVERIFY_THROWS_EXCEPTION(std::bad_alloc, forEachTile(50, [](Index tile) {
                                     if (tile == 31)
                                         throw std::bad_alloc();
                                 }));
        std::atomic<int> done = 0;
        forEachTile(50, [&done](Index) { ++done; });
        QCOMPARE(done.load(), 50);
    }
}

void tst_workers::callersDoNotWaitForEachOther()
{
    setThreadCount(3);
    const Inputs inputs = largeInputs(300);
    const Evaluation wanted = *Evaluation::of(inputs, {});
    std::atomic<int> wrong = 0;
    std::vector<std::thread> callers;
    for (int caller = 0; caller < 4; ++caller) {
        callers.emplace_back([&] {
            for (int round = 0; round < 15; ++round) {
                const Evaluation own = *Evaluation::of(inputs, {});
                if (!bitDifference(own.value("output"), wanted.value("output")).isEmpty())
                    ++wrong;
            }
        });
    }
    for (std::thread& caller : callers)
        caller.join();
    QCOMPARE(wrong.load(), 0);
}

void tst_workers::countIsTheMachinesUnlessChosen()
{
    setThreadCount(0);
    QCOMPARE(threadCount(), static_cast<int>(std::max(1U, std::thread::hardware_concurrency())));
    setThreadCount(5);
    QCOMPARE(threadCount(), 5);
    setThreadCount(-1);
    QCOMPARE(threadCount(), static_cast<int>(std::max(1U, std::thread::hardware_concurrency())));
}

AE_TEST(tst_workers)
#include "tst_workers.moc"
