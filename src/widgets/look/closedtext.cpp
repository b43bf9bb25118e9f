// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/look/closedtext.h"

#include "models/texts.h"

#include <QImage>
#include <QTextBlock>
#include <QTextCursor>

#include <vector>

namespace ae {

namespace {

struct Picture {
    int position;
    int length;
    QTextImageFormat format;
};

std::vector<Picture> picturesOf(const QTextDocument& document)
{
    std::vector<Picture> pictures;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            if (const QTextFragment fragment = part.fragment(); fragment.charFormat().isImageFormat())
                pictures.push_back({fragment.position(), fragment.length(), fragment.charFormat().toImageFormat()});
        }
    }
    return pictures;
}

}  // namespace

QVariant noResource()
{
    static const QImage image = [] {
        QImage point(1, 1, QImage::Format_ARGB32);
        point.fill(Qt::transparent);
        return point;
    }();
    return image;
}

QVariant ClosedDocument::loadResource(int, const QUrl&)
{
    return noResource();
}

void setClosedMarkdown(QTextDocument& document, const QString& markdown)
{
    document.setMarkdown(shownLines(markdown),
                         QTextDocument::MarkdownFeatures(QTextDocument::MarkdownDialectGitHub) | QTextDocument::MarkdownNoHTML);
    const std::vector<Picture> pictures = picturesOf(document);
    for (auto picture = pictures.rbegin(); picture != pictures.rend(); ++picture) {  // from the last, so that places stay right
        QTextCursor cursor(&document);
        cursor.setPosition(picture->position);
        cursor.setPosition(picture->position + picture->length, QTextCursor::KeepAnchor);
        const QString words = picture->format.property(QTextFormat::ImageAltText).toString();
        QTextCharFormat format;
        format.setFontItalic(true);
        cursor.insertText(words.isEmpty() ? picture->format.name() : words, format);
    }
}

}  // namespace ae
