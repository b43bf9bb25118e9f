// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/tokencommands.h"

#include "attention/graph.h"

#include <algorithm>

namespace ae {

namespace {

/// Where each of the `count` old tokens comes to stand, -1 for those that go.
std::vector<Index> inverseOf(const std::vector<Index>& from, Index count)
{
    std::vector<Index> to(static_cast<std::size_t>(count), -1);
    for (std::size_t i = 0; i < from.size(); ++i) {
        if (from[i] >= 0)
            to[static_cast<std::size_t>(from[i])] = static_cast<Index>(i);
    }
    return to;
}

TokenRows rowsThatGo(const Session& session, const std::vector<Index>& to)
{
    std::vector<Index> going;
    for (std::size_t i = 0; i < to.size(); ++i) {
        if (to[i] < 0)
            going.push_back(static_cast<Index>(i));
    }
    const Matrix& x = session.matrices.find("X")->second;
    const MaskBits& mask = session.options.allowed;
    const auto count = static_cast<Index>(going.size());
    TokenRows rows;
    rows.embeddings.resize(count, x.cols());
    if (mask.size() > 0) {
        rows.maskRows.resize(count, mask.cols());
        rows.maskColumns.resize(mask.rows(), count);
    }
    for (Index i = 0; i < count; ++i) {
        const Index token = going[static_cast<std::size_t>(i)];
        rows.names.push_back(session.tokens[static_cast<std::size_t>(token)]);
        rows.embeddings.row(i) = x.row(token);
        if (mask.size() > 0) {
            rows.maskRows.row(i) = mask.row(token);
            rows.maskColumns.col(i) = mask.col(token);
        }
    }
    return rows;
}

Index movedIndex(Index index, const std::vector<Index>& to, std::size_t newCount)
{
    if (index < 0 || index >= static_cast<Index>(to.size()))
        return 0;
    const auto stays = [](Index place) { return place >= 0; };
    const auto next = std::find_if(to.begin() + index, to.end(), stays);  // the next one takes its place
    return next != to.end() ? *next : static_cast<Index>(newCount) - 1;
}

}  // namespace

ArrangeTokens::ArrangeTokens(Document& document, const QString& text, std::vector<Index> from, TokenRows inserted)
    : Command(document, text), m_from(std::move(from)), m_absent(std::move(inserted))
{
}

void ArrangeTokens::apply(Direction)
{
    Session& s = session();
    Matrix& x = s.matrices.find("X")->second;
    std::vector<Index> to = inverseOf(m_from, s.tokenCount());
    TokenRows going = rowsThatGo(s, to);
    MaskBits mask = arrangedMask(s.options.allowed);
    Matrix arranged(static_cast<Index>(m_from.size()), x.cols());
    std::vector<std::string> names(m_from.size());
    Index coming = 0;
    for (std::size_t i = 0; i < m_from.size(); ++i) {
        const auto row = static_cast<Index>(i);
        if (m_from[i] >= 0) {
            names[i] = s.tokens[static_cast<std::size_t>(m_from[i])];
            arranged.row(row) = x.row(m_from[i]);
        } else {
            names[i] = m_absent.names[static_cast<std::size_t>(coming)];
            arranged.row(row) = m_absent.embeddings.row(coming);
            ++coming;
        }
    }
    const Picture now = writer().picture();
    const Picture next = m_left == now ? *m_found : arrangedPicture(now, to);
    m_found = now;
    m_left = next;
    writer().setPicture(next);
    s.tokens.swap(names);
    s.options.allowed.swap(mask);
    x.swap(arranged);
    m_absent = std::move(going);
    m_from.swap(to);
    writer().movedTokens();
    if (m_from.size() != s.tokens.size()) {
        writer().wroteShapes();
    } else {
        writer().wroteCells("X", Region::whole(shapeOf(x)));
        if (s.options.allowed.size() > 0)
            writer().wroteOptions();
    }
}

MaskBits ArrangeTokens::arrangedMask(const MaskBits& bits) const
{
    if (bits.size() == 0)
        return {};
    const auto count = static_cast<Index>(m_from.size());
    const bool hasAbsent = m_absent.maskRows.size() > 0;
    MaskBits arranged = MaskBits::Ones(count, count);
    Index absentQuery = 0;
    for (Index i = 0; i < count; ++i) {
        const Index query = m_from[static_cast<std::size_t>(i)];
        if (query < 0) {
            if (hasAbsent)
                arranged.row(i) = m_absent.maskRows.row(absentQuery);
            ++absentQuery;
            continue;
        }
        Index absentKey = 0;
        for (Index j = 0; j < count; ++j) {
            const Index key = m_from[static_cast<std::size_t>(j)];
            if (key >= 0)
                arranged(i, j) = bits(query, key);
            else if (hasAbsent)
                arranged(i, j) = m_absent.maskColumns(i, absentKey);
            if (key < 0)
                ++absentKey;
        }
    }
    return arranged;
}

Picture ArrangeTokens::arrangedPicture(const Picture& picture, const std::vector<Index>& to) const
{
    Picture moved = picture;
    moved.pickedToken = movedIndex(picture.pickedToken, to, m_from.size());
    if (!moved.selected)
        return moved;
    if (const StepSpec* spec = findStep(moved.selected->step)) {
        if (spec->rowNames == "token")
            moved.selected->row = movedIndex(moved.selected->row, to, m_from.size());
        if (spec->columnNames == "token")
            moved.selected->column = movedIndex(moved.selected->column, to, m_from.size());
    }
    return moved;
}

RenameToken::RenameToken(Document& document, const QString& text, Index token, std::string name)
    : Command(document, text, CommandId::TokenName), m_token(static_cast<std::size_t>(token)), m_name(std::move(name))
{
}

void RenameToken::apply(Direction)
{
    session().tokens[m_token].swap(m_name);
    writer().wroteNames();
}

bool RenameToken::absorb(const Command& next)
{
    return m_token == static_cast<const RenameToken&>(next).m_token;
}

bool RenameToken::changesNothing() const
{
    return session().tokens[m_token] == m_name;
}

SetTokens::SetTokens(Document& document, const QString& text, std::vector<std::string> tokens)
    : Command(document, text), m_tokens(std::move(tokens))
{
}

void SetTokens::apply(Direction)
{
    session().tokens.swap(m_tokens);
    writer().wroteNames();
}

RenameFeature::RenameFeature(Document& document, const QString& text, Index feature, std::string name)
    : Command(document, text, CommandId::FeatureName), m_feature(static_cast<std::size_t>(feature)), m_name(std::move(name))
{
}

void RenameFeature::apply(Direction)
{
    session().features[m_feature].swap(m_name);
    writer().wroteNames();
}

bool RenameFeature::absorb(const Command& next)
{
    return m_feature == static_cast<const RenameFeature&>(next).m_feature;
}

bool RenameFeature::changesNothing() const
{
    return session().features[m_feature] == m_name;
}

SetFeatures::SetFeatures(Document& document, const QString& text, std::vector<std::string> features)
    : Command(document, text), m_features(std::move(features))
{
}

void SetFeatures::apply(Direction)
{
    session().features.swap(m_features);
    writer().wroteNames();
}

SetTitle::SetTitle(Document& document, const QString& text, std::string title)
    : Command(document, text, CommandId::Title), m_title(std::move(title))
{
}

void SetTitle::apply(Direction)
{
    session().title.swap(m_title);
    writer().wroteNames();
}

bool SetTitle::absorb(const Command&)
{
    return true;
}

bool SetTitle::changesNothing() const
{
    return session().title == m_title;
}

}  // namespace ae
