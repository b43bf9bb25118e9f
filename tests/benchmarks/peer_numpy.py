#!/usr/bin/python3
# SPDX-FileCopyrightText: The Attention Explorer authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The lesson's own NumPy lines: peer_numpy.py N D_MODEL D_K REPETITIONS prints the median milliseconds of a run."""

import json
import sys

import numpy as np
from peers import blas, median_milliseconds

n, d_model, width, repetitions = (int(argument) for argument in sys.argv[1:])
rng = np.random.default_rng(1)
X = rng.standard_normal((n, d_model))
Wq, Wk, Wv = rng.standard_normal((3, d_model, width)) / np.sqrt(d_model)


def softmax(x):
    e = np.exp(x - np.max(x))
    return e / e.sum()


def lesson():
    # as they stand in the lesson
    Q = X @ Wq   # (n_tokens, d_k)
    K = X @ Wk   # (n_tokens, d_k)
    V = X @ Wv   # (n_tokens, d_v)

    d_k = K.shape[-1]
    scores  = (Q @ K.T) / np.sqrt(d_k)     # (n_tokens, n_tokens)
    weights = np.array([softmax(row) for row in scores])
    output  = weights @ V                   # (n_tokens, d_v)
    return output


print(json.dumps({"median_ms": median_milliseconds(lesson, repetitions), "versions": f"NumPy {np.__version__} with {blas()}"}))
