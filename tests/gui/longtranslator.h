// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTranslator>

#include <algorithm>

namespace ae::test {

/// A language that needs 40 % more letters than English for everything, Qt's own texts included.
class LongTranslator : public QTranslator {
public:
    using QTranslator::QTranslator;

    bool isEmpty() const override { return false; }

    QString translate(const char* context, const char* source, const char*, int) const override
    {
        const QString text = QString::fromUtf8(source);
        const qsizetype end = text.indexOf(QLatin1Char('\n')) < 0 ? text.size() : text.indexOf(QLatin1Char('\n'));
        const auto letters = std::count_if(text.begin(), text.begin() + end, [](QChar c) { return c.isLetter(); });
        // signs, formulas, names of colours and what Qt reads itself are the same in every language
        if (letters < 3 || text.contains(QLatin1String("{{")) || QByteArray(context) == "QGuiApplication")
            return text;
        QString more;
        while (more.size() * 10 < letters * 4)
            more += more.size() % 8 == 3 ? QLatin1Char(' ') : QLatin1Char('o');
        // a word grows, a sentence gets more words: lines break between them in every language
        const QString space = text.left(end).contains(QLatin1Char(' ')) ? QStringLiteral(" ") : QString();
        return QString(text).insert(end, space + more);
    }
};

}  // namespace ae::test
