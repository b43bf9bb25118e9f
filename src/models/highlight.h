// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/document.h"

#include <QObject>

#include <map>

namespace ae {

class Comparison;
class GradientLens;

/// Which cells of which steps are lit because of the selected cell: what it was made from and, on request, what follows from it.
class Highlight : public QObject {
    Q_OBJECT
public:
    explicit Highlight(Document* document, QObject* parent = nullptr);

    /// CellMark flags of one cell.
    int marks(std::string_view step, Index row, Index column) const;
    /// What is lit of one step as rectangles, for pictures whose cells are too small for marks of their own.
    const std::vector<Region>& operands(std::string_view step) const;
    const std::vector<Region>& dependents(std::string_view step) const;
    const std::vector<CellRef>& causes() const { return m_causes; }
    bool showsDependents() const { return m_showsDependents; }
    void setShowsDependents(bool shows);
    /// What panes show in place of values while it is on.
    GradientLens* lens() const { return m_lens; }
    /// Their differences to a pinned state, shown in place of values or beside them.
    Comparison* comparison() const { return m_comparison; }

signals:
    void changed();  ///< other cells are lit

private:
    void refresh();
    void collect();
    void collectCauses();

    Document* m_document;
    GradientLens* m_lens;
    Comparison* m_comparison;
    bool m_showsDependents = false;
    std::map<std::string, std::vector<Region>, std::less<>> m_operands;
    std::map<std::string, std::vector<Region>, std::less<>> m_dependents;
    std::vector<CellRef> m_causes;
};

}  // namespace ae
