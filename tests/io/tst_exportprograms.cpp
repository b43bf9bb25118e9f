// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "exportsamples.h"
#include "io/bytesource.h"
#include "io/text/textfile.h"
#include "session/cellname.h"
#include "testmain.h"

#include <QFile>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTest>

using namespace ae;
using namespace ae::test;
using namespace Qt::StringLiterals;

/// Exports in a spreadsheet, in a browser and in programs that draw pictures and pages.
class tst_exportprograms : public QObject {
    Q_OBJECT
private slots:
    void spreadsheetsKeepNumbersAndNames_data();
    void spreadsheetsKeepNumbersAndNames();
    void browsersShowEveryNumber_data() { addPageRows(); }
    void browsersShowEveryNumber();
    void browsersAskForNothing();
    void browsersTellTheStructure();
    void browsersFollowTheColourScheme();
    void picturesRender_data();
    void picturesRender();
    void notebooksBecomePages();

private:
    static void addPageRows();
};

namespace {

bool isInstalled(const char* program)
{
    return !QStandardPaths::findExecutable(QString::fromUtf8(program)).isEmpty();
}

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// A browser without a window, without a name server and without its own questions to the network.
Ended chromium(const ExportFolder& folder, const QStringList& arguments, const QString& file)
{
    const QStringList all = QStringList{u"--headless"_s,
                                        u"--no-sandbox"_s,
                                        u"--disable-gpu"_s,
                                        u"--disable-background-networking"_s,
                                        u"--disable-component-update"_s,
                                        u"--no-first-run"_s,
                                        u"--hide-scrollbars"_s,
                                        u"--host-resolver-rules=MAP * ~NOTFOUND"_s,
                                        u"--user-data-dir="_s + folder.path(u"profile"_s)}
        + arguments + QStringList{u"file://"_s + file};
    return run(u"/bin/sh"_s, QStringList{u"-c"_s, u"exec chromium \"$@\" 2>/dev/null"_s, u"sh"_s} + all, folder.folder());
}

/// All pictures of a text, as files that stand alone.
QByteArrayList picturesIn(const QByteArray& text)
{
    QByteArrayList pictures;
    for (qsizetype at = text.indexOf("<svg"); at >= 0; at = text.indexOf("<svg", at + 1)) {
        QByteArray svg = text.mid(at, text.indexOf("</svg>", at) + 6 - at);
        if (!svg.contains("xmlns="))
            svg.insert(4, " xmlns=\"http://www.w3.org/2000/svg\"");
        pictures << svg;
    }
    return pictures;
}

QByteArrayList picturesOf(const Sample& sample, const char* ending)
{
    const QByteArray text = exported(sample, ending);
    if (QByteArray(ending) != ".ipynb")
        return picturesIn(text);
    QByteArrayList pictures;
    for (const QJsonValue& cell : QJsonDocument::fromJson(text)[u"cells"_s].toArray()) {
        for (const QJsonValue& output : cell[u"outputs"_s].toArray()) {
            QByteArray svg;
            for (const QJsonValue& line : output[u"data"_s][u"image/svg+xml"_s].toArray())
                svg += line.toString().toUtf8();
            pictures += picturesIn(svg);
        }
    }
    return pictures;
}

QJsonArray jsonOf(const std::vector<std::string>& names)
{
    QJsonArray array;
    for (const std::string& name : names)
        array.append(QString::fromStdString(name));
    return array;
}

}  // namespace

void tst_exportprograms::addPageRows()
{
    QTest::addColumn<QString>("sample");
    for (const char* name : {"lesson", "every state", "hostile"})
        QTest::newRow(name) << QString::fromUtf8(name);
}

void tst_exportprograms::spreadsheetsKeepNumbersAndNames_data()
{
    QTest::addColumn<QString>("sample");
    QTest::addColumn<QByteArray>("ending");
    QTest::addColumn<std::string>("step");
    for (const char* name : {"sizes that differ", "every state", "spreadsheet names"}) {
        for (const char* ending : {".csv", ".tsv"}) {
            for (const char* step : {"X", "weights"})
                QTest::addRow("%s, %s, %s", name, step, ending) << QString::fromUtf8(name) << QByteArray(ending) << std::string(step);
        }
    }
}

void tst_exportprograms::spreadsheetsKeepNumbersAndNames()
{
    QFETCH(const QString, sample);
    QFETCH(const QByteArray, ending);
    QFETCH(const std::string, step);
    if (!isInstalled("ssconvert"))
        QSKIP("there is no ssconvert");
    const Sample made = exportSample(sample.toStdString());
    const ExportFolder folder(made, ending.constData(), step);
    const Graph::Node& node = *made.evaluation().graph().node(step);
    const std::vector<std::string> rows = rowNames(*node.spec, node.shape.rows, made.session());
    const std::vector<std::string> columns = columnNames(*node.spec, node.shape.columns, made.session());
    folder.write(
        u"sheet.json"_s,
        QJsonDocument(QJsonObject{{u"step"_s, QString::fromStdString(step)}, {u"rows"_s, jsonOf(rows)}, {u"columns"_s, jsonOf(columns)}})
            .toJson());
    const Ended sheet = run(u"ssconvert"_s, {folder.file(), folder.path(u"sheet.xlsx"_s)});
    QVERIFY2(sheet.code == 0, sheet.out.constData());
    const QString found = folder.check(u"sheet"_s, u"sheet.xlsx"_s);
    QVERIFY2(found.isEmpty(), qPrintable(found));

    // what we wrote is read back with the names as they were
    ReadChoices choices;
    choices.hasHeader = true;
    const Result<ReadMatrix> own = readText(contentOf(folder.file()).toStdString(), choices);
    if (sample == u"every state"_s && step == "weights") {
        QVERIFY2(!own && own.error().sentence().find("row 2 (fully-masked)") != std::string::npos,
                 "a row without a distribution is not a row of zeros");
        return;
    }
    QVERIFY2(own, own ? "" : own.error().sentence().c_str());
    QVERIFY(own->rowNames == rows);
    QVERIFY(own->columnNames == columns);
}

void tst_exportprograms::browsersShowEveryNumber()
{
    QFETCH(const QString, sample);
    if (!isInstalled("chromium"))
        QSKIP("there is no chromium");
    const ExportFolder folder(exportSample(sample.toStdString()), ".html");
    const Ended dumped = chromium(folder, {u"--dump-dom"_s}, folder.file());
    QVERIFY2(dumped.code == 0, dumped.out.constData());
    folder.write(u"dom.html"_s, dumped.out);
    const QString found = folder.check(u"html"_s, u"dom.html"_s);
    QVERIFY2(found.isEmpty(), qPrintable(found));
}

void tst_exportprograms::browsersAskForNothing()
{
    if (!isInstalled("chromium"))
        QSKIP("there is no chromium");
    const ExportFolder folder(exportSample("hostile"), ".html");
    // a page that does ask shows that asking would be seen
    folder.write(u"asking.html"_s, "<!DOCTYPE html><title>t</title><img src=\"https://example.org/a.png\">");
    for (const auto& [page, asks] : {std::pair(u"export.html"_s, false), std::pair(u"asking.html"_s, true)}) {
        const Ended ended = chromium(folder, {u"--log-net-log="_s + folder.path(u"net.json"_s), u"--dump-dom"_s}, folder.path(page));
        QVERIFY2(ended.code == 0, ended.out.constData());
        const QString found = folder.check(u"requests"_s, u"net.json"_s);
        QVERIFY2(found.contains(u"example.org"_s) == asks && found.isEmpty() != asks, qPrintable(page + u": "_s + found));
    }
}

/// What a screen reader is told, as a tagged PDF has it: headings, tables with captions and headers, pictures.
void tst_exportprograms::browsersTellTheStructure()
{
    if (!isInstalled("chromium") || !isInstalled("pdfinfo"))
        QSKIP("there is no chromium, or no pdfinfo");
    const Sample sample = exportSample("every state");
    const ExportFolder folder(sample, ".html");
    const Ended ended = chromium(folder, {u"--print-to-pdf="_s + folder.path(u"page.pdf"_s)}, folder.file());
    QVERIFY2(ended.code == 0, ended.out.constData());
    const QString text = QString::fromUtf8(run(u"pdfinfo"_s, {u"-struct-text"_s, folder.path(u"page.pdf"_s)}).out);
    const auto count = [&text](const QString& element) {
        return text.count(QRegularExpression(u"^ *%1\\b"_s.arg(element), QRegularExpression::MultilineOption));
    };
    const auto tables = static_cast<qsizetype>(sample.evaluation().graph().size()) + 1;  // and the row that is worked out
    QCOMPARE(count(u"Table"_s), tables);
    QCOMPARE(count(u"Caption"_s), tables + 2);  // those of the pictures
    QCOMPARE(count(u"H1"_s), 1);
    QCOMPARE(count(u"H2"_s), 5);  // with the heading of the text
    QVERIFY2(count(u"TH"_s) > 2 * 6 * 5, qPrintable(text));
    QVERIFY2(count(u"Figure"_s) >= 2, qPrintable(text));
    for (const QString& words : {u"Weights (weights), 6 × 6"_s, u"state"_s, u"query"_s, u"fully masked: no key is allowed"_s})
        QVERIFY2(text.contains(words), qPrintable(words));
}

void tst_exportprograms::browsersFollowTheColourScheme()
{
    if (!isInstalled("chromium"))
        QSKIP("there is no chromium");
    const ExportFolder folder(exportSample("lesson"), ".html");
    for (const auto& [scheme, paper] : {std::pair(1, 0xFFFFFF), std::pair(0, 0x17161B)}) {
        const QString picture = folder.path(u"page%1.png"_s.arg(scheme));
        const Ended ended = chromium(
            folder, {u"--blink-settings=preferredColorScheme=%1"_s.arg(scheme), u"--window-size=1280,2000"_s, u"--screenshot="_s + picture},
            folder.file());
        QVERIFY2(ended.code == 0, ended.out.constData());
        const QImage page(picture);
        QCOMPARE(page.width(), 1280);
        QCOMPARE(page.pixel(2, 2) & 0xFFFFFF, static_cast<QRgb>(paper));
    }
}

void tst_exportprograms::picturesRender_data()
{
    QTest::addColumn<QString>("sample");
    QTest::addColumn<QByteArray>("ending");
    for (const char* name : {"lesson", "every state", "hostile", "many numbers"}) {
        for (const char* ending : {".html", ".ipynb"})
            QTest::addRow("%s, %s", name, ending) << QString::fromUtf8(name) << QByteArray(ending);
    }
}

void tst_exportprograms::picturesRender()
{
    QFETCH(const QString, sample);
    QFETCH(const QByteArray, ending);
    if (!isInstalled("rsvg-convert"))
        QSKIP("there is no rsvg-convert");
    const Sample made = exportSample(sample.toStdString());
    const ExportFolder folder(made, ending.constData());
    const QByteArrayList pictures = picturesOf(made, ending.constData());
    QCOMPARE(pictures.size(), 2);
    for (const QByteArray& svg : pictures) {
        folder.write(u"picture.svg"_s, svg);
        const QString png = folder.path(u"picture.png"_s);
        const Ended ended = run(u"rsvg-convert"_s, {u"-b"_s, u"white"_s, u"-o"_s, png, folder.path(u"picture.svg"_s)});
        QVERIFY2(ended.code == 0 && ended.out.isEmpty(), ended.out.constData());
        const QImage image(png);
        QVERIFY(image.width() >= 320 && image.height() >= 100);
        // nothing is cut off: the outermost pixels are the ground
        for (int x = 0; x < image.width(); ++x)
            QVERIFY(image.pixel(x, 0) == image.pixel(0, 0) && image.pixel(x, image.height() - 1) == image.pixel(0, 0));
        for (int y = 0; y < image.height(); ++y)
            QVERIFY(image.pixel(0, y) == image.pixel(0, 0) && image.pixel(image.width() - 1, y) == image.pixel(0, 0));
        if (!isInstalled("pdftotext"))
            continue;
        const QString pdf = folder.path(u"picture.pdf"_s);
        QCOMPARE(run(u"rsvg-convert"_s, {u"-f"_s, u"pdf"_s, u"-o"_s, pdf, folder.path(u"picture.svg"_s)}).code, 0);
        const QByteArray text = run(u"pdftotext"_s, {u"-layout"_s, pdf, u"-"_s}).out;
        QVERIFY2(text.contains("key"), text.constData());
        for (const char* words : {"fully masked", "not a number", "overflow", "value not finite"})
            QVERIFY2(sample != u"every state"_s || !svg.contains("query (row)") || text.contains(words), text.constData());
        QVERIFY2(sample != u"every state"_s || text.contains("fully masked"), text.constData());
        QVERIFY2(sample != u"many numbers"_s || text.contains(" of 90 "), text.constData());
    }
}

void tst_exportprograms::notebooksBecomePages()
{
    const QString nbconvert = QStandardPaths::findExecutable(u"jupyter-nbconvert"_s);
    if (nbconvert.isEmpty())
        QSKIP("there is no jupyter-nbconvert");
    const ExportFolder folder(exportSample("every state"), ".ipynb");
    const Ended ended = run(u"/usr/bin/env"_s,
                            {u"HOME="_s + folder.folder(), u"JUPYTER_PLATFORM_DIRS=0"_s, nbconvert, u"--to"_s, u"html"_s, u"--output"_s,
                             u"page.html"_s, folder.file()},
                            folder.folder());
    QVERIFY2(ended.code == 0, ended.out.constData());
    const QByteArray page = contentOf(folder.path(u"page.html"_s));
    QCOMPARE(page.count("src=\"data:image/svg+xml;base64,"), 2);
    QVERIFY(page.contains("<img alt=\"Weights\"") && page.contains("<img alt=\"Weights of the query t2\""));
}

AE_TEST(tst_exportprograms)
#include "tst_exportprograms.moc"
