# SPDX-FileCopyrightText: The Attention Explorer authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tables of scripts/bench, as aligned lines and as Markdown, and what there is to say about the machine."""

import datetime
import os
import re

HOW = """\
Every figure comes from one run of `scripts/bench` on one machine, in a build of the kind that users run. A peer and ours are started
in turn, {rounds} times, and a ratio is that of the medians over these rounds. A round of a peer is the median of several runs in one
process, after two runs that warm up; a round of ours is the median of seven batches of 0.1 s and more by the wall clock, after one run.

NumPy runs the lesson's own lines in float64 with the BLAS named above on all cores. An edit and a step of the slider stand against a
full pass of these lines, because that is what they do after an edit. PyTorch runs forward and backward of the same equation, float64, on
all cores; ours is backward alone, because here the results of the forward pass are always there already. The further figure “with a
full pass before it” is for whoever wants like against like.

Key presses and drags go to the real main window at 1600 × 1000, and a time ends when the frame that shows the change is painted and
handed on; “99 %” is the 99th percentile of {presses} of them. They are drawn without a display where nothing else is said. During a
drag the next mouse move comes as soon as the frame of the one before is painted; the worked row, the weights and their chart are in
view. Start ends with the first painted frame, whose notebook is still empty; the figure beside it ends when the lesson stands there.
Opening ends with the frame that shows the file. Memory is the largest resident size in megabytes of 10⁶ bytes."""


def shown_time(milliseconds):
    if milliseconds < 0.1:
        return f"{milliseconds * 1000:.2f} µs"
    return f"{milliseconds:.3g} ms" if milliseconds < 100 else f"{milliseconds:.0f} ms"


def lines(heads, rows):
    """Aligned columns; the first to the left, the others to the right."""
    table = [heads, *rows]
    widths = [max(len(row[i]) for row in table) for i in range(len(heads))]
    return ["  ".join([row[0].ljust(widths[0]), *map(str.rjust, row[1:], widths[1:])]) for row in table]


def markdown(heads, rows):
    rule = ["---"] + ["---:"] * (len(heads) - 1)
    return [f"| {' | '.join(row)} |" for row in (heads, rule, *rows)]


def machine():
    """Processor, cores and memory in a sentence."""
    with open("/proc/cpuinfo", encoding="utf-8") as file:
        model = re.search(r"model name\s*:\s*(.*)", file.read())
    with open("/proc/meminfo", encoding="utf-8") as file:
        kibibytes = int(re.search(r"MemTotal:\s*(\d+)", file.read()).group(1))
    return f"{model.group(1) if model else 'unknown processor'}, {os.cpu_count()} cores, {kibibytes / 1024**2:.0f} GiB of memory"


def write_report(path, measure, rounds, presses, tables):
    """tables: title, heads and rows of each."""
    text = ["# What it costs", "", "`scripts/bench` writes this page.", "", f"- Date: {datetime.date.today().isoformat()}",
            f"- Machine: {machine()}", f"- Peers: {', '.join(measure.versions.values())}", ""]
    for title, heads, rows in tables:
        text += [f"## {title}", "", *markdown(heads, rows), ""]
    text += ["## How it is measured", "", HOW.format(rounds=rounds, presses=presses), ""]
    with open(path, "w", encoding="utf-8") as file:
        file.write("\n".join(text))
