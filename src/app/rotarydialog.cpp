// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rotarydialog.h"

#include "models/texts.h"
#include "widgets/look/dialogbuttons.h"
#include "widgets/look/wrappedlabel.h"

#include <QComboBox>
#include <QDialog>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QSpinBox>

namespace ae {

namespace {

constexpr double kLargestBase = 1e9;

/// Convention, base and width of rotary positions.
class RotaryDialog : public QDialog {
public:
    RotaryDialog(const Rotary& rotary, Index headWidth, QWidget* parent) : QDialog(parent), m_headWidth(headWidth)
    {
        setWindowTitle(translate("ae", "Rotary positions"));
        auto* form = new QFormLayout(this);
        m_convention.setAccessibleName(translate("ae", "Convention"));
        m_convention.addItem(translate("ae", "None"), QString());
        for (const RotarySpec& spec : rotaryCatalogue())
            m_convention.addItem(translated(spec.title), fromUtf8(spec.key));
        m_convention.setCurrentIndex(m_convention.findData(fromUtf8(rotary.convention)));
        m_base.setAccessibleName(translate("ae", "Base"));
        m_base.setDecimals(6);
        m_base.setRange(1e-6, kLargestBase);
        m_base.setValue(rotary.base);
        m_width.setAccessibleName(translate("ae", "Numbers of a vector that are turned"));
        m_width.setRange(2, std::max<int>(2, static_cast<int>(headWidth)));
        m_width.setSingleStep(2);
        m_width.setValue(static_cast<int>(rotary.widthIn(headWidth)));
        form->addRow(translate("ae", "&Convention"), &m_convention);
        m_about.setForegroundRole(QPalette::PlaceholderText);
        form->addRow(&m_about);
        form->addRow(translate("ae", "&Base of the angles"), &m_base);
        form->addRow(translate("ae", "Numbers that are &turned, of %1").arg(headWidth), &m_width);
        addDialogButtons(this);
        connect(&m_convention, &QComboBox::currentIndexChanged, this, &RotaryDialog::showConvention);
        showConvention();
    }

    /// Positions turn columns in pairs: another number of them is said here and not after the dialog.
    void accept() override
    {
        if (rotary().isOn() && m_width.value() % 2 != 0) {
            m_about.setText(translate("ae", "Numbers are turned in pairs: choose an even count of them."));
            return;
        }
        QDialog::accept();
    }

    Rotary rotary() const
    {
        Rotary chosen;
        chosen.convention = m_convention.currentData().toString().toStdString();
        if (!chosen.isOn())
            return chosen;
        chosen.base = m_base.value();
        chosen.width = m_width.value() == m_headWidth ? 0 : m_width.value();
        return chosen;
    }

private:
    void showConvention()
    {
        const RotarySpec* spec = findRotary(m_convention.currentData().toString().toStdString());
        m_about.setText(spec ? translated(spec->summary)
                             : translate("ae", "Scores do not know where a token stands, unless its embedding says so."));
        m_base.setEnabled(spec);
        m_width.setEnabled(spec);
    }

    Index m_headWidth;
    QComboBox m_convention;
    WrappedLabel m_about;
    QDoubleSpinBox m_base;
    QSpinBox m_width;
};

}  // namespace

QString askForRotary(Document* document, QWidget* window)
{
    Options options = document->session().options;
    RotaryDialog dialog(options.rotary, document->sizes().dK, window);
    if (dialog.exec() != QDialog::Accepted)
        return {};
    options.rotary = dialog.rotary();
    const auto refusal = document->setOptions(
        options, options.rotary.isOn() ? translate("ae", "Switch rotary positions on") : translate("ae", "Switch rotary positions off"));
    return refusal ? sentenceOf(*refusal) : QString();
}

}  // namespace ae
