// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline.h"

#include "widgets/cells/cellcatalogue.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <functional>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

using Take = std::function<bool(StartRequest&, const QString&)>;

struct Flag : StartOption {
    Take take;
};

bool takeSize(StartRequest& request, const QString& text)
{
    static const QRegularExpression pattern(u"^(\\d{3,4})x(\\d{3,4})$"_s);
    const auto match = pattern.match(text);
    if (!match.hasMatch())
        return false;
    request.size = {match.captured(1).toInt(), match.captured(2).toInt()};
    return true;
}

const QStringList& themes()
{
    static const QStringList names = {u"light"_s, u"dark"_s, u"high-contrast"_s};
    return names;
}

bool takeTheme(StartRequest& request, const QString& text)
{
    request.theme = text;
    return themes().contains(text);
}

QStringList cellKinds()
{
    QStringList kinds;
    for (const CellSpec& cell : cellCatalogue())
        kinds << QString::fromUtf8(cell.kind.data(), static_cast<qsizetype>(cell.kind.size()));
    return kinds;
}

bool takeScale(StartRequest& request, const QString& text)
{
    bool isNumber = false;
    request.scale = text.toDouble(&isNumber);
    return isNumber && request.scale >= 0.5 && request.scale <= 4;
}

template <QString StartRequest::*Member> bool takeText(StartRequest& request, const QString& text)
{
    request.*Member = text;
    return !text.isEmpty();
}

const std::array<Flag, 7>& flags()
{
    static const std::array<Flag, 7> all = {{
        {{u"--screenshot"_s, u"OUT.png"_s, u"draw the window into a picture and leave; needs no display"_s, {}},
         takeText<&StartRequest::screenshot>},
        {{u"--size"_s, u"WxH"_s, u"size of that picture, 1600x1000 if not given"_s, {}}, takeSize},
        {{u"--theme"_s, u"NAME"_s, u"light, dark or high-contrast"_s, themes()}, takeTheme},
        {{u"--language"_s, u"xx"_s, u"language of the window, such as de"_s, {}}, takeText<&StartRequest::language>},
        {{u"--scroll-to"_s, u"CELLKIND"_s, u"scroll the notebook to a cell: tokens, scores, saturation ..."_s, cellKinds()},
         takeText<&StartRequest::scrollTo>},
        {{u"--scale"_s, u"F"_s, u"scale of everything, 0.5 to 4"_s, {}}, takeScale},
        {{u"--measure-start"_s, u""_s, u"print a line when the window is first painted, another when its notebook is, and leave"_s, {}},
         [](StartRequest& request, const QString&) { return request.measuresStart = true; }},
    }};
    return all;
}

QString helpText()
{
    QString text = u"Usage: attention-explorer [FILE]... [OPTION]...\nOpens the attention equation as a notebook, one window a file.\n\n"_s;
    for (const StartOption& option : startOptions())
        text += (u"  "_s + option.name + u' ' + option.value).leftJustified(28) + option.help + u'\n';
    return text;
}

}  // namespace

QList<StartOption> startOptions()
{
    QList<StartOption> options;
    for (const Flag& flag : flags())
        options << flag;
    options << StartOption{u"--help"_s, {}, u"this text"_s, {}} << StartOption{u"--version"_s, {}, u"the version"_s, {}};
    return options;
}

StartRequest readArguments(int argc, char** argv)
{
    StartRequest request;
    bool takesFlags = true;
    for (int i = 1; i < argc; ++i) {
        const QString argument = QString::fromLocal8Bit(argv[i]);
        if (!takesFlags || !argument.startsWith(u"--"_s)) {
            request.files << argument;
            continue;
        }
        if (argument == u"--"_s) {
            takesFlags = false;
            continue;
        }
        if (argument == u"--help"_s)
            request.answer = helpText();
        else if (argument == u"--version"_s)
            request.answer = u"attention-explorer "_s + QLatin1String(AE_VERSION) + u'\n';
        if (!request.answer.isEmpty())
            return request;
        const qsizetype equals = argument.indexOf(u'=');
        const QString name = argument.left(equals < 0 ? argument.size() : equals);
        const auto flag = std::find_if(flags().begin(), flags().end(), [&](const Flag& known) { return known.name == name; });
        if (flag == flags().end()) {
            request.error = u"unknown option %1; see --help"_s.arg(name);
            return request;
        }
        const bool hasNext = !flag->value.isEmpty() && i + 1 < argc;
        const QString value = equals >= 0 ? argument.mid(equals + 1) : hasNext ? QString::fromLocal8Bit(argv[++i]) : QString();
        if (!flag->take(request, value)) {
            request.error = u"%1 does not take '%2'; it wants %3"_s.arg(name, value, flag->value);
            return request;
        }
    }
    return request;
}

}  // namespace ae
