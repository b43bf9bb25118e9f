// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/exports/pythonscript.h"

#include "io/exports/pythonparts.h"
#include "io/exports/torchchecks.h"

namespace ae {

const PythonDialect numpyDialect = {
    .code = &StepSpec::numpy,
    .imports = "import numpy as np\n",
    .arrayStart = "np.array([",
    .arrayEnd = "], dtype=np.float64)",
    .inputEnd = "",
    .packedStart = "np.frombuffer(base64.b64decode(\"\"\"",
    .packedEnd = "\"\"\"), dtype=\"<f8\").copy()",
    .nan = "np.nan",
    .infinity = "np.inf",
    .helpers = R"(np.seterr(all="ignore")  # rows without a distribution are nan, and are said below


def softmax(x):
    e = np.exp(x - np.max(x))
    return e / e.sum()


def agree(key, here, there, rounding):
    """The same shape and numbers as the program had there, up to the rounding of another order of additions."""
    assert here.shape == there.shape, f"{key} is {here.shape} here, {there.shape} there"
    np.testing.assert_allclose(here, there, rtol=1e-12, atol=rounding, equal_nan=True, err_msg=key)
    print(key, here.shape, "agrees")
)",
};

const PythonDialect torchDialect = {
    .code = &StepSpec::torch,
    .imports = "import math\n\nimport torch\n",
    .arrayStart = "torch.tensor([",
    .arrayEnd = "], dtype=torch.float64)",
    .inputEnd = ".requires_grad_()",
    .packedStart = "torch.frombuffer(bytearray(base64.b64decode(\"\"\"",
    .packedEnd = "\"\"\")), dtype=torch.float64)",
    .nan = "math.nan",
    .infinity = "math.inf",
    .helpers = R"(
def agree(key, here, there, rounding):
    """The same shape and numbers as the program had there, up to the rounding of another order of additions."""
    assert here.shape == there.shape, f"{key} is {tuple(here.shape)} here, {tuple(there.shape)} there"
    torch.testing.assert_close(here.detach(), there, rtol=1e-12, atol=rounding, equal_nan=True, msg=lambda text: f"{key}: {text}")
    print(key, tuple(here.shape), "agrees")
)",
};

namespace {

/// Inputs, the equation, and then the numbers that it must have given.
void writeScript(PieceWriter& out, const Results& results, const PythonParts& parts)
{
    const Graph& graph = results.evaluation.graph();
    out << "#!/usr/bin/env python3\n";
    parts.writeHeading(out);
    parts.writeImports(out);
    out << "\n\n";
    parts.writeInputs(out);
    out << "\n# The equation.\n";
    const auto forComputed = [&](void (PythonParts::*write)(PieceWriter&, std::size_t) const) {
        for (std::size_t i = 0; i < graph.size() && out.isGood(); ++i) {
            if (graph[i].spec->kind == StepKind::Computed)
                (parts.*write)(out, i);
        }
    };
    forComputed(&PythonParts::writeStep);
    out << "\n# What the program had.\n";
    parts.writeRemarks(out);
    forComputed(&PythonParts::writeCheck);
}

}  // namespace

bool writeNumpyScript(const Results& results, const std::string&, const ByteSink& sink)
{
    PieceWriter out(sink);
    writeScript(out, results, PythonParts(results, numpyDialect));
    return out.finish();
}

bool writeTorchScript(const Results& results, const std::string&, const ByteSink& sink)
{
    PieceWriter out(sink);
    const PythonParts parts(results, torchDialect);
    writeScript(out, results, parts);
    writeTorchChecks(out, results, parts);
    return out.finish();
}

}  // namespace ae
