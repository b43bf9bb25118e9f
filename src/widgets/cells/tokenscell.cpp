// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The sentence as a row of buttons: pick, rename, add, remove, reorder; a typed sentence becomes tokens.
#include "widgets/cells/cells.h"
#include "widgets/look/helpplace.h"

#include "models/texts.h"
#include "widgets/look/dialogbuttons.h"
#include "widgets/look/flowlayout.h"
#include "widgets/look/tiptext.h"
#include "widgets/matrix/matrixpane.h"

#include <QComboBox>
#include <QContextMenuEvent>
#include <QCoreApplication>
#include <QDialog>
#include <QFormLayout>
#include <QInputDialog>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QRegularExpression>
#include <QSpinBox>
#include <QToolTip>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

// A sentence has a button for each token. Of a long text those around the picked one; the field finds the others.
constexpr Index kMostButtons = 64;
constexpr Index kButtonsOfMany = 40;

class TokenRow : public QWidget {
    Q_DECLARE_TR_FUNCTIONS(TokenRow)
public:
    explicit TokenRow(const CellContext& context) : m_document(context.document), m_board(context.board)
    {
        m_flow = new FlowLayout(this, 8);
        connect(m_document, &Document::changed, this, [this](const Change& change) {
            if (change.names || change.isStructural)
                rebuild();
        });
        connect(m_document, &Document::pickedTokenChanged, this, &TokenRow::showPicked);
        rebuild();
    }

private:
    void rebuild()
    {
        const auto focused = std::ranges::find_if(m_buttons, [](const QPushButton* button) { return button->hasFocus(); });
        if (m_focused < 0 && focused != m_buttons.end())
            m_focused = m_first + static_cast<Index>(focused - m_buttons.begin());
        // only what stands in the row, and later: a menu or dialog of ours, or a button's own slot, may be what called
        while (QLayoutItem* item = m_flow->takeAt(0)) {
            if (QWidget* widget = item->widget()) {
                widget->setParent(nullptr);
                widget->deleteLater();
            }
            delete item;
        }
        m_buttons.clear();
        m_flow->addWidget(new QLabel(tr("Query token")));
        const std::vector<std::string>& tokens = m_document->session().tokens;
        const auto count = static_cast<Index>(tokens.size());
        const Index shown = count > kMostButtons ? kButtonsOfMany : count;
        m_first = std::clamp<Index>(m_document->pickedToken() - shown / 2, 0, count - shown);
        if (m_first > 0)
            m_flow->addWidget(new QLabel(tr("%n before …", nullptr, static_cast<int>(m_first))));
        for (Index i = m_first; i < m_first + shown; ++i) {
            auto* button = new QPushButton(shownName(tokens[static_cast<std::size_t>(i)]).replace(u'&', u"&&"_s));
            button->setCheckable(true);
            button->setProperty("pill", true);
            button->setAccessibleName(tr("Token %1").arg(shownName(tokens[static_cast<std::size_t>(i)])));
            button->setToolTip(tr("Click: pick it everywhere. Double click or F2: another name. Right click: rename, move, remove."));
            button->setContextMenuPolicy(Qt::CustomContextMenu);
            button->installEventFilter(this);
            connect(button, &QPushButton::clicked, this, [this, i] { pick(i); });
            connect(button, &QWidget::customContextMenuRequested, this,
                    [this, i, button](const QPoint& place) { menu(i, button->mapToGlobal(place)); });
            m_flow->addWidget(button);
            m_buttons.push_back(button);
        }
        if (m_first + shown < count)
            m_flow->addWidget(new QLabel(tr("… %n more", nullptr, static_cast<int>(count - m_first - shown))));
        if (shown < count)
            addFinder();
        addButton(tr("+ add"), tr("Add token"), [this] { insert(m_document->sizes().tokens); });
        addButton(tr("Sentence…"), tr("Type a sentence"), [this] { sentence(); });
        showPicked();
        if (const Index wanted = std::exchange(m_focused, -1); wanted >= 0 && !m_buttons.empty()) {
            const Index place = std::clamp<Index>(wanted - m_first, 0, static_cast<Index>(m_buttons.size()) - 1);
            m_buttons[static_cast<std::size_t>(place)]->show();  // what is not shown yet takes no keyboard
            m_buttons[static_cast<std::size_t>(place)]->setFocus();
        }
    }

    void addFinder()
    {
        auto* finder = new QLineEdit;
        finder->setPlaceholderText(tr("Find a token"));
        finder->setAccessibleName(tr("Find a token"));
        finder->setToolTip(tr("A name, a part of one, or a number counted from 0. Enter goes on to the next."));
        finder->setMaximumWidth(160);
        connect(finder, &QLineEdit::returnPressed, this, [this, finder] { find(finder->text()); });
        m_flow->addWidget(finder);
    }

    void find(const QString& wanted)
    {
        const std::vector<std::string>& tokens = m_document->session().tokens;
        const auto count = static_cast<Index>(tokens.size());
        bool isNumber = false;
        const qlonglong number = wanted.trimmed().toLongLong(&isNumber);
        for (Index step = 1; step <= count; ++step) {
            const Index i = (m_document->pickedToken() + step) % count;
            if (fromUtf8(tokens[static_cast<std::size_t>(i)]).contains(wanted, Qt::CaseInsensitive))
                return m_document->pickToken(i);
        }
        if (isNumber && number >= 0 && number < count)
            return m_document->pickToken(static_cast<Index>(number));
        const QString reason = tr("There is no token with “%1” in its name, and none of that number.").arg(wanted);
        QToolTip::showText(mapToGlobal(QPoint(0, height())), tipText(reason), this);
        emit m_board->refused(reason);
    }

    void addButton(const QString& text, const QString& name, const std::function<void()>& action)
    {
        auto* button = new QPushButton(text);
        button->setFlat(true);
        button->setAccessibleName(name);
        connect(button, &QPushButton::clicked, this, action);
        m_flow->addWidget(button);
    }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        const auto button = std::ranges::find(m_buttons, watched);
        if (button == m_buttons.end())
            return QWidget::eventFilter(watched, event);
        const Index token = m_first + static_cast<Index>(button - m_buttons.begin());
        if (event->type() == QEvent::MouseButtonDblClick) {
            rename(token);
            return true;
        }
        return (event->type() == QEvent::KeyPress && takeKey(token, static_cast<QKeyEvent*>(event)))
            || QWidget::eventFilter(watched, event);
    }

    bool takeKey(Index token, const QKeyEvent* event)
    {
        const Index last = m_document->sizes().tokens - 1;
        if (event->key() == Qt::Key_F2)
            rename(token);
        else if (event->key() == Qt::Key_Delete && last > 0)
            tell(m_document->removeToken(token));
        else if (event->key() == Qt::Key_Left && event->modifiers() & Qt::AltModifier)
            move(token, std::max<Index>(token - 1, 0));
        else if (event->key() == Qt::Key_Right && event->modifiers() & Qt::AltModifier)
            move(token, std::min(token + 1, last));
        else
            return false;
        return true;
    }

    /// The keyboard stays with the token.
    void move(Index token, Index to)
    {
        if (to == token)
            return;
        m_focused = to;  // before: the row may be made anew at once
        const auto refusal = m_document->moveToken(token, to);
        if (refusal)
            m_focused = -1;
        tell(refusal);
    }

    void rename(Index token)
    {
        const std::string& old = m_document->session().tokens[static_cast<std::size_t>(token)];
        if (const auto name = askName(tr("Rename a token"), fromUtf8(old)))
            tell(m_document->renameToken(token, *name));
    }

    void pick(Index token)
    {
        m_document->pickToken(token);
        showPicked();
    }

    void showPicked()
    {
        const Index place = m_document->pickedToken() - m_first;
        if (place < 0 || place >= static_cast<Index>(m_buttons.size()))
            return rebuild();
        for (std::size_t i = 0; i < m_buttons.size(); ++i)
            m_buttons[i]->setChecked(static_cast<Index>(i) == place);
    }

    void tell(const Document::Refusal& refusal)
    {
        if (!refusal)
            return;
        QToolTip::showText(mapToGlobal(QPoint(0, height())), tipText(sentenceOf(*refusal)), this);
        emit m_board->refused(sentenceOf(*refusal));
    }

    std::optional<std::string> askName(const QString& title, const QString& start)
    {
        bool isGood = false;
        const QString name = QInputDialog::getText(this, title, tr("Token"), QLineEdit::Normal, start, &isGood);
        return isGood && !name.isEmpty() ? std::optional(name.toStdString()) : std::nullopt;
    }

    void insert(Index before)
    {
        if (const auto name = askName(tr("Add a token"), {}))
            tell(m_document->insertToken(before, *name));
    }

    void sentence()
    {
        QStringList words;
        for (const std::string& token : m_document->session().tokens)
            words << fromUtf8(token);
        QDialog dialog(this);
        dialog.setWindowTitle(tr("Sentence"));
        setHelpPlace(&dialog, "tokens");
        auto* form = new QFormLayout(&dialog);
        auto* text = new QLineEdit(words.join(u' '));
        text->setAccessibleName(tr("Sentence"));
        text->setMinimumWidth(420);
        text->selectAll();  // typing begins a new one
        auto* rows = new QComboBox;
        rows->setAccessibleName(tr("New words get"));
        rows->addItems({tr("zeros"), tr("random numbers")});
        auto* seed = new QSpinBox;
        seed->setAccessibleName(tr("Seed"));
        seed->setRange(0, 1'000'000);
        seed->setValue(1);
        form->addRow(new QLabel(tr("Words become tokens; those already there keep their numbers in X.")));
        form->addRow(tr("Sentence"), text);
        form->addRow(tr("New words get"), rows);
        form->addRow(tr("Seed"), seed);
        addDialogButtons(&dialog);
        if (dialog.exec() != QDialog::Accepted)
            return;
        std::vector<std::string> tokens;
        for (const QString& word : text->text().split(QRegularExpression(u"\\s+"_s), Qt::SkipEmptyParts))
            tokens.push_back(word.toStdString());
        tell(m_document->setSentence(tokens, rows->currentIndex() == 0 ? NewRows::Zeros : NewRows::Random,
                                     static_cast<std::uint64_t>(seed->value())));
    }

    void menu(Index token, const QPoint& place)
    {
        QMenu menu(this);
        const Index last = m_document->sizes().tokens - 1;
        menu.addAction(tr("Rename…"), this, [this, token] { rename(token); });
        menu.addAction(tr("Add before…"), this, [this, token] { insert(token); });
        menu.addAction(tr("Move before the previous one"), this, [this, token] { move(token, token - 1); })->setEnabled(token > 0);
        menu.addAction(tr("Move behind the next one"), this, [this, token] { move(token, token + 1); })->setEnabled(token < last);
        menu.addAction(tr("Remove"), this, [this, token] { tell(m_document->removeToken(token)); })->setEnabled(last > 0);
        menu.exec(place);
    }

    Document* m_document;
    PaneBoard* m_board;
    FlowLayout* m_flow;
    std::vector<QPushButton*> m_buttons;
    Index m_focused = -1;  ///< the token that shall have the keyboard once the row is made anew
    Index m_first = 0;  ///< token of the first button
};

}  // namespace

QWidget* makeTokensCell(const CellContext& context, Card*, std::size_t)
{
    return new TokenRow(context);
}

}  // namespace ae
