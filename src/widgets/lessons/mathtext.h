// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

class QVBoxLayout;

namespace ae {

class Document;

/// Markdown of a lesson or of the manual, with the live values of the document where there is one; a line `$ formula $` of its own is drawn
/// as a formula.
class MathText : public QWidget {
    Q_OBJECT
public:
    explicit MathText(Document* document, const QString& name, QWidget* parent = nullptr);

    void show(const QString& markdown);
    /// What it says, as plain text.
    QString plainText() const;

private:
    void refresh();

    Document* m_document;  ///< null for texts that quote nothing
    QString m_name;  ///< accessible
    QString m_markdown;
    QStringList m_kinds;  ///< of the parts on show, formulas with their text
    QVBoxLayout* m_column;
};

}  // namespace ae
