// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/text/delimited.h"
#include "io/text/nameguard.h"
#include "session/numbers.h"
#include "session/session.h"
#include "testmain.h"
#include "textsource.h"

#include <nlohmann/json.hpp>

#include <QElapsedTimer>
#include <QFile>
#include <QTest>

#include <cmath>
#include <limits>

using namespace ae;
using namespace ae::test;
using namespace Qt::StringLiterals;

/// Tables of numbers in texts: what is read, with which notes, what is asked and what is refused.
class tst_textfile : public QObject {
    Q_OBJECT
private slots:
    void cases_data();
    void cases();
    void reads_data();
    void reads();
    void asks_data();
    void asks();
    void refuses_data();
    void refuses();
    void encodings_data();
    void encodings();
    void namesAreKept();
    void choicesOfAReadingComeFirst();
    void blocksAndTransposition();
    void ourOwnNamesComeBack();
    void sizesAreLimited();
    void aLargeFileIsQuick();
};

namespace {

std::string readAll(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string("(missing)");
}

QString dataFile(const QString& name)
{
    return QStringLiteral(AE_TEST_DATA "/cases/") + name;
}

/// "1 2;3 4" as a matrix.
Matrix matrixOf(const QString& text)
{
    const QStringList rows = text.split(u';');
    Matrix matrix(rows.size(), rows.first().split(u' ').size());
    for (Index i = 0; i < matrix.rows(); ++i) {
        const QStringList cells = rows[i].split(u' ');
        for (Index j = 0; j < matrix.cols(); ++j)
            matrix(i, j) = readNumber(cells[j].toStdString()).value();
    }
    return matrix;
}

QString shown(const Matrix& matrix)
{
    QStringList rows;
    for (Index i = 0; i < matrix.rows(); ++i) {
        QStringList row;
        for (Index j = 0; j < matrix.cols(); ++j)
            row << QString::fromStdString(numberText(matrix(i, j)));
        rows << row.join(u' ');
    }
    return rows.join(u';');
}

double valueOf(const nlohmann::json& cell)
{
    if (!cell.is_string())
        return cell.get<double>();
    return cell == "NaN"     ? std::nan("")
        : cell == "Infinity" ? std::numeric_limits<double>::infinity()
                             : -std::numeric_limits<double>::infinity();
}

Matrix matrixOf(const nlohmann::json& rows)
{
    Matrix matrix(static_cast<Index>(rows.size()), static_cast<Index>(rows[0].size()));
    for (Index i = 0; i < matrix.rows(); ++i) {
        for (Index j = 0; j < matrix.cols(); ++j)
            matrix(i, j) = valueOf(rows[static_cast<std::size_t>(i)][static_cast<std::size_t>(j)]);
    }
    return matrix;
}

QString told(const Problem& problem)
{
    return QString::fromStdString(problem.where + ": " + problem.sentence());
}

QString notesOf(const ReadMatrix& read)
{
    QStringList notes;
    for (const Problem& note : read.notes)
        notes << QString::fromStdString(note.sentence());
    return notes.join(u"; "_s);
}

Result<ReadMatrix> readHeld(const QByteArray& text, const QString& name, const ReadChoices& choices = {})
{
    const auto file = openHeld(text.toStdString(), name.toStdString(), choices);
    return file ? (*file)->read(0) : file.error();
}

ReadChoices choicesOf(const QString& words)
{
    ReadChoices choices;
    if (words.contains(u"point"_s))
        choices.decimal = '.';
    if (words.contains(u"comma"_s))
        choices.decimal = ',';
    if (words.contains(u"yes"_s))
        choices.hasHeader = true;
    if (words.contains(u"no"_s))
        choices.hasHeader = false;
    return choices;
}

/// What the list of cases says, and what our sentences say for it.
struct Wording {
    const char* listed;
    const char* ours;
};

constexpr Wording wordings[] = {
    {"decimal comma read", "decimal comma read"},
    {"grouping marks removed", "grouping marks removed"},
    {"grouping spaces removed", "grouping spaces removed"},
    {"typographic minus read as minus", "typographic minus read as minus"},
    {"read as Latin-1", "read as Latin-1"},
    {"labels", "taken as names (labels)"},
    {"table read from HTML", "table read from HTML"},
    {"D exponents read", "D exponents read"},
    {"names row 2 (3 cells) against 2", "row 2 has 3 cells, row 1 has 2"},
    {"names row 2 and both counts", "row 2 has 2 cells, row 1 has 3"},
    {"mixed-decimals", "row 1 column 2 is \"2.5\", row 1 column 1 is \"1,5\""},
    {"lists the 5 cells",
     "5 cells are not numbers: row 1 column 2 is \"NA\", row 2 column 1 is \"#N/A\", row 2 column 3 is \"null\", "
     "row 3 column 1 is \"-\", row 3 column 3 is \"N/A\""},
    {"row 1 column 1 holds two lines", "row 1 column 1 holds two lines"},
    {"says it is a pointer file", "pointer file"},
    {"header-or-data", "a 2x2 matrix) or numbers (3x3"},
};

QStringList expectedWords(const QString& message)
{
    QStringList words;
    for (const Wording& wording : wordings) {
        if (message.contains(QLatin1String(wording.listed)))
            words << QString::fromUtf8(wording.ours);
    }
    return words;
}

}  // namespace

void tst_textfile::cases_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("verdict");
    QTest::addColumn<QString>("values");
    QTest::addColumn<QString>("message");
    const QStringList lines = QString::fromStdString(readAll(dataFile(u"INDEX.tsv"_s))).split(u'\n');
    for (const QString& line : lines) {
        const QStringList columns = line.split(u'\t');
        if (columns.size() > 5 && columns[0].startsWith(u"text/"_s))
            QTest::addRow("%s", qPrintable(columns[0])) << columns[0] << columns[2] << columns[4] << columns[5];
    }
}

void tst_textfile::cases()
{
    QFETCH(const QString, file);
    QFETCH(const QString, verdict);
    QFETCH(const QString, values);
    QFETCH(const QString, message);
    const QByteArray content = QByteArray::fromStdString(readAll(dataFile(file)));
    Result<ReadMatrix> read = readHeld(content, file);
    const QStringList words = expectedWords(message);
    if (verdict == u"ask" || verdict == u"reject") {
        QVERIFY(!read);
        QCOMPARE(questionOf(read.error()) != TextQuestion::None, verdict == u"ask");
        QVERIFY(!words.isEmpty());
        for (const QString& word : words)
            QVERIFY2(told(read.error()).contains(word), qPrintable(told(read.error())));
        if (verdict == u"reject")
            return;
        read = readHeld(content, file, choicesOf(u"yes"_s));
    }
    QVERIFY2(read, qPrintable(read ? QString() : told(read.error())));
    const Matrix expected = matrixOf(nlohmann::json::parse(values.toStdString()));
    QVERIFY2(isBitwise(read->numbers, expected), qPrintable(shown(read->numbers)));
    QCOMPARE(read->notes.empty(), verdict == u"accept");
    if (verdict == u"accept-note") {
        QVERIFY(!words.isEmpty());
        for (const QString& word : words)
            QVERIFY2(notesOf(*read).contains(word), qPrintable(notesOf(*read)));
    }
}

void tst_textfile::reads_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("choices");
    QTest::addColumn<QString>("values");
    QTest::addColumn<QString>("notes");
    const auto add = [](const char* row, const char* text, const char* values, const char* notes = "", const char* name = "",
                        const char* choices = "") {
        QTest::addRow("%s", row) << QByteArray(text) << QString::fromLatin1(name) << QString::fromLatin1(choices)
                                 << QString::fromLatin1(values) << QString::fromUtf8(notes);
    };
    add("commas, Windows line ends", "1,2\r\n3,4\r\n", "1 2;3 4", "", "a.csv");
    add("old Macintosh line ends", "1\t2\r3\t4", "1 2;3 4");
    add("semicolons", "1;2\n3;4\n", "1 2;3 4");
    add("pipes", "1|2\n3|4", "1 2;3 4");
    add("aligned blanks", "   1   2\n  30  40\n\n\n", "1 2;30 40");
    add("tabs and blanks mixed", "1  2\t3\n4\t5 6", "1 2 3;4 5 6");
    add("commas with blanks", "1, 2\n3, 4", "1 2;3 4");
    add("quoted numbers", "\"1\",\"2.5\"\n\"3\",\"4\"", "1 2.5;3 4");
    add("quoted with blanks around", " \"1\" , \"2.5\" \n3,4", "1 2.5;3 4");
    add("doubled quotes in a name", "\"a \"\"b\"\"\",c\n1,2", "1 2", "first line taken as names (labels): a \"b\", c");
    add("separator behind every row", "1,2,\n3,4,\n", "1 2;3 4", "the empty last column left out");
    add("separator behind rows, not names", "a,b\n1,2,\n3,4,\n", "1 2;3 4", "the empty last column left out");
    add("empty rows at the end", "1,2,3\n4,5,6\n,,\n,,\n", "1 2 3;4 5 6", "empty rows at the end left out: 2");
    add("comments", "# made by savetxt\n1 2\n% more\n3 4", "1 2;3 4", "lines of comment left out: 2");
    add("blank line between rows", "1,2,3\n\n4,5,6", "1 2 3;4 5 6", "blank lines between the rows left out: 1");
    add("Excel's first line", "sep=;\n1,5;2\n3;4", "1.5 2;3 4", "decimal comma read");
    add("one cell", "-2.5e3", "-2500");
    add("one row of blanks", "1 2 3", "1 2 3");
    add("signs and bare points", "+1;.5;5.;1e5;-1E-2", "1 0.5 5 100000 -0.01");
    add("decimal commas between blanks", "1,5 2,5\n3 4", "1.5 2.5;3 4", "decimal comma read");
    add("decimal comma in front", ",5;1", "0.5 1", "decimal comma read");
    add("one decimal comma in a .csv, chosen", "1,5\n2\n", "1.5;2", "decimal comma read", "a.csv", "comma");
    add("one comma a line, a comma chosen", "1,5\n2,25", "1.5;2.25", "decimal comma read", "", "comma");
    add("one comma a line, a point chosen", "1,5\n2,25", "1 5;2 25", "", "", "point");
    add("one comma a line in a .csv", "1,5\n2,25", "1 5;2 25", "", "A.CSV");
    add("names tell the separator", "a,b\n1,5\n2,5", "1 5;2 5", "names (labels): a, b");
    add("German groups", "1.234,5;-12.000\n0,5;1.000.000", "1234.5 -12000;0.5 1000000", "decimal comma read; grouping marks removed");
    add("Swiss groups", "1'234.5;1\u2019000", "1234.5 1000", "grouping marks removed");
    add("Indian groups", "12,34,567.8;1", "1234567.8 1", "grouping marks removed");
    add("thin spaces", "1\u2009234,5;1\u202F000", "1234.5 1000", "decimal comma read; grouping spaces removed");
    add("plain blanks in quotes", "\"1 234.5\",2", "1234.5 2", "grouping spaces removed");
    add("plain blanks between semicolons", "1 234,5;2", "1234.5 2", "decimal comma read; grouping spaces removed");
    add("groups, a point chosen", "\"1,234\",\"5\"", "1234 5", "grouping marks removed", "", "point");
    add("groups, a comma chosen", "\"1,234\",\"5\"", "1.234 5", "decimal comma read", "", "comma");
    add("three decimals between commas", "1.234,5.678", "1.234 5.678");
    add("three decimals between blanks", "1.234 5.678", "1.234 5.678");
    add("Unicode minus in the exponent", "4e\u22122;\u22121", "0.04 -1", "typographic minus read as minus");
    add("D exponents", "1d3 2.5D-1", "1000 0.25", "D exponents read");
    add("not finite", "inf;nan\n-Infinity;-nan", "inf nan;-inf nan", "4 cells are not finite");
    add("one not finite", "NaN;1", "nan 1", "1 cell is not finite");
    add("minus infinity, typographic", "\u2212\u221E;1", "-inf 1", "typographic minus read as minus; 1 cell is not finite");
    add("too small to be held", "1e-400;1", "0 1", "numbers too small to be held read as 0: 1");
    add("smallest and largest", "5e-324;1.7976931348623157e308", "5e-324 1.7976931348623157e308");
    add("names above and in front", ";a;b\nx;1;2\ny;3;4", "1 2;3 4", "names (labels): a, b; first column taken as names (labels): x, y");
    add("names in front only", "x 1 2\ny 3 4", "1 2;3 4", "first column taken as names (labels): x, y");
    add("pandas, named columns", ",a,b\n0,0.5,1.5\n1,2.5,3.5", "0.5 1.5;2.5 3.5", "names (labels): a, b");
    add("pandas on a console", "     a    b\n0  1.0  2.5\n1 -3.0  0.4", "1 2.5;-3 0.4", "names (labels): a, b");
    add("R, write.table", "\"V1\" \"V2\"\n\"1\" 0.5 1.5\n\"2\" 2.5 3.5", "0.5 1.5;2.5 3.5", "names (labels): V1, V2");
    add("R on a console", "     [,1] [,2]\n[1,]  1.0  2.5\n[2,] -3.0  0.4", "1 2.5;-3 0.4", "names (labels): [,1], [,2]");
    add("pandas, header chosen", ",0,1\n0,0.5,1.5\n1,2.5,3.5", "0.5 1.5;2.5 3.5", "names (labels): 0, 1", "", "yes");
    add("numbers as names, chosen", "1 2\n3 4", "3 4", "names (labels): 1, 2", "", "yes");
    add("0 1 above decimals, no names chosen", "0,1\n0.5,1.5", "0 1;0.5 1.5", "", "", "no");
    add("our own table", "token,q1,q2\nWhy,1,2\n7,3,4", "1 2;3 4", "first column taken as names (labels): Why, 7");
    add("our own table with states", "token,a,state\nx,1,ok\ny,2,ok\n", "1;2", "the column \"state\" left out");
    add("JSON", "[[1, 2.5], [-3, 4e-1]]", "1 2.5;-3 0.4");
    add("JSON with words", "[[1, \"NaN\"], [-3, \"Infinity\"]]", "1 nan;-3 inf", "2 cells are not finite");
    add("lists one a line", "[1, 2]\n[3, 4]\n", "1 2;3 4");
    add("flat list", "[1, 2,\n 3]", "1 2 3", "a flat list read as one row");
    add("tuples", "((1, 2), (3, 4),)", "1 2;3 4");
    add("trailing commas", "[[1, 2,], [3, 4,],]", "1 2;3 4");
    add("NumPy, printed", "[[ 1.   2.5]\n [-3.   0.4]]", "1 2.5;-3 0.4");
    add("NumPy, called", "np.array([[1, np.nan], [3, np.inf]], dtype=np.float32)", "1 nan;3 inf", "2 cells are not finite");
    add("NumPy, a name before it", "W = numpy.array([[1, 2],\n    [3, 4]])\n", "1 2;3 4");
    add("PyTorch", "tensor([[1., 2.],\n        [3., 4.]], device='cuda:0', grad_fn=<MmBackward0>)", "1 2;3 4");
    add("NumPy, leading 1", "array([[[1, 2], [3, 4]]])", "1 2;3 4", "leading axis of length 1 left out");
    add("MATLAB", "A = [1 2; 3 -4];", "1 2;3 -4");
    add("MATLAB with commas", "[1, 2; 3, 4]", "1 2;3 4");
    add("MATLAB, lines as rows", "A = [1 2\n     3 4\n];", "1 2;3 4");
    add("MATLAB, row that goes on", "A = [1 ...\n 2; 3 4]", "1 2;3 4");
    add("MATLAB, shown", "A =\n\n     1     2\n     3     4\n", "1 2;3 4", "the line \"A =\" left out");
    add("Octave, saved", "# name: A\n# type: matrix\n# rows: 2\n# columns: 2\n 1 2\n 3 4\n", "1 2;3 4", "comment left out: 4");
    add("Mathematica", "{{1, 2.5*^-3}, {3, 4.}}", "1 0.0025;3 4");
    add("LaTeX", "\\begin{pmatrix} 1 & 2.5 \\\\ -3 & 0.4 \\end{pmatrix}", "1 2.5;-3 0.4");
    add("LaTeX in dollars", "$$\\left[\\begin{array}{cc}1&2\\\\[2pt]3&4\\\\\\end{array}\\right]$$", "1 2;3 4");
    add("LaTeX, booktabs", "\\begin{tabular}{lr}\n\\toprule\n & a \\\\\n\\midrule\nx & $-1$ \\\\\ny & 2 \\\\\n\\bottomrule\n\\end{tabular}",
        "-1;2", "names (labels): a; first column taken as names (labels): x, y");
    add("Markdown without outer pipes", "a | b\n--|--\n1 | 2\n3 | 4", "1 2;3 4", "names (labels): a, b");
    add("Markdown, no names", "| | |\n|---|---|\n| 1 | 2 |", "1 2", "all of them empty");
    add("psql", " a | b\n---+---\n 1 | 2", "1 2", "names (labels): a, b");
    add("HTML with names", "<table><thead><tr><th></th><th>0</th></tr></thead><tr><th>7</th><td>1.5</td></tr></table>", "1.5",
        "table read from HTML; first line taken as names (labels): 0; first column taken as names (labels): 7");
    add("HTML with entities and tags",
        "<html><body><!--StartFragment--><table><tr><td class=\"a>b\"><b>&minus;1</b></td><td>&#x2212;2&nbsp;</td></tr></table>", "-1 -2",
        "typographic minus");
    add("HTML with letters by number", "<table><tr><td>&#X31;</td><td>&#x2212;&#50;</td></tr></table>", "1 -2", "table read from HTML");
    add("HTML with cells of one row and column", "<table><tr><td colspan='1'>1</td><td rowspan=1px>2</td></tr></table>", "1 2",
        "table read from HTML");
    add("HTML of the Windows clipboard", "Version:0.9\r\nStartHTML:0000\r\n<html><table><TR><TD>1<TD>2<TR><TD>3<TD>4</table>", "1 2;3 4",
        "table read from HTML");
}

void tst_textfile::reads()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QString, name);
    QFETCH(const QString, choices);
    QFETCH(const QString, values);
    QFETCH(const QString, notes);
    const Result<ReadMatrix> read = readHeld(text, name, choicesOf(choices));
    QVERIFY2(read, qPrintable(read ? QString() : told(read.error())));
    QCOMPARE(shown(read->numbers), shown(matrixOf(values)));
    QCOMPARE(read->notes.empty(), notes.isEmpty());
    QVERIFY2(notesOf(*read).contains(notes), qPrintable(notesOf(*read)));
}

void tst_textfile::asks_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("part");
    QTest::addColumn<QString>("first");  // an answer and what is read then
    QTest::addColumn<QString>("firstValues");
    QTest::addColumn<QString>("second");
    QTest::addColumn<QString>("secondValues");
    const auto add = [](const char* row, const char* text, const char* name, const char* part, const char* first, const char* firstValues,
                        const char* second, const char* secondValues) {
        QTest::addRow("%s", row) << QByteArray(text) << QString::fromLatin1(name) << QString::fromLatin1(part) << QString::fromLatin1(first)
                                 << QString::fromLatin1(firstValues) << QString::fromLatin1(second) << QString::fromLatin1(secondValues);
    };
    add("cells or a decimal comma", "1,5\n2,25", "", "the cells 1 and 5 (decimal point) or as the number 1.5 (decimal comma)", "point",
        "1 5;2 25", "comma", "1.5;2.25");
    add("a zero that no whole number starts with", "1,05\n2,5", "a.csv", "\"1,05\" can be read", "point", "1 5;2 5", "comma", "1.05;2.5");
    add("decimal comma or group", "\"1,234\",\"5,678\"", "a.csv", "as 1.234 (decimal comma) or as 1234", "point", "1234 5678", "comma",
        "1.234 5.678");
    add("decimal point or group", "1.234;5.678", "a.csv", "as 1.234 (decimal point) or as 1234", "point", "1.234 5.678", "comma",
        "1234 5678");
    add("point here, comma there", "1.5;2,345", "a.csv", "\"2,345\" in row 1 column 2", "point", "1.5 2345", "", "");
    add("comma here, point there", "1,5;2.345", "a.csv", "\"2.345\" in row 1 column 2", "comma", "1.5 2345", "", "");
    add("numbers above decimals", "0,1\n0.5,1.5\n2.5,3.5", "a.csv", "names (a 2x2 matrix) or numbers (3x2)", "yes", "0.5 1.5;2.5 3.5", "no",
        "0 1;0.5 1.5;2.5 3.5");
    add("Markdown with numbers for names", "| 1 | 2 |\n|---|---|\n| 3 | 4 |", "a.md", "names (a 1x2 matrix) or numbers (2x2)", "yes", "3 4",
        "no", "1 2;3 4");
    add("numbers as names on two sides", ",0,1\n0,0.5,1.5\n1,2.5,3.5", "a.csv", "a 2x2 matrix", "yes", "0.5 1.5;2.5 3.5", "", "");
}

void tst_textfile::asks()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QString, name);
    QFETCH(const QString, part);
    QFETCH(const QString, first);
    QFETCH(const QString, firstValues);
    QFETCH(const QString, second);
    QFETCH(const QString, secondValues);
    const Result<ReadMatrix> read = readHeld(text, name);
    QVERIFY(!read);
    QVERIFY2(questionOf(read.error()) != TextQuestion::None, qPrintable(told(read.error())));
    QVERIFY2(told(read.error()).contains(part), qPrintable(told(read.error())));
    const bool isDecimal = questionOf(read.error()) == TextQuestion::Decimal;
    QVERIFY(told(read.error()).contains(isDecimal ? u"--decimal point or --decimal comma"_s : u"--header yes"_s));
    const Result<ReadMatrix> one = readHeld(text, name, choicesOf(first));
    QVERIFY2(one, qPrintable(one ? QString() : told(one.error())));
    QCOMPARE(shown(one->numbers), shown(matrixOf(firstValues)));
    if (second.isEmpty())
        return;
    const Result<ReadMatrix> other = readHeld(text, name, choicesOf(second));
    QVERIFY2(other, qPrintable(other ? QString() : told(other.error())));
    QCOMPARE(shown(other->numbers), shown(matrixOf(secondValues)));
}

void tst_textfile::refuses_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("choices");
    QTest::addColumn<QString>("part");
    const auto add = [](const char* row, const QByteArray& text, const char* part, const char* choices = "") {
        QTest::addRow("%s", row) << text << QString::fromLatin1(choices) << QString::fromUtf8(part);
    };
    add("nothing", "", "the file is empty");
    add("blanks only", " \n\t\n", "only blanks");
    add("names only", "a,b\n", "names but no numbers");
    add("separators only", ",,\n,,\n", "no numbers");
    add("short row", "1,2,3\n4,5\n", "line 2: row 2 has 2 cells, row 1 has 3");
    add("short row below names and a comment", "# c\na,b,c\n1,2,3\n4,5\n", "line 4: row 2 has 2 cells, row 1 has 3");
    add("short row of a .csv with two columns", "a,b\n1,2\n3\n", "row 2 has 1 cells, row 1 has 2");
    add("names too many", "a b c d\n1 2 3\n", "the line of names has 4 cells, row 1 has 3");
    add("a title above", "My table\n1,2\n3,4\n", "the line of names has 1 cells");
    add("empty cell", "1,,2", "row 1 column 2 is empty");
    add("empty cell between tabs", "1\t\t2\n3\t4\t5", "row 1 column 2 is empty");
    add("blank line in one column", "1\n\n2\n", "line 2: the blank line between the rows can be a missing number");
    add("word in the first row", "1,NA\n2,3", "row 1 column 2 is \"NA\"");
    add("words for no value in the first row", "NA,null\n2,3", "2 cells are not numbers");
    add("many bad cells", "1,a\n2,b\n3,c\n4,d\n5,e\n6,f\n7,g", "7 cells are not numbers: row 1 column 2 is \"a\"");
    add("percent", "5%;2", "\"5%\", which is not a number");
    add("currency", "$5;2", "\"$5\"");
    add("complex", "1+2j 3", "\"1+2j\"");
    add("hexadecimal", "0x1p3 3", "\"0x1p3\"");
    add("date", "2020-01-01;1", "\"2020-01-01\"");
    add("formula", "=1+1;1\n2;3", "\"=1+1\"");
    add("overflow", "1e999;1", "row 1 column 1 is 1e999, beyond");
    add("uneven groups", "1,23,4.5;1", "\"1,23,4.5\"");
    add("groups behind the point", "1.234,567.8;1", "\"1.234,567.8\"");
    add("mixed marks", "1,5;2.5\n", "decimal points and decimal commas are mixed");
    add("point under a chosen comma", "1.5;2", "\"1.5\"", "comma");
    add("comma under a chosen point", "1,5;2", "\"1,5\"", "point");
    add("group or cells", "1,234.50", "the cells 1 and 234.50 or as the number 1234.50");
    add("names said to be none", "a;b\n1;2", "--header yes", "no");
    add("open quote", "1,2\n3,\"4\n5,6", "line 2: a quote is opened here and never closed");
    add("text behind a quote", "\"1\"5,2", "\"1\"5");
    add("doubled quotes in a number", "\"1\"\"5\",2", "not a number");
    add("lines in a cell", "\"1\n2\n3\",4", "row 1 column 1 holds 3 lines");
    add("NUL", QByteArray("1,2\n3,\0004", 8), "NUL");
    add("our own table with empty rows", "token,a,state\nx,1,ok\ny,,fully-masked\n", "row 2 (fully-masked)");
    add("elided", "array([[0., 1., ..., 8.],\n       [1., 2., ..., 3.]])", "were left out when this was printed");
    add("elided, printed", "[[0 1 2 ... 7 8 9]\n ...\n [1 2 3 ... 7 8 9]]", "were left out when this was printed");
    add("lists of different lengths", "[[1,2],[3]]", "row 2 has 1 cells, row 1 has 2");
    add("numbers beside lists", "[[1,2],3]", "side by side");
    add("null in a list", "[[1,null]]", "row 1 column 2 is \"null\"");
    add("empty cell in a list", "[[1,,2]]", "row 1 column 2 is empty");
    add("truth in a list", "[[1,True]]", "\"True\"");
    add("open bracket", "[[1,2],[3,4]", "never closed");
    add("wrong bracket", "[[1,2),[3,4]]", "closes no bracket");
    add("deep brackets", QByteArray(100'000, '['), "too deeply");
    add("empty lists", "[[],[]]", "no numbers");
    add("a stack", "[[[1,2],[3,4]],[[5,6],[7,8]]]", "a stack of 2 matrices");
    add("two statements", "A = [1 2; 3 4]\nB = [5 6]", "stands behind the matrix");
    add("transposed", "[1 2; 3 4]'", "stands behind the matrix");
    add("lines of a wrapped list", "[1 2\n 3 4]", "can be rows (MATLAB) or one row that was wrapped (NumPy)");
    add("an object", "{\"X\": [[1,2]]}", "an object with named members");
    add("Matrix Market", "%%MatrixMarket matrix coordinate real general\n3 3 1\n1 1 5.0\n", "Matrix Market");
    add("LaTeX, another environment", "\\begin{align}1\\end{align}", "\"align\" is not read");
    add("LaTeX, cut off", "\\begin{pmatrix}1 & 2", "cut off");
    add("Git LFS", "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n", "Git LFS pointer");
    add("web page", "<!DOCTYPE html><html><body>404</body></html>", "a web page (HTML) without a table");
    add("two tables", "<table><tr><td>1</td></tr></table><table></table>", "2 tables");
    add("nested tables", "<table><tr><td><table></table></td></tr></table>", "another table");
    add("script", "<html><script>1</script><table><tr><td>1</td></tr></table>", "a script");
    add("spanning cell", "<table><tr><td colspan=\"2\">1</td></tr></table>", "spans");
    for (const char* letter : {"&#x110000;", "&#0;", "&#xD800;", "&#xDFFF;", "&#;", "&#x;"})  // no letters: they stay as they are written
        add(letter, QByteArray("<table><tr><td>1</td><td>2") + letter + "</td></tr></table>",
            qPrintable(QStringLiteral("\"2%1\"").arg(QLatin1StringView(letter))));
    add("a letter of nobody's", "<table><tr><td>1</td><td>2&#xE000;</td></tr></table>", "\"2\xEE\x80\x80\"");
    add("two lines in HTML", "<table><tr><td>1<br>2</td></tr></table>", "holds two lines");
    add("prose", "It was a dark night.\nRain fell.\n", "the line of names has");
}

void tst_textfile::refuses()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QString, choices);
    QFETCH(const QString, part);
    const Result<ReadMatrix> read = readHeld(text, u"a.txt"_s, choicesOf(choices));
    QVERIFY2(!read, qPrintable(read ? shown(read->numbers) : QString()));
    QVERIFY2(told(read.error()).contains(part), qPrintable(told(read.error())));
    QVERIFY2(told(read.error()).contains(u"; "_s), qPrintable(told(read.error())));  // says what to try
    QCOMPARE(questionOf(read.error()), TextQuestion::None);
    QVERIFY(read.error().kind == ProblemKind::Data);
}

void tst_textfile::encodings_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("outcome");  // a column name, or a part of the refusal
    QTest::addRow("UTF-8") << QByteArray("größe;x\n1;2") << u"größe"_s;
    QTest::addRow("UTF-8 with mark") << QByteArray("\xEF\xBB\xBFgröße;x\n1;2") << u"größe"_s;
    QTest::addRow("Latin-1") << QByteArray("gr\xF6\xDF"
                                           "e;x\n1;2")
                             << u"größe"_s;
    QTest::addRow("Windows-1252") << QByteArray("\x80;x\n1;2") << u"€"_s;
    QTest::addRow("UTF-16 LE") << QByteArray("\xFF\xFE\xF6\0;\0x\0\n\0001\0;\0002\0", 16) << u"ö"_s;
    QTest::addRow("UTF-16 BE, surrogates") << QByteArray("\xFE\xFF\xD8\x3D\xDE\x00\0;\0x\0\n\0001\0;\0002", 18) << u"\U0001F600"_s;
    QTest::addRow("UTF-16 LE without mark") << QByteArray("y\0;\0x\0\n\0001\0;\0002\0", 14) << u"y"_s;
    QTest::addRow("UTF-32 LE") << QByteArray("\xFF\xFE\0\0\xF6\0\0\0;\0\0\0x\0\0\0\n\0\0\0001\0\0\0;\0\0\0002\0\0\0", 32) << u"ö"_s;
    QTest::addRow("UTF-32 BE") << QByteArray("\0\0\xFE\xFF\0\0\0\xF6\0\0\0;\0\0\0x\0\0\0\n\0\0\0001\0\0\0;\0\0\0002", 32) << u"ö"_s;
    QTest::addRow("end of file of DOS") << QByteArray("y;x\n1;2\n\x1A") << u"y"_s;
    QTest::addRow("UTF-16, odd length") << QByteArray("\xFF\xFE\x31\0;", 5) << u"byte 5: the file starts as UTF-16, but is damaged here"_s;
    QTest::addRow("UTF-16, half a pair") << QByteArray("\xFE\xFF\xD8\x3D\0;", 6) << u"byte 3"_s;
    QTest::addRow("UTF-16, second half alone") << QByteArray("\xFE\xFF\xDE\x00\0;", 6) << u"damaged"_s;
    QTest::addRow("UTF-32, cut off") << QByteArray("\xFF\xFE\0\0\x31\0\0", 7) << u"damaged"_s;
    QTest::addRow("UTF-32, beyond Unicode") << QByteArray("\xFF\xFE\0\0\0\0\0\x7F", 8) << u"damaged"_s;
    QTest::addRow("mark alone") << QByteArray("\xEF\xBB\xBF") << u"empty"_s;
}

void tst_textfile::encodings()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QString, outcome);
    const Result<ReadMatrix> read = readHeld(bytes, u"a.txt"_s);
    if (!read) {
        QVERIFY2(told(read.error()).contains(outcome), qPrintable(told(read.error())));
        return;
    }
    QCOMPARE(shown(read->numbers), u"1 2"_s);
    QCOMPARE(QString::fromStdString(read->columnNames.at(0)), outcome);
}

void tst_textfile::namesAreKept()
{
    const Result<ReadMatrix> read = readHeld("|   | a\\|b | '=c |\n|---|---|---|\n| '-x | 1 | 2 |\n| 'y | 3 | 4 |\n", u"a.md"_s);
    QVERIFY(read);
    QCOMPARE(shown(read->numbers), u"1 2;3 4"_s);
    QVERIFY((read->columnNames == std::vector<std::string>{"a|b", "=c"}));
    QVERIFY((read->rowNames == std::vector<std::string>{"-x", "'y"}));
}

void tst_textfile::choicesOfAReadingComeFirst()
{
    const auto file = openHeld("1,5\n2,25", "", choicesOf(u"comma"_s));
    QVERIFY(file);
    QVERIFY(((*file)->arrays().front().shape == std::vector<std::uint64_t>{2, 1}));
    QCOMPARE(shown((*file)->read(0)->numbers), u"1.5;2.25"_s);
    QCOMPARE(shown((*file)->read(0, choicesOf(u"point"_s))->numbers), u"1 5;2 25"_s);
    QVERIFY(!(*file)->read(1));
    ReadChoices slice;
    slice.slice = 1;
    QVERIFY(!(*file)->read(0, slice));
    slice.slice = 0;
    QVERIFY((*file)->read(0, slice));
    QCOMPARE(shown(readText("1\t2")->numbers), u"1 2"_s);
    QCOMPARE(questionOf(readText("1,2").error()), TextQuestion::Decimal);
}

void tst_textfile::blocksAndTransposition()
{
    const auto file = openHeld("n;a;b;c\nx;1;2;3\ny;4;5;6", "a.csv");
    QVERIFY(file);
    QCOMPARE(QString::fromStdString((*file)->arrays().front().type), u"text"_s);
    QCOMPARE(shown(*(*file)->readBlock(0, {0, 1, 2, 2})), u"2 3;5 6"_s);
    QVERIFY(!(*file)->readBlock(0, {0, 2, 1, 2}));
    QVERIFY(!(*file)->readBlock(0, {0, 0, -1, 1}));
    QVERIFY(!(*file)->readBlock(1, {0, 0, 1, 1}));
    ReadChoices choices;
    choices.transpose = true;
    const Result<ReadMatrix> read = (*file)->read(0, choices);
    QVERIFY(read);
    QCOMPARE(shown(read->numbers), u"1 4;2 5;3 6"_s);
    QVERIFY((read->columnNames == std::vector<std::string>{"x", "y"}));
    QVERIFY((read->rowNames == std::vector<std::string>{"a", "b", "c"}));
}

void tst_textfile::ourOwnNamesComeBack()
{
    const std::vector<std::string> names = {"=1+1", "+x",         "-y",     "@z", "'a", "'=1", "''+1",
                                            "a,b",  "say \"hi\"", "größer", "7",  "NA", "x\ty"};
    for (const char separator : {',', '\t'}) {
        std::string text = "token";
        for (const std::string& name : names)
            text += separator + delimitedField(guardedName(name), separator);
        for (const std::string& name : names) {
            text += "\n" + delimitedField(guardedName(name), separator);
            for (std::size_t i = 0; i < names.size(); ++i)
                text += separator + std::string("0.5");
        }
        const Result<ReadMatrix> read = readText(text);
        QVERIFY2(read, qPrintable(read ? QString() : told(read.error())));
        QCOMPARE(read->numbers.rows(), static_cast<Index>(names.size()));
        QVERIFY(read->columnNames == names);
        QVERIFY(read->rowNames == names);
    }
}

void tst_textfile::sizesAreLimited()
{
    const auto repeated = [](const QByteArray& part, int times) { return part.repeated(times); };
    constexpr int side = static_cast<int>(limits::side);
    QVERIFY(readHeld(repeated("1 ", side), {}));
    QVERIFY(readHeld(repeated("1\n", side), {}));
    const QByteArray tooBig[] = {repeated("1 ", side + 1),
                                 repeated("1\n", side + 1),
                                 repeated("1,", 3 * side),
                                 "[[" + repeated("1,", side + 1) + "]]",
                                 repeated("[1]\n", 3 * side),
                                 "<table><tr>" + repeated("<td>1", 2 * side) + "</table>",
                                 "\\begin{matrix}" + repeated("1 \\\\", 2 * side) + "\\end{matrix}"};
    for (const QByteArray& text : tooBig) {
        const Result<ReadMatrix> read = readHeld(text, {});
        QVERIFY(!read);
        QVERIFY2(told(read.error()).contains(QString::number(limits::side)), qPrintable(told(read.error())));
    }
    struct Endless : ByteSource {
        std::uint64_t size() const override { return std::uint64_t{1} << 50; }
        bool read(std::uint64_t, char*, std::size_t) const override { return false; }
    };
    const auto endless = openText(std::make_shared<Endless>(), "a.csv");
    QVERIFY(!endless);
    QVERIFY(told(endless.error()).contains(QString::number(limits::fileBytes)));
}

void tst_textfile::aLargeFileIsQuick()
{
    QByteArray line;
    for (int i = 0; i < 1000; ++i)
        line += (i == 0 ? "" : ",") + QByteArray::number(i * 0.123456789 - 50, 'g', 17);
    line += '\n';
    const QByteArray text = line.repeated(1000);
    QElapsedTimer timer;
    timer.start();
    const Result<ReadMatrix> read = readHeld(text, u"a.csv"_s);
    QVERIFY(read);
    QCOMPARE(read->numbers.size(), 1'000'000);
    const qint64 plain = timer.restart();
    const Result<ReadMatrix> one = readHeld(line.repeated(250), u"a.csv"_s);
    QVERIFY(one);
    QVERIFY2(plain < 20'000, qPrintable(QString::number(plain)));  // far above what it takes, far below what is not linear
}

AE_TEST(tst_textfile)
#include "tst_textfile.moc"
