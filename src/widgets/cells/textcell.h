// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/cells/cellcatalogue.h"

#include <QWidget>

class QPlainTextEdit;
class QStackedLayout;

namespace ae {

class ClosedBrowser;

/// A note in Markdown with live values. Double click or F2 edits it in place; what is typed is in the document at once, so that saving and
/// recovery copies have it, and all of it is one undo step.
class TextCell : public QWidget {
    Q_OBJECT
public:
    TextCell(const CellContext& context, Card* card, std::size_t position);
    ~TextCell() override;

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {200, 40}; }

    void startEditing();
    void finishEditing();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void render();
    void takeText();
    bool isEditing() const;
    const std::string& markdown() const;

    Document* m_document;
    PaneBoard* m_board;
    Card* m_card;
    std::size_t m_position;
    ClosedBrowser* m_text;
    QPlainTextEdit* m_editor;
    QStackedLayout* m_pages;
};

}  // namespace ae
