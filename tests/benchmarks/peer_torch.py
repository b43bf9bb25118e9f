#!/usr/bin/python3
# SPDX-FileCopyrightText: The Attention Explorer authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The same equation and its gradients by PyTorch's autograd, float64, all cores: peer_torch.py N D_MODEL D_K REPETITIONS prints
the median milliseconds of forward and backward together."""

import json
import math
import os
import sys

import torch
from peers import blas, median_milliseconds

n, d_model, d_k, repetitions = (int(argument) for argument in sys.argv[1:])
torch.set_num_threads(os.cpu_count())
torch.manual_seed(1)
X = torch.randn(n, d_model, dtype=torch.float64, requires_grad=True)
Wq, Wk, Wv = ((torch.randn(d_model, d_k, dtype=torch.float64) / math.sqrt(d_model)).requires_grad_() for _ in range(3))


def forward_backward():
    for matrix in (X, Wq, Wk, Wv):
        matrix.grad = None
    q, k, v = X @ Wq, X @ Wk, X @ Wv
    weights = torch.softmax(q @ k.T / math.sqrt(d_k), dim=-1)
    output = weights @ v
    (0.5 * (output * output).sum()).backward()


median = median_milliseconds(forward_backward, repetitions)
print(json.dumps({"median_ms": median, "versions": f"PyTorch {torch.__version__} with {blas()}"}))
