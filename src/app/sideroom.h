// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>

class QSplitter;
class QWidget;

namespace ae {

class NotebookView;

/// Beside a lesson, the history or baselines, where cards of the notebook would be cut, the panels at the sides become as narrow as they
/// can, until the user moves their edges.
class SideRoom : public QObject {
public:
    /// Belongs to the splitter.
    SideRoom(QSplitter* splitter, NotebookView* notebook, QWidget* inspector, const QList<QWidget*>& panels);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void give();

    QSplitter* m_splitter;
    NotebookView* m_notebook;
    QWidget* m_inspector;
    QList<QWidget*> m_panels;  ///< that come and go
    bool m_isChosen = false;  ///< the user has given the parts their widths
};

}  // namespace ae
