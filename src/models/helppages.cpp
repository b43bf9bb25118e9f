// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/helppages.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

QString textOfFile(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString folderOf(const QString& language)
{
    return u":/help/"_s + language;
}

/// Puts the lines of a page into sections and collects what is wrong with them.
class PageReader {
public:
    explicit PageReader(const QString& file) { m_parsed.page.file = file; }

    void take(const QString& line)
    {
        ++m_line;
        m_isCode = m_isCode != line.startsWith(u"```"_s);
        if (m_isCode || line.startsWith(u"```"_s))
            return add(line);
        static const QRegularExpression place(u"^<!-- place: ([a-z0-9-]+) -->$"_s);
        static const QRegularExpression heading(u"^(#{1,3}) (\\S.*)$"_s);
        if (const auto found = place.match(line); found.hasMatch())
            return beginPlace(found.captured(1));
        if (const auto found = heading.match(line); found.hasMatch())
            return beginSection(static_cast<int>(found.capturedLength(1)), found.captured(2));
        if (!m_place.isEmpty() || line.startsWith(u'#') || line.contains(u"<!--"_s))
            return tell(u"a heading of one to three # must stand right behind its place"_s);
        add(line);
    }

    ParsedHelpPage finish()
    {
        if (m_isCode)
            tell(u"the code block has no end"_s);
        if (!m_place.isEmpty())
            tell(u"there is no heading behind the last place"_s);
        if (m_parsed.page.sections.empty())
            tell(u"there is no heading"_s);
        return std::move(m_parsed);
    }

private:
    void tell(const QString& problem) { m_parsed.problems << u"line %1: %2"_s.arg(m_line).arg(problem); }

    void beginPlace(const QString& place)
    {
        if (!m_place.isEmpty())
            tell(u"there are two places for one heading"_s);
        m_place = place;
    }

    void beginSection(int level, const QString& title)
    {
        if (m_place.isEmpty())
            tell(u"a heading needs a line <!-- place: name --> before it"_s);
        if ((level == 1) != m_parsed.page.sections.empty())
            tell(u"a page has one heading with one #, the first"_s);
        m_parsed.page.sections.push_back({std::exchange(m_place, {}), level, title.trimmed(), {}});
    }

    void add(const QString& line)
    {
        if (!m_parsed.page.sections.empty())
            m_parsed.page.sections.back().text += line + u'\n';
        else if (!line.trimmed().isEmpty())
            tell(u"text stands before the first heading"_s);
    }

    ParsedHelpPage m_parsed;
    QString m_place;  ///< that waits for its heading
    bool m_isCode = false;
    int m_line = 0;
};

}  // namespace

ParsedHelpPage parseHelpPage(const QString& file, const QString& text)
{
    PageReader reader(file);
    for (const QString& line : text.split(u'\n'))
        reader.take(line);
    return reader.finish();
}

std::vector<HelpPage> helpPages(const QString& language)
{
    std::vector<HelpPage> pages;
    const QString english = folderOf(u"en"_s);
    for (const QString& file : QDir(english).entryList(QDir::Files, QDir::Name)) {
        QString text;
        for (const QString& folder : {folderOf(language), folderOf(language.section(u'_', 0, 0)), english}) {
            if (text.isEmpty())
                text = textOfFile(folder + u'/' + file);
        }
        pages.push_back(parseHelpPage(file, text).page);
    }
    return pages;
}

QString plainHelpText(const HelpSection& section)
{
    static const QRegularExpression link(u"\\[([^\\]]*)\\]\\(#[a-z0-9-]+\\)"_s);
    QString text = section.title + u'\n' + section.text;
    text.replace(link, u"\\1"_s);
    return text.remove(u'`').remove(u"**"_s).remove(u'\\');
}

std::vector<HelpHit> searchHelp(const std::vector<HelpPage>& pages, const QStringList& words)
{
    std::vector<HelpHit> hits;
    std::vector<HelpHit> others;
    for (std::size_t p = 0; p < pages.size(); ++p) {
        for (std::size_t s = 0; s < pages[p].sections.size(); ++s) {
            const HelpSection& section = pages[p].sections[s];
            const QString text = plainHelpText(section);
            const auto isIn = [](const QString& whole) {
                return [&whole](const QString& word) { return whole.contains(word, Qt::CaseInsensitive); };
            };
            if (words.isEmpty() || !std::ranges::all_of(words, isIn(text)))
                continue;
            (std::ranges::any_of(words, isIn(section.title)) ? hits : others).push_back({p, s});
        }
    }
    hits.insert(hits.end(), others.begin(), others.end());
    return hits;
}

}  // namespace ae
