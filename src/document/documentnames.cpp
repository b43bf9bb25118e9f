// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Edits of tokens, features, title and notebook.
#include "document/document.h"
#include "document/notebookcommands.h"
#include "document/refusals.h"
#include "document/tokencommands.h"
#include "session/handsized.h"

#include <algorithm>
#include <deque>
#include <numeric>
#include <unordered_map>

namespace ae {

namespace {

// Draws for new rows of X; the streams of the widening have smaller numbers.
constexpr std::uint64_t kStreamX = 16;

// As many as the reader takes.
constexpr std::size_t kMostNotebookCells = 100'000;

std::vector<Index> allTokens(Index count)
{
    std::vector<Index> from(static_cast<std::size_t>(count));
    std::iota(from.begin(), from.end(), Index{0});
    return from;
}

/// For each word the token of that name that is not taken yet, in order, or -1.
std::vector<Index> matchedWords(const std::vector<std::string>& tokens, const std::vector<std::string>& words)
{
    std::unordered_map<std::string_view, std::deque<Index>> places;
    for (std::size_t i = 0; i < tokens.size(); ++i)
        places[tokens[i]].push_back(static_cast<Index>(i));
    std::vector<Index> from;
    from.reserve(words.size());
    for (const std::string& word : words) {
        const auto found = places.find(word);
        const bool isKnown = found != places.end() && !found->second.empty();
        from.push_back(isKnown ? found->second.front() : -1);
        if (isKnown)
            found->second.pop_front();
    }
    return from;
}

}  // namespace

Document::Refusal Document::renameToken(Index token, const std::string& name)
{
    if (token < 0 || token >= m_session.tokenCount())
        return refusals::noSuchToken(token, m_session.tokenCount());
    const std::string& old = m_session.tokens[static_cast<std::size_t>(token)];
    if (old == name)
        return std::nullopt;
    return commit(std::make_unique<RenameToken>(*this, tr("Rename token “%1”").arg(QString::fromStdString(old)), token, name));
}

Document::Refusal Document::insertToken(Index before, const std::string& name)
{
    const Index n = m_session.tokenCount();
    if (before < 0 || before > n)
        return refusals::noSuchToken(before, n + 1);
    if (n >= limits::tokens)
        return refusals::tooManyTokens(static_cast<std::size_t>(n) + 1);
    std::vector<Index> from = allTokens(n);
    from.insert(from.begin() + before, -1);
    TokenRows inserted;
    inserted.names = {name};
    inserted.embeddings = Matrix::Zero(1, sizes().dModel);
    const QString text = tr("Insert token “%1”").arg(QString::fromStdString(name));
    return commit(std::make_unique<ArrangeTokens>(*this, text, std::move(from), std::move(inserted)));
}

Document::Refusal Document::removeToken(Index token)
{
    const Index n = m_session.tokenCount();
    if (token < 0 || token >= n)
        return refusals::noSuchToken(token, n);
    if (n == 1)
        return refusals::lastToken();
    std::vector<Index> from = allTokens(n);
    from.erase(from.begin() + token);
    const QString text = tr("Remove token “%1”").arg(QString::fromStdString(m_session.tokens[static_cast<std::size_t>(token)]));
    return commit(std::make_unique<ArrangeTokens>(*this, text, std::move(from), TokenRows{}));
}

Document::Refusal Document::keepTokens(const std::vector<Index>& positions)
{
    if (auto problem = checkKeptTokens(m_session, positions))
        return problem;
    std::vector<Index> from = positions;
    std::ranges::sort(from);
    if (from == allTokens(m_session.tokenCount()))
        return std::nullopt;
    const QString text = tr("Keep %1 of %2 tokens").arg(from.size()).arg(m_session.tokenCount());
    return commit(std::make_unique<ArrangeTokens>(*this, text, std::move(from), TokenRows{}));
}

Document::Refusal Document::moveToken(Index from, Index to)
{
    const Index n = m_session.tokenCount();
    for (const Index token : {from, to}) {
        if (token < 0 || token >= n)
            return refusals::noSuchToken(token, n);
    }
    if (from == to)
        return std::nullopt;
    std::vector<Index> order = allTokens(n);
    order.erase(order.begin() + from);
    order.insert(order.begin() + to, from);
    const QString text = tr("Move token “%1”").arg(QString::fromStdString(m_session.tokens[static_cast<std::size_t>(from)]));
    return commit(std::make_unique<ArrangeTokens>(*this, text, std::move(order), TokenRows{}));
}

Document::Refusal Document::setSentence(const std::vector<std::string>& words, NewRows rows, std::uint64_t seed)
{
    if (words.empty())
        return refusals::noWords();
    if (words.size() > static_cast<std::size_t>(limits::tokens))
        return refusals::tooManyTokens(words.size());
    Sizes wanted = sizes();
    wanted.tokens = static_cast<Index>(words.size());
    if (auto problem = refusals::checkSizes(wanted))
        return problem;
    std::vector<Index> from = matchedWords(m_session.tokens, words);
    if (from == allTokens(m_session.tokenCount()))
        return std::nullopt;
    TokenRows inserted;
    const auto news = std::count(from.begin(), from.end(), Index{-1});
    inserted.embeddings = Matrix::Zero(news, wanted.dModel);
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (from[i] >= 0)
            continue;
        const auto row = static_cast<Index>(inserted.names.size());
        for (Index column = 0; rows == NewRows::Random && column < wanted.dModel; ++column)
            inserted.embeddings(row, column) = normalDraw(seed, kStreamX, i, static_cast<std::uint64_t>(column));
        inserted.names.push_back(words[i]);
    }
    return commit(std::make_unique<ArrangeTokens>(*this, tr("Change the sentence"), std::move(from), std::move(inserted)));
}

Document::Refusal Document::renameFeature(Index feature, const std::string& name)
{
    const Index count = sizes().dModel;
    if (feature < 0 || feature >= count)
        return refusals::noSuchFeature(feature, count);
    const auto place = static_cast<std::size_t>(feature);
    std::vector<std::string> names = m_session.features;
    if (!names.empty()) {
        if (names[place] == name)
            return std::nullopt;
        const QString text = tr("Rename feature “%1”").arg(QString::fromStdString(names[place]));
        return commit(std::make_unique<RenameFeature>(*this, text, feature, name));
    }
    for (Index i = 0; i < count; ++i)
        names.push_back("f" + std::to_string(i + 1));
    names[place] = name;
    return commit(std::make_unique<SetFeatures>(*this, tr("Name feature %1").arg(feature + 1), std::move(names)));
}

Document::Refusal Document::setTitle(const std::string& title)
{
    if (title == m_session.title)
        return std::nullopt;
    return commit(std::make_unique<SetTitle>(*this, tr("Change the title"), title));
}

Document::Refusal Document::insertNotebookCell(std::size_t before, const NotebookCell& cell)
{
    if (before > m_session.notebook.size())
        return refusals::noSuchNotebookCell(before, m_session.notebook.size());
    if (m_session.notebook.size() >= kMostNotebookCells)
        return refusals::tooManyNotebookCells(m_session.notebook.size() + 1);
    if (cell.kind.empty())
        return refusals::notebookCellWithoutKind();
    if (cell.kind != textCellKind && !cell.markdown.empty())
        return refusals::notTextCell(before, cell.kind);
    return commit(std::make_unique<PlaceNotebookCell>(*this, tr("Insert a notebook cell"), PlaceNotebookCell::Act::Insert, before, cell));
}

Document::Refusal Document::removeNotebookCell(std::size_t position)
{
    if (position >= m_session.notebook.size())
        return refusals::noSuchNotebookCell(position, m_session.notebook.size());
    return commit(std::make_unique<PlaceNotebookCell>(*this, tr("Delete a notebook cell"), PlaceNotebookCell::Act::Remove, position));
}

Document::Refusal Document::moveNotebookCell(std::size_t from, std::size_t to)
{
    for (const std::size_t position : {from, to}) {
        if (position >= m_session.notebook.size())
            return refusals::noSuchNotebookCell(position, m_session.notebook.size());
    }
    if (from == to)
        return std::nullopt;
    return commit(std::make_unique<MoveNotebookCell>(*this, tr("Move a notebook cell"), from, to));
}

Document::Refusal Document::setMarkdown(std::size_t position, const std::string& markdown)
{
    if (position >= m_session.notebook.size())
        return refusals::noSuchNotebookCell(position, m_session.notebook.size());
    const NotebookCell& cell = m_session.notebook[position];
    if (cell.kind != textCellKind)
        return refusals::notTextCell(position, cell.kind);
    if (cell.markdown == markdown)
        return std::nullopt;
    return commit(std::make_unique<SetMarkdown>(*this, tr("Edit a text"), position, markdown));
}

}  // namespace ae
