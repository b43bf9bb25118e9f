// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/document.h"

namespace ae {

/// What is pointed at, for commands that move tokens.
struct Picture {
    Index pickedToken = 0;
    std::optional<CellRef> selected;
    bool operator==(const Picture&) const = default;
};

/// The one door through which commands write the session; says what they wrote, so that the results can follow.
class DocumentWriter {
public:
    explicit DocumentWriter(Document& document) : m_document(document) { }

    Session& session() const { return m_document.m_session; }
    int gesture() const;

    void wroteCells(std::string_view step, const Region& region) const;
    void wroteOptions() const;
    void wroteShapes() const;  ///< other shapes, or other inputs present
    void wroteNames() const;
    void movedTokens() const;  ///< tokens came, went or moved
    void wroteMarkdown() const;
    void wroteBaselines() const;
    void wroteWorksheet() const;
    void movedNotebook() const;  ///< cells came, went or moved

    Picture picture() const { return {m_document.m_session.view.pickedToken, m_document.m_selected}; }
    void setPicture(const Picture& picture) const;

private:
    Document& m_document;
};

}  // namespace ae
