// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/mainwindow.h"
#include "widgets/matrix/matrixview.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <functional>
#include <memory>
#include <string>

namespace ae::test {

/// A real main window and the hands to use it: real key and mouse events, found by the names that screen readers hear.
class WindowTest : public QObject {
    Q_OBJECT
public:
    ~WindowTest() override;

protected:
    void open(Session session);
    void close();
    MainWindow* window() const { return m_window; }
    Document& document() const { return *m_window->document(); }
    /// The pane with this accessible name; fails the test loudly when there is none.
    MatrixView* view(const QString& name) const;
    template <class Widget> Widget* named(const QString& name) const
    {
        for (Widget* candidate : m_window->findChildren<Widget*>()) {
            if (candidate->accessibleName() == name)
                return candidate;
        }
        return nullptr;
    }
    QAction* action(std::string_view key) const { return m_window->actionTable()[key]; }
    void select(MatrixView* pane, int row, int column) const;
    void click(MatrixView* pane, int row, int column, Qt::KeyboardModifiers modifiers = {}) const;
    /// Keys go to the window, as the window system sends them: an editor that opens at the first one gets the others.
    void type(const char* keys) const;
    void press(int key, Qt::KeyboardModifiers modifiers = {}) const;
    /// The session file without what belongs to the picture only.
    std::string bytes() const;
    /// Every computed step of the window's document equals a fresh pass over its inputs.
    bool agreesWithFreshPass() const;
    /// Runs `act`, answers the box that it opens with `button`, and returns what the box said.
    static QString answer(const std::function<void()>& act, const QString& button = {});
    static QList<MainWindow*> windows();

private:
    MainWindow* m_window = nullptr;
};

}  // namespace ae::test
