// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/helpwindow.h"

#include "app/shortcutsheet.h"
#include "app/translations.h"
#include "widgets/help/helpview.h"
#include "widgets/look/tiptext.h"

#include <QAction>
#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScreen>
#include <QSplitter>
#include <QTreeWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

constexpr QSize kSize(1040, 740);
constexpr QSize kFrame(20, 60);  // of the window manager, and a rest of what is behind
constexpr int kSideWidth = 270;
constexpr int kMargin = 10;
constexpr int kPlace = Qt::UserRole;

QString withKey(const QString& text, const QKeySequence& key)
{
    return u"%1 (%2)"_s.arg(text, key.toString(QKeySequence::NativeText));
}

}  // namespace

HelpWindow::HelpWindow(QWidget* host) : QWidget(host, Qt::Window)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    build();
    resize(kSize.boundedTo(screen()->availableSize() - kFrame));
}

HelpWindow* HelpWindow::open(const QString& place, QWidget* near)
{
    QWidget* host = QApplication::activeModalWidget();
    if (!host) {
        host = near;
        while (host->parentWidget())
            host = host->parentWidget();
    }
    auto* window = host->findChild<HelpWindow*>(QString(), Qt::FindDirectChildrenOnly);
    if (!window)
        window = new HelpWindow(host);
    window->showPlace(place);
    window->show();
    window->raise();
    window->activateWindow();
    return window;
}

/// All that has words.
void HelpWindow::build()
{
    setWindowTitle(tr("Manual: Attention Explorer"));
    m_pages = helpPages(windowLocale().name());
    m_pages.push_back(shortcutPage());
    m_page = -1;
    delete m_content;
    m_content = new QWidget;
    auto* row = new QHBoxLayout(m_content);
    row->setContentsMargins(0, 0, 0, 0);
    auto* splitter = new QSplitter;
    splitter->setHandleWidth(1);
    splitter->setChildrenCollapsible(false);
    m_view = new HelpView;
    auto* right = new QWidget;
    auto* column = new QVBoxLayout(right);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeHead());
    column->addWidget(m_view, 1);
    splitter->addWidget(makeSide());
    splitter->addWidget(right);
    splitter->setStretchFactor(1, 1);
    splitter->setSizes({kSideWidth, kSize.width() - kSideWidth});
    row->addWidget(splitter);
    layout()->addWidget(m_content);
    connect(m_view, &HelpView::placeWanted, this, &HelpWindow::showPlace);
    m_search->setFocus();
}

QWidget* HelpWindow::makeSide()
{
    auto* side = new QWidget;
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
    m_search = new QLineEdit;
    m_search->setPlaceholderText(tr("Search the manual"));
    m_search->setAccessibleName(tr("Search the manual"));
    m_search->setToolTip(withKey(tr("Words that a place shall have; Enter goes to the next one"), QKeySequence::Find));
    m_search->setClearButtonEnabled(true);
    m_found = new QLabel;
    m_found->setAccessibleName(tr("What was found"));
    m_found->setForegroundRole(QPalette::PlaceholderText);
    m_found->hide();
    m_list = new QTreeWidget;
    m_list->setAccessibleName(tr("Pages of the manual"));
    m_list->setToolTip(tr("A click shows the page, or the place on it"));
    m_list->setHeaderHidden(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setTextElideMode(Qt::ElideRight);
    for (const HelpPage& page : m_pages)
        addPage(page);
    column->addWidget(m_search);
    column->addWidget(m_found);
    column->addWidget(m_list, 1);
    auto* find = new QAction(m_search);
    find->setShortcut(QKeySequence::Find);
    m_search->addAction(find);
    connect(find, &QAction::triggered, m_search, [this] {
        m_search->setFocus(Qt::ShortcutFocusReason);
        m_search->selectAll();
    });
    connect(m_search, &QLineEdit::textChanged, this, &HelpWindow::search);
    connect(m_search, &QLineEdit::returnPressed, this, [this] { goToHit(1); });
    connect(m_list, &QTreeWidget::currentItemChanged, this, [this](const QTreeWidgetItem* item) {
        if (item)
            showPlace(item->data(0, kPlace).toString());
    });
    return side;
}

QWidget* HelpWindow::makeHead()
{
    auto* head = new QWidget;
    head->setAutoFillBackground(true);
    head->setBackgroundRole(QPalette::Base);
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(kMargin, kMargin, kMargin, 0);
    m_back = new QPushButton(tr("‹ Back"));
    m_back->setAccessibleName(tr("Back to the place before"));
    m_back->setShortcut(QKeySequence::Back);
    m_back->setToolTip(withKey(tr("To the place that was shown before"), m_back->shortcut()));
    m_ahead = new QPushButton(tr("Forward ›"));
    m_ahead->setAccessibleName(tr("Forward again"));
    m_ahead->setShortcut(QKeySequence::Forward);
    m_ahead->setToolTip(withKey(tr("To the place that you came back from"), m_ahead->shortcut()));
    row->addWidget(m_back);
    row->addWidget(m_ahead);
    row->addStretch();
    connect(m_back, &QPushButton::clicked, this, [this] { step(-1); });
    connect(m_ahead, &QPushButton::clicked, this, [this] { step(1); });
    return head;
}

void HelpWindow::addPage(const HelpPage& page)
{
    QTreeWidgetItem* top = nullptr;
    for (const HelpSection& section : page.sections) {
        auto* item = top ? new QTreeWidgetItem(top) : new QTreeWidgetItem(m_list);
        item->setText(0, section.title);
        item->setToolTip(0, tipText(section.title));
        item->setData(0, kPlace, section.place);
        if (!top)
            top = item;
    }
}

QTreeWidgetItem* HelpWindow::itemOf(const QString& place) const
{
    for (QTreeWidgetItemIterator item(m_list); *item; ++item) {
        if ((*item)->data(0, kPlace).toString() == place)
            return *item;
    }
    return nullptr;
}

void HelpWindow::search(const QString& text)
{
    const QStringList words = text.split(u' ', Qt::SkipEmptyParts);
    m_hits.clear();
    for (const HelpHit& hit : searchHelp(m_pages, words))
        m_hits << m_pages[hit.page].sections[hit.section].place;
    for (int p = 0; p < m_list->topLevelItemCount(); ++p) {
        QTreeWidgetItem* page = m_list->topLevelItem(p);
        const auto isFound = [this](const QTreeWidgetItem* item) { return m_hits.contains(item->data(0, kPlace).toString()); };
        bool hasOne = isFound(page);
        for (int s = 0; s < page->childCount(); ++s) {
            page->child(s)->setHidden(!words.isEmpty() && !isFound(page->child(s)));
            hasOne = hasOne || isFound(page->child(s));
        }
        page->setHidden(!words.isEmpty() && !hasOne);
        page->setExpanded(!words.isEmpty() || page == m_list->topLevelItem(m_page));
    }
    m_found->setVisible(!words.isEmpty());
    m_found->setText(m_hits.isEmpty() ? tr("Nothing was found.") : tr("%n place(s)", nullptr, static_cast<int>(m_hits.size())));
    m_view->mark(words);
}

void HelpWindow::goToHit(int by)
{
    if (m_hits.isEmpty())
        return;
    const auto count = static_cast<int>(m_hits.size());
    const auto now = static_cast<int>(m_hits.indexOf(place()));
    showPlace(m_hits[now < 0 ? 0 : (now + by + count) % count]);
}

QString HelpWindow::place() const
{
    return m_way.value(m_here);
}

void HelpWindow::showPlace(const QString& place)
{
    if (place == this->place())
        return display(place);
    m_way.resize(m_here + 1);
    m_way << place;
    m_here = static_cast<int>(m_way.size()) - 1;
    display(place);
}

void HelpWindow::step(int by)
{
    m_here += by;
    display(place());
}

void HelpWindow::display(const QString& place)
{
    QTreeWidgetItem* item = itemOf(place);
    if (!item)
        return;
    QTreeWidgetItem* top = item->parent() ? item->parent() : item;
    if (const int page = m_list->indexOfTopLevelItem(top); page != m_page) {
        if (m_page >= 0 && m_search->text().isEmpty())
            m_list->topLevelItem(m_page)->setExpanded(false);
        m_page = page;
        m_view->showPage(m_pages[static_cast<std::size_t>(page)]);
    }
    top->setExpanded(true);
    m_list->setCurrentItem(item);
    m_list->scrollToItem(item);
    m_view->goTo(place);
    showButtons();
}

void HelpWindow::showButtons()
{
    m_back->setEnabled(m_here > 0);
    m_ahead->setEnabled(m_here + 1 < m_way.size());
}

void HelpWindow::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape || event->matches(QKeySequence::Close))
        close();
    else
        QWidget::keyPressEvent(event);
}

void HelpWindow::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    const QString words = m_search->text();
    build();
    display(place());
    m_search->setText(words);
}

}  // namespace ae
