// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/matrixmodel.h"

#include "models/highlight.h"
#include "models/roles.h"
#include "session/cellname.h"
#include "session/numbers.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

/// The shortest text that reads back to the same bits, with the user's decimal mark.
QString editText(double value)
{
    return fromUtf8(numberText(value)).replace(u'.', QLatin1Char(localeMark()));
}

}  // namespace

MatrixModel::MatrixModel(Document* document, const Highlight* highlight, std::string step, Turn turn, QObject* parent)
    : QAbstractTableModel(parent), m_document(document), m_highlight(highlight), m_step(std::move(step)), m_turn(turn),
      m_spec(findStep(m_step))
{
    Q_ASSERT(m_spec);
    connect(document, &Document::changed, this, &MatrixModel::onChanged);
    connect(document, &Document::selectedCellChanged, this, &MatrixModel::followSelection);
    connect(document, &Document::viewChanged, this, &MatrixModel::followDecimals);
    connect(document, &Document::pickedTokenChanged, this, [this] {
        announceCells();
        announceNames();  // the picked one stands out
    });
    if (highlight)
        connect(highlight, &Highlight::changed, this, &MatrixModel::followHighlight);
    m_marks = marks();
    m_decimals = document->session().view.decimals;
    refreshNames();
}

bool MatrixModel::isInForce() const
{
    return m_document->evaluation().has(m_step);
}

bool MatrixModel::isCurrent() const
{
    const Graph::Node* node = m_document->evaluation().graph().node(m_step);
    return node && node->shape == m_shape;
}

CellRef MatrixModel::cellAt(const QModelIndex& index) const
{
    if (isTransposed())
        return {m_step, 0, index.column(), index.row()};
    return {m_step, 0, index.row(), index.column()};
}

QModelIndex MatrixModel::indexOf(const CellRef& cell) const
{
    const auto row = static_cast<int>(isTransposed() ? cell.column : cell.row);
    const auto column = static_cast<int>(isTransposed() ? cell.row : cell.column);
    return cell.step == m_step && hasIndex(row, column) ? index(row, column) : QModelIndex();
}

Region MatrixModel::regionOf(const QModelIndex& topLeft, const QModelIndex& bottomRight) const
{
    const CellRef first = cellAt(topLeft);
    const CellRef last = cellAt(bottomRight);
    return {first.row, first.column, last.row - first.row + 1, last.column - first.column + 1};
}

int MatrixModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(isTransposed() ? m_shape.columns : m_shape.rows);
}

int MatrixModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(isTransposed() ? m_shape.rows : m_shape.columns);
}

QVariant MatrixModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || !isCurrent())
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return display(index);
    case Qt::EditRole:
        return editText(valueAt(index));
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    case Qt::AccessibleTextRole:
    case HintRole:
        return hint(index);
    case ValueRole:
        return valueAt(index);
    case StateRole:
        return stateAt(index);
    case HeatRole:
        return heatAt(index);
    case MarksRole: {
        const CellRef cell = cellAt(index);
        int marks = m_highlight ? m_highlight->marks(m_step, cell.row, cell.column) : 0;
        if (m_spec->rowNames == "token" && cell.row == m_document->pickedToken())
            marks |= PickedMark;
        if (m_document->selectedCell() == cell)
            marks |= SelectedMark;
        return marks;
    }
    case IsDistributionRole:
        return m_spec->isDistribution;
    case ExactTextRole:
        return NumberStyle{0, localeMark()}.exact(valueAt(index));
    default:
        return {};
    }
}

QVariant MatrixModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    const bool isOfRows = (orientation == Qt::Vertical) != isTransposed();
    if (section < 0 || section >= (isOfRows ? m_shape.rows : m_shape.columns))
        return {};
    if (role == Qt::DisplayRole) {
        QString& name = (isOfRows ? m_rowNames : m_columnNames)[section];
        if (name.isEmpty())
            name = shownName(nameOf(isOfRows ? m_spec->rowNames : m_spec->columnNames, section, m_document->session()));
        return name;
    }
    if (role == MarksRole)
        return isOfRows && m_spec->rowNames == "token" && section == m_document->pickedToken() ? PickedMark : NoMark;
    return {};
}

Qt::ItemFlags MatrixModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    const Qt::ItemFlags flags = Qt::ItemIsSelectable | Qt::ItemIsEnabled;
    return isEditable() ? flags | Qt::ItemIsEditable : flags;
}

bool MatrixModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole || !index.isValid() || !isEditable())
        return false;
    const QString text = value.toString();
    // An editor that is opened and left changes nothing, not even the last bit. What the session holds may be newer than what
    // is shown, when two edits come within one frame.
    const CellRef cell = cellAt(index);
    const auto input = m_document->session().matrices.find(m_step);
    if (input != m_document->session().matrices.end() && text == editText(input->second(cell.row, cell.column)))
        return false;
    const Result<double> number = evaluateTyped(text.toStdString(), {localeMark()});
    if (!number) {
        emit refused(index, sentenceOf(number.error()));
        return false;
    }
    const auto refusal = m_document->setCells(m_step, regionOf(index, index), Matrix::Constant(1, 1, *number));
    if (refusal)
        emit refused(index, sentenceOf(*refusal));
    return !refusal;
}

void MatrixModel::onChanged(const Change& change)
{
    const Graph::Node* node = m_document->evaluation().graph().node(m_step);
    if ((node ? node->shape : Shape{}) != m_shape) {
        beginResetModel();
        refreshNames();
        forgetNumbers();
        endResetModel();
        return;
    }
    const bool hasOtherNames = change.names || change.isStructural;
    const bool hasOtherValues = change.touches(m_step) || change.options;
    if (hasOtherNames)
        refreshNames();
    if (hasOtherValues)
        forgetNumbers();
    // the colour scale belongs to the whole matrix, so all of it may look different
    if (hasOtherNames || hasOtherValues)
        announceCells();
    if (hasOtherNames)
        announceNames();
}

MatrixModel::Marks MatrixModel::marks() const
{
    Marks marks;
    const auto& selected = m_document->selectedCell();
    marks.hasSelected = selected && selected->step == m_step;
    if (!m_highlight)
        return marks;
    marks.operands = m_highlight->operands(m_step);
    marks.dependents = m_highlight->dependents(m_step);
    for (const CellRef& cause : m_highlight->causes()) {
        if (cause.step == m_step)
            marks.causes.push_back(cause);
    }
    return marks;
}

// A selection walks through one pane; the others, of which no cell is lit, need not be painted again.
void MatrixModel::followSelection()
{
    const bool had = m_marks.hasSelected;
    m_marks = marks();
    if (had || m_marks.hasSelected)
        announceCells();
}

void MatrixModel::followHighlight()
{
    Marks now = marks();
    if (now == m_marks)
        return;
    m_marks = std::move(now);
    announceCells();
}

void MatrixModel::followDecimals()
{
    if (std::exchange(m_decimals, m_document->session().view.decimals) != m_decimals)
        announceCells();
}

void MatrixModel::announceCells()
{
    // where the shape is another one now, the reset is on its way
    if (isCurrent())
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

void MatrixModel::announceNames()
{
    if (!isCurrent())
        return;
    emit headerDataChanged(Qt::Vertical, 0, rowCount() - 1);
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

void MatrixModel::refreshNames()
{
    const Graph::Node* node = m_document->evaluation().graph().node(m_step);
    m_shape = node ? node->shape : Shape{};
    m_rowNames.clear();
    m_columnNames.clear();
}

void MatrixModel::forgetNumbers()
{
    m_extremes.reset();
    ++m_version;
}

const MatrixModel::Extremes& MatrixModel::extremes() const
{
    if (m_extremes)
        return *m_extremes;
    Extremes& found = m_extremes.emplace();
    if (!isCurrent())
        return found;
    const StepResult& result = m_document->evaluation().result(m_step);
    const Matrix& matrix = result.storage();
    for (Index i = 0; i < matrix.size(); ++i) {
        const double value = matrix.data()[i];
        const bool isNumber = std::isfinite(value);
        found.hasOthers = found.hasOthers || !isNumber;
        found.low = isNumber && value < found.low ? value : found.low;
        found.high = isNumber && value > found.high ? value : found.high;
    }
    found.low /= result.divisor;
    found.high /= result.divisor;
    found.largest = std::max(found.high, -found.low);
    return found;
}

double MatrixModel::heatScale() const
{
    return m_spec->isDistribution ? 0 : extremes().largest;
}

QStringList MatrixModel::widestTexts() const
{
    const Extremes& found = extremes();
    const NumberStyle style = numberStyle(*m_document);
    QStringList texts = {style.text(found.low), style.text(found.high)};
    if (found.hasOthers)
        texts << style.text(-std::numeric_limits<double>::infinity()) << style.text(std::numeric_limits<double>::quiet_NaN());
    return texts;
}

double MatrixModel::valueAt(const QModelIndex& index) const
{
    const CellRef cell = cellAt(index);
    return m_document->evaluation().value(m_step)(cell.row, cell.column);
}

int MatrixModel::stateAt(const QModelIndex& index) const
{
    const StepResult& result = m_document->evaluation().result(m_step);
    const CellRef cell = cellAt(index);
    if (!result.rows.empty() && hasNoDistribution(result.rows[static_cast<std::size_t>(cell.row)].state))
        return static_cast<int>(CellState::Undefined);
    if (m_spec->isDistribution && !m_document->evaluation().allowed().allows(cell.row, cell.column))
        return static_cast<int>(CellState::Hidden);
    const double value = valueAt(index);
    if (!std::isfinite(value))
        return static_cast<int>(CellState::NotFinite);
    return static_cast<int>(numberStyle(*m_document).roundsToZero(value) ? CellState::TinyNumber : CellState::Number);
}

double MatrixModel::heatAt(const QModelIndex& index) const
{
    const double value = valueAt(index);
    if (!std::isfinite(value))
        return 0;
    if (m_spec->isDistribution)
        return value;
    const double scale = heatScale();
    return scale > 0 ? value / scale : 0;
}

QString MatrixModel::display(const QModelIndex& index) const
{
    switch (static_cast<CellState>(stateAt(index))) {
    case CellState::Undefined:
        return u"–"_s;
    case CellState::Hidden:
        return {};
    case CellState::TinyNumber:
        return u"≈0"_s;
    default:
        return numberStyle(*m_document).text(valueAt(index));
    }
}

QString MatrixModel::hint(const QModelIndex& index) const
{
    const CellRef cell = cellAt(index);
    const QString start = tr("%1, %2").arg(titleOf(*m_spec), placeInWords(*m_document, cell));
    switch (static_cast<CellState>(stateAt(index))) {
    case CellState::Undefined:
        return tr("%1: no number. %2").arg(start, reasonInWords(*m_document, cell.row));
    case CellState::Hidden:
        return tr("%1: hidden by the mask, exactly 0").arg(start);
    case CellState::NotFinite:
        return tr("%1: %2, not finite").arg(start, numberStyle(*m_document).text(valueAt(index)));
    case CellState::TinyNumber:
        return tr("%1: %2, rounded to zero").arg(start, numberStyle(*m_document).measure(valueAt(index)));
    case CellState::Number:
        break;
    }
    return tr("%1: %2").arg(start, numberStyle(*m_document).text(valueAt(index)));
}

}  // namespace ae
