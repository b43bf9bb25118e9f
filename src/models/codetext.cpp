// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/codetext.h"

#include "session/numbers.h"

using namespace Qt::StringLiterals;

namespace ae {

namespace {

QString text(double value)
{
    return QString::fromStdString(numberText(value));
}

QString shape(const Graph& graph, std::string_view key)
{
    const Graph::Node* node = graph.node(key);
    return u"(%1, %2)"_s.arg(node->shape.rows).arg(node->shape.columns);
}

QString projection(const Graph& graph, const char* result, const char* weight, const char* bias)
{
    QString line = u"%1 = X @ %2"_s.arg(QLatin1String(result), QLatin1String(weight));
    if (graph.node(bias))
        line += u" + %1"_s.arg(QLatin1String(bias));
    return line.leftJustified(22) + u"# "_s + shape(graph, result) + u'\n';
}

QString scaledLine(const Options& options)
{
    if (options.scaleExponent == 0)
        return u"scaled = scores                        # scaling is off\n"_s;
    const QString divisor = options.scaleExponent == 0.5 ? u"np.sqrt(d_k)"_s : u"d_k ** "_s + text(options.scaleExponent);
    return u"scaled = scores / %1\n"_s.arg(divisor);
}

QString maskLines(const Document& document)
{
    const Options& options = document.session().options;
    if (options.mask == "none")
        return {};
    if (options.mask == "causal")
        return u"allowed = np.tri(len(X), dtype=bool)   # True: this query may attend to this key\n"_s;
    QStringList rows;
    for (Index i = 0; i < options.allowed.rows(); ++i) {
        QStringList bits;
        for (Index j = 0; j < options.allowed.cols(); ++j)
            bits << QString::number(options.allowed(i, j));
        rows << u'[' + bits.join(u", "_s) + u']';
    }
    return u"allowed = np.array([%1], dtype=bool)\n"_s.arg(rows.join(u",\n                    "_s));
}

}  // namespace

QString numpyLines(const Document& document)
{
    const Graph& graph = document.evaluation().graph();
    const Options& options = document.session().options;
    const bool isMasked = options.mask != "none";
    QString code = u"import numpy as np\n\n"
                   "def softmax(x):\n"
                   "    e = np.exp(x - np.max(x))\n"
                   "    return e / e.sum()\n\n"_s;
    code += u"# X: one row per token embedding, shape %1\n"_s.arg(shape(graph, "X"));
    code += projection(graph, "Q", "Wq", "bq") + projection(graph, "K", "Wk", "bk") + projection(graph, "V", "Wv", "bv");
    code += u"\nd_k = K.shape[-1]                      # %1\n"_s.arg(graph.headWidth());
    code += u"scores = Q @ K.T                       # %1\n"_s.arg(shape(graph, "scores"));
    code += scaledLine(options);
    if (options.temperature != 1)
        code += u"scaled = scaled / %1                  # temperature\n"_s.arg(text(options.temperature));
    code += maskLines(document);
    if (isMasked)
        code += u"scaled = np.where(allowed, scaled, -np.inf)   # a row without any allowed key gives nan\n"_s;
    code += u"weights = np.array([softmax(row) for row in scaled])\n"_s;
    code += u"output = weights @ V                   # %1, one output per token\n"_s.arg(shape(graph, "output"));
    return code;
}

}  // namespace ae
