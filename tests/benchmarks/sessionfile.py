# SPDX-FileCopyrightText: The Attention Explorer authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes a session of drawn numbers in the form that docs/file-format.md describes under Large matrices."""

import array
import base64
import json
import math
import random
import sys
import zlib


def matrix(rng, rows, columns, spread):
    texts, checksum = [], 0
    for _ in range(rows):
        row = array.array("d", (rng.gauss(0, spread) for _ in range(columns)))
        if sys.byteorder == "big":
            row.byteswap()
        checksum = zlib.crc32(row, checksum)
        texts.append(base64.b64encode(row).decode("ascii"))
    return {"shape": [rows, columns], "encoding": "f64le-base64", "rows": texts, "crc32": f"{checksum:08x}"}


def write_session(path, n, d_model, d_k):
    """d_v is d_k."""
    rng = random.Random(1)
    matrices = {"X": matrix(rng, n, d_model, 1)}
    for key in ("Wq", "Wk", "Wv"):
        matrices[key] = matrix(rng, d_model, d_k, 1 / math.sqrt(d_model))
    session = {"format": "attention-explorer-session", "version": {"major": 1, "minor": 0}, "title": "Drawn",
               "tokens": [f"t{i + 1}" for i in range(n)], "matrices": matrices, "options": {}}
    with open(path, "w", encoding="utf-8") as file:
        json.dump(session, file)
