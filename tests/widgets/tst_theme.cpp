// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "testmain.h"

#include "colourblind.h"
#include "widgets/look/calmstyle.h"
#include "widgets/look/card.h"
#include "widgets/look/flowlayout.h"
#include "widgets/look/theme.h"
#include "widgets/look/toggleswitch.h"

#include <QAccessible>
#include <QApplication>
#include <QCheckBox>
#include <QDialog>
#include <QLabel>
#include <QPointer>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSlider>
#include <QStyleOption>
#include <QTest>
#include <QToolButton>
#include <QVBoxLayout>

#include <cmath>
#include <limits>
#include <utility>

using namespace ae;
using namespace ae::test;
using namespace Qt::StringLiterals;

namespace {

QApplication& application()
{
    return *static_cast<QApplication*>(QCoreApplication::instance());
}

double contrast(const QColor& x, const QColor& y)
{
    return contrastRatio(x.rgb(), y.rgb());
}

class PaletteWatcher : public QWidget {
public:
    int changes = 0;
    QColor seen;

protected:
    void changeEvent(QEvent* event) override
    {
        if (event->type() == QEvent::PaletteChange) {
            ++changes;
            seen = currentTheme().colours.card;
        }
    }
};

}  // namespace

class tst_theme : public QObject {
    Q_OBJECT
private slots:
    void init() { applyTheme(application(), ThemeName::Light); }
    void cleanupTestCase() { applyTheme(application(), ThemeName::Light); }

    void textContrast_data();
    void textContrast();
    void rolesDifferForAllEyes_data();
    void rolesDifferForAllEyes();
    void applyingTellsEveryWidget();
    void nothingMovesByItself();
    void desktopSaysItsLook_data();
    void desktopSaysItsLook();
    void systemFollowsTheDesktop();
    void names();
    void switchByKeyAndMouse();
    void switchIsACheckBoxToReaders();
    void cardFolds();
    void cardTakesContent();
    void cardTitleIsPlainText();
    void flowWraps();
    void flowSkipsHidden();
    void flowMirrors();
    void sliderReachesItsEnds();
    void scrollBarWithHugeRange();
    void pillKeepsItsWidth();
    void theButtonOfEnterIsSeen_data() { everyTheme(); }
    void theButtonOfEnterIsSeen();

private:
    void everyTheme();
};

void tst_theme::everyTheme()
{
    QTest::addColumn<int>("position");
    for (int i = 0; i < static_cast<int>(themes().size()); ++i)
        QTest::newRow(themes()[static_cast<std::size_t>(i)].key.data()) << i;
}

void tst_theme::textContrast_data()
{
    everyTheme();
}

void tst_theme::textContrast()
{
    QFETCH(int, position);
    const Theme& theme = themes()[static_cast<std::size_t>(position)];
    const ThemeColours& c = theme.colours;
    const double least = theme.lineWidth > 1 ? 7 : 4.5;
    for (const QColor& surface : {c.card, c.panel, c.window}) {
        for (const QColor& text : {c.text, c.softText, c.faintText, c.accentText, c.warning, c.error, c.good})
            QVERIFY2(contrast(text, surface) >= least, qPrintable(text.name() + u" on "_s + surface.name()));
    }
    for (const Role role : {Role::Query, Role::Key, Role::Value, Role::Score, Role::Input})
        QVERIFY2(contrast(theme.roleColour(role), c.card) >= least, qPrintable(theme.roleColour(role).name()));
    for (const QColor& line : {c.withScaling, c.withoutScaling})
        QVERIFY(contrast(line, c.card) >= 4.5);
    QVERIFY(contrast(c.onAccent, c.accent) >= 4.5);
    QVERIFY(contrast(c.onQuery, c.query) >= 4.5);
    QVERIFY(contrast(c.accentText, c.accentSoft) >= 4.5);
    QVERIFY(contrast(c.warning, c.warningFill) >= 4.5);
    QVERIFY(contrast(c.text, c.operandFill) >= 4.5);
    // What is not text but must be seen: WCAG asks for 3:1.
    QVERIFY(contrast(c.barStrong, c.card) >= 3);
    for (const QColor& surface : {c.card, c.panel, c.window, c.control, c.controlHover}) {
        QVERIFY2(contrast(c.focus, surface) >= 3, qPrintable(surface.name()));
        QVERIFY2(contrast(c.text, surface) >= 4.5, qPrintable(surface.name()));
    }
    QVERIFY(contrast(c.selection, c.card) >= 3);
    // Qt's own drawing: what is chosen in lists, hints, links
    const QPalette& p = theme.palette;
    for (const auto& [ink, ground] :
         {std::pair(QPalette::WindowText, QPalette::Window), std::pair(QPalette::Text, QPalette::Base),
          std::pair(QPalette::ButtonText, QPalette::Button), std::pair(QPalette::HighlightedText, QPalette::Highlight),
          std::pair(QPalette::ToolTipText, QPalette::ToolTipBase), std::pair(QPalette::PlaceholderText, QPalette::Base),
          std::pair(QPalette::Link, QPalette::Base)})
        QVERIFY2(contrast(p.color(ink), p.color(ground)) >= 4.5, qPrintable(p.color(ink).name() + u" on "_s + p.color(ground).name()));
    QVERIFY(contrast(c.barStrong, c.barQuiet) >= 1.8);
}

void tst_theme::rolesDifferForAllEyes_data()
{
    everyTheme();
}

void tst_theme::rolesDifferForAllEyes()
{
    QFETCH(int, position);
    const Theme& theme = themes()[static_cast<std::size_t>(position)];
    const Role roles[] = {Role::Query, Role::Key, Role::Value, Role::Score, Role::Input};
    for (const Eyes eyes : allEyes) {
        for (const Role one : roles) {
            for (const Role other : roles) {
                const QColor x = theme.roleColour(one);
                const QColor y = theme.roleColour(other);
                if (one != other)
                    QVERIFY2(difference(eyes, x.rgb(), y.rgb()) > 0.08, qPrintable(x.name() + u' ' + y.name()));
            }
        }
        QVERIFY(difference(eyes, theme.colours.withScaling.rgb(), theme.colours.withoutScaling.rgb()) > 0.13);
    }
}

void tst_theme::nothingMovesByItself()
{
    for (const Qt::UIEffect effect :
         {Qt::UI_AnimateMenu, Qt::UI_FadeMenu, Qt::UI_AnimateCombo, Qt::UI_AnimateTooltip, Qt::UI_FadeTooltip, Qt::UI_AnimateToolBox})
        QApplication::setEffectEnabled(effect);  // as a desktop may have it
    applyTheme(application(), ThemeName::Dark);
    for (const Qt::UIEffect effect :
         {Qt::UI_AnimateMenu, Qt::UI_FadeMenu, Qt::UI_AnimateCombo, Qt::UI_AnimateTooltip, Qt::UI_FadeTooltip, Qt::UI_AnimateToolBox})
        QVERIFY(!QApplication::isEffectEnabled(effect));
    QCOMPARE(QApplication::style()->styleHint(QStyle::SH_Widget_Animation_Duration), 0);
}

void tst_theme::applyingTellsEveryWidget()
{
    PaletteWatcher watcher;
    watcher.show();
    applyTheme(application(), ThemeName::Dark);
    QCOMPARE(currentTheme().name, ThemeName::Dark);
    QVERIFY(watcher.changes > 0);
    QCOMPARE(watcher.seen, themeOf(ThemeName::Dark).colours.card);
    QCOMPARE(QApplication::palette().color(QPalette::Base), currentTheme().colours.card);
    QVERIFY(qobject_cast<CalmStyle*>(QApplication::style()) != nullptr);
    applyTheme(application(), ThemeName::HighContrast);
    QCOMPARE(watcher.seen, themeOf(ThemeName::HighContrast).colours.card);
}

void tst_theme::desktopSaysItsLook_data()
{
    QTest::addColumn<DesktopLook>("look");
    QTest::addColumn<ThemeName>("theme");
    QTest::newRow("nothing") << DesktopLook{} << ThemeName::Light;
    QTest::newRow("dark") << DesktopLook{true, false} << ThemeName::Dark;
    QTest::newRow("light") << DesktopLook{false, false} << ThemeName::Light;
    QTest::newRow("high contrast") << DesktopLook{std::nullopt, true} << ThemeName::HighContrastLight;
    QTest::newRow("dark, high contrast") << DesktopLook{true, true} << ThemeName::HighContrast;
}

void tst_theme::desktopSaysItsLook()
{
    QFETCH(DesktopLook, look);
    QFETCH(ThemeName, theme);
    applyTheme(application(), ThemeName::System);
    setDesktopLook(application(), look);
    QCOMPARE(currentTheme().name, theme);
    QCOMPARE(chosenTheme(), ThemeName::System);
    applyTheme(application(), ThemeName::Light);  // what was chosen does not follow
    setDesktopLook(application(), {true, true});
    QCOMPARE(currentTheme().name, ThemeName::Light);
    setDesktopLook(application(), {});
}

void tst_theme::systemFollowsTheDesktop()
{
    applyTheme(application(), ThemeName::Dark);
    // The offscreen desktop is light, whatever we have set.
    QVERIFY(!isSystemDark());
    QCOMPARE(QApplication::palette().color(QPalette::Window), themeOf(ThemeName::Dark).colours.window);
    applyTheme(application(), ThemeName::System);
    QCOMPARE(currentTheme().name, ThemeName::Light);
    QEvent change(QEvent::ThemeChange);
    QCoreApplication::sendEvent(&application(), &change);
    QCoreApplication::processEvents();
    QCOMPARE(currentTheme().name, ThemeName::Light);
}

void tst_theme::names()
{
    for (const Theme& theme : themes()) {
        QCOMPARE(findTheme(theme.key), &theme);
        QCOMPARE(&themeOf(theme.name), &theme);
    }
    QCOMPARE(findTheme("system"), nullptr);
    QCOMPARE(findTheme(""), nullptr);
}

void tst_theme::switchByKeyAndMouse()
{
    ToggleSwitch toggle(u"÷ √d"_s);
    toggle.show();
    QSignalSpy spy(&toggle, &QAbstractButton::toggled);
    QTest::keyClick(&toggle, Qt::Key_Space);
    QVERIFY(toggle.isChecked());
    QTest::keyClick(&toggle, Qt::Key_Return);
    QVERIFY(!toggle.isChecked());
    QTest::mouseClick(&toggle, Qt::LeftButton, {}, QPoint(2, 2));  // the text belongs to it
    QVERIFY(toggle.isChecked());
    QTest::mouseClick(&toggle, Qt::LeftButton, {}, toggle.rect().center());
    QCOMPARE(spy.count(), 4);
    toggle.setEnabled(false);
    QTest::keyClick(&toggle, Qt::Key_Space);
    QCOMPARE(spy.count(), 4);
    const QImage off = toggle.grab().toImage();
    toggle.setEnabled(true);
    toggle.setChecked(true);
    QVERIFY(toggle.grab().toImage() != off);
}

void tst_theme::switchIsACheckBoxToReaders()
{
    ToggleSwitch toggle(u"Divide by √d"_s);
    QAccessibleInterface* reader = QAccessible::queryAccessibleInterface(&toggle);
    QVERIFY(reader != nullptr);
    QCOMPARE(reader->role(), QAccessible::CheckBox);
    QCOMPARE(reader->text(QAccessible::Name), u"Divide by √d"_s);
    QVERIFY(reader->state().checkable);
    toggle.setChecked(true);
    QVERIFY(reader->state().checked);
}

void tst_theme::cardFolds()
{
    Card card(u"Scores"_s);
    auto* content = new QLabel(u"content"_s);
    card.setContent(content);
    card.show();
    QSignalSpy spy(&card, &Card::foldToggled);
    auto* button = card.findChild<QToolButton*>();
    QVERIFY(button != nullptr);
    QVERIFY(button->accessibleName().contains(u"Scores"_s));
    const QString open = button->accessibleName();
    QVERIFY(content->isVisible());
    QTest::mouseClick(button, Qt::LeftButton);
    QVERIFY(card.isFolded());
    QVERIFY(!content->isVisible());
    QVERIFY(button->accessibleName() != open);
    QTest::keyClick(button, Qt::Key_Space);
    QVERIFY(!card.isFolded());
    card.setFolded(true);
    card.setFolded(true);
    QCOMPARE(spy.count(), 3);
    QCOMPARE(spy.last().first().toBool(), true);
    QCOMPARE(card.accessibleName(), u"Scores"_s);
}

void tst_theme::cardTakesContent()
{
    Card card(u"A"_s);
    QPointer<QLabel> first = new QLabel;
    card.setContent(first);
    card.setFormula(new QLabel(u"Q Kᵀ"_s));
    card.addTitleWidget(new QPushButton(u"more"_s));
    card.setContent(new QLabel);
    QVERIFY(first.isNull());
    card.setFolded(true);
    auto* late = new QLabel;
    card.setContent(late);
    QVERIFY(late->isHidden());
    card.setFormula(nullptr);
    QCOMPARE(card.formula(), nullptr);
}

void tst_theme::cardTitleIsPlainText()
{
    Card card(u"<img src='/etc/hostname'>"_s);
    const auto* label = card.findChild<QLabel*>();
    QCOMPARE(label->textFormat(), Qt::PlainText);
    QCOMPARE(card.title(), u"<img src='/etc/hostname'>"_s);
}

void tst_theme::flowWraps()
{
    QWidget parent;
    auto* flow = new FlowLayout(&parent, 10);
    QList<QWidget*> tokens;
    for (int i = 0; i < 5; ++i) {
        auto* token = new QWidget;
        token->setFixedSize(60, i == 1 ? 30 : 20);
        flow->addWidget(token);
        tokens += token;
    }
    QCOMPARE(flow->heightForWidth(1000), 30);
    QCOMPARE(flow->heightForWidth(340), 30);  // 5 x 60 + 4 x 10 fit exactly
    QCOMPARE(flow->heightForWidth(339), 30 + 10 + 20);
    QCOMPARE(flow->heightForWidth(1), 30 + 4 * 20 + 4 * 10);
    QCOMPARE(flow->sizeHint(), QSize(340, 30));
    QCOMPARE(flow->minimumSize(), QSize(60, 30));
    flow->setGeometry(QRect(0, 0, 200, 100));  // three a line
    QCOMPARE(tokens.at(0)->geometry(), QRect(0, 5, 60, 20));
    QCOMPARE(tokens.at(1)->geometry(), QRect(70, 0, 60, 30));
    QCOMPARE(tokens.at(3)->geometry(), QRect(0, 40, 60, 20));
    auto* inserted = new QWidget;
    inserted->setFixedSize(60, 20);
    flow->insertWidget(0, inserted);
    flow->setGeometry(QRect(0, 0, 200, 100));
    QCOMPARE(inserted->geometry().topLeft(), QPoint(0, 5));
    QCOMPARE(flow->indexOf(tokens.at(0)), 1);
    delete flow->takeAt(0);
    QCOMPARE(flow->count(), 5);
    QCOMPARE(flow->takeAt(7), nullptr);
    QCOMPARE(flow->itemAt(-1), nullptr);
}

void tst_theme::flowSkipsHidden()
{
    QWidget parent;
    auto* flow = new FlowLayout(&parent, 10);
    QList<QWidget*> tokens;
    for (int i = 0; i < 3; ++i) {
        tokens += new QWidget;
        tokens.last()->setFixedSize(50, 20);
        flow->addWidget(tokens.last());
    }
    parent.show();
    tokens.at(1)->hide();
    flow->setGeometry(QRect(0, 0, 300, 20));
    QCOMPARE(tokens.at(2)->x(), 60);
    QCOMPARE(flow->sizeHint().width(), 110);
}

void tst_theme::flowMirrors()
{
    QWidget parent;
    parent.setLayoutDirection(Qt::RightToLeft);
    auto* flow = new FlowLayout(&parent, 10);
    auto* token = new QWidget;
    token->setFixedSize(50, 20);
    flow->addWidget(token);
    flow->setGeometry(QRect(0, 0, 300, 20));
    QCOMPARE(token->geometry().right(), 299);
}

void tst_theme::sliderReachesItsEnds()
{
    QSlider slider(Qt::Horizontal);
    slider.resize(200, 24);
    slider.show();
    QTest::mouseClick(&slider, Qt::LeftButton, {}, QPoint(197, 12));
    QCOMPARE(slider.value(), slider.maximum());
    QTest::mouseClick(&slider, Qt::LeftButton, {}, QPoint(3, 12));
    QCOMPARE(slider.value(), slider.minimum());
    QTest::mouseClick(&slider, Qt::LeftButton, {}, QPoint(100, 12));
    QVERIFY(std::abs(slider.value() - 50) <= 2);
}

void tst_theme::scrollBarWithHugeRange()
{
    QScrollBar bar(Qt::Vertical);
    bar.resize(11, 300);
    bar.setRange(0, std::numeric_limits<int>::max());
    bar.setPageStep(10);
    bar.setValue(bar.maximum());
    bar.show();
    QStyleOptionSlider option;
    option.initFrom(&bar);
    option.orientation = Qt::Vertical;
    option.minimum = bar.minimum();
    option.maximum = bar.maximum();
    option.pageStep = bar.pageStep();
    option.sliderPosition = bar.value();
    const QRect slider = bar.style()->subControlRect(QStyle::CC_ScrollBar, &option, QStyle::SC_ScrollBarSlider, &bar);
    QVERIFY(slider.height() >= 30);
    QCOMPARE(slider.bottom(), 299);
    QVERIFY(!bar.grab().isNull());
}

void tst_theme::pillKeepsItsWidth()
{
    QPushButton pill(u"export"_s);
    pill.setCheckable(true);
    pill.setProperty(look::isPill, true);
    pill.show();
    const QSize off = pill.sizeHint();
    pill.setChecked(true);
    QCOMPARE(pill.sizeHint(), off);
    QVERIFY(off.height() >= 32);
    const QImage picture = pill.grab().toImage();
    QCOMPARE(QColor(picture.pixel(picture.width() / 2, 3)), currentTheme().colours.query);
    QCheckBox box(u"box"_s);
    box.setProperty(look::isSwitch, true);
    QVERIFY(box.sizeHint().width() > QCheckBox(u"box"_s).sizeHint().width());
}

void tst_theme::theButtonOfEnterIsSeen()
{
    QFETCH(int, position);
    applyTheme(application(), themes()[static_cast<std::size_t>(position)].name);
    QDialog dialog;
    auto* column = new QVBoxLayout(&dialog);
    auto* one = new QPushButton(u"Save"_s);
    auto* other = new QPushButton(u"Save"_s);
    column->addWidget(one);
    column->addWidget(other);
    one->setAutoDefault(false);
    one->setDefault(true);
    other->setAutoDefault(false);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    dialog.setFocus();
    QVERIFY(one->grab().toImage() != other->grab().toImage());
    one->setDefault(false);
    QCOMPARE(one->grab().toImage(), other->grab().toImage());
}

AE_TEST(tst_theme)
#include "tst_theme.moc"
