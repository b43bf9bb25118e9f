// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace ae {

/// A run of text in one style.
struct MarkdownSpan {
    std::string text;
    bool isStrong = false;
    bool isEmphasis = false;
    bool isCode = false;
    std::string address;  ///< of a link; not checked

    bool hasStyleOf(const MarkdownSpan& other) const
    {
        return isStrong == other.isStrong && isEmphasis == other.isEmphasis && isCode == other.isCode && address == other.address;
    }
};

enum class MarkdownKind { Paragraph, Heading, Item, NumberedItem, Quote, Code, Rule };

struct MarkdownBlock {
    MarkdownKind kind = MarkdownKind::Paragraph;
    int level = 0;  ///< of a heading from 1; of an item from 0
    int number = 0;  ///< of a numbered item
    std::vector<MarkdownSpan> spans;
    std::string code;  ///< lines as they stand

    bool isItem() const { return kind == MarkdownKind::Item || kind == MarkdownKind::NumberedItem; }
};

/// Reads the part of Markdown that text cells need: paragraphs, headings, lists, quotes, code, rules; strong, emphasis, code and
/// links in them. Tables stay as they are written; pictures become their text; HTML is text like any other. Every text gives
/// some blocks, in time proportional to its length.
std::vector<MarkdownBlock> readMarkdown(std::string_view text);

/// The styles within one paragraph.
std::vector<MarkdownSpan> readMarkdownSpans(std::string_view text);

}  // namespace ae
