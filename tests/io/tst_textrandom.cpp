// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/numbers.h"
#include "testmain.h"
#include "textsource.h"

#include <QDir>
#include <QFile>
#include <QStringConverter>
#include <QTest>

#include <array>
#include <charconv>
#include <cmath>
#include <random>

using namespace ae;
using namespace ae::test;
using namespace Qt::StringLiterals;

/// Texts in drawn dialects come back bit for bit or are asked about; drawn bytes never do harm.
class tst_textrandom : public QObject {
    Q_OBJECT
private slots:
    void dialectsComeBack();
    void literalsComeBack();
    void changedTextsDoNoHarm();
    void drawnBytesDoNoHarm();
};

namespace {

using Random = std::mt19937_64;

std::size_t below(Random& random, std::size_t count)
{
    return static_cast<std::size_t>(random() % count);
}

/// How a table is written.
struct Dialect {
    std::string separator;
    std::string decimal;
    std::string group;  ///< between groups of three digits, "" for none
    std::string lineEnd;
    std::string minus;
    bool isQuoted = false;
    bool hasHeader = false;
    bool hasRowNames = false;
    bool isFixed = false;  ///< no exponents
    std::size_t encoding = 0;
};

std::string drawn(Random& random, std::initializer_list<const char*> choices)
{
    return *(choices.begin() + static_cast<std::ptrdiff_t>(below(random, choices.size())));
}

Dialect drawnDialect(Random& random)
{
    Dialect dialect;
    dialect.separator = drawn(random, {",", ";", "\t", "|", "  ", ", ", " ; "});
    dialect.decimal = drawn(random, {".", ","});
    dialect.lineEnd = drawn(random, {"\n", "\r\n", "\r"});
    dialect.minus = drawn(random, {"-", "-", "\u2212"});
    dialect.isQuoted = below(random, 3) == 0;
    dialect.isFixed = below(random, 2) == 0;
    if (dialect.isFixed) {
        dialect.group = drawn(random, {"", "", "\u00A0", "\u202F", "'", dialect.decimal == "." ? "," : "."});
    }
    dialect.hasHeader = below(random, 4) == 0;
    dialect.hasRowNames = below(random, 4) == 0;
    dialect.encoding = below(random, 5);
    // a comma in a number that a comma ends needs quotes
    const bool hasCommas = dialect.decimal == "," || dialect.group == ",";
    if (dialect.separator.starts_with(',') && hasCommas)
        dialect.isQuoted = true;
    return dialect;
}

double drawnNumber(Random& random, bool isFixed)
{
    const double signedUnit = std::uniform_real_distribution<double>(-1, 1)(random);
    switch (below(random, 5)) {
    case 0:
        return static_cast<double>(below(random, 2000)) - 1000;
    case 1:
        return std::round(signedUnit * 1e6) / 1000;
    case 2:
        return std::round(signedUnit * 1e9);
    case 3:
        return isFixed ? signedUnit * 1e5 : std::ldexp(signedUnit, static_cast<int>(below(random, 2000)) - 1000);
    default:
        return signedUnit;
    }
}

std::string grouped(const std::string& digits, const std::string& mark)
{
    std::string result;
    for (std::size_t i = 0; i < digits.size(); ++i) {
        if (i > 0 && (digits.size() - i) % 3 == 0)
            result += mark;
        result += digits[i];
    }
    return result;
}

std::string written(double value, const Dialect& dialect)
{
    std::string text = numberText(std::abs(value));
    if (dialect.isFixed) {
        std::array<char, 64> digits;
        text.assign(digits.data(),
                    std::to_chars(digits.data(), digits.data() + digits.size(), std::abs(value), std::chars_format::fixed).ptr);
    }
    const std::size_t end = std::min(text.find_first_of(".e"), text.size());
    std::string result = std::signbit(value) ? dialect.minus : std::string();
    result += grouped(text.substr(0, end), dialect.group);
    for (const char c : text.substr(end)) {
        if (c == '.')
            result += dialect.decimal;
        else if (c == '-')
            result += dialect.minus;
        else
            result += c;
    }
    return dialect.isQuoted ? "\"" + result + "\"" : result;
}

std::string writtenTable(const Matrix& matrix, const Dialect& dialect)
{
    std::string text;
    const auto addNames = [&] {
        for (Index j = 0; j < matrix.cols(); ++j)
            text += (j == 0 && !dialect.hasRowNames ? "" : dialect.separator) + "c" + std::to_string(j + 1);
        text += dialect.lineEnd;
    };
    if (dialect.hasHeader) {
        text += dialect.hasRowNames ? "name" : "";
        addNames();
    }
    for (Index i = 0; i < matrix.rows(); ++i) {
        text += dialect.hasRowNames ? "r" + std::to_string(i) : "";
        for (Index j = 0; j < matrix.cols(); ++j)
            text += (j == 0 && !dialect.hasRowNames ? "" : dialect.separator) + written(matrix(i, j), dialect);
        text += dialect.lineEnd;
    }
    return text;
}

std::string encoded(const std::string& utf8, std::size_t encoding)
{
    const QString text = QString::fromStdString(utf8);
    const auto bytes = [](QStringConverter::Encoding form, const QString& content) {
        QStringEncoder encoder(form, QStringConverter::Flag::WriteBom);
        return QByteArray(encoder(content)).toStdString();
    };
    switch (encoding) {
    case 1:
        return "\xEF\xBB\xBF" + utf8;
    case 2:
        return bytes(QStringConverter::Utf16LE, text);
    case 3:
        return bytes(QStringConverter::Utf16BE, text);
    case 4:
        return bytes(QStringConverter::Utf32LE, text);
    default:
        return utf8;
    }
}

/// Two statements: the order of two draws in one call is the compiler's.
Matrix drawnMatrix(Random& random, bool isFixed)
{
    const auto rows = static_cast<Index>(1 + below(random, 5));
    const auto columns = static_cast<Index>(1 + below(random, 5));
    Matrix matrix(rows, columns);
    for (Index i = 0; i < matrix.size(); ++i)
        matrix.data()[i] = drawnNumber(random, isFixed);
    return matrix;
}

std::string shownShape(const Matrix& matrix)
{
    return std::to_string(matrix.rows()) + "x" + std::to_string(matrix.cols());
}

/// Opens, reads and looks at a part: whatever happens, it is a value or a problem with words.
bool isHarmless(const std::string& content, Random& random)
{
    ReadChoices choices;
    if (below(random, 4) == 0)
        choices.decimal = below(random, 2) == 0 ? '.' : ',';
    if (below(random, 4) == 0)
        choices.hasHeader = below(random, 2) == 0;
    const auto file = openHeld(content, below(random, 2) == 0 ? "a.csv" : "", choices);
    if (!file)
        return !file.error().sentence().empty() && *file.error().advice != '\0';
    ReadChoices other;
    other.transpose = true;
    other.decimal = '.';
    static_cast<void>((*file)->read(0, other));
    const Result<ReadMatrix> read = (*file)->read(0);
    const std::vector<std::uint64_t>& shape = (*file)->arrays().front().shape;
    if (!read || read->numbers.size() == 0 || static_cast<std::uint64_t>(read->numbers.rows()) != shape[0])
        return false;
    const bool areNamed = read->columnNames.empty() || read->columnNames.size() == shape[1];
    return areNamed && (read->rowNames.empty() || read->rowNames.size() == shape[0]) && (*file)->readBlock(0, {0, 0, 1, 1}).isOk();
}

std::vector<std::string> sampleTexts()
{
    std::vector<std::string> texts;
    const QDir folder(QStringLiteral(AE_TEST_DATA "/cases/text"));
    for (const QString& name : folder.entryList(QDir::Files, QDir::Name)) {
        QFile file(folder.filePath(name));
        if (file.open(QIODevice::ReadOnly))
            texts.push_back(file.read(400).toStdString());
    }
    for (const char* text :
         {"A = [1 2; 3 4];", "np.array([[1, 2], [3, ...]])", "\\begin{tabular}{cc}1 & 2 \\\\ \\hline 3 & 4\\end{tabular}",
          "<table><tr><th>a</th><th colspan=1>b</th></tr><tr><td>&#49;</td><td>2</td></tr></table>",
          "token,a,state\nx,1,ok\ny,,fully-masked\n", "sep=;\n\"a\"\"b\";c\n1,5;2\n", "1.234,5;6\n7;8\n"})
        texts.emplace_back(text);
    return texts;
}

}  // namespace

void tst_textrandom::dialectsComeBack()
{
    Random random(20260);
    std::size_t readBack = 0;
    std::size_t asked = 0;
    for (int i = 0; i < 6000; ++i) {
        const Dialect dialect = drawnDialect(random);
        const Matrix matrix = drawnMatrix(random, dialect.isFixed);
        const std::string text = writtenTable(matrix, dialect);
        const bool isCsv = below(random, 2) == 0;
        const auto file = openHeld(encoded(text, dialect.encoding), isCsv ? "a.csv" : "a.txt");
        // lines of one number each with a comma, in a file whose name says that commas part its cells; a name and blanks before the
        // number look like a name with blanks in it
        const bool areNamesPart = dialect.hasRowNames && dialect.separator.find_first_not_of(' ') != std::string::npos;
        const bool isOneColumn = isCsv && matrix.cols() == 1 && !areNamesPart && text.find(',') != std::string::npos;
        if (!file) {
            const std::string sentence = file.error().sentence();
            const bool isAsked = questionOf(file.error()) != TextQuestion::None || sentence.find("can be read as") != std::string::npos;
            QVERIFY2(isAsked || (isOneColumn && sentence.starts_with("row ")), (text + "\n" + sentence).c_str());
            ++asked;
            continue;
        }
        const Result<ReadMatrix> read = (*file)->read(0);
        QVERIFY(read);
        const bool isSame = isBitwise(read->numbers, matrix);
        readBack += isSame ? 1 : 0;
        QVERIFY2(isSame || isOneColumn, (text + shownShape(read->numbers)).c_str());
    }
    QVERIFY2(readBack > 5000 && asked > 50, qPrintable(QString::number(readBack) + u' ' + QString::number(asked)));
}

void tst_textrandom::literalsComeBack()
{
    struct Form {
        const char *start, *rowStart, *between, *rowEnd, *rowBetween, *end;
    };
    constexpr Form forms[] = {{"[", "[", ", ", "]", ", ", "]"},
                              {"array([", "[", ", ", "]", ",\n       ", "], dtype=float64)"},
                              {"[", "[", "  ", "]", "\n ", "]\n"},
                              {"A = [", "", " ", "", "; ", "];"},
                              {"A = [", "", ", ", "", "\n", "];"},
                              {"{", "{", ",", "}", ",", "}"},
                              {"\\begin{bmatrix}", "", " & ", "", " \\\\\n", "\\end{bmatrix}"},
                              {"<table>", "<tr><td>", "</td><td>", "</td></tr>", "\n", "</table>"},
                              {"", "| ", " | ", " |", "\n", "\n"}};
    Random random(7);
    for (int i = 0; i < 3000; ++i) {
        const Form& form = forms[below(random, std::size(forms))];
        const Matrix matrix = drawnMatrix(random, false);
        std::string text = form.start;
        for (Index row = 0; row < matrix.rows(); ++row) {
            text += (row == 0 ? "" : form.rowBetween) + std::string(form.rowStart);
            for (Index column = 0; column < matrix.cols(); ++column)
                text += (column == 0 ? "" : form.between) + numberText(matrix(row, column));
            text += form.rowEnd;
        }
        text += form.end;
        const Result<ReadMatrix> read = readText(text);
        const bool isAsked = !read && questionOf(read.error()) != TextQuestion::None;
        QVERIFY2(read || isAsked, (text + "\n" + (read ? "" : read.error().sentence())).c_str());
        QVERIFY2(isAsked || isBitwise(read->numbers, matrix), text.c_str());
    }
}

void tst_textrandom::changedTextsDoNoHarm()
{
    const std::vector<std::string> texts = sampleTexts();
    QVERIFY(texts.size() > 30);
    Random random(99);
    constexpr std::string_view pieces = "0123456789,,..;;\t\t\n\n\r\"\"'|-+eEdD []{}()<>&\\#%=:nNaAiI\0\xFF\xFE\xEF\xE2\x88\x92\xC2\xA0";
    for (int i = 0; i < 20'000; ++i) {
        std::string text = texts[below(random, texts.size())];
        for (std::size_t change = 0; change <= below(random, 4) && !text.empty(); ++change) {
            const std::size_t place = below(random, text.size());
            const char piece = pieces[below(random, pieces.size())];
            switch (below(random, 4)) {
            case 0:
                text[place] = piece;
                break;
            case 1:
                text.insert(place, 1, piece);
                break;
            case 2:
                text.erase(place, 1 + below(random, 5));
                break;
            default:
                text += text.substr(place);
            }
        }
        QVERIFY2(isHarmless(text, random), text.c_str());
    }
}

void tst_textrandom::drawnBytesDoNoHarm()
{
    Random random(4);
    constexpr std::string_view letters = "01.,;\t\n\" |-<[{\\";
    for (int i = 0; i < 20'000; ++i) {
        std::string text(below(random, 60), '\0');
        const bool isText = below(random, 2) == 0;
        for (char& c : text)
            c = isText ? letters[below(random, letters.size())] : static_cast<char>(random() & 0xFF);
        QVERIFY2(isHarmless(text, random), text.c_str());
    }
}

AE_TEST(tst_textrandom)
#include "tst_textrandom.moc"
