// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/exports/latextext.h"

#include "io/exports/plaintext.h"
#include "io/exports/reporttable.h"
#include "session/jsontext.h"
#include "session/numbers.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace ae {

namespace {

struct Setting {
    char32_t c;
    std::string_view latex;
};

// In the order of the code points. Fonts of the first LaTeX (OT1) have all of these.
// clang-format off
constexpr auto settings = std::to_array<Setting>({
    {0xA0, "~"}, {0xA1, "{!`}"}, {0xA3, "\\pounds{}"}, {0xA7, "\\S{}"}, {0xA9, "\\copyright{}"}, {0xAB, "$\\ll$"},
    {0xAC, "$\\neg$"}, {0xB0, "${}^{\\circ}$"}, {0xB1, "$\\pm$"}, {0xB2, "${}^{2}$"}, {0xB3, "${}^{3}$"}, {0xB5, "$\\mu$"},
    {0xB6, "\\P{}"}, {0xB7, "$\\cdot$"}, {0xB9, "${}^{1}$"}, {0xBB, "$\\gg$"}, {0xBD, "$\\frac12$"}, {0xBF, "{?`}"},
    {0xC0, "\\`{A}"}, {0xC1, "\\'{A}"}, {0xC2, "\\^{A}"}, {0xC3, "\\~{A}"}, {0xC4, "\\\"{A}"}, {0xC5, "\\r{A}"}, {0xC6, "\\AE{}"},
    {0xC7, "\\c{C}"}, {0xC8, "\\`{E}"}, {0xC9, "\\'{E}"}, {0xCA, "\\^{E}"}, {0xCB, "\\\"{E}"}, {0xCC, "\\`{I}"}, {0xCD, "\\'{I}"},
    {0xCE, "\\^{I}"}, {0xCF, "\\\"{I}"}, {0xD1, "\\~{N}"}, {0xD2, "\\`{O}"}, {0xD3, "\\'{O}"}, {0xD4, "\\^{O}"}, {0xD5, "\\~{O}"},
    {0xD6, "\\\"{O}"}, {0xD7, "$\\times$"}, {0xD8, "\\O{}"}, {0xD9, "\\`{U}"}, {0xDA, "\\'{U}"}, {0xDB, "\\^{U}"},
    {0xDC, "\\\"{U}"}, {0xDD, "\\'{Y}"}, {0xDF, "\\ss{}"}, {0xE0, "\\`{a}"}, {0xE1, "\\'{a}"}, {0xE2, "\\^{a}"}, {0xE3, "\\~{a}"},
    {0xE4, "\\\"{a}"}, {0xE5, "\\r{a}"}, {0xE6, "\\ae{}"}, {0xE7, "\\c{c}"}, {0xE8, "\\`{e}"}, {0xE9, "\\'{e}"}, {0xEA, "\\^{e}"},
    {0xEB, "\\\"{e}"}, {0xEC, "\\`{\\i{}}"}, {0xED, "\\'{\\i{}}"}, {0xEE, "\\^{\\i{}}"}, {0xEF, "\\\"{\\i{}}"}, {0xF1, "\\~{n}"},
    {0xF2, "\\`{o}"}, {0xF3, "\\'{o}"}, {0xF4, "\\^{o}"}, {0xF5, "\\~{o}"}, {0xF6, "\\\"{o}"}, {0xF7, "$\\div$"}, {0xF8, "\\o{}"},
    {0xF9, "\\`{u}"}, {0xFA, "\\'{u}"}, {0xFB, "\\^{u}"}, {0xFC, "\\\"{u}"}, {0xFD, "\\'{y}"}, {0xFF, "\\\"{y}"},
    {0x100, "\\={A}"}, {0x101, "\\={a}"}, {0x102, "\\u{A}"}, {0x103, "\\u{a}"}, {0x106, "\\'{C}"}, {0x107, "\\'{c}"},
    {0x108, "\\^{C}"}, {0x109, "\\^{c}"}, {0x10A, "\\.{C}"}, {0x10B, "\\.{c}"}, {0x10C, "\\v{C}"}, {0x10D, "\\v{c}"},
    {0x10E, "\\v{D}"}, {0x10F, "\\v{d}"}, {0x112, "\\={E}"}, {0x113, "\\={e}"}, {0x114, "\\u{E}"}, {0x115, "\\u{e}"},
    {0x116, "\\.{E}"}, {0x117, "\\.{e}"}, {0x11A, "\\v{E}"}, {0x11B, "\\v{e}"}, {0x11C, "\\^{G}"}, {0x11D, "\\^{g}"},
    {0x11E, "\\u{G}"}, {0x11F, "\\u{g}"}, {0x120, "\\.{G}"}, {0x121, "\\.{g}"}, {0x122, "\\c{G}"}, {0x123, "\\c{g}"},
    {0x124, "\\^{H}"}, {0x125, "\\^{h}"}, {0x128, "\\~{I}"}, {0x129, "\\~{\\i{}}"}, {0x12A, "\\={I}"}, {0x12B, "\\={\\i{}}"},
    {0x12C, "\\u{I}"}, {0x12D, "\\u{\\i{}}"}, {0x130, "\\.{I}"}, {0x131, "\\i{}"}, {0x134, "\\^{J}"}, {0x135, "\\^{\\j{}}"},
    {0x136, "\\c{K}"}, {0x137, "\\c{k}"}, {0x139, "\\'{L}"}, {0x13A, "\\'{l}"}, {0x13B, "\\c{L}"}, {0x13C, "\\c{l}"},
    {0x13D, "\\v{L}"}, {0x13E, "\\v{l}"}, {0x141, "\\L{}"}, {0x142, "\\l{}"}, {0x143, "\\'{N}"}, {0x144, "\\'{n}"},
    {0x145, "\\c{N}"}, {0x146, "\\c{n}"}, {0x147, "\\v{N}"}, {0x148, "\\v{n}"}, {0x14C, "\\={O}"}, {0x14D, "\\={o}"},
    {0x14E, "\\u{O}"}, {0x14F, "\\u{o}"}, {0x150, "\\H{O}"}, {0x151, "\\H{o}"}, {0x152, "\\OE{}"}, {0x153, "\\oe{}"},
    {0x154, "\\'{R}"}, {0x155, "\\'{r}"}, {0x156, "\\c{R}"}, {0x157, "\\c{r}"}, {0x158, "\\v{R}"}, {0x159, "\\v{r}"},
    {0x15A, "\\'{S}"}, {0x15B, "\\'{s}"}, {0x15C, "\\^{S}"}, {0x15D, "\\^{s}"}, {0x15E, "\\c{S}"}, {0x15F, "\\c{s}"},
    {0x160, "\\v{S}"}, {0x161, "\\v{s}"}, {0x162, "\\c{T}"}, {0x163, "\\c{t}"}, {0x164, "\\v{T}"}, {0x165, "\\v{t}"},
    {0x168, "\\~{U}"}, {0x169, "\\~{u}"}, {0x16A, "\\={U}"}, {0x16B, "\\={u}"}, {0x16C, "\\u{U}"}, {0x16D, "\\u{u}"},
    {0x16E, "\\r{U}"}, {0x16F, "\\r{u}"}, {0x170, "\\H{U}"}, {0x171, "\\H{u}"}, {0x174, "\\^{W}"}, {0x175, "\\^{w}"},
    {0x176, "\\^{Y}"}, {0x177, "\\^{y}"}, {0x178, "\\\"{Y}"}, {0x179, "\\'{Z}"}, {0x17A, "\\'{z}"}, {0x17B, "\\.{Z}"},
    {0x17C, "\\.{z}"}, {0x17D, "\\v{Z}"}, {0x17E, "\\v{z}"}, {0x393, "$\\Gamma$"}, {0x394, "$\\Delta$"}, {0x398, "$\\Theta$"},
    {0x39B, "$\\Lambda$"}, {0x39E, "$\\Xi$"}, {0x3A0, "$\\Pi$"}, {0x3A3, "$\\Sigma$"}, {0x3A6, "$\\Phi$"}, {0x3A8, "$\\Psi$"},
    {0x3A9, "$\\Omega$"}, {0x3B1, "$\\alpha$"}, {0x3B2, "$\\beta$"}, {0x3B3, "$\\gamma$"}, {0x3B4, "$\\delta$"},
    {0x3B5, "$\\varepsilon$"}, {0x3B6, "$\\zeta$"}, {0x3B7, "$\\eta$"}, {0x3B8, "$\\theta$"}, {0x3B9, "$\\iota$"},
    {0x3BA, "$\\kappa$"}, {0x3BB, "$\\lambda$"}, {0x3BC, "$\\mu$"}, {0x3BD, "$\\nu$"}, {0x3BE, "$\\xi$"}, {0x3C0, "$\\pi$"},
    {0x3C1, "$\\rho$"}, {0x3C3, "$\\sigma$"}, {0x3C4, "$\\tau$"}, {0x3C5, "$\\upsilon$"}, {0x3C6, "$\\varphi$"},
    {0x3C7, "$\\chi$"}, {0x3C8, "$\\psi$"}, {0x3C9, "$\\omega$"}, {0x1D40, "${}^{\\top}$"}, {0x2013, "--"}, {0x2014, "---"},
    {0x2018, "{`}"}, {0x2019, "{'}"}, {0x201C, "``"}, {0x201D, "''"}, {0x201E, ",{},"}, {0x2020, "\\dag{}"},
    {0x2022, "$\\bullet$"}, {0x2026, "\\ldots{}"}, {0x2190, "$\\leftarrow$"}, {0x2192, "$\\to$"}, {0x2194, "$\\leftrightarrow$"},
    {0x21D2, "$\\Rightarrow$"}, {0x2202, "$\\partial$"}, {0x2208, "$\\in$"}, {0x2211, "$\\sum$"}, {0x2212, "$-$"},
    {0x221A, "$\\surd$"}, {0x221E, "$\\infty$"}, {0x2248, "$\\approx$"}, {0x2260, "$\\ne$"}, {0x2264, "$\\le$"},
    {0x2265, "$\\ge$"}, {0x27E8, "$\\langle$"}, {0x27E9, "$\\rangle$"}
});
// clang-format on

std::string_view asciiSetting(char c)
{
    switch (c) {
    case '\\':
        return "\\textbackslash{}";
    case '{':
        return "\\{";
    case '}':
        return "\\}";
    case '$':
        return "\\$";
    case '&':
        return "\\&";
    case '#':
        return "\\#";
    case '%':
        return "\\%";
    case '_':
        return "\\_";
    case '^':
        return "\\textasciicircum{}";
    case '~':
        return "\\textasciitilde{}";
    case '<':
        return "\\textless{}";
    case '>':
        return "\\textgreater{}";
    case '|':
        return "\\textbar{}";
    case '"':
        return "\\char34{}";
    case '`':
        return "\\textasciigrave{}";
    case '\'':
        return "{'}";
    case '-':
        return "{-}";
    case ',':
        return "{,}";
    case '[':
        return "\\lbrack{}";
    case ']':
        return "\\rbrack{}";
    case '*':
        return "{*}";
    default:
        return {};
    }
}

std::string setting(char32_t c, std::string_view bytes)
{
    if (c < 0x80) {
        const std::string_view known = asciiSetting(static_cast<char>(c));
        return std::string(known.empty() ? bytes : known);
    }
    const auto found =
        std::lower_bound(settings.begin(), settings.end(), c, [](const Setting& s, char32_t wanted) { return s.c < wanted; });
    if (found != settings.end() && found->c == c)
        return std::string(found->latex);
    std::array<char, 16> digits;
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), static_cast<std::uint32_t>(c), 16).ptr;
    std::string hexadecimal(digits.data(), end);
    std::transform(hexadecimal.begin(), hexadecimal.end(), hexadecimal.begin(),
                   [](char d) { return d >= 'a' ? static_cast<char>(d - 'a' + 'A') : d; });
    return "\\unicodechar{" + hexadecimal + "}";
}

/// "1.5e-07" as "1.5\cdot10^{-7}".
std::string withPower(std::string_view digits)
{
    const std::size_t e = digits.find('e');
    if (e == std::string_view::npos)
        return std::string(digits);
    std::string_view power = digits.substr(e + 1);
    const bool isNegative = power.starts_with('-');
    power.remove_prefix(std::min(power.find_first_not_of("+-0"), power.size() - 1));
    return std::string(digits.substr(0, e)) + "\\cdot10^{" + (isNegative ? "-" : "") + std::string(power) + "}";
}

std::string wordOrNumber(double value, std::string_view digits)
{
    if (std::isnan(value))
        return "\\mathrm{NaN}";
    if (std::isinf(value))
        return value > 0 ? "\\infty" : "-\\infty";
    return withPower(digits);
}

}  // namespace

std::string latexText(std::string_view text)
{
    const std::string plain = plainText(text);
    std::string latex;
    for (std::size_t position = 0; position < plain.size();) {
        const std::size_t start = position;
        if (const std::optional<char32_t> c = nextCodePoint(plain, position))
            latex += setting(*c, std::string_view(plain).substr(start, position - start));
    }
    return latex;
}

std::string_view latexUnicodeChar()
{
    return "\\ifdefined\\Uchar\\newcommand{\\unicodechar}[1]{\\Uchar\"#1 }%\n"
           "\\else\\newcommand{\\unicodechar}[1]{\\texttt{U+#1}}\\fi\n";
}

std::string latexNumber(double value)
{
    return wordOrNumber(value, numberText(value));
}

std::string latexRounded(double value, int decimals)
{
    return wordOrNumber(value, roundedText(value, decimals));
}

}  // namespace ae
