// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/worksheettables.h"

#include <QByteArray>
#include <QDialog>

class QButtonGroup;
class QPrinter;

namespace ae {

/// What goes on paper: the worksheet, its key, or both in one go.
class WorksheetDialog : public QDialog {
    Q_OBJECT
public:
    explicit WorksheetDialog(const QString& title, const QString& accept, QWidget* parent = nullptr);

    std::vector<PrintedAs> chosen() const;

private:
    QButtonGroup* m_group;
};

/// One PDF file.
QByteArray worksheetPdf(const Document& document, PrintedAs as);
/// Writes them, all of each or nothing: "sheet.pdf", and the key beside it as "sheet-key.pdf" where both are wanted. Returns why
/// not, empty when done.
QString writeWorksheets(const Document& document, const QString& path, const std::vector<PrintedAs>& wanted);
/// Where writeWorksheets puts them.
QString worksheetPath(const QString& path, PrintedAs as, const std::vector<PrintedAs>& wanted);

/// One print job, the key on pages of its own. Returns what is to be said about it.
QString printOn(QPrinter& printer, const Document& document, const std::vector<PrintedAs>& wanted);

/// Asks what and where. Returns what is to be said about it, empty when cancelled.
QString exportWorksheet(Document* document, QWidget* window);
/// Asks what and on which printer.
QString printWorksheet(Document* document, QWidget* window);

}  // namespace ae
