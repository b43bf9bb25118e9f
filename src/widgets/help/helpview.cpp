// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/help/helpview.h"

#include "widgets/lessons/mathtext.h"
#include "widgets/look/closedbrowser.h"

#include <QEvent>
#include <QKeyEvent>
#include <QScrollBar>
#include <QTextCursor>
#include <QUrl>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

constexpr int kLongestLine = 760;  // pixels: a line that is longer is hard to read
constexpr int kMargin = 22;
constexpr int kBetween = 16;

}  // namespace

HelpView::HelpView(QWidget* parent) : QScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAccessibleName(tr("Page of the manual"));
    setBackgroundRole(QPalette::Base);
    connect(verticalScrollBar(), &QScrollBar::actionTriggered, this, [this] { m_wanted.clear(); });
}

void HelpView::showPage(const HelpPage& page)
{
    m_sections.clear();
    m_places.clear();
    m_wanted.clear();
    auto* sheet = new QWidget;
    sheet->setBackgroundRole(QPalette::Base);
    auto* around = new QHBoxLayout(sheet);
    around->setContentsMargins(kMargin, kMargin / 2, kMargin, kMargin);
    auto* content = new QWidget;
    content->setMaximumWidth(kLongestLine);
    around->addWidget(content, 1);
    around->addStretch(0);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kBetween);
    for (const HelpSection& section : page.sections) {
        auto* text = new MathText(nullptr, section.title);
        text->show(u"#"_s.repeated(section.level) + u' ' + section.title + u"\n\n"_s + section.text);
        column->addWidget(text);
        m_sections << text;
        m_places << section.place;
        for (auto* browser : text->findChildren<ClosedBrowser*>()) {
            browser->installEventFilter(this);
            connect(browser, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) {
                if (link.path().isEmpty() && link.hasFragment())
                    emit placeWanted(link.fragment());
            });
        }
    }
    column->addStretch(1);
    sheet->installEventFilter(this);
    setWidget(sheet);
    mark(m_words);
    verticalScrollBar()->setValue(0);
}

MathText* HelpView::sectionAt(const QString& place) const
{
    return m_sections.value(m_places.indexOf(place));
}

void HelpView::goTo(const QString& place)
{
    m_wanted = place;
    aim();
}

void HelpView::aim()
{
    const MathText* section = sectionAt(m_wanted);
    if (!section)
        return;
    widget()->layout()->activate();
    const bool isFirst = m_sections.first() == section;
    verticalScrollBar()->setValue(isFirst ? 0 : section->mapTo(widget(), QPoint()).y() - kBetween / 2);
}

bool HelpView::isInView(const QString& place) const
{
    const MathText* section = sectionAt(place);
    if (!section)
        return false;
    const int top = section->mapTo(viewport(), QPoint()).y();
    return top >= 0 && top + fontMetrics().lineSpacing() <= viewport()->height();
}

void HelpView::mark(const QStringList& words)
{
    m_words = words;
    for (const MathText* section : m_sections) {
        for (auto* browser : section->findChildren<ClosedBrowser*>()) {
            QList<QTextEdit::ExtraSelection> marks;
            for (const QString& word : words) {
                for (QTextCursor found = browser->document()->find(word); !found.isNull(); found = browser->document()->find(word, found)) {
                    QTextEdit::ExtraSelection mark;
                    mark.cursor = found;
                    mark.format.setBackground(palette().highlight());
                    mark.format.setForeground(palette().highlightedText());
                    marks << mark;
                }
            }
            browser->setExtraSelections(marks);
        }
    }
}

QString HelpView::plainText() const
{
    QStringList texts;
    for (const MathText* section : m_sections)
        texts << section->plainText();
    return texts.join(u'\n');
}

/// The texts do not scroll, the page does.
bool HelpView::scrollsBy(int key)
{
    using Bar = QScrollBar;
    static const QHash<int, Bar::SliderAction> actions = {
        {Qt::Key_Up, Bar::SliderSingleStepSub},     {Qt::Key_Down, Bar::SliderSingleStepAdd}, {Qt::Key_PageUp, Bar::SliderPageStepSub},
        {Qt::Key_PageDown, Bar::SliderPageStepAdd}, {Qt::Key_Home, Bar::SliderToMinimum},     {Qt::Key_End, Bar::SliderToMaximum},
        {Qt::Key_Space, Bar::SliderPageStepAdd}};
    const auto found = actions.find(key);
    if (found == actions.end())
        return false;
    verticalScrollBar()->triggerAction(*found);
    return true;
}

bool HelpView::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == widget() && (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest))
        QMetaObject::invokeMethod(this, &HelpView::aim, Qt::QueuedConnection);  // when the sections have their places
    if (event->type() == QEvent::KeyPress && watched->isWidgetType()) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->modifiers() == Qt::NoModifier && scrollsBy(key->key()))
            return true;
    }
    return QScrollArea::eventFilter(watched, event);
}

void HelpView::changeEvent(QEvent* event)
{
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        mark(m_words);  // in the colours of the theme
}

}  // namespace ae
