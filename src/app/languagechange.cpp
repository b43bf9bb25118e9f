// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/languagechange.h"

#include "app/mainwindow.h"
#include "app/translations.h"
#include "document/retext.h"
#include "lessons/shippedexamples.h"
#include "models/texts.h"
#include "session/reader.h"

#include <QApplication>
#include <QDirIterator>
#include <QEvent>
#include <QFile>

#include <map>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

/// The texts of the sessions that the program brings: from how they are shown now to how their files say them.
std::map<std::string, std::string> sourcesOfShownTexts()
{
    std::map<std::string, std::string> sources;
    const auto add = [&sources](std::string_view file) {
        Session session = readSession(file).value().session;
        visitTexts(session, [&sources](const std::string& text, const std::string&) {
            sources[translate(kExampleContext, text.c_str()).toStdString()] = text;
        });
    };
    for (const ShippedExample& example : shippedExamples())
        add(example.text);
    for (QDirIterator files(u":/lessons"_s, {u"*.attn"_s}); files.hasNext();) {
        QFile file(files.next());
        if (file.open(QIODevice::ReadOnly))
            add(file.readAll().toStdString());
    }
    return sources;
}

template <typename Act> void forEachWindow(const Act& act)
{
    for (QWidget* widget : QApplication::topLevelWidgets()) {
        if (auto* window = qobject_cast<MainWindow*>(widget))
            act(window);
    }
}

}  // namespace

void changeLanguage(const QString& language)
{
    bool hasWindow = false;
    forEachWindow([&hasWindow](const MainWindow*) { hasWindow = true; });
    const auto sources = hasWindow ? sourcesOfShownTexts() : std::map<std::string, std::string>();  // the start is quick
    installLanguage(language);  // which tells every window
    const TextVisitor translation = [&sources](std::string& text, const std::string&) {
        if (const auto source = sources.find(text); source != sources.end())
            text = translate(kExampleContext, source->second.c_str()).toStdString();
    };
    forEachWindow([&translation](const MainWindow* window) {
        if (window->document()->path().empty())
            retext(*window->document(), translation);
    });
}

void changeNumberMark(const QString& mark)
{
    setNumberMark(mark);
    // numbers stand in texts everywhere: the windows are made anew, as for another language
    forEachWindow([](MainWindow* window) { QCoreApplication::postEvent(window, new QEvent(QEvent::LanguageChange)); });
}

}  // namespace ae
