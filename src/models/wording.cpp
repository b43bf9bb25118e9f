// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/wording.h"

#include <QGuiApplication>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

struct Wording {
    Q_DECLARE_TR_FUNCTIONS(Wording)
};

}  // namespace

QString quotedName(const QString& name)
{
    return Wording::tr("“%1”", "a name within a sentence").arg(name);
}

// QLocale::createSeparatedList() would follow the language of numbers, which need not be that of the sentence
QString listOf(const QStringList& entries, qsizetype most)
{
    const qsizetype shown = most < 0 ? entries.size() : qMin(most, entries.size());
    QString list = entries.value(0);
    for (qsizetype i = 1; i < shown; ++i)
        list = Wording::tr("%1, %2", "a list and its next entry").arg(list, entries[i]);
    return shown < entries.size() ? Wording::tr("%1, …", "a list that goes on").arg(list) : list;
}

QString listOfAll(const QStringList& entries, qsizetype most)
{
    if (entries.size() <= most)
        return listOf(entries);
    return Wording::tr("%1 and %n more", "a list that goes on", static_cast<int>(entries.size() - most)).arg(listOf(entries.mid(0, most)));
}

QString isolated(const QString& sentence)
{
    if (QGuiApplication::layoutDirection() != Qt::RightToLeft)
        return sentence;
    // a name of a cell, or a number with its sign and power; several of them where only signs of arithmetic stand between
    static const QRegularExpression formula = [] {
        const QString cell = u"[A-Za-z_~]+\\[[^\\]\\n]*\\]"_s;
        const QString number = u"[−+-]?√?\\d+(?:[.,]\\d+)*(?:[⁻⁰¹²³⁴-⁹]+)?"_s;
        const QString quantity = u"(?:%1|%2|[A-Za-z∂√](?:_[A-Za-z]+)?(?=\\s*[=×·→÷]))"_s.arg(cell, number);
        return QRegularExpression(u"(?<![A-Za-z0-9_])(%1(?:\\s*[=×·→÷/]\\s*%1)*)"_s.arg(quantity));
    }();
    static const QString marked = QChar(0x2066) + u"\\1"_s + QChar(0x2069);
    return QString(sentence).replace(formula, marked);
}

QString escapedMnemonic(const QString& name)
{
    return QString(name).replace(u'&', u"&&"_s);
}

}  // namespace ae
