// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/grammar.h"

#include "attention/export.h"
#include "session/jsontext.h"

#include <algorithm>
#include <array>

namespace ae {

namespace {

using namespace std::string_view_literals;

constexpr std::size_t longestWord = 40;

/// "line 4 column 7" of a byte; columns count characters.
std::string placeOf(std::string_view bytes, std::size_t position)
{
    const std::string_view before = bytes.substr(0, std::min(position, bytes.size()));
    const auto lines = std::count(before.begin(), before.end(), '\n');
    const std::size_t start = before.rfind('\n') + 1;  // 0 where there is none
    return "line " + std::to_string(lines + 1) + " column " + std::to_string(codePoints(before.substr(start)) + 1);
}

Problem problemAt(std::string where, const char* what, const char* advice, std::vector<std::string> arguments = {})
{
    return {ProblemKind::Data, std::move(where), what, advice, std::move(arguments)};
}

/// A format that is known by its first bytes.
struct Signature {
    std::string_view start;
    const char* what;
    const char* advice;
};

constexpr std::array signatures = {
    Signature{"\x93NUMPY"sv, AE_TR("ae", "this is a NumPy array (.npy), not a session"), AE_TR("ae", "import it; nothing was changed")},
    Signature{"PK\x03\x04"sv, AE_TR("ae", "this is a zip archive, perhaps NumPy's .npz, not a session"),
              AE_TR("ae", "import it; nothing was changed")},
    Signature{"\x1F\x8B"sv, AE_TR("ae", "this is compressed with gzip"), AE_TR("ae", "unpack it first; nothing was changed")},
    Signature{"version https://git-lfs"sv, AE_TR("ae", "this is only a pointer that Git LFS left in place of the file"),
              AE_TR("ae", "fetch the file itself with git lfs pull; nothing was changed")},
    Signature{"\xFF\xFE"sv, AE_TR("ae", "this text is UTF-16"), AE_TR("ae", "save it as UTF-8; nothing was changed")},
    Signature{"\xFE\xFF"sv, AE_TR("ae", "this text is UTF-16"), AE_TR("ae", "save it as UTF-8; nothing was changed")},
    Signature{"%PDF"sv, AE_TR("ae", "this is a PDF document, not a session"), AE_TR("ae", "choose another file; nothing was changed")},
    Signature{"<"sv, AE_TR("ae", "this is a web page or XML, not a session"), AE_TR("ae", "download the file itself; nothing was changed")},
};

/// The wrong byte of a text that is not JSON, with what stands around it.
struct Fault {
    std::string_view bytes = {};
    std::string_view message = {};  ///< of the JSON library
    std::size_t start = 0;  ///< where the wrong thing begins
    std::string_view word = {};  ///< the wrong thing
    bool isAtEnd = false;

    bool says(std::string_view part) const { return message.find(part) != std::string_view::npos; }
};

bool isWordByte(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '+' || c == '-' || c == '.' || c == '_';
}

bool isNonFiniteWord(const Fault& fault)
{
    std::string_view word = fault.word;
    if (word.starts_with('-') || word.starts_with('+'))
        word.remove_prefix(1);
    static constexpr std::array words = {"NaN"sv, "nan"sv, "NAN"sv, "Infinity"sv, "infinity"sv, "inf"sv, "Inf"sv, "INF"sv};
    return std::find(words.begin(), words.end(), word) != words.end();
}

bool isAfterComma(const Fault& fault)
{
    const std::size_t before = fault.bytes.substr(0, fault.start).find_last_not_of(" \t\r\n");
    return (fault.word == "]" || fault.word == "}") && before != std::string_view::npos && fault.bytes[before] == ',';
}

bool lacksComma(const Fault& fault)
{
    return fault.says("; expected ']'") || fault.says("; expected '}'");
}

struct GrammarRule {
    bool (*fits)(const Fault& fault);
    const char* what;
    const char* advice;
};

// the first that fits says what is wrong
constexpr std::array rules = {
    GrammarRule{[](const Fault& f) { return f.isAtEnd; }, AE_TR("ae", "the file ends in the middle"),
                AE_TR("ae", "a part of it is missing: use another copy; nothing was changed")},
    GrammarRule{isNonFiniteWord, AE_TR("ae", "found %1 without quotes"),
                AE_TR("ae", "write \"NaN\", \"Infinity\" or \"-Infinity\", with quotes; nothing was changed")},
    GrammarRule{[](const Fault& f) { return f.says("ill-formed UTF-8"); }, AE_TR("ae", "found a byte that is not UTF-8"),
                AE_TR("ae", "save the file as UTF-8; nothing was changed")},
    GrammarRule{[](const Fault& f) { return f.says("control character"); },
                AE_TR("ae", "found a line end or control character inside a text"),
                AE_TR("ae", "close the text with a quote, or write the character as \\n or \\u000a; nothing was changed")},
    GrammarRule{[](const Fault& f) { return f.says("invalid string"); }, AE_TR("ae", "found a \\ in a text that means nothing"),
                AE_TR("ae", "write \\\\ for a backslash itself; nothing was changed")},
    GrammarRule{[](const Fault& f) { return f.says("expected end of input"); }, AE_TR("ae", "found %1 behind the end of the session"),
                AE_TR("ae", "remove what stands behind the last bracket; nothing was changed")},
    GrammarRule{isAfterComma, AE_TR("ae", "found a comma before %1"), AE_TR("ae", "remove the comma; nothing was changed")},
    GrammarRule{lacksComma, AE_TR("ae", "found %1 where a comma or a closing bracket was expected"),
                AE_TR("ae", "put a comma between values, and write numbers with a decimal point; nothing was changed")},
    GrammarRule{[](const Fault& f) { return f.word == "/" || f.word == "#"; }, AE_TR("ae", "found a comment, which JSON does not have"),
                AE_TR("ae", "remove it, or write it into a text cell; nothing was changed")},
    GrammarRule{[](const Fault& f) { return f.word == "'"; }, AE_TR("ae", "found a single quote"),
                AE_TR("ae", "put texts into double quotes; nothing was changed")},
    GrammarRule{[](const Fault& f) { return f.says("object separator"); }, AE_TR("ae", "found %1 where a colon was expected"),
                AE_TR("ae", "write \"name\": value; nothing was changed")},
    GrammarRule{[](const Fault& f) { return f.says("object key"); }, AE_TR("ae", "found %1 where the name of a member was expected"),
                AE_TR("ae", "write \"name\": value, with quotes around the name; nothing was changed")},
    GrammarRule{[](const Fault& f) { return f.says("invalid number"); }, AE_TR("ae", "found %1, which is not how JSON writes a number"),
                AE_TR("ae", "write digits on both sides of the point; nothing was changed")},
    GrammarRule{[](const Fault&) { return true; }, AE_TR("ae", "found %1 where a value was expected"),
                AE_TR("ae", "write a number, a text in double quotes, a list or an object; nothing was changed")},
};

/// Where the text begins that ends with the quote at `closing`.
std::size_t openingQuote(std::string_view bytes, std::size_t closing)
{
    std::size_t quote = closing;
    while (quote > 0) {
        quote = bytes.substr(0, quote).rfind('"');
        if (quote == std::string_view::npos)
            return closing;
        std::size_t backslashes = 0;
        while (backslashes < quote && bytes[quote - 1 - backslashes] == '\\')
            ++backslashes;
        if (backslashes % 2 == 0)
            return quote;
    }
    return quote;
}

Fault faultOf(std::string_view bytes, const GrammarError& error)
{
    Fault fault{bytes, error.message};
    fault.isAtEnd = error.position > bytes.size() || error.position == 0;
    if (fault.isAtEnd) {
        fault.start = bytes.size();
        return fault;
    }
    fault.start = error.position - 1;
    std::size_t end = error.position;
    const bool isNumber = fault.says("invalid number");
    if (fault.says("unexpected string literal")) {
        fault.start = openingQuote(bytes, fault.start);
    } else if (!fault.says("invalid string") && (isNumber || isWordByte(bytes[fault.start]))) {
        while (fault.start > 0 && isWordByte(bytes[fault.start - 1]))
            --fault.start;
        end = isNumber ? fault.start : end;
        while (end < bytes.size() && isWordByte(bytes[end]))
            ++end;
    } else {
        end = fault.start;
        nextCodePoint(bytes, end);
    }
    fault.word = bytes.substr(fault.start, end - fault.start);
    return fault;
}

bool isAllNul(std::string_view bytes)
{
    return bytes.find_first_not_of('\0') == std::string_view::npos;
}

}  // namespace

std::optional<Problem> foreignContent(std::string_view bytes)
{
    if (bytes.find_first_not_of(" \t\r\n") == std::string_view::npos) {
        return problemAt("", bytes.empty() ? AE_TR("ae", "the file is empty") : AE_TR("ae", "the file holds nothing but blanks"),
                         AE_TR("ae", "a save that was cut off can leave that: look for a recovery copy; nothing was changed"));
    }
    if (isAllNul(bytes)) {
        return problemAt("", AE_TR("ae", "the file is damaged: it holds nothing but NUL bytes, %1 of them"),
                         AE_TR("ae", "a power cut can leave that: use another copy; nothing was changed"), {std::to_string(bytes.size())});
    }
    for (const Signature& signature : signatures) {
        if (bytes.starts_with(signature.start))
            return problemAt("", signature.what, signature.advice);
    }
    if (const std::size_t nul = bytes.find('\0'); nul != std::string_view::npos) {
        return problemAt(placeOf(bytes, nul), AE_TR("ae", "the file is damaged, or no text: found a NUL byte"),
                         AE_TR("ae", "use another copy; nothing was changed"));
    }
    return std::nullopt;
}

Problem grammarProblem(std::string_view bytes, const GrammarError& error)
{
    const Fault fault = faultOf(bytes, error);
    const auto* rule = std::find_if(rules.begin(), rules.end(), [&fault](const GrammarRule& r) { return r.fits(fault); });
    return problemAt(placeOf(bytes, fault.start), rule->what, rule->advice, {shortened(fault.word, longestWord)});
}

}  // namespace ae
