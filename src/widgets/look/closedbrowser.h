// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/look/closedtext.h"

#include <QTextBrowser>

namespace ae {

/// Markdown from a file, which is hostile: no HTML, no picture or address is loaded, and links ask before they open. As high as its
/// text where a layout asks for the height at a width; it does not scroll.
class ClosedBrowser : public QTextBrowser {
    Q_OBJECT
public:
    explicit ClosedBrowser(QWidget* parent = nullptr);

    void showMarkdown(const QString& markdown);

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;

protected:
    QVariant loadResource(int type, const QUrl& address) override;
    void wheelEvent(QWheelEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void openLink(const QUrl& link);

    mutable ClosedDocument m_measured;  ///< the same text: measuring must not move the one on show
};

}  // namespace ae
