// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace ae::faults {

/// What is said when something goes wrong: the act that is on.
void setDoing(const QString& what);
const QString& doing();
/// Says it with the act on standard error and ends the program with 1.
[[noreturn]] void fail(const QString& what);
/// From now on any warning that is printed fails.
void failAtWarnings();

/// Of the processor, in this thread: a machine that is busy with other things does not count.
double processorSeconds();
/// What this program has asked for and not given back, in MiB.
double heapInUse();
/// What this program takes of the machine, in MiB.
double residentMemory();

}  // namespace ae::faults
