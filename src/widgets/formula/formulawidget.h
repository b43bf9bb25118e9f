// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/formula/formulalayout.h"
#include "widgets/formula/formulapainter.h"

#include <QWidget>

#include <optional>

namespace ae {

/// Shows a formula whose groups can be pointed at, clicked, and walked by keyboard: Tab comes in, the arrow keys, Home and End
/// move, Enter or Space activates, Ctrl+C copies it as text and MathML. Its base line meets that of a label of the same font
/// that is centred beside it. Where the room is narrow, the formula shrinks to 60 % before it is cut.
class FormulaWidget : public QWidget {
    Q_OBJECT
public:
    explicit FormulaWidget(QWidget* parent = nullptr);
    explicit FormulaWidget(const Formula& formula, QWidget* parent = nullptr);

    const Formula& formula() const { return m_formula; }
    void setFormula(const Formula& formula);
    FormulaStyle formulaStyle() const { return m_style; }
    void setFormulaStyle(FormulaStyle style);
    /// Without colours of its own the widget has those of the theme in force.
    void setColors(const std::optional<FormulaColors>& colors);
    FormulaColors colors() const;
    void setHighlighted(const QStringList& ids);
    const QStringList& highlighted() const { return m_marks.highlighted; }

    const std::vector<FormulaGroup>& groups() const { return m_box.groups; }
    QRectF groupRect(int position) const;  ///< in coordinates of the widget
    int groupAt(const QPointF& point) const;
    int currentGroup() const { return m_marks.focused; }
    void activate(int position);

    int baseline() const;  ///< from the top of the widget
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void activated(const QString& id);
    /// The group under the pointer or reached by keyboard; empty when there is none any more.
    void hovered(const QString& id);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void layOut();
    double fit() const;
    QPointF origin() const;
    void setHovered(int position);
    void setCurrent(int position);
    void copy() const;

    Formula m_formula;
    FormulaFont m_font;
    FormulaBox m_box;
    FormulaStyle m_style = FormulaStyle::Display;
    FormulaMarks m_marks;
    std::optional<FormulaColors> m_colors;
    QString m_givenName;  ///< the accessible name that came from the formula
    int m_pressed = -1;
};

}  // namespace ae
