// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "attention/evaluation.h"

#include "attention/kernels.h"
#include "attention/workers.h"

#include <algorithm>
#include <cassert>

#if defined(__linux__)
#include <cstdint>
#include <cstdio>

#include <sys/mman.h>
#endif

namespace ae {

namespace {

// Beyond this many rectangles it is cheaper to compute their hull.
constexpr std::size_t kMostRegions = 8;
// From this size on differences pay; below it everything that is reached is computed anew.
constexpr Index kMostRowsKept = 8;
// Numbers of a few rows of scores that stay in the second cache together with their weights.
constexpr Index kTileNumbers = 32 * 1024;

Index tileRows(Index tokens)
{
    return std::clamp<Index>(kTileNumbers / tokens / 8 * 8, 8, 64);
}

// Each difference may cost the last bits; so many together stay far below 1e-11.
constexpr int kMostDifferences = 2000;

void addDirty(std::vector<Region>& regions, const Region& region)
{
    addRegion(regions, region);
    if (regions.size() > kMostRegions) {
        Region hull;
        for (const Region& known : regions)
            hull = hull.united(known);
        regions = {hull};
    }
}

}  // namespace

double availableBytes()
{
#if defined(__linux__)
    std::FILE* file = std::fopen("/proc/meminfo", "re");
    if (!file)
        return 0;
    char line[128];
    unsigned long long kibibytes = 0;
    while (std::fgets(line, sizeof line, file)) {
        if (std::sscanf(line, "MemAvailable: %llu kB", &kibibytes) == 1)
            break;
    }
    std::fclose(file);
    return static_cast<double>(kibibytes) * 1024.0;
#else
    return 0;
#endif
}

namespace {

/// Asks for large pages before a large matrix is touched for the first time: a page fault for each 4 KiB costs more than its numbers.
void prepareMemory([[maybe_unused]] const Matrix& matrix)
{
#if defined(__linux__)
    constexpr std::uintptr_t page = std::uintptr_t{1} << 21;
    const auto start = reinterpret_cast<std::uintptr_t>(matrix.data());
    const std::uintptr_t end = start + static_cast<std::uintptr_t>(matrix.size()) * sizeof(double);
    const std::uintptr_t first = (start + page - 1) / page * page;
    if (end > first + page)
        ::madvise(reinterpret_cast<void*>(first), (end - first) / page * page, MADV_HUGEPAGE);  // refused: then without
#endif
}

}  // namespace

Computed<Evaluation> Evaluation::of(const Inputs& inputs, const Options& options)
{
    Computed<Graph> graph = build(options, shapesOf(inputs));
    if (!graph)
        return graph.error();
    const double needed = predictedBytes(*graph);
    const double free = availableBytes();
    if (free > 0 && needed > free / 2)
        return Error{ErrorCode::NotEnoughMemory,
                     {std::to_string(static_cast<long long>(needed)), std::to_string(static_cast<long long>(free))}};

    Evaluation evaluation;
    evaluation.m_graph = std::move(*graph);
    evaluation.m_options = options;
    evaluation.m_allowed = AllowedKeys(options, evaluation.m_graph.tokens());
    const std::size_t count = evaluation.m_graph.size();
    evaluation.m_results.resize(count);
    evaluation.m_dirty.resize(count);
    for (std::size_t i = 0; i < count; ++i) {
        const Graph::Node& node = evaluation.m_graph[i];
        if (node.spec->kind != StepKind::Computed)
            evaluation.m_results[i].stored = inputs.find(node.spec->key)->second;
        else if (!node.spec->divisor)  // what only divides shares the storage of its operand
            evaluation.m_results[i].stored.resize(node.shape.rows, node.shape.columns);
        prepareMemory(evaluation.m_results[i].stored);
    }
    evaluation.m_traces.resize(count);
    evaluation.bindOperands();
    evaluation.recompute();
    return evaluation;
}

void Evaluation::recompute()
{
    for (std::size_t i = 0; i < m_graph.size();) {
        const std::size_t end = endOfRun(i);
        computeRun(i, end);
        for (; i < end; ++i)
            m_dirty[i].clear();
    }
    m_differences = 0;
}

/// Behind the steps from `first` on of which a few rows can be computed from one to the last before the next rows are begun.
std::size_t Evaluation::endOfRun(std::size_t first) const
{
    std::size_t end = first + 1;
    const auto isFollower = [&](const Graph::Node& node) {
        return node.spec->isByRow && std::all_of(node.inputs.begin() + 1, node.inputs.end(), [first](std::size_t i) { return i < first; });
    };
    if (!m_graph[first].spec->isByRow || m_graph.tokens() < kLargeTokens)
        return end;
    while (end < m_graph.size() && isFollower(m_graph[end]))
        ++end;
    return end;
}

/// All rows of the steps in [first, end). Scores and weights of a long sentence do not fit into the caches: what is computed of
/// them is read by the next steps while it is still near.
void Evaluation::computeRun(std::size_t first, std::size_t end)
{
    if (!m_graph[first].spec->isByRow || m_graph.tokens() < kLargeTokens)
        return compute(first, {{Region::whole(m_graph[first].shape)}});
    m_groundworks.resize(m_graph.size());
    for (std::size_t i = first; i < end; ++i) {
        if (m_graph[i].spec->prepare)
            m_graph[i].spec->prepare(view(i), m_results[i], &m_groundworks[i]);
    }
    const Index rows = m_graph.tokens();
    forRows(0, rows, tileRows(rows), [&](Index row, Index count) {
        for (std::size_t i = first; i < end; ++i) {
            StepView tile = view(i);
            tile.groundwork = &m_groundworks[i];
            m_graph[i].spec->forward(tile, {row, 0, count, m_graph[i].shape.columns}, m_results[i]);
        }
    });
}

void Evaluation::compute(std::size_t position, std::span<const Region> regions)
{
    const StepSpec& spec = *m_graph[position].spec;
    for (const Region& region : regions) {
        if (spec.forward)
            spec.compute(view(position), region, m_results[position]);
    }
}

Evaluation::Evaluation(const Evaluation& other)
    : m_graph(other.m_graph), m_options(other.m_options), m_allowed(other.m_allowed), m_results(other.m_results), m_dirty(other.m_dirty),
      m_traces(other.m_traces), m_differences(other.m_differences)
{
    bindOperands();
}

Evaluation& Evaluation::operator=(const Evaluation& other)
{
    if (this != &other) {
        Evaluation copy(other);
        *this = std::move(copy);
    }
    return *this;
}

void Evaluation::bindOperands()
{
    m_operands.assign(m_graph.size(), {});
    for (std::size_t i = 0; i < m_graph.size(); ++i) {
        for (const std::size_t operand : m_graph[i].inputs)
            m_operands[i].push_back(&m_results[operand]);
        if (m_results[i].shared)
            m_results[i].shared = &m_operands[i].front()->storage();
    }
}

const StepResult& Evaluation::result(std::string_view key) const
{
    const int position = m_graph.find(key);
    assert(position >= 0);
    return m_results[static_cast<std::size_t>(position)];
}

const std::vector<RowRecord>& Evaluation::rows() const
{
    return m_results.back().rows;
}

StepView Evaluation::view(std::size_t position) const
{
    return {m_options, m_allowed, m_graph.headWidth(), m_operands[position], m_graph[position].inputKeys, m_results[position]};
}

void Evaluation::write(std::string_view key, const Region& region, const Matrix& block)
{
    const int position = m_graph.find(key);
    assert(position >= 0 && block.rows() == region.rows && block.cols() == region.columns);
    const auto i = static_cast<std::size_t>(position);
    m_results[i].stored.block(region.row, region.column, region.rows, region.columns) = block;
    addDirty(m_dirty[i], region);
}

void Evaluation::setOptions(const Options& options)
{
    assert(options.rotary.isOn() == m_options.rotary.isOn());  // else there are other steps
    m_options = options;
    m_allowed = AllowedKeys(options, m_graph.tokens());
    for (std::size_t i = 0; i < m_graph.size(); ++i) {
        if (m_graph[i].spec->readsOptions)
            m_dirty[i] = {Region::whole(m_graph[i].shape)};
    }
}

void Evaluation::gatherDirty(std::size_t position)
{
    const Graph::Node& node = m_graph[position];
    for (std::size_t operand = 0; operand < node.inputs.size(); ++operand) {
        std::vector<Region> reached;
        for (const Region& region : m_dirty[node.inputs[operand]])
            node.spec->reach(view(position), operand, region, reached);
        for (const Region& region : reached)
            addDirty(m_dirty[position], region);
    }
}

bool Evaluation::adjust(std::size_t position)
{
    const StepSpec& spec = *m_graph[position].spec;
    if (!spec.adjust || m_graph.tokens() < kLargeTokens)
        return false;
    std::vector<const Trace*> traces;
    for (const std::size_t operand : m_graph[position].inputs)
        traces.push_back(&m_traces[operand]);
    StepView withTraces = view(position);
    withTraces.traces = traces;
    return spec.adjust(withTraces, m_results[position], m_traces[position]);
}

// A few whole rows are remembered as they were, for steps that read them and would rather add the difference.
void Evaluation::keepBefore(std::size_t position)
{
    const std::vector<Region>& dirty = m_dirty[position];
    const Matrix& stored = m_results[position].stored;
    if (m_graph.tokens() < kLargeTokens || dirty.size() != 1 || dirty[0].rows > kMostRowsKept || dirty[0].columns != stored.cols())
        return;
    m_traces[position].strip = dirty[0];
    m_traces[position].before = stored.middleRows(dirty[0].row, dirty[0].rows);
}

bool Evaluation::isAllDirty(std::size_t position) const
{
    return m_dirty[position].size() == 1 && m_dirty[position][0] == Region::whole(m_graph[position].shape);
}

/// Behind the steps from `first` on that are all dirty and can be computed as one run.
std::size_t Evaluation::endOfDirtyRun(std::size_t first)
{
    const std::size_t most = endOfRun(first);
    std::size_t end = first;
    while (end < most) {
        if (end > first)
            gatherDirty(end);
        if (!isAllDirty(end))
            break;
        ++end;
    }
    return end;
}

std::vector<StepChange> Evaluation::update()
{
    std::vector<StepChange> changes;
    bool hasDifferences = false;
    for (std::size_t i = 0; i < m_graph.size();) {
        gatherDirty(i);
        std::size_t end = i + 1;
        m_traces[i].clear();
        if (!m_dirty[i].empty() && adjust(i)) {
            hasDifferences = true;
        } else if (!m_dirty[i].empty()) {
            end = std::max(end, endOfDirtyRun(i));
            computeDirty(i, end);
        }
        for (; i < end; ++i) {
            if (m_dirty[i].empty())
                continue;
            m_traces[i].regions = m_dirty[i];
            changes.push_back({m_graph[i].spec->key, m_dirty[i]});
        }
    }
    for (std::vector<Region>& dirty : m_dirty)
        dirty.clear();
    m_differences += hasDifferences ? 1 : 0;
    if (m_differences > kMostDifferences)
        recompute();
    return changes;
}

void Evaluation::computeDirty(std::size_t first, std::size_t end)
{
    for (std::size_t i = first; i < end; ++i)
        m_traces[i].clear();
    if (end > first + 1)
        return computeRun(first, end);
    keepBefore(first);
    compute(first, m_dirty[first]);
}

}  // namespace ae
