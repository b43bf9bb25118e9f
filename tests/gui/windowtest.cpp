// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "windowtest.h"

#include "app/settings.h"
#include "session/writer.h"
#include "widgets/notebook/notebookview.h"

#include <QApplication>
#include <QMessageBox>
#include <QPushButton>
#include <QTest>
#include <QTimer>
#include <QWindow>

using namespace Qt::StringLiterals;

namespace ae::test {

WindowTest::~WindowTest()
{
    close();
}

void WindowTest::open(Session session)
{
    close();
    ignoreUserSettings();
    auto document = Document::make(std::move(session));
    if (!document)
        qFatal("the session was refused: %s", document.error().sentence().c_str());
    m_window = new MainWindow(std::move(*document));
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window));
    QTRY_VERIFY(m_window->notebook()->isComplete());
}

void WindowTest::close()
{
    for (MainWindow* other : windows())
        delete other;
    m_window = nullptr;
}

MatrixView* WindowTest::view(const QString& name) const
{
    auto* pane = named<MatrixView>(name);
    if (!pane)
        qFatal("there is no pane \"%s\"", qPrintable(name));
    return pane;
}

void WindowTest::select(MatrixView* pane, int row, int column) const
{
    pane->setFocus();
    pane->setCurrentIndex(pane->model()->index(row, column));
}

void WindowTest::click(MatrixView* pane, int row, int column, Qt::KeyboardModifiers modifiers) const
{
    const QModelIndex index = pane->model()->index(row, column);
    pane->scrollTo(index);
    QTest::mouseClick(pane->viewport(), Qt::LeftButton, modifiers, pane->visualRect(index).center());
}

void WindowTest::type(const char* keys) const
{
    for (const char* key = keys; *key; ++key)
        QTest::keyClick(m_window->windowHandle(), *key);
}

void WindowTest::press(int key, Qt::KeyboardModifiers modifiers) const
{
    QTest::keyClick(m_window->windowHandle(), static_cast<Qt::Key>(key), modifiers);
}

std::string WindowTest::bytes() const
{
    return writeSession(document().session(), ViewPart::LeaveOut);
}

bool WindowTest::agreesWithFreshPass() const
{
    document().settle();
    const auto fresh = Evaluation::of(document().session().matrices, document().session().options);
    if (!fresh.isOk())
        return false;
    for (const Graph::Node& node : fresh->graph().nodes()) {
        if (!fresh->value(node.spec->key).toMatrix().isApprox(document().evaluation().value(node.spec->key).toMatrix(), 1e-11)) {
            qWarning("%s differs from a fresh pass", std::string(node.spec->key).c_str());
            return false;
        }
    }
    return true;
}

QString WindowTest::answer(const std::function<void()>& act, const QString& button)
{
    QString said;
    QTimer looking;
    QObject::connect(&looking, &QTimer::timeout, &looking, [&] {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        if (!box)
            return;
        said = box->text() + u'\n' + box->informativeText();
        for (QAbstractButton* candidate : box->buttons()) {
            if (candidate->text().remove(u'&') == button) {
                candidate->click();
                return;
            }
        }
        box->reject();
    });
    looking.start(10);
    act();
    return said;
}

QList<MainWindow*> WindowTest::windows()
{
    QList<MainWindow*> all;
    for (QWidget* widget : QApplication::topLevelWidgets()) {
        if (auto* window = qobject_cast<MainWindow*>(widget))
            all << window;
    }
    return all;
}

}  // namespace ae::test
