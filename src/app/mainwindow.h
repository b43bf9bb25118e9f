// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/actions.h"
#include "app/pictures.h"
#include "document/document.h"

#include <QMainWindow>
#include <QPointer>

#include <memory>

class QLabel;
class QLineEdit;
class QSplitter;

namespace ae {

class Announcer;
class Areas;
class BaselinePanel;
class DerivativeBar;
class FileActions;
class GradientLens;
class Highlight;
class LessonGuide;
class NotebookView;
class OptionsBar;
class PaneBoard;
class SaturationModel;
class SeekDialog;
class Verification;

/// One window for one document: outline, notebook and inspector, tool bar and status bar.
class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    explicit MainWindow(std::unique_ptr<Document> document);
    ~MainWindow() override;

    Document* document() const { return m_document.get(); }
    NotebookView* notebook() const { return m_notebook; }
    LessonGuide* guide() const { return m_guide; }
    GradientLens* lens() const;
    /// Asks about unsaved work; true when the window may go, and close() asks no more.
    bool askToClose();
    const Actions& actionTable() const { return m_actions; }
    Verification* verification() const { return m_verification; }
    /// A sentence in the status bar, and for screen readers.
    void showNote(const QString& text);
    /// Out of sight nothing follows the edits; this lets a part of the window follow, for a picture of it. Long work in the
    /// background is waited for a few seconds.
    void bringUpToDate(QWidget* part);
    /// Without the welcome, however the settings are: for pictures, and beside a lesson.
    void hideWelcome();
    /// The notebook, then what is to be seen of it: matrices and charts, in the order of the notebook.
    QList<PicturePart> pictureParts() const;

protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void build();
    void rebuild();
    QList<QObject*> announcers() const;
    void buildCentre();
    void buildStatusBar();
    void connectActions();
    void connectEditActions();
    void connectNotebookActions();
    void connectConventions();
    void connectAreas();
    void giveStart();
    QString helpPlaceInUse() const;
    void keepRecoveryCopy();
    void followFile();
    void showTitle();
    void showStatus();
    void showSelection();
    void goToCell();
    void goTo(const CellRef& cell);
    void showPaneOf(const CellRef& cell);
    void setPaintsMask(bool paints);
    void setShowsDerivatives(bool shows);
    std::string inputAt(const QPoint& place) const;
    void copyAs(const struct MatrixCopySpec& form);
    void importFrom(const QString& path, const std::string& target);
    void exportFrom(const QWidget* picturePart);
    QWidget* partInUse() const;
    void addNote();
    void addCell(std::string_view kind);
    QWidget* makeOutline();
    QWidget* makeWelcome();

    std::unique_ptr<Document> m_document;
    Actions m_actions;
    OptionsBar* m_bar = nullptr;
    FileActions* m_files = nullptr;
    Highlight* m_highlight = nullptr;
    SaturationModel* m_saturation = nullptr;
    PaneBoard* m_board = nullptr;
    Verification* m_verification = nullptr;
    NotebookView* m_notebook = nullptr;
    QPointer<Areas> m_areas;
    QWidget* m_outline = nullptr;
    QWidget* m_inspector = nullptr;
    QWidget* m_history = nullptr;
    LessonGuide* m_guide = nullptr;
    BaselinePanel* m_baselines = nullptr;
    bool m_isRebuildDue = false;  ///< another language was chosen
    bool m_isAsked = false;  ///< whether it may close
    QWidget* m_welcome = nullptr;
    Announcer* m_announcer = nullptr;
    DerivativeBar* m_derivatives = nullptr;
    SeekDialog* m_seek = nullptr;  ///< from its first use on
    QLabel* m_shapes = nullptr;
    QLabel* m_time = nullptr;
    QLabel* m_conventions = nullptr;  ///< empty for the usual ones
    QLabel* m_state = nullptr;
    QLineEdit* m_cell = nullptr;
};

}  // namespace ae
