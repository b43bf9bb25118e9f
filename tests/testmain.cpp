// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "testmain.h"

#include <QCoreApplication>
#include <QTest>

#ifdef AE_TEST_WITH_WIDGETS
#include <QApplication>
#endif

#include <cstdio>
#include <vector>

namespace {

struct Entry {
    const char* name;
    std::function<std::unique_ptr<QObject>()> make;
};

std::vector<Entry>& entries()
{
    static std::vector<Entry> all;
    return all;
}

}  // namespace

void ae::test::add(const char* name, std::function<std::unique_ptr<QObject>()> make)
{
    entries().push_back({name, std::move(make)});
}

int main(int argc, char** argv)
{
#ifdef AE_TEST_WITH_WIDGETS
    const QApplication application(argc, argv);
#else
    const QCoreApplication application(argc, argv);
#endif
    QStringList arguments = QCoreApplication::arguments();
    QString only;
    if (arguments.size() > 1 && arguments.at(1).startsWith(QLatin1String("tst_")))
        only = arguments.takeAt(1);
    int failures = 0;
    int run = 0;
    for (const Entry& entry : entries()) {
        if (!only.isEmpty() && only != QLatin1String(entry.name))
            continue;
        const std::unique_ptr<QObject> test = entry.make();
        failures += QTest::qExec(test.get(), arguments);
        ++run;
    }
    if (run == 0) {
        std::fprintf(stderr, "no test class of that name\n");
        return 2;
    }
    return failures == 0 ? 0 : 1;
}
