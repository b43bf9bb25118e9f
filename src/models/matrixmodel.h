// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/texts.h"

#include <QAbstractTableModel>
#include <QHash>

#include <optional>

namespace ae {

class AnswerSheet;
class Highlight;
enum class CellState;

/// A matrix as it is, or turned over: the top operand of a product with a transpose.
enum class Turn { None, Transposed };

/// The numbers of a step, or what is left of them after the division by d_k^p.
enum class Portion { Whole, Divided };
/// What the coloured numbers of a pane are.
enum class Layer { Values, Derivatives, Differences };

/// One step of the open document as a table: numbers, states, heat and names. Inputs are editable in place.
class MatrixModel : public QAbstractTableModel {
    Q_OBJECT
public:
    /// Shown as it is, or turned, by the convention of row vectors; the other way round where tokens are columns.
    MatrixModel(Document* document, const Highlight* highlight, std::string step, Turn turn, QObject* parent = nullptr,
                Portion portion = Portion::Whole);

    const std::string& step() const { return m_step; }
    const StepSpec& spec() const { return *m_spec; }
    Document* document() const { return m_document; }
    /// False when the step is not in force (a bias that the head does not have); the table is then empty.
    bool isInForce() const;
    bool isEditable() const { return m_spec->kind != StepKind::Computed; }
    /// Whether rows and columns on screen are columns and rows of the step.
    bool isTransposed() const { return (m_turn == Turn::Transposed) != m_hasTokenColumns; }
    /// Whether the letter of the step, as it is meant by the convention in force, stands for the other way round.
    bool isLetterTransposed() const;
    bool isDivided() const { return m_portion == Portion::Divided; }
    /// What shown numbers are of the step's own: 1, or less where they are divided. Derivatives grow by as much.
    double unit() const;
    QString title() const;
    CellRef cellAt(const QModelIndex& index) const;
    QModelIndex indexOf(const CellRef& cell) const;
    /// The cells of a rectangle of indices, in the matrix's own orientation.
    Region regionOf(const QModelIndex& topLeft, const QModelIndex& bottomRight) const;
    /// Whether cells show derivatives (Highlight::lens) in place of values; what is edited and copied is the value all the same.
    bool showsDerivatives() const;
    /// Derivatives go before differences; a step that the baseline does not have in this shape shows its values.
    Layer layer() const;
    /// Whether cells show both: the value, and the number of the layer under it.
    bool showsBoth() const;
    /// A row of the layer's numbers, NaN where there is none; points into the layer or to `scratch` (one row). nullptr where the
    /// layer has no numbers at all. Not for Layer::Values.
    const double* layerRow(Index row, double* scratch) const;
    /// The derivatives that are shown; nullptr where values are, or where there are none.
    const Matrix* derivatives() const;
    /// Weights and the like, coloured from 0 to 1; other layers of them have signs.
    bool hasWeightColours() const { return m_spec->isDistribution && layer() == Layer::Values; }
    /// Largest finite magnitude, what the signed colours are scaled by.
    double heatScale() const;
    /// Counts up whenever a number, a state or the scale may look different; what only marks cells leaves it alone.
    int version() const { return m_version; }
    /// Widest texts that cells show: those of the largest and the smallest number, and of what is no number.
    QStringList widestTexts() const;
    const Highlight* highlight() const { return m_highlight; }
    AnswerSheet* sheet() const { return m_sheet; }
    /// Whether what is typed into the cell is an answer of the worksheet.
    bool takesAnswer(const QModelIndex& index) const;
    /// Whether the number of some cell of these must not be seen, nor go elsewhere.
    bool hides(const QModelIndex& topLeft, const QModelIndex& bottomRight) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

signals:
    /// A typed text was not taken; the reason is a sentence.
    void refused(const QModelIndex& index, const QString& reason);

private:
    /// Whether the evaluation has the shape that views know of: not between a resize and the reset that follows.
    bool isCurrent() const;
    void onChanged(const Change& change);
    /// What of this step is marked because of the selected cell.
    struct Marks {
        bool hasSelected = false;
        std::vector<Region> operands;
        std::vector<Region> dependents;
        std::vector<CellRef> causes;
        bool operator==(const Marks&) const = default;
    };
    Marks marks() const;
    void followSelection();
    void followHighlight();
    void followView();
    void followLens();
    void followSheet();
    void announceCells();
    void announceNames();
    void refreshNames();
    void forgetNumbers();
    struct Extremes {
        double largest = 0;  ///< magnitude of the finite ones
        double low = 0;
        double high = 0;
        double smallest = 0;  ///< magnitude that is not 0; 0 where there is none
        bool hasOthers = false;  ///< numbers that are not finite
    };
    const Extremes& extremes() const;
    bool hides(const QModelIndex& index) const;  ///< what is shown of a cell: a derivative is not hidden
    double valueAt(const QModelIndex& index) const;
    double layerAt(const QModelIndex& index) const;  ///< NaN where there is none
    double shownAt(const QModelIndex& index) const;  ///< what the cell shows in full size: the value or the number of the layer
    CellState differenceState(const QModelIndex& index) const;
    QString shownText(double shown) const;
    QString layerText(double number) const;
    QString withSign(const QString& text) const;
    QString differenceText(const QModelIndex& index) const;
    QStringList widestValues() const;
    QString beside(const QModelIndex& index) const;
    QString display(const QModelIndex& index) const;
    QString hint(const QModelIndex& index) const;
    int stateAt(const QModelIndex& index) const;
    double heatAt(const QModelIndex& index) const;

    Document* m_document;
    const Highlight* m_highlight;
    AnswerSheet* m_sheet;
    std::string m_step;
    Turn m_turn;
    Portion m_portion;
    bool m_hasTokenColumns = false;
    const StepSpec* m_spec;
    Shape m_shape;  ///< of the step, not turned
    mutable QHash<int, QString> m_rowNames;  ///< those that were asked for; likewise
    mutable QHash<int, QString> m_columnNames;
    mutable std::optional<Extremes> m_extremes;  ///< found when somebody looks: a pane out of sight costs nothing
    int m_version = 0;
    Marks m_marks;
    int m_decimals = 0;
};

}  // namespace ae
