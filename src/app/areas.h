// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/actions.h"

#include <QList>
#include <QObject>
#include <QPointer>

#include <functional>

class QSplitter;
class QWidget;

namespace ae {

/// The areas of a window for those who have a keyboard alone: one key goes through them, each is entered where it was left, and the one
/// in use can be made wider or narrower.
class Areas : public QObject {
    Q_OBJECT
public:
    struct Area {
        QPointer<QWidget> widget;
        /// Where an area that was never used begins; nothing for its first control.
        std::function<QWidget*()> start;
    };

    /// Belongs to the parent, which goes with the areas. Those that are hidden or hold nothing for the keyboard are passed over.
    Areas(QMainWindow* window, const QList<Area>& areas, QSplitter* splitter, QObject* parent);

    /// F6 and its like, from the table of actions; F10 opens the first menu.
    void connectActions(const Actions& actions);
    /// To the next area, or the one before with -1; after the last comes the first.
    void go(int step);
    /// To the first control of a part of an area; false where it has none.
    static bool enter(QWidget* part);
    /// To the next control as one reads the window, or the one before with -1; after the last comes the first. False where there is none.
    bool goOn(int step);
    /// The area in use, else the widest one; false where it keeps its width.
    bool widen(int pixels);

signals:
    void noted(const QString& sentence);

protected:
    /// Enter presses the buttons of the window, as it does in dialogs.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void openOwnMenu() const;
    void remember(QWidget* focus);
    int current() const;
    QWidget* entry(const Area& area, QWidget* left) const;

    QMainWindow* m_window;
    QList<Area> m_areas;
    QList<QPointer<QWidget>> m_left;  ///< the control that was used last, by area
    QSplitter* m_splitter;
};

}  // namespace ae
