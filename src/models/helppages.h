// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace ae {

/// One heading of the manual with what stands below it.
struct HelpSection {
    QString place;  ///< where F1 and links go to; the same in every language
    int level = 1;  ///< 1 for the title of a page
    QString title;
    QString text;  ///< Markdown without the heading; a line `$ … $` is a formula
};

struct HelpPage {
    QString file;  ///< "02-cells.md"; the order of the names is that of the pages
    std::vector<HelpSection> sections;  ///< the first one is the page itself

    QString title() const { return sections.empty() ? file : sections.front().title; }
};

struct ParsedHelpPage {
    HelpPage page;
    QStringList problems;  ///< for who writes it, in English: "line 12: …"
};
/// Reads a page: before each heading stands a line `<!-- place: weights -->`.
ParsedHelpPage parseHelpPage(const QString& file, const QString& text);

/// All pages in a language ("de", "zh_CN" or "de_AT"); those that it lacks are English ones.
std::vector<HelpPage> helpPages(const QString& language);

/// A section as a reader sees it, without the signs of Markdown: to be searched.
QString plainHelpText(const HelpSection& section);

struct HelpHit {
    std::size_t page = 0;
    std::size_t section = 0;
};
/// The sections that hold all the words, whatever their case, those with a word in their heading first.
std::vector<HelpHit> searchHelp(const std::vector<HelpPage>& pages, const QStringList& words);

}  // namespace ae
