// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/inspection.h"

#include <QScrollArea>
#include <QTimer>

#include <optional>
#include <vector>

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
    void follow();
    void refresh();
    void show(Derivative derivative);
    void showInspection(const Inspection& inspection);
    void addFormula(const QString& formula);
    void addText(const QString& text, bool isStrong = false);
    void addHints(const Inspection& inspection);
    void addOrigins(const Inspection& inspection);
    void addLinks(const QString& title, const QList<Link>& links);
    template <class Part> Part* part(const char* kind);

    Document* m_document;
    Highlight* m_highlight;
    QVBoxLayout* m_layout = nullptr;
    Gradients m_workspace;
    std::vector<QWidget*> m_parts;  ///< from above; one of the right kind at its place is used again
    std::size_t m_used = 0;
    std::optional<CellRef> m_opened;  ///< the cell whose origins are all listed
    bool m_isDue = false;
    QTimer m_calm;  ///< before the derivative of a large session
};

}  // namespace ae
