// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialoghands.h"

#include "watch.h"

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QPointer>
#include <QProgressDialog>
#include <QPushButton>
#include <QRadioButton>
#include <QTest>
#include <QTimer>

using namespace Qt::StringLiterals;

namespace ae::faults {

namespace {

constexpr int kMostLooks = 400;  // at a dialog that does not go
constexpr int kPatience = 40;  // looks, then only Escape and closing
constexpr int kBetween = 2;  // milliseconds

}  // namespace

QString randomNumber(Dice& dice)
{
    static const QStringList rare = {u"1/3"_s,   u"nan"_s, u"inf"_s,    u"-inf"_s, u"1e400"_s,
                                     u"1e308"_s, u"-0"_s,  u"5e-324"_s, u"abc"_s,  u"="_s};
    if (dice.isOneIn(12))
        return dice.oneOf(rare);
    return QString::number((dice.below(4001) - 2000) / 500.0);
}

QString randomWords(Dice& dice)
{
    static const QStringList texts = {u"token"_s,
                                      u"weights[0,0] is {{weights[0,0]}}"_s,
                                      u"<b>bold</b> & <i>"_s,
                                      u"<table><tr><td>"_s.repeated(18),
                                      QString(QChar(0x202e)) + u"abc"_s,
                                      u"e"_s + QString(200, QChar(0x0301)),
                                      QString(QChar(0x200b)) + QChar(0x2066),
                                      u"# title\n- $\\sqrt{d}$"_s,
                                      u"日本語"_s,
                                      u"%1 %n {0} & && "_s,
                                      u"x"_s.repeated(200),
                                      u"a"_s,
                                      u"Why did the export fail"_s};
    return dice.oneOf(texts);
}

void typeWords(QWidget* widget, const QString& words)
{
    const QPointer<QWidget> stays = widget;
    for (qsizetype i = 0; i < words.size() && stays; ++i) {
        if (words[i] == u'\n') {
            QTest::keyClick(widget, Qt::Key_Return);
            continue;
        }
        const qsizetype length = words[i].isHighSurrogate() && i + 1 < words.size() ? 2 : 1;
        QKeyEvent press(QEvent::KeyPress, Qt::Key_unknown, Qt::NoModifier, words.mid(i, length));
        QApplication::sendEvent(widget, &press);
        i += length - 1;
    }
}

void DialogHands::watch()
{
    m_looks = 0;
    look(++m_watch);
}

QWidget* DialogHands::openOne()
{
    return QApplication::activePopupWidget() ? QApplication::activePopupWidget() : QApplication::activeModalWidget();
}

void DialogHands::look(int watch)
{
    if (watch != m_watch)
        return;
    // set before anything is answered: what is answered may open a dialog that runs inside of it
    QTimer::singleShot(kBetween, this, [this, watch] { look(watch); });
    QWidget* open = openOne();
    if (!open)
        return;
    if (++m_looks > kMostLooks)
        fail(u"%1 “%2” does not close"_s.arg(QLatin1StringView(open->metaObject()->className()), open->windowTitle()));
    answer(open);
}

void DialogHands::answer(QWidget* open)
{
    if (auto* progress = qobject_cast<QProgressDialog*>(open)) {
        m_looks -= 1;  // it goes by itself
        if (m_dice->isOneIn(200))
            progress->cancel();
        return;
    }
    if (m_looks > kPatience) {
        QTest::keyClick(open, Qt::Key_Escape);
        if (openOne() == open)
            open->close();
        return;
    }
    if (auto* menu = qobject_cast<QMenu*>(open))
        return choose(menu);
    if (auto* question = qobject_cast<QMessageBox*>(open)) {
        const QList<QAbstractButton*> buttons = question->buttons();
        return buttons.isEmpty() ? question->reject() : m_dice->oneOf(buttons)->click();
    }
    auto* dialog = qobject_cast<QDialog*>(open);
    // files that are chosen have tests of their own
    if (!dialog || qobject_cast<QFileDialog*>(open) || open->inherits("QPrintDialog")) {
        QTest::keyClick(open, Qt::Key_Escape);
        if (openOne() == open)
            open->close();
        return;
    }
    fill(dialog);
    if (openOne() != dialog)
        return;
    if (m_dice->isOneIn(4) || !accept(dialog))
        dialog->reject();
}

/// Down a few entries and then one of them. The menus that open and close windows are only looked at.
void DialogHands::choose(QMenu* menu)
{
    const QString title = menu->title();
    const bool isElsewhere = title == u"&File"_s || title == u"&Lessons"_s;
    for (int steps = m_dice->below(8); steps >= 0 && menu->isVisible(); --steps)
        QTest::keyClick(menu, Qt::Key_Down);
    if (menu->isVisible())
        QTest::keyClick(menu, isElsewhere || m_dice->isOneIn(4) ? Qt::Key_Escape : Qt::Key_Return);
}

void DialogHands::fill(QDialog* dialog)
{
    for (QWidget* field : dialog->findChildren<QWidget*>()) {
        if (openOne() != dialog)
            return;
        if (!field->isVisible() || !field->isEnabled() || m_dice->isOneIn(3))
            continue;
        if (auto* number = qobject_cast<QAbstractSpinBox*>(field)) {
            number->selectAll();
            // small sizes: large ones have tests of their own
            typeWords(number, QString::number(1 + m_dice->below(m_dice->isOneIn(20) ? 40 : 12)));
        } else if (auto* line = qobject_cast<QLineEdit*>(field); line && !qobject_cast<QAbstractSpinBox*>(line->parent())) {
            if (line->isReadOnly())
                continue;
            line->selectAll();
            typeWords(line, m_dice->isOneIn(2) ? randomWords(*m_dice) : randomNumber(*m_dice));
        } else if (qobject_cast<QComboBox*>(field)) {
            QTest::keyClick(field, m_dice->isOneIn(2) ? Qt::Key_Down : Qt::Key_Up);
        } else if (qobject_cast<QCheckBox*>(field) || qobject_cast<QRadioButton*>(field)) {
            QTest::keyClick(field, Qt::Key_Space);
        } else if (qobject_cast<QAbstractItemView*>(field)) {
            static constexpr Qt::Key keys[] = {Qt::Key_Down, Qt::Key_Space, Qt::Key_Up, Qt::Key_Space};
            QTest::keyClick(field, m_dice->oneOf(keys));
        }
    }
}

bool DialogHands::accept(QDialog* dialog)
{
    for (auto* box : dialog->findChildren<QDialogButtonBox*>()) {
        for (QAbstractButton* button : box->buttons()) {
            if (box->buttonRole(button) != QDialogButtonBox::AcceptRole || !button->isEnabled())
                continue;
            button->click();
            return true;
        }
    }
    return false;
}

}  // namespace ae::faults
