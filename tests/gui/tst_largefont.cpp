// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/examples.h"
#include "cuttexts.h"
#include "testmain.h"
#include "widgets/look/theme.h"
#include "windowtest.h"

#include <QApplication>
#include <QImage>
#include <QTest>

using namespace ae;
using namespace ae::test;

namespace {

constexpr QSize kScreen(1600, 1000);

}  // namespace

/// Writing and pixels as large as the desktop may ask for.
class tst_largefont : public WindowTest {
    Q_OBJECT
private slots:
    void initTestCase() { m_font = QApplication::font(); }
    void cleanup()
    {
        close();
        QApplication::setFont(m_font);
    }

    void nothingIsCut_data()
    {
        QTest::addColumn<double>("times");
        QTest::newRow("125 %") << 1.25;
        QTest::newRow("150 %") << 1.5;
        QTest::newRow("200 %") << 2.0;
    }
    void nothingIsCut()
    {
        QFETCH(const double, times);
        QFont font = m_font;
        if (font.pixelSize() > 0)
            font.setPixelSize(qRound(font.pixelSize() * times));
        else
            font.setPointSizeF(font.pointSizeF() * times);
        QApplication::setFont(font);
        open(lessonSession());
        window()->resize(kScreen);
        document().selectCell(CellRef{"scores", 0, 4, 5});
        QTest::qWait(300);
        const QStringList cut = cutTextsOfAllParts(*window(), kScreen);
        QVERIFY2(cut.isEmpty(), qPrintable(cut.join(QLatin1Char('\n'))));
    }

    void cellsEndWithAHairOfTheCard_data()
    {
        QTest::addColumn<double>("scale");
        for (const double scale : {1.0, 1.25, 1.5, 2.0, 3.0})
            QTest::addRow("%g", scale) << scale;
    }
    void cellsEndWithAHairOfTheCard()
    {
        QFETCH(const double, scale);
        open(lessonSession());
        const MatrixView* x = view(QStringLiteral("X"));
        QImage image(x->viewport()->size() * scale, QImage::Format_RGB32);
        image.setDevicePixelRatio(scale);
        x->viewport()->render(&image);
        const QColor card = currentTheme().colours.card;
        for (int row = 0; row < 7; ++row) {
            for (int column = 0; column < 4; ++column) {
                const QRectF cell = x->visualRect(x->model()->index(row, column));
                const QPoint last(qRound(cell.right() * scale) - 1, qRound(cell.center().y() * scale));
                const QPoint lowest(qRound(cell.center().x() * scale), qRound(cell.bottom() * scale) - 1);
                QCOMPARE(image.pixelColor(last), card);
                QCOMPARE(image.pixelColor(lowest), card);
            }
        }
    }

private:
    QFont m_font;
};

AE_TEST(tst_largefont)
#include "tst_largefont.moc"
