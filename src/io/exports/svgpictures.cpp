// SPDX-FileCopyrightText: The Attention Explorer authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/exports/svgpictures.h"

#include "io/exports/plaintext.h"
#include "io/exports/reporttable.h"
#include "io/reason.h"
#include "session/jsontext.h"
#include "session/numbers.h"

#include <algorithm>
#include <cmath>

namespace ae {

namespace {

constexpr Index kMostKeys = 48;
constexpr Index kMostWithNumbers = 12;
constexpr std::size_t kNameLength = 14;
constexpr double kLegend = 100;  // width
constexpr double kLetter = 8;  // generous width of one
constexpr double kStrong = 0.8;  // up to this weight black can be read on its colour (contrast 4.5), above it white

std::string number(double value)
{
    return numberText(std::round(value * 100) / 100);
}

std::string textAt(double x, double y, std::string_view anchor, std::string_view text, std::string_view more = {})
{
    std::string element = "<text x=\"" + number(x) + "\" y=\"" + number(y) + "\" text-anchor=\"" + std::string(anchor) + "\"";
    return element.append(more) + ">" + xmlText(text) + "</text>\n";
}

std::string nameAt(double x, double y, std::string_view anchor, std::string_view name, std::string_view more = {})
{
    return textAt(x, y, anchor, shortened(name, kNameLength), more);
}

std::string turned(double x, double y)
{
    return " transform=\"rotate(-90 " + number(x) + " " + number(y) + ")\"";
}

std::string rectangle(double x, double y, double width, double height, const std::string& fill, std::string_view more = {})
{
    std::string element = "<rect x=\"" + number(x) + "\" y=\"" + number(y) + "\" width=\"" + number(width) + "\" height=\"" + number(height)
        + "\" fill=\"" + fill + "\"";
    return element.append(more) + "/>";
}

/// In the colour of weights; the class is for pages that have a colour of their own for it.
std::string weightRectangle(double x, double y, double width, double height, std::string_view more = {})
{
    return rectangle(x, y, width, height, "#6b3fa0", std::string(" class=\"weight\"").append(more));
}

/// Everything before the picture itself: size, title and description, the hatching, the ground.
std::string opening(const SvgLook& look, double width, double height, const std::string& title, const std::string& description)
{
    const std::string id = xmlText(look.id);
    std::string svg = "<svg";
    if (look.standsAlone)
        svg += " xmlns=\"http://www.w3.org/2000/svg\"";
    svg += " viewBox=\"0 0 " + number(width) + " " + number(height) + "\" width=\"" + number(width) + "\" height=\"" + number(height)
        + "\" role=\"img\" aria-labelledby=\"" + id + "-title " + id + "-desc\" font-family=\"sans-serif\" font-size=\"12\" fill=\""
        + look.ink + "\">\n";
    svg +=
        "<title id=\"" + id + "-title\">" + xmlText(title) + "</title>\n<desc id=\"" + id + "-desc\">" + xmlText(description) + "</desc>\n";
    svg += "<defs><pattern id=\"" + id
        + "-hatched\" width=\"6\" height=\"6\" patternUnits=\"userSpaceOnUse\" patternTransform=\"rotate(45)\">"
        + "<line x1=\"0\" y1=\"0\" x2=\"0\" y2=\"6\" stroke=\"" + look.ink + "\" stroke-opacity=\"0.5\"/></pattern></defs>\n";
    return svg + rectangle(0, 0, width, height, look.paper) + "\n";
}

double lengthOf(std::string_view text)
{
    return static_cast<double>(codePoints(text));
}

/// Room for the longest of the names as they are shown.
double widthOf(const std::vector<std::string>& names)
{
    std::size_t longest = 0;
    for (const std::string& name : names)
        longest = std::max(longest, std::min(codePoints(name), kNameLength + 1));
    return kLetter * static_cast<double>(std::max<std::size_t>(longest, 3));
}

std::string hatched(const SvgLook& look)
{
    return "url(#" + xmlText(look.id) + "-hatched)";
}

/// The heat map with its measures in pixels.
class HeatMap {
public:
    HeatMap(const Results& results, const Graph::Node& node, const SvgLook& look)
        : m_results(results), m_table(reportTable(results, node, PageSize{kMostKeys, kMostKeys})), m_look(look),
          m_hasNumbers(m_table.columns() <= kMostWithNumbers), m_cell(m_hasNumbers ? 34 : 16)
    {
    }

    std::string svg() const
    {
        const double width = std::max(x(m_table.columns()) + right(), left() + kLegend + kLetter * lengthOf(m_table.cutNote));
        const double height = top() + m_cell * static_cast<double>(m_table.rows()) + 40;
        std::string svg = opening(m_look, std::max(width, 320.0), height, title(), description());
        svg += names();
        for (Index i = 0; i < m_table.rows(); ++i) {
            for (Index j = 0; j < m_table.columns(); ++j)
                svg += cell(i, j);
            if (const RowState state = stateOf(i); state != RowState::Ok)
                svg += textAt(x(m_table.columns()) + 6, y(i) + m_cell / 2 + 4, "start", wordsOf(state));
        }
        return svg + legend(height - 22) + "</svg>\n";
    }

private:
    double left() const { return widthOf(m_table.rowNames) + 30; }
    double top() const { return widthOf(m_table.columnNames) + 30; }
    double right() const
    {
        double longest = 1;
        for (Index row = 0; row < m_table.rows(); ++row) {
            if (stateOf(row) != RowState::Ok)
                longest = std::max(longest, lengthOf(wordsOf(stateOf(row))));
        }
        return 12 + kLetter * longest;
    }
    RowState stateOf(Index row) const { return m_results.evaluation.rows()[static_cast<std::size_t>(row)].state; }
    double x(Index column) const { return left() + m_cell * static_cast<double>(column); }
    double y(Index row) const { return top() + m_cell * static_cast<double>(row); }

    std::string title() const { return std::string(m_table.node->spec->title) + ", " + shapeText(m_table.node->shape); }

    std::string description() const
    {
        std::string text =
            "Rows are queries, columns are keys. The stronger the colour, the larger the weight, from 0 to 1; what is hidden is hatched.";
        if (!m_table.cutNote.empty())
            text += " " + m_table.cutNote + ".";
        for (Index row = 0; row < m_table.rows() && m_table.hasRemarks; ++row) {
            const auto i = static_cast<std::size_t>(row);
            if (!m_table.remarks[i].empty())
                text += " Row " + std::to_string(row) + ", " + m_table.rowNames[i] + ": " + m_table.remarks[i] + ".";
        }
        return text;
    }

    std::string names() const
    {
        const double middle = m_cell / 2;
        std::string svg = textAt(x(0), 14, "start", "key (column)", " font-weight=\"bold\"")
            + textAt(14, y(0), "end", "query (row)", std::string(" font-weight=\"bold\"") + turned(14, y(0)));
        for (Index j = 0; j < m_table.columns(); ++j)
            svg += nameAt(x(j) + middle + 4, top() - 6, "start", m_table.columnNames[static_cast<std::size_t>(j)],
                          turned(x(j) + middle + 4, top() - 6));
        for (Index i = 0; i < m_table.rows(); ++i)
            svg += nameAt(left() - 6, y(i) + middle + 4, "end", m_table.rowNames[static_cast<std::size_t>(i)]);
        return svg;
    }

    std::string cell(Index i, Index j) const
    {
        const auto row = static_cast<std::size_t>(i);
        const bool isHidden = !m_results.evaluation.allowed().allows(i, j);
        const bool hasNumber = !m_table.isRowEmpty(i) && !isHidden;
        const double weight = hasNumber ? m_table.value(i, j) : 0;
        const std::string said = hasNumber ? numberText(weight) : isHidden ? "hidden" : m_table.remarks[row];
        std::string svg = "<g><title>"
            + xmlText(m_table.rowNames[row] + ", " + m_table.columnNames[static_cast<std::size_t>(j)] + ": " + said) + "</title>";
        svg += hasNumber ? weightRectangle(x(j), y(i), m_cell, m_cell, " fill-opacity=\"" + number(weight) + "\"" + frame())
                         : rectangle(x(j), y(i), m_cell, m_cell, hatched(m_look), frame());
        if (hasNumber && m_hasNumbers)
            svg += textAt(x(j) + m_cell / 2, y(i) + m_cell / 2 + 4, "middle", shownText(weight, 2),
                          weight > kStrong ? " fill=\"#ffffff\"" : "");
        return svg + "</g>\n";
    }

    std::string frame() const { return " stroke=\"" + m_look.ink + "\" stroke-opacity=\"0.25\""; }

    std::string legend(double atY) const
    {
        std::string svg = textAt(left() - 6, atY + 11, "end", "0");
        for (int i = 0; i < 5; ++i)
            svg += weightRectangle(left() + 14 * i, atY, 14, 14, " fill-opacity=\"" + number(0.25 * i) + "\"" + frame());
        return svg + "\n" + textAt(left() + 76, atY + 11, "start", "1")
            + (m_table.cutNote.empty() ? std::string() : textAt(left() + kLegend, atY + 11, "start", m_table.cutNote));
    }

    const Results& m_results;
    ReportTable m_table;
    const SvgLook& m_look;
    bool m_hasNumbers;
    double m_cell;
};

}  // namespace

std::string heatMapSvg(const Results& results, const Graph::Node& node, const SvgLook& look)
{
    return HeatMap(results, node, look).svg();
}

std::string rowBarsSvg(const WorkedRow& worked, const SvgLook& look)
{
    constexpr double kBar = 18;
    constexpr double kWhole = 300;
    std::vector<std::string> names;
    for (const WorkedKey& key : worked.keys)
        names.push_back(key.name);
    const double left = widthOf(names) + 14;
    double width = left + kWhole + 80;
    const double axis = 42 + kBar * static_cast<double>(worked.keys.size());
    double height = axis + 8;
    std::string description = "A bar for each key, as long as its weight, from 0 to 1. The table of the row has the same numbers.";
    std::string notes;
    for (const std::string& note : {worked.cutNote(), worked.remark}) {
        if (note.empty())
            continue;
        description += " " + note + ".";
        height += kBar;
        notes += textAt(6, height - 8, "start", note);
        width = std::max(width, 6 + kLetter * lengthOf(note));
    }
    std::string svg = opening(look, width, height, "Weights of the query " + worked.name, description);
    svg += textAt(left - 6, 14, "end", "key", " font-weight=\"bold\"") + textAt(left, 14, "start", "weight", " font-weight=\"bold\"");
    double y = 24;
    for (const WorkedKey& key : worked.keys) {
        const bool hasNumber = worked.hasNumbers && key.isAllowed;
        svg += nameAt(left - 6, y + 13, "end", key.name);
        svg += hasNumber ? weightRectangle(left, y + 2, kWhole * key.weight, kBar - 4) + "\n"
                         : rectangle(left, y + 2, kWhole, kBar - 4, hatched(look)) + "\n";
        svg += textAt(left + 6 + (hasNumber ? kWhole * key.weight : kWhole), y + 13, "start",
                      hasNumber           ? shownText(key.weight, 3)
                          : key.isAllowed ? "no weight"
                                          : "hidden");
        y += kBar;
    }
    for (int tick = 0; tick <= 2; ++tick)
        svg += textAt(left + kWhole * 0.5 * tick, axis, "middle", number(0.5 * tick));
    return svg + notes + "</svg>\n";
}

}  // namespace ae
