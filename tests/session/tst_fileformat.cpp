// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/reader.h"
#include "session/schema.h"
#include "session/writer.h"
#include "sessions.h"
#include "testmain.h"

#include "attention/saturation.h"

#include <QFile>
#include <QLocale>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;

/// docs/file-format.md says what the code does: its examples load, and it names every member, kind, value and limit.
class tst_fileformat : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void fullExampleIsCanonical();
    void smallestExampleLoads();
    void largeRowsExampleLoads();
    void namesEveryMember();
    void namesEveryCellOfTheDefaultNotebook();
    void namesEveryValue();
    void statesEveryLimit();
    void statesTheDefaults();

private:
    /// 65536 as people write it: 65,536.
    static QString grouped(qint64 number)
    {
        QLocale english(QLocale::English);
        english.setNumberOptions(QLocale::DefaultNumberOptions);  // else those of a default locale that another test has set
        return english.toString(number);
    }
    static QString text(std::string_view view) { return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size())); }
    bool mentions(std::string_view name) const { return m_page.contains(u'`' + text(name) + u'`'); }
    /// The default of an option or a part of the view as its row in a table gives it.
    QString defaultOf(const QString& member) const;
    void collect(const ae::Schema& schema, QSet<QString>& names) const;

    QString m_page;
    QList<QString> m_blocks;  ///< content of the ```json blocks in order
};

void tst_fileformat::initTestCase()
{
    QFile file(QStringLiteral(AE_SOURCE_DIR "/docs/file-format.md"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    m_page = QString::fromUtf8(file.readAll());
    static const QRegularExpression pattern(u"```json\n(.*?)```"_s, QRegularExpression::DotMatchesEverythingOption);
    for (auto match = pattern.globalMatch(m_page); match.hasNext();)
        m_blocks << match.next().captured(1);
    QCOMPARE(m_blocks.size(), 3);
}

void tst_fileformat::fullExampleIsCanonical()
{
    const auto loaded = ae::readSession(m_blocks[0].toStdString());
    QVERIFY2(loaded, ae::test::reason(loaded).c_str());
    QCOMPARE(loaded->notes.size(), std::size_t(0));
    static const QRegularExpression generator(u"\"generator\": \"[^\"]*\""_s);
    QCOMPARE(text(ae::writeSession(loaded->session)).remove(generator), QString(m_blocks[0]).remove(generator));
}

void tst_fileformat::smallestExampleLoads()
{
    const auto loaded = ae::readSession(m_blocks[1].toStdString());
    QVERIFY2(loaded, ae::test::reason(loaded).c_str());
    QCOMPARE(loaded->notes.size(), std::size_t(0));
    QCOMPARE(loaded->session.notebook, ae::defaultNotebook());
}

void tst_fileformat::largeRowsExampleLoads()
{
    const std::string matrix = m_blocks[2].trimmed().toStdString();
    const std::string bytes = R"({"format": "attention-explorer-session", "version": {"major": 1}, "tokens": ["a", "b"], "matrices": {)"
        + matrix + R"(, "Wq": {"shape": [2, 1], "rows": [[1], [2]]}, "Wk": {"shape": [2, 1], "rows": [[1], [2]]},)"
        + R"("Wv": {"shape": [2, 1], "rows": [[1], [2]]}}})";
    const auto loaded = ae::readSession(bytes);
    QVERIFY2(loaded, ae::test::reason(loaded).c_str());
    const ae::Matrix& x = loaded->session.matrices.at("X");
    QCOMPARE(x.topRows(1), (ae::Matrix(1, 2) << 1, 2).finished());
    QCOMPARE(x(1, 0), 3.0);
    QVERIFY(x(1, 1) != x(1, 1));
}

void tst_fileformat::collect(const ae::Schema& schema, QSet<QString>& names) const
{
    if (!schema.key.empty())
        names.insert(text(schema.key));
    for (const ae::Schema& member : schema.members)
        collect(member, names);
    if (schema.element)
        collect(*schema.element, names);
}

void tst_fileformat::namesEveryMember()
{
    QSet<QString> names;
    collect(ae::sessionSchema(), names);
    for (const char* known : {"format", "minor", "bv", "crc32", "allowed", "markdown", "seed"})  // else nothing was collected
        QVERIFY2(names.contains(QLatin1String(known)), known);
    for (const QString& name : names)
        QVERIFY2(mentions(name.toStdString()), qPrintable(name));
}

void tst_fileformat::namesEveryCellOfTheDefaultNotebook()
{
    for (const ae::NotebookCell& cell : ae::defaultNotebook())
        QVERIFY2(m_page.contains(u"\n| `"_s + text(cell.kind) + u"` |"_s), cell.kind.c_str());
}

void tst_fileformat::namesEveryValue()
{
    const auto quoted = [](std::string_view value) { return '"' + std::string(value) + '"'; };
    for (const ae::MaskSpec& mask : ae::maskCatalogue())
        QVERIFY2(mentions(quoted(mask.key)), mask.title);
    for (const ae::RotarySpec& rotary : ae::rotaryCatalogue())
        QVERIFY2(mentions(quoted(rotary.key)), rotary.title);
    for (const ae::WideningSpec& source : ae::wideningCatalogue())
        QVERIFY2(mentions(quoted(source.key)), source.title);
    for (const std::string_view value : {ae::sessionFormat, ae::encodedRows, std::string_view("NaN"), std::string_view("-Infinity")})
        QVERIFY2(mentions(quoted(value)), value.data());
    const QString version = QString::number(ae::knownMajorVersion) + u'.' + QString::number(ae::knownMinorVersion);
    QVERIFY(m_page.contains(u"describes version\n"_s + version + u'.') || m_page.contains(u"describes version "_s + version + u'.'));
}

void tst_fileformat::statesEveryLimit()
{
    const QString limits = m_page.mid(m_page.indexOf(u"\n## Limits\n"_s));
    for (const qint64 limit : {qint64(ae::limits::side), qint64(ae::limits::valuesPerMatrix), qint64(ae::limits::tokens),
                               qint64(ae::limits::tokenCodePoints), qint64(ae::limits::titleCodePoints), qint64(ae::limits::textCellBytes),
                               qint64(ae::limits::fileBytes), qint64(ae::limits::nesting)}) {
        const QString number = grouped(limit);
        QVERIFY2(limits.contains(QRegularExpression(u"(?<![\\d,])"_s + number + u"(?![\\d,]\\d)"_s)), qPrintable(number));
    }
    QVERIFY(m_page.contains(u"A matrix of more than %1 values is written as base64"_s.arg(grouped(ae::limits::plainValues))));
}

QString tst_fileformat::defaultOf(const QString& member) const
{
    const QRegularExpression row(u"\n\\| `%1` \\| [^|]* \\| ([^|]*) \\|"_s.arg(member));
    return row.match(m_page).captured(1).remove(u'`').remove(u'"');
}

void tst_fileformat::statesTheDefaults()
{
    const ae::Options options;
    QCOMPARE(defaultOf(u"scale_exponent"_s), QString::number(options.scaleExponent));
    QCOMPARE(defaultOf(u"temperature"_s), QString::number(options.temperature));
    QCOMPARE(defaultOf(u"mask"_s), text(options.mask));
    const ae::View view;
    QCOMPARE(defaultOf(u"picked_token"_s), QString::number(view.pickedToken));
    QCOMPARE(defaultOf(u"decimals"_s), QString::number(view.decimals));
    QCOMPARE(defaultOf(u"source"_s), text(view.saturation.source));
    QCOMPARE(defaultOf(u"width"_s), QString::number(view.saturation.width));
    QCOMPARE(defaultOf(u"seed"_s), QString::number(view.saturation.seed));
}

AE_TEST(tst_fileformat)
#include "tst_fileformat.moc"
