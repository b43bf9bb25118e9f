#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Attention Explorer authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Random actions on the real window: tests/faults/actions.py [--long] [--build-folder FOLDER] [--seed N] [section...]

Sections: monkey. AE_MONKEY_SEEDS and AE_MONKEY_ACTIONS shorten the long form. Two windows are worked with at once."""

import concurrent.futures
import os
import re
import shutil
import subprocess
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from common import ROOT, main  # noqa: E402

LONGEST = 3600  # seconds
AT_ONCE = 2


def documents():
    """Examples and lessons in turn."""
    found = []
    for folder, ending in (("examples", ".attn"), ("lessons", ".lesson")):
        path = os.path.join(ROOT, "resources", folder)
        found += sorted(os.path.join(path, name) for name in os.listdir(path) if name.endswith(ending))
    return found


def window_environment(folder):
    return dict(os.environ, QT_QPA_PLATFORM="offscreen", XDG_CONFIG_HOME=folder, XDG_STATE_HOME=folder, XDG_DATA_HOME=folder,
                XDG_CACHE_HOME=folder)


def prepared(setup, name, document):
    """A folder of its own with a copy of the document, which may be saved, and of the sessions that lessons name."""
    folder = setup.folder(name)
    shutil.copytree(os.path.join(ROOT, "resources", "lessons"), folder, dirs_exist_ok=True)
    return folder, shutil.copy(document, folder)


def monkey(setup, report):
    """No warning, no broken model, no second without an answer; undoing everything gives the identical document."""
    seeds = int(os.environ.get("AE_MONKEY_SEEDS", setup.size(2, 20)))
    actions = int(os.environ.get("AE_MONKEY_ACTIONS", setup.size(150, 10_000)))
    program = os.path.join(setup.build, "bin", "monkey")
    choice = documents()

    def run(seed):
        document = choice[seed % len(choice)]
        folder, file = prepared(setup, f"seed{seed}", document)
        done = subprocess.run([program, "random", str(seed), str(actions), file], env=window_environment(folder), cwd=folder,
                              stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, timeout=LONGEST)
        return seed, os.path.basename(document), done

    with concurrent.futures.ThreadPoolExecutor(AT_ONCE) as pool:
        for seed, name, done in pool.map(run, range(1, seeds + 1)):
            words = (done.stderr.strip().splitlines() or [""])[-1]
            report.expect(done.returncode == 0, f"seed {seed}, {name}: ended with {done.returncode}: {words}")
            if match := re.search(r"(\d+) actions, (\d+) edits, (\d+) steps", done.stdout):
                for what, number in zip(("actions", "edits", "steps undone"), match.groups()):
                    report.count(what, int(number))


if __name__ == "__main__":
    sys.exit(main({"monkey": monkey}))
