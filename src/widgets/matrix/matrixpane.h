// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/matrix/matrixview.h"

#include <QWidget>

class QLabel;

namespace ae {

class RemarkLabel;

/// A matrix with its sign, shape and a bar in the colour of its role at the left. Hidden while its step is not in force.
class MatrixPane : public QWidget {
    Q_OBJECT
public:
    /// `place` tells panes of one step apart for those who find them by name: "Q" in the projections, "Q of scores" elsewhere.
    MatrixPane(Document* document, const Highlight* highlight, std::string_view step, Turn turn, const QString& place,
               QWidget* parent = nullptr, Portion portion = Portion::Whole);

    MatrixView* view() const { return m_view; }
    MatrixModel* model() const { return m_model; }
    /// A short remark after the shape: "goes on to the next layer"; without one an input says that it can be edited, where there is room.
    void setRemark(const QString& remark);
    const QString& remark() const { return m_remark; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void showCaption();
    QString comparisonNote() const;

    MatrixModel* m_model;
    MatrixView* m_view;
    QLabel* m_caption;
    RemarkLabel* m_remarkLabel;
    QString m_remark;
    bool m_isEditable = false;
};

/// Every pane in the window reports here, so that actions and the status bar follow the one in use.
class PaneBoard : public QObject {
    Q_OBJECT
public:
    static PaneBoard* of(QWidget* widget);
    explicit PaneBoard(QObject* parent = nullptr) : QObject(parent) { }
    MatrixView* current() const { return m_current; }
    void add(MatrixView* view);
    /// While it is on, clicks on pairs of query and key hide and allow them; for every pane, also those that come later.
    void setPaintsMask(bool paints);

signals:
    void currentChanged();
    void refused(const QString& reason);
    void noted(const QString& words);
    void filePasted(const QString& path, const QString& step);
    void renameAsked(const QString& kind, int index);
    void boxWanted(const CellRef& box);

private:
    MatrixView* m_current = nullptr;
    QList<MatrixView*> m_views;
    bool m_paintsMask = false;
};

}  // namespace ae
