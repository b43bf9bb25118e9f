// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/look/dialogbuttons.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QVBoxLayout>

namespace ae {

namespace {

const QString kScrolledName = QStringLiteral("scrolled-dialog");
constexpr int kButtonsGap = 9;
constexpr QSize kFrame(8, 40);  // that window managers put around a dialog

/// Looks whether a dialog fits on its screen, before it is seen.
class FitOnShow : public QObject {
public:
    explicit FitOnShow(QDialog* dialog) : QObject(dialog) { dialog->installEventFilter(this); }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        // a dialog that ends still sends events, being no dialog any more
        if (auto* dialog = qobject_cast<QDialog*>(watched); dialog && event->type() == QEvent::Show && !event->spontaneous())
            fitInto(dialog, dialog->screen()->availableSize() - kFrame);
        return false;
    }
};

}  // namespace

void scrollOnSmallScreens(QDialog* dialog)
{
    new FitOnShow(dialog);
}

void fitInto(QDialog* dialog, const QSize& room)
{
    QLayout* layout = dialog->layout();
    const QSize least = dialog->minimumSizeHint();
    const bool fits = least.width() <= room.width() && least.height() <= room.height();
    if (layout && !fits && !dialog->findChild<QScrollArea*>(kScrolledName, Qt::FindDirectChildrenOnly)) {
        auto* box = dialog->findChild<QDialogButtonBox*>();
        auto* content = new QWidget;
        content->setLayout(layout);  // with all that is in it
        auto* scrolled = new QScrollArea(dialog);
        scrolled->setObjectName(kScrolledName);
        scrolled->setFrameShape(QFrame::NoFrame);
        scrolled->setWidgetResizable(true);
        scrolled->setWidget(content);
        auto* outer = new QVBoxLayout(dialog);
        outer->setContentsMargins(0, 0, kButtonsGap, kButtonsGap);  // the content has margins of its own
        outer->addWidget(scrolled, 1);
        if (box) {
            layout->removeWidget(box);
            outer->addWidget(box);
        }
        dialog->setMinimumSize(0, 0);
    }
    dialog->resize(dialog->size().boundedTo(room));
}

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
    scrollOnSmallScreens(dialog);
    QObject::connect(box, &QDialogButtonBox::accepted, dialog, &QDialog::accept);
    QObject::connect(box, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    return button;
}

}  // namespace ae
