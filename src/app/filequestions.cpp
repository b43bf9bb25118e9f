// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/filequestions.h"

#include "app/comparedialog.h"
#include "models/texts.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>

namespace ae::filequestions {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(FileQuestions)
};

QString shownFile(const Document& document)
{
    return shownName(document.path().filename().string());
}

/// A question about a file, whose name is plain text.
void fillQuestion(QMessageBox& box, QMessageBox::Icon icon, const QString& text, const QString& detail)
{
    box.setWindowTitle(Texts::tr("Attention Explorer"));
    box.setIcon(icon);
    box.setTextFormat(Qt::PlainText);
    box.setText(text);
    box.setInformativeText(detail);
}

}  // namespace

Opening askHowToOpen(const QString& path, QWidget* parent)
{
    QMessageBox box(parent);
    fillQuestion(box, QMessageBox::Question,
                 Texts::tr("%1 is open in another window of this program.").arg(shownName(QFileInfo(path).fileName().toStdString())),
                 Texts::tr("Read-only, it can be looked at and tried out and is never saved under this name. A copy is a new session that "
                           "has no file yet."));
    const QPushButton* readOnly = box.addButton(Texts::tr("Open &read-only"), QMessageBox::AcceptRole);
    const QPushButton* copy = box.addButton(Texts::tr("Open a &copy"), QMessageBox::AcceptRole);
    box.setEscapeButton(box.addButton(QMessageBox::Cancel));
    box.exec();
    if (box.clickedButton() == readOnly)
        return Opening::ReadOnly;
    return box.clickedButton() == copy ? Opening::Copy : Opening::Cancel;
}

Saving askAboutChange(const Document& document, FileChange change, QWidget* parent)
{
    const bool isGone = change == FileChange::Deleted;
    QMessageBox box(parent);
    fillQuestion(box, QMessageBox::Warning,
                 isGone ? Texts::tr("%1 is no longer there.").arg(shownFile(document))
                        : Texts::tr("%1 was changed by another program since it was opened or saved here.").arg(shownFile(document)),
                 isGone ? Texts::tr("It was moved or deleted. Save it again in its old place, or under another name?")
                        : Texts::tr("Saving replaces what is in it now."));
    const QPushButton* here = box.addButton(isGone ? Texts::tr("Save it &again") : Texts::tr("&Replace"), QMessageBox::DestructiveRole);
    QPushButton* elsewhere = box.addButton(Texts::tr("Save &as…"), QMessageBox::AcceptRole);
    const QPushButton* compare = isGone ? nullptr : box.addButton(Texts::tr("&Compare…"), QMessageBox::ActionRole);
    box.setDefaultButton(elsewhere);
    box.setEscapeButton(box.addButton(QMessageBox::Cancel));
    for (;;) {
        box.exec();
        if (!compare || box.clickedButton() != compare)
            break;
        CompareDialog::showAgainstFile(
            QString::fromStdString(document.path().string()), document.session(),
            {Texts::tr("What differs between the file as it is now and this window."), Texts::tr("File"), Texts::tr("This window")},
            parent);
    }
    if (box.clickedButton() == here)
        return Saving::Here;
    return box.clickedButton() == elsewhere ? Saving::Elsewhere : Saving::Cancel;
}

QString noteOf(const Document& document, FileChange change)
{
    if (change == FileChange::Deleted)
        return Texts::tr("%1 is no longer there. Saving asks what to do.").arg(shownFile(document));
    return Texts::tr("%1 was changed by another program. Saving asks before it replaces that.").arg(shownFile(document));
}

}  // namespace ae::filequestions
