// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/codetext.h"

#include "models/texts.h"

using namespace Qt::StringLiterals;

namespace ae {

namespace {

QString shapeText(Shape shape)
{
    return u"(%1, %2)"_s.arg(shape.rows).arg(shape.columns);
}

/// Behind the last line, unless it says something about itself.
QString commented(const QString& lines, const QString& comment)
{
    constexpr qsizetype kColumn = 38;
    const qsizetype last = lines.lastIndexOf(u'\n') + 1;
    if (lines.indexOf(u'#', last) >= 0)
        return lines + u'\n';
    return lines.left(last) + lines.mid(last).leftJustified(kColumn) + u"  # "_s + comment + u'\n';
}

}  // namespace

QString numpyLines(const Document& document)
{
    const Evaluation& evaluation = document.evaluation();
    const Graph& graph = evaluation.graph();
    const std::size_t scores = graph.scorePath().front();
    const Graph::Node& product = graph[scores];
    const std::string_view keys = product.inputKeys[static_cast<std::size_t>(product.spec->layout.top)];
    QString code = u"import numpy as np\n\n"
                   "def softmax(x):\n"
                   "    e = np.exp(x - np.max(x))\n"
                   "    return e / e.sum()\n\n"_s;
    code += u"# X: one row per token embedding, shape %1\n"_s.arg(shapeText(graph.node("X")->shape));
    for (std::size_t i = 0; i < graph.size(); ++i) {
        if (graph[i].spec->kind != StepKind::Computed)
            continue;
        if (i == scores)
            code += u'\n' + commented(u"d_k = %1.shape[-1]"_s.arg(fromUtf8(keys)), QString::number(graph.headWidth()));
        const QString remark = i + 1 == graph.size() ? u", one output per token"_s : QString();
        code += commented(QString::fromStdString(graph[i].spec->numpy(evaluation.view(i))), shapeText(graph[i].shape) + remark);
    }
    return code;
}

}  // namespace ae
