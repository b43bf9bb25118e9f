// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/headdialog.h"

#include "app/matrixpreview.h"
#include "models/texts.h"
#include "widgets/look/dialogbuttons.h"
#include "widgets/look/wrappedlabel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

constexpr int kMostHeads = 4096;
constexpr int kDrawnTokens = 16;
constexpr int kLeastPart = 72;  // pixels, so that all of it fits on a small screen

/// What the command line answers by a flag stands right here in the dialog.
QString sentenceFor(const AttentionLayer& layer, Problem problem)
{
    if (layer.heads == 0 && layer.obstacle)
        problem.advice = AE_TR("ae", "type the numbers of heads into the fields above");
    return sentenceOf(problem);
}

/// "12 7 99" or "12, 7, 99".
Result<std::vector<std::uint64_t>> idsOf(const QString& text)
{
    std::vector<std::uint64_t> ids;
    for (const QString& word : QString(text).replace(u',', u' ').split(u' ', Qt::SkipEmptyParts)) {
        bool isGood = false;
        ids.push_back(word.toULongLong(&isGood));
        if (!isGood) {
            return Problem{ProblemKind::Usage,
                           {},
                           AE_TR("ae", "\"%1\" is no number of a token"),
                           AE_TR("ae", "write whole numbers with blanks between, such as 12 7 99"),
                           {word.toStdString()}};
        }
    }
    return ids;
}

}  // namespace

HeadDialog::HeadDialog(const ArrayFile& file, const ModelConfig& config, const QString& name, QWidget* parent)
    : QDialog(parent), m_file(file), m_config(config), m_name(name)
{
    setWindowTitle(tr("Open a head of %1").arg(shownName(name.toStdString())));
    auto* form = new QFormLayout(this);
    m_layer = new QComboBox;
    m_layer->setAccessibleName(tr("Layer"));
    form->addRow(tr("&Layer"), m_layer);
    m_number = addNumber(form, tr("&Head"), 0, 0, 0);
    m_heads = addNumber(form, tr("&Number of heads"), 0, kMostHeads, 0);
    m_keyValueHeads = addNumber(form, tr("Number of &key and value heads"), 0, kMostHeads, 0);
    m_transposed = new QCheckBox(tr("&Read the weights transposed"));
    form->addRow(m_transposed);
    m_shown = new QComboBox;
    m_shown->setAccessibleName(tr("Matrix shown"));
    form->addRow(tr("&Show"), m_shown);
    m_preview = new MatrixPreview;
    m_preview->setAccessibleName(tr("Preview"));
    m_preview->setMinimumHeight(kLeastPart);
    form->addRow(m_preview);
    m_source = new QComboBox;
    m_source->setAccessibleName(tr("Source of X"));
    m_source->addItem(tr("Random numbers"));
    m_source->addItem(tr("Token numbers through the embedding matrix"));
    if (m_file.find("X"))
        m_source->insertItem(0, tr("The X in the file"), true);
    m_source->setCurrentIndex(0);
    form->addRow(tr("&X comes from"), m_source);
    m_ids = new QLineEdit;
    m_ids->setAccessibleName(tr("Token numbers"));
    m_ids->setPlaceholderText(tr("12 7 99"));
    form->addRow(tr("&Token numbers"), m_ids);
    m_tokens = addNumber(form, tr("Tokens to draw"), 1, static_cast<int>(limits::tokens), kDrawnTokens);
    m_seed = addNumber(form, tr("Seed"), 0, 1'000'000, 1);
    auto* about = new QScrollArea;
    m_notes = new WrappedLabel;
    m_notes->setTextFormat(Qt::PlainText);
    m_notes->setAccessibleName(tr("What was assumed, and what cannot be followed"));
    about->setWidget(m_notes);
    about->setWidgetResizable(true);
    about->setMinimumHeight(kLeastPart);
    form->addRow(about);
    m_problem = new WrappedLabel;
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->setAccessibleName(tr("Problem"));
    form->addRow(m_problem);
    m_open = addDialogButtons(this, tr("&Open"));
    connect(m_layer, &QComboBox::activated, this, &HeadDialog::followLayer);
    connect(m_shown, &QComboBox::activated, this, &HeadDialog::showHead);
    connect(m_number, &QSpinBox::valueChanged, this, &HeadDialog::cut);
    connect(m_transposed, &QCheckBox::toggled, this, &HeadDialog::cut);
    for (QSpinBox* box : {m_heads, m_keyValueHeads})
        connect(box, &QSpinBox::valueChanged, this, &HeadDialog::fillLayers);
    const auto followSource = [this] {
        const int drawn = m_source->count() - 2;
        m_tokens->setEnabled(m_source->currentIndex() == drawn);
        m_seed->setEnabled(m_source->currentIndex() == drawn);
        m_ids->setEnabled(m_source->currentIndex() == drawn + 1);
    };
    connect(m_source, &QComboBox::currentIndexChanged, this, followSource);
    followSource();
    resize(720, 640);
    fillLayers();
}

QSpinBox* HeadDialog::addNumber(QFormLayout* form, const QString& label, int least, int most, int value)
{
    auto* box = new QSpinBox;
    box->setRange(least, most);
    box->setValue(value);
    box->setAccessibleName(QString(label).remove(u'&'));
    form->addRow(label, box);
    return box;
}

/// The numbers of heads that the user gives can make layers ready, or forbid them.
void HeadDialog::fillLayers()
{
    HeadCounts counts;
    if (m_heads->value() > 0)
        counts.heads = m_heads->value();
    if (m_keyValueHeads->value() > 0)
        counts.keyValueHeads = m_keyValueHeads->value();
    auto model = recogniseModel(m_file, m_config, counts);
    if (!model) {
        m_problem->setText(sentenceOf(model.error()));
        m_open->setEnabled(false);
        return;
    }
    m_model = std::move(*model);
    const int current = std::max(0, m_layer->currentIndex());
    m_layer->clear();
    for (const AttentionLayer& layer : m_model.layers)
        m_layer->addItem(tr("%1: %2, d_model %3").arg(fromUtf8(layerName(layer)), translated(layer.family->title)).arg(layer.width));
    m_layer->setCurrentIndex(std::min(current, m_layer->count() - 1));
    followLayer();
}

void HeadDialog::followLayer()
{
    const AttentionLayer& layer = m_model.layers[static_cast<std::size_t>(m_layer->currentIndex())];
    m_number->setMaximum(std::max(0, static_cast<int>(layer.heads) - 1));
    for (QSpinBox* box : {m_heads, m_keyValueHeads})
        box->setSpecialValueText(layer.heads > 0 ? tr("as the file says") : tr("not known"));
    m_number->setSuffix(layer.heads > 0 ? tr(" of %1").arg(layer.heads) : QString());
    cut();
}

void HeadDialog::cut()
{
    const AttentionLayer& layer = m_model.layers[static_cast<std::size_t>(m_layer->currentIndex())];
    m_head.reset();
    std::vector<Problem> notes = m_model.notes;
    auto head = cutHead(m_file, layer, m_number->value(), m_transposed->isChecked() ? Reading::Transposed : Reading::AsStored);
    if (head) {
        m_head = std::move(*head);
        notes.insert(notes.end(), m_head->notes.begin(), m_head->notes.end());
    }
    m_problem->setText(head ? QString() : sentenceFor(layer, head.error()));
    m_notes->setText(linesOf(notes));
    m_open->setEnabled(m_head.has_value());
    const QVariant shown = m_shown->currentData();
    m_shown->clear();
    if (m_head) {
        for (const auto& [key, matrix] : m_head->matrices)
            m_shown->addItem(tr("%1, %2 × %3").arg(fromUtf8(key)).arg(matrix.rows()).arg(matrix.cols()), fromUtf8(key));
        m_shown->setCurrentIndex(std::max(0, m_shown->findData(shown)));
    }
    showHead();
}

void HeadDialog::showHead()
{
    const auto matrix = m_head ? m_head->matrices.find(m_shown->currentData().toString().toStdString()) : Inputs::const_iterator();
    if (!m_head || matrix == m_head->matrices.end())
        return m_preview->show(nullptr);
    ReadMatrix shown;
    shown.numbers = matrix->second;
    m_preview->show(&shown);
}

Result<Embeddings> HeadDialog::embeddings(const AttentionLayer& layer) const
{
    if (m_source->currentData().isValid())
        return storedEmbeddings(m_file, layer);
    if (m_source->currentIndex() == m_source->count() - 1) {
        const auto ids = idsOf(m_ids->text());
        return ids ? embeddingsOfIds(m_file, layer, *ids) : Result<Embeddings>(ids.error());
    }
    return randomEmbeddings(m_tokens->value(), layer.width, static_cast<std::uint64_t>(m_seed->value()));
}

void HeadDialog::accept()
{
    const AttentionLayer& layer = m_model.layers[static_cast<std::size_t>(m_layer->currentIndex())];
    auto x = embeddings(layer);
    if (!x)
        return m_problem->setText(sentenceOf(x.error()));
    auto session = sessionOf(*m_head, std::move(*x), headTitle(m_name.toStdString(), layer, m_number->value()));
    if (!session)
        return m_problem->setText(sentenceOf(session.error()));
    m_session = std::move(*session);
    QDialog::accept();
}

}  // namespace ae
