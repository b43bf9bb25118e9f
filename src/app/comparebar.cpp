// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/comparebar.h"

#include "models/comparison.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include <array>

namespace ae {

namespace {

struct FormSpec {
    CompareForm form;
    const char* text;
    const char* tip;
};

constexpr std::array formCatalogue = {
    FormSpec{CompareForm::Values, AE_TR("ae", "Now"), AE_TR("ae", "Panes show the numbers of now")},
    FormSpec{CompareForm::Both, AE_TR("ae", "Both"), AE_TR("ae", "Under each number of now stands how much it changed")},
    FormSpec{CompareForm::Differences, AE_TR("ae", "Difference"), AE_TR("ae", "Panes show now minus the pinned state")},
};

}  // namespace

CompareBar::CompareBar(Document* document, Comparison* comparison, QWidget* parent)
    : QWidget(parent), m_document(document), m_comparison(comparison), m_about(new QLabel), m_forms(new QButtonGroup(this))
{
    setAccessibleName(tr("Comparison"));
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::AlternateBase);
    m_about->setTextFormat(Qt::PlainText);
    m_about->setWordWrap(true);
    m_about->setAccessibleName(tr("What is compared"));
    auto* row = new QHBoxLayout(this);
    row->addWidget(m_about, 1);
    for (const FormSpec& form : formCatalogue) {
        auto* button = new QPushButton(translated(form.text));
        button->setToolTip(translated(form.tip));
        button->setCheckable(true);
        m_forms->addButton(button, static_cast<int>(form.form));
        row->addWidget(button);
    }
    auto* stop = new QPushButton(tr("Stop comparing"));
    row->addWidget(stop);
    connect(m_forms, &QButtonGroup::idClicked, comparison, [comparison](int id) { comparison->setForm(static_cast<CompareForm>(id)); });
    connect(stop, &QPushButton::clicked, document, [document] { document->compareWith({}); });
    connect(comparison, &Comparison::changed, this, &CompareBar::show);
    connect(document, &Document::changed, this, &CompareBar::show);
    show();
}

void CompareBar::show()
{
    setVisible(m_comparison->isOn());
    if (!m_comparison->isOn())
        return;
    m_forms->button(static_cast<int>(m_comparison->form()))->setChecked(true);
    QString words = tr("Compared with “%1”.").arg(m_comparison->name());
    if (const QString reason = m_comparison->mismatch("weights"); !reason.isEmpty())
        words += QLatin1Char(' ') + reason;
    m_about->setText(words);
}

}  // namespace ae
