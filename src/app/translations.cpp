// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/translations.h"

#include "lessons/shippedtexts.h"
#include "models/texts.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

using namespace Qt::StringLiterals;

namespace ae {

bool installLanguage(const QString& language)
{
    static QTranslator own;
    static QTranslator qt;
    QCoreApplication::removeTranslator(&own);
    QCoreApplication::removeTranslator(&qt);
    const QLocale locale = language.isEmpty() ? QLocale::system() : QLocale(language);
    QLocale::setDefault(locale);
    if (qt.load(locale, u"qtbase"_s, u"_"_s, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&qt);
    const bool isFound = own.load(locale, u"attention-explorer"_s, u"_"_s, u":/i18n"_s);
    if (isFound)
        QCoreApplication::installTranslator(&own);
    return isFound;
}

namespace {

/// The translations know the texts by what the files say.
TextVisitor translatorOf(const char* context)
{
    return [context](std::string& text, const std::string&) { text = translate(context, text.c_str()).toStdString(); };
}

}  // namespace

void translateTexts(Lesson& lesson)
{
    visitTexts(lesson, translatorOf(kLessonContext));
}

void translateTexts(Session& session)
{
    visitTexts(session, translatorOf(kExampleContext));
}

}  // namespace ae
