# SPDX-FileCopyrightText: The Attention Explorer authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the two peers share."""

import os
import re
import statistics
import time


def median_milliseconds(work, repetitions):
    """After two runs that warm up."""
    times = []
    for run in range(repetitions + 2):
        start = time.perf_counter()
        work()
        if run >= 2:
            times.append((time.perf_counter() - start) * 1000)
    return statistics.median(times)


def blas():
    """The file name of the library that really multiplies the matrices."""
    with open("/proc/self/maps", encoding="utf-8") as maps:
        names = {os.path.basename(line.split()[-1]) for line in maps if re.search(r"/lib\w*(blas|mkl)", line)}
    known = sorted(name for name in names if re.search("openblas|mkl|blis|atlas", name)) or sorted(names)
    return known[0] if known else "unknown BLAS"
