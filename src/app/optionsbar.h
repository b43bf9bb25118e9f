// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/document.h"

#include <QToolBar>

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QSlider;
class QSpinBox;

namespace ae {

class Actions;
class ToggleSwitch;

/// The tool bar: file and undo buttons, the ÷ √d switch with its exponent, temperature, mask, decimals, theme.
class OptionsBar : public QToolBar {
    Q_OBJECT
public:
    OptionsBar(Document* document, const Actions& actions, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

signals:
    void refused(const QString& reason);

private:
    void show();
    void makeRoom();
    void apply(const Options& options, const QString& text);
    QSlider* addSlider(const QString& name, int steps);

    Document* m_document;
    ToggleSwitch* m_switch;
    QSlider* m_exponent;
    QLabel* m_exponentText;
    QSlider* m_temperature;
    QLabel* m_temperatureText;
    QComboBox* m_mask;
    QSpinBox* m_decimals;
    QComboBox* m_theme = nullptr;
    QAction* m_themeEntry;
    QList<QAction*> m_fileActions;  ///< in their order
    bool m_isMakingRoom = false;
    bool m_isShowing = false;
};

}  // namespace ae
