// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/comparedialog.h"

#include "app/waiting.h"
#include "models/texts.h"
#include "session/reader.h"
#include "widgets/look/dialogbuttons.h"

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QMessageBox>
#include <QTreeWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

constexpr int kRowPadding = 8;

QString valueText(const std::string& value)
{
    return value.empty() ? u"—"_s : shownName(value);
}

QString whatText(const Difference& difference)
{
    return shownName(fill(translated(difference.what).toStdString(), difference.arguments));
}

}  // namespace

CompareDialog::CompareDialog(const Sides& sides, const std::vector<Difference>& differences, QWidget* parent) : QDialog(parent)
{
    setWindowTitle(tr("Compare"));
    auto* text = new QLabel(differences.empty() ? tr("%1 Nothing differs.").arg(sides.sentence) : sides.sentence);
    text->setTextFormat(Qt::PlainText);
    text->setWordWrap(true);
    auto* table = new QTreeWidget;
    table->setAccessibleName(tr("What differs"));
    table->setHeaderLabels({tr("What"), sides.before, sides.after});
    table->setRootIsDecorated(false);
    table->setUniformRowHeights(true);
    table->setAlternatingRowColors(true);
    for (const Difference& difference : differences)
        (new QTreeWidgetItem(table, {whatText(difference), valueText(difference.before), valueText(difference.after)}))
            ->setSizeHint(0, {0, fontMetrics().height() + kRowPadding});
    table->header()->setStretchLastSection(true);
    table->setColumnWidth(0, 220);
    table->setColumnWidth(1, 250);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(text);
    layout->addWidget(table, 1);
    layout->addWidget(buttons);
    resize(760, 420);
    scrollOnSmallScreens(this);
}

void CompareDialog::showAgainstFile(const QString& path, const Session& session, const Sides& sides, QWidget* parent)
{
    const auto loaded = waitFor<Result<LoadedSession>>(parent, tr("Reading %1 …").arg(shownName(QFileInfo(path).fileName().toStdString())),
                                                       [path] { return loadSession(path.toStdString()); });
    if (!loaded)
        return;
    if (!*loaded) {
        QMessageBox box(QMessageBox::Warning, tr("Compare"), tr("The file cannot be compared."), QMessageBox::Ok, parent);
        box.setTextFormat(Qt::PlainText);
        box.setInformativeText(sentenceOf(loaded->error()));
        box.exec();
        return;
    }
    CompareDialog(sides, differencesOf((*loaded)->session, session), parent).exec();
}

}  // namespace ae
