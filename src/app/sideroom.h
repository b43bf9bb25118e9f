// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QSplitter;
class QWidget;

namespace ae {

class NotebookView;

/// Beside a lesson, where cards of the notebook would be cut, the panels at the sides become as narrow as they can, until the user moves
/// their edges.
class SideRoom : public QObject {
public:
    /// Belongs to the splitter.
    SideRoom(QSplitter* splitter, NotebookView* notebook, QWidget* guide, QWidget* inspector);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void give();

    QSplitter* m_splitter;
    NotebookView* m_notebook;
    QWidget* m_guide;
    QWidget* m_inspector;
    bool m_isChosen = false;  ///< the user has given the parts their widths
};

}  // namespace ae
