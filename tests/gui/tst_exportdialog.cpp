// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/examples.h"
#include "app/exportdialog.h"
#include "app/pictures.h"
#include "testmain.h"
#include "widgets/charts/chart.h"
#include "widgets/notebook/notebookview.h"
#include "windowtest.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFile>
#include <QImage>
#include <QProcess>
#include <QScrollBar>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace ae;

/// Pictures of the notebook and of its parts, opened by the programs that people open them with.
class tst_exportdialog : public ae::test::WindowTest {
    Q_OBJECT

    PicturePart part(const QString& title) const
    {
        for (const PicturePart& each : window()->pictureParts()) {
            if (each.title == title)
                return each;
        }
        return {};
    }

    QString saved(const PicturePart& each, const QString& name, const PictureChoices& choices = {})
    {
        const QString path = m_folder.filePath(name);
        const QString reason = savePicture(each, path, choices);
        return reason.isEmpty() ? path : reason;
    }

    /// What a program makes of a file; empty when it failed.
    QByteArray output(const QString& program, const QStringList& arguments) const
    {
        QProcess process;
        process.setWorkingDirectory(m_folder.path());
        process.start(program, arguments);
        return process.waitForFinished(60'000) && process.exitCode() == 0 ? process.readAllStandardOutput() : QByteArray();
    }

    static int colours(const QImage& image)
    {
        QSet<QRgb> seen;
        for (int y = 0; y < image.height(); y += 3) {
            for (int x = 0; x < image.width(); x += 3)
                seen.insert(image.pixel(x, y));
        }
        return static_cast<int>(seen.size());
    }

    QTemporaryDir m_folder;

private slots:
    void initTestCase()
    {
        applyTheme(*qApp, ThemeName::Light);
        open(lessonSession());
    }
    void cleanupTestCase() { close(); }

    void everyPartIsOffered()
    {
        QStringList titles;
        for (const PicturePart& each : window()->pictureParts())
            titles << each.title;
        QCOMPARE(titles.first(), u"The whole notebook"_s);
        for (const char* wanted : {"Matrix: X", "Matrix: Wq", "Matrix: weights", "Matrix: output"})
            QVERIFY2(titles.contains(QString::fromLatin1(wanted)), qPrintable(titles.join(u'\n')));
        QVERIFY2(titles.filter(u"Chart: "_s).size() >= 3, qPrintable(titles.join(u'\n')));
        QCOMPARE(titles.removeDuplicates(), 0);
    }

    void everyPartInEveryForm_data()
    {
        QTest::addColumn<QString>("ending");
        for (const PictureFormat& format : pictureFormats())
            QTest::newRow(format.ending.data()) << QString::fromUtf8(format.ending.data());
    }
    void everyPartInEveryForm()
    {
        QFETCH(const QString, ending);
        for (const PicturePart& each : window()->pictureParts()) {
            const QString path = saved(each, u"part"_s + ending);
            QFile file(path);
            QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(each.title + path));
            const QByteArray content = file.readAll();
            if (ending == u".png"_s)
                QCOMPARE(QImage(path).size(), each.widget->size() * 2);
            else
                QVERIFY(content.startsWith(ending == u".pdf"_s ? "%PDF-" : "<?xml") && content.size() > 1500);
        }
    }

    void theScaleIsTheChosenOne()
    {
        const PicturePart weights = part(u"Matrix: weights"_s);
        QCOMPARE(QImage(saved(weights, u"a.png"_s, {3, currentTheme().name})).size(), weights.widget->size() * 3);
        const PictureChoices huge{10'000, currentTheme().name};
        QVERIFY(saved(weights, u"b.png"_s, huge).contains(u"32000"_s));
        QVERIFY(!QFile::exists(m_folder.filePath(u"b.png"_s)));
        QVERIFY(QFile::exists(saved(weights, u"b.svg"_s, huge)));  // has no pixels
    }

    /// A pane that scrolls on screen is whole in the picture, and afterwards as it was.
    void scrolledPanesAreWhole()
    {
        close();
        Session session = lessonSession();
        constexpr Index tokens = 40;
        Matrix& x = session.matrices["X"];
        x = x.topRows(1).replicate(tokens, 1).eval();
        session.tokens.clear();
        for (Index token = 0; token < tokens; ++token)
            session.tokens.push_back("word" + std::to_string(token));
        open(session);
        QCoreApplication::processEvents();
        const PicturePart weights = part(u"Matrix: weights"_s);
        MatrixView* pane = view(u"weights"_s);
        QVERIFY(!pane->isPicture() && pane->verticalScrollBar()->maximum() > 0);
        constexpr int scrolled = 200;
        pane->verticalScrollBar()->setValue(scrolled);
        const QSize size = weights.widget->size();
        const QImage image(saved(weights, u"whole.png"_s, {1, currentTheme().name}));
        QVERIFY(image.height() > tokens * pane->rowHeight(0) && image.width() > tokens * pane->columnWidth(0));
        QCOMPARE(weights.widget->size(), size);
        QCoreApplication::processEvents();
        QCOMPARE(weights.widget->size(), size);
        QCOMPARE(pane->verticalScrollBar()->value(), scrolled);
        if (!QStandardPaths::findExecutable(u"pdftotext"_s).isEmpty()) {
            const QByteArray text = output(u"pdftotext"_s, {saved(weights, u"whole.pdf"_s), u"-"_s});
            QVERIFY2(text.contains("word0") && text.contains("word39"), text.constData());
        }
        close();
        open(lessonSession());
    }

    void anotherThemeIsOnlyInThePicture()
    {
        const ThemeName before = chosenTheme();
        const PicturePart notebook = window()->pictureParts().first();
        for (const Theme& theme : themes()) {
            const QImage image(saved(notebook, u"theme.png"_s, {1, theme.name}));
            QCOMPARE(image.pixelColor(1, image.height() - 2), theme.palette.color(QPalette::Window));
            QVERIFY(colours(image) > 20);
        }
        QCOMPARE(chosenTheme(), before);
    }

    void lettersStayLetters()
    {
        const PicturePart weights = part(u"Matrix: weights"_s);
        QFile svg(saved(weights, u"letters.svg"_s));
        QVERIFY(svg.open(QIODevice::ReadOnly));
        const QByteArray drawing = svg.readAll();
        QVERIFY(drawing.contains("<text") && drawing.contains("export") && drawing.contains("<title>Matrix: weights</title>"));
        if (QStandardPaths::findExecutable(u"pdftotext"_s).isEmpty())
            QSKIP("there is no pdftotext");
        const QByteArray text = output(u"pdftotext"_s, {saved(weights, u"letters.pdf"_s), u"-"_s});
        QVERIFY2(text.contains("export") && text.contains("0.24"), text.constData());
    }

    void chartsNameTokensAndAxes()
    {
        for (const PicturePart& each : window()->pictureParts()) {
            if (!each.title.startsWith(u"Chart: Weights"_s))
                continue;
            QFile svg(saved(each, u"chart.svg"_s));
            QVERIFY(svg.open(QIODevice::ReadOnly));
            const QByteArray drawing = svg.readAll();
            QVERIFY2(drawing.contains("Nimbus"), qPrintable(each.title));
        }
    }

    void otherProgramsDrawThem()
    {
        struct Program {
            const char* name;
            const char* ending;
            QStringList options;
        };
        const Program programs[] = {{"rsvg-convert", ".svg", {u"-o"_s, u"drawn.png"_s}},
                                    {"pdftoppm", ".pdf", {u"-png"_s, u"-singlefile"_s, u"-r"_s, u"96"_s}}};
        for (const Program& program : programs) {
            if (QStandardPaths::findExecutable(QString::fromLatin1(program.name)).isEmpty())
                continue;
            for (const PicturePart& each : window()->pictureParts()) {
                QFile::remove(m_folder.filePath(u"drawn.png"_s));
                const QString path = saved(each, u"draw"_s + QString::fromLatin1(program.ending));
                QStringList arguments = program.options;
                arguments << path;
                if (QLatin1String(program.name) == "pdftoppm"_L1)
                    arguments << u"drawn"_s;
                output(QString::fromLatin1(program.name), arguments);
                const QImage drawn(m_folder.filePath(u"drawn.png"_s));
                QVERIFY2(!drawn.isNull(), qPrintable(each.title));
                QVERIFY2(std::abs(drawn.width() - each.widget->width()) <= 2 && std::abs(drawn.height() - each.widget->height()) <= 2,
                         qPrintable(each.title));
                QVERIFY2(colours(drawn) > 3, qPrintable(each.title));
            }
        }
    }

    void barsAreInEveryForm_data()
    {
        QTest::addColumn<QString>("title");
        for (const QString& title : {u"Chart: Weights of “export”"_s, u"The whole notebook"_s})
            QTest::newRow(qPrintable(title)) << title;
    }
    void barsAreInEveryForm()
    {
        QFETCH(const QString, title);
        if (QStandardPaths::findExecutable(u"rsvg-convert"_s).isEmpty() || QStandardPaths::findExecutable(u"pdftoppm"_s).isEmpty())
            QSKIP("there is no rsvg-convert, or no pdftoppm");
        const PicturePart chart = part(title);
        QVERIFY(chart.widget);
        const QColor bar = currentTheme().colours.barStrong;
        const auto pixelsOfBars = [&bar](const QImage& image) {
            int count = 0;
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x)
                    count += image.pixelColor(x, y).rgb() == bar.rgb() ? 1 : 0;
            }
            return count;
        };
        const int wanted = pixelsOfBars(QImage(saved(chart, u"bars.png"_s, {1, currentTheme().name})));
        QVERIFY2(wanted > 500, qPrintable(QString::number(wanted)));
        output(u"rsvg-convert"_s, {u"-o"_s, u"svg.png"_s, saved(chart, u"bars.svg"_s)});
        output(u"pdftoppm"_s, {u"-png"_s, u"-singlefile"_s, u"-r"_s, u"96"_s, saved(chart, u"bars.pdf"_s), u"pdf"_s});
        for (const QString& name : {u"svg.png"_s, u"pdf.png"_s}) {
            const int found = pixelsOfBars(QImage(m_folder.filePath(name)));
            QVERIFY2(found > wanted * 9 / 10, qPrintable(u"%1: %2 of %3"_s.arg(name).arg(found).arg(wanted)));
        }
    }

    void onlyPicturesHaveAPartAndATheme()
    {
        const ExportOffer offer{"output", window()->pictureParts(), 2, {}};
        const ExportDialog dialog(&document(), offer);
        auto* form = dialog.findChild<QComboBox*>();
        QCOMPARE(form->accessibleName(), u"Form"_s);
        QVERIFY(dialog.pictureFormat() && !dialog.format());
        QCOMPARE(dialog.part(), 2);
        QVERIFY(dialog.findChild<QDoubleSpinBox*>()->isEnabled());
        form->setCurrentIndex(form->findData(u".svg"_s));
        QVERIFY(dialog.pictureFormat() && !dialog.findChild<QDoubleSpinBox*>()->isEnabled());
        form->setCurrentIndex(form->findData(u".csv"_s));
        QVERIFY(dialog.format() && !dialog.pictureFormat());
        QCOMPARE(dialog.step(), std::string("output"));
    }

    void enterAccepts()
    {
        const ExportOffer offer{"output", window()->pictureParts(), 2, {}};
        ExportDialog dialog(&document(), offer);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        QTest::keyClick(&dialog, Qt::Key_Return);
        QCOMPARE(dialog.result(), int(QDialog::Accepted));
    }

    void otherEndingsAreRefused()
    {
        const QString reason = saved(window()->pictureParts().first(), u"picture.bmp"_s);
        QVERIFY2(reason.contains(u".svg"_s), qPrintable(reason));
        QVERIFY(!QFile::exists(m_folder.filePath(u"picture.bmp"_s)));
    }
};

AE_TEST(tst_exportdialog)
#include "tst_exportdialog.moc"
