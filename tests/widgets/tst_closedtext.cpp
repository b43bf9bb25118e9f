// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/look/closedbrowser.h"

#include "testmain.h"

#include <QTemporaryDir>
#include <QTest>

using namespace ae;
using namespace Qt::StringLiterals;

/// The text of a file shows and loads no picture.
class tst_closedtext : public QObject {
    Q_OBJECT
private slots:
    void picturesBecomeTheirText_data();
    void picturesBecomeTheirText();
    void documentsLoadNothing();
};

void tst_closedtext::picturesBecomeTheirText_data()
{
    QTest::addColumn<QString>("markdown");
    QTest::addColumn<QString>("text");
    QTest::newRow("with a text") << "a ![my picture](/etc/hostname) b"
                                 << "a my picture b";
    QTest::newRow("without") << "a![](file:///etc/hostname) b"
                             << "a b";
    QTest::newRow("several") << "![x](1.png) ![y](2.png)\n\n* ![z](3.png)"
                             << "x y\nz";
    QTest::newRow("in a link") << "[![x](1.png)](http://example.org)"
                               << "x";
    QTest::newRow("HTML stays text") << "<img src=\"/etc/hostname\">"
                                     << "<img src=\"/etc/hostname\">";
}

void tst_closedtext::picturesBecomeTheirText()
{
    QFETCH(QString, markdown);
    QFETCH(QString, text);
    QTextDocument document;
    setClosedMarkdown(document, markdown);
    QCOMPARE(document.toPlainText(), text);
    QVERIFY(!document.toPlainText().contains(QChar::ObjectReplacementCharacter));
}

void tst_closedtext::documentsLoadNothing()
{
    QTemporaryDir folder;
    QImage red(3, 3, QImage::Format_RGB32);
    red.fill(Qt::red);
    const QString path = folder.filePath(u"red.png"_s);
    QVERIFY(red.save(path));
    ClosedDocument document;
    ClosedBrowser browser;
    for (const QString& name : {path, QUrl::fromLocalFile(path).toString()}) {
        const auto loaded = document.resource(QTextDocument::ImageResource, QUrl(name)).value<QImage>();
        QCOMPARE(loaded.size(), QSize(1, 1));
        QCOMPARE(browser.document()->resource(QTextDocument::ImageResource, QUrl(name)).value<QImage>().size(), QSize(1, 1));
    }
}

AE_TEST(tst_closedtext)
#include "tst_closedtext.moc"
