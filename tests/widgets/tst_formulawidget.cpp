// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "testmain.h"

#include "widgets/formula/formulaparser.h"
#include "widgets/formula/formulawidget.h"
#include "widgets/look/theme.h"

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QFontMetrics>
#include <QHBoxLayout>
#include <QLabel>
#include <QMimeData>
#include <QSignalSpy>
#include <QTest>

using namespace ae;
using namespace Qt::StringLiterals;

/// The widget with real mouse and key events.
class tst_formulawidget : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void clickActivates();
    void draggingOffCancels();
    void hoverReports();
    void keyboardWalksAndActivates();
    void focusIsVisible();
    void withoutGroupsTakesNoFocus();
    void keyboardPlaceSurvivesNewNumbers();
    void sizeFollowsFormulaAndFont();
    void baseLineMeetsThatOfALabel();
    void shrinksWhereRoomIsNarrow();
    void coloursFollowThePalette();
    void coloursFollowTheTheme();
    void highlightChangesThePicture();
    void copies();
    void accessibleNameIsTheFormula();
    void groupsAreAccessible();
    void hugeFormulaHoldsNoWindowOpen();
};

namespace {

Formula sample(QStringView key = u"1.23")
{
    return formula::row({formula::group(u"q", formula::number(u"0.35", Role::Query)), formula::op(u"·"),
                         formula::group(u"k", formula::number(key, Role::Key)), formula::op(u"="),
                         formula::group(u"s", formula::number(u"0.43", Role::Score))});
}

void show(QWidget& widget)
{
    widget.resize(widget.sizeHint());
    widget.show();
    widget.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&widget));
}

QPoint centreOf(const FormulaWidget& widget, int group)
{
    return widget.groupRect(group).center().toPoint();
}

}  // namespace

void tst_formulawidget::initTestCase()
{
    QAccessible::setActive(true);
}

void tst_formulawidget::clickActivates()
{
    FormulaWidget widget(sample());
    show(widget);
    QSignalSpy activated(&widget, &FormulaWidget::activated);
    QTest::mouseClick(&widget, Qt::LeftButton, {}, centreOf(widget, 1));
    QCOMPARE(activated.size(), 1);
    QCOMPARE(activated[0][0].toString(), u"k"_s);
    QTest::mouseClick(&widget, Qt::LeftButton, {}, QPoint(1, 1));
    QTest::mouseClick(&widget, Qt::RightButton, {}, centreOf(widget, 0));
    QCOMPARE(activated.size(), 1);
}

void tst_formulawidget::draggingOffCancels()
{
    FormulaWidget widget(sample());
    show(widget);
    QSignalSpy activated(&widget, &FormulaWidget::activated);
    QTest::mousePress(&widget, Qt::LeftButton, {}, centreOf(widget, 0));
    QTest::mouseRelease(&widget, Qt::LeftButton, {}, centreOf(widget, 2));
    QCOMPARE(activated.size(), 0);
}

void tst_formulawidget::hoverReports()
{
    FormulaWidget widget(sample());
    show(widget);
    QSignalSpy hovered(&widget, &FormulaWidget::hovered);
    QTest::mouseMove(&widget, centreOf(widget, 0));
    QTest::mouseMove(&widget, centreOf(widget, 0) + QPoint(1, 0));
    QTest::mouseMove(&widget, centreOf(widget, 2));
    QTest::mouseMove(&widget, QPoint(1, 1));
    QStringList ids;
    for (const QList<QVariant>& call : hovered)
        ids += call[0].toString();
    QCOMPARE(ids, (QStringList{u"q"_s, u"s"_s, u""_s}));
}

void tst_formulawidget::keyboardWalksAndActivates()
{
    FormulaWidget widget(sample());
    show(widget);
    widget.setFocus(Qt::TabFocusReason);
    QTRY_VERIFY(widget.hasFocus());
    QCOMPARE(widget.currentGroup(), 0);
    QSignalSpy activated(&widget, &FormulaWidget::activated);
    const auto press = [&](Qt::Key key) { QTest::keyClick(&widget, key); };
    press(Qt::Key_Right);
    QCOMPARE(widget.currentGroup(), 1);
    press(Qt::Key_Return);
    press(Qt::Key_End);
    press(Qt::Key_Right);  // stays at the end
    press(Qt::Key_Space);
    press(Qt::Key_Left);
    press(Qt::Key_Home);
    press(Qt::Key_Left);
    press(Qt::Key_Enter);
    QStringList ids;
    for (const QList<QVariant>& call : activated)
        ids += call[0].toString();
    QCOMPARE(ids, (QStringList{u"k"_s, u"s"_s, u"q"_s}));
}

void tst_formulawidget::focusIsVisible()
{
    QWidget window;
    auto* layout = new QHBoxLayout(&window);
    auto* widget = new FormulaWidget(sample());
    layout->addWidget(widget);
    show(window);
    widget->setFocus(Qt::TabFocusReason);
    QTRY_VERIFY(widget->hasFocus());
    const QImage first = widget->grab().toImage();
    QTest::keyClick(widget, Qt::Key_Right);
    const QImage second = widget->grab().toImage();
    widget->clearFocus();
    const QImage none = widget->grab().toImage();
    QVERIFY(first != second);
    QVERIFY(second != none);
}

void tst_formulawidget::withoutGroupsTakesNoFocus()
{
    FormulaWidget widget(parseFormula(u"Q Kᵀ"));
    QCOMPARE(widget.focusPolicy(), Qt::NoFocus);
    widget.setFormula(sample());
    QCOMPARE(widget.focusPolicy(), Qt::StrongFocus);
}

void tst_formulawidget::keyboardPlaceSurvivesNewNumbers()
{
    FormulaWidget widget(sample());
    show(widget);
    widget.setFocus(Qt::TabFocusReason);
    QTRY_VERIFY(widget.hasFocus());
    QTest::keyClick(&widget, Qt::Key_Right);
    widget.setFormula(sample(u"7.5"));
    QCOMPARE(widget.currentGroup(), 1);
    widget.setFormula(formula::group(u"only", formula::number(u"1")));
    QCOMPARE(widget.currentGroup(), 0);
    widget.setFormula({});
    QCOMPARE(widget.currentGroup(), -1);
    QTest::keyClick(&widget, Qt::Key_Return);
    QTest::keyClick(&widget, Qt::Key_Right);
}

void tst_formulawidget::sizeFollowsFormulaAndFont()
{
    FormulaWidget widget(parseFormula(u"Q"));
    const QSize single = widget.sizeHint();
    widget.setFormula(parseFormula(u"softmax(Q Kᵀ / √d_k) V"));
    const QSize whole = widget.sizeHint();
    QCOMPARE_LE(single.width() * 4, whole.width());
    QCOMPARE_LE(single.height() + 5, whole.height());
    QFont font = widget.font();
    font.setPointSizeF(font.pointSizeF() * 2);
    widget.setFont(font);
    QCOMPARE_LE(whole.width() * 1.8, static_cast<double>(widget.sizeHint().width()));
    widget.setFormulaStyle(FormulaStyle::Line);
    QCOMPARE_LE(widget.sizeHint().height(), whole.height() * 2);
}

void tst_formulawidget::baseLineMeetsThatOfALabel()
{
    QWidget window;
    auto* layout = new QHBoxLayout(&window);
    auto* label = new QLabel(u"Weights"_s);
    layout->addWidget(label);
    for (const QStringView text : {QStringView(u"A"), QStringView(u"Q Kᵀ / √2"), QStringView(u"Σ_j a_j")})
        layout->addWidget(new FormulaWidget(parseFormula(text)));
    show(window);
    const QFontMetrics line(label->font());
    const int expected = label->y() + (label->height() - line.height()) / 2 + line.ascent();
    for (const FormulaWidget* widget : window.findChildren<FormulaWidget*>())
        QCOMPARE_LE(qAbs(widget->y() + widget->baseline() - expected), 1);
}

void tst_formulawidget::shrinksWhereRoomIsNarrow()
{
    FormulaWidget widget(sample());
    const QSize wanted = widget.sizeHint();
    show(widget);
    const QRectF before = widget.groupRect(2);
    widget.resize(wanted.width() * 3 / 4, wanted.height());
    const QRectF after = widget.groupRect(2);
    QCOMPARE_LE(after.right(), static_cast<double>(widget.width()));
    QCOMPARE_LE(after.width(), before.width() * 0.8);
    QSignalSpy activated(&widget, &FormulaWidget::activated);
    QTest::mouseClick(&widget, Qt::LeftButton, {}, after.center().toPoint());
    QCOMPARE(activated.size(), 1);  // what is hit is what is seen
    QCOMPARE(activated[0][0].toString(), u"s"_s);
}

void tst_formulawidget::coloursFollowThePalette()
{
    FormulaWidget widget(sample());
    QPalette dark;
    dark.setColor(QPalette::Window, QColor(0x1b, 0x1d, 0x24));
    dark.setColor(QPalette::WindowText, Qt::white);
    const FormulaColors light = widget.colors();
    widget.setPalette(dark);
    QCOMPARE(widget.colors().query, FormulaColors::dark().query);
    QVERIFY(widget.colors() != light);
    FormulaColors own = FormulaColors::light();
    own.key = Qt::magenta;
    widget.setColors(own);
    QCOMPARE(widget.colors().key, QColor(Qt::magenta));
    widget.setColors(std::nullopt);
    QCOMPARE(widget.colors().query, FormulaColors::dark().query);
}

void tst_formulawidget::coloursFollowTheTheme()
{
    FormulaWidget widget(sample());
    show(widget);
    for (const Theme& theme : themes()) {
        applyTheme(*qApp, theme.name);
        // Qt hands the palette on with the next round of events.
        QTRY_COMPARE(widget.colors().query, theme.roleColour(Role::Query));
        QTRY_COMPARE(widget.colors().text, theme.palette.color(QPalette::WindowText));
    }
    applyTheme(*qApp, ThemeName::Light);
}

void tst_formulawidget::highlightChangesThePicture()
{
    FormulaWidget widget(sample());
    show(widget);
    const QImage before = widget.grab().toImage();
    widget.setHighlighted({u"k"_s});
    QVERIFY(widget.grab().toImage() != before);
    widget.setHighlighted({u"no such group"_s});
    QCOMPARE(widget.grab().toImage(), before);
}

void tst_formulawidget::copies()
{
    FormulaWidget widget(sample());
    show(widget);
    widget.setFocus();
    QTest::keySequence(&widget, QKeySequence(QKeySequence::Copy));
    QCOMPARE(QApplication::clipboard()->text(), u"0.35 · 1.23 = 0.43"_s);
    QVERIFY(QApplication::clipboard()->mimeData()->data(u"application/mathml+xml"_s).startsWith("<math"));
}

void tst_formulawidget::accessibleNameIsTheFormula()
{
    FormulaWidget widget(sample());
    QCOMPARE(widget.accessibleName(), u"0.35 · 1.23 = 0.43"_s);
    widget.setFormula(parseFormula(u"Q Kᵀ / √2"));
    QCOMPARE(widget.accessibleName(), u"Q Kᵀ / √2"_s);
    widget.setAccessibleName(u"scaled score"_s);
    widget.setFormula(parseFormula(u"A V"));
    QCOMPARE(widget.accessibleName(), u"scaled score"_s);  // a name of the caller's stays
}

void tst_formulawidget::groupsAreAccessible()
{
    FormulaWidget widget(sample());
    show(widget);
    QAccessibleInterface* equation = QAccessible::queryAccessibleInterface(&widget);
    QVERIFY(equation);
    QCOMPARE(equation->role(), QAccessible::Equation);
    QCOMPARE(equation->childCount(), 3);
    QAccessibleInterface* key = equation->child(1);
    QCOMPARE(key->text(QAccessible::Name), u"1.23"_s);
    QCOMPARE(key->role(), QAccessible::Button);
    QCOMPARE(equation->indexOfChild(key), 1);
    QCOMPARE(equation->child(1), key);
    QCOMPARE(key->parent(), equation);
    const QPoint centre = key->rect().center();
    QCOMPARE(equation->childAt(centre.x(), centre.y()), key);
    QSignalSpy activated(&widget, &FormulaWidget::activated);
    key->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QCOMPARE(activated.size(), 1);
    widget.setFocus(Qt::TabFocusReason);
    QTRY_VERIFY(widget.hasFocus());
    QTest::keyClick(&widget, Qt::Key_Right);
    QVERIFY(key->state().focused);
    QCOMPARE(equation->focusChild(), key);
    widget.setFormula(formula::group(u"only", formula::number(u"1")));
    QVERIFY(!key->isValid());
    QCOMPARE(equation->child(1), nullptr);
}

void tst_formulawidget::hugeFormulaHoldsNoWindowOpen()
{
    FormulaWidget widget(parseFormula(u"a + "_s.repeated(1000)));
    QCOMPARE_LE(widget.minimumSizeHint().width(), 400);
    show(widget);
    widget.grab();
}

AE_TEST(tst_formulawidget)
#include "tst_formulawidget.moc"
