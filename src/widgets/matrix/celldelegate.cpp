// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/matrix/celldelegate.h"

#include "models/answersheet.h"
#include "models/matrixmodel.h"
#include "models/roles.h"
#include "session/numbers.h"
#include "widgets/look/hatch.h"
#include "widgets/look/theme.h"

#include <QHash>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>
#include <QStaticText>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace ae {

namespace {

constexpr const char* kFilled = "aeFilled";
constexpr const char* kAnswer = "aeAnswer";
constexpr int kPadding = 4;
constexpr int kBelow = 2;  // between what stands under a value and the frame of the cell

struct CellLook {
    QColor fill;
    QColor text;
};

CellLook lookOf(const QModelIndex& index, CellState state)
{
    const Theme& theme = currentTheme();
    const bool isDistribution = index.data(IsDistributionRole).toBool();
    if (state == CellState::Blank)
        return {theme.colours.card, theme.colours.text};
    const ColourMap& map = theme.map(isDistribution ? MapName::Weights : MapName::Signed);
    if (state == CellState::Hidden)
        return {QColor(map.hidden()), theme.colours.faintText};
    if (state == CellState::Undefined || state == CellState::NotFinite)
        return {QColor(map.notFinite()), QColor(readableText(map.notFinite()))};
    const double heat = index.data(HeatRole).toDouble();
    const double place = isDistribution ? heat : 0.5 + heat / 2;
    return {QColor(map.at(place)), QColor(map.textAt(place))};
}

/// Right-aligned. The same few hundred numbers are drawn again and again: their shapes are kept.
void paintText(QPainter& painter, const QRect& area, const QString& text)
{
    constexpr int most = 4096;
    static QHash<QString, QStaticText> plain;
    static QHash<QString, QStaticText> bold;
    static QFont ofPlain;
    static QFont ofBold;
    const QFont& font = painter.font();
    QHash<QString, QStaticText>& kept = font.bold() ? bold : plain;
    QFont& ofKept = font.bold() ? ofBold : ofPlain;
    if (font != ofKept || kept.size() > most) {
        kept.clear();
        ofKept = font;
    }
    auto found = kept.find(text);
    if (found == kept.end()) {
        QStaticText shape(text);
        shape.setTextFormat(Qt::PlainText);
        shape.prepare(painter.transform(), font);
        found = kept.insert(text, shape);
    }
    const QSizeF size = found->size();
    painter.drawStaticText(QPointF(area.right() + 1 - size.width(), area.top() + (area.height() - size.height()) / 2), *found);
}

/// The value, and smaller under it what is shown beside it.
void paintBoth(QPainter& painter, const QRect& area, const QString& value, const QString& beside)
{
    const QFont font = painter.font();
    const QFont small = CellDelegate::besideFont(font);
    const int below = QFontMetrics(small).height();
    paintText(painter, area.adjusted(0, 0, 0, -below), value);
    painter.setFont(small);
    painter.drawText(QRect(area.left(), area.bottom() - below - kBelow, area.width(), below), Qt::AlignRight | Qt::AlignVCenter, beside);
    painter.setFont(font);
}

void paintFrame(QPainter* painter, const QRect& rect, const QColor& colour, double width, Qt::PenStyle style = Qt::SolidLine)
{
    painter->setPen(QPen(colour, width, style, Qt::SquareCap, Qt::MiterJoin));
    painter->setBrush(Qt::NoBrush);
    const double inset = width / 2;
    painter->drawRect(QRectF(rect).adjusted(inset, inset, -inset, -inset));
}

/// A box to write in, and what became of the answer: a tick, a cross, a dotted box for what was shown. Never by colour alone.
void paintAnswer(QPainter* painter, const QRect& rect, Answer answer, const QColor& text)
{
    if (answer == Answer::None)
        return;
    const ThemeColours& colours = currentTheme().colours;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const bool isOpen = answer == Answer::Shown || answer == Answer::Revealed;
    painter->setPen(QPen(answer == Answer::Wrong ? colours.error
                             : isOpen            ? text
                                                 : colours.accent,
                         1.2, isOpen ? Qt::DotLine : Qt::SolidLine));
    painter->setBrush(Qt::NoBrush);
    painter->drawRoundedRect(QRectF(rect).adjusted(2.5, 2.5, -3.5, -3.5), 2, 2);
    const double size = std::min(7.0, rect.height() / 2.5);
    const QRectF sign(rect.left() + 5, rect.center().y() - size / 2, size, size);
    if (answer == Answer::Right) {
        painter->setPen(QPen(text, 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter->drawPolyline(
            QPolygonF{sign.topLeft() + QPointF(0, size * 0.55), sign.topLeft() + QPointF(size * 0.4, size), sign.topRight()});
    } else if (answer == Answer::Wrong) {
        painter->setPen(QPen(colours.error, 1.6, Qt::SolidLine, Qt::RoundCap));
        painter->drawLine(sign.topLeft(), sign.bottomRight());
        painter->drawLine(sign.topRight(), sign.bottomLeft());
    }
    painter->restore();
}

void paintMarks(QPainter* painter, const QRect& rect, int marks, bool isInSelection)
{
    const ThemeColours& colours = currentTheme().colours;
    // each mark has a line of its own kind, so none needs its colour to be told apart
    if (marks & DependentMark)
        paintFrame(painter, rect, colours.dependent, 1.5, Qt::DotLine);
    if (marks & OperandMark)
        paintFrame(painter, rect, colours.operand, 2);
    if (marks & CauseMark)
        paintFrame(painter, rect, colours.error, 2, Qt::DashLine);
    if (isInSelection && !(marks & SelectedMark)) {
        QColor veil = colours.accent;
        veil.setAlpha(70);
        painter->fillRect(rect, veil);
    }
    if (marks & SelectedMark)
        paintFrame(painter, rect, colours.selection, 2.5);
}

}  // namespace

CellDelegate::CellDelegate(QObject* parent) : QStyledItemDelegate(parent) { }

QFont CellDelegate::besideFont(const QFont& font)
{
    QFont small = font;
    small.setBold(false);
    if (font.pixelSize() > 0)
        small.setPixelSize(std::max(1, font.pixelSize() * 5 / 6));
    else
        small.setPointSizeF(font.pointSizeF() * 5 / 6);
    return small;
}

void CellDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const auto state = static_cast<CellState>(index.data(StateRole).toInt());
    const CellLook look = lookOf(index, state);
    const ThemeColours& colours = currentTheme().colours;
    const int marks = index.data(MarksRole).toInt();
    const QRect rect = option.rect;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing, false);
    painter->fillRect(rect, look.fill);
    if (state == CellState::Hidden || state == CellState::HalfHidden)
        paintHatch(*painter, rect, Hatch::Hidden, colours);
    if (state == CellState::Undefined || state == CellState::NotFinite)
        paintHatch(*painter, rect, Hatch::NotFinite, colours);
    // a hair of the card between cells; a line would lie between pixels where one of ours is several of the screen's
    painter->fillRect(QRect(rect.right(), rect.top(), 1, rect.height()), colours.card);
    painter->fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), colours.card);
    QFont font = option.font;
    font.setBold((marks & SelectedMark) != 0);
    painter->setFont(font);
    painter->setPen(look.text);
    const auto answer = static_cast<Answer>(index.data(AnswerRole).toInt());
    const bool hasSign = answer == Answer::Right || answer == Answer::Wrong;
    const QRect room = rect.adjusted(hasSign ? 3 * kPadding : 2, 0, answer == Answer::None ? -kPadding : -kPadding - 2, 0);
    const QString text = index.data(Qt::DisplayRole).toString();
    // what was typed may be long: its end goes before it leaves the box
    const QString fitting = state == CellState::Blank ? painter->fontMetrics().elidedText(text, Qt::ElideRight, room.width()) : text;
    if (const QString beside = index.data(BesideRole).toString(); !beside.isEmpty())
        paintBoth(*painter, room, fitting, beside);
    else
        paintText(*painter, room, fitting);
    paintAnswer(painter, rect, answer, look.text);
    paintMarks(painter, rect, marks, option.state & QStyle::State_Selected);
    painter->restore();
}

QWidget* CellDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex& index) const
{
    auto* editor = new QLineEdit(parent);
    editor->setAlignment(Qt::AlignRight);
    editor->setFrame(true);
    const auto* cells = qobject_cast<const MatrixModel*>(index.model());
    editor->setProperty(kAnswer, cells && cells->takesAnswer(index));
    editor->setAccessibleName(tr("Editing %1").arg(index.data(HintRole).toString()));
    connect(editor, &QLineEdit::textEdited, editor, [editor] { editor->setPalette({}); });
    return editor;
}

void CellDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const
{
    // Once: every recalculation announces the cell, and would overwrite what is being typed.
    auto* line = qobject_cast<QLineEdit*>(editor);
    if (!line || line->property(kFilled).toBool())
        return;
    line->setProperty(kFilled, true);
    line->setText(index.data(Qt::EditRole).toString());
    line->selectAll();
}

void CellDelegate::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option, const QModelIndex&) const
{
    // wide enough for a sum that is being typed, without leaving the pane
    const int width = std::max(option.rect.width(), option.fontMetrics.horizontalAdvance(u"−0.000000"_s) + 2 * kPadding);
    QRect rect = option.rect;
    rect.setWidth(width);
    if (const QWidget* pane = editor->parentWidget(); pane && rect.right() > pane->width())
        rect.moveRight(std::max(pane->width() - 1, width - 1));
    editor->setGeometry(rect);
}

/// An answer may also be empty, which takes it back.
std::optional<Problem> CellDelegate::problemOf(const QLineEdit& editor)
{
    if (editor.property(kAnswer).toBool())
        return AnswerSheet::problemOf(editor.text());
    const Result<double> number = evaluateTyped(editor.text().toStdString(), {localeMark()});
    return number ? std::nullopt : std::optional(number.error());
}

bool CellDelegate::eventFilter(QObject* object, QEvent* event)
{
    auto* editor = qobject_cast<QLineEdit*>(object);
    if (editor && event->type() == QEvent::KeyPress) {
        const auto* press = static_cast<QKeyEvent*>(event);
        const int key = press->key();
        const bool leaves = key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Tab || key == Qt::Key_Backtab;
        if (leaves) {
            const auto problem = problemOf(*editor);
            if (problem) {
                QPalette palette = editor->palette();
                palette.setColor(QPalette::Text, currentTheme().colours.error);
                editor->setPalette(palette);
                emit refused(sentenceOf(*problem));
                return true;
            }
            emit commitData(editor);
            emit closeEditor(editor, QAbstractItemDelegate::SubmitModelCache);
            if (key == Qt::Key_Return || key == Qt::Key_Enter)
                emit enterPressed(press->modifiers() & Qt::ShiftModifier ? -1 : 1);
            else
                emit tabPressed(key == Qt::Key_Tab ? 1 : -1);
            return true;
        }
    }
    return QStyledItemDelegate::eventFilter(object, event);
}

}  // namespace ae
