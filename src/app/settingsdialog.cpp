// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settingsdialog.h"

#include "app/settings.h"
#include "models/texts.h"
#include "widgets/look/dialogbuttons.h"
#include "widgets/look/wrappedlabel.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

constexpr int kWidth = 560;
constexpr int kFrame = 40;  // of the window system

/// Values come back from the settings file as texts.
int placeOf(const QList<SettingChoice>& choices, const QVariant& value)
{
    const auto found = std::find_if(choices.begin(), choices.end(),
                                    [&value](const SettingChoice& choice) { return choice.value.toString() == value.toString(); });
    return found == choices.end() ? -1 : static_cast<int>(found - choices.begin());
}

}  // namespace

SettingsDialog::SettingsDialog(QWidget* parent) : QDialog(parent), m_column(new QVBoxLayout(this))
{
    m_buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    m_defaults = m_buttons->addButton(QString(), QDialogButtonBox::ResetRole);
    m_defaults->setObjectName(u"defaults"_s);
    m_defaults->setAutoDefault(false);
    connect(m_defaults, &QPushButton::clicked, this, &SettingsDialog::reset);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_column->addWidget(m_buttons);
    build();
    scrollOnSmallScreens(this);
}

/// All that has words.
void SettingsDialog::build()
{
    setWindowTitle(tr("Settings"));
    m_defaults->setText(tr("&Reset to defaults"));
    delete m_rows;
    auto* rows = new QWidget;
    auto* grid = new QGridLayout(rows);
    grid->setContentsMargins({});
    grid->setColumnStretch(1, 1);
    grid->setVerticalSpacing(2);
    int row = 0;
    QWidget* last = nullptr;
    for (const SettingSpec& spec : settingCatalogue()) {
        if (!spec.isChosen())
            continue;
        const QString title = translated(spec.title);
        auto* box = new QComboBox;
        box->setObjectName(QLatin1String(spec.key));
        box->setAccessibleName(title);
        box->setAccessibleDescription(translated(spec.summary));
        box->setWhatsThis(translated(spec.summary));
        const QList<SettingChoice> choices = spec.choices();
        for (const SettingChoice& choice : choices)
            box->addItem(choice.title, choice.value);
        box->setCurrentIndex(placeOf(choices, setting(spec.key)));
        connect(box, &QComboBox::activated, this, [this, box, key = spec.key](int index) { choose(key, box->itemData(index)); });
        auto* label = new QLabel(title);
        label->setBuddy(box);
        auto* summary = new WrappedLabel(translated(spec.summary));
        summary->setForegroundRole(QPalette::PlaceholderText);
        grid->addWidget(label, row, 0);
        grid->addWidget(box, row, 1);
        grid->addWidget(summary, row + 1, 1);
        grid->setRowMinimumHeight(row + 2, 8);
        row += 3;
        last = box;
    }
    m_rows = new QScrollArea;  // writing may be so large that the screen does not hold all rows
    m_rows->setFrameShape(QFrame::NoFrame);
    m_rows->setWidgetResizable(true);
    m_rows->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_rows->setFocusPolicy(Qt::NoFocus);
    m_rows->setWidget(rows);
    m_rows->viewport()->setAutoFillBackground(false);
    rows->setAutoFillBackground(false);
    m_rows->setMinimumWidth(rows->minimumSizeHint().width() + style()->pixelMetric(QStyle::PM_ScrollBarExtent));
    m_column->insertWidget(0, m_rows, 1);
    setTabOrder(last, m_defaults);  // which were there before
    setTabOrder(m_defaults, m_buttons->button(QDialogButtonBox::Close));
    const QMargins margins = m_column->contentsMargins();
    const int width = std::max(kWidth, minimumSizeHint().width());
    const int height = rows->heightForWidth(width - margins.left() - margins.right()) + m_column->spacing() + m_buttons->sizeHint().height()
        + margins.top() + margins.bottom();
    resize(width, std::min(height, screen()->availableSize().height() - kFrame));
}

void SettingsDialog::choose(const char* key, const QVariant& value)
{
    setSetting(key, value);
    for (const SettingSpec& spec : settingCatalogue()) {
        if (std::string_view(spec.key) == key)
            spec.apply(value);
    }
}

void SettingsDialog::reset()
{
    for (const SettingSpec& spec : settingCatalogue()) {
        if (!spec.isChosen() || setting(spec.key).toString() == spec.standard.toString())
            continue;
        choose(spec.key, spec.standard);
        auto* box = m_rows->findChild<QComboBox*>(QLatin1String(spec.key));
        box->setCurrentIndex(box->findData(spec.standard));
    }
}

void SettingsDialog::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() != QEvent::LanguageChange || m_isRebuildDue)
        return;
    m_isRebuildDue = true;
    const QString focus = focusWidget() ? focusWidget()->objectName() : QString();
    const auto again = [this, focus] {
        m_isRebuildDue = false;
        build();
        if (auto* before = m_rows->findChild<QWidget*>(focus); before && !focus.isEmpty())
            before->setFocus(Qt::OtherFocusReason);
    };
    QMetaObject::invokeMethod(this, again, Qt::QueuedConnection);
}

}  // namespace ae
