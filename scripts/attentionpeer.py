# SPDX-FileCopyrightText: The Attention Explorer authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The equation once more in NumPy, random sessions for it, and the way to the command line: what check-numpy,
check-gradients and check-seek share. Nothing here comes from the program's own code."""

import argparse
import glob
import json
import multiprocessing
import os
import subprocess
import sys
import tempfile

import numpy as np

STEPS = ("Q", "K", "V", "scores", "scaled", "weights", "output")
BIASES = {"bq": "Wq", "bk": "Wk", "bv": "Wv"}


class Session:
    """Inputs by key and the options; `allowed` is the mask as booleans, rows are queries."""

    def __init__(self, matrices, exponent, temperature, mask, allowed):
        self.matrices = matrices
        self.exponent = exponent
        self.temperature = temperature
        self.mask = mask
        self.allowed = allowed

    def text(self):
        """The .attn file."""
        n = len(self.matrices["X"])
        options = {"scale_exponent": self.exponent, "temperature": self.temperature, "mask": self.mask}
        if self.mask == "painted":
            options["allowed"] = ["".join("1" if bit else "0" for bit in row) for row in self.allowed]
        matrices = {key: {"shape": list(m.shape), "rows": [[json_number(v) for v in row] for row in m]} for key, m in self.matrices.items()}
        return json.dumps({"format": "attention-explorer-session", "version": {"major": 1, "minor": 0},
                           "tokens": [f"t{i + 1}" for i in range(n)], "matrices": matrices, "options": options})


def json_number(value):
    if np.isfinite(value):
        return float(value)
    return "NaN" if np.isnan(value) else "Infinity" if value > 0 else "-Infinity"


def random_session(rng, largest, odd_share):
    """Four sizes from 1 to `largest`, no two alike; any mask, exponent, temperature and biases. In a share of the
    sessions one input cell is NaN or infinite."""
    n, d_model, d_k, d_v = (int(size) for size in rng.permutation(largest)[:4] + 1)
    spread = np.exp(rng.normal(0, 0.7))
    matrices = {"X": rng.normal(0, spread, (n, d_model))}
    for key, columns in (("Wq", d_k), ("Wk", d_k), ("Wv", d_v)):
        matrices[key] = rng.normal(0, 1 / np.sqrt(d_model), (d_model, columns))
    for key, weight in BIASES.items():
        if rng.random() < 0.3:
            matrices[key] = rng.normal(0, 1, (1, matrices[weight].shape[1]))
    if rng.random() < odd_share:
        matrix = matrices[rng.choice(list(matrices))]
        matrix[rng.integers(matrix.shape[0]), rng.integers(matrix.shape[1])] = rng.choice([np.nan, np.inf, -np.inf])
    mask = str(rng.choice(["none", "causal", "painted"]))
    allowed = {"none": np.ones((n, n), bool), "causal": np.tri(n, dtype=bool), "painted": rng.random((n, n)) < rng.uniform(0.1, 0.95)}[mask]
    exponent = float(rng.choice([0, 0.5, 0.5, 1, 2, rng.uniform(0, 2)]))
    return Session(matrices, exponent, float(np.exp(rng.normal(0, 1))), mask, allowed)


def forward(session, dtype=np.float64):
    """All steps; rows of weights and output without a distribution are NaN. Second: the state of every row."""
    m = {key: matrix.astype(dtype) for key, matrix in session.matrices.items()}
    with np.errstate(all="ignore"):
        steps = {"Q": m["X"] @ m["Wq"] + m.get("bq", 0), "K": m["X"] @ m["Wk"] + m.get("bk", 0), "V": m["X"] @ m["Wv"] + m.get("bv", 0)}
        steps["scores"] = steps["Q"] @ steps["K"].T
        steps["scaled"] = steps["scores"] / dtype(m["Wq"].shape[1]) ** dtype(session.exponent)
        steps["weights"] = np.full_like(steps["scores"], np.nan)
        steps["output"] = np.full_like(steps["V"], np.nan)
        states = [row_forward(steps, i, np.flatnonzero(session.allowed[i]), dtype(session.temperature)) for i in range(len(m["X"]))]
    return steps, states


def row_forward(steps, i, keys, temperature):
    scaled = steps["scaled"][i, keys]
    if not len(keys):
        return "fully-masked"
    if np.isnan(scaled).any():
        return "not-a-number"
    if np.isinf(scaled.max()):
        return "overflow"
    e = np.exp((scaled - scaled.max()) / temperature)
    steps["weights"][i] = 0
    steps["weights"][i, keys] = e / e.sum()
    steps["output"][i] = (e / e.sum()) @ steps["V"][keys]
    return "ok" if np.isfinite(steps["V"][keys]).all() else "value-not-finite"


def matrix_of(rows, columns):
    """From JSON: "NaN" and infinities as strings, null for a row without a distribution."""
    return np.array([[float(v) for v in row] if row is not None else [np.nan] * columns for row in rows])


def difference(got, want, allowed):
    """None, or the worst place in words."""
    if got.shape != want.shape:
        return f"shape {got.shape}, wanted {want.shape}"
    finite = np.isfinite(want)
    same_kind = (finite == np.isfinite(got)) & (finite | (got == want) | (np.isnan(got) & np.isnan(want)))
    with np.errstate(invalid="ignore"):
        error = np.where(finite, np.abs(got - want), 0)
    if same_kind.all() and (error <= allowed).all():
        return None
    i, j = np.unravel_index(np.argmax(np.where(same_kind, error, np.inf)), want.shape)
    return f"[{i},{j}] is {got[i, j]!r}, wanted {want[i, j]!r}, allowed {allowed:.3g}"


def largest_of(matrix):
    finite = np.abs(matrix[np.isfinite(matrix)])
    return float(finite.max()) if finite.size else 0.0


def run_cli(cli, arguments):
    """JSON that the command line prints; RuntimeError with its message when it does not end well."""
    done = subprocess.run([cli, *arguments], capture_output=True, text=True, check=False)
    if done.returncode != 0 or done.stderr:
        raise RuntimeError(f"{' '.join(arguments)}: exit code {done.returncode}: {done.stderr.strip()}")
    return json.loads(done.stdout)


def arguments_for(description, count):
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--cli", help="attention-cli (default: the newest in build/*/bin)")
    parser.add_argument("--count", type=int, default=count, help="number of sessions (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="default: %(default)s")
    parser.add_argument("--first", type=int, default=0, help="number of the first session, to repeat one (default: %(default)s)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="processes (default: %(default)s)")
    parser.add_argument("--keep", metavar="FOLDER", help="leave the session files there")
    arguments = parser.parse_args()
    if not arguments.cli:
        here = os.path.dirname(os.path.abspath(__file__))
        found = sorted(glob.glob(os.path.join(here, "..", "build", "*", "bin", "attention-cli")), key=os.path.getmtime)
        if not found:
            parser.error("no attention-cli in build/*/bin; name one with --cli")
        arguments.cli = found[-1]
    if not os.access(arguments.cli, os.X_OK):
        parser.error(f"{arguments.cli} is no program")
    return arguments


def check_all(arguments, check_one, summary):
    """Runs check_one(cli, folder, seed, number) -> (problems, worst) for all sessions; returns the exit code."""
    with tempfile.TemporaryDirectory(prefix="attention-check-") as scratch:
        folder = arguments.keep or scratch
        os.makedirs(folder, exist_ok=True)
        tasks = [(arguments.cli, folder, arguments.seed, number, bool(arguments.keep))
                 for number in range(arguments.first, arguments.first + arguments.count)]
        failed, worst = 0, {}
        with multiprocessing.Pool(arguments.jobs) as pool:
            for number, (problems, figures) in enumerate(pool.imap(check_one, tasks, chunksize=16), arguments.first):
                for name, figure in figures.items():
                    worst[name] = max(worst.get(name, 0), figure)
                for problem in problems[:3]:
                    print(f"session {number}: {problem}")
                if problems:
                    failed += 1
                    print(f"  repeat: {sys.argv[0]} --seed {arguments.seed} --first {number} --count 1 --keep FOLDER")
    figures = ", ".join(f"{name} {figure:.2g}" for name, figure in worst.items())
    print(f"{arguments.count} sessions, {failed} failed. {summary}: {figures}")
    return 1 if failed or not worst else 0


def session_file(folder, session, number):
    path = os.path.join(folder, f"session{number}.attn")
    with open(path, "w", encoding="utf-8") as file:
        file.write(session.text())
    return path
