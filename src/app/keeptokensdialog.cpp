// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/keeptokensdialog.h"

#include "models/answersheet.h"
#include "session/handsized.h"
#include "widgets/look/dialogbuttons.h"
#include "widgets/look/wrappedlabel.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

constexpr int kHandful = 8;  // tokens whose panes fit a screen

}  // namespace

KeepTokensDialog::KeepTokensDialog(const Document* document, QWidget* parent) : QDialog(parent), m_document(document)
{
    setWindowTitle(tr("Keep tokens"));
    auto* find = new QLineEdit;
    find->setPlaceholderText(tr("Find a token"));
    find->setAccessibleName(tr("Find a token"));
    find->setClearButtonEnabled(true);
    m_tokens = new QListWidget;
    m_tokens->setAccessibleName(tr("Tokens that stay"));
    m_tokens->setUniformItemSizes(true);
    const std::vector<std::string>& tokens = document->session().tokens;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        auto* item = new QListWidgetItem(tr("%1  %2").arg(i).arg(shownName(tokens[i])), m_tokens);
        item->setCheckState(Qt::Checked);
    }
    auto* all = new QPushButton(tr("&All"));
    auto* none = new QPushButton(tr("&None"));
    m_count = new QSpinBox;
    m_count->setAccessibleName(tr("How many of the most attended tokens"));
    m_count->setRange(1, static_cast<int>(tokens.size()));
    m_count->setValue(kHandful);
    auto* attended = new QPushButton(tr("&Most attended by %1").arg(shownName(tokens[static_cast<std::size_t>(document->pickedToken())])));
    attended->setToolTip(tr("The picked token and those with its largest weights"));
    m_about = new WrappedLabel;
    m_about->setAccessibleName(tr("What changes"));
    m_about->setForegroundRole(QPalette::PlaceholderText);

    auto* choices = new QHBoxLayout;
    choices->addWidget(all);
    choices->addWidget(none);
    choices->addStretch();
    choices->addWidget(m_count);
    choices->addWidget(attended);
    auto* column = new QVBoxLayout(this);
    column->addWidget(find);
    column->addWidget(m_tokens, 1);
    column->addLayout(choices);
    column->addWidget(m_about);
    m_keep = addDialogButtons(this, tr("&Keep"));

    connect(find, &QLineEdit::textChanged, this, &KeepTokensDialog::filter);
    connect(m_tokens, &QListWidget::itemChanged, this, &KeepTokensDialog::showCount);
    connect(all, &QPushButton::clicked, this, [this] { setAll(true); });
    connect(none, &QPushButton::clicked, this, [this] { setAll(false); });
    connect(attended, &QPushButton::clicked, this, &KeepTokensDialog::keepMostAttended);
    resize(460, 520);
    showCount();
}

std::vector<Index> KeepTokensDialog::kept() const
{
    std::vector<Index> positions;
    for (int i = 0; i < m_tokens->count(); ++i) {
        if (m_tokens->item(i)->checkState() == Qt::Checked)
            positions.push_back(i);
    }
    return positions;
}

void KeepTokensDialog::setAll(bool isKept)
{
    for (int i = 0; i < m_tokens->count(); ++i)
        m_tokens->item(i)->setCheckState(isKept ? Qt::Checked : Qt::Unchecked);
}

void KeepTokensDialog::keepMostAttended()
{
    const Index query = m_document->pickedToken();
    const Values weights = m_document->evaluation().value("weights");
    std::vector<Index> order(static_cast<std::size_t>(m_tokens->count()));
    std::iota(order.begin(), order.end(), Index{0});
    // a row without a distribution has no largest weights: then the first tokens stay
    if (!hasNoDistribution(m_document->evaluation().rows()[static_cast<std::size_t>(query)].state))
        std::ranges::stable_sort(order, std::greater(), [&](Index key) {
            return AnswerSheet::of(*m_document)->hides("weights", query, key) ? -1 : weights(query, key);  // would be told by its place
        });
    // the picked token stays, so that its row is there to be looked at
    std::erase(order, query);
    order.insert(order.begin(), query);
    setAll(false);
    const auto wanted = std::min(order.size(), static_cast<std::size_t>(m_count->value()));
    for (std::size_t i = 0; i < wanted; ++i)
        m_tokens->item(static_cast<int>(order[i]))->setCheckState(Qt::Checked);
}

void KeepTokensDialog::filter(const QString& part)
{
    for (int i = 0; i < m_tokens->count(); ++i)
        m_tokens->item(i)->setHidden(!m_tokens->item(i)->text().contains(part, Qt::CaseInsensitive));
}

void KeepTokensDialog::showCount()
{
    const std::size_t count = kept().size();
    const auto all = static_cast<std::size_t>(m_tokens->count());
    m_keep->setEnabled(count > 0 && count < all);
    QStringList lines = {tr("%1 of %n token(s) stay.", nullptr, static_cast<int>(all)).arg(count)};
    if (m_keep->isEnabled())
        lines << linesOf(notesOnKeptTokens(m_document->session()));
    m_about->setText(lines.join(u'\n'));
}

QString askWhichTokensStay(Document* document, QWidget* window)
{
    document->settle();
    KeepTokensDialog dialog(document, window);
    if (dialog.exec() != QDialog::Accepted)
        return {};
    const auto refusal = document->keepTokens(dialog.kept());
    return refusal ? sentenceOf(*refusal) : QString();
}

}  // namespace ae
