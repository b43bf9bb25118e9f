// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/document.h"

#include <QWidget>

class QComboBox;
class QLabel;

namespace ae {

class Actions;
class AnswerSheet;

/// The strip above the notebook while the session has blank cells: how many answers are right, how near is near enough, hints,
/// checking, starting over. Hidden while nothing is blank.
class WorksheetBar : public QWidget {
    Q_OBJECT
public:
    WorksheetBar(Document* document, const Actions& actions, QWidget* parent = nullptr);

private:
    void takeTolerance();
    void refresh();
    void showTolerance();

    Document* m_document;
    AnswerSheet* m_sheet;
    QLabel* m_score;
    QComboBox* m_tolerance;
};

}  // namespace ae
