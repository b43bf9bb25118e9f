# SPDX-FileCopyrightText: The Attention Explorer authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs the programs that are measured and reads what they print. Times are milliseconds, sizes megabytes of 10^6 bytes."""

import json
import math
import os
import subprocess
import time

HERE = os.path.dirname(os.path.abspath(__file__))
PYTHON = "/usr/bin/python3"  # the distribution's, which has its NumPy and its PyTorch
SHAPES = {7: (4, 2)}  # d_model and d_k of the lesson
REAL_HEAD = (768, 64)


def parts_of(build, scratch):
    """Programs of the build; an environment in which no setting of the user changes what is measured."""
    environment = {name: value for name, value in os.environ.items() if name not in ("OPENBLAS_CORETYPE", "OPENBLAS_L2_SIZE")}
    for kind in ("CONFIG", "STATE", "DATA", "CACHE"):
        environment[f"XDG_{kind}_HOME"] = os.path.join(scratch, kind.lower())
    return os.path.join(build, "bin"), dict(environment, QT_QPA_PLATFORM="offscreen", PYTHONDONTWRITEBYTECODE="1")


class Measure:
    def __init__(self, build, scratch):
        self.programs, self.environment = parts_of(build, scratch)
        self.versions = {}  # of the peers that were run

    def program(self, name):
        return os.path.join(self.programs, name)

    def output(self, command, **more):
        done = subprocess.run(command, env=dict(self.environment, **more), capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise RuntimeError(f"{' '.join(command)}: exit code {done.returncode}: {done.stderr.strip()}")
        return json.loads(done.stdout)

    def peer(self, name, n, repetitions):
        """Median of one run of a peer: "numpy", "torch"."""
        sizes = (n, *SHAPES.get(n, REAL_HEAD), repetitions)
        said = self.output([PYTHON, os.path.join(HERE, f"peer_{name}.py"), *map(str, sizes)])
        self.versions[name] = said["versions"]
        return said["median_ms"]

    def ours(self, name):
        """Median of one run of a row of bench_attention, such as "full/512"."""
        said = self.output([self.program("bench_attention"), f"--benchmark_filter=^{name}/real_time$", "--benchmark_format=json",
                            "--benchmark_repetitions=7", "--benchmark_min_time=0.1"])
        median = next(row for row in said["benchmarks"] if row.get("aggregate_name") == "median")
        if median["time_unit"] != "ms":
            raise RuntimeError(f"{name} is given in {median['time_unit']}")
        return median["real_time"]

    def window(self, *arguments, xvfb=False):
        command = [self.program("bench_window"), *map(str, arguments)]
        if not xvfb:
            return self.output(command)
        return self.output(["xvfb-run", "-a", "-s", "-screen 0 1920x1200x24", *command], QT_QPA_PLATFORM="xcb")

    def start(self, *command):
        """Milliseconds from the start of a program to each line that it prints ("painted", "notebook painted"); empty when it fails."""
        begin = time.perf_counter()
        times = {}
        with subprocess.Popen([self.program(command[0]), *command[1:]], env=self.environment, stdout=subprocess.PIPE,
                              stderr=subprocess.DEVNULL, text=True) as process:
            for line in process.stdout:
                times[line.strip()] = (time.perf_counter() - begin) * 1000
        return times

    def peak_memory(self, *command):
        """The most memory that a command of ours had at once; its output goes nowhere."""
        with open(os.devnull, "wb") as nowhere:
            process = subprocess.Popen([self.program(command[0]), *command[1:]], env=self.environment, stdout=nowhere)
            _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode != 0:
            raise RuntimeError(f"{' '.join(command)}: exit code {process.returncode}")
        return usage.ru_maxrss * 1024 / 1e6


def growth(costs):
    """Exponent b of the cost a n^b that fits best: least squares of the logarithms. `costs`: milliseconds by n."""
    points = [(math.log(n), math.log(cost)) for n, cost in costs.items()]
    middle_x, middle_y = (sum(axis) / len(points) for axis in zip(*points))
    return sum((x - middle_x) * (y - middle_y) for x, y in points) / sum((x - middle_x) ** 2 for x, _ in points)
