// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lessonguide.h"
#include "models/lessonrun.h"
#include "windowtest.h"

#include <QTest>

namespace ae::test {

/// The hands of a learner: a lesson is opened and walked by real key and mouse events. What is done is written in words:
/// "click weights 4 5", "type Wq 0 0 0.5", "pick fail", "switch", "slide Temperature PageDown 5", "field Width d as a number=64",
/// "choose Mask Down 1", "key Ctrl+M", "move dog", "copy Wq Wk", "do matrix.seek", "dialog matrix.scale Wq 4", "rotary", "play", "delete Wv
/// 2 0 2 1".
class LessonHands : public WindowTest {
    Q_OBJECT
protected:
    /// Opens it in place of the window that is there.
    void openLesson(const QString& path);
    LessonRun* run() const { return m_guide->run(); }
    LessonGuide* guide() const { return m_guide; }
    MainWindow* lessonWindow() const { return m_lessonWindow; }

    void clickButton(const QString& name) const;
    /// The right choice, or the right number.
    void predict() const;
    void act(const QString& words) const;
    template <class Widget> Widget* part(const QString& name) const
    {
        // what a layout takes in is on show a moment later
        for (int tries = 0; tries < 200; ++tries) {
            for (Widget* candidate : m_lessonWindow->findChildren<Widget*>()) {
                if (candidate->accessibleName() == name && candidate->isVisible())
                    return candidate;
            }
            QTest::qWait(5);
        }
        qFatal("nothing is called \"%s\"", qPrintable(name));
    }

private:
    MatrixView* pane(const QString& name) const;
    void clickCell(const QString& name, int row, int column, Qt::KeyboardModifiers modifiers = {}) const;
    void keys(const QString& text) const;
    void move(const QString& token) const;
    void play() const;
    void answerDialog(std::string_view action, const QString& number) const;

    LessonGuide* m_guide = nullptr;
    MainWindow* m_lessonWindow = nullptr;
};

}  // namespace ae::test
