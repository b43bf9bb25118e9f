// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/translations.h"
#include "lessons/shippedtexts.h"
#include "testmain.h"

#include <QFile>
#include <QHash>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

using namespace Qt::StringLiterals;
using namespace ae;

namespace {

struct Message {
    QString context;
    QString source;
    QString comment;
    QStringList forms;
    bool isFinished = true;
    bool isCounted = false;

    QString key() const { return context + u'\n' + source + u'\n' + comment; }
};

QList<Message> messagesOf(const QString& language)
{
    QFile file(QStringLiteral(AE_SOURCE_DIR "/translations/attention-explorer_%1.ts").arg(language));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s cannot be read", qPrintable(file.fileName()));
    QList<Message> messages;
    QXmlStreamReader xml(&file);
    QString context;
    while (!xml.atEnd()) {
        xml.readNext();
        if (!xml.isStartElement())
            continue;
        const auto name = xml.name();
        if (name == "name"_L1)
            context = xml.readElementText();
        else if (name == "message"_L1)
            messages << Message{context, {}, {}, {}, true, xml.attributes().value("numerus"_L1) == "yes"_L1};
        else if (name == "source"_L1)
            messages.last().source = xml.readElementText();
        else if (name == "comment"_L1)
            messages.last().comment = xml.readElementText();
        else if (name == "translation"_L1) {
            messages.last().isFinished = xml.attributes().value("type"_L1).isEmpty();
            if (!messages.last().isCounted)
                messages.last().forms << xml.readElementText();
        } else if (name == "numerusform"_L1)
            messages.last().forms << xml.readElementText();
    }
    return messages;
}

/// All that matches, sorted: a translation may put it into another order.
QStringList found(const QString& pattern, const QString& text)
{
    QStringList all;
    const QRegularExpression expression(pattern, QRegularExpression::MultilineOption);
    for (auto match = expression.globalMatch(text); match.hasNext();)
        all << match.next().captured();
    all.sort();
    return all;
}

/// What a translation must keep: placeholders, tags, live values, formulas of their own line, code beside its comments.
QString lostIn(const QString& form, const Message& message)
{
    const QString& source = message.source;
    QStringList patterns = {u"%L?[0-9n]"_s, u"</?[a-zA-Z]+[^>]*>"_s, u"\\{\\{[^}]*\\}\\}"_s};
    if (message.context == QLatin1String(kLessonContext))
        patterns << u"^\\$.*\\$$"_s << u"^```.*$"_s << u"`[^`\\n]+`"_s;
    for (const QString& pattern : patterns) {
        const QStringList wanted = found(pattern, source);
        // one thing, or none, may be said without its number
        if (message.isCounted && pattern.startsWith(u'%')) {
            for (const QString& own : found(pattern, form)) {
                if (!wanted.contains(own))
                    return own;
            }
        } else if (wanted != found(pattern, form)) {
            return wanted.join(u' ') + u" became "_s + found(pattern, form).join(u' ');
        }
    }
    return {};
}

}  // namespace

/// Every text in every language, with all that it must keep.
class tst_translationfiles : public QObject {
    Q_OBJECT

private slots:
    void nothingIsMissingOrLost_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("forms");
        const QHash<QString, int> forms = {{u"ja"_s, 1}, {u"zh_CN"_s, 1}, {u"ar"_s, 6}};
        for (const LanguageSpec& language : languageCatalogue()) {
            const QString code = QString::fromUtf8(language.code);
            if (code != u"en"_s)
                QTest::newRow(language.code) << code << forms.value(code, 2);
        }
    }
    void nothingIsMissingOrLost()
    {
        QFETCH(QString, language);
        QFETCH(int, forms);
        QHash<QString, Message> own;
        for (const Message& message : messagesOf(language))
            own[message.key()] = message;
        const QList<Message> english = messagesOf(u"en"_s);
        QVERIFY(english.size() > 2000);
        QStringList missing;
        QStringList lost;
        for (const Message& message : english) {
            const Message translation = own.value(message.key());
            if (!translation.isFinished || translation.forms.size() != (message.isCounted ? forms : 1)
                || translation.forms.contains(QString())) {
                missing << message.context + u": "_s + message.source.left(60);
                continue;
            }
            for (const QString& form : translation.forms) {
                if (const QString what = lostIn(form, message); !what.isEmpty())
                    lost << message.context + u": "_s + message.source.left(60) + u": "_s + what;
            }
        }
        QVERIFY2(lost.isEmpty(), qPrintable(lost.join(u'\n')));
        QVERIFY2(missing.isEmpty(), qPrintable(u"%1 missing, such as\n"_s.arg(missing.size()) + missing.mid(0, 20).join(u'\n')));
    }

    void englishCounts()
    {
        for (const Message& message : messagesOf(u"en"_s)) {
            if (message.isCounted)
                QVERIFY2(message.isFinished && message.forms.size() == 2 && !message.forms.contains(QString()), qPrintable(message.source));
        }
    }
};

AE_TEST(tst_translationfiles)
#include "tst_translationfiles.moc"
