#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Attention Explorer authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Nothing let in, no digit lost: tests/faults/files.py [--long] [--build-folder FOLDER] [--seed N] [section...]

Sections: trace, malformed, numbers, clipboard, salvage, states."""

import base64
import json
import os
import re
import resource
import struct
import subprocess
import sys
import time
import zipfile
import zlib

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from common import Skip, content, main, need, put, run  # noqa: E402

GOOD, BAD_DATA = 0, 65

# What text of a file may try: {path} is a file that exists and that nobody has a reason to open.
HOSTILE_TEXTS = (
    '<img src="{path}">', "<img src='file://{path}'>", "![picture]({path})", "![](file://{path})", "![](http://127.0.0.1:9/p.png)",
    '<img src="http://127.0.0.1:9/p.png">', '<link rel="stylesheet" href="{path}">', '<style>@import url("{path}");</style>',
    '<style>body {{ background: url({path}) }}</style>', '<table background="{path}"><tr><td>x</td></tr></table>',
    '<body background="file://{path}">', '<object data="{path}"></object>', "<?xml-stylesheet href='{path}'?>", "[link]({path})",
    "[![x]({path})]({path})", "<svg><image href='{path}'/></svg>", "{path}", "file://{path}", "qrc:{path}", "$\\includegraphics{{{path}}}$",
    "{{{{weights[0,0]}}}} ![]({path})", "<font color='url({path})'>x</font>", "`<img src='{path}'>`", "<!DOCTYPE x SYSTEM '{path}'><x/>",
)
NASTY_TEXTS = (
    "<table><tr><td>" * 18, "e" + "\u0301" * 250, "\u202eabc\u202c", "\u200b\u200d\ufeff", "\U000e0041" * 100, "a\u0000b", "\u2028\u2029",
    "{" * 200, "&" * 200, "%n %1 %L1 {0}", "((((" * 60, "\\frac{" * 40, "*" * 250, "> " * 120, "- " * 120, "\t" * 200,
)


def hostile_session(setup, path):
    """A good session of which every text tries something."""
    draw = setup.random
    tricks = [text.format(path=path) for text in HOSTILE_TEXTS]
    text = lambda most: draw.choice(tricks + list(NASTY_TEXTS)).replace("\0", "")[:most]
    tokens, d_model, d_k, d_v = draw.randint(1, 6), draw.randint(1, 4), draw.randint(1, 4), draw.randint(1, 4)
    matrix = lambda r, c: {"shape": [r, c], "rows": [[draw.uniform(-2, 2) for _ in range(c)] for _ in range(r)]}
    matrices = {"X": matrix(tokens, d_model), "Wq": matrix(d_model, d_k), "Wk": matrix(d_model, d_k), "Wv": matrix(d_model, d_v)}
    names = [text(256) for _ in range(tokens)]
    cells = [{"cell": "text", "markdown": "\n\n".join(text(100_000) for _ in range(6))}, {"cell": text(60)}, {"cell": "tokens"},
             {"cell": "projections"}, {"cell": "weights"}, {"cell": "weights-chart"}, {"cell": "scores"}, {"cell": "code"}]
    return {"format": "attention-explorer-session", "version": {"major": 1, "minor": draw.choice((0, 7))}, "generator": text(1000),
            "title": text(1024), "tokens": names, "features": [text(256) for _ in range(d_model)], "matrices": matrices,
            "notebook": draw.sample(cells, len(cells)), "baselines": [{"name": text(1024) or "x", "tokens": names, "matrices": matrices}],
            "worksheet": {"blanks": [text(200), "weights[0,0]"]}, text(50) or "x": text(500),
            "view": {"selection": text(100), "answers": [text(100)], "seek": {"goals": [text(100)]}}}


OPENED = re.compile(r'^\d+ +(?:openat|open|execve|readlink|statx|newfstatat|access|faccessat2)\([^"]*"((?:[^"\\]|\\.)*)".* = (-?\d+)')
CONNECTED = re.compile(r"^\d+ +(?:connect|sendto)\((.*)\) = ")


def traced(setup, command, folder):
    """Names that the command asked the system for, and the addresses that it called."""
    log = os.path.join(folder, "trace")
    environment = dict(os.environ, QT_QPA_PLATFORM="offscreen", XDG_CONFIG_HOME=folder, XDG_STATE_HOME=folder, XDG_DATA_HOME=folder,
                       XDG_CACHE_HOME=folder, XDG_RUNTIME_DIR=folder, LC_ALL="C.UTF-8", DBUS_SESSION_BUS_ADDRESS="disabled:")
    trace = ["strace", "-f", "-s", "4096", "-o", log, "-e", "trace=%file,connect,sendto"]
    started = time.monotonic()
    done = run(trace + command, env=environment)
    seconds = time.monotonic() - started
    names, calls = set(), set()
    with open(log, errors="replace") as lines:
        for line in lines:
            if match := OPENED.match(line):
                names.add(match.group(1))
            elif match := CONNECTED.match(line):
                calls.add(match.group(1))
    return done, seconds, names, calls


def trace(setup, report):
    """Opening a hostile session touches no file but the session, and makes no connection."""
    need("strace")
    folder = setup.folder("trace")
    bait = os.path.join(folder, "bait.png")
    put(bait, b"\x89PNG\r\n\x1a\n")
    session = os.path.join(folder, "s.attn")
    picture = os.path.join(folder, "out.png")
    programs = {
        "attention-cli check": lambda: [setup.cli, "check", session],
        "attention-cli convert": lambda: [setup.cli, "convert", session, os.path.join(folder, "o.attn"), "--force"],
        "attention-explorer": lambda: [setup.window, session, "--screenshot", picture, "--size", "900x700"],
    }
    for name, command in programs.items():
        known_calls = set()
        for _ in range(2):  # the second one finds the caches that the first one made
            put(session, content(setup.session("plain.attn", 3, 2)))
            _, _, _, calls = traced(setup, command(), folder)
            known_calls |= calls
        most = setup.size(3, 200) if name == "attention-explorer" else setup.size(10, 200)
        for number in range(most):
            put(session, json.dumps(hostile_session(setup, bait)).encode())
            done, seconds, names, calls = traced(setup, command(), folder)
            where = f"{name}, session {number}"
            report.expect(done.returncode in (GOOD, BAD_DATA), f"{where}: ended with {done.returncode}: {done.stderr[-200:]!r}")
            report.expect(not any("bait" in known for known in names), f"{where}: it asked for {[n for n in names if 'bait' in n]}")
            report.expect(not any("127.0.0.1" in call or "AF_INET" in call for call in calls | known_calls), f"{where}: {calls}")
            # under strace and beside others; alone it takes a tenth of that
            report.expect(seconds < 30, f"{where}: {seconds:.0f} s")
            report.count("sessions")
            if done.returncode == GOOD:
                report.count("opened")
    report.expect(report.figures.get("opened", 0) > report.figures["sessions"] / 2, "most hostile sessions were refused: they try nothing")


def peak(command):
    """Exit code, message, seconds and the most memory in MiB of one run."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
                               preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (20, 20)))
    message = process.stderr.read()
    process.stderr.close()
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    # of the processor: a busy machine does not count
    return process.returncode, message, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def spoilt(draw, files):
    """One malformed file: cut, flipped, spliced, blown up."""
    data = bytearray(draw.choice(files))
    how = draw.randrange(6)
    place = draw.randrange(len(data))
    if how == 0:
        return "cut", bytes(data[:place])
    if how == 1:
        for _ in range(draw.randint(1, 8)):
            data[draw.randrange(len(data))] ^= 1 << draw.randrange(8)
        return "flipped", bytes(data)
    if how == 2:
        other = draw.choice(files)
        return "spliced", bytes(data[:place]) + other[draw.randrange(len(other)):]
    if how == 3:
        length = draw.randint(1, 200)
        return "repeated", bytes(data[:place]) + bytes(data[place:place + length]) * draw.randint(2, 5000) + bytes(data[place:])
    if how == 4:
        return "numbers", re.sub(rb"-?\d+\.?\d*", lambda m: draw.choice((m.group(), m.group(), b"1e999", b"-0", b"99999999999999999999",
                                                                         b"0x10", b"NaN", b"1e-400", b"[")), bytes(data))
    return "nested", bytes(data[:place]) + draw.choice((b"[", b'{"a":', b'"')) * draw.randint(1, 200_000) + bytes(data[place:])


def malformed(setup, report):
    """Malformed sessions: a message in under 2 s, under 256 MiB more than a good one takes, none crashes."""
    folder = setup.folder("malformed")
    path = os.path.join(folder, "m.attn")
    good = [setup.session("a.attn", 12, 5), setup.session("b.attn", 300, 250)]  # the second one has encoded rows
    files = [content(name) for name in good]
    usual = max(peak([setup.cli, "check", name])[3] for name in good)
    slowest, most, refused = 0.0, 0.0, 0
    for number in range(setup.size(60, 1000)):
        how, data = spoilt(setup.random, files)
        put(path, data)
        code, message, seconds, memory = peak([setup.cli, "check", path])
        where = f"session {number} ({how})"
        report.expect(code in (GOOD, BAD_DATA), f"{where}: ended with {code}")
        report.expect(code == GOOD or message.startswith(b"attention-cli: "), f"{where}: no message: {message[:200]!r}")
        report.expect(seconds < 2, f"{where}: {seconds:.1f} s")
        report.expect(memory - usual < 256, f"{where}: {memory - usual:.0f} MiB more than a good one")
        slowest, most, refused = max(slowest, seconds), max(most, memory - usual), refused + (code == BAD_DATA)
    report.figures.update({"refused": refused, "slowest s": round(slowest, 2), "most MiB more": round(most)})


LOCALES = ("C", "de_DE.UTF-8", "tr_TR.UTF-8", "ar_EG.UTF-8")


def locale_folder(setup):
    """The locales, made where they can be: without them every program silently runs in C."""
    need("localedef")
    folder = setup.folder("locales")
    for name in LOCALES[1:]:
        language = name.split(".")[0]
        if not os.path.exists(f"/usr/share/i18n/locales/{language}"):
            raise Skip(f"the source of the locale {language} is not installed (package locales)")
        subprocess.run(["localedef", "-i", language, "-f", "UTF-8", os.path.join(folder, name)], check=True, stderr=subprocess.DEVNULL)
    return folder


def random_doubles(draw, count):
    """Any bits but those of a NaN: all magnitudes, subnormal numbers, both zeros and infinities."""
    numbers = [0.0, -0.0, float("inf"), float("-inf"), 5e-324, -5e-324, 2.2250738585072014e-308, 1.7976931348623157e308, 0.1, 1 / 3]
    while len(numbers) < count:
        number = struct.unpack("<d", draw.randbytes(8))[0]
        if number == number:
            numbers.append(number)
    return numbers[:count]


def session_of(rows, columns, numbers):
    """A session whose X holds the numbers, row by row."""
    texts, crc = [], 0
    for row in range(rows):
        data = struct.pack(f"<{columns}d", *numbers[row * columns:(row + 1) * columns])
        crc = zlib.crc32(data, crc)
        texts.append(base64.b64encode(data).decode())
    weights = {"shape": [columns, 1], "rows": [[0.5]] * columns}
    return {"format": "attention-explorer-session", "version": {"major": 1}, "tokens": [f"t{i}" for i in range(rows)],
            "matrices": {"X": {"shape": [rows, columns], "encoding": "f64le-base64", "rows": texts, "crc32": f"{crc:08x}"}, "Wq": weights,
                         "Wk": weights, "Wv": weights}}


def x_of(path):
    """The bits of X in a session file."""
    with open(path) as file:
        x = json.load(file)["matrices"]["X"]
    if "encoding" in x:
        return b"".join(base64.b64decode(row) for row in x["rows"])
    return b"".join(struct.pack(f"<{len(row)}d", *(float(number) for number in row)) for row in x["rows"])


def numbers(setup, report):
    """Random doubles through every file that takes them back, bit for bit, whatever the locale."""
    locales = locale_folder(setup)
    folder = setup.folder("numbers")
    rows, columns = setup.size((40, 50), (1000, 1000))
    values = random_doubles(setup.random, rows * columns)
    bits = struct.pack(f"<{len(values)}d", *values)
    source = os.path.join(folder, "source.attn")
    put(source, json.dumps(session_of(rows, columns, values)).encode())
    for language in LOCALES:
        environment = dict(os.environ, LC_ALL=language, LANG=language, LOCPATH=locales)
        if language != "C":
            asked = run(["locale", "charmap"], env=environment)
            report.expect(asked.stdout.strip() == b"UTF-8" and not asked.stderr, f"{language}: the locale is not there: {asked.stderr!r}")
        put(os.path.join(folder, "w.npy"), npy(columns))
        for ending, more in ((".attn", []), (".csv", ["--step", "X"]), (".tsv", ["--step", "X"]), (".npy", ["--step", "X"]), (".npz", []),
                             (".safetensors", [])):
            where = f"{language} {ending}"
            between = os.path.join(folder, "between" + ending)
            done = run([setup.cli, "convert", source, between, *more, "--force"], env=environment)
            if not report.expect(done.returncode == 0, f"{where}: not written: {done.stderr[-300:]!r}"):
                continue
            back = between
            if ending != ".attn":
                back = os.path.join(folder, "back.attn")
                x = between + (":X" if ending in (".npz", ".safetensors") else "")
                weights = os.path.join(folder, "w.npy")
                done = run([setup.cli, "import", "-o", back, "--x", x, "--wq", weights, "--wk", weights, "--wv", weights, "--force"],
                           env=environment)
                if not report.expect(done.returncode == 0, f"{where}: not read: {done.stderr[-300:]!r}"):
                    continue
            report.expect(x_of(back) == bits, f"{where}: other bits")
            report.count("numbers", len(values))


def npy(rows):
    """One column of halves as a NumPy file."""
    header = f"{{'descr': '<f8', 'fortran_order': False, 'shape': ({rows}, 1), }}"
    header += " " * (63 - (10 + len(header)) % 64) + "\n"
    return b"\x93NUMPY\x01\x00" + struct.pack("<H", len(header)) + header.encode() + struct.pack(f"<{rows}d", *[0.5] * rows)


def clipboard(setup, report):
    """Random doubles copied from one pane and pasted into another, as exact bits and as the text that other programs get."""
    locales = locale_folder(setup)
    folder = setup.folder("clipboard")
    rows, columns = setup.size((30, 40), (1000, 1000))
    source = os.path.join(folder, "source.attn")
    put(source, json.dumps(session_of(rows, columns, random_doubles(setup.random, rows * columns))).encode())
    for language in LOCALES:
        environment = dict(os.environ, LC_ALL=language, LANG=language, LOCPATH=locales, QT_QPA_PLATFORM="offscreen", XDG_STATE_HOME=folder,
                           XDG_CONFIG_HOME=folder, XDG_DATA_HOME=folder)
        done = subprocess.run([os.path.join(setup.build, "bin", "pastenumbers"), source, language.split(".")[0]], env=environment,
                              stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=1200)
        report.expect(done.returncode == 0, f"{language}: ended with {done.returncode}: {done.stderr[-300:]!r}")
        report.count("numbers", 2 * rows * columns)


def rows_of(matrix):
    """The bits of each row of a matrix in a session file, however it is written."""
    if "encoding" in matrix:
        return [base64.b64decode(row) for row in matrix["rows"]]
    return [struct.pack(f"<{len(row)}d", *(float(number) for number in row)) for row in matrix["rows"]]


def salvage(setup, report):
    """Cut anywhere, or with one byte changed: what comes back is whole rows of the file, and NaN where one is missing."""
    folder = setup.folder("salvage")
    damaged, out = os.path.join(folder, "d.attn"), os.path.join(folder, "o.attn")
    files = [content(setup.session("a.attn", 12, 5)), content(setup.session("b.attn", 300, 250))]  # the second one has encoded rows
    originals = [json.loads(data)["matrices"] for data in files]
    cuts = setup.size(30, 2000)
    for number in range(2 * cuts):
        which = setup.random.randrange(len(files))
        data = bytearray(files[which])
        place = setup.random.randrange(len(data))
        is_cut = number < cuts
        if is_cut:
            del data[place:]
        else:
            data[place] ^= 1 << setup.random.randrange(8)
        put(damaged, bytes(data))
        if os.path.exists(out):
            os.remove(out)
        code, message, seconds, _ = peak([setup.cli, "check", "--recover", damaged, "-o", out, "--force"])
        where = f"{'cut' if is_cut else 'flip'} at {place} of file {which}"
        report.expect(code in (GOOD, BAD_DATA), f"{where}: ended with {code}: {message[-200:]!r}")
        report.expect(seconds < 5, f"{where}: {seconds:.1f} s")
        if not os.path.exists(out):
            report.count("nothing whole")
            continue
        report.count("recovered")
        judge_salvaged(json.loads(content(out))["matrices"], originals[which], is_cut, where, report)


def judge_salvaged(found, original, is_cut, where, report):
    """No row holds what the file did not say. A changed byte can be another digit of one row that has no checksum; of a cut none is left."""
    others = 0
    for key, matrix in original.items():
        expected = rows_of(matrix)
        for index, row in enumerate(rows_of(found.get(key, {"rows": []}))):
            values = struct.unpack(f"<{len(row) // 8}d", row)
            is_missing = all(value != value for value in values) or all(value == 0 for value in values)
            others += not is_missing and (index >= len(expected) or row != expected[index])
    report.expect(others <= (0 if is_cut else 1), f"{where}: {others} rows are not those of the file")


STATE_SESSION = {
    "format": "attention-explorer-session", "version": {"major": 1}, "tokens": ["good", "hidden", "bad", "endless", "last"],
    "matrices": {
        "X": {"shape": [5, 3], "rows": [[0.1, -0.1, -0.3], [0.4, 0.2, 0.0], ["NaN", 0.5, 0.25], ["Infinity", 0.5, 0.25], [1.3, 1.1, 0.9]]},
        "Wq": {"shape": [3, 2], "rows": [[0.5, 1.5], [0.4, 1.4], [0.3, 1.3]]}, "Wk": {"shape": [3, 2], "rows": [[0.2, -0.8], [0.3, -0.7], [0.4, -0.6]]},
        "Wv": {"shape": [3, 4], "rows": [[1, 0.5, 0, -0.5], [2, 1.5, 1, 0.5], [3, 2.5, 2, 1.5]]}},
    "options": {"mask": "painted", "allowed": ["11001", "00000", "11001", "11001", "11001"]}}
# Rows that have no weights, and what is said of them.
STATES = {1: r"fully[ -]masked", 2: r"not[ -]a[ -]number", 3: r"not[ -]a[ -]number"}
TEXTS = ("json", "py", "torch.py", "ipynb", "tex", "html", "md")
TABLES = ("csv", "tsv")
ARRAYS = ("npz", "safetensors")


def states(setup, report):
    """A row without weights has none in any export, the reason is said wherever there are words, and the good rows are the same in all."""
    folder = setup.folder("states")
    source = os.path.join(folder, "s.attn")
    put(source, json.dumps(STATE_SESSION).encode())
    listed = run([setup.cli, "formats"]).stdout.decode()
    known = set(TEXTS) | set(TABLES) | set(ARRAYS) | {"attn", "npy"}
    for line in listed.splitlines():
        if match := re.match(r"\.(\S+) .*\bwrites\b", line):
            report.expect(match.group(1) in known, f"no test for the format {match.group(1)}")
    for ending in (*TEXTS, *TABLES, *ARRAYS):
        path = os.path.join(folder, "o." + ending)
        more = ["--step", "weights"] if ending in TABLES else []
        done = run([setup.cli, "convert", source, path, *more, "--force"])
        if not report.expect(done.returncode == 0, f".{ending}: not written: {done.stderr[-200:]!r}"):
            continue
        data = content(path)
        if ending in TEXTS:
            for row, words in STATES.items():
                name = STATE_SESSION["tokens"][row]
                said = [line for line in data.decode().splitlines() if re.search(words, line, re.I) and name in line]
                report.expect(said, f".{ending}: nothing is said of row {row}, {name}")
        elif ending in TABLES:
            rows = [line.split("," if ending == "csv" else "\t") for line in data.decode().splitlines()[1:]]
            for index, row in enumerate(rows):
                holds = re.match(STATES[index], row[-1]) and not any(row[1:-1]) if index in STATES else row[-1] == "ok" and all(row[1:-1])
                report.expect(holds, f".{ending}: row {index} is {row}")
        else:
            weights = array_of(path, ending)
            for index in range(5):
                row = weights[index * 5:index * 5 + 5]
                holds = all(value != value for value in row) if index in STATES else abs(sum(row) - 1) < 1e-12
                report.expect(holds, f".{ending}: row {index} is {row}")
        report.count("formats")
    spoken = run([setup.cli, "explain", source, "weights[1,0]"]).stdout.decode() + run([setup.cli, "compute", source]).stdout.decode()
    report.expect("fully-masked" in spoken and "not-a-number" in spoken, "the command line does not say the states")


def array_of(path, ending):
    """The weights in an archive, row by row."""
    if ending == "npz":
        with zipfile.ZipFile(path) as archive:
            data = archive.read("weights.npy")
        return struct.unpack("<25d", data[-200:])
    data = content(path)
    length = struct.unpack("<Q", data[:8])[0]
    start, end = json.loads(data[8:8 + length])["weights"]["data_offsets"]
    return struct.unpack("<25d", data[8 + length + start:8 + length + end])


if __name__ == "__main__":
    sys.exit(main({"trace": trace, "malformed": malformed, "numbers": numbers, "clipboard": clipboard, "salvage": salvage, "states": states}))
