// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/optionsbar.h"

#include "app/actions.h"
#include "app/settings.h"
#include "models/texts.h"
#include "widgets/look/helpplace.h"
#include "widgets/look/theme.h"
#include "widgets/look/toggleswitch.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QSlider>
#include <QSpinBox>
#include <QToolButton>
#include <QWheelEvent>

#include <cmath>
#include <utility>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

constexpr int kExponentSteps = 200;  // 0 to 2 in hundredths
constexpr int kTemperatureSteps = 200;  // 0.01 to 100, logarithmic, 1 in the middle

double temperatureAt(int place)
{
    // hundredths keep a chosen temperature a short number in the file
    const double exact = std::pow(10.0, 4.0 * place / kTemperatureSteps - 2);
    return std::round(exact * 100) / 100;
}

int placeOfTemperature(double temperature)
{
    return static_cast<int>(std::lround((std::log10(temperature) + 2) / 4 * kTemperatureSteps));
}

class CalmSlider : public QSlider {
public:
    using QSlider::QSlider;

protected:
    void wheelEvent(QWheelEvent* event) override
    {
        if (hasFocus())
            QSlider::wheelEvent(event);
        else
            event->ignore();
    }
};

}  // namespace

OptionsBar::OptionsBar(Document* document, const Actions& actions, QWidget* parent) : QToolBar(parent), m_document(document)
{
    setObjectName(u"options"_s);
    setWindowTitle(tr("Tools"));
    setMovable(false);
    if (auto* more = findChild<QToolButton*>(u"qt_toolbar_ext_button"_s))
        more->setAccessibleName(tr("More tools"));  // what has no room
    setToolButtonStyle(Qt::ToolButtonTextOnly);
    for (const char* key : {"file.new", "file.open", "file.save"})
        m_fileActions << actions[key];
    addActions(m_fileActions);
    addSeparator();
    addAction(actions["edit.undo"]);
    addAction(actions["edit.redo"]);
    addSeparator();
    m_switch = new ToggleSwitch(tr("÷ √d"));
    nameControl(m_switch, tr("Divide by √d"), tr("Whether scores are divided by √d before the softmax: the exponent 0.5 or 0."));
    m_switch->setCheckable(true);
    m_switch->setLayoutDirection(Qt::LeftToRight);
    addWidget(m_switch);
    m_exponent = addSlider(tr("Exponent"), kExponentSteps);
    m_exponent->setWhatsThis(tr("Scores are divided by d to this power: 0.5 is the root, 0 is no division, 1 divides by d."));
    m_exponentText = new QLabel;
    addWidget(m_exponentText);
    m_temperature = addSlider(tr("Temperature"), kTemperatureSteps);
    m_temperature->setWhatsThis(tr("Scaled scores are divided by it: below 1 weights become sharper, above 1 flatter."));
    setHelpPlace(m_temperature, "temperature");
    m_temperatureText = new QLabel;
    addWidget(m_temperatureText);
    addSeparator();
    m_mask = new QComboBox;
    nameControl(m_mask, tr("Mask"), tr("Which pairs of query and key are allowed; the others get weight 0."));
    setHelpPlace(m_mask, "masks");
    for (const MaskSpec& mask : maskCatalogue())
        m_mask->addItem(tr("Mask: %1").arg(translated(mask.title)), fromUtf8(mask.key));
    addWidget(m_mask);
    m_decimals = new QSpinBox;
    nameControl(m_decimals, tr("Decimals"), tr("How many decimals are shown. No number is computed otherwise."));
    setHelpPlace(m_decimals, "settings-dialog");
    m_decimals->setRange(0, 12);
    m_decimals->setSuffix(tr(" decimals"));
    addWidget(m_decimals);
    m_theme = new QComboBox;
    nameControl(m_theme, tr("Theme"), tr("Light, dark or of high contrast, for all windows."));
    setHelpPlace(m_theme, "settings-dialog");
    for (const Theme& theme : themes())
        m_theme->addItem(QCoreApplication::translate("Theme", theme.title), fromUtf8(theme.key));
    m_themeEntry = addWidget(m_theme);

    connect(m_switch, &QAbstractButton::clicked, this, [this](bool isOn) {
        Options options = m_document->session().options;
        options.scaleExponent = isOn ? 0.5 : 0;
        apply(options, isOn ? tr("Switch ÷ √d on") : tr("Switch ÷ √d off"));
    });
    connect(m_exponent, &QSlider::valueChanged, this, [this](int place) {
        Options options = m_document->session().options;
        options.scaleExponent = place / 100.0;
        apply(options, tr("Change the exponent"));
    });
    connect(m_temperature, &QSlider::valueChanged, this, [this](int place) {
        Options options = m_document->session().options;
        options.temperature = temperatureAt(place);
        apply(options, tr("Change the temperature"));
    });
    for (QSlider* slider : {m_exponent, m_temperature}) {
        connect(slider, &QSlider::sliderPressed, m_document, &Document::beginGesture);
        connect(slider, &QSlider::sliderReleased, m_document, &Document::endGesture);
    }
    connect(m_mask, &QComboBox::activated, this, [this](int index) {
        Options options = m_document->session().options;
        options.mask = m_mask->itemData(index).toString().toStdString();
        options.allowed = {};
        apply(options, tr("Change the mask"));
    });
    connect(m_decimals, &QSpinBox::valueChanged, m_document, &Document::setDecimals);
    connect(m_theme, &QComboBox::activated, this, [this](int index) {
        const Theme* theme = findTheme(m_theme->itemData(index).toString().toStdString());
        applyTheme(*qApp, theme->name);
        setSetting("theme", m_theme->itemData(index));
    });
    connect(m_document, &Document::changed, this, &OptionsBar::show);
    connect(m_document, &Document::viewChanged, this, &OptionsBar::show);
    show();
}

/// In a narrow window, or in a language of long words, what menus and settings have too gives way.
void OptionsBar::makeRoom()
{
    if (std::exchange(m_isMakingRoom, true))
        return;
    m_themeEntry->setVisible(true);
    QAction* behind = actions().value(0);
    for (QAction* action : m_fileActions) {
        if (!actions().contains(action))
            insertAction(behind, action);
        behind = actions().value(actions().indexOf(action) + 1);
    }
    const auto isTooWide = [this] { return sizeHint().width() > width(); };
    if (isTooWide())
        m_themeEntry->setVisible(false);
    for (QAction* action : m_fileActions) {
        if (isTooWide())
            removeAction(action);
    }
    m_isMakingRoom = false;
}

void OptionsBar::resizeEvent(QResizeEvent* event)
{
    QToolBar::resizeEvent(event);
    makeRoom();
}

void OptionsBar::changeEvent(QEvent* event)
{
    QToolBar::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_theme)
        show();  // another theme, chosen elsewhere
}

QSlider* OptionsBar::addSlider(const QString& name, int steps)
{
    auto* label = new QLabel(name);
    addWidget(label);
    auto* slider = new CalmSlider(Qt::Horizontal);
    slider->setRange(0, steps);
    slider->setAccessibleName(name);
    slider->setFixedWidth(76);
    label->setBuddy(slider);
    addWidget(slider);
    return slider;
}

void OptionsBar::apply(const Options& options, const QString& text)
{
    if (m_isShowing)
        return;
    if (const auto refusal = m_document->setOptions(options, text)) {
        emit refused(sentenceOf(*refusal));
        show();
    }
}

void OptionsBar::show()
{
    // The controls follow the document; what they announce while they do is no wish of the user.
    m_isShowing = true;
    const Options& options = m_document->session().options;
    const NumberStyle style{2, localeMark()};
    m_switch->setChecked(options.scaleExponent != 0);
    m_exponent->setValue(static_cast<int>(std::lround(options.scaleExponent * 100)));
    m_exponentText->setText(style.text(options.scaleExponent));
    m_temperature->setValue(placeOfTemperature(options.temperature));
    m_temperatureText->setText(style.text(options.temperature));
    m_mask->setCurrentIndex(m_mask->findData(fromUtf8(options.mask)));
    m_decimals->setValue(m_document->session().view.decimals);
    m_theme->setCurrentIndex(m_theme->findData(fromUtf8(currentTheme().key)));
    m_isShowing = false;
}

}  // namespace ae
