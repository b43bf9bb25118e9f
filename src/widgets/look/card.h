// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QHBoxLayout;
class QLabel;
class QToolButton;
class QVBoxLayout;

namespace ae {

/// A rounded sheet with a title row and a content that folds away: the frame of every notebook cell.
class Card : public QFrame {
    Q_OBJECT
public:
    explicit Card(const QString& title = {}, QWidget* parent = nullptr);

    QString title() const;
    /// Plain text; also the accessible name.
    void setTitle(const QString& title);

    /// Beside the title, a formula say; taken over, replaces (and deletes) the one before. Null removes it.
    void setFormula(QWidget* formula);
    QWidget* formula() const { return m_formula; }
    /// At the end of the title row, before the fold button; taken over.
    void addTitleWidget(QWidget* widget);
    /// Below the title row; taken over, replaces (and deletes) the one before.
    void setContent(QWidget* content);
    QWidget* content() const { return m_content; }

    bool isFolded() const { return m_isFolded; }
    void setFolded(bool isFolded);
    void setFoldable(bool isFoldable);
    /// Without a title row the content fills the card.
    void setTitleShown(bool isShown);

signals:
    /// By the user or by setFolded(), when it changed.
    void foldToggled(bool isFolded);

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;

private:
    void showState();

    QWidget* m_titleRow = nullptr;
    QHBoxLayout* m_titleLayout = nullptr;
    QVBoxLayout* m_layout = nullptr;
    QLabel* m_title = nullptr;
    QToolButton* m_fold = nullptr;
    QWidget* m_formula = nullptr;
    QWidget* m_content = nullptr;
    bool m_isFolded = false;
    bool m_isFoldable = true;
};

}  // namespace ae
