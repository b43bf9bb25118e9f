// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exportdialog.h"

#include "io/formats.h"
#include "models/texts.h"
#include "widgets/look/wrappedlabel.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QPushButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace ae {

ExportDialog::ExportDialog(const Document* document, const std::string& step, QWidget* parent) : QDialog(parent), m_document(document)
{
    setWindowTitle(tr("Export"));
    auto* form = new QFormLayout(this);
    m_format = new QComboBox;
    m_format->setAccessibleName(tr("Form"));
    for (const FormatSpec& format : formatCatalogue()) {
        if (format.writes() && format.content != FormatContent::Session)  // a session is saved
            m_format->addItem(tr("%1 (%2)").arg(translated(format.title), fromUtf8(format.ending)), fromUtf8(format.ending));
    }
    form->addRow(tr("&Form"), m_format);
    m_step = new QComboBox;
    m_step->setAccessibleName(tr("Step"));
    for (const Graph::Node& node : document->evaluation().graph().nodes())
        m_step->addItem(tr("%1: %2").arg(fromUtf8(node.spec->key), translated(node.spec->title)), fromUtf8(node.spec->key));
    m_step->setCurrentIndex(std::max(0, m_step->findData(fromUtf8(step))));
    form->addRow(tr("&Step"), m_step);
    m_about = new WrappedLabel;
    m_about->setForegroundRole(QPalette::PlaceholderText);
    form->addRow(m_about);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    buttons->addButton(tr("&Export…"), QDialogButtonBox::AcceptRole)->setDefault(true);
    form->addRow(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_format, &QComboBox::currentIndexChanged, this, &ExportDialog::followFormat);
    followFormat();
    resize(520, sizeHint().height());
}

const FormatSpec& ExportDialog::format() const
{
    const std::string ending = m_format->currentData().toString().toStdString();
    return *std::ranges::find(formatCatalogue(), ending, &FormatSpec::ending);
}

std::string ExportDialog::step() const
{
    return format().content == FormatContent::OneStep ? m_step->currentData().toString().toStdString() : std::string();
}

void ExportDialog::followFormat()
{
    const bool isOneStep = format().content == FormatContent::OneStep;
    m_step->setEnabled(isOneStep);
    const auto& rows = m_document->evaluation().rows();
    const bool hasGaps = std::ranges::any_of(rows, [](const RowRecord& row) { return hasNoDistribution(row.state); });
    QString about = tr("Numbers are exact: they read back to the same bits, with a decimal point whatever the language.");
    if (hasGaps)
        about += u' '
            + (format().marksGaps ? tr("Rows without a distribution are marked with their reason.")
                                  : tr("Rows without a distribution become NaN: this form has no room for their reason."));
    m_about->setText(about);
}

QString exportResults(Document* document, const std::string& step, QWidget* window)
{
    document->settle();
    ExportDialog dialog(document, step, window);
    if (dialog.exec() != QDialog::Accepted)
        return {};
    const FormatSpec& format = dialog.format();
    const std::filesystem::path& own = document->path();
    const QString base = own.empty() ? u"attention"_s : QString::fromStdString(own.stem().string());
    const QString ending = fromUtf8(format.ending);
    QString path = QFileDialog::getSaveFileName(window, ExportDialog::tr("Export"), base + ending,
                                                ExportDialog::tr("%1 (*%2)").arg(translated(format.title), ending));
    if (path.isEmpty())
        return {};
    if (formatFor(path.toStdString()) != &format)
        path += ending;
    const Results results{document->session(), document->evaluation(), own.filename().string()};
    if (const auto problem = writeFormat(format, path.toStdString(), results, dialog.step(), Overwrite::Allow))
        return ExportDialog::tr("Nothing was written: %1").arg(sentenceOf(*problem));
    return ExportDialog::tr("%1 was written.").arg(QFileInfo(path).fileName());
}

}  // namespace ae
