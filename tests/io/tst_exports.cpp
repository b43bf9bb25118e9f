// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "exportsamples.h"
#include "io/exports/latextext.h"
#include "io/formats.h"
#include "testmain.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QStandardPaths>
#include <QTest>

using namespace ae;
using namespace ae::test;
using namespace Qt::StringLiterals;

/// Exports read by the programs that people read them with; every number is compared.
class tst_exports : public QObject {
    Q_OBJECT
private slots:
    void readsBack_data();
    void readsBack();
    void viewsAreThoseOfNumPy_data();
    void viewsAreThoseOfNumPy();
    void notebooksRun_data();
    void notebooksRun();
    void articlesCompile_data() { addSampleRows(); }
    void articlesCompile();
    void articlesPassChktex();
    void longNamesLeaveTablesReadable();
    void sameResultsGiveTheSameBytes_data() { addSampleRows(); }
    void sameResultsGiveTheSameBytes();
    void largePartsAreCutAndSaidToBe();
};

void tst_exports::readsBack_data()
{
    struct Format {
        const char* ending;
        const char* check;
        const char* module;
    };
    static constexpr Format all[] = {{".safetensors", "safetensors", "json"},
                                     {".html", "html", "json"},
                                     {".md", "markdown", "json"},
                                     {".tex", "latex", "json"},
                                     {".ipynb", "notebook", "nbformat"}};
    QTest::addColumn<QString>("sample");
    QTest::addColumn<QByteArray>("ending");
    QTest::addColumn<QString>("check");
    QTest::addColumn<QString>("module");
    for (const Sample& sample : exportSamples()) {
        for (const Format& format : all)
            QTest::addRow("%s, %s", sample.name().c_str(), format.ending)
                << QString::fromStdString(sample.name()) << QByteArray(format.ending) << QString::fromUtf8(format.check)
                << QString::fromUtf8(format.module);
    }
}

void tst_exports::readsBack()
{
    QFETCH(const QString, sample);
    QFETCH(const QByteArray, ending);
    QFETCH(const QString, check);
    QFETCH(const QString, module);
    if (!hasPythonModule(module))
        QSKIP(qPrintable(u"this Python has no "_s + module));
    const ExportFolder folder(exportSample(sample.toStdString()), ending.constData());
    const QString found = folder.check(check);
    QVERIFY2(found.isEmpty(), qPrintable(found));
}

void tst_exports::viewsAreThoseOfNumPy_data()
{
    QTest::addColumn<QString>("sample");
    QTest::addColumn<QByteArray>("ending");
    for (const char* sample : {"every view", "views of every state", "views of one", "views of many"}) {
        for (const char* ending : {".html", ".tex", ".ipynb", ".md"})
            QTest::addRow("%s, %s", sample, ending) << QString::fromUtf8(sample) << QByteArray(ending);
    }
}

/// Plane, terms, merged matrices, Jacobian and differences of the file, against NumPy on the inputs and steps.
void tst_exports::viewsAreThoseOfNumPy()
{
    QFETCH(const QString, sample);
    QFETCH(const QByteArray, ending);
    SKIP_WITHOUT_MODULE("numpy");
    const Sample made = exportSample(sample.toStdString());
    const ExportFolder folder(made, ending.constData());
    // what the baseline gives, by the way that compute --format json goes
    Session before = made.session();
    static_cast<SessionState&>(before) = *made.session().baselines.back().state;
    before.view.pickedToken = 0;
    folder.write(u"before.json"_s, exported(Sample("before", before), ".json"));
    const QString found = folder.check(u"views"_s);
    QVERIFY2(found.isEmpty(), qPrintable(found));
}

namespace {

/// Runs a notebook; its results are in executed.ipynb of the folder.
Ended execute(const QString& nbconvert, const ExportFolder& folder, const QString& notebook)
{
    return run(u"/usr/bin/env"_s,
               {u"HOME="_s + folder.folder(), u"JUPYTER_PLATFORM_DIRS=0"_s, nbconvert, u"--to"_s, u"notebook"_s, u"--execute"_s,
                u"--output"_s, u"executed.ipynb"_s, notebook},
               folder.folder());
}

QString emptyNotebook(const ExportFolder& folder)
{
    QFile file(folder.path(u"empty.ipynb"_s));
    if (file.open(QIODevice::WriteOnly)) {
        file.write(R"({"cells": [{"cell_type": "code", "id": "a", "execution_count": null, "metadata": {}, "outputs": [], "source": "1"}],
            "metadata": {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}},
            "nbformat": 4, "nbformat_minor": 5})");
    }
    return file.fileName();
}

}  // namespace

void tst_exports::notebooksRun_data()
{
    QTest::addColumn<QString>("sample");
    for (const char* name :
         {"lesson", "every state", "hostile", "many numbers", "every view", "views of every state", "views of one", "views of many"})
        QTest::newRow(name) << QString::fromUtf8(name);
}

void tst_exports::notebooksRun()
{
    QFETCH(const QString, sample);
    const QString nbconvert = QStandardPaths::findExecutable(u"jupyter-nbconvert"_s);
    if (nbconvert.isEmpty())
        QSKIP("there is no jupyter-nbconvert");
    SKIP_WITHOUT_MODULE("ipykernel");
    const ExportFolder folder(exportSample(sample.toStdString()), ".ipynb");
    static const bool canRun = execute(nbconvert, folder, emptyNotebook(folder)).code == 0;
    if (!canRun)
        QSKIP("Jupyter cannot run even an empty notebook here");
    const Ended ended = execute(nbconvert, folder, folder.file());
    QVERIFY2(ended.code == 0, ended.out.right(900).constData());
    const QString found = folder.check(u"executed"_s);
    QVERIFY2(found.isEmpty(), qPrintable(found));
}

namespace {

/// Whether nothing stands within 1.5 cm of the sides of a page at 36 dots per inch.
bool isMarginEmpty(const QImage& page)
{
    constexpr int margin = 21;
    bool isEmpty = page.width() > 4 * margin;
    for (int y = 0; y < page.height() && isEmpty; ++y) {
        for (int x = 0; x < margin && isEmpty; ++x)
            isEmpty = qGray(page.pixel(x, y)) == 255 && qGray(page.pixel(page.width() - 1 - x, y)) == 255;
    }
    return isEmpty;
}

}  // namespace

void tst_exports::articlesCompile()
{
    QFETCH(const QString, sample);
    if (QStandardPaths::findExecutable(u"pdflatex"_s).isEmpty())
        QSKIP("there is no pdflatex");
    const ExportFolder folder(exportSample(sample.toStdString()), ".tex");
    const Ended ended =
        run(u"pdflatex"_s, {u"-interaction=nonstopmode"_s, u"-halt-on-error"_s, u"-no-shell-escape"_s, folder.file()}, folder.folder());
    QVERIFY2(ended.code == 0, ended.out.right(2000).constData());
    if (QStandardPaths::findExecutable(u"pdftotext"_s).isEmpty())
        return;
    const Ended pages = run(u"pdftoppm"_s, {u"-r"_s, u"36"_s, u"-png"_s, folder.path(u"export.pdf"_s), u"page"_s}, folder.folder());
    QVERIFY2(pages.code == 0, pages.out.constData());
    for (const QFileInfo& page : QDir(folder.folder()).entryInfoList({u"page*.png"_s}))
        QVERIFY2(isMarginEmpty(QImage(page.filePath())), qPrintable(page.fileName()));
    const Ended text = run(u"pdftotext"_s, {u"-layout"_s, folder.path(u"export.pdf"_s), u"-"_s}, folder.folder());
    QVERIFY2(text.out.contains("The equation") && text.out.contains("Weights"), text.out.constData());
    const bool hasMaskedRow = sample.contains(u"every state"_s) || sample == u"many numbers"_s || sample == u"views of many"_s;
    QCOMPARE(text.out.contains("no key is allowed"), hasMaskedRow);
}

void tst_exports::articlesPassChktex()
{
    if (QStandardPaths::findExecutable(u"chktex"_s).isEmpty())
        QSKIP("there is no chktex");
    const ExportFolder folder(exportSample("hostile"), ".tex");
    const Ended ended = run(u"chktex"_s, {u"-q"_s, u"-v0"_s, folder.file()}, folder.folder());
    QVERIFY(ended.code == 0 || ended.code == 2);
    // FILE:LINE:COLUMN:NUMBER:text; these numbers are about what does not fit together, the others about taste
    for (const QByteArray& line : ended.out.split('\n')) {
        const QByteArrayList parts = line.split(':');
        for (const char* number : {"10", "14", "15", "16"})
            QVERIFY2(parts.size() < 4 || parts[3] != number, line.constData());
    }
}

void tst_exports::longNamesLeaveTablesReadable()
{
    const Sample sample = exportSample("hostile");
    const QByteArray article = exported(sample, ".tex");
    const QByteArray name = QByteArray::fromStdString(latexText(sample.session().tokens.front()));
    QVERIFY(article.contains("\n" + name + " & "));  // whole in front of its row
    QVERIFY(!article.contains("\\multicolumn{1}{r}{" + name + "}"));
    QVERIFY(article.contains("\\multicolumn{1}{r}{" + QByteArray::fromStdString(latexText("</title><script>\u2026")) + "}"));
}

void tst_exports::sameResultsGiveTheSameBytes()
{
    QFETCH(const QString, sample);
    const Sample once = exportSample(sample.toStdString());
    const Sample again = exportSample(sample.toStdString());
    for (const FormatSpec& format : formatCatalogue()) {
        if (format.content == FormatContent::OneStep || !format.writes())
            continue;
        const std::string ending(format.ending);
        QVERIFY2(exported(once, ending.c_str()) == exported(again, ending.c_str()), ending.c_str());
    }
}

void tst_exports::largePartsAreCutAndSaidToBe()
{
    const Sample sample = exportSample("many numbers");
    QVERIFY(exported(sample, ".tex").contains("24 of 90 rows and 12 of 90 columns shown"));
    QVERIFY(exported(sample, ".html").contains("64 of 90 rows and 64 of 90 columns shown"));
    QVERIFY(exported(sample, ".html").contains("48 of 90 rows and 48 of 90 columns shown"));
    QVERIFY(exported(sample, ".html").contains("64 of 90 keys shown"));
    QVERIFY(exported(sample, ".md").contains("64 of 90 rows and 64 of 90 columns shown"));
    QVERIFY(!exported(exportSample("lesson"), ".html").contains("shown"));
}

AE_TEST(tst_exports)
#include "tst_exports.moc"
