// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/helppages.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace ae {

class HelpView;

/// The manual: its pages at the left, a search over all of them above, the page at the right. It stays open beside the window.
class HelpWindow : public QWidget {
    Q_OBJECT
public:
    explicit HelpWindow(QWidget* host);

    /// Shows the manual at a place: in the window that belongs to `near`, or to the dialog that waits for an answer.
    static HelpWindow* open(const QString& place, QWidget* near);

    void showPlace(const QString& place);
    QString place() const;
    const std::vector<HelpPage>& pages() const { return m_pages; }

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void build();
    QWidget* makeSide();
    QWidget* makeHead();
    void addPage(const HelpPage& page);
    void search(const QString& text);
    void goToHit(int step);
    void display(const QString& place);
    void step(int by);
    void showButtons();
    QTreeWidgetItem* itemOf(const QString& place) const;

    std::vector<HelpPage> m_pages;
    QStringList m_way;  ///< the places that were visited
    int m_here = -1;  ///< in the way
    int m_page = -1;  ///< on show
    QStringList m_hits;  ///< places that the search found
    QWidget* m_content = nullptr;
    QLineEdit* m_search = nullptr;
    QLabel* m_found = nullptr;
    QTreeWidget* m_list = nullptr;
    QPushButton* m_back = nullptr;
    QPushButton* m_ahead = nullptr;
    HelpView* m_view = nullptr;
};

}  // namespace ae
