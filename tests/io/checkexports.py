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

    def compare(self, key, got, why):
        """`got`: the rows that are shown, None for a row without numbers."""
        want = self.all[key]
        assert got, f"{why}: {key} is not there"
        for i, row in enumerate(got):
            if want[i] is None:
                assert row is None or all(x != x for x in row), f"{why}: {key}[{i}] has numbers: {row}"
                continue
            assert row is not None and len(row) <= len(want[i]), f"{why}: {key}[{i}] is {row}"
            for j, x in enumerate(row):
                assert same(x, want[i][j]), f"{why}: {key}[{i},{j}] is {x!r}, wanted {want[i][j]!r}"
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


def check_picture(svg, namespace):
    assert svg.get("role") == "img"
    parts = [svg.find(namespace + "title"), svg.find(namespace + "desc")]
    assert all(part is not None and part.text.strip() for part in parts)
    assert svg.get("aria-labelledby").split() == [part.get("id") for part in parts]
    assert svg.findall(f".//{namespace}text"), "text stays text"


def width(expected, key):
    return next((len(row) for row in expected.all[key] if row is not None), 0)


def check_markdown(file, expected):
    with open(file, encoding="utf-8") as stream:
        source = stream.read()
    assert not re.search(r"(?<!\\)<(?!https?://)", re.sub(r"`+ .*? `+|```+text.*?\n```+\n", "", source, flags=re.DOTALL)), "HTML is text"
    tables = {}
    key = None
    for line in source.split("\n"):
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
    tables = re.findall(r"\\begin\{center\}\n.*?\\midrule\n(.*?)\\bottomrule", source, re.DOTALL)
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
    pictures = 0
    printed = ""
    for cell in notebook.cells:
        for output in cell.get("outputs", []):
            printed += output.get("text", "")
            picture = output.get("data", {}).get("image/svg+xml")
            if picture:
                check_picture(ElementTree.fromstring(picture), "{http://www.w3.org/2000/svg}")
                pictures += 1
        if cell.cell_type == "markdown":
            text = re.sub(r"`+ .*? `+|```+text.*?\n```+(\n|$)", "", cell.source, flags=re.DOTALL)
            assert not re.search(r"(?<!\\)<(?!https?://)", text), text
    assert pictures == 2
    for key in expected.steps:
        assert f"{key} (" in printed, key
    source = "\n".join(cell.source for cell in notebook.cells)
    for reason in expected.reasons.values():
        assert reason in source, reason


def check_executed(file, expected):
    """`file` is the notebook after it was run; the one before is beside it: the outputs must be those that were stored."""
    import nbformat

    before = nbformat.read(os.path.join(os.path.dirname(file), "export.ipynb"), as_version=4)
    after = nbformat.read(os.path.join(os.path.dirname(file), "executed.ipynb"), as_version=4)
    assert len(before.cells) == len(after.cells) and expected.steps
    for stored, made in zip(before.cells, after.cells):
        texts = [["".join(o.get("text", "")) + str(o.get("data", {}).get("text/plain", "")) for o in cell.get("outputs", [])] for cell in (stored, made)]
        kinds = [[(o.output_type, sorted(o.get("data", {}))) for o in cell.get("outputs", [])] for cell in (stored, made)]
        assert texts[0] == texts[1] and kinds[0] == kinds[1], (stored.id, texts, kinds)


CHECKS = {"safetensors": check_safetensors, "html": check_html, "markdown": check_markdown, "latex": check_latex, "notebook": check_notebook,
          "executed": check_executed}

if __name__ == "__main__":
    CHECKS[sys.argv[1]](sys.argv[2], Expected(os.path.dirname(sys.argv[2])))
