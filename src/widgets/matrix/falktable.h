// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/matrix/matrixpane.h"

#include <QWidget>

#include <vector>

class QGridLayout;

namespace ae {

/// Products as the eye multiplies them: the left operand at the left, the top operands above, each result where row and column
/// meet. All results share the left operand; what stands where comes from the steps' own declarations. Where tokens are columns the
/// whole table is turned over: the shared operand stands above. Panes of one column share their widths and scroll together, so do
/// panes of one row.
class FalkTable : public QWidget {
    Q_OBJECT
public:
    /// `place` is appended to the names of operands that have a pane of their own elsewhere: "Q of scores".
    FalkTable(Document* document, const Highlight* highlight, PaneBoard* board, const std::vector<std::string_view>& results,
              const QString& place, QWidget* parent = nullptr);

    /// Fills the empty corner above the left operand.
    void setCorner(QWidget* corner);
    /// Behind the shape of the results; the second one where tokens are columns.
    void setResultRemarks(const QString& ofRows, const QString& ofColumns);
    MatrixPane* pane(std::string_view step) const;
    const std::vector<MatrixPane*>& panes() const { return m_panes; }

protected:
    void changeEvent(QEvent* event) override;

private:
    /// Where a pane stands when tokens are rows.
    struct Place {
        int row;
        int column;
    };
    struct Built {
        std::vector<std::string_view> steps;  ///< operands of all results, and these
        bool hasTokenColumns = false;
        bool dividesQueries = false;
        bool operator==(const Built&) const = default;
    };
    Built wanted() const;
    void build();
    void showRemarks();
    void addProduct(std::string_view result, int column);
    MatrixPane* add(std::string_view step, Turn turn, Place place, const QString& name, Portion portion = Portion::Whole);
    void link();
    void align();
    void scheduleAlign();

    Document* m_document;
    const Highlight* m_highlight;
    PaneBoard* m_board;
    std::vector<std::string_view> m_results;
    QString m_place;
    QString m_rowRemark;
    QString m_columnRemark;
    QGridLayout* m_grid;
    Built m_built;
    std::vector<MatrixPane*> m_panes;
    std::vector<MatrixPane*> m_resultPanes;
    std::vector<std::vector<MatrixPane*>> m_columns;  ///< panes that stand above each other
    std::vector<std::vector<MatrixPane*>> m_rows;  ///< panes that stand side by side
    bool m_isAligning = false;
};

}  // namespace ae
