// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QDialogButtonBox;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace ae {

/// All settings of the table that have choices, each with a sentence of what it does. A choice takes effect at once and is kept.
class SettingsDialog : public QDialog {
    Q_OBJECT
public:
    explicit SettingsDialog(QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void build();
    void choose(const char* key, const QVariant& value);
    void reset();

    QVBoxLayout* m_column;
    QDialogButtonBox* m_buttons;
    QPushButton* m_defaults;
    QScrollArea* m_rows = nullptr;
    bool m_isRebuildDue = false;  ///< another language was chosen
};

}  // namespace ae
