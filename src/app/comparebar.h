// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/document.h"

#include <QWidget>

class QButtonGroup;
class QLabel;

namespace ae {

class Comparison;

/// The strip above the notebook while a pinned state is compared with: which one, and whether cells show values, differences or both.
class CompareBar : public QWidget {
    Q_OBJECT
public:
    CompareBar(Document* document, Comparison* comparison, QWidget* parent = nullptr);

private:
    void show();

    Document* m_document;
    Comparison* m_comparison;
    QLabel* m_about;
    QButtonGroup* m_forms;
};

}  // namespace ae
