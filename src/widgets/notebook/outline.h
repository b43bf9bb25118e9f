// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListWidget>

namespace ae {

class Document;
class NotebookView;

/// The titles of the notebook's cells; follows the scrolling and takes there.
class Outline : public QListWidget {
    Q_OBJECT
public:
    Outline(Document* document, NotebookView* notebook, QWidget* parent = nullptr);

    QSize sizeHint() const override;

signals:
    void entered(int position);  ///< by Enter: the keyboard shall go on in the cell

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void refresh();

    Document* m_document;
    NotebookView* m_notebook;
};

}  // namespace ae
