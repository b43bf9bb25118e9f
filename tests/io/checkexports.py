#!/usr/bin/python3
# SPDX-FileCopyrightText: The Attention Explorer authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads one exported file as its users do and compares every number with session.attn and results.json beside it.
usage: checkexports.py KIND FILE; nothing is printed when all is well."""

import base64
import json
import os
import re
import struct
import sys
import zipfile
import xml.etree.ElementTree as ElementTree
from html.parser import HTMLParser

VOID = {"meta", "hr", "br", "col", "img", "link"}


def number(value):
    return float(value) if value is not None else float("nan")


def same(a, b):
    return struct.pack("<d", a) == struct.pack("<d", b) or (a != a and b != b)


class Expected:
    """Inputs and steps by key, as lists of rows; rows without numbers are None."""

    def __init__(self, folder):
        with open(os.path.join(folder, "session.attn"), encoding="utf-8") as file:
            self.session = json.load(file)
        with open(os.path.join(folder, "results.json"), encoding="utf-8") as file:
            results = json.load(file)
        self.inputs = {key: self.rows(matrix) for key, matrix in self.session["matrices"].items()}
        self.steps = {key: step["rows"] for key, step in results["steps"].items()}
        self.states = results["rows"]
        self.all = {key: [None if row is None else [number(x) for x in row] for row in rows] for key, rows in {**self.inputs, **self.steps}.items()}
        # the order in which data flows is that of the results; inputs are looked up by name
        self.reasons = {i: row["reason"] for i, row in enumerate(self.states) if "reason" in row}

    @staticmethod
    def rows(matrix):
        if "encoding" not in matrix:
            return matrix["rows"]
        columns = matrix["shape"][1]
        return [list(struct.unpack(f"<{columns}d", base64.b64decode(row))) for row in matrix["rows"]]

    def compare_row(self, key, i, row, why):
        want = self.all[key][i]
        if want is None:
            assert row is None or all(x != x for x in row), f"{why}: {key}[{i}] has numbers: {row}"
            return
        assert row is not None and len(row) <= len(want), f"{why}: {key}[{i}] is {row}"
        for j, x in enumerate(row):
            assert same(x, want[j]), f"{why}: {key}[{i},{j}] is {x!r}, wanted {want[j]!r}"

    def compare(self, key, got, why):
        """`got`: the rows that are shown, None for a row without numbers."""
        assert got, f"{why}: {key} is not there"
        for i, row in enumerate(got):
            self.compare_row(key, i, row, why)
        return len(got), len(next(row for row in got if row is not None)) if any(got) else 0


def check_safetensors(file, expected):
    with open(file, "rb") as stream:
        data = stream.read()
    length = struct.unpack("<Q", data[:8])[0]
    assert length % 8 == 0 and data[8:9] == b"{"
    pairs = []
    header = json.loads(data[8:8 + length].decode("utf-8"), object_pairs_hook=lambda p: (pairs.append([k for k, _ in p]), dict(p))[1])
    assert all(len(set(keys)) == len(keys) for keys in pairs)
    metadata = header.pop("__metadata__")
    assert all(isinstance(value, str) for value in metadata.values())
    assert json.loads(metadata["tokens"]) == expected.session["tokens"]
    assert json.loads(metadata["features"]) == expected.session.get("features", [])
    assert metadata["title"] == expected.session.get("title", "")
    states = {int(row): text for row, text in json.loads(metadata["row_states"]).items()}
    assert set(states) == set(expected.reasons), states
    assert all(states[row].endswith(": " + expected.reasons[row]) for row in states)
    assert list(header) == sorted(header) == sorted(expected.all), list(header)
    end = 0
    for key, tensor in header.items():
        rows, columns = tensor["shape"]
        start, stop = tensor["data_offsets"]
        assert tensor["dtype"] == "F64" and start == end and stop - start == 8 * rows * columns, (key, tensor)
        flat = struct.unpack(f"<{rows * columns}d", data[8 + length + start:8 + length + stop])
        got = [list(flat[i * columns:(i + 1) * columns]) for i in range(rows)]
        assert len(got) == len(expected.all[key])
        expected.compare(key, got, "safetensors")
        end = stop
    assert len(data) == 8 + length + end


class Page(HTMLParser):
    """Tables by their id, and whether the page is what it should be."""

    def __init__(self):
        super().__init__(convert_charrefs=True)
        self.stack, self.tables, self.text, self.languages = [], {}, [], []
        self.table = self.row = None
        self.colspan = 1

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        assert len(values) == len(attributes), (tag, attributes)
        assert tag not in ("script", "iframe", "object", "link", "img", "a", "base", "form"), tag
        for name, value in attributes:
            assert not name.startswith("on") and name not in ("src", "href", "action"), (tag, name)
            assert name == "content" or "http" not in (value or ""), (tag, name, value)
        if tag == "html":
            self.languages.append(values["lang"])
        if tag == "th":
            assert values.get("scope") in ("row", "col"), values
        if tag == "table":
            self.table = {"caption": False, "rows": []}
            self.tables[values.get("id", "worked")] = self.table
        if tag == "caption":
            self.table["caption"] = True
        if tag == "tr":
            self.row = []
        if tag == "td" and "colspan" in values and self.row is not None:
            self.row.append(None)
        if tag == "data":
            self.row.append(float(values["value"]))
        if tag not in VOID:
            self.stack.append(tag)

    def handle_endtag(self, tag):
        assert self.stack and self.stack.pop() == tag, (tag, self.stack[-3:])
        if tag == "tr" and self.row:
            self.table["rows"].append(self.row)

    def handle_startendtag(self, tag, attributes):
        self.handle_starttag(tag, attributes)
        if tag not in VOID:
            self.handle_endtag(tag)

    def handle_data(self, data):
        self.text.append(data)


def words_of(text):
    return " ".join(text.split())


def check_html(file, expected):
    with open(file, encoding="utf-8") as stream:
        source = stream.read()
    page = Page()
    page.feed(source)
    page.close()
    assert not page.stack and page.languages == ["en"], page.stack
    text = words_of(" ".join(page.text))
    for row, reason in expected.reasons.items():
        assert words_of(reason) in text, reason
    for key in expected.all:
        table = page.tables[key]
        assert table["caption"], key
        rows = [None if row[0] is None else row for row in table["rows"]]
        shown = expected.compare(key, rows, "html")
        assert shown == (min(64, len(expected.all[key])), min(64, width(expected, key))) or shown[1] == 0, (key, shown)
    pictures = re.findall(r"<svg.*?</svg>", source, re.DOTALL)
    formulas = re.findall(r"<math.*?</math>", source, re.DOTALL)
    assert len(pictures) == 2 and len(formulas) == len(expected.steps), (len(pictures), len(formulas))
    ids = re.findall(r'\bid="([^"]*)"', source)
    assert len(ids) == len(set(ids)), ids
    for part in pictures + formulas:
        ElementTree.fromstring(part)
    for picture in pictures:
        check_picture(ElementTree.fromstring(picture), "")
    assert "prefers-color-scheme" in source and "<script" not in source.lower()
    for look in LOOKS:
        assert all(f"#{look[name]:06x}" in source.lower() for name in look), look


def check_picture(svg, namespace):
    assert svg.get("role") == "img"
    parts = [svg.find(namespace + "title"), svg.find(namespace + "desc")]
    assert all(part is not None and part.text.strip() for part in parts)
    assert svg.get("aria-labelledby").split() == [part.get("id") for part in parts]
    assert svg.findall(f".//{namespace}text"), "text stays text"
    for mode in LOOKS if not namespace else LOOKS[:1]:
        check_contrast(svg, namespace, **mode)


# how the pictures look: alone and on a light page, and as the style of a page makes them in the dark
LOOKS = [{"paper": 0xFFFFFF, "ink": 0x000000, "weight": 0x6B3FA0}, {"paper": 0x17161B, "ink": 0xFFFFFF, "weight": 0x8A5CC8}]


def luminance(rgb):
    parts = [c / 255 / 12.92 if c / 255 <= 0.04045 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in rgb]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def channels(colour):
    return colour >> 16, colour >> 8 & 255, colour & 255


def contrast(a, b):
    """Of two colours, as WCAG 2 has it."""
    low, high = sorted((luminance(a), luminance(b)))
    return (high + 0.05) / (low + 0.05)


def check_contrast(svg, namespace, paper, ink, weight):
    assert contrast(channels(weight), channels(paper)) >= 3
    for cell in svg.findall(f"{namespace}g"):
        text = cell.find(namespace + "text")
        if text is None:
            continue
        part = float(cell.find(namespace + "rect").get("fill-opacity"))
        ground = [part * over + (1 - part) * under for over, under in zip(channels(weight), channels(paper))]
        colour = int(text.get("fill")[1:], 16) if text.get("fill") else ink
        assert contrast(ground, channels(colour)) >= 4.5, (part, text.get("fill"), contrast(ground, channels(colour)))


def width(expected, key):
    return next((len(row) for row in expected.all[key] if row is not None), 0)


def check_markdown(file, expected):
    with open(file, encoding="utf-8") as stream:
        source = stream.read()
    assert not re.search(r"(?<!\\)<(?!https?://)", re.sub(r"`+ .*? `+|```+text.*?\n```+\n", "", source, flags=re.DOTALL)), "HTML is text"
    tables = {}
    key = None
    for line in source.split("\n## What is made of the steps\n")[0].split("\n"):
        heading = re.match(r"### .* \((\w+)\)$", line)
        if heading:
            key = heading[1]
            tables[key] = []
        elif key and line.startswith("| ") and not line.startswith("| :---"):
            tables[key].append([cell.strip() for cell in re.split(r"(?<!\\)\|", line)[2:-1]])
    for name in expected.all:
        header, *rows = tables[name]
        has_state = header[-1] == "state"
        cells = [row[:-1] if has_state else row for row in rows]
        assert all(len(row) == len(header) for row in rows), name
        got = [None if not any(row) else [float(x) for x in row] for row in cells]
        expected.compare(name, got, "markdown")
        for i, row in enumerate(rows):
            if name in ("weights", "output") and i in expected.reasons:
                assert expected.reasons[i] in re.sub(r"\\(.)", r"\1", row[-1]), row


def latex_number(text):
    text = re.sub(r"^(.*)\\cdot10\^\{(.*)\}$", r"\1e\2", text)
    return float(text.replace("\\infty", "inf").replace("\\mathrm{NaN}", "nan"))


def check_latex(file, expected):
    with open(file, encoding="utf-8") as stream:
        source = stream.read()
    source_of_steps = source.split("\\section*{What is made of the steps}")[0]
    tables = re.findall(r"\\begin\{center\}\n.*?\\midrule\n(.*?)\\bottomrule", source_of_steps, re.DOTALL)
    keys = [key for key in ("X", "Wq", "bq", "Wk", "bk", "Wv", "bv") if key in expected.inputs] + list(expected.steps)
    assert len(tables) == len(keys), (len(tables), keys)
    for key, table in zip(keys, tables):
        lines = table.strip().split(" \\\\\n")
        lines[-1] = lines[-1].removesuffix(" \\\\")
        got = []
        for line in lines:
            numbers = re.findall(r"\\exact\{((?:[^{}]|\{[^{}]*\})*)\}", line)
            assert numbers or "no distribution" in line, line
            got.append([latex_number(x) for x in numbers] or None)
        expected.compare(key, got, "latex")
    plain = re.sub(r"[{}]", "", source.replace("\\lbrack{}", "[").replace("\\rbrack{}", "]"))
    for reason in expected.reasons.values():
        assert reason in plain, reason


def check_notebook(file, expected):
    import nbformat

    notebook = nbformat.read(file, as_version=4)
    nbformat.validate(notebook)
    with open(file, encoding="utf-8") as stream:
        assert json.load(stream)["nbformat_minor"] == 5
    pictures = []
    printed = ""
    for cell in notebook.cells:
        for output in cell.get("outputs", []):
            printed += output.get("text", "")
            picture = output.get("data", {}).get("image/svg+xml")
            if picture:
                svg = ElementTree.fromstring(picture)
                check_picture(svg, "{http://www.w3.org/2000/svg}")
                pictures.append(svg.get("aria-labelledby"))
                image = re.fullmatch(r'<img alt="([^"]+)" src="data:image/svg\+xml;base64,([^"]*)">', output["data"]["text/html"])
                assert image and base64.b64decode(image[2]).decode("utf-8") == picture, "the same picture for untrusted notebooks"
        if cell.cell_type == "markdown":
            text = re.sub(r"`+ .*? `+|```+text.*?\n```+(\n|$)", "", cell.source, flags=re.DOTALL)
            assert not re.search(r"(?<!\\)<(?!https?://)", text), text
    assert len(pictures) == len(set(pictures)) == 2, pictures
    for key in expected.steps:
        assert f"{key} (" in printed, key
    source = "\n".join(cell.source for cell in notebook.cells)
    for reason in expected.reasons.values():
        assert reason in source, reason


def tables_of_html(file):
    page = Page()
    with open(file, encoding="utf-8") as stream:
        page.feed(stream.read())
    return {key: table["rows"] for key, table in page.tables.items()}


def tables_of_latex(file):
    with open(file, encoding="utf-8") as stream:
        views = stream.read().split("\\section*{What is made of the steps}")[1]
    tables = {}
    for part in views.split("\\subsection*{")[1:]:
        body = re.search(r"\\midrule\n(.*?)\\bottomrule", part, re.DOTALL)
        lines = body[1].strip().removesuffix(" \\\\").split(" \\\\\n") if body else []
        rows = [[latex_number(x) for x in re.findall(r"\\exact\{((?:[^{}]|\{[^{}]*\})*)\}", line)] for line in lines]
        tables[re.sub(r"[{}]", "", part.split("\n")[0])] = rows
    return tables


def tables_of_markdown(file):
    with open(file, encoding="utf-8") as stream:
        views = stream.read().split("## What is made of the steps\n")[1]
    tables = {}
    for part in views.split("\n### ")[1:]:
        lines = [line for line in part.split("\n") if line.startswith("| ") and not line.startswith("| :---")][1:]
        cells = [[cell.strip() for cell in re.split(r"(?<!\\)\|", line)[2:-1]] for line in lines]
        tables[part.split("\n")[0].replace("\\", "")] = [[float(x) for x in row if x] for row in cells]
    return tables


def tables_of_notebook(file):
    """What is compared with: the array in every agree() of a view; running the notebook compares it with what it computes."""
    import nbformat
    import numpy as np

    tables = {}
    for cell in nbformat.read(file, as_version=4).cells:
        if cell.id.startswith("view-"):
            call = cell.source[cell.source.index("\nagree(") + 1:]
            seen = []
            names = {"np": np, "base64": base64, "agree": lambda key, here, there, rounding: seen.append(there)}
            exec(re.sub(r'^agree\(("[^"]*"), \w+,', r"agree(\1, None,", call), names)
            tables[cell.id.removeprefix("view-")] = seen[0].tolist()
    return tables


def plane_of(np, matrices):
    """First two right singular vectors of all finite rows, the largest component of each positive."""
    rows = np.vstack(matrices)
    rows = rows[np.isfinite(rows).all(axis=1)]
    if rows.shape[1] <= 2:
        return np.eye(rows.shape[1])
    _, _, directions = np.linalg.svd(rows / np.abs(rows).max())
    directions = directions[:2].T
    return directions * np.sign(directions[np.abs(directions).argmax(axis=0), range(2)])


def wanted_views(expected, before):
    """Every view by NumPy, of the inputs and steps: id to array, None where there are no numbers."""
    import numpy as np

    np.seterr(all="ignore")
    width = len(next(row for row in expected.all["V"] if row is not None))
    steps = {}
    for key, rows in expected.all.items():
        length = next((len(row) for row in rows if row is not None), width if key == "output" else len(rows))
        steps[key] = np.array([[np.nan] * length if row is None else row for row in rows], dtype=float)
    queries, keys = (steps["Qrot"], steps["Krot"]) if "Qrot" in steps else (steps["Q"], steps["K"])
    picked = expected.session.get("view", {}).get("picked_token", 0)
    weights = steps["weights"]
    row = weights[picked]
    has_row = np.isfinite(row).all()
    strongest = int(row.argmax()) if has_row else 0
    views = {}
    directions = plane_of(np, [queries, keys])
    shown = min(len(queries), 32)
    finite = lambda rows: np.where(np.isfinite(rows).all(axis=1, keepdims=True), rows, np.nan)
    views["plane"] = finite(np.vstack([queries[:shown], keys[:shown]])) @ directions
    views["value_plane"] = finite(np.vstack([steps["V"][:shown], steps["output"][picked:picked + 1]])) @ plane_of(np, [steps["V"]])
    q, k = queries[picked], keys[strongest]
    views["terms"] = np.stack([q, k, q * k, np.cumsum(q * k)], axis=1)
    merged = steps["Wq"] @ steps["Wk"].T
    views["merged"] = merged[:64, :64]
    count = min(steps["Wq"].shape)
    views["merged_spectrum"] = np.linalg.svd(merged, compute_uv=False)[:count][:64, None]
    views["value_spectrum"] = np.linalg.svd(steps["Wv"], compute_uv=False)[:64, None] if np.isfinite(steps["Wv"]).all() else None
    jacobian = -np.outer(row, row)
    np.fill_diagonal(jacobian, [a * np.delete(row, i).sum() for i, a in enumerate(row)])  # 1 - a would cancel where a is nearly 1
    views["jacobian"] = jacobian[:64, :64] if has_row else None
    for key, now in steps.items():
        there = before.get(key)
        if there is not None and there.shape == now.shape and not np.array_equal(there, now, equal_nan=True):
            views["difference_" + key] = (now - there)[:64, :64]
    return views


def check_views(file, expected):
    import numpy as np

    with open(os.path.join(os.path.dirname(file), "before.json"), encoding="utf-8") as stream:
        results = json.load(stream)
    state = expected.session["baselines"][-1]
    before = {key: np.array(Expected.rows(matrix), dtype=float) for key, matrix in state["matrices"].items()}
    for key, step in results["steps"].items():
        columns = next((len(row) for row in step["rows"] if row is not None), 1)
        before[key] = np.array([[np.nan] * columns if row is None else [number(x) for x in row] for row in step["rows"]])
    wanted = wanted_views(expected, before)
    ending = os.path.splitext(file)[1]
    tables = {".html": tables_of_html, ".tex": tables_of_latex, ".md": tables_of_markdown, ".ipynb": tables_of_notebook}[ending](file)
    page = (24, 12) if ending == ".tex" else (64, 64)
    has_ids = ending in (".html", ".ipynb")
    titles = {"plane": "Plane of queries", "value_plane": "Plane of the values", "terms": "Terms of", "merged": "W_Q W_K", "merged_spectrum": "Singular values of W_Q",
              "value_spectrum": "Singular values of W_V", "jacobian": "Softmax Jacobian"}
    for key, want in wanted.items():
        plain = lambda text: text.replace("\\", "")
        start = titles.get(key, "")
        found = [rows for title, rows in tables.items()
                 if (title == key if has_ids else plain(title).startswith(start) if start else f"({key.removeprefix('difference_')}) minus" in plain(title))]
        if want is None:
            assert not any(found), (key, found)
            continue
        assert len(found) == 1, (key, list(tables))
        if key == "plane" and ending == ".tex":
            half = len(want) // 2
            want = np.vstack([want[:min(half, 12)], want[half:half + min(half, 12)]])
        if key == "value_plane" and ending == ".tex":
            want = np.vstack([want[:-1][:12], want[-1:]])
        want = want[:max(page[0], len(want) if "plane" in key else 0), :page[1]]
        got = [row if row and row[0] is not None else [np.nan] * want.shape[1] for row in found[0]]
        scale = np.abs(want[np.isfinite(want)]).max(initial=0)
        np.testing.assert_allclose(np.array(got, dtype=float), want, rtol=1e-9, atol=1e-9 * scale, equal_nan=True, err_msg=key)


def check_executed(file, expected):
    """`file` is the notebook after it was run; the one before is beside it: the outputs must be those that were stored."""
    import nbformat

    before = nbformat.read(os.path.join(os.path.dirname(file), "export.ipynb"), as_version=4)
    after = nbformat.read(os.path.join(os.path.dirname(file), "executed.ipynb"), as_version=4)
    assert len(before.cells) == len(after.cells) and expected.steps
    for stored, made in zip(before.cells, after.cells):
        texts = [["".join(o.get("text", "")) + str(o.get("data", "")) for o in cell.get("outputs", [])] for cell in (stored, made)]
        kinds = [[(o.output_type, sorted(o.get("data", {}))) for o in cell.get("outputs", [])] for cell in (stored, made)]
        assert texts[0] == texts[1] and kinds[0] == kinds[1], (stored.id, texts, kinds)


SHEET = "{http://schemas.openxmlformats.org/spreadsheetml/2006/main}"


def sheet_cells(file):
    """The cells of the only sheet of a workbook: (row, column) to text or number; formulas are not allowed."""
    with zipfile.ZipFile(file) as book:
        shared = []
        if "xl/sharedStrings.xml" in book.namelist():
            shared = ["".join(part.text or "" for part in item.iter(SHEET + "t")) for item in ElementTree.fromstring(book.read("xl/sharedStrings.xml"))]
        sheet = ElementTree.fromstring(book.read("xl/worksheets/sheet1.xml"))
    assert not sheet.findall(f".//{SHEET}f"), "a text became a formula"
    cells = {}
    for cell in sheet.iter(SHEET + "c"):
        column = 0
        for letter in re.match("[A-Z]+", cell.get("r"))[0]:
            column = 26 * column + ord(letter) - 64
        place = int(re.search(r"\d+", cell.get("r"))[0]) - 1, column - 1
        value = cell.find(SHEET + "v")
        if cell.get("t") == "inlineStr":
            cells[place] = "".join("".join(part.itertext()) for part in cell.findall(f".//{SHEET}t"))
        elif value is not None:
            cells[place] = shared[int(value.text)] if cell.get("t") == "s" else float(value.text) if cell.get("t") is None else value.text
    return cells


def check_sheet(file, expected):
    """`file` is the workbook that a spreadsheet made of an export; the step's key and names are in sheet.json beside it."""
    with open(os.path.join(os.path.dirname(file), "sheet.json"), encoding="utf-8") as stream:
        about = json.load(stream)
    key, rows, columns = about["step"], about["rows"], about["columns"]
    cells = sheet_cells(file)
    has_states = key in ("weights", "output")
    for j, name in enumerate(columns):
        assert cells[0, j + 1] == name, (cells[0, j + 1], name)
    for i, name in enumerate(rows):
        assert cells[i + 1, 0] == name, (cells[i + 1, 0], name)
        row = [cells.get((i + 1, j + 1), "") for j in range(len(columns))]
        if has_states:
            state = cells[i + 1, len(columns) + 1]
            assert state == expected.states[i]["state"], (i, state)
        # a spreadsheet has one zero, without a sign
        numbers = [expected.all[key][i][j] if x == 0 and expected.all[key][i][j] == 0 else float(x) for j, x in enumerate(row) if x != ""]
        expected.compare_row(key, i, numbers or None, "spreadsheet")
        assert len(numbers) in (0, len(columns)), row
    assert max(i for i, _ in cells) == len(rows) and max(j for _, j in cells) == len(columns) + has_states


def check_requests(file, expected):
    """`file` is Chromium's log of the network: a page asks for nothing. What Chromium itself wants to know has no page behind it."""
    with open(file, encoding="utf-8") as stream:
        log = json.load(stream)
    parameters = [event.get("params", {}) for event in log["events"]]
    asked = [p["url"] for p in parameters if not p.get("url", "file:").startswith(("file:", "data:")) and p.get("initiator", "not an origin") != "not an origin"]
    assert not asked, asked


CHECKS = {"safetensors": check_safetensors, "html": check_html, "markdown": check_markdown, "latex": check_latex, "notebook": check_notebook,
          "executed": check_executed, "views": check_views, "sheet": check_sheet, "requests": check_requests}

if __name__ == "__main__":
    CHECKS[sys.argv[1]](sys.argv[2], Expected(os.path.dirname(sys.argv[2])))
