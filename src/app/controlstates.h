// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QVariant>

class QWidget;

namespace ae {

/// What stands in the controls below a widget and belongs to no model: open tabs, switches, scrolled places, charts that show their
/// table, text that was typed and not taken yet, the keyboard focus. To give it to a widget made anew in the same way.
class ControlStates {
public:
    explicit ControlStates(QWidget* root);
    void giveTo(QWidget* root) const;

private:
    QHash<QString, QVariant> m_states;  ///< by place: kinds of widgets and their numbers among their siblings
    QString m_focus;
};

}  // namespace ae
