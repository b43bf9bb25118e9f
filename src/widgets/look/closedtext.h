// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextDocument>

namespace ae {

// The text of a file can name any picture or address: what shows or measures it loads nothing, whoever asks.

class ClosedDocument : public QTextDocument {
public:
    using QTextDocument::QTextDocument;

protected:
    QVariant loadResource(int type, const QUrl& name) override;
};

/// What stands for every resource that is asked for: an empty answer would let Qt open the file itself.
QVariant noResource();

/// Markdown without HTML, in which pictures are replaced by the text that stands for them.
void setClosedMarkdown(QTextDocument& document, const QString& markdown);

}  // namespace ae
