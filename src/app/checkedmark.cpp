// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checkedmark.h"

#include "models/verification.h"
#include "widgets/look/linkbutton.h"
#include "widgets/look/theme.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QMessageBox>
#include <QPushButton>
#include <QSysInfo>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

struct Look {
    Verification::State state;
    const char16_t* sign;  ///< before the words, so that no state is told by its colour alone
    QColor ThemeColours::*ink;
};

constexpr std::array kLooks = {
    Look{Verification::State::Waiting, u"…", &ThemeColours::faintText},
    Look{Verification::State::Checking, u"…", &ThemeColours::faintText},
    Look{Verification::State::Agrees, u"✓", &ThemeColours::good},
    Look{Verification::State::Disagrees, u"✗", &ThemeColours::error},
    Look{Verification::State::NotChecked, u"?", &ThemeColours::warning},
};

}  // namespace

CheckedMark::CheckedMark(Verification* verification, QWidget* parent)
    : QWidget(parent), m_verification(verification), m_words(new LinkButton({})), m_copy(new QPushButton(tr("Copy a report")))
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_words);
    row->addWidget(m_copy);
    m_copy->setToolTip(tr("What disagrees, sizes and options, without names and without the numbers of the session"));
    connect(m_words, &QPushButton::clicked, this, &CheckedMark::showDetails);
    connect(m_copy, &QPushButton::clicked, this, &CheckedMark::copyReport);
    connect(verification, &Verification::changed, this, &CheckedMark::show);
    show();
}

void CheckedMark::show()
{
    const Verification::State state = m_verification->state();
    const auto look = std::ranges::find(kLooks, state, &Look::state);
    const QString headline = m_verification->headline();
    const QString details = m_verification->details();
    m_words->setLink(QString::fromUtf16(look->sign) + u' ' + headline);
    m_words->setInk(look->ink);
    m_words->setAccessibleName(headline);
    m_words->setAccessibleDescription(details);
    m_words->setToolTip(u"<p>"_s + (headline + u'\n' + details).toHtmlEscaped().replace(u'\n', u"</p><p>"_s) + u"</p>"_s);
    const bool isWrong = state == Verification::State::Disagrees;
    // a long sentence gives way in a narrow window, a word does not
    m_words->setSizePolicy(isWrong ? QSizePolicy::Preferred : QSizePolicy::Minimum, QSizePolicy::Fixed);
    m_copy->setVisible(isWrong);
}

void CheckedMark::showDetails()
{
    QMessageBox box(QMessageBox::NoIcon, tr("How the numbers are checked"), m_verification->headline(), QMessageBox::Close, this);
    box.setTextFormat(Qt::PlainText);
    box.setInformativeText(m_verification->details());
    box.exec();
}

void CheckedMark::copyReport()
{
    const QString start = u"Attention Explorer %1, %2, %3\n"_s.arg(QLatin1String(AE_VERSION), QSysInfo::prettyProductName(),
                                                                   QSysInfo::currentCpuArchitecture());
    QGuiApplication::clipboard()->setText(start + m_verification->report());
}

}  // namespace ae
