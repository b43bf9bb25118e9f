// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pictures.h"
#include "document/document.h"

#include <QDialog>

#include <functional>

class QComboBox;
class QDoubleSpinBox;
class QLabel;

namespace ae {

struct FormatSpec;

/// What a window offers for export.
struct ExportOffer {
    std::string step;  ///< offered first for forms that hold one
    QList<PicturePart> parts;
    int part = -1;  ///< a picture of this part is offered first; -1: no picture
    std::function<void(QWidget* part)> bringUpToDate;  ///< before a picture is made of it
};

/// What is taken away, and in which form: every format of the registry that can be written, and pictures of parts of the window.
class ExportDialog : public QDialog {
    Q_OBJECT
public:
    ExportDialog(const Document* document, const ExportOffer& offer, QWidget* parent = nullptr);

    const FormatSpec* format() const;  ///< nullptr for a picture
    const PictureFormat* pictureFormat() const;  ///< nullptr for anything else
    std::string step() const;  ///< empty unless the format holds one step
    int part() const;
    PictureChoices pictureChoices() const;

private:
    QComboBox* addChoice(const QString& label);
    void followForm();

    const Document* m_document;
    QComboBox* m_form;
    QComboBox* m_step;
    QComboBox* m_part;
    QDoubleSpinBox* m_scale;
    QComboBox* m_theme;
    QLabel* m_about;
};

/// Asks for form and file, and writes it, all of it or nothing. Returns what is to be said about it, empty when cancelled.
QString exportWith(Document* document, const ExportOffer& offer, QWidget* window);

}  // namespace ae
