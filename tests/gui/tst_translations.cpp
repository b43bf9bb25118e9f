// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/examples.h"
#include "app/translations.h"
#include "models/texts.h"
#include "testmain.h"
#include "widgets/formula/formulawidget.h"
#include "windowtest.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QFile>
#include <QLabel>
#include <QMenu>
#include <QRegularExpression>
#include <QSet>
#include <QTabBar>
#include <QTest>
#include <QTranslator>
#include <QXmlStreamReader>

using namespace Qt::StringLiterals;
using namespace ae;

namespace {

/// Marks every text that the translation file knows, and remembers the ones of ours that it does not know.
class MarkingTranslator : public QTranslator {
public:
    MarkingTranslator()
    {
        QFile file(QStringLiteral(AE_SOURCE_DIR "/translations/attention-explorer_en.ts"));
        if (!file.open(QIODevice::ReadOnly))
            qFatal("the translation file cannot be read");
        QXmlStreamReader xml(&file);
        QString context;
        while (!xml.atEnd()) {
            xml.readNext();
            if (!xml.isStartElement())
                continue;
            if (xml.name() == "name"_L1)
                context = xml.readElementText();
            else if (xml.name() == "source"_L1)
                m_known[context].insert(xml.readElementText());
        }
    }

    bool isEmpty() const override { return false; }

    QString translate(const char* context, const char* source, const char*, int) const override
    {
        const QString text = QString::fromUtf8(source);
        const auto known = m_known.find(QString::fromUtf8(context));
        if (known != m_known.end() && known->contains(text))
            return u'⟦' + text + u'⟧';
        if (known != m_known.end() || QByteArray(context).startsWith("ae"))
            m_unknown.insert(QLatin1String(context) + u": "_s + text);
        return {};
    }

    const QSet<QString>& unknown() const { return m_unknown; }
    qsizetype size() const { return m_known.size(); }

private:
    QHash<QString, QSet<QString>> m_known;
    mutable QSet<QString> m_unknown;
};

/// Names and numbers belong to the session and to mathematics, not to a language.
bool isNameOrSign(const QString& shown, const Session& session)
{
    static const QRegularExpression tags(u"<sup>T</sup>|<[^>]*>|&nbsp;"_s);
    static const QRegularExpression numbers(u"[0-9.,×·= −-]+$"_s);
    static const QRegularExpression cellName(u"^[A-Za-z]+\\[.*\\]$"_s);
    const QString text = QString(shown).remove(tags).remove(numbers);
    if (cellName.match(text).hasMatch())
        return true;
    for (const NotebookCell& cell : session.notebook) {
        if (fromUtf8(cell.markdown).contains(text))
            return true;
    }
    static const QSet<QString> signs = {u"Attention Explorer"_s, u"÷ √d"_s, u"PNG"_s, u"SVG"_s, u"NumPy"_s, u"Σ"_s};
    if (signs.contains(text))
        return true;
    for (const std::vector<std::string>& names : {session.tokens, session.features, {session.title}}) {
        for (const std::string& name : names) {
            if (text == fromUtf8(name) || text == shownName(name))
                return true;
        }
    }
    // "W Q 4 × 2" of a caption: its index is set lower
    const QString sign = QString(text).remove(u"&nbsp;"_s).remove(u'×').remove(u' ');
    for (const StepSpec* step : stepCatalogue()) {
        const QString symbol = fromUtf8(step->symbol);
        if (text == fromUtf8(step->key) || text == symbol || sign == QString(symbol).remove(u'_'))
            return true;
    }
    // whoever looks for their language can read its name
    for (const LanguageSpec& language : languageCatalogue()) {
        if (text == QString::fromUtf8(language.name))
            return true;
    }
    const auto letters = std::count_if(text.begin(), text.end(), [](QChar c) { return c.isLetter(); });
    return letters < 2;
}

}  // namespace

/// Every text that the window shows comes through the translation file.
class tst_translations : public ae::test::WindowTest {
    Q_OBJECT

private:
    MarkingTranslator m_marking;
    QStringList m_bare;

    void look(const QString& text, const QWidget* where, const char* what)
    {
        // formulas are mathematics; their accessible text is the formula
        if (qobject_cast<const FormulaWidget*>(where) || text.contains(u'⟦') || isNameOrSign(text, document().session()))
            return;
        if (qobject_cast<const QTabBar*>(where->parent()))  // its buttons are Qt's, and so are their names
            return;
        m_bare << u"%1 of %2 \"%3\": %4"_s.arg(QLatin1String(what), QLatin1String(where->metaObject()->className()),
                                               where->accessibleName(), text.left(80));
    }

private slots:
    void init() { QApplication::installTranslator(&m_marking); }
    void cleanup()
    {
        close();
        QApplication::removeTranslator(&m_marking);
    }

    void readsTheTranslationFile()
    {
        QVERIFY(m_marking.size() > 20);
        QCOMPARE(QCoreApplication::translate("ae", "weight"), u"⟦weight⟧"_s);
    }

    void everyTextOfTheWindow_data()
    {
        QTest::addColumn<int>("example");
        for (std::size_t i = 0; i < exampleCatalogue().size(); ++i)
            QTest::newRow(exampleCatalogue()[i].title) << static_cast<int>(i);
    }
    void everyTextOfTheWindow()
    {
        QFETCH(int, example);
        open(exampleSession(exampleCatalogue()[static_cast<std::size_t>(example)]));
        document().selectCell(CellRef{"weights", 0, 1, 0});
        document().settle();
        QTest::qWait(200);
        m_bare.clear();
        for (const QWidget* widget : window()->findChildren<QWidget*>()) {
            look(widget->toolTip(), widget, "tool tip");
            look(widget->accessibleName(), widget, "accessible name");
            look(widget->accessibleDescription(), widget, "description");
            if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
                look(button->text(), widget, "text");
            if (const auto* label = qobject_cast<const QLabel*>(widget))
                look(label->text(), widget, "text");
        }
        for (const QAction* action : window()->findChildren<QAction*>()) {
            if (action->isSeparator())
                continue;
            look(action->text(), window(), "action");
            look(action->toolTip(), window(), "tool tip of an action");
        }
        look(window()->windowTitle(), window(), "title");
        for (const ActionSpec& spec : actionCatalogue())
            QVERIFY2(translated(spec.tip).contains(u'⟦'), spec.tip);
        QVERIFY2(m_bare.isEmpty(), qPrintable(m_bare.join(u'\n')));
    }

    void everyTextOfTheDeclarations()
    {
        for (const StepSpec* step : stepCatalogue()) {
            QVERIFY2(translated(step->title).contains(u'⟦'), step->title);
            QVERIFY2(translated(step->summary).contains(u'⟦'), step->summary);
        }
        for (const MaskSpec& mask : maskCatalogue())
            QVERIFY2(translated(mask.title).contains(u'⟦'), mask.title);
    }

    void asksForNothingThatTheFileLacks()
    {
        open(lessonSession());
        for (const char* step : {"X", "scores", "weights", "output"}) {
            document().selectCell(CellRef{step, 0, 0, 0});
            QTest::qWait(20);
        }
        QStringList unknown(m_marking.unknown().begin(), m_marking.unknown().end());
        QVERIFY2(unknown.isEmpty(), qPrintable(unknown.join(u'\n')));
    }

    void countsInEnglish()
    {
        QApplication::removeTranslator(&m_marking);
        QVERIFY(installLanguage(u"en"_s));
        const auto rows = [](int n) { return QCoreApplication::translate("ae::EntropyChart", "%n query(ies).", nullptr, n); };
        QCOMPARE(rows(1), u"1 query."_s);
        QCOMPARE(rows(2), u"2 queries."_s);
        QCOMPARE(rows(0), u"0 queries."_s);
        QCOMPARE(QCoreApplication::translate("ae::BarChart", "%n of them are hidden by the mask.", nullptr, 1),
                 u"1 of them is hidden by the mask."_s);
        QVERIFY(!installLanguage(u"it"_s));  // where the program does not speak it
        QCOMPARE(rows(2), u"2 queries."_s);
        installLanguage(u"en"_s);
    }
};

AE_TEST(tst_translations)
#include "tst_translations.moc"
