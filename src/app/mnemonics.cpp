// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mnemonics.h"

#include <QAction>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

/// Where the & of the mark stands; && is a plain one. -1 for none.
qsizetype markIn(const QString& text)
{
    for (qsizetype i = 0; i + 1 < text.size(); ++i) {
        if (text[i] != u'&')
            continue;
        if (text[i + 1] != u'&')
            return i;
        ++i;
    }
    return -1;
}

/// Letters that a keyboard has, beginnings of words first. Behind a text in another writing stands "(&X)": any letter will do there.
QList<qsizetype> placesIn(const QString& text)
{
    QList<qsizetype> beginnings;
    QList<qsizetype> others;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (!text[i].isLetterOrNumber())
            continue;
        const bool isBeginning = i == 0 || !text[i - 1].isLetterOrNumber();
        (isBeginning ? beginnings : others) << i;
    }
    return beginnings + others;
}

const QRegularExpression& appended()
{
    static const QRegularExpression pattern(u"\\s*\\(&(.)\\)"_s);
    return pattern;
}

QString marked(const QString& text, const QSet<QChar>& taken)
{
    if (const auto match = appended().match(text); match.hasMatch()) {
        for (char letter = 'A'; letter <= 'Z'; ++letter) {
            if (!taken.contains(QChar::fromLatin1(letter)))
                return QString(text).replace(match.capturedStart(1), 1, QChar::fromLatin1(letter));
        }
        return QString(text).remove(match.capturedStart(), match.capturedLength());
    }
    QString plain = text;
    plain.remove(markIn(text), 1);
    const QList<qsizetype> places = placesIn(plain);
    const auto free = std::find_if(places.begin(), places.end(), [&](qsizetype place) { return !taken.contains(plain[place].toUpper()); });
    return free == places.end() ? plain : plain.insert(*free, u'&');
}

void settle(const QList<QAction*>& actions)
{
    QStringList texts;
    for (const QAction* action : actions)
        texts << action->text();
    texts = withoutDoubledMnemonics(texts);
    for (qsizetype i = 0; i < actions.size(); ++i) {
        if (actions[i]->text() != texts[i])
            actions[i]->setText(texts[i]);
        if (QMenu* menu = actions[i]->menu()) {
            menu->setAccessibleName(withoutMnemonic(texts[i]));
            settle(menu->actions());
        }
    }
}

}  // namespace

QStringList withoutDoubledMnemonics(QStringList texts)
{
    QSet<QChar> taken;
    QList<qsizetype> doubled;
    for (qsizetype i = 0; i < texts.size(); ++i) {
        const qsizetype mark = markIn(texts[i]);
        if (mark < 0)
            continue;
        const QChar letter = texts[i][mark + 1].toUpper();
        if (taken.contains(letter))
            doubled << i;
        taken << letter;
    }
    for (const qsizetype i : doubled) {
        texts[i] = marked(texts[i], taken);
        if (const qsizetype mark = markIn(texts[i]); mark >= 0)
            taken << texts[i][mark + 1].toUpper();
    }
    return texts;
}

void settleMnemonics(QMenuBar* bar)
{
    settle(bar->actions());
}

QString withoutMnemonic(const QString& text)
{
    QString plain = QString(text).remove(appended());
    if (const qsizetype mark = markIn(plain); mark >= 0)
        plain.remove(mark, 1);
    return plain.replace(u"&&"_s, u"&"_s);
}

}  // namespace ae
