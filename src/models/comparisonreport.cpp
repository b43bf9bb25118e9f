// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/comparisonreport.h"

#include "attention/saturation.h"
#include "session/numbers.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

constexpr std::size_t kMostNames = 4;

Shape shapeIn(const Inputs& inputs, const std::string& step)
{
    const auto found = inputs.find(step);
    return found == inputs.end() ? Shape{} : shapeOf(found->second);
}

bool isOtherNumber(double a, double b)
{
    return a != b && !(std::isnan(a) && std::isnan(b));
}

InputChange changeOf(const Comparison& comparison, const Document& document, const std::string& step)
{
    InputChange change;
    change.step = step;
    change.before = shapeIn(comparison.state().matrices, step);
    change.now = shapeIn(document.session().matrices, step);
    if (change.before != change.now || !comparison.has(step))
        return change;
    const Values now = document.evaluation().value(step);
    const Values before = comparison.before()->value(step);
    double largest = -1;
    for (Index r = 0; r < now.rows(); ++r) {
        for (Index c = 0; c < now.cols(); ++c) {
            if (!isOtherNumber(now(r, c), before(r, c)) || comparison.isBlank({step, 0, r, c}))
                continue;
            ++change.changed;
            // what is no number counts as the largest
            const double difference = now(r, c) - before(r, c);
            const double size = std::isnan(difference) ? std::numeric_limits<double>::infinity() : std::abs(difference);
            if (size <= largest)
                continue;
            largest = size;
            change.largestAt = {step, 0, r, c};
        }
    }
    if (change.changed > 0)
        change.largest = comparison.at(change.largestAt);
    return change;
}

std::vector<InputChange> inputChanges(const Comparison& comparison, const Document& document)
{
    std::vector<InputChange> changes;
    for (const StepSpec* spec : stepCatalogue()) {
        if (spec->kind == StepKind::Computed)
            continue;
        InputChange change = changeOf(comparison, document, std::string(spec->key));
        if (change.changed > 0 || change.before != change.now)
            changes.push_back(std::move(change));
    }
    return changes;
}

QString listed(const std::vector<std::string>& names)
{
    QStringList shown;
    for (std::size_t i = 0; i < std::min(names.size(), kMostNames); ++i)
        shown << u"“%1”"_s.arg(shownName(names[i]));
    if (names.size() > kMostNames)
        shown << translate("ae", "and %1 more").arg(names.size() - kMostNames);
    return shown.join(u", "_s);
}

/// Those of `names` that `others` do not have, each as often.
std::vector<std::string> without(const std::vector<std::string>& names, const std::vector<std::string>& others)
{
    std::map<std::string, int> count;
    for (const std::string& name : others)
        ++count[name];
    std::vector<std::string> rest;
    for (const std::string& name : names) {
        if (--count[name] < 0)
            rest.push_back(name);
    }
    return rest;
}

/// Names of a kind that were renamed, moved, added or removed.
void addNames(const QString& what, const std::vector<std::string>& before, const std::vector<std::string>& now,
              std::vector<WordsChange>& changes)
{
    if (before == now)
        return;
    const std::vector<std::string> removed = without(before, now);
    const std::vector<std::string> added = without(now, before);
    if (removed.empty() && added.empty()) {
        std::vector<std::string> from;
        std::vector<std::string> to;
        for (std::size_t i = 0; i < now.size(); ++i) {
            if (before[i] == now[i])
                continue;
            from.push_back(before[i]);
            to.push_back(now[i]);
        }
        changes.push_back({translate("ae", "%1 moved").arg(what), listed(from), listed(to)});
    } else if (before.size() == now.size()) {
        changes.push_back({translate("ae", "%1 renamed").arg(what), listed(removed), listed(added)});
    } else {
        changes.push_back({translate("ae", "%1 added or removed").arg(what), removed.empty() ? QString() : listed(removed),
                           added.empty() ? QString() : listed(added)});
    }
}

QString maskText(const Options& options)
{
    const MaskSpec* mask = findMask(options.mask);
    return mask ? translated(mask->title) : fromUtf8(options.mask);
}

Index differingPairs(const Comparison& comparison, const Document& document)
{
    const AllowedKeys& now = document.evaluation().allowed();
    const AllowedKeys& before = comparison.before()->allowed();
    const Index tokens = document.sizes().tokens;
    if (tokens != comparison.state().tokenCount())
        return 0;
    Index count = 0;
    for (Index i = 0; i < tokens; ++i) {
        for (Index j = 0; j < tokens; ++j)
            count += now.allows(i, j) != before.allows(i, j);
    }
    return count;
}

void addOptions(const Comparison& comparison, const Document& document, std::vector<WordsChange>& changes)
{
    const Options& before = comparison.state().options;
    const Options& now = document.session().options;
    const auto number = [](double value) { return fromUtf8(numberText(value)).replace(u'.', QLatin1Char(localeMark())); };
    const auto add = [&](const char* what, double a, double b) {
        if (a != b)
            changes.push_back({translated(what), number(a), number(b)});
    };
    add(AE_TR("ae", "Scale exponent"), before.scaleExponent, now.scaleExponent);
    add(AE_TR("ae", "Temperature"), before.temperature, now.temperature);
    const Index pairs = differingPairs(comparison, document);
    if (before.mask != now.mask || pairs > 0) {
        const QString differ = pairs > 0 ? translate("ae", "%1, %2 pairs differ").arg(maskText(now)).arg(pairs) : maskText(now);
        changes.push_back({translate("ae", "Mask"), maskText(before), differ});
    }
    if (!(before.rotary == now.rotary)) {
        const auto words = [&](const Rotary& rotary) {
            return rotary.isOn() ? translate("ae", "on, base %1").arg(number(rotary.base)) : translate("ae", "off");
        };
        changes.push_back({translate("ae", "Rotary positions"), words(before.rotary), words(now.rotary)});
    }
}

StepDifference differenceOf(const Comparison& comparison, const Document& document, const std::string& step)
{
    StepDifference found;
    found.step = step;
    found.at = {step, 0, -1, -1};
    found.mismatch = comparison.mismatch(step);
    if (!comparison.has(step))
        return found;
    const Shape shape = document.evaluation().graph().node(step)->shape;
    std::vector<double> row(static_cast<std::size_t>(shape.columns));
    double largest = -1;
    for (Index r = 0; r < shape.rows; ++r) {
        comparison.readRow(step, r, row.data());
        for (Index c = 0; c < shape.columns; ++c) {
            const double size = std::abs(row[static_cast<std::size_t>(c)]);
            if (!(size > largest))
                continue;
            largest = size;
            found.at = {step, 0, r, c};
            found.largest = row[static_cast<std::size_t>(c)];
        }
    }
    return found;
}

bool hasBlanks(const Comparison& comparison, const std::string& step, Index row, Index columns)
{
    for (Index c = 0; c < columns; ++c) {
        if (comparison.isBlank({step, 0, row, c}))
            return true;
    }
    return false;
}

/// The rows of weights and output on both sides.
class RowReader {
public:
    RowReader(const Comparison& comparison, const Document& document)
        : m_comparison(comparison), m_document(document), m_output(document.evaluation().graph().nodes().back().spec->key),
          m_weights(document.evaluation().graph().nodes().back().inputKeys.front()),
          m_row(static_cast<std::size_t>(std::max(document.sizes().tokens, document.sizes().dV)))
    {
    }

    bool isCompared() const { return m_comparison.has(m_weights); }

    RowDifference of(Index row)
    {
        RowDifference found;
        found.row = row;
        const Sizes sizes = m_document.sizes();
        const RowRecord& now = m_document.evaluation().rows()[static_cast<std::size_t>(row)];
        const RowRecord& before = m_comparison.before()->rows()[static_cast<std::size_t>(row)];
        if (hasBlanks(m_comparison, m_weights, row, sizes.tokens) || hasBlanks(m_comparison, m_output, row, sizes.dV)) {
            found.words = translate("ae", "to be filled in");
            return found;
        }
        found.strongest = {hasNoDistribution(before.state) ? -1 : before.strongest, hasNoDistribution(now.state) ? -1 : now.strongest};
        if (!hasNoDistribution(before.state))
            found.entropyBits.first = entropyOf(*m_comparison.before(), row);
        if (!hasNoDistribution(now.state))
            found.entropyBits.second = entropyOf(m_document.evaluation(), row);
        if (hasNoDistribution(now.state))
            found.words = translate("ae", "now %1").arg(stateInWords(now.state));
        else if (hasNoDistribution(before.state))
            found.words = translate("ae", "in the baseline %1").arg(stateInWords(before.state));
        if (!found.words.isEmpty())
            return found;
        readWeights(row, sizes.tokens, found);
        readOutput(row, sizes.dV, found);
        return found;
    }

private:
    void readWeights(Index row, Index keys, RowDifference& found)
    {
        m_comparison.readRow(m_weights, row, m_row.data());
        for (Index j = 0; j < keys; ++j) {
            const double difference = m_row[static_cast<std::size_t>(j)];
            if (found.key >= 0 && !(std::abs(difference) > std::abs(found.weight)))
                continue;
            found.key = j;
            found.weight = difference;
        }
    }

    void readOutput(Index row, Index columns, RowDifference& found)
    {
        if (!m_comparison.has(m_output))
            return;
        m_comparison.readRow(m_output, row, m_row.data());
        const Eigen::Map<const Eigen::RowVectorXd> difference(m_row.data(), columns);
        found.outputDistance = difference.stableNorm();
        if (!std::isfinite(found.outputDistance))
            found.words = translate("ae", "an output is not finite");
    }

    const Comparison& m_comparison;
    const Document& m_document;
    std::string m_output;
    std::string m_weights;
    std::vector<double> m_row;
};

/// A row without numbers changed most.
double sizeOf(const RowDifference& row)
{
    return std::isnan(row.weight) ? std::numeric_limits<double>::infinity() : std::abs(row.weight);
}

}  // namespace

ComparisonReport reportOf(const Comparison& comparison, const Document& document)
{
    ComparisonReport report;
    report.inputs = inputChanges(comparison, document);
    addNames(translate("ae", "Tokens"), comparison.state().tokens, document.session().tokens, report.words);
    addNames(translate("ae", "Features"), comparison.state().features, document.session().features, report.words);
    addOptions(comparison, document, report.words);
    for (const Graph::Node& node : document.evaluation().graph().nodes()) {
        if (node.spec->kind == StepKind::Computed)
            report.steps.push_back(differenceOf(comparison, document, std::string(node.spec->key)));
    }
    RowReader reader(comparison, document);
    report.rowsInAll = document.sizes().tokens;
    if (!reader.isCompared())
        return report;
    for (Index row = 0; row < report.rowsInAll; ++row)
        report.rows.push_back(reader.of(row));
    if (report.rows.size() > ComparisonReport::mostRows) {
        std::ranges::stable_sort(report.rows, std::ranges::greater(), sizeOf);
        report.rows.resize(ComparisonReport::mostRows);
        std::ranges::sort(report.rows, {}, &RowDifference::row);
    }
    return report;
}

}  // namespace ae
