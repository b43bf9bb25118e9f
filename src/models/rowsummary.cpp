// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/rowsummary.h"

#include "attention/saturation.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>

using namespace Qt::StringLiterals;

namespace ae {

bool hidesWeights(const Document& document, Index row)
{
    return !AnswerSheet::of(document)->hiddenColumns(document.evaluation().graph().nodes().back().inputKeys.front(), row).empty();
}

RowSummary summaryOf(const Document& document, Index row)
{
    const Evaluation& evaluation = document.evaluation();
    RowSummary summary;
    summary.row = row;
    summary.token = shownName(document.session().tokens[static_cast<std::size_t>(row)]);
    const RowRecord& record = evaluation.rows()[static_cast<std::size_t>(row)];
    summary.state = record.state;
    summary.reason = reasonInWords(document, row);
    summary.isForced = record.isForced();
    summary.strongest = record.strongest;
    summary.allowedKeys = record.allowedKeys;
    summary.equalShare = record.allowedKeys > 0 ? 1.0 / static_cast<double>(record.allowedKeys) : 0;
    summary.mostEntropyBits = record.allowedKeys > 0 ? std::log2(static_cast<double>(record.allowedKeys)) : 0;
    summary.measures = measure(evaluation, row);
    const AnswerSheet& sheet = *AnswerSheet::of(document);
    const std::string_view weightsStep = evaluation.graph().nodes().back().inputKeys.front();
    const Values weights = evaluation.value(weightsStep);
    for (Index j = 0; j < weights.cols(); ++j) {
        summary.keys << shownName(document.session().tokens[static_cast<std::size_t>(j)]);
        summary.weights.push_back(weights(row, j));
        summary.allowed.push_back(evaluation.allowed().allows(row, j));
        summary.isHidden.push_back(sheet.hides(weightsStep, row, j));
        summary.hidesAny = summary.hidesAny || summary.isHidden.back();
    }
    const Values output = evaluation.value(evaluation.graph().nodes().back().spec->key);
    for (Index c = 0; c < output.cols(); ++c) {
        summary.output.push_back(output(row, c));
        summary.isOutputHidden.push_back(sheet.hides(evaluation.graph().nodes().back().spec->key, row, c));
    }
    return summary;
}

RowEntropy entropyOfRow(const Document& document, Index row)
{
    const Evaluation& evaluation = document.evaluation();
    const RowRecord& record = evaluation.rows()[static_cast<std::size_t>(row)];
    RowEntropy entropy;
    entropy.token = shownName(document.session().tokens[static_cast<std::size_t>(row)]);
    entropy.state = record.state;
    entropy.reason = record.state == RowState::Ok ? QString() : reasonInWords(document, row);
    entropy.isForced = record.isForced();
    entropy.isSaturated = !hasNoDistribution(record.state) && !record.isForced() && 1 / record.sum() > saturatedAbove;
    entropy.bits = entropyOf(evaluation, row);
    entropy.mostBits = record.allowedKeys > 0 ? std::log2(static_cast<double>(record.allowedKeys)) : 0;
    entropy.isHidden = hidesWeights(document, row);
    if (entropy.isHidden && !hasNoDistribution(record.state))
        entropy.reason = blankWeightsReason();
    return entropy;
}

std::vector<Index> mostPickedRows(const Document& document, std::size_t most)
{
    const std::vector<RowRecord>& records = document.evaluation().rows();
    std::vector<Index> rows(records.size());
    std::iota(rows.begin(), rows.end(), Index{0});
    const auto sharpness = [&](Index row) {
        const RowRecord& record = records[static_cast<std::size_t>(row)];
        if (row == document.pickedToken())
            return 2.0;
        return hasNoDistribution(record.state) || hidesWeights(document, row) ? 0 : 1 / record.sum();
    };
    if (rows.size() > most) {
        std::ranges::stable_sort(rows, std::ranges::greater(), sharpness);
        rows.resize(most);
        std::ranges::sort(rows);
    }
    return rows;
}

namespace {

QStringList measuresOf(const RowSummary& summary, const NumberStyle& style)
{
    const QString strongest = summary.keys[static_cast<qsizetype>(summary.strongest)];
    return {
        summary.isForced ? translate("ae", "Only “%1” is allowed, so its weight is 1 whatever the scores are.").arg(strongest)
                         : translate("ae", "largest %1 on “%2”").arg(style.text(summary.measures.maxWeight, 3), strongest),
        translate("ae", "entropy %1 of %2 bits").arg(style.text(summary.measures.entropyBits, 2), style.text(summary.mostEntropyBits, 2)),
        translate("ae", "%1 effective tokens").arg(style.text(summary.measures.effectiveTokens, 1))};
}

}  // namespace

QString blankWeightsReason()
{
    return translate("ae", "Some of these weights are blank: what they amount to is told once they are filled in.");
}

QStringList captionsOf(const RowSummary& summary, const NumberStyle& style)
{
    if (hasNoDistribution(summary.state))
        return {translate("ae", "“%1” has no weights: %2.").arg(summary.token, stateInWords(summary.state)), summary.reason};
    QStringList lines = summary.hidesAny ? QStringList{blankWeightsReason()} : measuresOf(summary, style);
    constexpr std::size_t kMostOutputs = 6;
    QStringList output;
    for (std::size_t c = 0; c < std::min(summary.output.size(), kMostOutputs); ++c)
        output << (summary.isOutputHidden[c] ? blankSign() : style.text(summary.output[c]));
    if (summary.output.size() > kMostOutputs)
        output << u"…"_s;
    lines << translate("ae", "output(%1) = [%2]").arg(summary.token, output.join(style.mark == ',' ? u"; "_s : u", "_s));
    if (summary.state == RowState::ValueNotFinite)
        lines << summary.reason;
    return lines;
}

QString switchEffect(const Document& document)
{
    const Evaluation& evaluation = document.evaluation();
    const Index row = document.pickedToken();
    const RowRecord& record = evaluation.rows()[static_cast<std::size_t>(row)];
    if (hasNoDistribution(record.state) || record.isForced() || hidesWeights(document, row))
        return {};
    const NumberStyle style = numberStyle(document);
    const Index width = evaluation.graph().headWidth();
    const auto strongestWith = [&](double exponent) {
        Options options = evaluation.options();
        options.scaleExponent = exponent;
        return weightsOfRow(evaluation, row, options)(0, record.strongest);
    };
    const double off = strongestWith(0);
    const double on = strongestWith(0.5);
    const QString key = shownName(document.session().tokens[static_cast<std::size_t>(record.strongest)]);
    const QString numbers = translate("ae", "“%1”: %2 without, %3 with ÷ √d").arg(key, style.text(off), style.text(on));
    if (!(std::abs(off - on) < 0.1))
        return numbers;
    return translate("ae", "%1; at d = %2 little changes: drag the width below").arg(numbers, QString::number(width));
}

}  // namespace ae
