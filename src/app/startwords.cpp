// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/startwords.h"

#include <QFontInfo>
#include <QGuiApplication>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

QtMessageHandler s_before = nullptr;

void takeMessage(QtMsgType type, const QMessageLogContext& context, const QString& message)
{
    if (type == QtFatalMsg) {
        const QString display = qEnvironmentVariable("WAYLAND_DISPLAY", qEnvironmentVariable("DISPLAY"));
        std::fprintf(stderr, "attention-explorer: %s\n", qPrintable(platformSentence(qEnvironmentVariable("QT_QPA_PLATFORM"), display)));
        std::_Exit(kNoDisplay);
    }
    if (qstrncmp(context.category, "qt.qpa", 6) != 0)
        s_before(type, context, message);  // the others are what the sentence says in other words
}

}  // namespace

PlatformWatch::PlatformWatch()
{
    s_before = qInstallMessageHandler(takeMessage);
}

PlatformWatch::~PlatformWatch()
{
    qInstallMessageHandler(s_before);
}

QString platformSentence(const QString& platform, const QString& display)
{
    if (!platform.isEmpty()) {
        return u"Qt cannot show windows by “%1”, which QT_QPA_PLATFORM asks for; unset it, or install its plugin (qt6-wayland for "
               "wayland, libqt6gui6 for xcb, qt6-qpa-plugins for others)"_s.arg(platform);
    }
    if (display.isEmpty())
        return u"there is no display to show a window on; start it in a desktop session, or use --screenshot or attention-cli, which "
               "need none"_s;
    return u"the display %1 cannot be used; check that it can be reached and install Qt's plugin for it, qt6-wayland for Wayland or "
           "libqt6gui6 for X11"_s.arg(display);
}

std::future<QString> startReadingFonts()
{
    return std::async(std::launch::async, [] {
        if (!QFontInfo(QGuiApplication::font()).family().isEmpty())
            return QString();
        return u"no font was found, so that text shows as boxes; install fonts-dejavu-core"_s;
    });
}

}  // namespace ae
