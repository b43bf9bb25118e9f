// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/workedrowmodel.h"

#include "attention/kernels.h"
#include "models/answersheet.h"
#include "models/convention.h"
#include "models/roles.h"
#include "models/rowsummary.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

constexpr Index kMostEntries = 4;  // of a vector written in one cell

using Column = WorkedRowModel::Column;
using Part = WorkedRowModel::Part;

/// The keys, the steps from the raw scores to what the softmax reads, the weights, the values.
std::vector<Column> columnsOf(const Document& document)
{
    const Graph& graph = document.evaluation().graph();
    const std::vector<std::size_t> path = graph.scorePath();
    const Graph::Node& scores = graph[path.front()];
    const Graph::Node& output = graph.nodes().back();
    const StepSpec* weights = graph[output.inputs[0]].spec;
    std::vector<Column> columns = {{Part::KeyVector, graph[scores.inputs[static_cast<std::size_t>(scores.spec->layout.top)]].spec}};
    for (const std::size_t step : path) {
        // of divided queries there is no raw score
        if (step != path.front() || !dividesQueries(document))
            columns.push_back({Part::Score, graph[step].spec});
    }
    columns.push_back({Part::Exponential, weights});
    columns.push_back({Part::Weight, weights});
    columns.push_back({Part::WeightedValue, graph[output.inputs[1]].spec});
    return columns;
}

bool isVector(const Column& column)
{
    return column.part == Part::KeyVector || column.part == Part::WeightedValue;
}

}  // namespace

WorkedRowModel::WorkedRowModel(Document* document, QObject* parent)
    : QAbstractTableModel(parent), m_document(document), m_columns(columnsOf(*document)),
      m_keys(static_cast<int>(document->evaluation().graph().tokens()))
{
    connect(document, &Document::changed, this, &WorkedRowModel::refresh);
    connect(document, &Document::pickedTokenChanged, this, &WorkedRowModel::refresh);
    connect(document, &Document::viewChanged, this, &WorkedRowModel::refresh);
    connect(AnswerSheet::of(*document), &AnswerSheet::changed, this, &WorkedRowModel::refresh);
}

void WorkedRowModel::refresh()
{
    const Graph& graph = m_document->evaluation().graph();
    const int keys = static_cast<int>(graph.tokens());
    std::vector<Column> columns = columnsOf(*m_document);
    if (keys != m_keys || columns != m_columns) {
        beginResetModel();
        m_keys = keys;
        m_columns = std::move(columns);
        endResetModel();
        return;
    }
    emit dataChanged(index(0, 0), index(m_keys, columnCount() - 1));
    emit headerDataChanged(Qt::Vertical, 0, m_keys);
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

/// Another model's reset can make a view look here before this one has heard of the change.
bool WorkedRowModel::isCurrent() const
{
    const Graph& graph = m_document->evaluation().graph();
    return m_keys == graph.tokens() && m_columns == columnsOf(*m_document);
}

/// Whether the softmax reads this one.
bool WorkedRowModel::isRead(const Column& column) const
{
    const Graph& graph = m_document->evaluation().graph();
    return column.step == graph[graph.scorePath().back()].spec;
}

int WorkedRowModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_keys + 1;
}

int WorkedRowModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
}

Role WorkedRowModel::roleOf(int column) const
{
    return m_columns[static_cast<std::size_t>(column)].step->role;
}

int WorkedRowModel::columnOf(Part part) const
{
    const auto found = std::ranges::find(m_columns, part, &Column::part);
    return static_cast<int>(found - m_columns.begin());
}

int WorkedRowModel::columnOf(std::string_view step) const
{
    const auto found = std::ranges::find_if(m_columns, [&](const Column& column) { return column.step->key == step; });
    return static_cast<int>(found - m_columns.begin());
}

/// The divisor where the step only divides. The temperature is divided by together with the last step.
QString WorkedRowModel::titleOf(const Column& column) const
{
    switch (column.part) {
    case Part::KeyVector:
        return tr("K(j)");
    case Part::Exponential:
        return tr("exp(score − largest)");
    case Part::Weight:
        return tr("weight");
    case Part::WeightedValue:
        return tr("weight × V(j)");
    case Part::Score:
        break;
    }
    const Evaluation& evaluation = m_document->evaluation();
    const Options& options = evaluation.options();
    const StepSpec& spec = *column.step;
    const double temperature = isRead(column) ? options.temperature : 1;
    const auto divided = [style = numberStyle(*m_document)](double divisor) {
        return tr("÷ %1").arg(divisor < 0.001 ? style.measure(divisor) : style.text(divisor, 3));
    };
    if (dividesQueries(*m_document) && &spec == dividedScores(evaluation.graph())) {
        const QString title = tr("%1 · K(j)").arg(dividedQueriesSign());
        return temperature == 1 ? title : title + u' ' + divided(temperature);
    }
    if (spec.divisor)
        return divided(spec.divisor(options, evaluation.graph().headWidth()) * temperature);
    const bool isRaw = spec.layout.left >= 0;  // a product of queries and keys
    const QString title = isRaw ? tr("Q · K(j)") : fromUtf8(spec.symbol);
    return temperature == 1 ? title : title + u' ' + divided(temperature);
}

QVariant WorkedRowModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || !isCurrent())
        return {};
    const Column& column = m_columns[static_cast<std::size_t>(index.column())];
    if (role == Qt::DisplayRole)
        return index.row() == m_keys ? sumText(column) : text(index.row(), column);
    if (role == Qt::AccessibleTextRole || role == HintRole) {
        return tr("%1, %2: %3")
            .arg(headerData(index.row(), Qt::Vertical, Qt::DisplayRole).toString(),
                 headerData(index.column(), Qt::Horizontal, Qt::DisplayRole).toString(), data(index, Qt::DisplayRole).toString());
    }
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    return {};
}

QVariant WorkedRowModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole || !isCurrent())
        return {};
    if (orientation == Qt::Vertical)
        return section == m_keys ? tr("Sum") : shownName(m_document->session().tokens[static_cast<std::size_t>(section)]);
    return titleOf(m_columns[static_cast<std::size_t>(section)]);
}

std::optional<CellRef> WorkedRowModel::cellAt(const QModelIndex& index) const
{
    if (!index.isValid() || index.row() >= m_keys)
        return std::nullopt;
    const Column& column = m_columns[static_cast<std::size_t>(index.column())];
    const std::string step(column.step->key);
    if (isVector(column))
        return CellRef{step, 0, index.row(), 0};
    return CellRef{step, 0, m_document->pickedToken(), index.row()};
}

QString WorkedRowModel::vectorText(std::string_view step, Index row, double factor, bool isHidden) const
{
    const AnswerSheet& sheet = *AnswerSheet::of(*m_document);
    const Values matrix = m_document->evaluation().value(step);
    const NumberStyle style = numberStyle(*m_document);
    QStringList entries;
    for (Index c = 0; c < std::min(matrix.cols(), kMostEntries); ++c)
        entries << (isHidden || sheet.hides(step, row, c) ? blankSign() : style.text(factor * matrix(row, c)));
    if (matrix.cols() > kMostEntries)
        entries << u"…"_s;
    const QString vector = u'[' + entries.join(style.mark == ',' ? u"; "_s : u", "_s) + u']';
    return hasTokenColumns(*m_document) ? vector + u'ᵀ' : vector;
}

QString WorkedRowModel::text(int row, const Column& column) const
{
    const Evaluation& evaluation = m_document->evaluation();
    const Index picked = m_document->pickedToken();
    const RowRecord& record = evaluation.rows()[static_cast<std::size_t>(picked)];
    const NumberStyle style = numberStyle(*m_document);
    const double temperature = evaluation.options().temperature;
    const Values matrix = evaluation.value(column.step->key);
    if (column.part == Part::KeyVector)
        return vectorText(column.step->key, row, 1);
    const AnswerSheet& sheet = *AnswerSheet::of(*m_document);
    if (column.part == Part::Score && sheet.hides(column.step->key, picked, row))
        return blankSign();
    if (column.part == Part::Score)
        return style.text(isRead(column) ? matrix(picked, row) / temperature : matrix(picked, row));
    if (hasNoDistribution(record.state))
        return u"–"_s;
    if (!evaluation.allowed().allows(picked, row))
        return tr("hidden");
    const Graph& graph = evaluation.graph();
    const std::string_view weights = graph.nodes().back().inputKeys.front();
    const std::string_view scores = graph[graph.scorePath().back()].spec->key;
    if (column.part == Part::Exponential && (sheet.hides(weights, picked, row) || sheet.hides(scores, picked, row)))
        return blankSign();
    if (column.part == Part::Exponential) {
        const double read = evaluation.value(scores)(picked, row);
        const double shifted = (read - record.largest) / temperature;
        double exponential = 0;
        expNonPositive(&shifted, &exponential, 1);
        return exponential < 0.001 ? style.measure(exponential) : style.text(exponential, style.decimals + 1);
    }
    const double weight = evaluation.value(weights)(picked, row);
    const bool isHidden = sheet.hides(weights, picked, row);
    if (column.part == Part::Weight)
        return isHidden ? blankSign() : weight < 0.001 ? style.measure(weight) : style.text(weight, style.decimals + 1);
    return vectorText(column.step->key, row, weight, isHidden);
}

QString WorkedRowModel::sumText(const Column& column) const
{
    const Evaluation& evaluation = m_document->evaluation();
    const Index picked = m_document->pickedToken();
    const RowRecord& record = evaluation.rows()[static_cast<std::size_t>(picked)];
    const NumberStyle style = numberStyle(*m_document);
    if (column.part == Part::KeyVector || column.part == Part::Score)
        return {};
    if (hasNoDistribution(record.state))
        return u"–"_s;
    if (column.part == Part::Exponential && hidesWeights(*m_document, picked))
        return blankSign();  // its inverse is the largest weight
    if (column.part == Part::Exponential)
        return style.text(record.sum(), style.decimals + 1);
    if (column.part == Part::Weight)
        return style.text(1.0, style.decimals + 1);
    return vectorText(evaluation.graph().nodes().back().spec->key, picked, 1);
}

}  // namespace ae
