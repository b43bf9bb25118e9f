// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/livetext.h"

#include "session/cellname.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

constexpr int kMostDecimals = 17;

/// {{ name }} or {{ name:decimals }}; quotes protect braces and colons inside token names. No part of it is read twice, so that
/// no text is slow to look through.
const QRegularExpression& quotePattern()
{
    static const QRegularExpression pattern(uR"(\{\{\s*+((?:"(?:[^"]|"")*+"|[^"{}:])++)(?::\s*+(\d{1,2})\s*+)?\}\})"_s);
    return pattern;
}

QString escaped(QString text)
{
    static const QRegularExpression signs(uR"(([\\`*_{}\[\]()#+\-.!|<>~&]))"_s);
    return text.replace(signs, uR"(\\1)"_s);
}

QString valueOf(const QString& name, int decimals, const QString& written, const Document& document)
{
    const Evaluation& evaluation = document.evaluation();
    const Result<CellRef> cell = parseCellName(name.toStdString(), document.session(), evaluation.graph());
    if (!cell)
        return escaped(written + u" ("_s + sentenceOf(cell.error()) + u')');
    const StepResult& result = evaluation.result(cell->step);
    if (!result.rows.empty() && hasNoDistribution(result.rows[static_cast<std::size_t>(cell->row)].state))
        return u"– ("_s + escaped(stateInWords(result.rows[static_cast<std::size_t>(cell->row)].state)) + u')';
    // a number has no signs of Markdown, and a backslash before its point would be seen inside of `code`
    const NumberStyle style = numberStyle(document);
    return style.text(result.values()(cell->row, cell->column), decimals < 0 ? style.decimals : decimals);
}

}  // namespace

QString withLiveValues(const QString& markdown, const Document& document)
{
    QString text;
    qsizetype end = 0;
    auto matches = quotePattern().globalMatch(markdown);
    while (matches.hasNext()) {
        const QRegularExpressionMatch match = matches.next();
        text += QStringView(markdown).mid(end, match.capturedStart() - end);
        const int decimals = match.hasCaptured(2) ? std::min(match.captured(2).toInt(), kMostDecimals) : -1;
        text += valueOf(match.captured(1).trimmed(), decimals, match.captured(0), document);
        end = match.capturedEnd();
    }
    return text + markdown.mid(end);
}

bool quotesLiveValues(const QString& markdown)
{
    return quotePattern().match(markdown).hasMatch();
}

}  // namespace ae
