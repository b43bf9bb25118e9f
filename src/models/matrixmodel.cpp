// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/matrixmodel.h"

#include "models/answersheet.h"
#include "models/comparison.h"
#include "models/convention.h"
#include "models/gradientlens.h"
#include "models/highlight.h"
#include "models/roles.h"
#include "session/cellname.h"
#include "session/numbers.h"

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

MatrixModel::MatrixModel(Document* document, const Highlight* highlight, std::string step, Turn turn, QObject* parent, Portion portion)
    : QAbstractTableModel(parent), m_document(document), m_highlight(highlight), m_sheet(AnswerSheet::of(*document)),
      m_step(std::move(step)), m_turn(turn), m_portion(portion), m_hasTokenColumns(hasTokenColumns(*document)), m_spec(findStep(m_step))
{
    Q_ASSERT(m_spec);
    connect(document, &Document::changed, this, &MatrixModel::onChanged);
    connect(m_sheet, &AnswerSheet::changed, this, &MatrixModel::followSheet);
    connect(document, &Document::selectedCellChanged, this, &MatrixModel::followSelection);
    connect(document, &Document::viewChanged, this, &MatrixModel::followView);
    connect(document, &Document::pickedTokenChanged, this, [this] {
        announceCells();
        announceNames();  // the picked one stands out
    });
    if (highlight) {
        connect(highlight, &Highlight::changed, this, &MatrixModel::followHighlight);
        connect(highlight->lens(), &GradientLens::changed, this, &MatrixModel::followLens);
        connect(highlight->comparison(), &Comparison::changed, this, &MatrixModel::followLens);
    }
    m_marks = marks();
    m_decimals = document->session().view.decimals;
    refreshNames();
}

bool MatrixModel::isLetterTransposed() const
{
    return isTransposed() != (m_hasTokenColumns && letterTurns(*m_spec));
}

double MatrixModel::unit() const
{
    if (!isDivided())
        return 1;
    const double divisor = m_document->evaluation().divisor();
    return showsDerivatives() ? divisor : 1 / divisor;
}

QString MatrixModel::title() const
{
    return isDivided() ? tr("%1, divided").arg(titleOf(*m_spec)) : titleOf(*m_spec);
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
        return takesAnswer(index) ? m_sheet->typedAt(cellAt(index)) : editText(valueAt(index));
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    case Qt::AccessibleTextRole:
    case HintRole:
        return hint(index);
    case ValueRole:
        return hides(index, index) ? std::numeric_limits<double>::quiet_NaN() : valueAt(index);
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
    case BesideRole:
        return beside(index);
    case IsDistributionRole:
        return hasWeightColours();
    case ExactTextRole:
        return hides(index) ? QString() : NumberStyle{0, localeMark()}.exact(shownAt(index));
    case AnswerRole:
        return static_cast<int>(showsDerivatives() ? Answer::None : m_sheet->stateOf(cellAt(index)));
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
    return isEditable() || takesAnswer(index) ? flags | Qt::ItemIsEditable : flags;
}

bool MatrixModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole || !(flags(index) & Qt::ItemIsEditable))
        return false;
    const QString text = value.toString();
    if (takesAnswer(index)) {
        const auto refusal = m_sheet->answer(cellAt(index), text);
        if (refusal)
            emit refused(index, sentenceOf(*refusal));
        return !refusal;
    }
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

void MatrixModel::followView()
{
    if (hasTokenColumns(*m_document) != m_hasTokenColumns) {
        beginResetModel();
        m_hasTokenColumns = !m_hasTokenColumns;
        forgetNumbers();
        endResetModel();
    }
    if (std::exchange(m_decimals, m_document->session().view.decimals) != m_decimals)
        announceCells();
}

void MatrixModel::followLens()
{
    forgetNumbers();
    announceCells();
}

void MatrixModel::followSheet()
{
    forgetNumbers();  // colours too
    announceCells();
}

bool MatrixModel::showsDerivatives() const
{
    return m_highlight && m_highlight->lens()->isOn();
}

Layer MatrixModel::layer() const
{
    if (showsDerivatives())
        return Layer::Derivatives;
    const Comparison* comparison = m_highlight ? m_highlight->comparison() : nullptr;
    const bool isCompared = comparison && comparison->form() != CompareForm::Values && comparison->has(m_step);
    // what is divided is divided by another number there
    return isCompared && m_portion == Portion::Whole ? Layer::Differences : Layer::Values;
}

bool MatrixModel::showsBoth() const
{
    switch (layer()) {
    case Layer::Derivatives:
        return m_highlight->lens()->isBesideValues();
    case Layer::Differences:
        return m_highlight->comparison()->form() == CompareForm::Both;
    case Layer::Values:
        break;
    }
    return false;
}

const Matrix* MatrixModel::derivatives() const
{
    return showsDerivatives() ? m_highlight->lens()->of(m_step) : nullptr;
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

}  // namespace ae
