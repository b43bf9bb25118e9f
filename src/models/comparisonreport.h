// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/comparison.h"

#include <limits>
#include <utility>
#include <vector>

namespace ae {

/// An input that is not what it was.
struct InputChange {
    std::string step;
    Shape before;  ///< 0 × 0 where the baseline does not have it
    Shape now;
    Index changed = 0;  ///< cells, of equal shapes; one that is to be filled in is not counted
    CellRef largestAt;
    CellDifference largest;
};

/// An option or the tokens, in words.
struct WordsChange {
    QString what;
    QString before;
    QString now;
};

/// What the changes did to a step: its largest difference.
struct StepDifference {
    std::string step;
    QString mismatch;  ///< in words, where it is not compared
    CellRef at;
    double largest = 0;  ///< with its sign
};

/// What they did to one token. Numbers are NaN, and keys -1, where a side has no distribution or the row has blank cells.
struct RowDifference {
    static constexpr double none = std::numeric_limits<double>::quiet_NaN();
    Index row = 0;
    Index key = -1;  ///< of the largest change of a weight
    double weight = none;  ///< that change, with its sign
    std::pair<Index, Index> strongest{-1, -1};  ///< key, before and now
    std::pair<double, double> entropyBits{none, none};  ///< before and now
    double outputDistance = none;  ///< Euclidean length of the difference of the output rows
    QString words;  ///< why numbers are missing
};

struct ComparisonReport {
    std::vector<InputChange> inputs;
    std::vector<WordsChange> words;
    std::vector<StepDifference> steps;
    std::vector<RowDifference> rows;  ///< those with the largest changes of a weight, in the order of the tokens
    Index rowsInAll = 0;

    static constexpr std::size_t mostRows = 100;
};

/// Makes the report in pieces, so that a large session does not hold up the window: one look at every number. The baseline's results
/// must be there. To be thrown away as soon as the document or what it is compared with changes.
class ReportMaker {
public:
    ReportMaker(const Comparison& comparison, const Document& document);
    ~ReportMaker();
    ReportMaker(const ReportMaker&) = delete;
    ReportMaker& operator=(const ReportMaker&) = delete;

    /// Works for about as long; true when all has been looked at.
    bool advance(int milliseconds);
    /// When all has been looked at.
    ComparisonReport report() const;

private:
    struct Part;
    void addInput(const std::string& step);
    void addStep(const std::string& step);
    void addRows();

    const Comparison& m_comparison;
    const Document& m_document;
    ComparisonReport m_report;
    Index m_pairs = 0;  ///< of query and key, which one of the masks allows
    std::vector<Part> m_parts;
    std::size_t m_part = 0;
    Index m_row = 0;
};

/// All in one go.
ComparisonReport reportOf(const Comparison& comparison, const Document& document);

}  // namespace ae
