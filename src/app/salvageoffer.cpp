// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/salvageoffer.h"

#include "app/mainwindow.h"
#include "app/waiting.h"
#include "document/refusals.h"
#include "models/texts.h"
#include "session/reader.h"
#include "widgets/look/dialogbuttons.h"
#include "widgets/look/helpplace.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QLabel>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <memory>
#include <new>

namespace ae::salvageoffer {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(SalvageOffer)
};

QString lineOf(const Problem& problem)
{
    const QString where = shownName(problem.where);
    return where.isEmpty() ? sentenceOf(problem) : where + QStringLiteral(": ") + sentenceOf(problem);
}

/// Beside the new window, so that both can be looked at.
void listMissing(const Salvaged& salvaged, const QString& path, QWidget* window)
{
    auto* dialog = new QDialog(window);
    dialog->setWindowTitle(Texts::tr("What is missing"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    setHelpPlace(dialog, "salvage");
    auto* text =
        new QLabel(Texts::tr("This is what is whole in %1. The file itself was not changed. Missing rows hold NaN. Save this session "
                             "under another name to keep it.")
                       .arg(shownName(QFileInfo(path).fileName().toStdString())));
    text->setTextFormat(Qt::PlainText);
    text->setWordWrap(true);
    QStringList lines;
    for (const Problem& problem : salvaged.missing)
        lines << lineOf(problem);
    if (lines.isEmpty())
        lines << Texts::tr("Nothing is missing.");
    auto* list = new QPlainTextEdit(lines.join(QLatin1Char('\n')));
    list->setObjectName(QStringLiteral("missing"));
    list->setReadOnly(true);
    list->setAccessibleName(dialog->windowTitle());
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    auto* layout = new QVBoxLayout(dialog);
    layout->addWidget(text);
    layout->addWidget(list, 1);
    layout->addWidget(buttons);
    dialog->resize(720, 360);
    scrollOnSmallScreens(dialog);
    dialog->show();
}

/// On any thread.
std::optional<Salvaged> salvagedFrom(const std::string& file)
{
    try {
        const Result<std::string> bytes = readFile(file);
        if (!bytes)
            return std::nullopt;
        Result<Salvaged> salvaged = salvageSession(*bytes);
        if (!salvaged || !salvaged->damage)
            return std::nullopt;
        return std::move(*salvaged);
    } catch (const std::bad_alloc&) {
        return std::nullopt;
    }
}

/// Likewise: with the first results.
Result<PreparedSession> preparedFrom(Session session)
{
    try {
        return Document::prepare(std::move(session));
    } catch (const std::bad_alloc&) {
        return refusals::outOfMemory();
    }
}

}  // namespace

std::optional<Salvaged> find(const QString& path, const Problem& refusal, QWidget* parent)
{
    if (refusal.kind != ProblemKind::Data)
        return std::nullopt;
    const QString name = shownName(QFileInfo(path).fileName().toStdString());
    auto found = waitFor<std::optional<Salvaged>>(parent, Texts::tr("Looking for what is whole in %1 …").arg(name),
                                                  [file = path.toStdString()] { return salvagedFrom(file); });
    return found ? std::move(*found) : std::nullopt;
}

bool ask(QMessageBox& refusal)
{
    const QPushButton* button = refusal.addButton(Texts::tr("&Recover what is whole…"), QMessageBox::ActionRole);
    refusal.exec();
    return refusal.clickedButton() == button;
}

bool open(Salvaged salvaged, const QString& path, QWidget* parent)
{
    // shared, because work that is cancelled goes on for a while
    const auto session = std::make_shared<Session>(std::move(salvaged.session));
    auto prepared = waitFor<Result<PreparedSession>>(parent, Texts::tr("Computing what is whole …"),
                                                     [session] { return preparedFrom(std::move(*session)); });
    if (!prepared)
        return true;  // cancelled, as was wished
    if (!*prepared) {
        QMessageBox box(QMessageBox::Warning, Texts::tr("Attention Explorer"), Texts::tr("The session was not opened."), QMessageBox::Ok,
                        parent);
        box.setTextFormat(Qt::PlainText);
        box.setInformativeText(sentenceOf(prepared->error()));
        box.exec();
        return false;
    }
    auto document = Document::make(std::move(**prepared));
    document->markModified();
    auto* window = new MainWindow(std::move(document));
    window->show();
    listMissing(salvaged, path, window);
    return true;
}

}  // namespace ae::salvageoffer
