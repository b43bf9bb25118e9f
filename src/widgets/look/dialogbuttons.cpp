// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/look/dialogbuttons.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QPushButton>

namespace ae {

QPushButton* addDialogButtons(QDialog* dialog, const QString& accept)
{
    // in the dialog from the start: a button outside of one is nobody's default
    auto* box = new QDialogButtonBox(QDialogButtonBox::Cancel, dialog);
    QPushButton* button = accept.isEmpty() ? box->addButton(QDialogButtonBox::Ok) : box->addButton(accept, QDialogButtonBox::AcceptRole);
    button->setDefault(true);
    if (auto* form = qobject_cast<QFormLayout*>(dialog->layout()))
        form->addRow(box);
    else
        dialog->layout()->addWidget(box);
    QObject::connect(box, &QDialogButtonBox::accepted, dialog, &QDialog::accept);
    QObject::connect(box, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    return button;
}

}  // namespace ae
