// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "watch.h"

#include <QFile>

#include <cstdio>
#include <ctime>

#include <malloc.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace ae::faults {

namespace {

constexpr double kMebibyte = 1024 * 1024;

QString s_doing;

void takeMessage(QtMsgType type, const QMessageLogContext&, const QString& message)
{
    if (type != QtDebugMsg && type != QtInfoMsg
        && !message.startsWith(u"This plugin does not support"_s))  // what the offscreen platform lacks
        fail(message);
}

}  // namespace

void setDoing(const QString& what)
{
    s_doing = what;
}

const QString& doing()
{
    return s_doing;
}

void fail(const QString& what)
{
    std::fprintf(stderr, "%s: %s\n", qPrintable(s_doing), qPrintable(what));
    std::_Exit(1);
}

void failAtWarnings()
{
    qInstallMessageHandler(takeMessage);
}

double processorSeconds()
{
    timespec now = {};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

double heapInUse()
{
    const struct mallinfo2 info = ::mallinfo2();
    return static_cast<double>(info.uordblks + info.hblkhd) / kMebibyte;
}

double residentMemory()
{
    QFile file(u"/proc/self/statm"_s);
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    const double pages = file.readAll().split(' ').value(1).toDouble();
    return pages * static_cast<double>(::sysconf(_SC_PAGESIZE)) / kMebibyte;
}

}  // namespace ae::faults
