# SPDX-FileCopyrightText: The Attention Explorer authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What all fault tests share: the built programs, sessions to save, counting of what held and what did not."""

import hashlib
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
NOBODY = 65534  # whom permissions bind
SKIPPED = 77
STRAY = ".attention-"


class Skip(Exception):
    """Something of the system is missing; its text says what."""


class Report:
    """Counts what a section tried and keeps what did not hold, in words."""

    def __init__(self, name):
        self.name = name
        self.tried = 0
        self.failures = []
        self.figures = {}
        self.skipped = []

    def expect(self, holds, words):
        self.tried += 1
        if not holds:
            self.failures.append(words)
        return holds

    def count(self, what, by=1):
        self.figures[what] = self.figures.get(what, 0) + by

    def skip(self, words):
        self.skipped.append(words)

    def show(self):
        figures = "".join(f", {name} {value}" for name, value in self.figures.items())
        print(f"{self.name}: {self.tried} checks, {len(self.failures)} failed{figures}", flush=True)
        for words in self.skipped:
            print(f"{self.name}: SKIPPED: {words}", flush=True)
        for words in self.failures[:20]:
            print(f"{self.name}: FAILED: {words}", flush=True)
        if len(self.failures) > 20:
            print(f"{self.name}: ... and {len(self.failures) - 20} more", flush=True)


class Setup:
    """One run: where the programs are, how much is asked for, a folder that goes at the end."""

    def __init__(self, build, is_long, seed):
        self.build = build
        self.is_long = is_long
        self.random = random.Random(seed)
        self.scratch = tempfile.mkdtemp(prefix="attention-faults-")
        os.chmod(self.scratch, 0o755)  # for those that run as nobody
        self.cli = os.path.join(build, "bin", "attention-cli")
        self.window = os.path.join(build, "bin", "attention-explorer")
        self.user = os.path.join(build, "bin", "faultuser")

    def folder(self, name):
        path = os.path.join(self.scratch, name)
        shutil.rmtree(path, ignore_errors=True)
        os.mkdir(path)
        return path

    def size(self, quick, long):
        return long if self.is_long else quick

    def session(self, name, rows, d_model=8, mark=0.0):
        """A session file of the program's own spelling; `mark` is X[0,0]."""
        draw = random.Random(rows * 31 + d_model)
        matrix = lambda r, c: {"shape": [r, c], "rows": [[draw.uniform(-1, 1) for _ in range(c)] for _ in range(r)]}
        x = matrix(rows, d_model)
        x["rows"][0][0] = mark
        content = {"format": "attention-explorer-session", "version": {"major": 1, "minor": 0}, "tokens": [f"t{i}" for i in range(rows)],
                   "matrices": {"X": x, "Wq": matrix(d_model, 3), "Wk": matrix(d_model, 3), "Wv": matrix(d_model, 2)}}
        raw = os.path.join(self.scratch, "raw.attn")
        with open(raw, "w") as file:
            json.dump(content, file)
        path = os.path.join(self.scratch, name)
        subprocess.run([self.cli, "convert", raw, path, "--force"], check=True)
        return path

    def close(self):
        # folders that were made unwritable for a test
        for place, folders, _ in os.walk(self.scratch):
            for folder in folders:
                path = os.path.join(place, folder)
                if not os.path.islink(path):
                    os.chmod(path, 0o700)
        shutil.rmtree(self.scratch, ignore_errors=True)


def content(path):
    with open(path, "rb") as file:
        return file.read()


def put(path, data):
    with open(path, "wb") as file:
        file.write(data)


def digest(path):
    try:
        return hashlib.sha256(content(path)).hexdigest()
    except FileNotFoundError:
        return None


def strays(folder):
    return [name for name in os.listdir(folder) if name.startswith(STRAY)]


def need(tool):
    if not shutil.which(tool):
        raise Skip(f"{tool} is not installed")


def run(command, **options):
    """Ends by itself, or counts as hanging."""
    try:
        return subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=60, **options)
    except subprocess.TimeoutExpired:
        return subprocess.CompletedProcess(command, "hangs", b"", b"")


def main(sections):
    """Runs the named sections, all without names; 77 when nothing but skips is left."""
    arguments = sys.argv[1:]
    is_long = "--long" in arguments
    build = os.path.join(ROOT, "build", "dev")
    seed = 1
    names = []
    rest = iter(arguments)
    for argument in rest:
        if argument == "--build-folder":
            build = os.path.abspath(next(rest))
        elif argument == "--seed":
            seed = int(next(rest))
        elif argument != "--long":
            names.append(argument)
    unknown = [name for name in names if name not in sections]
    if unknown:
        sys.exit(f"no section {', '.join(unknown)}; there are {', '.join(sections)}")
    reports = []
    for name in names or sections:
        setup = Setup(build, is_long, seed)
        report = Report(name)
        start = time.monotonic()
        try:
            sections[name](setup, report)
        except Skip as reason:
            report.skip(str(reason))
        finally:
            setup.close()
        report.figures["seconds"] = round(time.monotonic() - start)
        report.show()
        reports.append(report)
    if any(report.failures for report in reports):
        return 1
    return 0 if any(report.tried for report in reports) else SKIPPED
