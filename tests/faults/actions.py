#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Attention Explorer authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Random actions on the real window: tests/faults/actions.py [--long] [--build-folder FOLDER] [--seed N] [section...]

Section: monkey. AE_MONKEY_SEEDS shortens the long form."""

import os
import re
import subprocess
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from common import ROOT, main  # noqa: E402

LONGEST = 3600  # seconds


def monkey(setup, report):
    """No warning, no broken model, no second without an answer; undoing everything gives the identical document."""
    folder = os.path.join(ROOT, "resources", "examples")
    examples = sorted(os.path.join(folder, name) for name in os.listdir(folder) if name.endswith(".attn"))
    seeds = int(os.environ.get("AE_MONKEY_SEEDS", "20")) if setup.is_long else 2
    actions = setup.size(300, 10_000)
    environment = dict(os.environ, QT_QPA_PLATFORM="offscreen", XDG_CONFIG_HOME=setup.scratch, XDG_STATE_HOME=setup.scratch,
                       XDG_DATA_HOME=setup.scratch, XDG_CACHE_HOME=setup.scratch)
    program = os.path.join(setup.build, "bin", "monkey")
    for seed in range(1, seeds + 1):
        example = examples[seed % len(examples)]
        done = subprocess.run([program, str(seed), str(actions), example], env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                              text=True, timeout=LONGEST)
        words = (done.stderr.strip().splitlines() or [""])[-1]
        report.expect(done.returncode == 0, f"seed {seed}, {os.path.basename(example)}: ended with {done.returncode}: {words}")
        if match := re.search(r"(\d+) actions, (\d+) steps", done.stdout):
            report.count("actions", int(match.group(1)))
            report.count("steps undone", int(match.group(2)))


if __name__ == "__main__":
    sys.exit(main({"monkey": monkey}))
