#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Attention Explorer authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""An hour of scripted editing: tests/faults/endurance.py [--long] [--build-folder FOLDER] [--seed N] [editing]

AE_ENDURANCE_SECONDS shortens the long form; below ten minutes the slope says nothing, and only what grew by megabytes is found."""

import os
import re
import subprocess
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from actions import prepared, window_environment  # noqa: E402
from common import ROOT, main  # noqa: E402

MOST_SLOPE = 1.0  # MiB an hour, after the first quarter
MOST_GROWTH = 8.0  # MiB after the first round, in a short run
SHORT = 600  # seconds


def editing(setup, report):
    """The same edits and their undoing again and again: memory stays."""
    seconds = int(os.environ.get("AE_ENDURANCE_SECONDS", setup.size(8, 3600)))
    folder, file = prepared(setup, "editing", os.path.join(ROOT, "resources", "examples", "lesson.attn"))
    done = subprocess.run([os.path.join(setup.build, "bin", "monkey"), "endure", str(seconds), "1", file], env=window_environment(folder),
                          cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, timeout=seconds + 600)
    words = (done.stderr.strip().splitlines() or [""])[-1]
    if not report.expect(done.returncode == 0, f"ended with {done.returncode}: {words}"):
        return
    rounds = [[float(number) for number in line.split()[1:]] for line in done.stdout.splitlines() if line.startswith("memory ")]
    heap, resident = (float(number) for number in re.search(r"heap (\S+) MiB an hour, resident (\S+) MiB", done.stdout).groups())
    report.figures.update({"rounds": len(rounds), "edits": int(re.search(r"(\d+) edits", done.stdout).group(1))})
    if seconds >= SHORT:
        report.figures.update({"heap MiB/h": heap, "resident MiB/h": resident, "resident MiB": rounds[-1][2]})
        report.expect(heap < MOST_SLOPE, f"the heap grows by {heap} MiB an hour")
        report.expect(resident < MOST_SLOPE, f"resident memory grows by {resident} MiB an hour")
    else:
        report.expect(rounds[-1][1] - rounds[0][1] < MOST_GROWTH, f"the heap grew from {rounds[0][1]} to {rounds[-1][1]} MiB")


if __name__ == "__main__":
    sys.exit(main({"editing": editing}))
