// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/differences.h"

#include "attention/export.h"
#include "attention/samenumber.h"
#include "session/cellname.h"
#include "session/numbers.h"

#include <algorithm>
#include <functional>
#include <set>

namespace ae {

namespace {

constexpr std::size_t kMostCells = 12;  ///< listed one by one, of a matrix
constexpr std::size_t kMostNames = 20;
constexpr std::size_t kMostText = 120;  ///< bytes of a text cell

using Differences = std::vector<Difference>;

std::string shapeText(const Matrix& matrix)
{
    return std::to_string(matrix.rows()) + " × " + std::to_string(matrix.cols());
}

/// Two lists without what they have in common at their starts and ends.
struct Middle {
    std::size_t first = 0;
    std::size_t endBefore = 0;
    std::size_t endAfter = 0;

    std::size_t rows() const { return std::max(endBefore, endAfter) - first; }
};

template <class T> Middle middleOf(const std::vector<T>& before, const std::vector<T>& after)
{
    Middle middle{0, before.size(), after.size()};
    while (middle.first < std::min(middle.endBefore, middle.endAfter) && before[middle.first] == after[middle.first])
        ++middle.first;
    while (middle.endBefore > middle.first && middle.endAfter > middle.first
           && before[middle.endBefore - 1] == after[middle.endAfter - 1]) {
        --middle.endBefore;
        --middle.endAfter;
    }
    return middle;
}

/// What the rows of a list are called; %1 is the position counted from 1, or how many are not listed.
struct ListTexts {
    const char* count;
    const char* row;
    const char* more;
};

/// `shown` gets an entry and the one in its place on the other side, if there is one.
template <class T> using Shown = std::function<std::string(const T& entry, const T* other)>;

template <class T>
void addList(Differences& rows, const std::vector<T>& before, const std::vector<T>& after, const ListTexts& texts, const Shown<T>& shown)
{
    if (before.size() != after.size())
        rows.push_back({texts.count, {}, std::to_string(before.size()), std::to_string(after.size())});
    const Middle middle = middleOf(before, after);
    for (std::size_t i = 0; i < std::min(middle.rows(), kMostNames); ++i) {
        const std::size_t at = middle.first + i;
        const T* left = at < middle.endBefore ? &before[at] : nullptr;
        const T* right = at < middle.endAfter ? &after[at] : nullptr;
        rows.push_back({texts.row, {std::to_string(at + 1)}, left ? shown(*left, right) : "", right ? shown(*right, left) : ""});
    }
    if (middle.rows() > kMostNames)
        rows.push_back({texts.more, {std::to_string(middle.rows() - kMostNames)}, "…", "…"});
}

void addCells(Differences& rows, const std::string& step, const Matrix& before, const Matrix& after, const SessionState& names)
{
    // cellName() asks a session for names, whatever else is in it
    Session named;
    named.tokens = names.tokens;
    named.features = names.features;
    std::size_t changed = 0;
    for (Index row = 0; row < std::min(before.rows(), after.rows()); ++row) {
        for (Index column = 0; column < std::min(before.cols(), after.cols()); ++column) {
            if (isSameNumber(before(row, column), after(row, column)) || ++changed > kMostCells)
                continue;
            const std::string name = cellName(CellRef{step, 0, row, column}, named);
            rows.push_back({"%1", {name}, numberText(before(row, column)), numberText(after(row, column))});
        }
    }
    if (changed > kMostCells)
        rows.push_back({AE_TR("ae", "%1: %2 more numbers"), {step, std::to_string(changed - kMostCells)}, "…", "…"});
}

void addMatrices(Differences& rows, const SessionState& before, const SessionState& after)
{
    std::set<std::string> steps;
    for (const Inputs* inputs : {&before.matrices, &after.matrices}) {
        for (const auto& entry : *inputs)
            steps.insert(entry.first);
    }
    for (const std::string& step : steps) {
        const auto left = before.matrices.find(step);
        const auto right = after.matrices.find(step);
        const bool hasBoth = left != before.matrices.end() && right != after.matrices.end();
        if (!hasBoth || shapeOf(left->second) != shapeOf(right->second)) {
            rows.push_back({AE_TR("ae", "%1: rows × columns"),
                            {step},
                            left == before.matrices.end() ? std::string() : shapeText(left->second),
                            right == after.matrices.end() ? std::string() : shapeText(right->second)});
        }
        if (hasBoth)
            addCells(rows, step, left->second, right->second, before);
    }
}

std::string rotaryText(const Rotary& rotary)
{
    if (!rotary.isOn())
        return {};
    return rotary.convention + ", " + numberText(rotary.base) + (rotary.width == 0 ? "" : ", " + std::to_string(rotary.width));
}

std::string bitsText(const MaskBits& bits)
{
    return std::to_string(bits.cast<Index>().sum()) + " / " + std::to_string(bits.size());
}

void addOptions(Differences& rows, const Options& before, const Options& after)
{
    const auto add = [&rows](const char* what, const std::string& left, const std::string& right, bool differs) {
        if (differs)
            rows.push_back({what, {}, left, right});
    };
    add(AE_TR("ae", "Scale exponent"), numberText(before.scaleExponent), numberText(after.scaleExponent),
        before.scaleExponent != after.scaleExponent);
    add(AE_TR("ae", "Temperature"), numberText(before.temperature), numberText(after.temperature), before.temperature != after.temperature);
    add(AE_TR("ae", "Mask"), before.mask, after.mask, before.mask != after.mask);
    const bool hasSameBits =
        before.allowed.rows() == after.allowed.rows() && before.allowed.cols() == after.allowed.cols() && before.allowed == after.allowed;
    add(AE_TR("ae", "Painted mask: allowed pairs"), bitsText(before.allowed), bitsText(after.allowed), !hasSameBits);
    add(AE_TR("ae", "Rotary positions"), rotaryText(before.rotary), rotaryText(after.rotary), before.rotary != after.rotary);
}

/// Where the line begins in which two texts begin to differ.
std::size_t firstChange(const std::string& text, const std::string& other)
{
    const auto [at, ignored] = std::mismatch(text.begin(), text.end(), other.begin(), other.end());
    const std::size_t end = text.rfind('\n', static_cast<std::size_t>(at - text.begin()) - (at == text.begin() ? 0 : 1));
    return at == text.begin() || end == std::string::npos ? 0 : end + 1;
}

std::string shortened(const std::string& text)
{
    if (text.size() <= kMostText)
        return text;
    std::size_t end = kMostText;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80)
        --end;  // not in the middle of a code point
    return text.substr(0, end) + "…";
}

std::string cellText(const NotebookCell& cell, const NotebookCell* other)
{
    if (cell.kind != textCellKind)
        return cell.kind;
    const bool isLong = other && other->kind == textCellKind && cell.markdown.size() > kMostText;
    const std::size_t start = isLong ? firstChange(cell.markdown, other->markdown) : 0;
    const std::string text = shortened(cell.markdown.substr(start));
    return start == 0 || text.empty() ? text : "… " + text;
}

}  // namespace

std::vector<Difference> differencesOf(const SessionState& before, const SessionState& after)
{
    Differences rows;
    const Shown<std::string> asItIs = [](const std::string& name, const std::string*) { return name; };
    addList(rows, before.tokens, after.tokens, {AE_TR("ae", "Number of tokens"), AE_TR("ae", "Token %1"), AE_TR("ae", "%1 more tokens")},
            asItIs);
    addList(rows, before.features, after.features,
            {AE_TR("ae", "Number of named features"), AE_TR("ae", "Feature %1"), AE_TR("ae", "%1 more features")}, asItIs);
    addMatrices(rows, before, after);
    addOptions(rows, before.options, after.options);
    return rows;
}

std::vector<Difference> differencesOf(const Session& before, const Session& after)
{
    Differences rows;
    if (before.title != after.title)
        rows.push_back({AE_TR("ae", "Title"), {}, before.title, after.title});
    const SessionState& left = before;
    const SessionState& right = after;
    Differences ofState = differencesOf(left, right);
    std::ranges::move(ofState, std::back_inserter(rows));
    const Shown<NotebookCell> shownCell = cellText;
    addList(rows, before.notebook, after.notebook,
            {AE_TR("ae", "Cells of the notebook"), AE_TR("ae", "Cell %1 of the notebook"), AE_TR("ae", "%1 more cells of the notebook")},
            shownCell);
    const auto names = [](const Session& session) {
        std::string all;
        for (const Baseline& baseline : session.baselines)
            all += (all.empty() ? "" : ", ") + baseline.name;
        return all;
    };
    if (names(before) != names(after))
        rows.push_back({AE_TR("ae", "Pinned states"), {}, names(before), names(after)});
    if (before.worksheet != after.worksheet) {
        rows.push_back({AE_TR("ae", "Blank cells of the worksheet"),
                        {},
                        std::to_string(before.worksheet.blanks.size()),
                        std::to_string(after.worksheet.blanks.size())});
    }
    // what has no row of its own: the content of a pinned state, members of later versions
    if (rows.empty() && !isSameDocument(before, after))
        rows.push_back({AE_TR("ae", "Parts that this table does not show"), {}, "…", "…"});
    return rows;
}

}  // namespace ae
