#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Attention Explorer authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Saving is all or nothing: tests/faults/saving.py [--long] [--build-folder FOLDER] [--seed N] [section...]

Sections: kills, calls, limits, space, places. Everything goes through attention-cli, which saves with the one function that all of the
program saves with."""

import os
import re
import resource
import signal
import stat
import subprocess
import sys
import time

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from common import NOBODY, Skip, content, digest, main, need, put, run, strays  # noqa: E402

GOOD, CANNOT_OPEN, WOULD_OVERWRITE, WRITE_FAILED = 0, 66, 73, 74


def kills(setup, report):
    """kill -9 at random moments of saving: the old file or the new one, and at the next save nothing else."""
    sessions = [setup.session(f"{mark}.attn", 700, 90, mark) for mark in (1, 2)]
    digests = [digest(path) for path in sessions]
    folder = setup.folder("kills")
    target = os.path.join(folder, "session.attn")
    save = lambda path: [setup.cli, "convert", path, target, "--force"]
    times = []
    for path in sessions * 3:
        start = time.monotonic()
        subprocess.run(save(path), check=True)
        times.append(time.monotonic() - start)
    longest = max(times)
    number = 0
    while report.figures.get("killed", 0) < setup.size(40, 1000) and number < 10_000:
        number += 1
        old = digest(target)
        process = subprocess.Popen(save(sessions[number % 2]))
        time.sleep(setup.random.uniform(0.2, 1.1) * longest)
        process.kill()
        ended = process.wait() == 0
        now = digest(target)
        new = digests[number % 2]
        report.expect(now in (old, new), f"kill {number}: the file is neither the old nor the new one")
        report.expect(not ended or now == new, f"kill {number}: it ended well and the file is the old one")
        report.count("saved before the kill" if ended else "killed")
        if not ended and strays(folder):
            report.count("of these in the middle of writing")
    subprocess.run(save(sessions[0]), check=True)
    report.expect(digest(target) == digests[0], "the save after the kills is not the new file")
    report.expect(os.listdir(folder) == ["session.attn"], f"left behind: {strays(folder)}")


ERRORS = ("ENOSPC", "EIO", "EDQUOT", "EACCES", "EROFS", "EINVAL")
# What a save calls; the calls that start a program and read the input come before and are not counted.
CALLS = ("openat,close,read,write,fsync,fstat,newfstatat,stat,lstat,readlink,access,faccessat,faccessat2,statx,flock,fchmod,fchown,"
         "listxattr,getxattr,fsetxattr,renameat2,rename,renameat,link,linkat,unlink,unlinkat,getdents64,fcntl,lseek,ftruncate")


def traced_calls(command):
    """(name, which of its kind) of every call from the first look at the target on."""
    log = command[-1] + ".log"
    subprocess.run(["strace", "-f", "-o", log, "-e", f"trace={CALLS}", "-e", "signal=none", *command[:-1]], check=True,
                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    seen, found, has_begun = {}, [], False
    with open(log, errors="replace") as lines:
        for line in lines:
            name = re.match(r"^(?:\d+ +)?(\w+)\(", line)
            if not name:
                continue
            seen[name[1]] = seen.get(name[1], 0) + 1
            has_begun = has_begun or "target.attn" in line
            if has_begun:
                found.append((name[1], seen[name[1]]))
    return found


def calls(setup, report):
    """Every system call of a save failed, once and from there on, and killed: no false success, and the old file byte for byte."""
    need("strace")
    old, new = setup.session("old.attn", 40, 8, 1), setup.session("new.attn", 300, 20, 2)
    folder = setup.folder("calls")
    target = os.path.join(folder, "target.attn")
    save = [setup.cli, "convert", new, target, "--force"]

    def reset():
        for name in os.listdir(folder):
            os.remove(os.path.join(folder, name))
        put(target, content(old))

    reset()
    try:
        found = traced_calls([*save, os.path.join(setup.scratch, "trace")])
    except subprocess.CalledProcessError as error:
        raise Skip("strace may not trace here") from error
    report.expect(digest(target) == digest(new), "the save that is traced is not good")
    report.expect({"fsync", "write", "renameat2"} <= {name for name, _ in found}, f"only these calls were seen: {found}")
    report.count("calls of a save", len(found))
    faults = [(f"error={error}", "") for error in ERRORS[:setup.size(1, len(ERRORS))]]
    faults += [(f"error={error}", "+") for error in ERRORS[:setup.size(2, len(ERRORS))]]
    faults += [("signal=SIGKILL", "")]
    for name, which in found:
        for fault, on in faults:
            reset()
            what = f"{name} {which}{on} {fault}"
            strace = ["strace", "-f", "-qq", "-o", "/dev/null", "-e", f"trace={name}", "-e", f"inject={name}:{fault}:when={which}{on}"]
            ended = run([*strace, *save])
            now = digest(target)
            is_good = ended.returncode == GOOD
            if is_good:
                report.expect(now == digest(new), f"{what}: success, and the file is not the new one")
            elif "SIGKILL" in fault:
                report.expect(now in (digest(old), digest(new)), f"{what}: the file is neither the old nor the new one")
            else:
                report.expect(now == digest(old), f"{what}: exit code {ended.returncode}, and the file is not the old one")
                is_mute = name == "write" and on  # then the message cannot be written either
                report.expect(ended.returncode in (CANNOT_OPEN, WRITE_FAILED) and ended.stderr.count(b"\n") == (0 if is_mute else 1),
                              f"{what}: exit code {ended.returncode}, {ended.stderr!r}")
            report.count("saved all the same" if is_good else "killed" if "SIGKILL" in fault else "refused in words")
            subprocess.run(save, check=True)
            report.expect(os.listdir(folder) == ["target.attn"] and digest(target) == digest(new), f"{what}: the next save is not clean")


def limits(setup, report):
    """A limit to the size of files at many sizes: written as a whole or not at all."""
    old, new = setup.session("old.attn", 20, 4, 1), setup.session("new.attn", 150, 12, 2)
    folder = setup.folder("limits")
    target = os.path.join(folder, "target.attn")
    put(target, content(old))
    whole = os.path.getsize(new)
    count = setup.size(20, 200)
    sizes = [whole * i // (count - 3) for i in range(count - 3)] + [whole - 1, whole, whole + 1]
    for size in sizes:
        put(target, content(old))
        ended = run([setup.cli, "convert", new, target, "--force"],
                    preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (size, size)))
        fits = size >= whole
        report.expect(ended.returncode == (GOOD if fits else WRITE_FAILED), f"{size} of {whole} bytes: exit code {ended.returncode}")
        report.expect(digest(target) == digest(new if fits else old), f"{size} of {whole} bytes: the file is not the right one")
        report.expect(os.listdir(folder) == ["target.attn"], f"{size} of {whole} bytes: left behind {strays(folder)}")
        report.count("fitted" if fits else "refused")


def space(setup, report):
    """A file system of 64 KiB: what does not fit beside the old file is refused, and what fits is saved."""
    need("mount")
    folder = setup.folder("space")
    if os.geteuid() != 0 or subprocess.run(["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", folder], stderr=subprocess.DEVNULL).returncode:
        raise Skip("mounting a file system of 64 KiB needs root")
    try:
        small, large = setup.session("small.attn", 60, 8, 1), setup.session("large.attn", 220, 12, 2)
        middle = setup.session("middle.attn", 120, 12, 3)
        target = os.path.join(folder, "target.attn")
        report.expect(os.path.getsize(small) + os.path.getsize(middle) < 60 * 1024 < os.path.getsize(small) + os.path.getsize(large),
                      "the sessions have the wrong sizes for this test")
        put(target, content(small))
        for number in range(setup.size(3, 30)):
            ended = run([setup.cli, "convert", large, target, "--force"])
            if not report.expect(ended.returncode == WRITE_FAILED and b"No space left" in ended.stderr,
                                 f"exit code {ended.returncode}, {ended.stderr!r}"):
                break
            report.expect(digest(target) == digest(small), "the old file is not what it was")
            report.expect(os.listdir(folder) == ["target.attn"], f"left behind {strays(folder)}")
            ended = run([setup.cli, "convert", middle if number % 2 == 0 else small, target, "--force"])
            report.expect(ended.returncode == GOOD, f"what fits: exit code {ended.returncode}, {ended.stderr!r}")
            run([setup.cli, "convert", small, target, "--force"])
        try:
            for number in range(64):
                put(os.path.join(folder, f"filling{number}"), b"x" * 1024)
        except OSError:
            pass  # it is full now
        ended = run([setup.cli, "convert", small, target, "--force"])
        report.expect(ended.returncode == WRITE_FAILED, f"full: exit code {ended.returncode}")
        report.expect(digest(target) == digest(small), "full: the old file is not what it was")
    finally:
        subprocess.run(["umount", folder], check=True)


class Place:
    """One kind of place to save to, and what must come of it."""

    def __init__(self, setup, report):
        self.setup, self.report = setup, report
        self.old, self.new = setup.session("old.attn", 20, 4, 1), setup.session("new.attn", 30, 4, 2)
        self.folder = setup.folder("places")
        os.chmod(self.folder, 0o777)
        self.number = 0

    def fresh(self):
        self.number += 1
        path = os.path.join(self.folder, str(self.number))
        os.mkdir(path)
        os.chmod(path, 0o777)
        return path

    def save(self, name, target, code, is_nobody=False, cwd=None, flags=("--force",), words=b""):
        """Saves and compares the exit code and a word of the message."""
        options = {"user": NOBODY, "group": NOBODY, "extra_groups": []} if is_nobody and os.geteuid() == 0 else {}
        ended = run([self.setup.cli, "convert", *flags, "--", self.new, target], cwd=cwd, **options)
        self.report.expect(ended.returncode == code, f"{name}: exit code {ended.returncode} and not {code}: {ended.stderr!r}")
        self.report.expect(words in ended.stderr and ended.stderr.count(b"\n") == (0 if code == GOOD else 1), f"{name}: {ended.stderr!r}")

    def holds(self, name, path, is_new):
        self.report.expect(digest(path) == digest(self.new if is_new else self.old), f"{name}: not the {'new' if is_new else 'old'} content")

    def only(self, name, folder, *names):
        found = os.listdir(os.fsencode(folder))
        self.report.expect(sorted(found) == sorted(map(os.fsencode, names)), f"{name}: the folder holds {found}")


def places(setup, report):
    """Links, rights, owners, things that are no files, and names."""
    place = Place(setup, report)
    links(place)
    rights(place)
    no_files(place)
    strange_names(place)


def links(place):
    folder = place.fresh()
    target, link, second = (os.path.join(folder, name) for name in ("target.attn", "link.attn", "second.attn"))
    put(target, content(place.old))
    os.symlink("target.attn", link)
    os.symlink(link, second)
    place.save("link to a link", second, GOOD)
    place.holds("link to a link", target, True)
    place.report.expect(os.path.islink(link) and os.path.islink(second), "link to a link: a link is none any more")

    folder = place.fresh()
    link = os.path.join(folder, "link.attn")
    os.symlink("target.attn", link)
    place.save("dangling link, not forced", link, WOULD_OVERWRITE, flags=(), words=b"exists already")
    place.only("dangling link, not forced", folder, "link.attn")
    place.save("dangling link", link, GOOD)
    place.holds("dangling link", os.path.join(folder, "target.attn"), True)
    os.remove(link)
    os.symlink("no/such/folder/target.attn", link)
    place.save("link into no folder", link, CANNOT_OPEN, words=b"does not exist")
    os.remove(link)
    os.symlink("link.attn", link)
    place.save("link to itself", link, WRITE_FAILED, words=b"Too many levels of symbolic links")

    folder = place.fresh()
    target, other = os.path.join(folder, "target.attn"), os.path.join(folder, "other.attn")
    put(target, content(place.old))
    os.link(target, other)
    place.save("hard link", target, GOOD)
    place.holds("hard link, the saved name", target, True)
    place.holds("hard link, the other name", other, False)
    place.only("hard link", folder, "target.attn", "other.attn")


def rights(place):
    report = place.report
    folder = place.fresh()
    target = os.path.join(folder, "target.attn")
    put(target, content(place.old))
    os.chmod(target, 0o640)
    place.save("mode 640", target, GOOD)
    report.expect(stat.S_IMODE(os.stat(target).st_mode) == 0o640, "mode 640: it is another one now")
    place.save("not forced", target, WOULD_OVERWRITE, flags=(), words=b"use --force")

    folder = place.fresh()
    target = os.path.join(folder, "target.attn")
    put(target, content(place.old))
    os.chmod(target, 0o444)
    if os.geteuid() == 0:
        os.chown(target, NOBODY, NOBODY)
    place.save("read-only file", target, WRITE_FAILED, is_nobody=True, words=b"Permission denied")
    place.holds("read-only file", target, False)

    folder = place.fresh()
    target = os.path.join(folder, "target.attn")
    put(target, content(place.old))
    os.chmod(target, 0o666)
    os.chmod(folder, 0o555)
    place.save("read-only folder", target, WRITE_FAILED, is_nobody=True, words=b"Permission denied")
    place.holds("read-only folder", target, False)
    place.save("new file in a read-only folder", os.path.join(folder, "fresh.attn"), WRITE_FAILED, is_nobody=True, words=b"Permission denied")
    place.only("read-only folder", folder, "target.attn")

    folder = place.fresh()
    target = os.path.join(folder, "target.attn")
    put(target, content(place.old))
    os.chmod(target, 0o666)
    os.chmod(folder, 0o333)
    if os.geteuid() == 0:
        os.chown(folder, NOBODY, NOBODY)
    place.save("folder that cannot be listed", target, GOOD, is_nobody=True)
    os.chmod(folder, 0o777)
    place.holds("folder that cannot be listed", target, True)
    place.only("folder that cannot be listed", folder, "target.attn")

    if os.geteuid() != 0:
        report.skip("files of another owner need root")
        return
    folder = place.fresh()
    target = os.path.join(folder, "target.attn")
    put(target, content(place.old))
    os.chown(target, NOBODY, NOBODY)
    place.save("foreign owner, root saves", target, GOOD)
    report.expect(os.stat(target).st_uid == NOBODY, "foreign owner, root saves: the owner is another one now")

    folder = place.fresh()
    target = os.path.join(folder, "target.attn")
    put(target, content(place.old))
    os.chmod(target, 0o4766)
    place.save("foreign owner, may be written", target, GOOD, is_nobody=True)
    place.holds("foreign owner, may be written", target, True)
    report.expect(os.stat(target).st_mode & 0o6000 == 0, "foreign owner: the file runs as its new owner now")

    folder = place.fresh()
    target = os.path.join(folder, "target.attn")
    put(target, content(place.old))
    os.chmod(target, 0o666)
    os.chmod(folder, 0o1777)  # as /tmp
    place.save("foreign owner in a sticky folder", target, WRITE_FAILED, is_nobody=True, words=b"Operation not permitted")
    place.holds("foreign owner in a sticky folder", target, False)
    place.only("foreign owner in a sticky folder", folder, "target.attn")


def no_files(place):
    folder = place.fresh()
    fifo, directory, full = (os.path.join(folder, name) for name in ("fifo.attn", "folder.attn", "full.attn"))
    os.mkfifo(fifo)
    os.mkdir(directory)
    os.symlink("/dev/full", full)
    place.save("FIFO", fifo, CANNOT_OPEN, words=b"not a regular file")
    place.save("folder", directory, CANNOT_OPEN, words=b"is a folder")
    place.save("/dev/full", full, CANNOT_OPEN, words=b"not a regular file")
    place.save("folder that does not exist", os.path.join(folder, "no", "x.attn"), CANNOT_OPEN, words=b"does not exist")
    place.only("no files", folder, "fifo.attn", "folder.attn", "full.attn")
    place.report.expect(stat.S_ISFIFO(os.stat(fifo).st_mode), "FIFO: it is none any more")


def strange_names(place):
    names = [b"n" * 250 + b".attn", "ü日本🎈.attn".encode(), b"caf\xe9.attn", b"\xff\xfe.attn", b"-o.attn", b"--force.attn", b"a\nb.attn", b"% 1'\"$.attn"]
    for name in names:
        folder = place.fresh()
        for flags in ((), ("--force",)):
            place.save(f"name {name[:20]!r}", name, GOOD, cwd=folder, flags=flags)
        path = os.path.join(os.fsencode(folder), name)
        place.holds(f"name {name[:20]!r}", path, True)
        place.only(f"name {name[:20]!r}", folder, name)
        checked = run([place.setup.cli, "check", "--", name], cwd=folder)
        place.report.expect(checked.returncode == GOOD, f"name {name[:20]!r}: check says {checked.stderr!r}")
    place.save("name of 256 bytes", b"n" * 251 + b".attn", WRITE_FAILED, cwd=place.fresh(), words=b"File name too long")


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    sys.exit(main({"kills": kills, "calls": calls, "limits": limits, "space": space, "places": places}))
