// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/comparisonreport.h"

#include <QTimer>
#include <QWidget>

#include <memory>

class QLabel;
class QListWidget;
class QPushButton;
class QTabWidget;

namespace ae {

class ChangesTable;
struct OpenedSession;

/// The pinned states of a session, what can be done with them, and tables of what changed since the compared one and what it did.
class BaselinePanel : public QWidget {
    Q_OBJECT
public:
    BaselinePanel(Document* document, Comparison* comparison, QWidget* parent = nullptr);
    ~BaselinePanel() override;

    /// Asks for a name and pins the present state.
    void pin();
    /// Reads another session and pins its state; a refusal is shown, and nothing is changed.
    void addFile(const QString& path, const QString& name);

signals:
    void noted(const QString& words);

protected:
    void showEvent(QShowEvent* event) override;

private:
    QPushButton* addButton(const QString& text, const QString& tip, void (BaselinePanel::*act)());
    QWidget* makeTables();
    QWidget* makeTable(ChangesTable* table, const QString& name);
    int selected() const;
    const Baseline* chosen() const;
    QString ask(const QString& title, const QString& name);
    void compare();
    void restore();
    void rename();
    void remove();
    void openFile();
    void pinSaved();
    void take(const QString& path, const QString& name, const Result<OpenedSession>& opened);
    void tell(const Document::Refusal& refusal);
    void follow();
    void showStates();
    void makeReport();
    void advanceReport();
    void showTables(const ComparisonReport& report);
    void copyTable(QChar separator);

    Document* m_document;
    Comparison* m_comparison;
    QListWidget* m_states;
    QList<QPushButton*> m_ofState;  ///< need a selected state
    QPushButton* m_saved = nullptr;
    QTabWidget* m_tabs = nullptr;
    QList<ChangesTable*> m_tables;
    QLabel* m_note = nullptr;
    QTimer m_calm;
    QTimer m_slice;  ///< the next piece of the report
    std::unique_ptr<ReportMaker> m_maker;
};

}  // namespace ae
