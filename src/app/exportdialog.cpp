// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exportdialog.h"

#include "io/formats.h"
#include "models/answersheet.h"
#include "widgets/look/dialogbuttons.h"
#include "widgets/look/wrappedlabel.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QPushButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

constexpr double kLargestScale = 8;

QString blankReason()
{
    return ExportDialog::tr("This form would hold the numbers of blank cells. Choose Worksheet > Reveal the key first, or Worksheet > "
                            "Export worksheet as PDF; pictures show the boxes.");
}

}  // namespace

ExportDialog::ExportDialog(const Document* document, const ExportOffer& offer, QWidget* parent) : QDialog(parent), m_document(document)
{
    setWindowTitle(tr("Export"));
    auto* form = new QFormLayout(this);
    m_form = addChoice(tr("&Form"));
    const auto addForm = [this](const char* title, std::string_view ending) {
        m_form->addItem(tr("%1 (%2)").arg(translated(title), fromUtf8(ending)), fromUtf8(ending));
    };
    for (const FormatSpec& format : formatCatalogue()) {
        if (format.writes() && format.content != FormatContent::Session)  // a session is saved
            addForm(format.title, format.ending);
    }
    const int firstPicture = m_form->count();
    for (const PictureFormat& format : pictureFormats())
        addForm(format.title, format.ending);
    m_form->insertSeparator(firstPicture);
    if (offer.part >= 0)
        m_form->setCurrentIndex(firstPicture + 1);
    m_step = addChoice(tr("&Step"));
    for (const Graph::Node& node : document->evaluation().graph().nodes())
        m_step->addItem(tr("%1: %2").arg(fromUtf8(node.spec->key), translated(node.spec->title)), fromUtf8(node.spec->key));
    m_step->setCurrentIndex(std::max(0, m_step->findData(fromUtf8(offer.step))));
    m_part = addChoice(tr("&Part"));
    for (const PicturePart& part : offer.parts)
        m_part->addItem(part.title);
    m_part->setCurrentIndex(std::max(0, offer.part));
    m_scale = new QDoubleSpinBox;
    m_scale->setRange(0.5, kLargestScale);
    m_scale->setSingleStep(0.5);
    m_scale->setDecimals(1);
    m_scale->setValue(PictureChoices().scale);
    m_scale->setAccessibleName(tr("Scale"));
    form->addRow(tr("S&cale"), m_scale);
    m_theme = addChoice(tr("&Theme"));
    for (const Theme& theme : themes())
        m_theme->addItem(QCoreApplication::translate("Theme", theme.title), static_cast<int>(theme.name));
    m_theme->setCurrentIndex(m_theme->findData(static_cast<int>(currentTheme().name)));
    m_about = new WrappedLabel;
    m_about->setForegroundRole(QPalette::PlaceholderText);
    form->addRow(m_about);
    addDialogButtons(this, tr("&Export…"));
    connect(m_form, &QComboBox::currentIndexChanged, this, &ExportDialog::followForm);
    followForm();
    resize(520, sizeHint().height());
}

QComboBox* ExportDialog::addChoice(const QString& label)
{
    auto* box = new QComboBox;
    box->setAccessibleName(QString(label).remove(u'&'));
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);  // titles of charts may be long
    static_cast<QFormLayout*>(layout())->addRow(label, box);
    return box;
}

const FormatSpec* ExportDialog::format() const
{
    const std::string ending = m_form->currentData().toString().toStdString();
    const auto found = std::ranges::find(formatCatalogue(), ending, &FormatSpec::ending);
    return found == formatCatalogue().end() ? nullptr : &*found;
}

const PictureFormat* ExportDialog::pictureFormat() const
{
    return format() ? nullptr : pictureFormatFor(m_form->currentData().toString());
}

std::string ExportDialog::step() const
{
    return format() && format()->content == FormatContent::OneStep ? m_step->currentData().toString().toStdString() : std::string();
}

int ExportDialog::part() const
{
    return m_part->currentIndex();
}

PictureChoices ExportDialog::pictureChoices() const
{
    return {m_scale->value(), static_cast<ThemeName>(m_theme->currentData().toInt())};
}

void ExportDialog::followForm()
{
    const FormatSpec* spec = format();
    const PictureFormat* picture = pictureFormat();
    m_step->setEnabled(spec && spec->content == FormatContent::OneStep);
    m_part->setEnabled(picture);
    m_scale->setEnabled(picture && picture->hasPixels);
    m_theme->setEnabled(picture);
    if (picture) {
        m_about->setText(picture->hasPixels ? tr("The part as it is now on screen; at scale 1 as many pixels as there.")
                                            : tr("The part as it is now on screen; letters stay letters that can be found and copied."));
        return;
    }
    if (AnswerSheet::of(*m_document)->hidesAny())
        return m_about->setText(blankReason());
    QString about = tr("Numbers are exact: they read back to the same bits, with a decimal point whatever the language.");
    const auto& rows = m_document->evaluation().rows();
    if (std::ranges::any_of(rows, [](const RowRecord& row) { return hasNoDistribution(row.state); })) {
        about += u' '
            + (spec->marksGaps ? tr("Queries without a distribution are marked with their reason.")
                               : tr("Queries without a distribution become NaN: this form has no room for their reason."));
    }
    m_about->setText(about);
}

QString exportWith(Document* document, const ExportOffer& offer, QWidget* window)
{
    document->settle();
    ExportDialog dialog(document, offer, window);
    if (dialog.exec() != QDialog::Accepted)
        return {};
    const FormatSpec* format = dialog.format();
    const PictureFormat* picture = dialog.pictureFormat();
    if (format && AnswerSheet::of(*document)->hidesAny())
        return ExportDialog::tr("Nothing was written: %1").arg(blankReason());
    const QString ending = fromUtf8(format ? format->ending : picture->ending);
    const QString title = translated(format ? format->title : picture->title);
    const std::filesystem::path& own = document->path();
    const QString base = own.empty() ? u"attention"_s : QString::fromStdString(own.stem().string());
    QString path =
        QFileDialog::getSaveFileName(window, ExportDialog::tr("Export"), base + ending, ExportDialog::tr("%1 (*%2)").arg(title, ending));
    if (path.isEmpty())
        return {};
    if (!path.endsWith(ending, Qt::CaseInsensitive))
        path += ending;
    QString reason;
    if (picture) {
        const PicturePart& part = offer.parts[dialog.part()];
        offer.bringUpToDate(part.widget);
        reason = savePicture(part, path, dialog.pictureChoices());
    } else {
        const Results results{document->session(), document->evaluation(), own.filename().string()};
        if (const auto problem = writeFormat(*format, path.toStdString(), results, dialog.step(), Overwrite::Allow))
            reason = sentenceOf(*problem);
    }
    return reason.isEmpty() ? ExportDialog::tr("%1 was written.").arg(QFileInfo(path).fileName())
                            : ExportDialog::tr("Nothing was written: %1").arg(reason);
}

}  // namespace ae
