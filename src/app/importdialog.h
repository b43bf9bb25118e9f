// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/document.h"
#include "io/arrays.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace ae {

class MatrixPreview;

/// One matrix on its way from a file into the session: what was understood, the choices that matter, every assumption in words.
/// Where two readings fit, it says so and waits for a choice.
class ImportDialog : public QDialog {
    Q_OBJECT
public:
    /// `target` is the input that is offered first. The bytes have been opened once: what is no table of numbers is refused before.
    ImportDialog(Document* document, Bytes bytes, QString name, const std::string& target, QWidget* parent = nullptr);

    /// Places the matrix as one undo step when the dialog was accepted. Returns why not, empty when done.
    QString place();

private:
    QComboBox* addChoice(const QString& label, const QList<std::pair<QString, QVariant>>& choices);
    ReadChoices choices() const;
    void read();
    void followFile();
    void showMatrix();
    void showPlace();
    InputNames namesOfMatrix() const;

    Document* m_document;
    Bytes m_bytes;
    QString m_name;
    std::shared_ptr<const ArrayFile> m_file;
    std::optional<ReadMatrix> m_matrix;
    QComboBox* m_array;
    QComboBox* m_target;
    QComboBox* m_decimal;
    QComboBox* m_header;
    QSpinBox* m_slice;
    QCheckBox* m_transpose;
    QCheckBox* m_takesNames;
    MatrixPreview* m_preview;
    QLabel* m_summary;
    QLabel* m_notes;
    QLabel* m_place;
    QPushButton* m_import;
};

/// Imports a file: a matrix through the dialog, a head of a model, or a whole session in a window of its own. Returns what is to be
/// said about it, empty when there is nothing.
QString importFile(Document* document, const QString& path, const std::string& target, QWidget* window);

}  // namespace ae
