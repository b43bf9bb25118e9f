#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Attention Explorer authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Changed files for the readers: tests/faults/fuzz.py [--long] [readers]

The long form gives each target of scripts/fuzz a million, the short one what every change gets. AE_FUZZ_RUNS says another number."""

import os
import re
import shutil
import subprocess
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from common import ROOT, Skip, main  # noqa: E402


def readers(setup, report):
    """Nothing is found by either sanitizer, in no more than 10 s and 1 GiB for a file."""
    if not shutil.which("clang++"):
        raise Skip("clang++ is not installed")
    runs = int(os.environ.get("AE_FUZZ_RUNS", setup.size(20_000, 1_000_000)))
    done = subprocess.run([os.path.join(ROOT, "scripts", "fuzz"), "--runs", str(runs)], stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          text=True)
    lines = [line for line in done.stdout.splitlines() if re.match(r"\w+: .*(nothing found|FOUND)", line)]
    for line in lines:
        report.expect("nothing found" in line, line)
        report.count("targets")
    report.expect(done.returncode == 0 and len(lines) >= 6, f"scripts/fuzz ended with {done.returncode}: {done.stdout[-300:]}")
    report.figures["executions of each"] = runs


if __name__ == "__main__":
    sys.exit(main({"readers": readers}))
