// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/importdialog.h"

#include "app/fileactions.h"
#include "app/headdialog.h"
#include "app/matrixpreview.h"
#include "app/waiting.h"
#include "io/heads/headsession.h"
#include "io/heads/storedhead.h"
#include "io/text/textquestion.h"
#include "models/texts.h"
#include "models/wording.h"
#include "widgets/look/dialogbuttons.h"
#include "widgets/look/wrappedlabel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

QString shapeText(const std::vector<std::uint64_t>& shape)
{
    QStringList sides;
    for (const std::uint64_t side : shape)
        sides << QString::number(side);
    return sides.isEmpty() ? ImportDialog::tr("one number") : sides.join(u" × "_s);
}

/// Where two readings fit, the choice is right there in the dialog.
QString sentenceFor(Problem problem)
{
    const TextQuestion question = questionOf(problem);
    if (question == TextQuestion::Decimal)
        problem.advice = AE_TR("ae", "choose the decimal mark above");
    else if (question == TextQuestion::Header)
        problem.advice = AE_TR("ae", "choose above what the first line and column are");
    return sentenceOf(problem);
}

WrappedLabel* addLine(QFormLayout* form, const QString& name)
{
    auto* label = new WrappedLabel;
    label->setTextFormat(Qt::PlainText);
    label->setAccessibleName(name);
    form->addRow(label);
    return label;
}

}  // namespace

ImportDialog::ImportDialog(Document* document, Bytes bytes, QString name, const std::string& target, QWidget* parent)
    : QDialog(parent), m_document(document), m_bytes(std::move(bytes)), m_name(std::move(name))
{
    setWindowTitle(tr("Import a matrix from %1").arg(shownName(m_name.toStdString())));
    auto* form = new QFormLayout(this);
    m_array = addChoice(tr("&Matrix in the file"), {});
    m_target = addChoice(tr("&Into"), {});
    for (const StepSpec* spec : stepCatalogue()) {
        if (spec->kind != StepKind::Computed)
            m_target->addItem(tr("%1: %2").arg(fromUtf8(spec->key), translated(spec->title)), fromUtf8(spec->key));
    }
    m_target->setCurrentIndex(std::max(0, m_target->findData(fromUtf8(target))));
    m_decimal = addChoice(tr("&Decimal mark"), {{tr("Found out"), QVariant()}, {tr("Point"), u"."_s}, {tr("Comma"), u","_s}});
    m_header = addChoice(tr("First line and &column"), {{tr("Found out"), QVariant()}, {tr("Names"), true}, {tr("Numbers"), false}});
    m_slice = new QSpinBox;
    m_slice->setAccessibleName(tr("Slice"));
    m_slice->setEnabled(false);  // until there is a stack
    form->addRow(tr("&Slice"), m_slice);
    m_transpose = new QCheckBox(tr("&Exchange rows and columns"));
    form->addRow(m_transpose);
    m_takesNames = new QCheckBox(tr("Take the &names of its rows and columns"));
    m_takesNames->setChecked(true);
    form->addRow(m_takesNames);
    auto* preview = new MatrixPreview;
    preview->setAccessibleName(tr("Preview"));
    m_preview = preview;
    form->addRow(preview);
    m_summary = addLine(form, tr("What was read"));
    m_notes = addLine(form, tr("What was assumed"));
    m_notes->setForegroundRole(QPalette::PlaceholderText);
    m_place = addLine(form, tr("What changes"));
    m_import = addDialogButtons(this, tr("&Import"));
    for (QComboBox* box : {m_array, m_decimal, m_header})
        connect(box, &QComboBox::activated, this, &ImportDialog::read);
    connect(m_target, &QComboBox::activated, this, &ImportDialog::showPlace);
    connect(m_slice, &QSpinBox::valueChanged, this, &ImportDialog::read);
    connect(m_transpose, &QCheckBox::toggled, this, &ImportDialog::read);
    resize(640, 560);
    read();
}

QComboBox* ImportDialog::addChoice(const QString& label, const QList<std::pair<QString, QVariant>>& choices)
{
    auto* box = new QComboBox;
    for (const auto& [text, value] : choices)
        box->addItem(text, value);
    box->setAccessibleName(QString(label).remove(u'&'));
    static_cast<QFormLayout*>(layout())->addRow(label, box);
    return box;
}

ReadChoices ImportDialog::choices() const
{
    ReadChoices choices;
    if (const QString mark = m_decimal->currentData().toString(); !mark.isEmpty())
        choices.decimal = mark.at(0).toLatin1();
    if (const QVariant header = m_header->currentData(); header.isValid())
        choices.hasHeader = header.toBool();
    if (m_slice->isEnabled())
        choices.slice = static_cast<std::uint64_t>(m_slice->value());
    choices.transpose = m_transpose->isChecked();
    return choices;
}

/// A file as it was opened with the choices, and one array of it. A text says at its opening what is open in it.
struct OpenedArray {
    std::shared_ptr<const ArrayFile> file;
    std::optional<ReadMatrix> matrix;
    std::optional<Problem> problem;
};

namespace {

/// `wanted`: names of arrays, the first that is there is read, else the first array.
OpenedArray readArray(const Bytes& bytes, const std::string& name, const ReadChoices& choices, const std::vector<std::string>& wanted)
{
    OpenedArray reading;
    auto file = openArrays(bytes, name, choices);
    if (!file) {
        reading.problem = file.error();
        return reading;
    }
    reading.file = std::move(*file);
    std::size_t array = 0;
    for (const std::string& key : wanted) {
        if (const auto found = reading.file->find(key)) {
            array = *found;
            break;
        }
    }
    auto matrix = reading.file->read(array, choices);
    if (matrix)
        reading.matrix = std::move(*matrix);
    else
        reading.problem = matrix.error();
    return reading;
}

}  // namespace

/// Reads with the choices as they stand; what cannot be read so is said, and the choices stay open.
void ImportDialog::read()
{
    m_matrix.reset();
    std::vector<std::string> wanted;
    for (const QComboBox* box : {m_array, m_target})
        wanted.push_back(box->currentData().toString().toStdString());
    auto reading = waitFor<OpenedArray>(
        this, tr("Reading %1 …").arg(shownName(m_name.toStdString())),
        [bytes = m_bytes, name = m_name.toStdString(), choices = choices(), wanted] { return readArray(bytes, name, choices, wanted); });
    if (reading) {
        m_matrix = std::move(reading->matrix);
        if (reading->file) {
            m_file = std::move(reading->file);
            followFile();
        }
        if (reading->problem)
            m_summary->setText(sentenceFor(*reading->problem));
    } else {
        m_summary->setText(tr("Reading was cancelled."));
    }
    showMatrix();
}

/// The choices that this file leaves open.
void ImportDialog::followFile()
{
    const std::vector<ArrayInfo>& arrays = m_file->arrays();
    if (m_array->count() != static_cast<int>(arrays.size())) {
        m_array->clear();
        for (const ArrayInfo& array : arrays)
            m_array->addItem(shownName(array.name) + u"  "_s + shapeText(array.shape), fromUtf8(array.name));
        m_array->setEnabled(arrays.size() > 1);
        const int named = m_array->findData(m_target->currentData());
        m_array->setCurrentIndex(std::max(0, named));
    }
    const ArrayInfo& array = arrays[static_cast<std::size_t>(std::max(0, m_array->currentIndex()))];
    const bool isText = array.type == "text";
    m_decimal->setEnabled(isText);
    m_header->setEnabled(isText);
    const bool isStack = array.shape.size() > 2 && array.shape[0] > 1;
    if (isStack && !m_slice->isEnabled())
        m_slice->setRange(0, static_cast<int>(std::min<std::uint64_t>(array.shape[0] - 1, std::numeric_limits<int>::max())));
    m_slice->setEnabled(isStack);
}

void ImportDialog::showMatrix()
{
    std::vector<Problem> notes = m_file ? m_file->notes() : std::vector<Problem>();
    if (m_matrix) {
        notes.insert(notes.end(), m_matrix->notes.begin(), m_matrix->notes.end());
        m_summary->setText(tr("%1 × %2 numbers were read.").arg(m_matrix->numbers.rows()).arg(m_matrix->numbers.cols()));
    }
    m_notes->setText(linesOf(notes));
    m_notes->setVisible(!notes.empty());
    m_preview->show(m_matrix ? &*m_matrix : nullptr);
    m_import->setEnabled(m_matrix.has_value());
    showPlace();
}

void ImportDialog::showPlace()
{
    if (!m_matrix) {
        m_place->setText(tr("Nothing is changed yet."));
        return;
    }
    const Sizes before = m_document->sizes();
    const Sizes after = m_document->sizesWith(m_target->currentData().toString().toStdString(), shapeOf(m_matrix->numbers));
    m_takesNames->setEnabled(!namesOfMatrix().isEmpty());
    if (before == after) {
        m_place->setText(tr("It fits as it is."));
        return;
    }
    QStringList changes;
    const auto compare = [&](const QString& side, Index from, Index to) {
        if (from != to)
            changes << tr("%1 from %2 to %3", "a size of the session").arg(side).arg(from).arg(to);
    };
    compare(u"n"_s, before.tokens, after.tokens);
    compare(u"d_model"_s, before.dModel, after.dModel);
    compare(u"d_k"_s, before.dK, after.dK);
    compare(u"d_v"_s, before.dV, after.dV);
    m_place->setText(tr("The session is resized: %1. The other matrices keep their numbers; new cells are 0.").arg(listOf(changes)));
}

/// Rows of X are tokens; its columns, and the rows of a projection, are features.
InputNames ImportDialog::namesOfMatrix() const
{
    const StepSpec* target = findStep(m_target->currentData().toString().toStdString());
    if (!m_matrix || !target)
        return {};
    InputNames names;
    if (target->shapeRule.starts_with("n x "))
        names = {m_matrix->rowNames, m_matrix->columnNames};
    else if (target->shapeRule.starts_with("d_model x "))
        names.features = m_matrix->rowNames;
    return names;
}

QString ImportDialog::place()
{
    if (!m_matrix)
        return {};
    const QString target = m_target->currentData().toString();
    const auto refusal = m_document->placeMatrix(target.toStdString(), m_matrix->numbers,
                                                 tr("Import %1 from %2").arg(target, shownName(m_name.toStdString())),
                                                 m_takesNames->isChecked() ? namesOfMatrix() : InputNames());
    return refusal ? sentenceOf(*refusal) : QString();
}

QString importFile(Document* document, const QString& path, const std::string& target, QWidget* window)
{
    const auto refused = [&path](const Problem& problem) {
        return ImportDialog::tr("%1 was not imported: %2").arg(shownName(QFileInfo(path).fileName().toStdString()), sentenceOf(problem));
    };
    const Result<Bytes> bytes = openBytes(path.toStdString());
    if (!bytes)
        return refused(bytes.error());
    const QString name = QFileInfo(path).fileName();
    // a table of text is read whole to be opened
    using Opened = Result<std::shared_ptr<ArrayFile>>;
    const auto opened =
        waitFor<Opened>(window, ImportDialog::tr("Reading %1 …").arg(shownName(name.toStdString())), [bytes = *bytes, name] {
            auto file = openArrays(bytes, name.toStdString());
            return file ? Opened(std::shared_ptr<ArrayFile>(std::move(*file))) : Opened(file.error());
        });
    if (!opened)
        return ImportDialog::tr("Reading was cancelled.");
    const Opened& file = *opened;
    if (file && target.empty()) {
        const ModelConfig config = modelConfigBeside(path.toStdString());
        if (holdsHead(**file)) {
            auto session = storedHead(**file, name.toStdString());
            if (!session)
                return refused(session.error());
            FileActions::openSession(std::move(*session), {}, window);
            return {};
        }
        if (auto model = recogniseModel(**file, config)) {
            HeadDialog dialog(**file, config, name, window);
            if (dialog.exec() == QDialog::Accepted)
                FileActions::openSession(dialog.takeSession(), {}, window);
            return {};
        }
    }
    if (!file && file.error().kind != ProblemKind::Data)
        return refused(file.error());
    ImportDialog dialog(document, *bytes, name, target.empty() ? "X" : target, window);
    return dialog.exec() == QDialog::Accepted ? dialog.place() : QString();
}

}  // namespace ae
