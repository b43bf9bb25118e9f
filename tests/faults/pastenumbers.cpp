// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Copies a whole pane of random numbers and pastes it into another one: pastenumbers FILE LANGUAGE
// FILE is a session; X is copied and pasted into an X of zeros, once with the exact bits that the clipboard holds for this program, and
// once as the text that every other program gets. Ends with 1 and a sentence where a bit differs.
#include "models/highlight.h"
#include "session/reader.h"
#include "widgets/matrix/matrixview.h"

#include <QApplication>
#include <QClipboard>
#include <QLocale>
#include <QMimeData>

#include <cstdio>
#include <cstring>

using namespace ae;

namespace {

bool isSame(const Matrix& a, const Matrix& b)
{
    return a.rows() == b.rows() && a.cols() == b.cols()
        && std::memcmp(a.data(), b.data(), static_cast<std::size_t>(a.size()) * sizeof(double)) == 0;
}

/// What a pane of zeros holds after pasting what is in the clipboard.
Matrix pasted(Session session)
{
    const Matrix& x = session.matrices.at("X");
    session.matrices["X"] = Matrix::Zero(x.rows(), x.cols());
    auto document = Document::make(std::move(session));
    const Highlight highlight(document->get());
    MatrixModel model(document->get(), &highlight, "X", Turn::None);
    MatrixView view(&model);
    QObject::connect(&view, &MatrixView::refused, &view, [](const QString& reason) { std::fprintf(stderr, "%s\n", qPrintable(reason)); });
    view.setCurrentIndex(model.index(0, 0));
    view.paste();
    return (*document)->session().matrices.at("X");
}

}  // namespace

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    if (argc != 3) {
        std::fprintf(stderr, "pastenumbers FILE LANGUAGE\n");
        return 64;
    }
    QLocale::setDefault(QLocale(QString::fromLatin1(argv[2])));
    auto loaded = loadSession(argv[1]);
    if (!loaded) {
        std::fprintf(stderr, "%s\n", loaded.error().sentence().c_str());
        return 65;
    }
    const Session session = std::move(loaded->session);
    auto document = Document::make(session);
    const Highlight highlight(document->get());
    MatrixModel model(document->get(), &highlight, "X", Turn::None);
    MatrixView view(&model);
    view.selectAll();
    view.copy();
    if (!isSame(pasted(session), session.matrices.at("X"))) {
        std::fprintf(stderr, "other bits from pane to pane\n");
        return 1;
    }
    const QString text = QGuiApplication::clipboard()->text();
    QGuiApplication::clipboard()->setText(text);
    if (!isSame(pasted(session), session.matrices.at("X"))) {
        std::fprintf(stderr, "other bits through text\n");
        return 1;
    }
    std::printf("%ld numbers\n", static_cast<long>(session.matrices.at("X").size()));
    return 0;
}
