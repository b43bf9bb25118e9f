// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/command.h"

namespace ae {

/// What belongs to tokens that are not in the session now, in order. Empty mask bits mean that all is allowed.
struct TokenRows {
    std::vector<std::string> names;
    Matrix embeddings;  ///< one row a token
    MaskBits maskRows;  ///< one row a token, over all keys
    MaskBits maskColumns;  ///< one column a token, over all queries
};

/// Tokens inserted, removed, moved, in any mixture: names, rows of X, rows and columns of a painted mask, the picked token and
/// the selected cell go along.
class ArrangeTokens : public Command {
public:
    /// from[i]: where the token that comes to stand at i stood before, or -1 for the next one of `inserted`.
    ArrangeTokens(Document& document, const QString& text, std::vector<Index> from, TokenRows inserted);
    std::size_t bytes() const override { return bytesOf(m_absent.embeddings) + bytesOf(m_absent.maskRows) + bytesOf(m_absent.maskColumns); }

protected:
    void release() override { m_absent = {}; }
    void apply(Direction direction) override;

private:
    MaskBits arrangedMask(const MaskBits& bits) const;
    Picture arrangedPicture(const Picture& picture, const std::vector<Index>& to) const;

    std::vector<Index> m_from;
    TokenRows m_absent;
    std::optional<Picture> m_found;  ///< the picture before the last run, to return to if nobody touched it since
    std::optional<Picture> m_left;
};

/// Another name of one token.
class RenameToken : public Command {
public:
    RenameToken(Document& document, const QString& text, Index token, std::string name);

protected:
    void apply(Direction direction) override;
    bool absorb(const Command& next) override;
    bool changesNothing() const override;

private:
    std::size_t m_token;
    std::string m_name;
};

/// Other names of all tokens.
class SetTokens : public Command {
public:
    SetTokens(Document& document, const QString& text, std::vector<std::string> tokens);

protected:
    void apply(Direction direction) override;

private:
    std::vector<std::string> m_tokens;
};

/// Another name of one column of X that has names.
class RenameFeature : public Command {
public:
    RenameFeature(Document& document, const QString& text, Index feature, std::string name);

protected:
    void apply(Direction direction) override;
    bool absorb(const Command& next) override;
    bool changesNothing() const override;

private:
    std::size_t m_feature;
    std::string m_name;
};

/// Other names of all columns of X, or none.
class SetFeatures : public Command {
public:
    SetFeatures(Document& document, const QString& text, std::vector<std::string> features);

protected:
    void apply(Direction direction) override;

private:
    std::vector<std::string> m_features;
};

class SetTitle : public Command {
public:
    SetTitle(Document& document, const QString& text, std::string title);

protected:
    void apply(Direction direction) override;
    bool absorb(const Command& next) override;
    bool changesNothing() const override;

private:
    std::string m_title;
};

}  // namespace ae
