// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/printing.h"

#include "app/actions.h"
#include "app/mainwindow.h"
#include "app/notebookpages.h"
#include "models/texts.h"
#include "widgets/notebook/notebookview.h"

#include <QAction>
#include <QCoreApplication>
#include <QLocale>
#include <QPrintDialog>
#include <QPrintPreviewDialog>
#include <QPrinter>

namespace ae {

namespace {

constexpr double kMargin = 15;  // millimetres
constexpr QSize kPreviewSize(1000, 800);

/// Without a printer that knows its paper, the paper of the country.
void prepare(QPrinter& printer, const MainWindow& window)
{
    printer.setDocName(shownName(window.document()->session().title));
    printer.setCreator(QCoreApplication::applicationName());
    if (!printer.isValid() || printer.outputFormat() == QPrinter::PdfFormat)
        printer.setPageSize(QPageSize(QLocale().measurementSystem() == QLocale::ImperialUSSystem ? QPageSize::Letter : QPageSize::A4));
    printer.setPageMargins(QMarginsF(kMargin, kMargin, kMargin, kMargin), QPageLayout::Millimeter);
}

void bringAllUpToDate(MainWindow* window)
{
    window->notebook()->complete();
    window->bringUpToDate(window->notebook()->sheet());
}

void print(MainWindow* window)
{
    bringAllUpToDate(window);
    QPrinter printer(QPrinter::HighResolution);
    prepare(printer, *window);
    QPrintDialog dialog(&printer, window);
    dialog.setWindowTitle(translate("ae", "Print the notebook"));
    if (dialog.exec() != QDialog::Accepted)
        return;
    const bool isPrinted = printNotebook(*window->notebook(), *window->document(), printer);
    const QString file = printer.outputFileName();
    if (!isPrinted)
        window->showNote(file.isEmpty() ? translate(
                             "ae", "Nothing was printed: the printer does not take the pages. Choose another one, or print to a PDF file.")
                                        : translate("ae", "%1 was not written. Choose another folder.").arg(shownPath(file)));
    else
        window->showNote(file.isEmpty() ? translate("ae", "The notebook was sent to the printer.")
                                        : translate("ae", "%1 was written.").arg(shownPath(file)));
}

void preview(MainWindow* window)
{
    bringAllUpToDate(window);
    QPrinter printer(QPrinter::HighResolution);
    prepare(printer, *window);
    QPrintPreviewDialog dialog(&printer, window);
    dialog.setWindowTitle(translate("ae", "Print preview of the notebook"));
    dialog.resize(kPreviewSize.boundedTo(window->size()));
    QObject::connect(&dialog, &QPrintPreviewDialog::paintRequested, window,
                     [window](QPrinter* pages) { printNotebook(*window->notebook(), *window->document(), *pages); });
    dialog.exec();
}

}  // namespace

void connectPrinting(const Actions& actions, MainWindow* window)
{
    QObject::connect(actions["file.print"], &QAction::triggered, window, [window] { print(window); });
    QObject::connect(actions["file.printpreview"], &QAction::triggered, window, [window] { preview(window); });
}

}  // namespace ae
