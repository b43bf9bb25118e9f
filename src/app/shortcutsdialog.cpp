// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shortcutsdialog.h"

#include "app/actions.h"
#include "app/mainwindow.h"
#include "app/mnemonics.h"
#include "app/shortcutsheet.h"
#include "models/texts.h"
#include "widgets/look/dialogbuttons.h"
#include "widgets/look/wrappedlabel.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

constexpr QSize kSize(640, 600);
constexpr int kActionColumn = 0;
constexpr int kKeyColumn = 1;
constexpr int kPosition = Qt::UserRole;  // in the table of actions

QString keysInWords(const ActionSpec& spec)
{
    return QKeySequence::listToString(shortcutsOf(spec), QKeySequence::NativeText);
}

QString textOf(const ActionSpec& spec)
{
    return withoutMnemonic(translated(spec.text));
}

}  // namespace

ShortcutsDialog::ShortcutsDialog(QWidget* parent) : QDialog(parent), m_list(new QTreeWidget)
{
    setWindowTitle(tr("Keyboard shortcuts"));
    auto* column = new QVBoxLayout(this);
    m_list->setAccessibleName(tr("Actions and their keys"));
    m_list->setItemsExpandable(false);
    m_list->setRootIsDecorated(false);
    m_list->setIndentation(0);
    m_list->setHeaderLabels({tr("Action"), tr("Keys")});
    m_list->header()->setSectionResizeMode(kActionColumn, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(kKeyColumn, QHeaderView::ResizeToContents);
    m_list->header()->setStretchLastSection(false);
    column->addWidget(m_list, 1);
    column->addWidget(makeEditor());
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QPushButton* all = buttons->addButton(tr("Reset &all"), QDialogButtonBox::ResetRole);
    QPushButton* print = buttons->addButton(tr("&Print…"), QDialogButtonBox::ActionRole);
    QPushButton* save = buttons->addButton(tr("&Save as PDF or web page…"), QDialogButtonBox::ActionRole);
    for (QPushButton* button : {all, print, save})
        button->setAutoDefault(false);
    connect(all, &QPushButton::clicked, this, &ShortcutsDialog::resetAll);
    connect(print, &QPushButton::clicked, this, [this] { printShortcutSheet(this); });
    connect(save, &QPushButton::clicked, this, [this] { m_note->setText(saveShortcutSheet(this)); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
    fill();
    connect(m_list, &QTreeWidget::currentItemChanged, this, &ShortcutsDialog::showChosen);
    m_list->setCurrentItem(m_list->topLevelItem(0)->child(0));
    resize(kSize);
    scrollOnSmallScreens(this);
}

QWidget* ShortcutsDialog::makeEditor()
{
    auto* editor = new QWidget;
    auto* column = new QVBoxLayout(editor);
    column->setContentsMargins(0, 0, 0, 0);
    auto* row = new QHBoxLayout;
    auto* label = new QLabel(tr("&New key:"));
    m_key = new QKeySequenceEdit;
    m_key->setAccessibleName(tr("New key"));
    m_key->setToolTip(tr("Press the keys; empty for none"));
    m_key->setClearButtonEnabled(true);
    label->setBuddy(m_key);
    m_assign = new QPushButton(tr("Assi&gn"));
    m_reset = new QPushButton(tr("&Reset"));
    m_reset->setToolTip(tr("The keys that this action comes with"));
    row->addWidget(label);
    row->addWidget(m_key, 1);
    row->addWidget(m_assign);
    row->addWidget(m_reset);
    column->addLayout(row);
    m_note = new WrappedLabel;
    m_note->setAccessibleName(tr("About the new key"));
    m_note->setMinimumHeight(2 * fontMetrics().lineSpacing());
    column->addWidget(m_note);
    for (QPushButton* button : {m_assign, m_reset})
        button->setAutoDefault(false);
    connect(m_key, &QKeySequenceEdit::keySequenceChanged, this, &ShortcutsDialog::showConflict);
    connect(m_assign, &QPushButton::clicked, this, &ShortcutsDialog::assign);
    connect(m_reset, &QPushButton::clicked, this, &ShortcutsDialog::resetChosen);
    return editor;
}

void ShortcutsDialog::fill()
{
    QTreeWidgetItem* menu = nullptr;
    const auto specs = actionCatalogue();
    for (std::size_t i = 0; i < specs.size(); ++i) {
        const QString title = withoutMnemonic(translated(specs[i].menu));
        if (!menu || menu->text(kActionColumn) != title) {
            menu = new QTreeWidgetItem(m_list, {title});
            menu->setFlags(Qt::ItemIsEnabled);
            menu->setExpanded(true);
            QFont strong = m_list->font();
            strong.setBold(true);
            menu->setFont(kActionColumn, strong);
        }
        auto* item = new QTreeWidgetItem(menu, {textOf(specs[i])});
        item->setToolTip(kActionColumn, translated(specs[i].tip));
        item->setData(kActionColumn, kPosition, static_cast<int>(i));
    }
    showKeys();
}

void ShortcutsDialog::showKeys()
{
    for (QTreeWidgetItemIterator item(m_list); *item; ++item) {
        if (const QVariant position = (*item)->data(kActionColumn, kPosition); position.isValid())
            (*item)->setText(kKeyColumn, keysInWords(actionCatalogue()[static_cast<std::size_t>(position.toInt())]));
    }
}

const ActionSpec* ShortcutsDialog::chosen() const
{
    const QTreeWidgetItem* item = m_list->currentItem();
    const QVariant position = item ? item->data(kActionColumn, kPosition) : QVariant();
    return position.isValid() ? &actionCatalogue()[static_cast<std::size_t>(position.toInt())] : nullptr;
}

/// One key with its modifiers; those that are typed after it are no part of a shortcut here.
QKeySequence ShortcutsDialog::typedKey() const
{
    const QKeySequence typed = m_key->keySequence();
    return typed.isEmpty() ? typed : QKeySequence(typed[0]);
}

void ShortcutsDialog::showChosen()
{
    const ActionSpec* spec = chosen();
    m_key->setEnabled(spec);
    m_reset->setEnabled(spec && shortcutsOf(*spec) != standardShortcuts(*spec));
    m_key->setKeySequence(spec ? shortcutsOf(*spec).value(0) : QKeySequence());
    showConflict();
}

void ShortcutsDialog::showConflict()
{
    const ActionSpec* spec = chosen();
    const QKeySequence key = typedKey();
    const QString shown = key.toString(QKeySequence::NativeText);
    const PartKeySpec* part = partWith(key);
    const ActionSpec* owner = spec && !key.isEmpty() ? ownerOf(key, *spec) : nullptr;
    const bool isNew = spec && shortcutsOf(*spec).value(0) != key;
    m_assign->setEnabled(isNew && !part);
    if (isNew && part)
        m_note->setText(tr("%1 is needed in the window: %2. Choose another key.").arg(shown, translated(part->text)));
    else if (isNew && owner)
        m_note->setText(tr("%1 belongs to “%2”. Assign it here, and it is taken from there.").arg(shown, textOf(*owner)));
    else
        m_note->clear();
}

void ShortcutsDialog::assign()
{
    const ActionSpec* spec = chosen();
    const QKeySequence key = typedKey();
    if (const ActionSpec* owner = key.isEmpty() ? nullptr : ownerOf(key, *spec)) {
        QList<QKeySequence> left = shortcutsOf(*owner);
        left.removeAll(key);
        setShortcuts(*owner, left);
    }
    setShortcuts(*spec, key.isEmpty() ? QList<QKeySequence>() : QList<QKeySequence>{key});
    tellWindows();
}

/// What another action has got in the meantime stays there.
void ShortcutsDialog::resetChosen()
{
    const ActionSpec* spec = chosen();
    QList<QKeySequence> keys = standardShortcuts(*spec);
    QStringList kept;
    for (const QKeySequence& key : standardShortcuts(*spec)) {
        if (const ActionSpec* owner = ownerOf(key, *spec)) {
            keys.removeAll(key);
            kept << tr("%1 belongs to “%2” now.").arg(key.toString(QKeySequence::NativeText), textOf(*owner));
        }
    }
    setShortcuts(*spec, keys);
    tellWindows();
    m_note->setText(kept.join(u' '));
}

void ShortcutsDialog::resetAll()
{
    resetShortcuts();
    tellWindows();
}

void ShortcutsDialog::tellWindows()
{
    for (QWidget* widget : QApplication::topLevelWidgets()) {
        if (const auto* window = qobject_cast<MainWindow*>(widget))
            window->actionTable().followShortcuts();
    }
    showKeys();
    showChosen();
}

}  // namespace ae
