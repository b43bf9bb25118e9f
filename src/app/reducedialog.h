// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/document.h"
#include "session/handsized.h"

#include <QDialog>

#include <memory>

class QLabel;
class QPushButton;
class QSpinBox;

namespace ae {

/// Narrower queries and keys with the closest scores, and the error of that before it is done.
class ReduceDialog : public QDialog {
    Q_OBJECT
public:
    explicit ReduceDialog(const Document* document, QWidget* parent = nullptr);

    /// What Reduce does; only after the dialog was accepted.
    const ReducedHead& reduced() const { return *m_reduced; }

private:
    void measure();
    void take(int generation, Result<ReducedHead> reduced);

    std::shared_ptr<const Session> m_session;
    QSpinBox* m_width;
    QLabel* m_about;
    QPushButton* m_reduce;
    std::optional<ReducedHead> m_reduced;
    int m_generation = 0;  ///< a result of an earlier width is dropped
};

/// Asks for a width and reduces W_Q and W_K to it, as one undo step. Returns why not, empty when done or cancelled.
QString askForSmallerHead(Document* document, QWidget* window);

}  // namespace ae
