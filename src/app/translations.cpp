// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/translations.h"

#include "lessons/shippedtexts.h"
#include "models/texts.h"

#include <QGuiApplication>
#include <QLibraryInfo>
#include <QTranslator>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

struct State {
    QTranslator own;
    QTranslator qt;
    QLocale locale;
    QString mark;
};

State& state()
{
    static State one;
    return one;
}

/// The locale itself, or a near one whose numbers are written with this mark and Latin digits.
QLocale numberLocale(const QLocale& own, const QString& mark)
{
    const QString usual = own.decimalPoint();
    const bool isCommon = usual == u"."_s || usual == u","_s;
    const QString wanted = !mark.isEmpty() ? mark : isCommon ? usual : u"."_s;
    const auto fits = [&wanted](const QLocale& locale) { return locale.zeroDigit() == u"0"_s && locale.decimalPoint() == wanted; };
    if (fits(own))
        return own;
    const QList<QLocale> near = QLocale::matchingLocales(own.language(), own.script(), QLocale::AnyTerritory);
    if (const auto found = std::find_if(near.begin(), near.end(), fits); found != near.end())
        return *found;
    return wanted == u","_s ? QLocale(QLocale::German) : QLocale(QLocale::English, QLocale::UnitedKingdom);
}

void applyLocale()
{
    QLocale::setDefault(numberLocale(state().locale, state().mark));
}

/// The translations know the texts by what the files say.
TextVisitor translatorOf(const char* context)
{
    return [context](std::string& text, const std::string&) { text = translate(context, text.c_str()).toStdString(); };
}

}  // namespace

std::span<const LanguageSpec> languageCatalogue()
{
    static constexpr std::array catalogue = {
        LanguageSpec{"en", "English"}, LanguageSpec{"de", "Deutsch"}, LanguageSpec{"es", "Español"},     LanguageSpec{"fr", "Français"},
        LanguageSpec{"ja", "日本語"},  LanguageSpec{"ar", "العربية"}, LanguageSpec{"zh_CN", "简体中文"},
    };
    return catalogue;
}

bool installLanguage(const QString& language)
{
    QTranslator& own = state().own;
    QTranslator& qt = state().qt;
    QCoreApplication::removeTranslator(&own);
    QCoreApplication::removeTranslator(&qt);
    const QLocale locale = language.isEmpty() ? QLocale::system() : QLocale(language);
    for (const QString& folder : {QLibraryInfo::path(QLibraryInfo::TranslationsPath), u":/i18n"_s}) {
        if (!qt.load(locale, u"qtbase"_s, u"_"_s, folder))
            continue;
        QCoreApplication::installTranslator(&qt);
        break;
    }
    const bool isFound = own.load(locale, u"attention-explorer"_s, u"_"_s, u":/i18n"_s);
    // English as it is in the sources lacks its plurals: "8 token(s)"
    if (isFound || own.load(u"attention-explorer_en"_s, u":/i18n"_s))
        QCoreApplication::installTranslator(&own);
    state().locale = locale;
    // own.language(): the system may name several languages, of which another than the first is ours
    QGuiApplication::setLayoutDirection(QLocale(own.language()).textDirection());
    applyLocale();
    return isFound;
}

const QLocale& windowLocale()
{
    return state().locale;
}

void setNumberMark(const QString& mark)
{
    state().mark = mark;
    applyLocale();
}

void translateTexts(Lesson& lesson)
{
    visitTexts(lesson, translatorOf(kLessonContext));
}

void translateTexts(Session& session)
{
    visitTexts(session, translatorOf(kExampleContext));
}

}  // namespace ae
