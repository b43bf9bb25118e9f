// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/worksheetdialog.h"

#include "app/worksheetpages.h"
#include "session/safefile.h"
#include "widgets/look/dialogbuttons.h"

#include <QBuffer>
#include <QButtonGroup>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPainter>
#include <QPdfWriter>
#include <QPrintDialog>
#include <QPrinter>
#include <QRadioButton>
#include <QVBoxLayout>

#include <array>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

constexpr double kMargin = 15;  // millimetres

struct Choice {
    const char* title;  ///< marked for translation
    std::vector<PrintedAs> what;
};

const std::array<Choice, 3>& choices()
{
    static const std::array<Choice, 3> all = {{
        {AE_TR("ae", "The &worksheet, to be filled in"), {PrintedAs::Worksheet}},
        {AE_TR("ae", "The &key, with the answers"), {PrintedAs::Key}},
        {AE_TR("ae", "&Both"), {PrintedAs::Worksheet, PrintedAs::Key}},
    }};
    return all;
}

}  // namespace

WorksheetDialog::WorksheetDialog(const QString& title, const QString& accept, QWidget* parent)
    : QDialog(parent), m_group(new QButtonGroup(this))
{
    setWindowTitle(title);
    auto* layout = new QVBoxLayout(this);
    for (std::size_t i = 0; i < choices().size(); ++i) {
        auto* button = new QRadioButton(translated(choices()[i].title));
        button->setAccessibleName(button->text().remove(u'&'));
        button->setChecked(i == 0);
        m_group->addButton(button, static_cast<int>(i));
        layout->addWidget(button);
    }
    addDialogButtons(this, accept);
}

std::vector<PrintedAs> WorksheetDialog::chosen() const
{
    return choices()[static_cast<std::size_t>(m_group->checkedId())].what;
}

QByteArray worksheetPdf(const Document& document, PrintedAs as)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    const QString title = shownName(document.session().title);
    writer.setTitle(as == PrintedAs::Key ? translate("ae", "Key: %1").arg(title) : title);
    writer.setPageSize(QPageSize(QLocale().measurementSystem() == QLocale::ImperialUSSystem ? QPageSize::Letter : QPageSize::A4));
    writer.setPageMargins(QMarginsF(kMargin, kMargin, kMargin, kMargin), QPageLayout::Millimeter);
    QPainter painter(&writer);
    drawWorksheet(document, as, painter, writer);
    painter.end();
    return buffer.data();
}

QString worksheetPath(const QString& path, PrintedAs as, const std::vector<PrintedAs>& wanted)
{
    if (as == PrintedAs::Worksheet || wanted.size() == 1)
        return path;
    const QFileInfo file(path);
    return file.dir().filePath(file.completeBaseName() + u"-key."_s + file.suffix());
}

QString writeWorksheets(const Document& document, const QString& path, const std::vector<PrintedAs>& wanted)
{
    for (const PrintedAs as : wanted) {
        const QString own = worksheetPath(path, as, wanted);
        if (const auto problem = writeFileSafely(own.toStdString(), worksheetPdf(document, as).toStdString()))
            return sentenceOf(*problem);
    }
    return {};
}

QString exportWorksheet(Document* document, QWidget* window)
{
    document->settle();
    WorksheetDialog dialog(WorksheetDialog::tr("Export worksheet as PDF"), WorksheetDialog::tr("&Export…"), window);
    if (dialog.exec() != QDialog::Accepted)
        return {};
    const std::filesystem::path& own = document->path();
    const QString base = own.empty() ? u"worksheet"_s : QString::fromStdString(own.stem().string());
    QString path = QFileDialog::getSaveFileName(window, WorksheetDialog::tr("Export worksheet as PDF"), base + u".pdf"_s,
                                                WorksheetDialog::tr("PDF (*.pdf)"));
    if (path.isEmpty())
        return {};
    if (!path.endsWith(u".pdf"_s, Qt::CaseInsensitive))
        path += u".pdf"_s;
    const std::vector<PrintedAs> wanted = dialog.chosen();
    const QString last = worksheetPath(path, wanted.back(), wanted);
    const QString lastName = QFileInfo(last).fileName();
    // the file dialog has asked about the first only
    if (last != path && QFileInfo::exists(last)) {
        QMessageBox question(QMessageBox::Question, WorksheetDialog::tr("Export worksheet as PDF"),
                             WorksheetDialog::tr("%1 exists already. Replace it?").arg(lastName), QMessageBox::Yes | QMessageBox::No,
                             window);
        question.setTextFormat(Qt::PlainText);
        if (question.exec() != QMessageBox::Yes)
            return {};
    }
    if (const QString reason = writeWorksheets(*document, path, wanted); !reason.isEmpty())
        return WorksheetDialog::tr("The worksheet was not written: %1").arg(reason);
    const QString name = QFileInfo(path).fileName();
    return last == path ? WorksheetDialog::tr("%1 was written.").arg(name)
                        : WorksheetDialog::tr("%1 and %2 were written.").arg(name, lastName);
}

QString printOn(QPrinter& printer, const Document& document, const std::vector<PrintedAs>& wanted)
{
    QPainter painter;
    if (!painter.begin(&printer))
        return WorksheetDialog::tr("Nothing was printed: the printer does not take the pages. Choose another one, or export a PDF.");
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        if (i > 0)
            printer.newPage();
        drawWorksheet(document, wanted[i], painter, printer);
    }
    painter.end();
    return WorksheetDialog::tr("The worksheet was sent to the printer.");
}

QString printWorksheet(Document* document, QWidget* window)
{
    document->settle();
    WorksheetDialog dialog(WorksheetDialog::tr("Print worksheet"), WorksheetDialog::tr("&Print…"), window);
    if (dialog.exec() != QDialog::Accepted)
        return {};
    QPrinter printer(QPrinter::HighResolution);
    printer.setDocName(shownName(document->session().title));
    printer.setPageMargins(QMarginsF(kMargin, kMargin, kMargin, kMargin), QPageLayout::Millimeter);
    QPrintDialog onWhich(&printer, window);
    if (onWhich.exec() != QDialog::Accepted)
        return {};
    return printOn(printer, *document, dialog.chosen());
}

}  // namespace ae
