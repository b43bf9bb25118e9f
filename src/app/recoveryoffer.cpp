// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/recoveryoffer.h"

#include "app/comparedialog.h"
#include "app/fileactions.h"
#include "app/mainwindow.h"
#include "document/documentfile.h"
#include "models/texts.h"
#include "widgets/look/dialogbuttons.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>
#include <QTimer>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace ae {

namespace {

QString timeText(const RecoverableCopy& copy)
{
    return QLocale().toString(copy.time.toLocalTime(), QLocale::ShortFormat);
}

}  // namespace

RecoveryOffer::RecoveryOffer(std::vector<RecoverableCopy> copies, QWidget* parent) : QDialog(parent), m_copies(std::move(copies))
{
    setWindowTitle(tr("Recover unsaved work"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto* layout = new QVBoxLayout(this);
    auto* text = new QLabel(tr("The program ended without closing these sessions. Nothing is overwritten: a recovered session opens in a "
                               "window of its own and counts as changed until you save it."));
    text->setTextFormat(Qt::PlainText);
    text->setWordWrap(true);
    m_list = new QTreeWidget;
    m_list->setAccessibleName(tr("Sessions to recover"));
    m_list->setHeaderLabels({tr("Session"), tr("File"), tr("Last change")});
    m_list->setRootIsDecorated(false);
    auto* buttons = new QDialogButtonBox;
    auto* recoverButton = buttons->addButton(tr("&Recover"), QDialogButtonBox::AcceptRole);
    m_openSaved = buttons->addButton(tr("&Open saved"), QDialogButtonBox::ActionRole);
    m_compare = buttons->addButton(tr("&Compare…"), QDialogButtonBox::ActionRole);
    auto* discardButton = buttons->addButton(tr("&Discard"), QDialogButtonBox::DestructiveRole);
    auto* laterButton = buttons->addButton(tr("&Later"), QDialogButtonBox::RejectRole);
    recoverButton->setToolTip(tr("Open the ticked copies."));
    m_openSaved->setToolTip(tr("Open the file of the selected line as it was saved last; its copy stays here."));
    m_compare->setToolTip(tr("Show what differs between the file of the selected line and its copy."));
    discardButton->setToolTip(tr("Discarded copies are kept aside for 30 days."));
    laterButton->setToolTip(tr("Keep everything and ask again at the next start."));
    recoverButton->setDefault(true);
    layout->addWidget(text);
    layout->addWidget(m_list, 1);
    layout->addWidget(buttons);
    resize(760, 320);
    scrollOnSmallScreens(this);
    connect(recoverButton, &QPushButton::clicked, this, &RecoveryOffer::recover);
    connect(m_openSaved, &QPushButton::clicked, this, &RecoveryOffer::openSaved);
    connect(m_compare, &QPushButton::clicked, this, &RecoveryOffer::compare);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &RecoveryOffer::showChoices);
    connect(discardButton, &QPushButton::clicked, this, &RecoveryOffer::discard);
    connect(laterButton, &QPushButton::clicked, this, &QDialog::reject);
    fill();
}

bool RecoveryOffer::offer(QWidget* parent)
{
    std::vector<RecoverableCopy> copies = RecoveryCopy::list();
    if (copies.empty())
        return false;
    (new RecoveryOffer(std::move(copies), parent))->open();
    return true;
}

QString RecoveryOffer::offerAtStart(QWidget* parent)
{
    std::vector<RecoverableCopy> copies = RecoveryCopy::list();
    const auto failed = static_cast<int>(std::erase_if(copies, [](const RecoverableCopy& copy) { return copy.hasEndedProgram; }));
    if (!copies.empty())
        (new RecoveryOffer(std::move(copies), parent))->open();
    else if (failed > 0)
        return tr("%n recovered session(s) ended the program when opened last and can be had in the File menu.", nullptr, failed);
    return {};
}

QString RecoveryOffer::hintFor(const QString& path)
{
    const QString wanted = QFileInfo(path).absoluteFilePath();
    for (const RecoverableCopy& copy : RecoveryCopy::list()) {
        if (QFileInfo(QString::fromStdString(copy.path.string())).absoluteFilePath() == wanted)
            return tr("A copy of it from %1 was kept: choose “Recover unsaved work” in the File menu.").arg(timeText(copy));
    }
    return {};
}

void RecoveryOffer::fill()
{
    m_list->clear();
    for (const RecoverableCopy& copy : m_copies) {
        const QString path = copy.path.empty() ? tr("never saved") : QDir::toNativeSeparators(QString::fromStdString(copy.path.string()));
        auto* item = new QTreeWidgetItem(
            m_list, {shownName(copy.title.isEmpty() ? tr("Untitled").toStdString() : copy.title.toStdString()), path, timeText(copy)});
        item->setCheckState(0, copy.hasEndedProgram ? Qt::Unchecked : Qt::Checked);
        if (copy.hasEndedProgram)
            item->setText(0, tr("%1 (the program ended when it was opened last)").arg(item->text(0)));
    }
    m_list->setCurrentItem(m_list->topLevelItem(0));
    showChoices();
    for (int column = 0; column < m_list->columnCount(); ++column)
        m_list->resizeColumnToContents(column);
}

const RecoverableCopy* RecoveryOffer::current() const
{
    const int row = m_list->indexOfTopLevelItem(m_list->currentItem());
    return row >= 0 && static_cast<std::size_t>(row) < m_copies.size() ? &m_copies[static_cast<std::size_t>(row)] : nullptr;
}

void RecoveryOffer::showChoices()
{
    const RecoverableCopy* copy = current();
    const bool hasFile = copy && QFileInfo::exists(QString::fromStdString(copy->path.string()));
    m_openSaved->setEnabled(hasFile);
    m_compare->setEnabled(hasFile);
}

void RecoveryOffer::openSaved()
{
    if (const RecoverableCopy* copy = current())
        FileActions::open(QString::fromStdString(copy->path.string()), parentWidget());
}

void RecoveryOffer::compare()
{
    const RecoverableCopy* copy = current();
    if (!copy)
        return;
    const Result<Session> session = RecoveryCopy::load(*copy);
    if (!session) {
        QMessageBox box(QMessageBox::Warning, windowTitle(), sentenceOf(session.error()), QMessageBox::Ok, this);
        box.setTextFormat(Qt::PlainText);
        box.exec();
        return;
    }
    CompareDialog::showAgainstFile(
        QString::fromStdString(copy->path.string()), *session,
        {tr("What differs between the file as it was saved last and the copy from %1.").arg(timeText(*copy)), tr("Saved file"), tr("Copy")},
        this);
}

std::vector<std::size_t> RecoveryOffer::ticked() const
{
    std::vector<std::size_t> rows;
    for (int row = 0; row < m_list->topLevelItemCount(); ++row) {
        if (m_list->topLevelItem(row)->checkState(0) == Qt::Checked)
            rows.push_back(static_cast<std::size_t>(row));
    }
    return rows;
}

void RecoveryOffer::forget(const std::vector<std::size_t>& done)
{
    for (auto row = done.rbegin(); row != done.rend(); ++row)
        m_copies.erase(m_copies.begin() + static_cast<std::ptrdiff_t>(*row));
    if (m_copies.empty())
        return accept();
    fill();
}

/// A window that shows nothing but the saved file gives way to the recovered one, which then holds the file. It may own this dialog,
/// so that it goes after it.
void RecoveryOffer::replaceWindow(MainWindow* saved, MainWindow* recovered)
{
    connect(saved, &QObject::destroyed, recovered, [recovered] {
        DocumentFile& file = DocumentFile::of(recovered->document());
        file.follow(file.stamp());
    });
    connect(this, &QDialog::finished, saved, [saved] { QTimer::singleShot(0, saved, &QWidget::close); });
}

void RecoveryOffer::recover()
{
    std::vector<std::size_t> done;
    QStringList reasons;
    for (const std::size_t row : ticked()) {
        QPointer<MainWindow> saved = FileActions::windowOf(QString::fromStdString(m_copies[row].path.string()));
        auto document = RecoveryCopy::restore(m_copies[row]);
        if (!document) {
            reasons << sentenceOf(document.error());
            continue;
        }
        auto* window = new MainWindow(std::move(*document));
        window->show();
        if (saved && !saved->document()->isModified())
            replaceWindow(saved, window);
        done.push_back(row);
    }
    if (!reasons.isEmpty()) {
        QMessageBox box(QMessageBox::Warning, windowTitle(), tr("Not every session could be recovered."), QMessageBox::Ok, this);
        box.setTextFormat(Qt::PlainText);
        box.setInformativeText(reasons.join(u'\n'));
        box.exec();
    }
    forget(done);
}

void RecoveryOffer::discard()
{
    const std::vector<std::size_t> rows = ticked();
    if (rows.empty())
        return;
    QMessageBox question(QMessageBox::Question, windowTitle(),
                         tr("Discard the %n ticked session(s)?", nullptr, static_cast<int>(rows.size())),
                         QMessageBox::Discard | QMessageBox::Cancel, this);
    question.setInformativeText(
        tr("The copies are kept aside for 30 days in the folder %1.")
            .arg(QDir::toNativeSeparators(QString::fromStdString((RecoveryCopy::folder() / "discarded").string()))));
    question.setTextFormat(Qt::PlainText);
    question.setDefaultButton(QMessageBox::Cancel);
    if (question.exec() != QMessageBox::Discard)
        return;
    std::vector<std::size_t> done;
    for (const std::size_t row : rows) {
        if (!RecoveryCopy::discard(m_copies[row]))
            done.push_back(row);
    }
    forget(done);
}

}  // namespace ae
