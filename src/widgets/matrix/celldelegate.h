// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/problem.h"

#include <QStyledItemDelegate>

#include <optional>

class QLineEdit;

namespace ae {

/// Draws a matrix cell: heat, number, state and marks; opens the editor and holds it open while its text is no number.
class CellDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    explicit CellDelegate(QObject* parent = nullptr);

    /// Of what stands under the value (BesideRole).
    static QFont besideFont(const QFont& font);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

signals:
    /// The text in the open editor is not taken; the reason is a sentence.
    void refused(const QString& reason) const;
    /// Enter in an editor with a good number: the view goes on to the next row.
    void enterPressed(int step);  ///< 1, or -1 with Shift
    /// Tab (1) or Shift+Tab (-1) in an editor with a good number: the view goes on to that neighbour, without opening it.
    void tabPressed(int step);

protected:
    bool eventFilter(QObject* editor, QEvent* event) override;

private:
    /// Why the text in it is not taken.
    static std::optional<Problem> problemOf(const QLineEdit& editor);
};

}  // namespace ae
