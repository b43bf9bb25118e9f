#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Attention Explorer authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The running window is killed under a scripted user: tests/faults/windows.py [--long] [--build-folder FOLDER] [--seed N] [kills]

Each run finds what the one before left, as a person does who starts the program again, and goes on. What was saved and the recovery
copies are read here too, without the program's own reader."""

import hashlib
import json
import os
import subprocess
import sys
import threading
import time

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from common import Skip, content, main, put, strays  # noqa: E402

MOST_LOST = 15.0  # seconds
STEP = 0.1  # seconds
LANES = 6  # at the same time: they mostly wait


def mark_of(session):
    """The number of the last edit in a session; faultuser.cpp says how it gets there."""
    data = json.loads(session)
    notebook = data.get("notebook", [{}])  # one that was never saved has the program's own
    last = notebook[0].get("markdown", "").split(" ")[-1].strip()
    return max(int(data["matrices"]["X"]["rows"][0][0]), int(last) if last.isdigit() else 0)


def read_copy(path):
    """(id, sequence, mark) of a recovery copy whose checksum is right; None for a damaged one."""
    line, _, session = content(path).partition(b"\n")
    try:
        head = json.loads(line)
        checksum = head.pop("sha256")
        text = json.dumps(head, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()
        if hashlib.sha256(text + session).hexdigest() != checksum:
            return None
        return head["id"], int(head["sequence"]), mark_of(session)
    except (ValueError, KeyError):
        return None


class Lane:
    """One person who works, is cut off, and goes on."""

    def __init__(self, setup, report, number, lock):
        self.setup, self.report, self.lock = setup, report, lock
        self.folder = setup.folder(f"lane{number}")
        self.file = os.path.join(self.folder, "work.attn")
        put(self.file, content(os.path.join(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))), "resources", "examples",
                                            "lesson.attn")))
        self.state = os.path.join(self.folder, "state")
        self.recovery = os.path.join(self.state, "attention-explorer", "recovery")
        self.environment = dict(os.environ, QT_QPA_PLATFORM="offscreen", XDG_STATE_HOME=self.state,
                                XDG_CONFIG_HOME=os.path.join(self.folder, "config"), XDG_DATA_HOME=os.path.join(self.folder, "share"))
        self.seed = setup.random.randrange(1 << 30) + number
        self.lost = []
        self.run_number = 0

    def expect(self, holds, words):
        with self.lock:
            return self.report.expect(holds, f"{os.path.basename(self.folder)} run {self.run_number}: {words}")

    def start(self):
        self.run_number += 1
        log = os.path.join(self.folder, f"log{self.run_number}")
        process = subprocess.Popen([self.setup.user, self.file, log, str(self.seed + self.run_number)], env=self.environment,
                                   stdout=subprocess.DEVNULL, stderr=open(log + ".err", "wb"))
        return process, log

    @staticmethod
    def lines(log):
        if not os.path.exists(log):
            return []
        found = [line.split() for line in content(log).decode().splitlines()]
        return [(int(line[0]) / 1e9, *line[1:]) for line in found if len(line) >= 3]

    def run(self, seconds):
        """Lets the user work that long, kills the window and judges what is left."""
        process, log = self.start()
        start = time.monotonic()
        while process.poll() is None and time.monotonic() - start < 60 and not any(line[1] == "begin" for line in self.lines(log)):
            time.sleep(0.05)
        stopped = self.wait(process, seconds)
        killed = time.monotonic()
        ended = process.poll()
        process.kill()
        process.wait()
        if not self.expect(ended is None, f"the window ended by itself: {ended}, {content(log + '.err')[-300:]!r}"):
            return
        lines = self.lines(log)
        self.expect(not any(line[1] == "unreadable" for line in lines), f"the program says: {lines[:4]}")
        kept = self.judge_files()
        lost_edits = [line[0] for line in lines if line[1] == "edit" and int(line[2]) > kept]
        oldest = min(lost_edits, default=killed)
        lost = killed - oldest - sum(STEP for moment in stopped if moment > oldest)
        self.expect(lost <= MOST_LOST, f"{lost:.1f} s lost, killed after {seconds:.1f} s")
        with self.lock:
            self.lost.append(lost)
            self.report.count("windows killed")
            self.report.count("of them held up from outside", 1 if stopped else 0)
            self.report.count("edits", sum(line[1] == "edit" for line in lines))
            self.report.count("saves", sum(line[1] == "save" for line in lines))

    @staticmethod
    def wait(process, seconds):
        """Moments at which somebody had stopped the program (SIGSTOP, a debugger): then nobody works in its window."""
        stopped = []
        end = time.monotonic() + seconds
        while time.monotonic() < end and process.poll() is None:
            time.sleep(STEP)
            try:
                state = content(f"/proc/{process.pid}/stat").rpartition(b")")[2].split()[0]
            except (FileNotFoundError, ProcessLookupError):
                break
            if state in (b"T", b"t"):
                stopped.append(time.monotonic())
        return stopped

    def judge_files(self):
        """The mark that is still there after a kill, in the saved file or in a copy; all of it must be whole."""
        try:
            kept = mark_of(content(self.file))
        except ValueError as error:
            self.expect(False, f"the saved file is torn: {error}")
            kept = -1
        if not os.path.isdir(self.recovery):
            return kept
        for name in sorted(os.listdir(self.recovery)):
            if not name.endswith(".recovery"):
                continue
            path = os.path.join(self.recovery, name)
            copy = read_copy(path)
            self.expect(copy is not None, f"{name} is damaged")
            self.expect(os.stat(path).st_mode & 0o77 == 0, f"{name} can be read by others")
            kept = max(kept, copy[2] if copy else -1)
        return kept

    def finish(self):
        """One more start: nothing is left behind in the end."""
        process, log = self.start()
        time.sleep(4)
        process.kill()
        process.wait()
        self.expect(not any(line[1] == "unreadable" for line in self.lines(log)), f"the program says: {self.lines(log)[:4]}")
        self.expect(len(strays(self.recovery) if os.path.isdir(self.recovery) else []) <= 1, "stray files gather")


def kills(setup, report):
    """kill -9 of the window at random moments: at most 15 s lost, and nothing unreadable."""
    if not os.path.exists(setup.user):
        raise Skip("the program faultuser is not built")
    wanted = int(os.environ.get("AE_WINDOW_KILLS", setup.size(9, 1000)))
    longest = setup.size(5.0, 26.0)
    moments = [setup.random.uniform(0.1, longest) for _ in range(wanted)]
    lock = threading.Lock()
    lanes = [Lane(setup, report, number, lock) for number in range(min(LANES, wanted))]

    def work(lane):
        while True:
            with lock:
                if not moments:
                    break
                moment = moments.pop()
            lane.run(moment)
        lane.finish()

    def guarded(lane):
        try:
            work(lane)
        except Exception as error:  # noqa: BLE001: a thread's end would go unnoticed
            lane.expect(False, f"the test itself ended: {error!r}")

    threads = [threading.Thread(target=guarded, args=(lane,)) for lane in lanes]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    lost = sorted(value for lane in lanes for value in lane.lost)
    if lost:
        report.figures["most lost"] = f"{lost[-1]:.1f} s"
        report.figures["median lost"] = f"{lost[len(lost) // 2]:.1f} s"


if __name__ == "__main__":
    sys.exit(main({"kills": kills}))
