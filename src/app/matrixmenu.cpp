// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/matrixmenu.h"

#include "app/actions.h"
#include "app/keeptokensdialog.h"
#include "app/reducedialog.h"
#include "app/rotarydialog.h"
#include "models/answersheet.h"
#include "widgets/look/dialogbuttons.h"
#include "widgets/look/helpplace.h"
#include "widgets/matrix/matrixpane.h"

#include <QAction>
#include <QClipboard>
#include <QDialog>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QGuiApplication>
#include <QInputDialog>
#include <QMimeData>
#include <QSpinBox>

#include <cmath>
#include <functional>
#include <numbers>
#include <optional>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

using Make = std::function<std::optional<Matrix>(const Matrix& own, QWidget* window)>;

std::optional<Matrix> makeRandom(const Matrix& own, QWidget* window)
{
    QDialog dialog(window);
    setHelpPlace(&dialog, "matrix-menu");
    dialog.setWindowTitle(translate("ae", "Random numbers"));
    QFormLayout form(&dialog);
    QSpinBox seed;
    seed.setRange(0, 1'000'000);
    seed.setValue(1);
    QDoubleSpinBox spread;
    spread.setRange(0, 1000);
    spread.setDecimals(3);
    spread.setValue(1);
    form.addRow(translate("ae", "Seed"), &seed);
    form.addRow(translate("ae", "Spread"), &spread);
    addDialogButtons(&dialog);
    if (dialog.exec() != QDialog::Accepted)
        return std::nullopt;
    Matrix random(own.rows(), own.cols());
    for (Index r = 0; r < own.rows(); ++r) {
        for (Index c = 0; c < own.cols(); ++c)
            random(r, c) = spread.value()
                * normalDraw(static_cast<std::uint64_t>(seed.value()), 0, static_cast<std::uint64_t>(r), static_cast<std::uint64_t>(c));
    }
    return random;
}

std::optional<double> askNumber(QWidget* window, const QString& title, const QString& label, double start)
{
    bool isGood = false;
    const double number = QInputDialog::getDouble(window, title, label, start, -1e6, 1e6, 4, &isGood);
    return isGood ? std::optional(number) : std::nullopt;
}

std::optional<Matrix> makeRotation(const Matrix& own, QWidget* window)
{
    const auto angle = askNumber(window, translate("ae", "Rotation"), translate("ae", "Angle in degrees"), 90);
    if (!angle)
        return std::nullopt;
    Matrix rotation = Matrix::Identity(own.rows(), own.cols());
    if (own.rows() >= 2 && own.cols() >= 2) {
        const double radians = *angle * std::numbers::pi / 180;
        rotation(0, 0) = rotation(1, 1) = std::cos(radians);
        rotation(0, 1) = -std::sin(radians);
        rotation(1, 0) = std::sin(radians);
    }
    return rotation;
}

std::optional<Matrix> makeScaled(const Matrix& own, QWidget* window)
{
    const auto factor = askNumber(window, translate("ae", "Scale"), translate("ae", "Multiply every cell by"), 2);
    return factor ? std::optional<Matrix>(own * *factor) : std::nullopt;
}

struct MatrixAction {
    const char* key;
    const char* step;  ///< name of the undo step, %1 the matrix
    Make make;
};

const std::array<MatrixAction, 5>& matrixActions()
{
    static const std::array<MatrixAction, 5> all = {{
        {"matrix.zeros", AE_TR("ae", "Set %1 to zeros"),
         [](const Matrix& own, QWidget*) { return Matrix(Matrix::Zero(own.rows(), own.cols())); }},
        {"matrix.identity", AE_TR("ae", "Set %1 to the identity"),
         [](const Matrix& own, QWidget*) { return Matrix(Matrix::Identity(own.rows(), own.cols())); }},
        {"matrix.random", AE_TR("ae", "Fill %1 with random numbers"), makeRandom},
        {"matrix.rotation", AE_TR("ae", "Set %1 to a rotation"), makeRotation},
        {"matrix.scale", AE_TR("ae", "Scale %1"), makeScaled},
    }};
    return all;
}

/// What asks by a dialog of its own and changes more than one matrix.
struct SessionAction {
    const char* key;
    QString (*ask)(Document* document, QWidget* window);  ///< why not, empty when done or cancelled
};

constexpr std::array sessionActions = {
    SessionAction{"matrix.resize", askAndResize},
    SessionAction{"matrix.keeptokens", askWhichTokensStay},
    SessionAction{"matrix.reduce", askForSmallerHead},
    SessionAction{"matrix.rotary", askForRotary},
};

void run(const MatrixAction& action, Document* document, PaneBoard* board, QWidget* window)
{
    const MatrixView* view = board->current();
    if (!view || !view->matrix()->isEditable()) {
        emit board->refused(translate("ae", "Select a cell of X or of one of the projections first; the others are computed."));
        return;
    }
    const std::string& step = view->matrix()->step();
    const Matrix own = document->session().matrices.at(step);
    const auto made = action.make(own, window);
    if (!made)
        return;
    if (const auto refusal = document->setCells(step, Region::whole(shapeOf(own)), *made, translated(action.step).arg(fromUtf8(step))))
        emit board->refused(sentenceOf(*refusal));
}

}  // namespace

void connectMatrixMenu(const Actions& actions, Document* document, PaneBoard* board, QWidget* window)
{
    for (const MatrixAction& action : matrixActions())
        QObject::connect(actions[action.key], &QAction::triggered, window,
                         [&action, document, board, window] { run(action, document, board, window); });
    for (const SessionAction& action : sessionActions) {
        QObject::connect(actions[action.key], &QAction::triggered, window, [&action, document, board, window] {
            if (const QString reason = action.ask(document, window); !reason.isEmpty())
                emit board->refused(reason);
        });
    }
    QObject::connect(actions["matrix.transpose"], &QAction::triggered, window, [document, board] {
        if (!board->current())
            return;
        const std::string& step = board->current()->matrix()->step();
        const Values matrix = document->evaluation().value(step);
        if (AnswerSheet::of(*document)->hides(step, Region{0, 0, matrix.rows(), matrix.cols()})) {
            emit board->refused(translate("ae", "Some of these cells are blank in the worksheet. Reveal the key first."));
            return;
        }
        QString text;
        for (Index c = 0; c < matrix.cols(); ++c) {
            for (Index r = 0; r < matrix.rows(); ++r)
                text += NumberStyle{0, localeMark()}.exact(matrix(r, c)) + (r + 1 == matrix.rows() ? u'\n' : u'\t');
        }
        QGuiApplication::clipboard()->setText(text);
    });
}

QString askAndResize(Document* document, QWidget* window)
{
    QDialog dialog(window);
    setHelpPlace(&dialog, "matrix-menu");
    dialog.setWindowTitle(translate("ae", "Resize"));
    QFormLayout form(&dialog);
    const Sizes sizes = document->sizes();
    const auto spin = [&](const QString& name, Index value) {
        auto* box = new QSpinBox(&dialog);
        box->setRange(1, 4096);
        box->setValue(static_cast<int>(value));
        box->setAccessibleName(name);
        form.addRow(name, box);
        return box;
    };
    auto* tokens = spin(translate("ae", "n (tokens)"), sizes.tokens);
    auto* model = spin(translate("ae", "d_model"), sizes.dModel);
    auto* keys = spin(translate("ae", "d_k"), sizes.dK);
    auto* values = spin(translate("ae", "d_v"), sizes.dV);
    addDialogButtons(&dialog);
    if (dialog.exec() != QDialog::Accepted)
        return {};
    const auto refusal = document->resize({tokens->value(), model->value(), keys->value(), values->value()});
    return refusal ? sentenceOf(*refusal) : QString();
}

}  // namespace ae
