// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/inspection.h"

#include <QScrollArea>

class QVBoxLayout;

namespace ae {

class Highlight;

/// The arithmetic of the selected cell: value, terms as numbers and bars, where it came from, what it feeds, its derivative.
/// Every cell named here is a button that walks there.
class InspectorPanel : public QScrollArea {
    Q_OBJECT
public:
    InspectorPanel(Document* document, Highlight* highlight, QWidget* parent = nullptr);

    QSize sizeHint() const override { return {300, 400}; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void showInspection(const Inspection& inspection);
    QWidget* line(const TermLine& term);
    void addText(const QString& text, bool isStrong = false);
    void addLinks(const QString& title, const QList<Link>& links);

    Document* m_document;
    Highlight* m_highlight;
    QVBoxLayout* m_layout = nullptr;
};

}  // namespace ae
