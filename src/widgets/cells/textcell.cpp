// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/cells/textcell.h"

#include "models/livetext.h"
#include "widgets/cells/cells.h"
#include "widgets/look/card.h"
#include "widgets/look/closedbrowser.h"
#include "widgets/matrix/matrixpane.h"

#include <QKeyEvent>
#include <QMenu>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QStackedLayout>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

constexpr int kLeastWidth = 160;

/// Pages that are as high as their cell says: a layout asks the layout of a widget and not the widget.
class TextPages : public QStackedLayout {
public:
    using QStackedLayout::QStackedLayout;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return parentWidget()->heightForWidth(width); }
};

}  // namespace

TextCell::TextCell(const CellContext& context, Card* card, std::size_t position)
    : m_document(context.document), m_board(context.board), m_card(card), m_position(position), m_text(new ClosedBrowser(this)),
      m_editor(new QPlainTextEdit(this)), m_pages(new TextPages(this))
{
    m_text->setAccessibleName(tr("Text"));
    m_editor->setMinimumSize(1, 1);
    // where the bar leaves no room for a letter the editor would show and hide it for ever
    setMinimumWidth(kLeastWidth);
    m_editor->setAccessibleName(tr("Text editor"));
    m_pages->addWidget(m_text);
    m_pages->addWidget(m_editor);
    m_text->installEventFilter(this);
    m_text->viewport()->installEventFilter(this);
    m_editor->installEventFilter(this);
    auto* edit = new QToolButton;
    edit->setText(tr("Edit"));
    edit->setAccessibleName(tr("Edit text"));
    edit->setAutoRaise(true);
    card->addTitleWidget(edit);
    connect(edit, &QToolButton::clicked, this, [this] { isEditing() ? finishEditing() : startEditing(); });
    connect(m_editor, &QPlainTextEdit::textChanged, this, &TextCell::takeText);
    connect(m_document, &Document::changed, this, [this](const Change& change) {
        if (change.notebook || quotesLiveValues(fromUtf8(markdown())))
            render();
    });
    connect(m_document, &Document::viewChanged, this, &TextCell::render);
    connect(AnswerSheet::of(*m_document), &AnswerSheet::changed, this, &TextCell::render);
    render();
}

TextCell::~TextCell()
{
    if (isEditing())
        m_document->endGesture();
}

const std::string& TextCell::markdown() const
{
    static const std::string none;
    const auto& cells = m_document->session().notebook;
    return m_position < cells.size() ? cells[m_position].markdown : none;
}

bool TextCell::isEditing() const
{
    return m_pages->currentWidget() == m_editor;
}

void TextCell::render()
{
    if (m_position >= m_document->session().notebook.size())
        return;
    NotebookCell shown = m_document->session().notebook[m_position];
    QString text = withLiveValues(fromUtf8(shown.markdown), *m_document);
    shown.markdown = text.toStdString();
    // a heading is the title of the card, once is enough; other text stands for itself
    static const QRegularExpression heading(u"^\\s*#+ [^\\n]*(\\n|$)"_s);
    m_card->setTitle(heading.match(text).hasMatch() ? cellTitle(shown) : tr("Text"));
    text.remove(heading);
    m_text->showMarkdown(text);
    updateGeometry();
}

int TextCell::heightForWidth(int width) const
{
    if (isEditing())
        return std::max(160, fontMetrics().lineSpacing() * 10);
    return m_text->heightForWidth(width);
}

QSize TextCell::sizeHint() const
{
    return {400, heightForWidth(std::max(width(), 400))};
}

void TextCell::startEditing()
{
    m_document->setFolded(m_position, false);  // nobody writes into what cannot be seen
    if (isEditing())
        return m_editor->setFocus();
    m_editor->setPlainText(fromUtf8(markdown()));
    m_pages->setCurrentWidget(m_editor);
    m_document->beginGesture();
    m_editor->setFocus();
    updateGeometry();
}

void TextCell::finishEditing()
{
    if (!isEditing())
        return;
    m_document->endGesture();  // every change is in the document already
    m_pages->setCurrentWidget(m_text);
    updateGeometry();
}

void TextCell::takeText()
{
    if (!isEditing())
        return;
    if (const auto refusal = m_document->setMarkdown(m_position, m_editor->toPlainText().toStdString()))
        emit m_board->refused(sentenceOf(*refusal));
}

bool TextCell::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_editor && event->type() == QEvent::MouseButtonDblClick) {
        startEditing();
        return true;
    }
    if (event->type() == QEvent::Wheel && watched != m_editor) {
        event->ignore();
        return true;
    }
    if (event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (watched == m_text && (key->key() == Qt::Key_F2 || key->key() == Qt::Key_Return)) {
            startEditing();
            return true;
        }
        if (watched == m_editor && key->key() == Qt::Key_Escape) {
            finishEditing();
            m_text->setFocus();
            return true;
        }
    }
    if (watched == m_editor && event->type() == QEvent::FocusOut && static_cast<QFocusEvent*>(event)->reason() != Qt::PopupFocusReason
        && static_cast<QFocusEvent*>(event)->reason() != Qt::ActiveWindowFocusReason)
        finishEditing();
    return QWidget::eventFilter(watched, event);
}

QWidget* makeTextCell(const CellContext& context, Card* card, std::size_t position)
{
    return new TextCell(context, card, position);
}

}  // namespace ae
