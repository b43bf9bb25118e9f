// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/lessonlines.h"

#include "attention/export.h"
#include "lessons/lessonreader.h"
#include "session/jsontext.h"

#include <algorithm>

namespace ae {

namespace {

bool isLetter(char c)
{
    return c >= 'a' && c <= 'z';
}

/// Quotes and lists that this line opens one in another.
int nestingOf(std::string_view line)
{
    int depth = 0;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const char c = line[i];
        const bool isMark = c == '>' || ((c == '-' || c == '*' || c == '+') && i + 1 < line.size() && line[i + 1] == ' ');
        if (isMark)
            ++depth;
        else if (c != ' ' && c != '\t')
            break;
    }
    return depth;
}

bool isControl(char c)
{
    const auto byte = static_cast<unsigned char>(c);
    return (byte < 0x20 && c != '\t') || byte == 0x7F;
}

/// Lines become pieces, one after the other.
class PieceReader {
public:
    explicit PieceReader(std::vector<Problem>& problems) : m_problems(problems) { }

    void read(std::string_view line)
    {
        ++m_line;
        if (line.ends_with('\r'))
            line.remove_suffix(1);
        if (!isUtf8(line))
            return problem(AE_TR("ae", "this line is not UTF-8"), AE_TR("ae", "save the file as UTF-8"));
        if (std::ranges::any_of(line, isControl))
            return problem(AE_TR("ae", "this line holds a control character"), AE_TR("ae", "write it anew without the character"));
        if (line.size() >= 2 && line[0] == '@' && isLetter(line[1]))
            return begin(line.substr(1));
        if (nestingOf(line) > limits::lessonNesting)
            return problem(AE_TR("ae", "lists and quotes are nested more than %1 deep"), AE_TR("ae", "nest them less"),
                           {std::to_string(limits::lessonNesting)});
        append(line.starts_with("\\@") ? line.substr(1) : line);
    }

    std::vector<LessonPiece> finish()
    {
        for (LessonPiece& piece : m_pieces) {
            std::string& text = piece.content.text;
            const auto first = text.begin() + static_cast<std::ptrdiff_t>(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
            piece.content.firstLine = piece.content.line + static_cast<int>(std::count(text.begin(), first, '\n'));
            text = trimmedText(text);
        }
        return std::move(m_pieces);
    }

private:
    void problem(const char* what, const char* advice, std::vector<std::string> arguments = {})
    {
        m_problems.push_back({ProblemKind::Data, lineWords(m_line), what, advice, std::move(arguments)});
    }

    void begin(std::string_view line)
    {
        const auto end = std::ranges::find_if_not(line, isLetter);
        const std::string name(line.begin(), end);
        const std::string_view rest = trimmedText(line.substr(name.size()));
        m_pieces.push_back({name, {std::string(rest), m_line, m_line}, rest.empty() ? 0 : 1});
    }

    void append(std::string_view line)
    {
        const bool isBlank = trimmedText(line).empty();
        if (m_pieces.empty()) {
            if (!isBlank && !m_isLost)
                problem(AE_TR("ae", "this text stands before the first directive"),
                        AE_TR("ae", "begin the file with @lesson and its title"));
            m_isLost = m_isLost || !isBlank;
            return;
        }
        LessonPiece& piece = m_pieces.back();
        piece.lines += isBlank ? 0 : 1;
        if (piece.content.text.size() > limits::lessonTextBytes)
            return;
        piece.content.text.append(1, '\n').append(line);
        if (piece.content.text.size() > limits::lessonTextBytes)
            problem(AE_TR("ae", "this text has more than %1 bytes"), AE_TR("ae", "make two steps of it"),
                    {std::to_string(limits::lessonTextBytes)});
    }

    std::vector<Problem>& m_problems;
    std::vector<LessonPiece> m_pieces;
    int m_line = 0;
    bool m_isLost = false;
};

}  // namespace

std::string_view trimmedText(std::string_view text)
{
    constexpr std::string_view blanks = " \t\r\n";
    const std::size_t first = text.find_first_not_of(blanks);
    return first == std::string_view::npos ? std::string_view() : text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

std::vector<LessonPiece> lessonPieces(std::string_view bytes, std::vector<Problem>& problems)
{
    const auto refuse = [&problems](const char* what, const char* advice, std::vector<std::string> arguments = {}) {
        problems.push_back({ProblemKind::Data, lineWords(1), what, advice, std::move(arguments)});
        return std::vector<LessonPiece>();
    };
    if (bytes.starts_with("\xEF\xBB\xBF"))
        bytes.remove_prefix(3);
    if (trimmedText(bytes).empty())
        return refuse(AE_TR("ae", "the file is empty"), AE_TR("ae", "begin it with @lesson and its title"));
    if (bytes.size() > limits::lessonBytes)
        return refuse(AE_TR("ae", "the file has %1 bytes, more than %2"), AE_TR("ae", "make two lessons of it"),
                      {std::to_string(bytes.size()), std::to_string(limits::lessonBytes)});
    if (bytes.find('\0') != std::string_view::npos)
        return refuse(AE_TR("ae", "the file holds bytes that are no text"), AE_TR("ae", "a lesson is a text file in UTF-8"));
    if (static_cast<std::size_t>(std::ranges::count(bytes, '\n')) > limits::lessonLines)
        return refuse(AE_TR("ae", "the file has more than %1 lines"), AE_TR("ae", "make two lessons of it"),
                      {std::to_string(limits::lessonLines)});
    PieceReader reader(problems);
    for (std::size_t begin = 0; begin <= bytes.size();) {
        const std::size_t end = std::min(bytes.find('\n', begin), bytes.size());
        reader.read(bytes.substr(begin, end - begin));
        begin = end + 1;
        if (problems.size() >= 1000)  // reading makes no more sense
            break;
    }
    return reader.finish();
}

}  // namespace ae
