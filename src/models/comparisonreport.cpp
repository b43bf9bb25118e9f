// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/comparisonreport.h"

#include "attention/saturation.h"
#include "models/wording.h"
#include "session/numbers.h"

#include <QCoreApplication>
#include <QElapsedTimer>

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ComparisonReport)
};

constexpr qsizetype kMostNames = 4;

Shape shapeIn(const Inputs& inputs, const std::string& step)
{
    const auto found = inputs.find(step);
    return found == inputs.end() ? Shape{} : shapeOf(found->second);
}

bool isOtherNumber(double a, double b)
{
    return a != b && !(std::isnan(a) && std::isnan(b));
}

void lookAtInput(const Comparison& comparison, const Document& document, Index row, double& size, InputChange& change)
{
    const Values now = document.evaluation().value(change.step);
    const Values before = comparison.before()->value(change.step);
    for (Index c = 0; c < now.cols(); ++c) {
        const CellRef cell{change.step, 0, row, c};
        if (!isOtherNumber(now(row, c), before(row, c)) || AnswerSheet::of(document)->hides(cell))
            continue;
        ++change.changed;
        // what is no number counts as the largest
        const double difference = now(row, c) - before(row, c);
        const double own = std::isnan(difference) ? std::numeric_limits<double>::infinity() : std::abs(difference);
        if (own <= size)
            continue;
        size = own;
        change.largestAt = cell;
    }
}

QString listed(const std::vector<std::string>& names)
{
    QStringList shown;
    for (const std::string& name : names)
        shown << (shown.size() < kMostNames ? quotedName(shownName(name)) : QString());
    return listOfAll(shown, kMostNames);
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

/// What can have happened to names of a kind.
struct NamesWords {
    const char* moved;
    const char* renamed;
    const char* changed;
};

constexpr NamesWords kTokens = {AE_TR("ae", "Tokens moved"), AE_TR("ae", "Tokens renamed"), AE_TR("ae", "Tokens added or removed")};
constexpr NamesWords kFeatures = {AE_TR("ae", "Features moved"), AE_TR("ae", "Features renamed"), AE_TR("ae", "Features added or removed")};

void addNames(const NamesWords& words, const std::vector<std::string>& before, const std::vector<std::string>& now,
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
        changes.push_back({translated(words.moved), listed(from), listed(to)});
    } else if (before.size() == now.size()) {
        changes.push_back({translated(words.renamed), listed(removed), listed(added)});
    } else {
        changes.push_back(
            {translated(words.changed), removed.empty() ? QString() : listed(removed), added.empty() ? QString() : listed(added)});
    }
}

QString maskText(const Options& options)
{
    const MaskSpec* mask = findMask(options.mask);
    return mask ? translated(mask->title) : fromUtf8(options.mask);
}

void addOptions(const Comparison& comparison, const Document& document, Index pairs, std::vector<WordsChange>& changes)
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
    if (before.mask != now.mask || pairs > 0) {
        const QString differ =
            pairs > 0 ? Words::tr("%1, %n pair(s) differ", "a mask", static_cast<int>(pairs)).arg(maskText(now)) : maskText(now);
        changes.push_back({translate("ae", "Mask"), maskText(before), differ});
    }
    if (!(before.rotary == now.rotary)) {
        const auto words = [&](const Rotary& rotary) {
            return rotary.isOn() ? translate("ae", "on, base %1").arg(number(rotary.base)) : translate("ae", "off");
        };
        changes.push_back({translate("ae", "Rotary positions"), words(before.rotary), words(now.rotary)});
    }
}

/// `row` has room for it.
void lookAtStep(const Comparison& comparison, Index r, std::vector<double>& row, double& size, StepDifference& found)
{
    comparison.readRow(found.step, r, row.data());
    for (std::size_t c = 0; c < row.size(); ++c) {
        const double own = std::abs(row[c]);
        if (!(own > size))
            continue;
        size = own;
        found.at = {found.step, 0, r, static_cast<Index>(c)};
        found.largest = row[c];
    }
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
        const AnswerSheet& sheet = *AnswerSheet::of(m_document);
        if (!sheet.hiddenColumns(m_weights, row).empty() || !sheet.hiddenColumns(m_output, row).empty()) {
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

/// What is looked at row by row.
struct ReportMaker::Part {
    Index rows = 0;
    std::function<void(Index row)> look;
};

ReportMaker::ReportMaker(const Comparison& comparison, const Document& document) : m_comparison(comparison), m_document(document)
{
    // parts keep pointers to what they fill
    m_report.inputs.reserve(stepCatalogue().size());
    m_report.steps.reserve(document.evaluation().graph().size());
    for (const StepSpec* spec : stepCatalogue()) {
        if (spec->kind != StepKind::Computed)
            addInput(std::string(spec->key));
    }
    for (const Graph::Node& node : document.evaluation().graph().nodes()) {
        if (node.spec->kind == StepKind::Computed)
            addStep(std::string(node.spec->key));
    }
    addRows();
}

ReportMaker::~ReportMaker() = default;

void ReportMaker::addInput(const std::string& step)
{
    InputChange& change = m_report.inputs.emplace_back();
    change.step = step;
    change.before = shapeIn(m_comparison.state().matrices, step);
    change.now = shapeIn(m_document.session().matrices, step);
    if (change.before != change.now || !m_comparison.has(step))
        return;
    m_parts.push_back(
        {change.now.rows, [this, &change, size = -1.0](Index row) mutable { lookAtInput(m_comparison, m_document, row, size, change); }});
}

void ReportMaker::addStep(const std::string& step)
{
    StepDifference& found = m_report.steps.emplace_back();
    found.step = step;
    found.at = {step, 0, -1, -1};
    found.mismatch = m_comparison.mismatch(step);
    if (!m_comparison.has(step))
        return;
    const Shape shape = m_document.evaluation().graph().node(step)->shape;
    m_parts.push_back(
        {shape.rows, [this, &found, size = -1.0, row = std::vector<double>(static_cast<std::size_t>(shape.columns))](Index r) mutable {
             lookAtStep(m_comparison, r, row, size, found);
         }});
}

void ReportMaker::addRows()
{
    const Index tokens = m_document.sizes().tokens;
    m_report.rowsInAll = tokens;
    if (tokens == m_comparison.state().tokenCount()) {
        m_parts.push_back({tokens, [this, tokens](Index row) {
                               const AllowedKeys& now = m_document.evaluation().allowed();
                               const AllowedKeys& before = m_comparison.before()->allowed();
                               for (Index key = 0; key < tokens; ++key)
                                   m_pairs += now.allows(row, key) != before.allows(row, key);
                           }});
    }
    const auto reader = std::make_shared<RowReader>(m_comparison, m_document);
    if (reader->isCompared())
        m_parts.push_back({tokens, [this, reader](Index row) { m_report.rows.push_back(reader->of(row)); }});
}

bool ReportMaker::advance(int milliseconds)
{
    QElapsedTimer timer;
    timer.start();
    while (m_part < m_parts.size()) {
        if (m_row == m_parts[m_part].rows) {
            ++m_part;
            m_row = 0;
            continue;
        }
        m_parts[m_part].look(m_row++);
        if (timer.elapsed() >= milliseconds)
            return false;
    }
    return true;
}

ComparisonReport ReportMaker::report() const
{
    ComparisonReport report = m_report;
    std::erase_if(report.inputs, [](const InputChange& change) { return change.changed == 0 && change.before == change.now; });
    for (InputChange& change : report.inputs) {
        if (change.changed > 0)
            change.largest = m_comparison.at(change.largestAt);
    }
    addNames(kTokens, m_comparison.state().tokens, m_document.session().tokens, report.words);
    addNames(kFeatures, m_comparison.state().features, m_document.session().features, report.words);
    addOptions(m_comparison, m_document, m_pairs, report.words);
    if (report.rows.size() > ComparisonReport::mostRows) {
        std::ranges::stable_sort(report.rows, std::ranges::greater(), sizeOf);
        report.rows.resize(ComparisonReport::mostRows);
        std::ranges::sort(report.rows, {}, &RowDifference::row);
    }
    return report;
}

ComparisonReport reportOf(const Comparison& comparison, const Document& document)
{
    ReportMaker maker(comparison, document);
    while (!maker.advance(std::numeric_limits<int>::max())) { }
    return maker.report();
}

}  // namespace ae
