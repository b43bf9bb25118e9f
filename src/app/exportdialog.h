// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/document.h"

#include <QDialog>

class QComboBox;
class QLabel;

namespace ae {

struct FormatSpec;

/// What is taken away, and in which form: every format of the registry that can be written.
class ExportDialog : public QDialog {
    Q_OBJECT
public:
    /// `step` is offered first for formats that hold one.
    ExportDialog(const Document* document, const std::string& step, QWidget* parent = nullptr);

    const FormatSpec& format() const;
    std::string step() const;  ///< empty unless the format holds one step

private:
    void followFormat();

    const Document* m_document;
    QComboBox* m_format;
    QComboBox* m_step;
    QLabel* m_about;
};

/// Asks for form and file, and writes it, all of it or nothing. Returns what is to be said about it, empty when cancelled.
QString exportResults(Document* document, const std::string& step, QWidget* window);

}  // namespace ae
