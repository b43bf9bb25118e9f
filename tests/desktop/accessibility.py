#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Attention Explorer authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a screen reader gets from the real program, and what it can do with it: tests/desktop/accessibility.py [--build-folder FOLDER]
[names|lesson|causal|rotary|masked|large|charts|controls|focus]"""

import json
import math
import os
import random
import re
import subprocess
import sys
import time

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "faults"))

from common import ROOT, main  # noqa: E402
from desktop import Desktop, Window, enter  # noqa: E402

DECIMALS = 6
# what holds others together and says nothing itself
CONTAINERS = {"filler", "panel", "separator", "layered pane", "split pane", "scroll bar", "notification", "status bar"}
TITLES = {"Token embeddings": "X", "Query projection": "Wq", "Query bias": "bq", "Key projection": "Wk", "Key bias": "bk",
          "Value projection": "Wv", "Value bias": "bv", "Queries": "Q", "Keys": "K", "Values": "V", "Rotated queries": "Qrot",
          "Rotated keys": "Krot", "Scores": "scores", "Scaled scores": "scaled", "Weights": "weights", "Output": "output"}
LESSON = os.path.join(ROOT, "resources", "examples", "lesson.attn")


def session(setup, name, n, d_model, d_k, d_v, biased=False, options=None, spoiled=None):
    """A session with numbers of its own; `spoiled`: a token whose embedding is NaN."""
    draw = random.Random(n * 1000 + d_model * 100 + d_k * 10 + d_v)

    def matrix(rows, columns):
        return {"shape": [rows, columns], "rows": [[round(draw.uniform(-2, 2), 3) for _ in range(columns)] for _ in range(rows)]}

    matrices = {"X": matrix(n, d_model), "Wq": matrix(d_model, d_k), "Wk": matrix(d_model, d_k), "Wv": matrix(d_model, d_v)}
    if biased:
        matrices |= {"bq": matrix(1, d_k), "bk": matrix(1, d_k), "bv": matrix(1, d_v)}
    if spoiled is not None:
        matrices["X"]["rows"][spoiled] = ["NaN"] * d_model
    content = {"format": "attention-explorer-session", "version": {"major": 1, "minor": 0}, "tokens": [f"word{i}" for i in range(n)],
               "matrices": matrices, "options": options or {}, "view": {"decimals": DECIMALS},
               "notebook": [{"cell": kind} for kind in ("tokens", "projections", "scores", "scaling", "weights", "output")]}
    if (options or {}).get("rotary"):
        content["requires"] = ["rotary"]
    path = os.path.join(setup.scratch, name)
    with open(path, "w") as file:
        json.dump(content, file)
    return path


def computed(setup, path, steps):
    """All numbers of the steps by the command line, which shares nothing with the window but the core."""
    arguments = [part for step in steps for part in ("--step", step)]
    done = subprocess.run([setup.cli, "compute", path, "--format", "json", *arguments], stdout=subprocess.PIPE, check=True)
    return json.loads(done.stdout)


def number(text):
    return float(text.replace("−", "-").replace("∞", "inf").replace("\u2009", ""))


def read_panes(setup, report, path, window, least, every=1):
    """Every cell of every pane has a name that says its place and its number, or why it has none."""
    content = json.load(open(path))
    tokens = content["tokens"]
    panes = [table for table in window.all("table") if table.description in TITLES]
    steps = sorted({TITLES[table.description] for table in panes})
    report.expect(len(steps) >= least, f"there are panes of {steps} alone")
    result = computed(setup, path, steps)
    rows = result.get("rows", [])
    decimals = content.get("view", {}).get("decimals", 2)
    for pane in panes:
        step = TITLES[pane.description]
        table = pane.queryTable()
        value = result["steps"][step]
        shape = value["shape"]
        is_turned = [table.nRows, table.nColumns] != shape or pane.name.startswith("K of")
        report.expect([table.nRows, table.nColumns] == (shape[::-1] if is_turned else shape), f"{pane.name}: {table.nRows} x {table.nColumns}")
        for i in range(0, shape[0]):
            for j in range((i * 5) % every, shape[1], every):
                name = window.cell(pane, *((j, i) if is_turned else (i, j))).name
                read_cell(report, step, name, tokens, i, j, value["rows"][i], rows, decimals)


def read_cell(report, step, name, tokens, i, j, row, rows, decimals):
    report.count("cells")
    title = next(title for title, key in TITLES.items() if key == step)
    place, _, said = name.partition(": ")
    report.expect(place.startswith(title + ", "), f"{step}[{i},{j}] reads “{name}”")
    if step in ("scores", "scaled", "weights"):
        report.expect(place == f"{title}, query {tokens[i]}, key {tokens[j]}", f"{step}[{i},{j}] reads “{name}”")
    elif step in ("X", "Q", "K", "V", "Qrot", "Krot", "output"):
        report.expect(f", {tokens[i]}, " in place, f"{step}[{i},{j}] reads “{name}”")
    if row is None:  # without a distribution
        report.expect(said.startswith("no number. ") and len(said) > 20, f"{step}[{i},{j}] reads “{name}” and not why it has no number")
        return
    want = row[j]
    if isinstance(want, str):
        report.expect("not finite" in said, f"{step}[{i},{j}] is {want} and reads “{name}”")
        return
    if "hidden by the mask" in said:
        report.expect(step in ("scores", "scaled", "weights") and (step != "weights" or want == 0), f"{step}[{i},{j}] is {want} and reads “{name}”")
        report.count("masked")
        return
    found = re.match(r"[−\d.,e×⁻⁰¹²³⁴-⁹·^ ]+", said)
    text = said.split(",")[0] if "rounded to zero" in said else said
    try:
        got = number(text)
    except ValueError:
        report.expect("rounded to zero" in said and abs(want) < 10 ** -decimals and found, f"{step}[{i},{j}] is {want} and reads “{name}”")
        return
    report.expect(math.isclose(got, want, abs_tol=0.5000001 * 10 ** -decimals), f"{step}[{i},{j}] is {want} and reads “{name}”")


def with_window(setup, path, act):
    window = Window(setup.window, path)
    try:
        act(window)
    finally:
        window.close()


def names(setup, report):
    """No object that says something, or takes the keyboard, is without a name; no description is markup or the name again."""

    def look(window):
        for node in window.walk():
            try:
                role, name, description = node.getRoleName(), node.name, node.description
                takes_keyboard = window.has(node, "FOCUSABLE") and window.is_shown(node)
                is_empty_label = role == "label" and not window.is_shown(node)  # says nothing until there is something
                parent = node.parent
            except Exception:
                continue
            report.count("objects")
            where = f"{role} “{name}” in {parent.getRoleName() if parent else ''} “{parent.name if parent else ''}”"
            if takes_keyboard or (role not in CONTAINERS and not is_empty_label and not (role == "label" and not description)):
                report.expect(name or (role == "text" and node.queryText().characterCount > 0), f"{where} has no name")
            report.expect(not re.search(r"</?(p|b|span|i)\b", description + name), f"{where} is described as markup: {description[:60]}")
            report.expect(not description or description != name, f"{where}: its description repeats its name")

    with_window(setup, LESSON, look)


def lesson(setup, report):
    """The session that the program comes with."""
    with_window(setup, LESSON, lambda window: read_panes(setup, report, LESSON, window, 11))


def causal(setup, report):
    """A causal mask, all sizes different."""
    path = session(setup, "causal.attn", 5, 6, 3, 4, options={"mask": "causal"})
    with_window(setup, path, lambda window: read_panes(setup, report, path, window, 11))
    report.expect(report.figures.get("masked", 0) >= 10, "no cell says that the mask hides it")


def rotary(setup, report):
    """Rotary positions and biases."""
    options = {"rotary": {"convention": "halves", "base": 500.5, "width": 4}}
    path = session(setup, "rotary.attn", 4, 3, 6, 2, biased=True, options=options)
    with_window(setup, path, lambda window: read_panes(setup, report, path, window, 16))


def masked(setup, report):
    """Rows without a distribution say why: no key is allowed; a number that is none, and where it comes from."""
    for name, options, spoiled, words in (("masked", {"mask": "painted", "allowed": ["111", "000", "110"]}, None, "No key is allowed"),
                                          ("spoiled", {}, 1, "NaN")):
        path = session(setup, name + ".attn", 3, 4, 2, 5, options=options, spoiled=spoiled)

        def look(window):
            read_panes(setup, report, path, window, 11)
            said = window.cell(window.need("table", "weights"), 1, 0).name
            report.expect(words in said, f"{name}: weights[1,0] reads “{said}”")

        with_window(setup, path, look)


def large(setup, report):
    """128 tokens: panes of pairs are pictures, and their cells are read all the same."""
    path = session(setup, "large.attn", 128, 6, 4, 3)
    with_window(setup, path, lambda window: read_panes(setup, report, path, window, 11, every=setup.size(4, 1)))


def charts(setup, report):
    """A chart has a summary in sentences, and by one key a table of all its numbers."""

    def look(window):
        chart = window.wait(lambda: next((c for c in window.all("chart") if "Weights of" in c.name), None), "there is no chart of weights")
        want = computed(setup, LESSON, ["weights"])["steps"]["weights"]["rows"][0]
        tokens = json.load(open(LESSON))["tokens"]
        largest = tokens[want.index(max(want))]
        report.expect(f"“{largest}”" in chart.description, f"the summary of “{chart.name}” is “{chart.description}”")
        report.expect("(s)" not in chart.description, f"the summary of “{chart.name}” counts as “{chart.description}”")
        chart.queryComponent().grabFocus()
        heard = window.hear(lambda: window.key("Down", "Down"), ["object:property-change:accessible-description"], 2)
        report.expect(any(role == "chart" for _, _, role, _ in heard), f"another bar is not announced: {heard}")
        report.expect(chart.description.splitlines()[0].startswith(tokens[1]), f"the second bar reads “{chart.description.splitlines()[0]}”")
        window.key("t")
        table = window.need("table", chart.name)
        got = [[window.cell(table, i, j).name for j in range(table.queryTable().nColumns)] for i in range(table.queryTable().nRows)]
        report.expect([row[0] for row in got] == tokens, f"the table of “{chart.name}” has {got}")
        report.expect(all(math.isclose(number(row[1]), value, rel_tol=1e-12) for row, value in zip(got, want)), f"the table has {got} and not {want}")
        window.key("t")
        for other in window.all("chart"):
            report.expect(other.name and len(other.description) > 20, f"the chart “{other.name}” has the summary “{other.description}”")
            report.count("charts")

    with_window(setup, LESSON, look)


def controls(setup, report):
    """Switch, sliders, cells, tokens and menus are used over the bus, and what follows is heard there."""

    def weight(window, i, j):
        return number(window.cell(window.need("table", "weights"), i, j).name.partition(": ")[2])

    def use(window):
        before = weight(window, 4, 5)
        switch = window.need("check box", "Divide by √d")
        report.expect(window.has(switch, "CHECKED"), "the switch is not on at the start")
        window.press(switch, "Toggle")
        window.wait(lambda: weight(window, 4, 5) != before, "the weights do not follow the switch")
        report.expect(not window.has(switch, "CHECKED"), "the switch does not say that it is off")
        undone = computed_with(setup, LESSON, "scale_exponent=0")
        report.expect(abs(weight(window, 4, 5) - undone[4][5]) < 0.00501, f"without the scale weights[4,5] reads {weight(window, 4, 5)}")
        slider = window.need("slider", "Exponent")
        slider.queryValue().currentValue = 100
        want = computed_with(setup, LESSON, "scale_exponent=1")
        window.wait(lambda: abs(weight(window, 4, 5) - want[4][5]) < 0.00501, f"with the exponent 1 weights[4,5] is not {want[4][5]}")
        report.expect(window.has(switch, "CHECKED"), "the switch does not follow the slider")
        window.menu("Edit", "Undo")
        window.menu("Edit", "Undo")
        window.wait(lambda: abs(weight(window, 4, 5) - before) < 1e-9, "Undo does not bring the weights back")

        table = window.need("table", "X")
        window.go_to("X[1,0]")
        window.type("0.75")
        window.key("Return")
        window.wait(lambda: window.cell(table, 1, 0).name.endswith(": 0.75"), "the cell does not take 0.75")
        want = computed_with(setup, LESSON, "X[1,0]=0.75")
        window.wait(lambda: abs(weight(window, 1, 0) - want[1][0]) < 0.00501, "the weights do not follow the cell")

        token = next(node for node in window.all("check box") if node.name == "Token did")
        token.queryComponent().grabFocus()
        window.key("alt+Right")
        window.wait(lambda: window.cell(table, 2, 0).name.startswith("Token embeddings, did,"), "the token does not move")
        window.key("F2")
        window.wait(lambda: any(window.has(node, "ACTIVE") for node in window.all("dialog")), "there is no dialog to rename the token")
        window.key("ctrl+a")
        window.type("does")
        window.key("Return")
        window.wait(lambda: window.cell(table, 2, 0).name.startswith("Token embeddings, does,"), "the token has no other name")
        combo = next(node for node in window.all("combo box") if node.name.startswith("Mask: "))
        combo.queryComponent().grabFocus()
        window.key("Down")
        window.wait(lambda: "hidden by the mask" in window.cell(window.need("table", "weights"), 0, 1).name, "the mask does not hide weights")
        report.expect(any("Causal" in node.name for node in window.all("combo box")), "the choice does not say “Causal”")
        for menu in ("File", "Edit", "Matrix", "Worksheet", "View", "Lessons", "Help"):
            item = window.need("menu item", menu)
            report.expect(item.childCount > 0 and item.getChildAtIndex(0).childCount > 1, f"the menu {menu} is empty")
            window.press(item, "ShowMenu" if "ShowMenu" in [item.queryAction().getName(i) for i in range(item.queryAction().nActions)] else "Press")
            window.wait(lambda: any(window.is_shown(popup) for popup in window.walk(item) if popup.getRoleName() == "popup menu"), f"{menu} does not open")
            window.key("Escape", "Escape")
        window.menu("View", "History")
        window.wait(lambda: any(window.is_shown(node) for node in window.all("list") if node.name == "History"), "the history is not shown")

    with_window(setup, LESSON, use)


def computed_with(setup, path, setting):
    done = subprocess.run([setup.cli, "compute", path, "--format", "json", "--step", "weights", "--set", setting], stdout=subprocess.PIPE, check=True)
    return json.loads(done.stdout)["steps"]["weights"]["rows"]


def focus(setup, report):
    """Where the keyboard goes is told: a cell with its place, the inspector with the arithmetic, a row that lost its weights."""

    def move(window):
        table = window.need("table", "scores")
        window.go_to("scores[0,0]")
        heard = window.hear(lambda: window.key("Down", "Right"), ["object:state-changed:focused", "object:active-descendant-changed"], 2)
        want = window.cell(table, 1, 1).name
        report.expect(any(name == want for _, _, _, name in heard), f"“{want}” is not announced: {heard}")
        inspector = window.wait(lambda: next((n for n in window.walk() if n.name == "Inspector" and window.has(n, "FOCUSABLE")), None), "no inspector")
        texts = [node.name for node in window.walk(inspector)]
        report.expect(any(text.startswith("Term ") and "×" in text for text in texts), f"the inspector reads {texts}")
        heard = window.hear(lambda: window.key("F6"), ["object:state-changed:focused"], 2)
        report.expect(any(detail for _, detail, _, _ in heard), f"F6 is not announced: {heard}")
        window.key("shift+F6")
        window.key("ctrl+m", "ctrl+Home", "shift+End")
        heard = window.hear(lambda: window.key("space"), ["object:state-changed:showing"], 3)
        said = [name for _, detail, role, name in heard if role == "notification" and detail]
        report.expect(any("No key is allowed" in name for name in said), f"a row without keys is not announced: {heard}")

    with_window(setup, LESSON, move)


if __name__ == "__main__":
    enter(os.path.abspath(__file__))
    with Desktop():
        code = main({"names": names, "lesson": lesson, "causal": causal, "rotary": rotary, "masked": masked, "large": large, "charts": charts,
                     "controls": controls, "focus": focus})
    sys.exit(code)
