// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/aboutdialog.h"

#include "models/texts.h"
#include "widgets/look/dialogbuttons.h"
#include "widgets/look/wrappedlabel.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QIcon>
#include <QLabel>
#include <QVBoxLayout>

#include <array>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

constexpr int kIconSize = 64;
constexpr int kWidth = 560;

/// A library that the program is linked with or compiled from.
struct LibrarySpec {
    const char* name;
    const char* version;  ///< empty for the one that Qt tells
    const char* licence;  ///< by its SPDX name
    const char* use;  ///< marked for translation
};
constexpr std::array libraries = {
    LibrarySpec{"Qt", "", "LGPL-3.0-only", AE_TR("ae", "Windows, texts, pictures and print")},
    LibrarySpec{"Qt Charts", "", "GPL-3.0-only", AE_TR("ae", "Charts")},
    LibrarySpec{"Eigen", AE_EIGEN_VERSION, "MPL-2.0", AE_TR("ae", "Products of matrices")},
    LibrarySpec{"nlohmann/json", AE_JSON_VERSION, "MIT", AE_TR("ae", "Session files")},
    LibrarySpec{"muParser", AE_MUPARSER_VERSION, "BSD-2-Clause", AE_TR("ae", "Arithmetic typed into a cell")},
    LibrarySpec{"libzip", AE_LIBZIP_VERSION, "BSD-3-Clause", AE_TR("ae", "NumPy archives")},
};

QLabel* quietLabel(const QString& text)
{
    auto* label = new QLabel(text);
    label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

QWidget* makeLibraries()
{
    auto* table = new QWidget;
    auto* grid = new QGridLayout(table);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(18);
    grid->setVerticalSpacing(4);
    grid->setColumnStretch(3, 1);
    for (int row = 0; row < static_cast<int>(libraries.size()); ++row) {
        const LibrarySpec& library = libraries[static_cast<std::size_t>(row)];
        grid->addWidget(new QLabel(QLatin1String(library.name)), row, 0);
        grid->addWidget(new QLabel(QLatin1String(*library.version ? library.version : qVersion())), row, 1);
        grid->addWidget(new QLabel(QLatin1String(library.licence)), row, 2);
        grid->addWidget(quietLabel(translated(library.use)), row, 3);
    }
    return table;
}

}  // namespace

AboutDialog::AboutDialog(QWidget* parent) : QDialog(parent)
{
    setWindowTitle(tr("About Attention Explorer"));
    auto* column = new QVBoxLayout(this);
    column->setSpacing(12);
    auto* head = new QHBoxLayout;
    head->setSpacing(16);
    auto* icon = new QLabel;
    icon->setPixmap(QIcon(u":/icons/attention-explorer.svg"_s).pixmap(kIconSize, kIconSize));
    auto* names = new QVBoxLayout;
    auto* name = new QLabel(u"Attention Explorer"_s);
    QFont large = name->font();
    large.setBold(true);
    large.setPointSizeF(large.pointSizeF() * 1.6);
    name->setFont(large);
    names->addWidget(name);
    names->addWidget(new QLabel(tr("Version %1").arg(QLatin1String(AE_VERSION))));
    head->addWidget(icon);
    head->addLayout(names, 1);
    column->addLayout(head);
    column->addWidget(new WrappedLabel(tr("The attention equation in your hands: every number can be changed or explained.")));
    column->addWidget(
        new WrappedLabel(tr("Free software: you may use, study, share and change it under the terms of the GNU General Public "
                            "License, version 3 or later (GPL-3.0-or-later). There is no warranty.")));
    auto* title = new QLabel(tr("Made with"));
    QFont bold = title->font();
    bold.setBold(true);
    title->setFont(bold);
    column->addWidget(title);
    column->addWidget(makeLibraries());
    column->addStretch();
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
    const int width = std::max(kWidth, minimumSizeHint().width());
    resize(width, layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(width) : sizeHint().height());
    scrollOnSmallScreens(this);
}

}  // namespace ae
